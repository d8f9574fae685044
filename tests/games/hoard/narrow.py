"""Tables at which little is hidden: most cards lie open, and of most hidden ones all know nearly where they are."""

from __future__ import annotations

from typing import Any, TypeVar

from fablewood import GAMES, Chance, set_up
from fablewood.core.state import State

PRYING = ("owl-a", "owl-b")
"""Creatures that look at hands."""
MOVING = ("elephant", "leech", "weasel-a", "wildcat-a", "wildcat-b", "deer-a", "deer-b", "giraffe", "tortoise")
"""Cards that move hidden ones when they are played: they search, draw, fetch, or let somebody discard by chance."""
CREATURES = 5
"""On each side, so that there is much to do before the deck is used up."""
LEFT = 3
"""Cards of the deck."""
HANDS = 3
MYSTERIES = 3
"""Seats that hold a card which nobody else knows."""

Thing = TypeVar("Thing")


def narrow_start(seats: int, seed: int) -> State:
    chance = Chance(f"narrow {seats} {seed}")
    return set_up({"game": "hoard", "seats": seats} | (draft if seed % 4 == 3 else late)(seats, chance))


def labels(seats: int) -> list[str]:
    """All cards of the base deck."""
    position = GAMES["hoard"].deal(seats, 0).position()
    return sorted([*position["deck"], *(card for pack in position["packs"] for card in pack)])


def late(seats: int, chance: Chance) -> dict[str, Any]:
    """Full fields, a deck of a few cards, and in most hands one card that nobody else knows."""
    cards = shuffled(labels(seats), chance)
    moving = shuffled([card for card in cards if card in MOVING], chance)
    prying = [card for card in PRYING if card in cards]
    cards = [card for card in cards if card not in (*moving, *prying)]
    hands = [[moving.pop(), *(cards.pop() for _ in range(HANDS - 1))] for _ in range(seats)]
    deck = [moving.pop(), *(cards.pop() for _ in range(LEFT - 1))]
    field = [[creature(cards.pop(), chance) for _ in range(CREATURES)] for _ in range(seats)]
    for seat, card in enumerate(prying):
        field[seat].append(creature(card, chance))
    unknown = [hand[chance.pick(HANDS)] for hand in hands[:MYSTERIES]]
    return {
        "turn": chance.pick(seats),
        "treasuries": [chance.pick(6) + 4 for _ in range(seats)],
        "hands": hands,
        "field": field,
        "deck": deck,
        "discarded": [*cards, *moving],
        "notes": [
            {
                "knows": None,
                "known": [card for hand in hands for card in hand if card not in unknown],
                "alike": [unknown, deck],
            }
        ],
    }


def creature(card: str, chance: Chance) -> dict[str, Any]:
    field = ("start", "bushes", "center", "center")[chance.pick(4)]
    return {"card": card, "field": field, "treasure": chance.pick(3), "exhausted": chance.pick(4) == 0}


def draft(seats: int, chance: Chance) -> dict[str, Any]:
    """Two cards each are left to choose from. Everybody knows what is kept, and which two seats share which cards."""
    cards = shuffled(labels(seats), chance)
    hands = [[cards.pop() for _ in range(4)] for _ in range(seats)]
    packs = [[cards.pop() for _ in range(2)] for _ in range(seats)]
    pairs = [[card for pack in packs[first : first + 2] for card in pack] for first in range(0, seats, 2)]
    return {
        "step": "drafting",
        "turn": 0,
        "turns": 0,
        "hands": hands,
        "packs": packs,
        "field": [[] for _ in range(seats)],
        "notes": [{"knows": None, "known": [], "alike": [*hands, *pairs, cards]}],
    }


def shuffled(things: list[Thing], chance: Chance) -> list[Thing]:
    return [things.pop(chance.pick(len(things))) for _ in range(len(things))]
