"""`fablewood bench`: how fast, beside the programs people use today."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console

from fablewood.bench.page import page_rows
from fablewood.bench.run import run, table
from fablewood.bench.tables.run import table_rows
from fablewood.cli.asked import Commands, whole_number
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message

PARTS = ("rules", "tables", "page")


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("bench", parents=[spoken], help="measure speed beside other programs")
    command.add_argument(
        "--rounds", type=whole_number, default=7, metavar="N", help="how often each is measured; the best counts (7)"
    )
    command.add_argument(
        "--only", choices=PARTS, help="measure only this part: the rules, tables on a server, or the page"
    )
    command.add_argument("--json", metavar="FILE", help="write the figures down as well")
    command.set_defaults(run=bench)


def bench(asked: argparse.Namespace) -> None:
    if asked.json:
        check_writable(Path(asked.json))
    made = run(max(1, asked.rounds)) if asked.only in (None, "rules") else []
    made += table_rows() if asked.only in (None, "tables") else []
    made += page_rows() if asked.only in (None, "page") else []
    Console(width=130).print(table(made))
    if asked.json:
        Path(asked.json).write_text(json.dumps({"rows": [row.plain() for row in made]}, indent=2) + "\n", "utf-8")


def check_writable(path: Path) -> None:
    """Better to hear it now than after the run."""
    try:
        path.touch()
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise InvalidSetup(Refusal(Message("terminal-cannot-save", path=str(path), why=why))) from None
