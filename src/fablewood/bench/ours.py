"""Our own measures: each prepares its work, and then does a piece of it again and again."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from fablewood.bench.kernel import copies, resamples
from fablewood.core.chance import Chance
from fablewood.core.compiled import COMPILED
from fablewood.core.game import Game
from fablewood.core.rollout import Rollout
from fablewood.core.state import State

Batch = Callable[[], float]
"""Does a short piece of the work and returns how many units of it were done."""

GAMES_A_BATCH = 2000 if COMPILED else 20
TIMES_A_BATCH = 20_000 if COMPILED else 200


@dataclass(frozen=True)
class Measure:
    name: str
    unit: str
    prepare: Callable[[], Batch]


def measures(game: Game) -> list[Measure]:
    """At the table with most seats."""
    return [
        Measure(f"{game.name}.rollout", "decisions/s", partial(rollout, game)),
        Measure(f"{game.name}.python", "decisions/s", partial(python, game)),
        Measure(f"{game.name}.threads", "decisions/s, two threads", partial(threads, game)),
        Measure(f"{game.name}.copy", "copies/s", partial(copy, game)),
        Measure(f"{game.name}.resample", "resamples/s", partial(resample, game)),
    ]


def size(game: Game) -> int:
    """Bytes of a state with all that belongs to it alone."""
    return sys.getsizeof(game.deal(game.seat_counts[-1], 1))


def rollout(game: Game) -> Batch:
    """Random whole games inside the compiled module, through the base class, the GIL let go."""
    start = game.deal(game.seat_counts[-1], 1)
    player = Rollout(1)
    return lambda: player.play(start, GAMES_A_BATCH)


def threads(game: Game) -> Batch:
    start = game.deal(game.seat_counts[-1], 1)
    players = [Rollout(seed) for seed in (1, 2)]

    def batch() -> float:
        before = sum(player.decisions for player in players)
        both = [threading.Thread(target=player.play, args=(start, GAMES_A_BATCH)) for player in players]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        return sum(player.decisions for player in players) - before

    return batch


def python(game: Game) -> Batch:
    """Random whole games, deal and all, by the loop over the public contract that the README shows."""
    seats = game.seat_counts[-1]
    chance = Chance(1)

    def batch() -> float:
        state = game.deal(seats, chance.pick(10**9))
        steps = 0
        while not state.over:
            seat = state.to_act()[0]
            moves = state.legal(seat)
            state.play(seat, moves[chance.pick(len(moves))])
            steps += 1
        return steps

    return batch


def half_played(game: Game) -> State:
    """A game in which half of the moves are made: there hands and history are what they usually are."""
    seats = game.seat_counts[-1]
    length = len(random_moves(game.deal(seats, 1), 10**6))
    state = game.deal(seats, 1)
    random_moves(state, length // 2)
    return state


def random_moves(state: State, most: int) -> list[int]:
    chance = Chance(1)
    made: list[int] = []
    while not state.over and len(made) < most:
        seat = state.to_act()[0]
        moves = state.legal(seat)
        made.append(moves[chance.pick(len(moves))])
        state.play(seat, made[-1])
    return made


def copy(game: Game) -> Batch:
    state = half_played(game)

    def batch() -> float:
        copies(state, TIMES_A_BATCH)
        return TIMES_A_BATCH

    return batch


def resample(game: Game) -> Batch:
    state = half_played(game)
    scratch = state.copy()
    chance = Chance(1)

    def batch() -> float:
        resamples(state, scratch, state.to_act()[0], chance, TIMES_A_BATCH)
        return TIMES_A_BATCH

    return batch
