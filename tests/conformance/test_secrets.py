"""Non-interference: nothing a seat is told depends on what it can't know. True for every game.

`world` and `other` are two states that one pair of eyes can't tell apart. Whatever these eyes are shown must be the
same in both, now and as long as the same is played in both.
"""

from __future__ import annotations

import json
from typing import Any

from fablewood import Chance
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES, say
from tests.tables import Table, at_every_table, eyes, random_states


def shown(state: State, eye: int) -> str:
    """Everything a pair of eyes is shown of a position, byte for byte."""
    told: dict[str, Any] = {"view": state.view(eye), "to_act": state.to_act(), "over": state.over}
    if eye >= 0:
        told["legal"] = state.legal(eye)
        refusals = [state.explain(eye, move) for move in range(state.setup.game.move_count(state.setup))]
        told["refusals"] = [refusal and [refusal.text(language) for language in LANGUAGES] for refusal in refusals]
    return json.dumps(told)


def heard(state: State, eye: int) -> str:
    """Everything a pair of eyes is told of the latest move."""
    events = [event for event in state.heard() if event.visible(eye)]
    return json.dumps([[event.plain(), *(say(event.message, language) for language in LANGUAGES)] for event in events])


def other_world(state: State, eye: int, seed: str) -> State:
    return state.resample(eye, Chance(seed))


@at_every_table
def test_what_is_shown_is_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    for number, state in enumerate(random_states(table, "secrets", games=6, per_game=8)):
        for eye in eyes(state):
            other = other_world(state, eye, f"other {number}")
            assert shown(other, eye) == shown(state, eye)


@at_every_table
def test_resamples_are_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    """The bots' input: they are handed a resample and nothing else."""
    for number, state in enumerate(random_states(table, "resamples", games=6, per_game=8)):
        for eye in eyes(state):
            other = other_world(state, eye, f"other {number}")
            for seed in range(3):
                assert other.resample(eye, Chance(seed)).position() == state.resample(eye, Chance(seed)).position()


@at_every_table
def test_worlds_that_look_the_same_stay_so_while_the_same_is_played(table: Table) -> None:
    compared = 0
    for number, state in enumerate(random_states(table, "together", games=6, per_game=6)):
        for eye in eyes(state):
            compared += play_together(state.copy(), other_world(state, eye, f"other {number}"), eye, f"{number} {eye}")
    assert compared > 100


def play_together(world: State, other: State, eye: int, seed: str) -> int:
    """Play the same in both worlds, as long as it can be played in both and shows nothing that tells them apart.

    A move may rightly show what was hidden: prophecies are laid open, a card is played. Then the views differ, and
    what may be in a view is what the other tests check. But as long as the views agree, so must all that is said.
    """
    chance = Chance(seed)
    other.restore_chance(world.position()["chance"])
    world.listen()
    other.listen()
    for compared in range(25):
        if world.over:
            return compared
        seats = world.to_act()
        seat = seats[chance.pick(len(seats))]
        moves = sorted(set(world.legal(seat)) & set(other.legal(seat)))
        if seat == eye:
            assert world.legal(seat) == other.legal(seat)
        if not moves:
            return compared
        move = moves[chance.pick(len(moves))]
        world.play(seat, move)
        other.play(seat, move)
        if world.view(eye) != other.view(eye):
            return compared
        assert shown(world, eye) == shown(other, eye)
        assert heard(world, eye) == heard(other, eye)
    return 25
