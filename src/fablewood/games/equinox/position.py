"""Positions written down, and the form in which they are; setting.py lays them out again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fablewood.core.shape import list_of, object_of
from fablewood.games.equinox.numbers import (
    COLUMNS,
    DECK,
    DISCARDED,
    EMPTY_DECK,
    FIFTH_ROUND,
    MOST_SEATS,
    NOTHING,
    PUBLIC,
    ROWS,
    STALEMATE,
    UNBOUNDED,
)
from fablewood.games.equinox.rules import Equinox
from fablewood.games.equinox.view import SORTS, STEPS, bound_view, last, note_view, or_none, text, texts
from fablewood.games.equinox.words import CARD_TEXTS, CREATURE_TEXTS

PER_SEAT = ("hands", "aside", "buried", "not_secret")
ENDINGS = {"fifth-round": FIFTH_ROUND, "empty-deck": EMPTY_DECK, "stalemate": STALEMATE}
POWER_TEXTS = (*CREATURE_TEXTS, "ancestor", "dryad")
DEFAULT_PENDING: dict[str, Any] = {
    "power": None,
    "stage": 0,
    "home": None,
    "seat": None,
    "creature": None,
    "looked_at": [],
    "placing": None,
    "second_card": False,
    "unseen_discards": False,
    "discarded": 0,
    "stirred": False,
    "last": None,
}


# Written down


def situation(state: Equinox) -> dict[str, Any]:
    seats = range(state.seats)
    columns = sorted((state.fell_in(column), column) for column in range(COLUMNS) if state.fell_in(column))
    return {
        "creatures": [CREATURE_TEXTS[creature] for creature in state.creatures()],
        "fallen": [CREATURE_TEXTS[state.creatures()[column]] for _, column in columns],
        "columns": [
            {
                "piles": [texts(state.pile(column, row)) for row in range(ROWS)],
                "pebbles": [or_none(state.pebble(column, row)) for row in range(ROWS)],
                "champion": state.champion_pebbles(column),
            }
            for column in range(COLUMNS)
        ],
        "hands": [texts(state.hand(seat)) for seat in seats],
        "aside": [texts(state.aside(seat)) for seat in seats],
        "secrets": [text(state.secret(seat)) for seat in seats],
        "secret_made": [state.made_secret(seat) for seat in seats],
        "not_secret": [[CREATURE_TEXTS[one] for one in state.cleared_for(seat)] for seat in seats],
        "deck": texts(state.cards_at(DECK)),
        "discarded": texts(state.cards_at(DISCARDED)),
        "buried": [texts(state.buried(seat)) for seat in seats],
        "step": STEPS[state.step],
        "turn": state.turn,
        "ended": next((name for name, ended in ENDINGS.items() if ended == state.ended), None),
        "idle": state.idle,
        "pending": _pending(state),
        "notes": list(_notes(state)),
        "bounded": [seat for seat in seats if state.bounded >> seat & 1],
        "counts": list(_counts(state)),
        "strange": list(_strange(state)),
    }


def _pending(state: Equinox) -> dict[str, Any]:
    return {
        "power": None if state.power == NOTHING else POWER_TEXTS[state.power],
        "stage": state.stage,
        "home": None if state.home == NOTHING else CREATURE_TEXTS[state.creatures()[state.home]],
        "seat": or_none(state.target),
        "creature": None if state.named == NOTHING else CREATURE_TEXTS[state.named],
        "looked_at": texts(state.looked_at()),
        "placing": text(state.placing()),
        "second_card": state.twice,
        "unseen_discards": state.veiled,
        "discarded": state.dropped,
        "stirred": state.stirred,
        "last": last(state),
    }


def _notes(state: Equinox) -> Iterator[dict[str, Any]]:
    """What everybody knows, then what seats know besides."""
    public = state.noted(PUBLIC)
    for note in public:
        yield {"knows": None} | note_view(note)
    for seat in range(state.seats):
        for note in state.noted(seat):
            if note not in public:
                yield {"knows": seat} | note_view(note)


def _counts(state: Equinox) -> Iterator[dict[str, Any]]:
    public = state.bounds(PUBLIC)
    for bound in public:
        yield {"knows": None} | bound_view(bound)
    for seat in range(state.seats):
        for bound in state.bounds(seat):
            if bound not in public:
                yield {"knows": seat} | bound_view(bound)


def _strange(state: Equinox) -> Iterator[dict[str, Any]]:
    public = state.strange_buried(PUBLIC)
    for seat, most in public:
        yield {"knows": None, "seat": seat, "most": most}
    for observer in range(state.seats):
        for seat, most in state.strange_buried(observer):
            if (seat, most) not in public:
                yield {"knows": observer, "seat": seat, "most": most}


def schema() -> dict[str, Any]:
    card = {"enum": list(CARD_TEXTS)}
    creature = {"enum": list(CREATURE_TEXTS)}
    seat = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}
    column = {
        "piles": list_of(list_of(card), ROWS, ROWS),
        "pebbles": list_of(_or_null(seat), ROWS, ROWS),
        "champion": list_of({"type": "integer", "minimum": 0, "maximum": 1}, 2, MOST_SEATS),
    }
    hands = list_of(list_of(card), 2, MOST_SEATS)
    return {
        "creatures": list_of(creature, COLUMNS, COLUMNS),
        "fallen": list_of(creature, 0, ROWS),
        "columns": list_of(object_of(column), COLUMNS, COLUMNS),
        "hands": hands,
        "aside": _or_null(hands) | {"default": None},
        "secrets": _or_null(list_of(_or_null(_of("string", card)), 2, MOST_SEATS)) | {"default": None},
        "secret_made": _or_null(list_of({"type": "boolean"}, 2, MOST_SEATS)) | {"default": None},
        "not_secret": _or_null(list_of(list_of(creature), 2, MOST_SEATS)) | {"default": None},
        "deck": _or_null(list_of(card)) | {"default": None},
        "discarded": _or_null(list_of(card)) | {"default": None},
        "buried": _or_null(hands) | {"default": None},
        "step": {"enum": list(STEPS)},
        "turn": seat,
        "ended": {"enum": [None, *ENDINGS], "default": None},
        "idle": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS, "default": 0},
        "pending": _pending_schema(card, creature, seat) | {"default": DEFAULT_PENDING},
        "notes": list_of(_note_schema(card, seat)) | {"default": []},
        "bounded": list_of(seat, 0, MOST_SEATS) | {"default": []},
        "counts": list_of(_count_schema(creature, seat)) | {"default": []},
        "strange": list_of(_strange_schema(seat)) | {"default": []},
    }


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


def _of(kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": kind, **schema}


def _pending_schema(card: dict[str, Any], creature: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    small = {"type": "integer", "minimum": 0, "maximum": 3}
    named = _or_null(_of("string", creature))
    held = _or_null(_of("string", card))
    return object_of(
        {
            "power": _or_null(_of("string", {"enum": list(POWER_TEXTS)})),
            "stage": small,
            "home": named,
            "seat": _or_null(seat),
            "creature": named,
            "looked_at": list_of(card, 0, 3),
            "placing": held,
            "second_card": {"type": "boolean"},
            "unseen_discards": {"type": "boolean"},
            "discarded": small,
            "stirred": {"type": "boolean"},
            "last": _or_null(
                object_of(
                    {
                        "seat": seat,
                        "card": card,
                        "on": held,
                        "creature": named,
                        "offered": {"type": "boolean"},
                        "prestige": list_of({"type": "integer", "minimum": 0, "maximum": 25}, 2, MOST_SEATS),
                    }
                )
            ),
        },
        required=[],
    )


def _note_schema(card: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    places = {sort: list_of(seat, 1, MOST_SEATS) for sort in SORTS}
    return object_of({"knows": _or_null(seat), "card": card, **places}, required=["knows", "card"])


def _count_schema(creature: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    number = {"type": "integer", "minimum": 0, "maximum": UNBOUNDED}
    return object_of({"knows": _or_null(seat), "hand": seat, "creature": creature, "least": number, "most": number})


def _strange_schema(seat: dict[str, Any]) -> dict[str, Any]:
    return object_of({"knows": _or_null(seat), "seat": seat, "most": {"type": "integer", "minimum": 0, "maximum": 20}})
