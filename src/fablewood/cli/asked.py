"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from fablewood.core.errors import InvalidPosition, InvalidRecord, InvalidSetup, Refusal
from fablewood.core.record import Record, read_records, text_of
from fablewood.core.shape import read_json
from fablewood.core.text import Message, quoted
from fablewood.games import GAMES, find_game
from fablewood.games.hoard.cards import DeckList, read_deck
from fablewood.games.hoard.decks import base_deck, deck_value

Commands = argparse._SubParsersAction


def add_table(command: argparse.ArgumentParser) -> None:
    """What makes a table: `GAME --seats N --option NAME=VALUE`."""
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    add_seats_and_options(command)


def add_seats_and_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seats", type=whole_number, metavar="N", help="how many sit at the table (default: as many as can)"
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--deck", metavar="FILE", help="a deck of your own, for hoard (default: the base deck)")


def whole_number(text: str) -> int:
    """For argparse, which would say it with the name of a function."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"a whole number belongs here, not “{quoted(text, 40)}”")
    return int(text)


def from_one(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it has to be 1 or more, not {number}")
    return number


def options(asked: argparse.Namespace) -> dict[str, object]:
    """As records refuse it, what is set twice is refused: nobody can know which one was meant."""
    found: dict[str, object] = {} if asked.deck is None else {"deck": deck_value(read_deck_file(asked.deck))}
    for text in asked.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise InvalidSetup(Refusal(Message("command-option", found=text)))
        if name in found:
            raise InvalidSetup(Refusal(Message("record-option-twice", option=name)))
        found[name] = value
    return found


def seats(asked: argparse.Namespace) -> int:
    return int(asked.seats) if asked.seats is not None else find_game(asked.game).seat_counts[-1]


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = standard_input() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise InvalidSetup(Refusal(Message("command-file", path=path, why=why))) from None
    return text_of(data)


def standard_input() -> bytes:
    """Nothing, if whoever started us has closed it (`<&-`)."""
    return b"" if sys.stdin is None else sys.stdin.buffer.read()


def read_record_file(path: str) -> list[Record]:
    records = list(read_records(read_text(path), find_game))
    if not records:
        raise InvalidRecord(Refusal(Message("command-no-records", path=path)), 1, 1)
    return records


def read_deck_file(path: str) -> DeckList:
    try:
        text = read_text(path)
    except InvalidRecord as error:  # it is no text
        place = Message("ho-deck-toml-at", line=str(error.line), column=str(error.column), reason=error.refusal.reason)
        raise InvalidSetup(Refusal(Message("ho-deck-toml", file=path, reason=place))) from None
    return read_deck(text, path, base_deck())


def read_json_file(path: str) -> object:
    text = read_text(path)
    try:
        return read_json(text)
    except InvalidPosition as error:
        raise InvalidPosition(Refusal(Message("command-json", path=path, why=error.refusal.reason))) from None
