"""Opponents. A bot is handed a world drawn from what its seat knows, never the true one.

`BOTS` is the only place where one is registered, from the weakest to the strongest. Other packages bring theirs by an
entry point, and any program can be one: docs/add-a-bot.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from fablewood.bots.bot import Bot
from fablewood.bots.greedy import Greedy
from fablewood.bots.program import Program
from fablewood.bots.random import Random
from fablewood.bots.searcher import Searcher
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message, quoted

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "easy": partial(Searcher, "easy"),
    "medium": partial(Searcher, "medium"),
    "hard": partial(Searcher, "hard"),
    "master": partial(Searcher, "master"),
}

GROUP = "fablewood.bots"
"""Of entry points."""
RUN = "run:"
"""Begins the name of a bot that is a program: what comes after it is run."""


def find_bot(name: str) -> Bot:
    if name in BOTS:
        return BOTS[name]()
    if name.startswith(RUN):
        return Program(name.removeprefix(RUN))
    for entry in entries():
        if entry.name == name:
            return brought(entry)
    known = (*BOTS, *(entry.name for entry in entries()), f"{RUN}PROGRAM")
    raise InvalidSetup(Refusal(Message("setup-bot", bot=quoted(name), bots=known)))


def entries() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda entry: entry.name)


def installed() -> dict[str, str]:
    """The bots that other packages bring, and where each comes from."""
    return {entry.name: entry.value for entry in entries() if entry.name not in BOTS}


def brought(entry: EntryPoint) -> Bot:
    """Other people's code may fail in any way when it is loaded."""
    try:
        bot = entry.load()()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise InvalidSetup(Refusal(Message("bot-not-loaded", bot=entry.name, origin=entry.value, why=why))) from error
    if not isinstance(bot, Bot):
        raise InvalidSetup(Refusal(Message("bot-no-bot", bot=entry.name, origin=entry.value)))
    return bot
