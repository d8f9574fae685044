"""What somebody means who types at the prompt: a number of the list, a move, or the beginning of one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from fablewood.core.state import State
from fablewood.core.text import say

LONGEST_LIST = 60
"""More moves than this are not listed and numbered."""

Fit = Callable[[list[str], list[str]], bool]
"""Whether the words of a move fit those that were typed."""


def meant(state: State, seat: int, typed: str, language: str, seated: Sequence[str] | None = None) -> list[int]:
    """The moves that fit: one if it is clear, several if it is not, none if nothing fits.

    The person's language comes before the words of records, which are English: the same letter may begin other
    things there. Legal moves come first; only if none fits, others, so that it can be said why they are not legal.
    Words in another order are tried last: `camel take` for “Take treasure with Camel B”. Where all that fit have the
    same words, the first is meant: one of two Dryads is as good as the other.
    """
    legal = state.legal(seat)
    if is_number(typed) and len(legal) <= LONGEST_LIST:
        return [legal[int(typed) - 1]] if 1 <= int(typed[:6]) <= len(legal) else []
    wanted = words(typed)
    if is_number(typed):  # `2113` for a prophecy
        wanted = list(typed)
    if not wanted or re.search(r"(^|[\s-])-\d", typed):
        return []
    every = list(range(state.move_count))
    own = partial(own_words, state, language=language, seated=seated)
    tries: list[tuple[list[int], Callable[[int], str]]] = [
        (legal, own),
        (every, own),
        (legal, state.move_text),
        (every, state.move_text),
    ]
    again: list[tuple[dict[int, list[str]], Fit]] = []
    for moves, naming in tries:
        full = {move: words(naming(move)) for move in moves}
        again.append((full, but_for_copy if moves is every else holds))
        for fits in (equals, names) if moves is every else (equals, names, begins):
            found = those_that(fits, full, wanted)
            if found:
                return found
    return next((found for full, fits in again if (found := those_that(fits, full, wanted))), [])


def those_that(fits: Fit, full: dict[int, list[str]], typed: list[str]) -> list[int]:
    found = [move for move in full if fits(full[move], typed)]
    return found[:1] if all(full[move] == full[found[0]] for move in found) else found


def is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit()


def own_words(state: State, move: int, language: str, seated: Sequence[str] | None) -> str:
    return say(state.setup.game.move_words(state.setup, move), language, seated)


def words(text: str) -> list[str]:
    """Words and numbers: `b7` is b and 7."""
    return re.findall(r"[^\W\d_]+|[0-9]+", text.lower())


def equals(full: list[str], typed: list[str]) -> bool:
    return full == typed


def names(full: list[str], typed: list[str]) -> bool:
    """The typed words begin words that follow each other, numbers are whole, and no number is left out: `b 7`."""
    numbers = [word for word in full if word.isdigit()]
    return bool(numbers) and begins(full, typed) and [part for part in typed if part.isdigit()] == numbers


def begins(full: list[str], typed: list[str]) -> bool:
    """The typed words begin words that follow each other: `bro`, `play b`."""
    windows = (full[start : start + len(typed)] for start in range(len(full) - len(typed) + 1))
    return any(
        all(word == part if part.isdigit() else word.startswith(part) for word, part in zip(window, typed, strict=True))
        for window in windows
    )


def holds(full: list[str], typed: list[str]) -> bool:
    """Each typed word begins another word, in whatever order: `camel take`, `spiel wolf`."""
    left = list(full)
    for part in typed:
        word = next((word for word in left if word == part or (not part.isdigit() and word.startswith(part))), None)
        if word is None:
            return False
        left.remove(word)
    return True


def but_for_copy(full: list[str], typed: list[str]) -> bool:
    """The letter of a copy is left out: `attack wolf` for “Attack Wolf A”."""
    letters = [word for word in full if len(word) == 1 and word.isalpha()]
    return len(letters) == 1 and sorted([*typed, *letters]) == sorted(full)
