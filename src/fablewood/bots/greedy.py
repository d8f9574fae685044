"""Plays by rules of thumb, without looking ahead."""

from __future__ import annotations

from fablewood.bots.bot import Bot, Choice
from fablewood.bots.thumbs import thumbs_for
from fablewood.core.chance import Chance
from fablewood.core.state import State


class Greedy(Bot):
    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        thumbs = thumbs_for(world.setup.game.name)
        thumbs.attend(world)
        return Choice(thumbs.choose(world, seat, chance))
