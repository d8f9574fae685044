"""What a bot is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from fablewood.bots.thumbs import thumbs_for
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.core.text import Message, quoted

PATIENCE = 1.0
"""Seconds that a bot may take for a move, unless a table says otherwise."""


@dataclass(frozen=True)
class Choice:
    """A move, and where a bot can say so, what share of the win it expects of each move, and why it chose this one."""

    move: int
    expected: Mapping[int, float] = field(default_factory=dict)
    reason: Message | None = None
    fault: Message | None = None
    """What went wrong, where the bot itself made no legal move in time and this one was made in its place."""


class Bot(ABC):
    @abstractmethod
    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        """A legal move for the seat, in a world that the seat can't tell from the true one.

        The same world and the same chance give the same move, unless time runs out.
        """

    def close(self) -> None:  # noqa: B027 - most have nothing to let go of
        """Let go of what the bot holds besides memory. It may be asked again all the same."""


def ask(bot: Bot, state: State, seat: int, chance: Chance, seconds: float = PATIENCE) -> Choice:
    """A bot's move at a real table: the only door between them, and only what the seat knows goes through.

    What comes back is a legal move in any case. Where a bot fails, its rules of thumb move in its place.
    """
    world = state.resample(seat, chance)
    try:
        choice = bot.choose(world.copy(), seat, chance, seconds)
        if choice.move in world.legal(seat):
            return choice
        fault = Message("bot-illegal", move=move_said(world, choice.move))
    except Exception as error:  # a bot may be anybody's code
        fault = Message("bot-failed", why=quoted(f"{type(error).__name__}: {error}"))
    return stand_in(world, seat, chance, fault)


def stand_in(world: State, seat: int, chance: Chance, fault: Message) -> Choice:
    """A move in the place of a bot that has made none."""
    thumbs = thumbs_for(world.setup.game.name)
    thumbs.attend(world)
    return Choice(thumbs.choose(world, seat, chance), fault=fault)


def move_said(world: State, move: object) -> str:
    return world.move_text(move) if isinstance(move, int) and 0 <= move < world.move_count else quoted(move)
