"""Sets up tables of Hoard for the scenarios.

A side is written `lion@C owl@S! camel@B=2+ant+hummingbird=1`: creatures with their fields, `!` for exhausted, `=` for
treasure, `+` for modifiers. Of a card with copies `wolf` is the first one, `wolf-b` the other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from fablewood import IllegalMove, set_up
from fablewood.core.game import Event
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.rules import Hoard
from fablewood.games.hoard.words import names_of

ROOT = Path(__file__).parents[3]
RULES = {
    language: (ROOT / "docs" / "rules" / f"hoard.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES
}
LABELS = names_of("base").labels
FIELDS = {"S": "start", "B": "bushes", "C": "center"}
CREATURE = re.compile(r"(?P<card>[a-z-]+)@(?P<field>[SBC])(?P<exhausted>!?)(=(?P<treasure>\d+))?(?P<modifiers>(\+.*)?)")


def card(short: str) -> str:
    return short if short in LABELS else f"{short}-a"


def cards(shorts: str) -> list[str]:
    return [card(short) for short in shorts.split()]


def side(text: str, but: Mapping[str, Mapping[str, Any]]) -> list[dict[str, Any]]:
    return [creature(one, but) for one in text.split()]


def creature(text: str, but: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    found = CREATURE.fullmatch(text)
    assert found, text
    return {
        "card": card(found["card"]),
        "field": FIELDS[found["field"]],
        "exhausted": bool(found["exhausted"]),
        "treasure": int(found["treasure"] or 0),
        "modifiers": [modifier(one, but) for one in found["modifiers"].split("+")[1:]],
        **but.get(found["card"], {}),
    }


def modifier(text: str, but: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    name, _, treasure = text.partition("=")
    return {"card": card(name), "treasure": int(treasure or 0), **but.get(name, {})}


def table(
    *sides: str,
    hands: Sequence[str] = (),
    deck: str | None = None,
    discarded: str = "",
    but: Mapping[str, Mapping[str, Any]] | None = None,
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> Hoard:
    """Seat 0 in the main part of its turn, with two action points. With a `deck`, all other cards are discarded.

    `but` says by card what else is true of it.
    """
    field = [side(text, but or {}) for text in sides]
    held = [cards(hand) for hand in (*hands, *[""] * (len(sides) - len(hands)))]
    pile = cards(discarded)
    position: dict[str, Any] = {
        "game": "hoard",
        "seats": len(sides),
        "options": dict(options or {}),
        "turn": 0,
        "hands": held,
        "field": field,
        **more,
    }
    if deck is not None:
        there = {one["card"] for part in field for one in part} | {one for hand in held for one in hand}
        there |= {other["card"] for part in field for one in part for other in one["modifiers"]}
        position["deck"] = cards(deck)
        pile = [one for one in LABELS if one not in there and one not in (*position["deck"], *pile)] + pile
    state = set_up({**position, "discarded": pile})
    assert isinstance(state, Hoard)
    return state


def play(state: State, *moves: str) -> list[Event]:
    """Make these moves, whoever has to decide; what was heard. `play wolf` is the first wolf."""
    state.listen()
    for move in moves:
        state.play(state.to_act()[0], full(move))
    return state.heard()


def full(move: str) -> str:
    verb, *rest = move.split()
    return " ".join([verb, *(card(one) if f"{one}-a" in LABELS else one for one in rest)])


def legal(state: State, verb: str = "") -> list[str]:
    """The moves of whoever has to decide, or what may stand behind one verb. Without the letters of first copies."""
    moves = [state.move_text(move) for move in state.legal(state.to_act()[0])]
    texts = [re.sub(r"-a\b", "", move) for move in moves]
    return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")] if verb else texts


def refused(state: State, move: str, seat: int | None = None) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.play(state.to_act()[0] if seat is None else seat, full(move))
    return str(caught.value)


def see(state: State, name: str) -> dict[str, Any]:
    """A card on the field, a creature or a modifier, as everybody sees it."""
    view = state.view(-1)
    for part in view["field"]:
        for one in part:
            for thing in (one, *one["modifiers"]):
                if thing["card"] == card(name):
                    return dict(thing)
    raise AssertionError(f"{name} is not on the field")


def on_field(state: State, seat: int) -> list[str]:
    """The creatures of a seat, in the order in which they came."""
    return [shorter(one["card"]) for one in state.view(-1)["field"][seat]]


def shorter(label: str) -> str:
    return label.removesuffix("-a")


def hand(state: State, seat: int) -> list[str]:
    return [shorter(one) for one in state.position()["hands"][seat]]


def pile(state: State) -> list[str]:
    return [shorter(one) for one in state.position()["discarded"]]


def treasuries(state: State) -> list[int]:
    return list(state.view(-1)["treasuries"])


def known(state: State, seat: int) -> dict[str, Any]:
    """What a seat knows of hidden cards, as its notes say."""
    return dict(state.view(seat)["notes"])


def end(state: State, turns: int = 1) -> None:
    """End this turn and those after it, discarding whatever comes first."""
    for _ in range(turns):
        number = state.view(-1)["turns"]
        play(state, "end")
        while not state.over and state.view(-1)["turns"] == number:
            play(state, state.move_text(state.legal(state.to_act()[0])[0]))
