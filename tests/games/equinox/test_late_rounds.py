"""Whole games of players who fill empty spaces first: they come to the last rounds, as random games seldom do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from fablewood import Chance, deal, set_up
from fablewood.core.state import State
from fablewood.games.equinox.rules import Equinox
from tests.games.equinox.tables import column_of, legal

SEATS = (2, 3, 4, 5)
CARDS = 102


def filling_game(seats: int, seed: int) -> Iterator[Equinox]:
    """Each state before a move, and the end."""
    chance = Chance(f"filling {seats} {seed}")
    state = deal("equinox", seats, f"filling-{seed}")
    assert isinstance(state, Equinox)
    while not state.over:
        yield state
        moves = legal(state)
        best = [move for move in moves if fills(state, move)] or moves
        state.play(state.to_act()[0], best[chance.pick(len(best))])
    yield state


def fills(state: Equinox, move: str) -> bool:
    verb, _, thing = move.partition(" ")
    creature = thing.rpartition("-")[0] if verb == "play" else thing
    if verb not in ("play", "on") or creature in ("chameleon", "ancestor", "dryad"):
        return False
    return column_of(state, creature)["spaces"][state.row]["card"] is None


@pytest.mark.parametrize("seats", SEATS)
def test_most_of_these_games_go_through_all_five_rounds(seats: int) -> None:
    ends = Counter(ended(list(filling_game(seats, seed))[-1]) for seed in range(40))
    assert ends["fifth-round"] > 20


def ended(state: State) -> str:
    outcome = state.outcome()
    assert outcome is not None
    return str(outcome.reason.plain)


@pytest.mark.parametrize("seats", SEATS)
def test_late_positions_are_written_down_shown_and_imagined_as_early_ones(seats: int) -> None:
    for seed in range(3):
        for number, state in enumerate(filling_game(seats, seed)):
            if state.row >= 3 and number % 5 == 0:
                assert set_up(state.position()) == state
                for eye in range(-1, seats):
                    imagined = state.resample(eye, Chance(number))
                    assert imagined.view(eye) == state.view(eye)
                    assert set_up(imagined.position()) == imagined


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_and_no_pebble_is_ever_lost(seats: int) -> None:
    for seed in range(3):
        for state in filling_game(seats, seed):
            position = state.position()
            piles = [card for column in position["columns"] for pile in column["piles"] for card in pile]
            hands = [card for sort in ("hands", "aside", "buried") for cards in position[sort] for card in cards]
            secrets = [card for card in position["secrets"] if card]
            cards = [*piles, *hands, *secrets, *position["deck"], *position["discarded"]]
            assert len(cards) == len(set(cards)) == CARDS
            for seat in range(seats):
                placed = sum(column["pebbles"].count(seat) + column["champion"][seat] for column in position["columns"])
                assert placed + (position["secrets"][seat] is not None) + state.pebbles_left(seat) == 5
