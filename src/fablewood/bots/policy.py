"""What search knows of a game besides its rules: how one plays quickly, and how a position that isn't over will end.

Here: any move is as good as any other, and nothing is known before the end. thumbs/ has better ones for each game.
"""

from __future__ import annotations

from fablewood.core.chance import Chance
from fablewood.core.state import MOST_MOVES, State

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython


class Policy:
    def __init__(self) -> None:
        self.courage = 0.5
        """How much a search by this policy tries moves of which little is known yet."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """The move that this policy makes, for those who are in no hurry."""
        if not cython.compiled:
            moves = [0] * MOST_MOVES
        n = state.find_moves(seat, moves)
        return moves[self.pick(state, seat, moves, n, chance)]

    def attend(self, root: State) -> None:
        """From now on positions are asked about that come of this one."""

    def pick(self, state: State, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        """Which of its n moves a seat makes: the index."""
        return chance.draw(n)

    def settled(self, state: State) -> bool:
        """Whether `guess` may be asked here, instead of playing on."""
        return False

    def guess(self, state: State, shares: list[float]) -> None:
        """Write the share of the win that each seat can expect."""
        raise NotImplementedError
