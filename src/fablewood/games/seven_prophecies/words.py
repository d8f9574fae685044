"""The names of cards, colours, ranks and moves: as text for records and as words for people."""

from __future__ import annotations

import re

from fablewood.core.game import Setup
from fablewood.core.text import Message, Named
from fablewood.games.seven_prophecies.numbers import (
    FIRST_FORETELLING,
    NUMBERS,
    SPLITS,
    SPLITS_OF_THREE,
    WITHDRAW,
)

COLOURS = ("broom", "mushroom", "potion", "spellbook")
CARD_TEXTS = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, NUMBERS + 1))
CARD_IDS = {text: card for card, text in enumerate(CARD_TEXTS)}


def colour_named(colour: int) -> Named:
    return Named(COLOURS[colour], Message("sp-colour", colour=COLOURS[colour]))


def card_named(card: int) -> Named:
    words = Message("sp-card", colour=COLOURS[card // NUMBERS], number=card % NUMBERS + 1)
    return Named(CARD_TEXTS[card], words)


def cards_named(cards: list[int]) -> tuple[Named, ...]:
    return tuple(card_named(card) for card in cards)


def rank_named(rank: int) -> Named:
    """Ranks count from 0 in data and from 1st in words."""
    return Named(rank, Message("sp-rank", rank=rank + 1))


def prophecy_named(tokens: list[int]) -> Named:
    return Named(prophecy_text(tokens), Message("sp-prophecy", tokens=prophecy_text(tokens)))


def prophecy_text(tokens: list[int]) -> str:
    return "-".join(str(n) for n in tokens)


def prophecies(seats: int) -> list[list[int]]:
    """All prophecies, in the order of their moves."""
    splits = SPLITS[:SPLITS_OF_THREE] if seats == 3 else SPLITS[SPLITS_OF_THREE:]
    return [[split >> 8 * rank & 255 for rank in range(seats)] for split in splits]


PROPHECIES = {seats: prophecies(seats) for seats in (3, 4)}
PROPHECY_IDS = {
    seats: {prophecy_text(tokens): index for index, tokens in enumerate(ways)} for seats, ways in PROPHECIES.items()
}


def move_count(setup: Setup) -> int:
    return FIRST_FORETELLING + len(PROPHECIES[setup.seats])


def move_text(setup: Setup, move: int) -> str:
    if move < WITHDRAW:
        return f"play {CARD_TEXTS[move]}"
    if move == WITHDRAW:
        return "withdraw"
    return f"foretell {prophecy_text(PROPHECIES[setup.seats][move - FIRST_FORETELLING])}"


def move_words(setup: Setup, move: int) -> Message:
    if move < WITHDRAW:
        return Message("sp-move-play", card=card_named(move))
    if move == WITHDRAW:
        return Message("sp-move-withdraw")
    return Message("sp-move-foretell", prophecy=prophecy_named(PROPHECIES[setup.seats][move - FIRST_FORETELLING]))


def find_move(setup: Setup, text: str) -> int | None:
    if text == "withdraw":
        return WITHDRAW
    verb, _, thing = text.partition(" ")
    if verb == "play":
        return CARD_IDS.get(thing)
    if verb == "foretell":
        index = PROPHECY_IDS[setup.seats].get(thing)
        return None if index is None else FIRST_FORETELLING + index
    return None


def prophecy_attempt(text: str) -> list[int] | None:
    """The numbers of a text that looks like a prophecy, right or wrong."""
    match = re.fullmatch(r"(?:foretell )?((?:-?\d{1,3})(?:-(?:-?\d{1,3}))*)", text)
    return None if match is None else [int(n) for n in re.findall(r"(?:(?<=^)|(?<=-))-?\d+", match[1])]
