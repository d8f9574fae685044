"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.core.text import Message

PATIENCE = 1.0
"""Seconds that a bot may take for a move, unless a table says otherwise."""


@dataclass(frozen=True)
class Choice:
    """A move, and where a bot can say so, what share of the win it expects of each move, and why it chose this one."""

    move: int
    expected: Mapping[int, float] = field(default_factory=dict)
    reason: Message | None = None


class Bot(ABC):
    @abstractmethod
    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        """A legal move for the seat, in a world that the seat can't tell from the true one.

        The same world and the same chance give the same move, unless time runs out.
        """


def ask(bot: Bot, state: State, seat: int, chance: Chance, seconds: float = PATIENCE) -> Choice:
    """A bot's move at a real table: the only door between them, and only what the seat knows goes through."""
    return bot.choose(state.resample(seat, chance), seat, chance, seconds)
