"""Positions written by hand: what may be left out, and what is refused because it can't come about."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from fablewood import InvalidPosition, set_up
from tests.games.equinox.tables import EIGHT

CREATURES = EIGHT.split()
Position = dict[str, Any]


def column(**parts: Any) -> Position:
    return {"piles": [[], [], [], [], []], "pebbles": [None] * 5, "champion": [0, 0]} | parts


def sparse(**parts: Any) -> Position:
    """All that a position needs."""
    return {
        "game": "equinox",
        "seats": 2,
        "creatures": CREATURES,
        "fallen": [],
        "columns": [column() for _ in CREATURES],
        "hands": [["squeak-1", "hoot-2"], ["stag-3"]],
        "step": "predicting",
        "turn": 0,
    } | parts


def with_column(creature: str, **parts: Any) -> Position:
    there = sparse(fallen=parts.pop("fallen", []))
    there["columns"][CREATURES.index(creature)] = column(**parts)
    return there


def test_what_is_left_out_is_as_usual() -> None:
    state = set_up(sparse())
    there = state.position()
    assert len(there["deck"]) == 99
    assert there["discarded"] == []
    assert there["secret_made"] == [False, False]
    assert set_up(json.loads(json.dumps(there))) == state


def test_with_a_deck_the_other_cards_have_been_discarded() -> None:
    there = set_up(sparse(deck=["dryad-1", "stag-9"])).position()
    assert there["deck"] == ["stag-9", "dryad-1"]
    assert len(there["discarded"]) == 97


def test_who_has_a_pebble_on_a_champion_has_made_the_secret_prediction() -> None:
    assert set_up(with_column("hoot", champion=[0, 1])).position()["secret_made"] == [False, True]
    assert set_up(sparse(secrets=["hoot-9", None])).position()["secret_made"] == [True, False]


def six_pebbles() -> Position:
    there = sparse()
    for one in there["columns"][:6]:
        one["pebbles"][0] = 1
    return there


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (
            lambda: sparse(hands=[["squeak-1"], ["squeak-1"]]),
            "$.hands[1]: Squeak 1 is there twice: also at $.hands[0].",
        ),
        (lambda: sparse(hands=[["ursus-1"], []]), "$.hands[0]: Ursus 1 can't be there in this game."),
        (lambda: sparse(hands=[["ancestor-2"], []]), "$.hands[0]: Ancestor can't be there in this game."),
        (lambda: sparse(hands=[[]]), "$.hands: This list has 1 entries, but it has to have 2 to 5."),
        (lambda: sparse(hands=[[], [], []]), "$.hands: 3 entries stand here, but there are 2 seats."),
        (lambda: sparse(hands=None), "$.hands: null stands here, but it has to be a list."),
        (lambda: sparse(turn=2), "$.turn: There is no seat 2: seats are numbered from 0 to 1."),
        (lambda: sparse(turn=True), "$.turn: true stands here, but it has to be a whole number."),
        (
            lambda: sparse(creatures=[*CREATURES[:7], "squeak"]),
            "$.creatures: The eight creatures have to be different.",
        ),
        (lambda: sparse(fallen=["stag", "stag"]), "$.fallen[1]: Stag is not in this game, or was eliminated before."),
        (lambda: sparse(fallen=["ursus"]), "$.fallen[0]: Ursus is not in this game, or was eliminated before."),
        (lambda: sparse(fallen=CREATURES[:5]), "$.ended: 5 creatures have been eliminated"),
        (lambda: sparse(step="over"), "$.ended: The game has ended exactly when the step is “over”."),
        (lambda: sparse(ended="stalemate"), "$.ended: The game has ended exactly when the step is “over”."),
        (lambda: sparse(deck=[]), "$.deck: The deck is empty, but then the game would be over."),
        (lambda: sparse(deck=["stag-9"], discarded=[]), "$.deck: 98 cards are nowhere, among them Ancestor"),
        (
            lambda: sparse(secrets=["chameleon-1", None]),
            "$.secrets[0]: A secret prediction is made with a Creature card.",
        ),
        (
            lambda: with_column("hoot", champion=[1, 0]) | {"secrets": ["hoot-9", None]},
            "$.secret_made[0]: Seat 1 can have one secret prediction in a game",
        ),
        (six_pebbles, "$.columns: Seat 2 has only 5 pebbles."),
        (
            lambda: with_column("squeak", piles=[["stag-1"], [], [], [], []]),
            "$.columns[0].piles[0]: Stag 1 can't lie in this column.",
        ),
        (
            lambda: with_column("squeak", piles=[["dryad-1"], [], [], [], []]),
            "$.columns[0].piles[0]: Dryad can't lie in this column.",
        ),
        (
            lambda: with_column("squeak", piles=[[], ["squeak-2"], [], [], []]),
            "$.columns[0].piles[1]: In row 2 nothing can lie on a space of Squeak yet",
        ),
        (
            lambda: with_column("squeak", fallen=["squeak"], pebbles=[None, 0, None, None, None]),
            "$.columns[0].pebbles[1]: In row 2 nothing can lie on a space of Squeak yet, or any more.",
        ),
        (lambda: sparse(step="placing"), "$.pending: The running turn can't have come to this."),
        (
            lambda: sparse(step="power", pending={"power": "hoot"}),
            "$.pending: The running turn can't have come to this.",
        ),
        (lambda: sparse(idle=5), "$.pending: The running turn can't have come to this."),
        (
            lambda: sparse(notes=[{"knows": 1, "card": "squeak-1", "hand": [1]}]),
            "$.notes: What is noted of Squeak 1 is not true",
        ),
        (lambda: sparse(options={"creatures": "x"}), "$.options: The option creatures can't be “x”"),
    ],
)
def test_what_can_t_come_about_is_refused_at_its_place(position: Callable[[], Position], why: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        set_up(position())
    assert str(caught.value).startswith(f"At {why}")
