"""`fablewood serve`: tables for people, on this machine or on many."""

from __future__ import annotations

import argparse

from fablewood.cli.asked import Commands, whole_number

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
        "--proxies", default="127.0.0.1", metavar="ADDRESSES", help="reverse proxies to be believed (127.0.0.1)"
    )
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> None:
    # Other commands start faster without the server's libraries.
    from fablewood.server.limits import Limits  # noqa: PLC0415
    from fablewood.server.serve import serve, usual_database  # noqa: PLC0415

    limits = Limits(thinking=max(0, asked.bots), connections=asked.connections)
    serve(
        asked.database or usual_database(), asked.host, asked.port, asked.lang, limits, asked.open, asked.quiet,
        asked.proxies,
    )  # fmt: skip
