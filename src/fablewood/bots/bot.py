"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from fablewood.core.chance import Chance
from fablewood.core.state import State


class Bot(ABC):
    @abstractmethod
    def choose(self, world: State, seat: int, chance: Chance) -> int:
        """A legal move for the seat, in a world that the seat can't tell from the true one.

        The same world and the same chance give the same move.
        """


def ask(bot: Bot, state: State, seat: int, chance: Chance) -> int:
    """A bot's move at a real table: the only door between them, and only what the seat knows goes through."""
    return bot.choose(state.resample(seat, chance), seat, chance)
