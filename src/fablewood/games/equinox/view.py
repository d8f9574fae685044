"""What a seat may know (EQ 4), as plain data."""

from __future__ import annotations

from typing import Any

from fablewood.games.equinox.ledger import Bound, Note
from fablewood.games.equinox.numbers import (
    ASIDE,
    BURIED,
    CHOOSING,
    COLUMNS,
    DISCARDED,
    GOATMAN,
    HANDS,
    HIDDEN_PLACES,
    MOST_SEATS,
    NOTHING,
    OVER,
    PUBLIC,
    ROWS,
    SECRET,
)
from fablewood.games.equinox.rules import Equinox
from fablewood.games.equinox.words import CARD_TEXTS, CREATURE_TEXTS, power_named

STEPS = ("predicting", "playing", "placing", "power", "choosing", "discarding", "over")
SORTS = {"hand": HANDS, "aside": ASIDE, "secret": SECRET, "buried": BURIED}
"""The hidden places that a note may speak of, each with a list of seats."""


def view(state: Equinox, seat: int) -> dict[str, Any]:
    seats = range(state.seats)
    return {
        "step": STEPS[state.step],
        "round": state.row + 1,
        "turn": None if state.step == OVER else state.turn,
        "columns": [column_view(state, column) for column in range(COLUMNS)],
        "hand": None if seat < 0 else texts(state.hand(seat)),
        "hand_sizes": [len(state.hand(one)) for one in seats],
        "aside": None if seat < 0 else texts(state.aside(seat)),
        "aside_sizes": [len(state.aside(one)) for one in seats],
        "secret": None if seat < 0 else text(state.secret(seat)),
        "secrets": [state.secret(one) != NOTHING for one in seats],
        "secret_made": [state.made_secret(one) for one in seats],
        "pebbles": [state.pebbles_left(one) for one in seats],
        "deck": state.deck_left,
        "discards": state.discards,
        "pending": pending(state, seat),
        "last": last(state),
        "notes": notes(state, seat),
        "points": [state.score(one) for one in seats] if state.step == OVER else None,
    }


def text(label: int) -> str | None:
    return None if label == NOTHING else CARD_TEXTS[label]


def texts(labels: list[int]) -> list[str]:
    return [CARD_TEXTS[label] for label in labels]


def creature(number: int) -> str | None:
    return None if number == NOTHING else CREATURE_TEXTS[number]


def or_none(number: int) -> int | None:
    return None if number == NOTHING else number


def column_view(state: Equinox, column: int) -> dict[str, Any]:
    return {
        "creature": CREATURE_TEXTS[state.creatures()[column]],
        "fallen": state.fell_in(column) or None,
        "champion": state.champion_pebbles(column),
        "prestige": state.prestiges(column),
        "controller": or_none(state.controller_of(column)),
        "spaces": [space_view(state, column, row) for row in range(ROWS)],
    }


def space_view(state: Equinox, column: int, row: int) -> dict[str, Any]:
    pile = state.pile(column, row)
    return {
        "card": CARD_TEXTS[pile[-1]] if pile else None,
        "cards": len(pile),
        "strength": state.strength_shown(column, row),
        "pebble": or_none(state.pebble(column, row)),
    }


def pending(state: Equinox, seat: int) -> dict[str, Any]:
    """What the running turn has come to."""
    looking = state.step == CHOOSING and state.power == GOATMAN and state.stage == 2
    return {
        "placing": text(state.placing()),
        "power": None if state.power == NOTHING else power_named(state.power).plain,
        "home": None if state.home == NOTHING else CREATURE_TEXTS[state.creatures()[state.home]],
        "seat": or_none(state.target),
        "creature": creature(state.named),
        "looked_at": texts(state.looked_at()) if looking and seat in (state.turn, state.target) else None,
        "second_card": state.twice,
        "unseen_discards": state.veiled,
        "discarded": state.dropped,
    }


def last(state: Equinox) -> dict[str, Any] | None:
    """The latest card played: by whom, on which card, the creature named for it; whether its power was offered, and
    the prestige of each on its creature then."""
    if state.last_seat == NOTHING:
        return None
    return {
        "seat": state.last_seat,
        "card": text(state.last_played()),
        "on": text(state.covered_by_last()),
        "creature": creature(state.last_named),
        "offered": state.last_offered,
        "prestige": state.prestige_at_last(),
    }


def notes(state: Equinox, seat: int) -> dict[str, Any]:
    """What could have been noted: EQ 4.5."""
    observer = PUBLIC if seat < 0 else seat
    return {
        **learned(state, observer),
        "public": learned(state, PUBLIC),
        "not_secret": [[CREATURE_TEXTS[one] for one in state.cleared_for(other)] for other in range(state.seats)],
        "covered": covered(state),
        "discarded": texts(state.cards_at(DISCARDED)),
        "buried": None if seat < 0 else texts(state.buried(seat)),
        "buried_sizes": [len(state.buried(one)) for one in range(state.seats)],
    }


def learned(state: Equinox, observer: int) -> dict[str, Any]:
    return {
        "cards": [note_view(note) for note in state.noted(observer)],
        "counts": [bound_view(bound) for bound in state.bounds(observer)],
        "strange": [{"seat": seat, "most": most} for seat, most in state.strange_buried(observer)],
    }


def note_view(note: Note) -> dict[str, Any]:
    """`{"card": "hoot-3", "hand": [1]}`; with several places it is at one of them."""
    label, places = note
    seats = {
        sort: [place - first for place in places if first <= place < first + MOST_SEATS]
        for sort, first in SORTS.items()
    }
    assert all(place < HIDDEN_PLACES for place in places)
    return {"card": CARD_TEXTS[label]} | {sort: which for sort, which in seats.items() if which}


def bound_view(bound: Bound) -> dict[str, Any]:
    """So many cards of a creature a hand holds: at the least, those set aside included, and at the most."""
    seat, number, least, most = bound
    return {"hand": seat, "creature": CREATURE_TEXTS[number], "least": least, "most": most}


def covered(state: Equinox) -> list[list[list[str]]]:
    """By column and row, the covered cards from below."""
    return [[texts(state.pile(column, row)[:-1]) for row in range(ROWS)] for column in range(COLUMNS)]
