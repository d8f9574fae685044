"""Any legal move."""

from __future__ import annotations

from fablewood.bots.bot import Bot, Choice
from fablewood.core.chance import Chance
from fablewood.core.state import State


class Random(Bot):
    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        moves = world.legal(seat)
        return Choice(moves[chance.pick(len(moves))])
