"""Stands in for Cython where it is not installed: the rules then run as plain Python.

`lowest_bit` and `how_many` are C in compiled modules (bits.pxd).
"""

from contextlib import nullcontext
from typing import TypeVar

Narrow = TypeVar("Narrow")

compiled = False
nogil = nullcontext()


def cast(_: type[Narrow], value: object) -> Narrow:
    """What is a pointer cast in C is no operation here."""
    return value  # type: ignore[return-value]


def lowest_bit(mask: int) -> int:
    """The position of the lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def how_many(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()
