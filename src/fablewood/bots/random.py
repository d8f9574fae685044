"""Any legal move."""

from __future__ import annotations

from fablewood.bots.bot import Bot
from fablewood.core.chance import Chance
from fablewood.core.state import State


class Random(Bot):
    def choose(self, world: State, seat: int, chance: Chance) -> int:
        moves = world.legal(seat)
        return moves[chance.pick(len(moves))]
