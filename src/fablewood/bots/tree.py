"""What a search has learned of the moves of each seat, in one table.

An entry belongs to a seat, what it has seen since the search began, and a move. It is found by a hash of these: so it
doesn't matter in which order things came about that look the same to that seat, and what a seat can't tell apart it
can't treat differently.
"""

from __future__ import annotations

from array import array

MASK62 = 0x3FFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
EMPTY = 0
FULL = -1


def mix(trace: int, sign: int) -> int:
    """A trace that goes on with one more sign: 62 bits, the same in C and Python, and never EMPTY."""
    trace = ((trace ^ (sign + 1)) * GOLDEN) & MASK62
    return (trace ^ trace >> 29) | 1


class Tree:
    def __init__(self, size: int) -> None:
        """Of a power of two entries."""
        self.size = size
        self.used = 0
        self.keys = array("q", bytes(8 * size))
        self.visits = array("i", bytes(4 * size))
        self.offers = array("i", bytes(4 * size))
        self.gains = array("d", bytes(8 * size))

    def find(self, key: int) -> int:
        """The place of an entry, made if it is not there; negative when there is no room left."""
        place = key & (self.size - 1)
        while self.keys[place] != key:
            if self.keys[place] == EMPTY:
                if 4 * self.used > 3 * self.size:
                    return FULL
                self.keys[place] = key
                self.used += 1
                return place
            place = (place + 1) & (self.size - 1)
        return place
