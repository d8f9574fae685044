"""Information-set tree search, for any game: it knows the contract of a state, and a policy.

Again and again it imagines a world that its seat can't rule out, walks down the tree there, plays on by the policy,
and remembers on the way back what each seat gained. Each seat has a tree of its own, in which it sees of others' moves
what it would see at the table (`State.sign`): so nobody in it knows what is hidden, and nobody waits for a bid that is
made at the same time. Where a seat decides, it takes the move that has done best for itself, and now and then one of
which little is known yet; how often a move could be chosen counts for that, since not every world offers it.
"""

from __future__ import annotations

from time import perf_counter

from fablewood.bots.policy import Policy
from fablewood.bots.tree import Tree
from fablewood.bots.worlds import Worlds
from fablewood.core.chance import Chance
from fablewood.core.state import State

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from math import log, sqrt

    from fablewood.bots.tree import mix
    from fablewood.core.no_cython import lowest_bit

DEEPEST = 64
BATCH = 32
"""So many walks before the clock is looked at."""
LARGEST_TREE = 1 << 20


class Search:
    """One search, for the seat's decision in this position."""

    def __init__(self, world: State, seat: int, policy: Policy, chance: Chance) -> None:
        self.root = world
        self.seat = world.check_seat(seat)
        self.scratch = world.copy()
        self.policy = policy
        self.chance = chance
        self.walks = 0
        self.depth = 0
        self.tree = Tree(1024)
        self.traces = [0] * 8
        self.path = [0] * 64
        self.movers = [0] * 64
        self.moves = [0] * 512
        self.places = [0] * 512
        self.shares = [0.0] * 8
        policy.attend(world)
        self.worlds = Worlds(world, self.seat, policy, chance)

    def run(self, walks: int, seconds: float) -> int:
        """So many walks, or as many as the time allows; how many they were."""
        size = 1024
        while size < 16 * walks and size < LARGEST_TREE:
            size *= 2
        self.tree = Tree(size)
        end = perf_counter() + seconds
        begun = self.walks
        while self.walks - begun < walks and perf_counter() < end:
            batch = min(BATCH, walks - (self.walks - begun))
            with cython.nogil:
                self.walk_often(batch, self.scratch)
        return self.walks - begun

    def walk_often(self, times: int, state: State) -> None:
        for i in range(times):
            self.walk(state)
        self.walks += times

    def walk(self, state: State) -> None:
        self.worlds.draw(state)
        for seat in range(state.seats):
            self.traces[seat] = mix(seat + 1, 0)
        self.depth = 0
        known = True
        while known and state.waiting != 0 and self.depth < DEEPEST:
            known = self.step(state)
        self.policy.play_out(state, self.chance, self.shares)
        for i in range(self.depth):
            if self.path[i] >= 0:
                self.tree.visits[self.path[i]] += 1
                self.tree.gains[self.path[i]] += self.shares[self.movers[i]]

    def step(self, state: State) -> bool:
        """One decision in the tree; whether the move had been tried before."""
        mover = self.seat if state.waiting >> self.seat & 1 else lowest_bit(state.waiting)
        n = state.find_moves(mover, self.moves)
        chosen = self.choose(state, mover, n)
        place = self.places[chosen]
        known = place >= 0 and self.tree.visits[place] > 0
        self.path[self.depth] = place
        self.movers[self.depth] = mover
        self.depth += 1
        for seat in range(state.seats):
            self.traces[seat] = mix(self.traces[seat], state.sign(mover, self.moves[chosen], seat))
        state.apply(mover, self.moves[chosen])
        return known

    def choose(self, state: State, mover: int, n: int) -> int:
        """The index of the move to try: one that is new here, the policy's before others; or the most promising."""
        untried = 0
        best = 0
        promise = -1.0
        for i in range(n):
            place = self.tree.find(mix(self.traces[mover], self.moves[i]))
            self.places[i] = place
            if place < 0 or self.tree.visits[place] == 0:
                untried += 1
                continue
            self.tree.offers[place] += 1
            visits = self.tree.visits[place]
            hope = self.tree.gains[place] / visits + self.policy.courage * sqrt(log(self.tree.offers[place]) / visits)
            if hope > promise:
                promise = hope
                best = i
        return best if untried == 0 else self.choose_untried(state, mover, n, untried)

    def choose_untried(self, state: State, mover: int, n: int, untried: int) -> int:
        pick = self.policy.pick(state, mover, self.moves, n, self.chance)
        if self.is_untried(self.places[pick]):
            return pick
        skip = self.chance.draw(untried)
        i = 0
        while skip > 0 or not self.is_untried(self.places[i]):
            skip -= self.is_untried(self.places[i])
            i += 1
        return i

    def is_untried(self, place: int) -> bool:
        return place < 0 or self.tree.visits[place] == 0

    def found(self) -> list[tuple[int, int, float]]:
        """For each legal move how often it was tried, and the share of the win that it gained on average."""
        found = []
        for move in self.root.legal(self.seat):
            place = self.tree.find(mix(mix(self.seat + 1, 0), move))
            visits = 0 if place < 0 else self.tree.visits[place]
            found.append((move, visits, self.tree.gains[place] / visits if visits else 0.0))
        return found
