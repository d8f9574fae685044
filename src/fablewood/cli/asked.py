"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from fablewood.core.errors import InvalidPosition, InvalidRecord, InvalidSetup, Refusal
from fablewood.core.record import Record, read_records
from fablewood.core.text import Message
from fablewood.games import GAMES, find_game

Commands = argparse._SubParsersAction


def add_table(command: argparse.ArgumentParser) -> None:
    """What makes a table: `GAME --seats N --option NAME=VALUE`."""
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    add_seats_and_options(command)


def add_seats_and_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (default: as many as can)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def options(asked: argparse.Namespace) -> dict[str, object]:
    pairs = [text.partition("=") for text in asked.option]
    for name, sign, value in pairs:
        if not sign:
            raise InvalidSetup(Refusal(Message("command-option", found=name + value)))
    return {name: value for name, _, value in pairs}


def seats(asked: argparse.Namespace) -> int:
    return int(asked.seats) if asked.seats is not None else find_game(asked.game).seat_counts[-1]


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidSetup(Refusal(Message("command-not-text", path=path))) from None
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise InvalidSetup(Refusal(Message("command-file", path=path, why=why))) from None


def read_record_file(path: str) -> list[Record]:
    records = list(read_records(read_text(path), find_game))
    if not records:
        raise InvalidRecord(Refusal(Message("command-no-records", path=path)), 1, 1)
    return records


def read_json(path: str) -> object:
    try:
        return json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise InvalidPosition(Refusal(Message("command-not-json", path=path, why=str(error)))) from None
