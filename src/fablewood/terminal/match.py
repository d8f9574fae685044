"""What somebody means who types at the prompt: a number of the list, a move, or the beginning of one."""

from __future__ import annotations

import re

from fablewood.core.state import State
from fablewood.core.text import say

LONGEST_LIST = 24
"""More moves than this are not listed and numbered."""


def meant(state: State, seat: int, typed: str, language: str) -> list[int]:
    """The moves that fit: one if it is clear, several if it is not, none if nothing fits.

    Legal moves come first; only if none fits, others, so that it can be said why they are not legal.
    """
    legal = state.legal(seat)
    if typed.isascii() and typed.isdigit() and len(legal) <= LONGEST_LIST and 1 <= int(typed) <= len(legal):
        return [legal[int(typed) - 1]]
    wanted = words(typed)
    if typed.isascii() and typed.isdigit() and len(typed) > 1:
        wanted = list(typed)
    if not wanted:
        return []
    return fitting(state, legal, wanted, language) or fitting(
        state, list(range(state.setup.game.move_count(state.setup))), wanted, language
    )


def fitting(state: State, moves: list[int], wanted: list[str], language: str) -> list[int]:
    game, setup = state.setup.game, state.setup
    texts = {move: [game.move_text(setup, move), say(game.move_words(setup, move), language)] for move in moves}
    for fits in (equals, ends, begins):
        found = [move for move in moves if any(fits(words(text), wanted) for text in texts[move])]
        if found:
            return found
    return []


def words(text: str) -> list[str]:
    """Words and numbers: `b7` is b and 7."""
    return re.findall(r"[^\W\d_]+|\d+", text.lower())


def equals(full: list[str], typed: list[str]) -> bool:
    return full == typed


def ends(full: list[str], typed: list[str]) -> bool:
    """The thing without the verb: `broom 7`."""
    return full[-len(typed) :] == typed


def begins(full: list[str], typed: list[str]) -> bool:
    """Each typed word begins one of the last words, and the last number is whole: `b 7`."""
    pairs = list(zip(full[-len(typed) :], typed, strict=False))
    short = len(typed) > len(full) or not any(part.isdigit() for part in typed)
    return not short and all(word == part if part.isdigit() else word.startswith(part) for word, part in pairs)
