"""Lays out tables of Hoard for the scenarios of the cards.

A creature is written `lion@center`, with `!` behind it if it is exhausted, `=2` for its treasure, and `+ant-a` or
`+ant-a=1` for its modifiers. All other cards are in the deck.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fablewood import set_up
from fablewood.core.text import say
from fablewood.games.hoard.rules import Hoard

CREATURE = re.compile(r"([a-z-]+)@(start|bushes|center)(!?)(?:=(\d+))?((?:\+[a-z-]+(?:=\d+)?)*)")
MODIFIER = re.compile(r"\+([a-z-]+)(?:=(\d+))?")


def creature(text: str) -> dict[str, Any]:
    match = CREATURE.fullmatch(text)
    assert match is not None, text
    card, field, exhausted, treasure, modifiers = match.groups()
    return {
        "card": card,
        "field": field,
        "exhausted": bool(exhausted),
        "treasure": int(treasure or 0),
        "modifiers": [{"card": one, "treasure": int(n or 0)} for one, n in MODIFIER.findall(modifiers)],
    }


def scene(
    mine: str = "",
    theirs: str = "",
    hand: str = "",
    their_hand: str = "",
    others: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> Hoard:
    """Seat 0's turn: what it has on the field, what its opponent has, and the opponents behind that one."""
    fields = (mine, theirs, *others)
    state = set_up(
        {
            "game": "hoard",
            "seats": len(fields),
            "options": {"firstPlayer": "1", **(options or {})},
            "turn": 0,
            "hands": [hand.split(), their_hand.split(), *([] for _ in others)],
            "field": [[creature(one) for one in side.split()] for side in fields],
            **more,
        }
    )
    assert isinstance(state, Hoard)
    return state


def play(state: Hoard, *moves: str) -> Hoard:
    """Each by the seat that has to decide."""
    for move in moves:
        state.play(state.to_act()[0], move)
    return state


def pass_turn(state: Hoard) -> Hoard:
    """To the next turn of the same player; nobody does anything."""
    turns = state.turns
    while state.turns < turns + state.seats:
        seat = state.to_act()[0]
        moves = [state.move_text(move) for move in state.legal(seat)]
        state.play(seat, "end" if "end" in moves else moves[0])
    return state


def moves(state: Hoard) -> list[str]:
    return [state.move_text(move) for move in state.legal(state.to_act()[0])]


def choices(state: Hoard, verb: str = "choose") -> set[str]:
    """What can be chosen now: only the things."""
    return {move.partition(" ")[2] for move in moves(state) if move.startswith(f"{verb} ")}


def side(state: Hoard, seat: int) -> list[str]:
    """The creatures of a seat, as they came."""
    return [one["card"] for one in state.view(seat)["field"][seat]]


def find(state: Hoard, card: str) -> dict[str, Any]:
    """A creature or a modifier on the field."""
    for one in (one for seat in state.view(0)["field"] for one in seat):
        for found in (one, *one["modifiers"]):
            if found["card"] == card:
                return dict(found)
    raise AssertionError(f"{card} is not on the field")


def is_on_field(state: Hoard, card: str) -> bool:
    return any(
        card == found["card"] for seat in state.view(0)["field"] for one in seat for found in (one, *one["modifiers"])
    )


def hand(state: Hoard, seat: int = 0) -> list[str]:
    return list(state.view(seat)["hand"])


def treasuries(state: Hoard) -> list[int]:
    return list(state.view(0)["treasuries"])


def discarded(state: Hoard) -> list[str]:
    return list(state.view(0)["discarded"])


def points(state: Hoard) -> int:
    return int(state.view(0)["points"])


def why(state: Hoard, move: str) -> str:
    """Why a move is refused."""
    refusal = state.explain(state.to_act()[0], move)
    assert refusal is not None, f"{move} is legal"
    assert say(refusal.reason, "de")
    return str(refusal)
