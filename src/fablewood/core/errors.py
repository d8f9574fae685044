"""What is refused, and why: every refusal is a sentence for people, and names the rule where one stands behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fablewood.core.text import Message, say


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something can't be done: a sentence about this position, and the id of the rule (`SP 5.2`)."""

    reason: Message
    rule: str = ""

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        return f"{say(self.reason, language, names)} {self.rule}".rstrip()

    def __str__(self) -> str:
        return self.text()


class FablewoodError(Exception):
    """Anything Fablewood refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.text()

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        return self.refusal.text(language, names)


class InvalidSetup(FablewoodError):
    """No such game, number of seats or option."""


class InvalidMove(FablewoodError):
    """Not a move of this game in any position."""


class IllegalMove(FablewoodError):
    """A move of this game, but not now, or not for this seat."""


class InvalidPosition(FablewoodError):
    """A situation that can't come about, or that can't be read."""


class InvalidRecord(FablewoodError):
    """A record that can't be read, or isn't true."""

    def __init__(self, refusal: Refusal, line: int, column: int) -> None:
        super().__init__(refusal)
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type[InvalidRecord], tuple[Refusal, int, int]]:
        return InvalidRecord, (self.refusal, self.line, self.column)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        place = Message("record-error", line=str(self.line), column=str(self.column), reason=self.refusal.reason)
        return Refusal(place, self.refusal.rule).text(language, names)

    def __str__(self) -> str:
        return self.text()
