"""Our server as it is measured: as people start it, but that one address may ask for as much as it likes."""

from __future__ import annotations

import sys

from fablewood.server.limits import Limits
from fablewood.server.serve import serve

UNLIMITED = Limits(
    frames=1e9, burst=10**9, requests=1e9, request_burst=10**9, new_tables=1e9, new_table_burst=10**9, connections=10**9
)

if __name__ == "__main__":
    serve(sys.argv[1], "127.0.0.1", 0, "en", UNLIMITED, open_page=False, quiet=True, proxies="127.0.0.1")
