"""Opponents. A bot is handed a world drawn from what its seat knows, never the true one.

`BOTS` is the only place where one is registered, from the weakest to the strongest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fablewood.bots.bot import Bot
from fablewood.bots.greedy import Greedy
from fablewood.bots.random import Random
from fablewood.bots.searcher import Searcher
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message, quoted

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "easy": partial(Searcher, walks=150),
    "medium": partial(Searcher, walks=600),
    "hard": partial(Searcher, walks=3000),
    "master": partial(Searcher, walks=15_000),
}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise InvalidSetup(Refusal(Message("setup-bot", bot=quoted(name), bots=tuple(BOTS))))
    return BOTS[name]()
