"""Tables at which little is hidden: most cards are discarded, and of most hands all know nearly everything."""

from __future__ import annotations

from typing import Any, TypeVar

from fablewood import Chance, set_up
from fablewood.core.state import State

CREATURES = ("stag", "hoot", "goatman", "carmen", "twinz", "moss-man", "squeak", "fungy")
"""Those that move cards unseen, or show them to some."""
FALLEN = "squeak"
ASKED_FOR = ("stag-", "hoot-", "carmen-")
"""The hidden cards are of few creatures, so that it says something who has none of them."""


Thing = TypeVar("Thing")


def narrow_start(seats: int, seed: int) -> State:
    chance = Chance(f"narrow {seats} {seed}")
    deck = [f"{kind}-{number}" for kind in (*CREATURES, "chameleon") for number in range(11)]
    deck = shuffled([*deck, "ancestor-1", "dryad-1", "dryad-2"], chance)
    hidden = shuffled([card for card in deck if card.startswith(ASKED_FOR)], chance)[:5]
    deck = [card for card in deck if card not in hidden]
    unknown = [hidden.pop() if seat < 3 else deck.pop() for seat in range(seats)]
    hands = [[unknown[seat], *(deck.pop() for _ in range(9))] for seat in range(seats)]
    left = [hidden.pop() for _ in range(5 - min(seats, 3))]
    piles = {creature: [one for one in deck if one.startswith(f"{creature}-")][:1] for creature in CREATURES}
    on_table = {card for pile in piles.values() for card in pile}
    backers = shuffled([0] * 4 + [1] * 3 + [seats - 1], chance)
    return set_up(
        {
            "game": "equinox",
            "seats": seats,
            "creatures": list(CREATURES),
            "fallen": [FALLEN],
            "columns": [column(piles[one], backers[i], seats) for i, one in enumerate(CREATURES)],
            "hands": hands,
            "deck": left,
            "discarded": [card for card in deck if card not in on_table],
            "step": "predicting",
            "turn": chance.pick(seats),
            "notes": [
                {"knows": None, "card": card, "hand": [seat]}
                for seat, hand in enumerate(hands)
                for card in hand
                if card != unknown[seat] or seat >= 3
            ],
        }
    )


def column(pile: list[str], backer: int, seats: int) -> dict[str, Any]:
    return {
        "piles": [pile, [], [], [], []],
        "pebbles": [backer, None, None, None, None],
        "champion": [0] * seats,
    }


def shuffled(things: list[Thing], chance: Chance) -> list[Thing]:
    return [things.pop(chance.pick(len(things))) for _ in range(len(things))]
