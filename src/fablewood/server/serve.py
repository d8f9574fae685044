"""Runs a server: one process, until it is told to stop."""

from __future__ import annotations

import gc
import os
import socket
import webbrowser
from pathlib import Path
from threading import Timer

import uvicorn

from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message, say
from fablewood.server.app import Server
from fablewood.server.database import open_database, sqlite_url
from fablewood.server.journal import journal
from fablewood.server.limits import Limits
from fablewood.server.wire import LONGEST_FRAME

GRACE_SECONDS = 5
LARGEST_MESSAGE = 4 * LONGEST_FRAME
"""What is a little too large is answered; what is much too large closes the socket."""


def usual_database() -> str:
    home = os.environ.get("XDG_DATA_HOME")
    return sqlite_url((Path(home) if home else Path.home() / ".local" / "share") / "fablewood" / "tables.db")


def listen(host: str, port: int) -> socket.socket:
    """The socket; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        why = error.strerror or str(error)
        raise InvalidSetup(Refusal(Message("server-port", address=f"{host}:{port}", why=why))) from None
    return made


def serve(
    database: str, host: str, port: int, language: str, limits: Limits, open_page: bool, quiet: bool, proxies: str
) -> None:
    """Serve until Ctrl-C or SIGTERM. The database is looked at first: what is wrong with it is said at once."""
    open_database(database).dispose()
    sock = listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{sock.getsockname()[1]}/"
    print(say(Message("server-address", address=address), language), flush=True)
    print(say(Message("server-stop"), language), flush=True)
    journal.quiet = quiet
    server = Server(lambda: open_database(database), limits)
    if open_page:
        timer = Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    spare_the_collector()
    config = uvicorn.Config(
        server.app,
        log_level="error",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    uvicorn.Server(config).run([sock])


def spare_the_collector() -> None:
    """A server keeps many objects for long, and makes few circles of them: look for those seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
