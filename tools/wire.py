"""Prints the JSON Schema of everything that travels between the server and those who use it."""

import json

from fablewood.server.wire import schema

print(json.dumps(schema(), indent=2))
