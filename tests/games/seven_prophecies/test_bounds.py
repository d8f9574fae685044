"""What the rules show of a state reads nothing from beyond the table, compiled or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fablewood import Chance, InvalidSetup, deal
from fablewood.games.seven_prophecies.rules import SevenProphecies
from tests.tables import random_move

BEYOND = (-1, -5, 3, 44, 10**8, -(10**6), 2**31, 2**32, 2**70, 10**5000)


def two_tricks_and_a_card() -> SevenProphecies:
    state = deal("seven-prophecies", 4, 1)
    assert isinstance(state, SevenProphecies)
    for seat in range(4):
        state.play(seat, "foretell 2-2-2-1")
    for _ in range(9):
        state.play(*random_move(state, Chance(1)))
    return state


@pytest.mark.parametrize("trick", BEYOND, ids=lambda trick: hex(trick)[:12])
def test_there_are_no_tricks_but_those_of_the_round(trick: int) -> None:
    state = two_tricks_and_a_card()
    readers: list[Callable[[], object]] = [
        lambda: state.trick_cards(trick),
        lambda: state.rank_taken(trick, 0),
        lambda: state.token_moved(trick, 0),
    ]
    for read in readers:
        with pytest.raises(IndexError, match=r"there is no trick .*: this round has [23], numbered from 0"):
            read()


def test_the_running_trick_has_cards_but_no_ranks() -> None:
    state = two_tricks_and_a_card()
    assert len(state.trick_cards(2)) == 1
    assert sorted(state.rank_taken(1, seat) for seat in range(4)) == [0, 1, 2, 3]
    with pytest.raises(IndexError):
        state.rank_taken(2, 0)
    with pytest.raises(IndexError):
        state.token_moved(2, 0)


@pytest.mark.parametrize("seat", [-1, 4, 10**8, -(10**6), 2**32, 10**5000], ids=lambda seat: hex(seat)[:12])
def test_there_are_no_seats_but_those_of_the_table(seat: int) -> None:
    state = two_tricks_and_a_card()
    readers: list[Callable[[], object]] = [
        lambda: state.rank_taken(0, seat),
        lambda: state.token_moved(0, seat),
        lambda: state.hand(seat),
        lambda: state.bid(seat),
        lambda: state.tokens_on(seat),
        lambda: state.score(seat),
        lambda: state.place(seat),
        lambda: state.colours_missing(seat),
        lambda: state.arrange([], seat, [0] * 10, [[0], [1], [2], [3]]),
    ]
    for read in readers:
        with pytest.raises(InvalidSetup):
            read()


def test_what_is_no_whole_number_is_no_trick() -> None:
    wrong: Any
    for wrong in (1.0, None, "0"):
        with pytest.raises(TypeError):
            two_tricks_and_a_card().trick_cards(wrong)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"sheet": [[0] * 4] * 5000}, "after 5000 rounds there is no other: this table plays 4"),
        ({"sheet": [[0] * 4] * 4}, "after 4 rounds there is no other"),
        ({"sheet": [[0] * 3]}, "a round gives each of the 4 seats from 0 to 5 points"),
        ({"sheet": [[0, 0, 0, 10**30]]}, "a round gives each of the 4 seats"),
        ({"row": [0] * 9}, "a colour row has 10 colours"),
        ({"row": [0] * 9 + [4]}, "a colour row has 10 colours, each from 0 to 3"),
        ({"row": [0] * 9 + [-1]}, "a colour row has 10 colours"),
        ({"hands": [[0], [1], [2]]}, "4 hands hold different cards"),
        ({"hands": [[0], [1], [2], [44]]}, "4 hands hold different cards, each from 0 to 43"),
        ({"hands": [[0], [1], [2], [-1]]}, "4 hands hold different cards"),
        ({"hands": [[0], [1], [2], [0]]}, "4 hands hold different cards"),
        ({"hands": [[0], [1], [2], [10**30]]}, "4 hands hold different cards"),
    ],
)
def test_what_has_no_place_at_the_table_is_not_arranged(change: dict[str, Any], why: str) -> None:
    state = two_tricks_and_a_card()
    before = state.position()
    with pytest.raises(ValueError, match=why):
        state.arrange(**{"sheet": [], "starter": 0, "row": [0] * 10, "hands": [[0], [1], [2], [3]], **change})
    assert state.position() == before
