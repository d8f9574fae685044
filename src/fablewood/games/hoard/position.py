"""Positions written down, and the form in which they are; setting.py lays them out again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fablewood.core.shape import list_of, object_of
from fablewood.games.hoard import words
from fablewood.games.hoard.cards import FIELDS
from fablewood.games.hoard.effects.phrases import Group, Power
from fablewood.games.hoard.numbers import (
    DECK,
    GROUP,
    HOARDED,
    LAST_LEFT,
    MOST_ABILITIES,
    MOST_ACTIONS,
    MOST_ASSAULTS,
    MOST_CARDS,
    MOST_EXTRA,
    MOST_POINTS,
    MOST_SEATS,
    MOST_TREASURE,
    NOTHING,
    PUBLIC,
    TURN_LIMIT,
)
from fablewood.games.hoard.rules import Hoard
from fablewood.games.hoard.view import (
    ACTION_VERBS,
    CAME,
    JOBS,
    STEPS,
    VERBS,
    chosen,
    creature,
    label,
    texts,
    this_turn,
    verb_text,
    waiting,
)

ENDINGS = {"hoarded": HOARDED, "last-left": LAST_LEFT, "turn-limit": TURN_LIMIT}
POWER_TEXTS = tuple(power.text.replace(" ", "-") for power in Power)
FOLLOWS = ("ready", "might", "powers", "taunting")
"""What a view says of a creature and a position needn't: it follows from the rest."""


def situation(state: Hoard) -> dict[str, Any]:
    seats = range(state.seats)
    labels = words.names(state.setup).labels
    return {
        "step": STEPS[state.step],
        "turn": state.turn,
        "turns": state.turns,
        "points": state.points,
        "treasuries": [state.treasury(seat) for seat in seats],
        "claims": [bool(state.claims >> seat & 1) for seat in seats],
        "out": [bool(state.out >> seat & 1) for seat in seats],
        "hands": [texts(labels, state.hand(seat)) for seat in seats],
        "packs": [texts(labels, state.pack(seat)) for seat in seats],
        "picked": [label(labels, state.picked(seat)) for seat in seats],
        "field": [[creature_written(state, card) for card in state.creatures_of(seat)] for seat in seats],
        "deck": texts(labels, state.cards_at(DECK)),
        "discarded": texts(labels, state.discarded()),
        "see_invisible": [seat for seat in seats if state.sees >> seat & 1],
        **this_turn(state),
        "actions": state.actions,
        "abilities": state.abilities,
        "waiting": [waiting(state, *one) for one in state.pool()],
        "job": job(state),
        "ended": next((name for name, ended in ENDINGS.items() if ended == state.ended), None),
        "notes": list(notes(state)),
    }


def creature_written(state: Hoard, card: int) -> dict[str, Any]:
    shown = creature(state, card)
    return {"exhausted": not shown["ready"]} | {key: value for key, value in shown.items() if key not in FOLLOWS}


def job(state: Hoard) -> dict[str, Any] | None:
    if state.job_kind == NOTHING:
        return None
    labels = words.names(state.setup).labels
    return {
        "kind": JOBS[state.job_kind],
        "source": words.ABILITY_TEXTS[state.job_card] if state.job_kind == GROUP else labels[state.job_card],
        "seat": state.job_seat,
        "verb": verb_text(state.verb),
        "sentence": state.pc - first_step(state),
        "stage": state.stage,
        "asked": state.asked,
        "attackers": texts(labels, state.attackers_now()),
        "chosen": chosen(state, verb_text(state.verb)),
        "tally": state.tally,
    }


def first_step(state: Hoard) -> int:
    """Where the text begins that is under way; actions have none."""
    if JOBS[state.job_kind] == "action":
        return 0
    source = state.job_card if state.job_kind == GROUP else state.design(state.job_card)
    return state.steps_of(source, state.job_kind)[0]


def notes(state: Hoard) -> Iterator[dict[str, Any]]:
    """For everybody, then for each seat: cards whose place is known, and which others can't be told apart."""
    labels = words.names(state.setup).labels
    for observer in (PUBLIC, *range(state.seats)):
        known, alike = state.known_to(observer), state.alike_to(observer)
        if known or len(alike) > 1:
            yield {
                "knows": None if observer == PUBLIC else observer,
                "known": texts(labels, known),
                "alike": [texts(labels, cards) for cards in alike],
            }


# The form


def schema() -> dict[str, Any]:
    """Cards are any texts here: which there are, the deck says."""
    card = {"type": "string"}
    seat = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}
    cards = list_of(card, 0, MOST_CARDS)
    hands = list_of(cards, 2, MOST_SEATS)
    flags = _or_null(list_of({"type": "boolean"}, 2, MOST_SEATS)) | {"default": None}
    labels = _or_null(list_of(_or_null(card), 2, MOST_SEATS)) | {"default": None}
    abilities = list_of({"enum": list(words.ABILITY_TEXTS)}, 0, len(words.ABILITY_TEXTS))
    return {
        "step": {"enum": list(STEPS), "default": "main"},
        "turn": seat,
        "turns": _number(0, 100_000, 2),
        "points": _number(0, MOST_POINTS, 2),
        "treasuries": _or_null(list_of(_number(0, MOST_TREASURE), 2, MOST_SEATS)) | {"default": None},
        "claims": flags,
        "out": flags,
        "hands": hands,
        "packs": _or_null(hands) | {"default": None},
        "picked": labels,
        "field": list_of(list_of(_creature_schema(card, seat), 0, MOST_CARDS), 2, MOST_SEATS),
        "deck": _or_null(cards) | {"default": None},
        "discarded": cards | {"default": []},
        "see_invisible": list_of(seat, 0, MOST_SEATS) | {"default": []},
        "moved_again": labels,
        "set_off": _or_null(list_of(abilities, 2, MOST_SEATS)) | {"default": None},
        "actions": _number(0, MOST_ACTIONS, 0),
        "abilities": _number(0, MOST_ABILITIES, 0),
        "attacks": list_of(list_of(_or_null(card), 2, 2), 0, MOST_ASSAULTS) | {"default": []},
        "waiting": list_of(_waiting_schema(card, seat), 0, MOST_ABILITIES) | {"default": []},
        "job": _or_null(_job_schema(card, seat)) | {"default": None},
        "ended": {"enum": [None, *ENDINGS], "default": None},
        "notes": list_of(_note_schema(cards, seat), 0, MOST_SEATS + 1) | {"default": []},
    }


def _number(low: int, high: int, default: int | None = None) -> dict[str, Any]:
    number: dict[str, Any] = {"type": "integer", "minimum": low, "maximum": high}
    return number if default is None else number | {"default": default}


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


def _creature_schema(card: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    flag = {"type": "boolean"}
    treasure = _number(0, MOST_TREASURE)
    modifier = {
        "card": card,
        "seat": seat,
        "owner": seat,
        "treasure": treasure,
        "reattached": flag,
        "copied": _number(0, 255),
    }
    return object_of(
        {
            "card": card,
            "field": {"enum": list(FIELDS)},
            "exhausted": flag,
            "treasure": treasure,
            "owner": seat,
            "group": {"enum": [group.text for group in Group]},
            "came": {"enum": list(CAME)},
            "moved": _number(0, 2),
            "stole": flag,
            "skips": flag,
            "extra": _number(-MOST_EXTRA, MOST_EXTRA),
            "lent": list_of({"enum": list(POWER_TEXTS)}, 0, len(POWER_TEXTS)),
            "modifiers": list_of(object_of(modifier, required=["card"]), 0, MOST_CARDS),
        },
        required=["card", "field"],
    )


def _waiting_schema(card: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    return object_of({"kind": {"enum": list(JOBS)}, "source": card, "seat": seat})


def _job_schema(card: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    return object_of(
        {
            "kind": {"enum": list(JOBS)},
            "source": card,
            "seat": seat,
            "verb": {"enum": [*VERBS, *ACTION_VERBS]},
            "sentence": _number(0, 100),
            "stage": _number(1, 9),
            "asked": seat,
            "attackers": list_of(card, 0, MOST_CARDS),
            "chosen": {"anyOf": [card, seat, {"type": "null"}]},
            "tally": _number(0, MOST_TREASURE),
        }
    ) | {"type": "object"}


def _note_schema(cards: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    return object_of({"knows": _or_null(seat), "known": cards, "alike": list_of(cards, 0, MOST_CARDS)})
