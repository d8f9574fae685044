"""What search knows of a game besides its rules: how one plays quickly, and how a position that isn't over will end.

Here: any move is as good as any other, and nothing is known before the end. thumbs/ has better ones for each game.
"""

from __future__ import annotations

from fablewood.core.chance import Chance
from fablewood.core.state import State


class Policy:
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
