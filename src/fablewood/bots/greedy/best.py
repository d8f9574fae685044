"""The best of some moves; among equals, no favourite."""

from __future__ import annotations

from collections.abc import Callable

from fablewood.core.chance import Chance


def best_of(moves: list[int], promise: Callable[[int], float], chance: Chance) -> int:
    if len(moves) == 1:
        return moves[0]
    start = chance.pick(len(moves))
    return max(moves[start:] + moves[:start], key=promise)
