"""Decks of tables: the base deck, and a deck as the value of an option, which is all that a record needs of it.

The base deck is `base@HASH`, any other `NAME@HASH:DATA`. HASH is taken of what the deck says (plain_deck in English,
as compact JSON), and DATA is just that, packed.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import tomllib
import zlib
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NoReturn

from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.options import Option, Value
from fablewood.core.text import Message, Word, quoted
from fablewood.games.hoard.cards import BASE, CARD_ID, DeckList, plain_deck, read_base, read_plain
from fablewood.games.hoard.deck import Deck
from fablewood.games.hoard.effects.program import compile_deck

BASE_FILES = ("felines", "birds", "bloodthirsty", "pacifists", "attachments")
HASH_DIGITS = 12
VALUE = re.compile(rf"(?P<name>{CARD_ID.pattern})@(?P<hash>[0-9a-f]{{{HASH_DIGITS}}})(?::(?P<data>[A-Za-z0-9_-]+))?")
LONGEST_VALUE = 100_000
MOST_BYTES = 200_000
"""So much JSON may come out of a value: no deck of a hundred cards needs a tenth of it."""


@cache
def base_deck() -> DeckList:
    data: dict[str, Any] = {"name": BASE, "groups": {}}
    for file in BASE_FILES:
        text = (files("fablewood.games.hoard") / "cards" / f"{file}.toml").read_text(encoding="utf-8")
        part = tomllib.loads(text)
        data["groups"] |= part.pop("groups", {})
        data |= part
    return read_base(data)


def deck_value(deck: DeckList) -> str:
    text = canonical(deck)
    value = f"{deck.name}@{hash_of(text)}"
    return value if value == base_value() else f"{value}:{packed(text)}"


@cache
def base_value() -> str:
    return f"{BASE}@{hash_of(canonical(base_deck()))}"


def canonical(deck: DeckList) -> bytes:
    plain = plain_deck(deck)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def hash_of(text: bytes) -> str:
    return sha256(text).hexdigest()[:HASH_DIGITS]


def packed(text: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


def read_value(text: str) -> DeckList:
    """The deck that a value means. Data are believed only if they are just what deck_value makes of that deck."""
    if text == BASE:
        return base_deck()
    match = VALUE.fullmatch(text) if len(text) <= LONGEST_VALUE else None
    if match is None:
        _refuse("ho-deck-value", value=quoted(text, 60))
    name, found, data = match["name"], match["hash"], match["data"]
    if data is None:
        if text != base_value():
            _refuse("ho-deck-other-base" if name == BASE else "ho-deck-no-data", value=text, base=base_value())
        return base_deck()
    plain = unpacked(data)
    if not isinstance(plain, dict):
        _refuse("ho-deck-damaged", name=name)
    deck = read_plain(plain, name, base_deck())
    if (deck.name, hash_of(canonical(deck))) != (name, found):
        _refuse("ho-deck-damaged", name=name)
    return deck


def unpacked(data: str) -> object:
    """None where nothing sensible is in it."""
    unpack = zlib.decompressobj()
    try:
        text = unpack.decompress(base64.b64decode(data + "=" * (-len(data) % 4), b"-_", validate=True), MOST_BYTES)
        return json.loads(text) if unpack.eof and not unpack.unused_data else None
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return None


def _refuse(id: str, **args: Word) -> NoReturn:
    raise InvalidSetup(Refusal(Message(id, **args)))


@lru_cache(maxsize=64)
def deck_of(value: str) -> tuple[DeckList, Deck]:
    """What a table plays with, as written and as the engine runs it."""
    deck = read_value(value)
    return deck, compile_deck(deck)


@dataclass(frozen=True)
class DeckOption(Option):
    name: str = "deck"

    def default(self, seats: int) -> str:
        return base_value()

    def choices(self, seats: int) -> Message:
        return Message("choices-deck")

    def shown(self, value: Value) -> str:
        """Without its data: `NAME@HASH` says which deck it is."""
        return str(value).partition(":")[0]

    def read(self, value: object, seats: int) -> str | None:
        """Other than usual, what is wrong in a deck is said right here."""
        return deck_value(read_value(value.strip())) if isinstance(value, str) else None
