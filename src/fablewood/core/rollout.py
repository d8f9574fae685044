"""Plays random games through the base class alone: it knows of no game, and holds no GIL."""

from __future__ import annotations

from fablewood.core.chance import Chance
from fablewood.core.state import MOST_MOVES, State

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import lowest_bit


class Rollout:
    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed)
        self.decisions = 0
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES

    def play(self, start: State, games: int) -> int:
        """Finish that many games from `start`, each in another world; how many decisions that took."""
        if start is None:
            raise TypeError("a game is played from a State, not from None")
        before = self.decisions
        scratch = start.copy()
        with cython.nogil:
            self.play_games(start, scratch, games)
        return self.decisions - before

    def play_games(self, start: State, scratch: State, games: int) -> None:
        for i in range(games):
            scratch.copy_from(start)
            scratch.chance.seed_from(self.chance)
            self.finish(scratch)

    def finish(self, state: State) -> None:
        while state.waiting != 0:
            seat = lowest_bit(state.waiting)
            n = state.find_moves(seat, self.moves)
            state.apply(seat, self.moves[self.chance.draw(n)])
            self.decisions += 1
