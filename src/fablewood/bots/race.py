"""Compares the moves of one decision by playing on after each of them in the same worlds, with the same luck.

Then the worse half drops out, and the others go on in more worlds, until two are left (successive halving). It is for
decisions with very many moves that nobody answers to at once, such as a prophecy: what one learns is who is better,
not how to go on, and the same luck for all makes small differences show soon.
"""

from __future__ import annotations

from time import perf_counter

from fablewood.bots.policy import Policy
from fablewood.bots.worlds import Worlds
from fablewood.core.chance import Chance
from fablewood.core.state import State

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython


class Race:
    def __init__(self, world: State, seat: int, policy: Policy, chance: Chance) -> None:
        self.root = world
        self.seat = world.check_seat(seat)
        self.policy = policy
        self.chance = chance
        self.world = world.copy()
        self.scratch = world.copy()
        self.luck = Chance(None)
        self.own_luck = Chance(None)
        self.moves = [0] * 512
        self.order = [0] * 512
        self.tries = [0] * 512
        self.gains = [0.0] * 512
        self.shares = [0.0] * 8
        policy.attend(world)
        self.worlds = Worlds(world, self.seat, policy, chance)
        self.n = self.root.find_moves(self.seat, self.moves)
        for i in range(self.n):
            self.order[i] = i

    def run(self, playouts: int, seconds: float) -> int:
        """So many games are played on, or as many as the time allows; how many worlds they were in."""
        end = perf_counter() + seconds
        heats = 1
        while 1 << heats < self.n:
            heats += 1
        left = self.n
        made = 0
        for heat in range(heats):
            for i in range(max(1, playouts // (heats * left))):
                if perf_counter() >= end:
                    self.sort(left)
                    return made
                with cython.nogil:
                    self.play_world(left)
                made += 1
            self.sort(left)
            left = (left + 1) // 2
        return made

    def play_world(self, left: int) -> None:
        self.worlds.draw(self.world)
        self.luck.seed_from(self.chance)
        for i in range(left):
            move = self.order[i]
            self.scratch.copy_from(self.world)
            self.own_luck.copy_from(self.luck)
            self.scratch.apply(self.seat, self.moves[move])
            self.policy.play_out(self.scratch, self.own_luck, self.shares)
            self.tries[move] += 1
            self.gains[move] += self.shares[self.seat]

    def sort(self, left: int) -> None:
        """The best first. All that are left have been tried equally often."""
        for i in range(1, left):
            move = self.order[i]
            j = i
            while j > 0 and self.gains[self.order[j - 1]] < self.gains[move]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = move

    def found(self) -> list[tuple[int, int, float]]:
        """For each legal move how often it was tried, and the share of the win that it gained on average."""
        return [
            (self.moves[i], self.tries[i], self.gains[i] / self.tries[i] if self.tries[i] else 0.0)
            for i in range(self.n)
        ]

    def best(self) -> int:
        return self.moves[self.order[0]]
