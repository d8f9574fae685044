"""`fablewood play`: a game at the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys

from rich.console import Console

from fablewood.bots import BOTS
from fablewood.cli.asked import Commands, add_seats_and_options, options, read_text, seats, whole_number
from fablewood.core.record import Record
from fablewood.games import GAMES, find_game
from fablewood.terminal.play import Play
from fablewood.terminal.session import USUAL_OPPONENTS, Session, resume
from fablewood.terminal.shelf import kept_game

KEPT = ""
"""Not a file's name: the game kept last."""


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("play", parents=[spoken], help="play against bots at the terminal")
    first = next(iter(GAMES))
    command.add_argument("game", metavar="GAME", nargs="?", default=first, help=f"one of: {', '.join(GAMES)} ({first})")
    add_seats_and_options(command)
    command.add_argument("--seat", type=whole_number, default=1, metavar="N", help="where you sit (1)")
    command.add_argument("--seed", metavar="S", help="the same seed gives the same deal (default: by lot)")
    bots = f"one of: {', '.join(BOTS)} ({USUAL_OPPONENTS})"
    command.add_argument("--against", default=USUAL_OPPONENTS, metavar="BOT", help=bots)
    command.add_argument(
        "--resume",
        nargs="?",
        const=KEPT,
        metavar="FILE",
        help="go on with a saved game (the one kept last)",
    )
    command.set_defaults(run=play)


def play(asked: argparse.Namespace) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    Play(taken_up(asked.resume) if asked.resume is not None else new_session(asked), console, asked.lang).run()


def taken_up(path: str) -> Session:
    return resume(read_text(str(kept_game()) if path == KEPT else path))


def new_session(asked: argparse.Namespace) -> Session:
    setup = find_game(asked.game).setup(seats(asked), options(asked))
    seed = secrets.token_hex(8) if asked.seed is None else asked.seed
    return Session(Record(setup, seed=seed), asked.seat - 1, asked.against)
