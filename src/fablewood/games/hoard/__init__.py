"""Hoard: creatures carry treasures home. Its rulebook has come down to us without a title; the name is ours."""

from fablewood.games.hoard.game import HoardGame

__all__ = ["HoardGame"]
