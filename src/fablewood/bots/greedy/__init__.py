"""Plays by rules of thumb: a good beginner. A game whose thumbs nobody has written is played at random."""

from __future__ import annotations

from collections.abc import Callable

from fablewood.bots.bot import Bot, Choice
from fablewood.bots.greedy import equinox, seven_prophecies
from fablewood.bots.random import Random
from fablewood.core.chance import Chance
from fablewood.core.state import State

THUMBS: dict[str, Callable[[State, int, Chance], int]] = {
    "equinox": equinox.choose,
    "seven-prophecies": seven_prophecies.choose,
}


class Greedy(Bot):
    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        thumbs = THUMBS.get(world.setup.game.name)
        if thumbs is None:
            return Random().choose(world, seat, chance, seconds)
        return Choice(thumbs(world, seat, chance))
