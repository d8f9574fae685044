"""What is going on in Hoard, in words: who has to decide what, and what waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fablewood.core.text import Message, Word, seat_named
from fablewood.games.hoard import words
from fablewood.games.hoard.effects.language import print_text
from fablewood.games.hoard.effects.phrases import Group
from fablewood.games.hoard.numbers import HAND
from fablewood.terminal.tables import Easel
from fablewood.terminal.tables.hoard_cards import design, named

ASKED_LATER = ("sacrifice", "replace", "move", "inspect")
"""Verbs that ask for something else when they ask again."""
FIGHTS = ("fight", "attack-at-once")


def decision(view: dict[str, Any], seat: int, easel: Easel) -> Iterator[Message]:
    """What is to be decided, and what has been already."""
    pending = view["pending"]
    if view["step"] == "main" and pending is None and not view["waiting"]:
        yield Message("terminal-ho-points", count=view["points"])
    if pending is not None:
        yield from under_way(pending, easel)
    elif view["waiting"]:
        yield Message("terminal-ho-order")
    else:
        yield Message(f"ho-now-{view['step']}", count=view["hand_sizes"][seat] - HAND)


def under_way(pending: dict[str, Any], easel: Easel) -> Iterator[Message]:
    if pending["kind"] == "action":
        yield Message(f"terminal-ho-{pending['verb']}", card=named(pending["source"], easel))
    else:
        text = print_text(sentences(pending["kind"], pending["source"], easel), easel.language).rstrip(".")
        yield Message("terminal-ho-text", source=source(pending["kind"], pending["source"], easel), text=text)
    if pending["verb"] in ASKED_LATER and pending["stage"] > 1:
        yield Message(f"terminal-ho-then-{pending['verb']}", stage=pending["stage"], count=pending["tally"])
    if pending["verb"] in FIGHTS:
        yield from fight(pending, easel)
    if pending["looked_at"]:
        yield Message("terminal-ho-looked", cards=tuple(named(card, easel) for card in pending["looked_at"]))


def fight(pending: dict[str, Any], easel: Easel) -> Iterator[Message]:
    """Who attacks so far; and who of them falls, or takes the loot."""
    if pending["attackers"]:
        yield Message("terminal-ho-attackers", cards=tuple(named(card, easel) for card in pending["attackers"]))
    if pending["stage"] > 1:
        yield Message("terminal-ho-falls" if pending["asked"] != pending["seat"] else "terminal-ho-loots")


def source(kind: str, of: str, easel: Easel) -> Word:
    """What does it: `Order of Lion`, `Felines 4`."""
    if kind == "group":
        return words.ability_named(words.ABILITY_TEXTS.index(of))
    return Message("terminal-ho-source", kind=kind, card=named(of, easel))


def sentences(kind: str, of: str, easel: Easel) -> tuple[Any, ...]:
    if kind == "group":
        group, _, threshold = of.rpartition("-")
        return words.deck_list(easel.setup).groups[Group[group.upper()], int(threshold)]
    card = design(of, easel)
    return {"start": card.modifier, "copy": card.modifier}.get(kind) or getattr(card, kind)


def waiting(view: dict[str, Any], easel: Easel) -> Iterator[Message]:
    for one in view["waiting"]:
        yield Message("terminal-ho-of", what=source(one["kind"], one["source"], easel), seat=seat_named(one["seat"]))
