"""`fablewood bots`."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from fablewood.bots import BOTS, installed
from fablewood.cli.asked import Commands
from fablewood.core.text import Message, say


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("bots", parents=[spoken], help="list the bots")
    command.set_defaults(run=list_bots)


def list_bots(asked: argparse.Namespace) -> None:
    console = Console(highlight=False)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan")
    for name in BOTS:
        table.add_row(name, say(Message(f"bot-{name}"), asked.lang))
    for name, origin in installed().items():
        table.add_row(name, say(Message("bot-installed", origin=origin), asked.lang))
    table.add_row("run:PROGRAM", say(Message("bot-program"), asked.lang))
    console.print(table)
    console.print(say(Message("bot-where"), asked.lang))
