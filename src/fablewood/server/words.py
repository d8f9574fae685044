"""Sentences as they travel: ids and arguments. They become words in the page, or here in a refusal."""

from __future__ import annotations

from typing import Any

from fablewood.core.errors import FablewoodError, IllegalMove, InvalidMove, Refusal
from fablewood.core.game import Event
from fablewood.core.text import Either, Message, Named, Word, plain, quoted, say

STATUS = {
    "malformed": 422,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "not-found": 404,
    "not-yours": 403,
    "stale": 409,
    "unreadable": 422,
    "illegal": 409,
    "setup": 422,
    "not-now": 409,
    "trouble": 500,
}
"""The HTTP status of each sort of problem."""


class Refused(FablewoodError):
    """Something that somebody asked of the server, and that it won't do."""

    def __init__(self, code: str, reason: str | Message | Refusal, wait: float | None = None, **args: Word) -> None:
        message = Message(reason, **args) if isinstance(reason, str) else reason
        super().__init__(message if isinstance(message, Refusal) else Refusal(message))
        self.code = code
        self.wait = wait


def told(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": {name: spoken(word) for name, word in message.args.items()}}


def spoken(word: Word) -> Any:
    if isinstance(word, Message):
        return told(word)
    if isinstance(word, Named):
        return {"plain": word.plain, "words": told(word.words)}
    if isinstance(word, tuple):
        return {"join": "and", "parts": [spoken(part) for part in word]}
    if isinstance(word, Either):
        return {"join": "or", "parts": [spoken(part) for part in word.words]}
    return quoted(word) if isinstance(word, str) else word


def happening(event: Event) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "message": told(event.message),
        "data": {name: plain(word) for name, word in event.data.items()},
        "chance": event.chance,
    }


def problem(error: FablewoodError, language: str, names: list[str] | None = None) -> dict[str, Any]:
    """Why something was refused, as it travels."""
    found: dict[str, Any] = {
        "code": code_of(error),
        "message": told(error.refusal.reason),
        "text": say(error.refusal.reason, language, names),
        "rule": error.refusal.rule,
    }
    wait = error.wait if isinstance(error, Refused) else None
    return found if wait is None else {**found, "wait": wait}


def code_of(error: FablewoodError) -> str:
    if isinstance(error, Refused):
        return error.code
    if isinstance(error, IllegalMove):
        return "illegal"
    return "unreadable" if isinstance(error, InvalidMove) else "setup"
