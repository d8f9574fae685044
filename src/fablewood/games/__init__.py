"""The games. `GAMES` is the only place where one is registered."""

from __future__ import annotations

from collections.abc import Mapping

from fablewood.core.errors import InvalidPosition, InvalidSetup, Refusal
from fablewood.core.game import Game
from fablewood.core.state import State
from fablewood.core.text import Message, quoted
from fablewood.games.equinox import EquinoxGame
from fablewood.games.hoard import HoardGame
from fablewood.games.seven_prophecies import SevenPropheciesGame

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        EquinoxGame(),
        SevenPropheciesGame(),
        HoardGame(),
    )
}  # fmt: skip


def find_game(name: str) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidSetup(Refusal(Message("setup-game", game=quoted(name), games=tuple(GAMES))))
    return GAMES[name]


def deal(game: str, seats: int, seed: int | str = 0, options: Mapping[str, object] | None = None) -> State:
    """The beginning of a game, by name."""
    return find_game(game).deal(seats, seed, options)


def set_up(position: object) -> State:
    """The state of a position that names its game."""
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise InvalidPosition(Refusal(Message("position-game", games=tuple(GAMES))))
    if position["game"] not in GAMES:
        raise InvalidPosition(Refusal(Message("position-game", games=tuple(GAMES))))
    return GAMES[position["game"]].set_up(position)
