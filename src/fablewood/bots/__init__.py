"""Opponents. A bot is handed a world drawn from what its seat knows, never the true one."""

from __future__ import annotations

from fablewood.bots.bot import Bot
from fablewood.bots.greedy import Greedy
from fablewood.bots.random import Random
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise InvalidSetup(Refusal(Message("setup-bot", bot=name, bots=tuple(BOTS))))
    return BOTS[name]()
