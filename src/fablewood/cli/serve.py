"""`fablewood serve`: tables for people, on this machine or on many; `backup` and `restore` of all of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from fablewood.cli.asked import Commands, whole_number
from fablewood.core.text import Message, say

PORT = 8462


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("serve", parents=[spoken], help="serve tables and the page")
    command.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (a file of your own)")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    command.add_argument("--port", type=whole_number, default=PORT, metavar="N", help=f"0: any that is free ({PORT})")
    command.add_argument("--open", action="store_true", help="open the page")
    command.add_argument("--quiet", action="store_true", help="write down errors only")
    command.add_argument("--bots", type=whole_number, default=0, metavar="N", help="how many bots think at a time")
    command.add_argument(
        "--connections", type=whole_number, default=100, metavar="N", help="most for each address (100)"
    )
    command.add_argument(
        "--frames", type=whole_number, default=20, metavar="N", help="most a second for each connection (20)"
    )
    command.add_argument(
        "--proxies", default="127.0.0.1", metavar="ADDRESSES", help="reverse proxies to be believed (127.0.0.1)"
    )
    command.set_defaults(run=run)
    for name, work, words in (
        ("backup", run_backup, "write all tables of a server into a file, while it runs"),
        ("restore", run_restore, "read such a file into an empty database"),
    ):
        command = commands.add_parser(name, parents=[spoken], help=words)
        command.add_argument("file", metavar="FILE")
        command.add_argument("--database", metavar="URL", help="as for serve")
        command.set_defaults(run=work)


def run(asked: argparse.Namespace) -> None:
    # Other commands start faster without the server's libraries.
    from fablewood.server.limits import Limits  # noqa: PLC0415
    from fablewood.server.serve import serve, usual_database  # noqa: PLC0415

    frames = max(1, asked.frames)
    limits = Limits(thinking=max(0, asked.bots), connections=asked.connections, frames=frames, burst=3 * frames)
    serve(
        asked.database or usual_database(), asked.host, asked.port, asked.lang, limits, asked.open, asked.quiet,
        asked.proxies,
    )  # fmt: skip


def run_backup(asked: argparse.Namespace) -> None:
    from fablewood.server.backup import backup  # noqa: PLC0415
    from fablewood.server.database import open_database  # noqa: PLC0415
    from fablewood.server.serve import usual_database  # noqa: PLC0415

    found = backup(open_database(asked.database or usual_database()), Path(asked.file))
    print(say(Message("server-backed-up", path=asked.file, **found), asked.lang))


def run_restore(asked: argparse.Namespace) -> None:
    from fablewood.server.backup import restore  # noqa: PLC0415
    from fablewood.server.database import open_database  # noqa: PLC0415
    from fablewood.server.serve import usual_database  # noqa: PLC0415

    found = restore(open_database(asked.database or usual_database()), Path(asked.file))
    print(say(Message("server-restored", path=asked.file, **found), asked.lang))
