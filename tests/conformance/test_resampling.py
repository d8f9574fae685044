"""Resampling: every world that a seat can't rule out is equally likely, and no other. True for every game.

Where worlds are counted, the games begin at tables at which little is hidden: each has them in its `narrow.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

from fablewood import Chance, set_up
from fablewood.core.state import State
from tests.tables import Table, at_plain_tables, eyes, narrow_start, narrow_states, random_move, random_states

FEW = 24
"""So many worlds can be counted one by one."""
BIG_DECK = 12
"""What is drawn from a bigger one, as from a discard pile that was shuffled, can't be hit upon by trying."""
ENOUGH = 40
"""After so many states the sum says enough."""


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
    for number, state in enumerate(narrow_states(table, starts=12)):
        eye = number % (table.seats + 1) - 1
        if counted == ENOUGH:
            break
        if not 1 < len(worlds(state, eye, 40, f"look {number}")) <= FEW:
            continue
        found = worlds(state, eye, 20 * FEW, f"count {number}")
        if len(found) > FEW:
            continue
        counted += 1
        assert world(state) in found
        expected = found.total() / len(found)
        surplus += sum((n - expected) ** 2 / expected for n in found.values()) - (len(found) - 1)
        spread += 2 * (len(found) - 1)
    assert counted >= 30
    # The sum of chi-squares, in standard deviations. The seeds are fixed: this does not fail by bad luck.
    assert abs(surplus / sqrt(spread)) < 4


@at_plain_tables
def test_the_worlds_of_a_seat_are_just_those_that_explain_all_it_has_seen_and_heard(table: Table) -> None:
    """A game is played in all worlds side by side; those go on in which the seat can see and hear the same."""
    compared = 0
    for seed in range(8):
        compared += follow(narrow_start(table, seed), seed % (table.seats + 1) - 1, Chance(f"follow {seed}"))
    assert compared >= 15


def follow(state: State, eye: int, chance: Chance) -> int:
    """Play on at random; how often the worlds were compared before there were too many."""
    possible = {world(one): one for one in (state.resample(eye, chance) for _ in range(20 * FEW))}
    for compared in range(25):
        if state.over or len(possible) > FEW:
            return compared
        seat, move = random_move(state, chance)
        state.listen()
        state.play(seat, move)
        if state.view(-1).get("deck", 0) > BIG_DECK:
            return compared
        possible = {
            world(after): after
            for before in possible.values()
            for after in explanations(before, seat, move, eye, state)
        }
        found = worlds(state, eye, 20 * FEW, f"found {compared}")
        if len(found) <= FEW:
            assert set(found) == set(possible)
    return 25


def explanations(before: State, seat: int, move: int, eye: int, seen: State) -> Iterator[State]:
    """What can become of a world when the seat moves so that these eyes see and hear the same."""
    heard, view = heard_by(seen, eye), seen.view(eye)
    for other in before.legal(seat):
        if seat != eye or other == move:
            patience = tries(seen, eye) if other == move else 10
            found: set[str] = set()
            in_vain = attempt = 0
            while in_vain < patience:
                after = before.copy()
                after.restore_chance(Chance(attempt).text())
                after.listen()
                after.play(seat, other)
                attempt += 1
                in_vain += 1
                if heard_by(after, eye) == heard and after.view(eye) == view and world(after) not in found:
                    found.add(world(after))
                    in_vain = 0
                    yield after


def tries(state: State, eye: int) -> int:
    """So many outcomes of chance are tried in vain before it is believed that nothing else can come of it."""
    chances = [event for event in state.heard() if event.chance]
    cards = [event.plain().get("cards", []) for event in chances if event.visible(eye)]
    if not chances:
        return 1
    return 400 if any(isinstance(some, list) and len(some) > 1 for some in cards) else 120


def heard_by(state: State, eye: int) -> list[Any]:
    return [event.plain() for event in state.heard() if event.visible(eye)]


@at_plain_tables
def test_every_resampled_world_is_possible(table: Table) -> None:
    """Setting a position up refuses what could not have happened."""
    for number, state in enumerate(random_states(table, "possible", games=4, per_game=6)):
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
