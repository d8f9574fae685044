"""`fablewood bench`: how fast, beside the programs people use today."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console

from fablewood.bench.run import run, table
from fablewood.cli.asked import Commands


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("bench", parents=[spoken], help="measure speed beside other programs")
    command.add_argument(
        "--rounds", type=int, default=7, metavar="N", help="how often each is measured; the best counts (7)"
    )
    command.add_argument("--json", metavar="FILE", help="write the figures down as well")
    command.set_defaults(run=bench)


def bench(asked: argparse.Namespace) -> None:
    if asked.json:
        Path(asked.json).touch()  # better to hear now than after the run that it can't be written
    made = run(max(1, asked.rounds))
    Console(width=130).print(table(made))
    if asked.json:
        Path(asked.json).write_text(json.dumps({"rows": [row.plain() for row in made]}, indent=2) + "\n", "utf-8")
