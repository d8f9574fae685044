"""Sentences in English and German, from the Fluent catalogues in locale/.

A sentence is a `Message`: an id and what it speaks of. It becomes words only where somebody reads it, in that
reader's language, with the names of those who sit at that table.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")

LONGEST_QUOTE = 200
"""What somebody wrote is quoted up to here: a sentence is no place for pages."""

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
"""Data as JSON knows it."""

Word: TypeAlias = "int | str | Message | Named | Either | tuple[Word, ...]"
"""What a sentence can speak of."""


class Message:
    """A sentence before it has a language."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Word) -> None:
        self.id = id
        self.args: Mapping[str, Word] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


@dataclass(frozen=True, slots=True)
class Named:
    """A thing of the game: as data (`broom-7`) and in words (Broom 7, Besen 7)."""

    plain: int | str
    words: Message


@dataclass(frozen=True, slots=True)
class Either:
    """Things of which one is meant: they are joined by "or", where a tuple is joined by "and"."""

    words: tuple[Word, ...]


def quoted(value: object, longest: int = LONGEST_QUOTE) -> str:
    """What somebody gave us, fit for a sentence: short, and with nothing in it that a terminal would obey."""
    if isinstance(value, int) and value.bit_length() > 200:
        return hex(value)[:40] + "…"
    text = value if isinstance(value, str) else repr(value)
    text = visible(text[: longest + 1])
    return text if len(text) <= longest else text[:longest] + "…"


def visible(text: str) -> str:
    """Signs that nobody sees as escapes (`\\x1b`); letters of all languages and pictures stay."""
    return text if text.isprintable() else "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def seat_named(seat: int) -> Named:
    """Seats count from 0 in data and from 1 in words."""
    return Named(seat, Message("seat", number=seat + 1))


def plain(word: Word) -> Plain:
    """What a sentence speaks of, as data."""
    if isinstance(word, tuple):
        return [plain(part) for part in word]
    if isinstance(word, Named):
        return word.plain
    if isinstance(word, Message | Either):
        raise TypeError(f"{word!r} has no form as data: name it with Named")
    return word


def own_language() -> str:
    """The language of this terminal, if we speak it."""
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((language for language in LANGUAGES if wish.lower().startswith(language)), "en")


@cache
def catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((files("fablewood") / "locale" / language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(message: Message, language: str = "en", names: Sequence[str] | None = None) -> str:
    """The sentence in one language; `names` are those who sit at the table, seat by seat."""
    if message.id == "seat" and names is not None:
        return names[int(str(message.args["number"])) - 1]
    if language not in LANGUAGES:
        raise ValueError(f"there is no text in {language!r}, only in {' and '.join(LANGUAGES)}")
    return _formatted(message.id, {key: _spoken(word, language, names) for key, word in message.args.items()}, language)


def _formatted(id: str, args: dict[str, int | str], language: str) -> str:
    bundle = catalogue(language)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KeyError(f"the message {id} has no text in {language}")
    sentence, troubles = bundle.format_pattern(pattern, args)
    if troubles:
        raise ValueError(f"the message {id} can't be said in {language}: {troubles[0]}")
    return str(sentence)


def _spoken(word: Word, language: str, names: Sequence[str] | None) -> int | str:
    if isinstance(word, Named):
        return say(word.words, language, names)
    if isinstance(word, Message):
        return say(word, language, names)
    if isinstance(word, tuple):
        return _list_of("list", [str(_spoken(part, language, names)) for part in word], language)
    if isinstance(word, Either):
        return _list_of("list-or", [str(_spoken(part, language, names)) for part in word.words], language)
    return quoted(word) if isinstance(word, str) else word


def _list_of(id: str, parts: list[str], language: str) -> str:
    if len(parts) < 2:
        return parts[0] if parts else say(Message("list-empty"), language)
    return _formatted(id, {"first": ", ".join(parts[:-1]), "last": parts[-1]}, language)
