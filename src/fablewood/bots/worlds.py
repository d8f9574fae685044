"""Draws worlds that a seat can't rule out, as often as they are likely by what the others have done.

That is Metropolis' method: a world is drawn by the rules alone, and takes the place of the one before if it is
likelier, or else as often as their likelihoods are to each other.
"""

from __future__ import annotations

from fablewood.bots.policy import Policy
from fablewood.core.chance import Chance
from fablewood.core.state import State

FIRST_TRIES = 16
"""Worlds to begin with: so that what is searched first is not any world."""


class Worlds:
    def __init__(self, root: State, seat: int, policy: Policy, chance: Chance) -> None:
        self.root = root
        self.seat = seat
        self.policy = policy
        self.chance = chance
        self.likely = root.copy()
        self.weight = 0.0
        self.drawn = 0
        self.cheats = False
        """Takes the root for the truth. Only to measure what knowing everything would be worth."""

    def draw(self, state: State) -> None:
        """Make a world of the state."""
        self.propose(state)
        if self.cheats or not self.policy.weighs:
            return
        if self.drawn == 0:
            for i in range(FIRST_TRIES):
                self.consider(state)
                self.propose(state)
        self.consider(state)
        self.drawn += 1
        state.copy_from(self.likely)
        state.chance.seed_from(self.chance)  # the same cards may still be followed by other luck

    def propose(self, state: State) -> None:
        state.copy_from(self.root)
        if self.cheats:
            state.chance.seed_from(self.chance)
            return
        state.imagine(self.seat, self.chance)
        self.policy.suppose(state, self.seat, self.chance)

    def consider(self, state: State) -> None:
        weight = self.policy.likelihood(state, self.seat)
        if weight >= self.weight or self.chance.fraction() * self.weight < weight:
            self.weight = weight
            self.likely.copy_from(state)
