"""What there is to play, described by the games themselves."""

from __future__ import annotations

from typing import Any

from fablewood import __version__
from fablewood.bots import BOTS
from fablewood.core.game import Game
from fablewood.core.options import Choice, Number, Option, Selection, YesNo
from fablewood.core.text import LANGUAGES, Message
from fablewood.games import GAMES
from fablewood.server.deeds import PHRASES
from fablewood.server.words import told

KINDS: dict[type[Option], str] = {Number: "number", YesNo: "yes-no", Choice: "choice", Selection: "selection"}


def catalogue() -> dict[str, Any]:
    return {
        "version": __version__,
        "games": [game_offer(game) for game in GAMES.values()],
        "bots": list(BOTS),
        "phrases": list(PHRASES),
        "languages": list(LANGUAGES),
    }


def game_offer(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "code": game.code,
        "rules": game.version,
        "title": told(game.title()),
        "blurb": told(Message(f"{game.code}-blurb")),
        "seats": list(game.seat_counts),
        "options": [option_offer(game, option) for option in game.options],
    }


def option_offer(game: Game, option: Option) -> dict[str, Any]:
    offer: dict[str, Any] = {
        "name": option.name,
        "kind": next((kind for sort, kind in KINDS.items() if isinstance(option, sort)), "text"),
        "words": told(Message(f"option-{game.code}-{option.name}")),
        "choices": {str(seats): told(option.choices(seats)) for seats in game.seat_counts},
        "usual": {str(seats): option.default(seats) for seats in game.seat_counts},
    }
    if isinstance(option, Number):
        offer |= {"low": option.low, "high": option.high}
    elif isinstance(option, Choice):
        offer["values"] = {str(seats): list(option.allowed(seats)) for seats in game.seat_counts}
    elif isinstance(option, Selection):
        offer["values"] = {str(seats): list(option.values) for seats in game.seat_counts}
        offer["count"] = option.count
    return offer
