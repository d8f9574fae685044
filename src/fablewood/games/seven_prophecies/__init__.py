"""Seven Prophecies, by Hinata Origuchi: a trick-taking game in which you foretell how often you take each rank."""

from fablewood.games.seven_prophecies.game import SevenPropheciesGame

__all__ = ["SevenPropheciesGame"]
