"""Equinox, by Reiner Knizia: bet on creatures, play cards; one creature falls each round."""

from fablewood.games.equinox.game import EquinoxGame

__all__ = ["EquinoxGame"]
