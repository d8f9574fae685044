"""How much thought goes into a move: four levels for each game.

A level is a number of walks, not of seconds: so it is as strong on any machine, and answers the same. On one core of
an ordinary machine each is far within its second (master three); docs/strength.md has the figures.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    walks: int
    """Of a tree search."""
    playouts: int
    """Where moves race instead."""


LEVELS = ("easy", "medium", "hard", "master")

EFFORTS: dict[str, tuple[Effort, ...]] = {
    "equinox": (Effort(40, 0), Effort(200, 0), Effort(3000, 0), Effort(9000, 0)),
    "hoard": (Effort(30, 0), Effort(150, 0), Effort(600, 0), Effort(4000, 0)),
    "seven-prophecies": (Effort(8, 120), Effort(50, 700), Effort(500, 7000), Effort(8000, 80_000)),
}
ANY_GAME = (Effort(40, 500), Effort(200, 2500), Effort(1000, 10_000), Effort(5000, 50_000))


def effort(game: str, level: str) -> Effort:
    return EFFORTS.get(game, ANY_GAME)[LEVELS.index(level)]
