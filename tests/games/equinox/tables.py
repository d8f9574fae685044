"""Sets up tables of Equinox for the scenarios. Cards are written `stag-4`, `ch-2`, `ancestor`, `dryad`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fablewood import IllegalMove, set_up
from fablewood.core.game import Event
from fablewood.core.state import State
from fablewood.games.equinox.rules import Equinox

EIGHT = "squeak moss-man stag rubble twinz hoot carmen fungy"
ROWS = 5


def card(short: str) -> str:
    if short in ("ancestor", "dryad"):
        return f"{short}-1"
    return short.replace("ch-", "chameleon-") if short.startswith("ch-") else short


def cards(shorts: str) -> list[str]:
    return [card(short) for short in shorts.split()]


def column(creature: str, piles: Mapping[str, str], pebbles: Mapping[str, str], champions: str) -> dict[str, Any]:
    """`piles` and `pebbles` by space (`stag 2`): cards from below, and the seat; `champions` is seats ("0 1")."""
    spaces = [f"{creature} {row + 1}" for row in range(ROWS)]
    return {
        "piles": [
            [one if "-" in one else f"{creature}-{one}" for one in cards(piles.get(space, ""))] for space in spaces
        ],
        "pebbles": [int(pebbles[space]) if space in pebbles else None for space in spaces],
        "champion": [champions.split().count(str(seat)) for seat in range(5)],
    }


def table(
    hands: Sequence[str],
    piles: Mapping[str, str] | None = None,
    pebbles: Mapping[str, str] | None = None,
    champions: Mapping[str, str] | None = None,
    creatures: str = EIGHT,
    fallen: str = "",
    secrets: Sequence[str | None] | None = None,
    made: Sequence[bool] | None = None,
    deck: int | None = None,
    step: str = "predicting",
    options: Mapping[str, object] | None = None,
    aside: Sequence[str] | None = None,
    **more: Any,
) -> Equinox:
    """Seat 0 to play. Hands that are "..." get eight cards of what is left; `deck` leaves so many there."""
    seats = len(hands)
    columns = [
        column(creature, piles or {}, pebbles or {}, (champions or {}).get(creature, ""))
        for creature in creatures.split()
    ]
    for one in columns:
        one["champion"] = one["champion"][:seats]
    laid = [card(secret) if secret else None for secret in secrets or [None] * seats]
    there = {one for part in columns for pile in part["piles"] for one in pile} | {one for one in laid if one}
    for text in (*hands, *(aside or ())):
        there |= set(cards(text)) if text != "..." else set()
    rest = [
        one
        for strength in range(11)
        for kind in creatures.split()
        for one in [f"{kind}-{strength}"]
        if one not in there and kind not in fallen.split()
    ]
    held = [cards(text) if text != "..." else [rest.pop(0) for _ in range(8)] for text in hands]
    position: dict[str, Any] = {
        "game": "equinox",
        "seats": seats,
        "options": dict(options or {}),
        "creatures": creatures.split(),
        "fallen": fallen.split(),
        "columns": columns,
        "hands": held,
        "secrets": laid,
        "secret_made": list(
            made or [any(one["champion"][s] for one in columns) or bool(laid[s]) for s in range(seats)]
        ),
        "aside": [cards(text) for text in aside] if aside else None,
        "step": step,
        "turn": 0,
        **more,
    }
    state = _set_up(position)
    if deck is not None:
        left = state.position()["deck"]
        state = _set_up({**position, "deck": left[:deck], "discarded": left[deck:]})
    return state


def _set_up(position: dict[str, Any]) -> Equinox:
    state = set_up(position)
    assert isinstance(state, Equinox)
    return state


def play(state: State, *moves: str) -> list[Event]:
    """Make these moves, whoever has to decide; what was heard of the last one."""
    state.listen()
    for move in moves:
        state.play(state.to_act()[0], move)
    return state.heard()


def legal(state: State, verb: str = "") -> list[str]:
    """The moves of whoever has to decide, or those of one verb without it."""
    texts = [state.move_text(move) for move in state.legal(state.to_act()[0])]
    return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(verb)] if verb else texts


def refused(state: State, move: str, seat: int | None = None) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.play(state.to_act()[0] if seat is None else seat, move)
    return str(caught.value)


def end_turn(state: Equinox) -> None:
    """Play on until it is another seat's turn, discarding nothing and using no power."""
    turn = state.turn
    while not state.over and state.turn == turn:
        moves = legal(state)
        state.play(state.to_act()[0], next((one for one in ("pass", "decline", "done") if one in moves), moves[0]))


def top(state: Equinox, creature: str, row: int) -> str | None:
    return str(space(state, creature, row)["card"]) if space(state, creature, row)["card"] else None


def space(state: Equinox, creature: str, row: int) -> dict[str, Any]:
    return dict(column_of(state, creature)["spaces"][row - 1])


def column_of(state: Equinox, creature: str) -> dict[str, Any]:
    return next(one for one in state.view(-1)["columns"] if one["creature"] == creature)


def strength(state: Equinox, creature: str, row: int) -> float:
    return float(space(state, creature, row)["strength"])


def controller(state: Equinox, creature: str) -> int | None:
    found: int | None = column_of(state, creature)["controller"]
    return found


def hand(state: Equinox, seat: int) -> list[str]:
    return list(state.position()["hands"][seat])


def fallen(state: Equinox) -> list[str]:
    return list(state.position()["fallen"])


def full_row(row: int, weakest: str = "", **strengths: object) -> dict[str, str]:
    """Piles that fill a row of the usual eight: strength 9 but where said."""
    named = {name.replace("_", "-"): str(value) for name, value in strengths.items()}
    return {f"{one} {row}": named.get(one, "9") for one in EIGHT.split() if one not in weakest.split()}
