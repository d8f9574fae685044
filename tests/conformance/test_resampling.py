"""Resampling: every world that a seat can't rule out is equally likely, and no other. True for every game."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt

from fablewood import Chance, set_up
from fablewood.core.state import State
from tests.tables import Table, at_plain_tables, eyes, random_states

FEW = 24
"""So many worlds can be counted one by one."""


def world(state: State) -> str:
    """All that is so, but for what comes later and what others have learned."""
    left_out = ("chance", *state.setup.game.memories)
    return json.dumps({key: value for key, value in state.position().items() if key not in left_out}, sort_keys=True)


def worlds(state: State, eye: int, samples: int, seed: str) -> Counter[str]:
    chance = Chance(seed)
    return Counter(world(state.resample(eye, chance)) for _ in range(samples))


@at_plain_tables
def test_the_worlds_of_a_seat_hold_the_true_one_and_are_equally_likely(table: Table) -> None:
    counted, surplus, spread = 0, 0.0, 0.0
    for number, state in enumerate(random_states(table, "few-worlds", games=60, per_game=8)):
        for eye in eyes(state):
            if not 1 < len(worlds(state, eye, 40, f"look {number}")) <= FEW:
                continue
            found = worlds(state, eye, 40 * FEW, f"count {number}")
            if len(found) > FEW:
                continue
            counted += 1
            assert world(state) in found
            expected = found.total() / len(found)
            surplus += sum((n - expected) ** 2 / expected for n in found.values()) - (len(found) - 1)
            spread += 2 * (len(found) - 1)
    assert counted >= 20
    # The sum of chi-squares, in standard deviations. The seeds are fixed: this does not fail by bad luck.
    assert abs(surplus / sqrt(spread)) < 4


@at_plain_tables
def test_every_resampled_world_is_possible(table: Table) -> None:
    """Setting a position up refuses what could not have happened."""
    for number, state in enumerate(random_states(table, "possible", games=8, per_game=8)):
        for eye in eyes(state):
            imagined = state.resample(eye, Chance(number))
            assert set_up(imagined.position()) == imagined


@at_plain_tables
def test_resampling_leaves_the_state_as_it_is_and_draws_anew_what_comes_later(table: Table) -> None:
    for state in random_states(table, "later", games=2, per_game=5):
        before = state.position()
        chances = {state.resample(0, Chance(seed)).position()["chance"] for seed in range(5)}
        assert len(chances | {before["chance"]}) == 6
        assert state.position() == before
