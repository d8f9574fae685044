"""Fablewood: card games, their rules written once, to be played, served, studied and taught to bots."""

from importlib.metadata import version

from fablewood.core.chance import Chance
from fablewood.core.compiled import COMPILED
from fablewood.core.errors import (
    FablewoodError,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
)
from fablewood.games import GAMES, deal, set_up

__version__ = version("fablewood")
__all__ = [
    "COMPILED",
    "GAMES",
    "Chance",
    "FablewoodError",
    "IllegalMove",
    "InvalidMove",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "deal",
    "set_up",
]
