"""`fablewood bench`: how fast, beside the programs people use today."""

from __future__ import annotations

import argparse

from fablewood.cli.asked import Commands


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("bench", parents=[spoken], help="measure speed beside other programs")
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> None:
    raise NotImplementedError
