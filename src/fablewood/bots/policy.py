"""What search knows of a game besides its rules: how one plays quickly, how a position that isn't over will end, and
what others probably hold who have played as they did.

Here: any move is as good as any other, and nothing is known before the end. thumbs/ has better ones for each game.
"""

from __future__ import annotations

from fablewood.core.chance import Chance
from fablewood.core.state import MOST_MOVES, State

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import lowest_bit


class Policy:
    def __init__(self) -> None:
        self.courage = 0.5
        """How much a search by this policy tries moves of which little is known yet."""
        self.weighs = False
        """Whether some worlds are likelier than others, by `likelihood`."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """The move that this policy makes, for those who are in no hurry."""
        if not cython.compiled:
            moves = [0] * MOST_MOVES
        n = state.find_moves(seat, moves)
        return moves[self.pick(state, seat, moves, n, chance)]

    def attend(self, root: State) -> None:
        """From now on positions are asked about that come of this one."""

    def races(self, root: State, seat: int) -> bool:
        """Whether a decision is better made by playing on after each move alike than by a tree (race.py)."""
        return False

    def pick(self, state: State, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        """Which of its n moves a seat makes: the index."""
        return chance.draw(n)

    def suppose(self, state: State, seat: int, chance: Chance) -> None:
        """Others have made moves that a seat can't see, and any is in its place: put one there that is likely."""

    def likelihood(self, state: State, seat: int) -> float:
        """How likely, where all is as in this world, the others would have played as they did; up to a factor."""
        return 1.0

    def settled(self, state: State) -> bool:
        """Whether `guess` may be asked here, instead of playing on."""
        return False

    def guess(self, state: State, shares: list[float]) -> None:
        """Write the share of the win that each seat can expect."""
        raise NotImplementedError

    def expects(self, state: State) -> list[float]:
        """What share each seat can expect here, or nothing where this can't be said without playing on."""
        if not cython.compiled:
            shares = [0.0] * 8
        if state.waiting == 0 or not self.settled(state):
            return []
        self.guess(state, shares)
        return [shares[seat] for seat in range(state.seats)]

    def play_out(self, state: State, chance: Chance, shares: list[float]) -> None:
        """Play on to where it is settled, and write the shares."""
        if not cython.compiled:
            moves = [0] * MOST_MOVES
        while state.waiting != 0 and not self.settled(state):
            mover = lowest_bit(state.waiting)
            n = state.find_moves(mover, moves)
            state.apply(mover, moves[self.pick(state, mover, moves, n, chance)])
        if state.waiting != 0:
            self.guess(state, shares)
        else:
            for seat in range(state.seats):
                shares[seat] = state.payoff(seat)
