"""Options of a table. Each says what it may be; what it does is said in the catalogue, under `option-CODE-NAME`."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Either, Message, quoted

Value = bool | int | str

YES = ("yes", "true", "on", "1", "ja")
NO = ("no", "false", "off", "0", "nein")
YES_AND_NO = dict.fromkeys(YES, True) | dict.fromkeys(NO, False)


@dataclass(frozen=True)
class Option(ABC):
    name: str

    @abstractmethod
    def default(self, seats: int) -> Value: ...

    @abstractmethod
    def choices(self, seats: int) -> Message:
        """What it may be, in words."""

    @abstractmethod
    def read(self, value: object, seats: int) -> Value | None:
        """The value that a text or a piece of JSON means; None if it means none."""

    def shown(self, value: Value) -> Value:
        """What a view shows of a value: as much as people read. Records and positions keep all of it."""
        return value

    def take(self, value: object, seats: int) -> Value:
        taken = self.read(value, seats)
        if taken is None:
            reason = Message("setup-value", option=self.name, value=quoted(value), choices=self.choices(seats))
            raise InvalidSetup(Refusal(reason))
        return taken


@dataclass(frozen=True)
class Number(Option):
    low: int
    high: int
    usual: int | Mapping[int, int]
    """One number, or one for each number of seats."""

    def default(self, seats: int) -> int:
        return self.usual if isinstance(self.usual, int) else self.usual[seats]

    def choices(self, seats: int) -> Message:
        return Message("choices-number", low=self.low, high=self.high)

    def read(self, value: object, seats: int) -> int | None:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            return None
        return value if self.low <= value <= self.high else None


@dataclass(frozen=True)
class YesNo(Option):
    usual: bool = False

    def default(self, seats: int) -> bool:
        return self.usual

    def choices(self, seats: int) -> Message:
        return Message("choices-yes-no")

    def read(self, value: object, seats: int) -> bool | None:
        return value if isinstance(value, bool) else YES_AND_NO.get(quoted(value).lower())


@dataclass(frozen=True)
class Choice(Option):
    values: tuple[str, ...]
    usual: str

    def allowed(self, seats: int) -> tuple[str, ...]:
        return self.values

    def default(self, seats: int) -> str:
        return self.usual

    def choices(self, seats: int) -> Message:
        return Message("choices-of", values=Either(self.allowed(seats)))

    def read(self, value: object, seats: int) -> str | None:
        return next((one for one in self.allowed(seats) if one.lower() == quoted(value).lower()), None)


@dataclass(frozen=True)
class Selection(Option):
    """So many different things, named with commas between them; or chance selects them."""

    values: tuple[str, ...]
    count: int

    def default(self, seats: int) -> str:
        return "random"

    def choices(self, seats: int) -> Message:
        return Message("choices-selection", count=self.count, values=self.values)

    def read(self, value: object, seats: int) -> str | None:
        text = ",".join(quoted(one) for one in value) if isinstance(value, list | tuple) else quoted(value, 1000)
        named = [one.strip().lower().replace(" ", "-").replace("_", "-") for one in re.split("[,+]", text)]
        if named == ["random"]:
            return "random"
        if len(named) != self.count or len(set(named)) != self.count or not set(named) <= set(self.values):
            return None
        return ",".join(named)


@dataclass(frozen=True)
class FirstPlayer(Choice):
    """By lot, or the host names the seat, counted from 1."""

    name: str = "firstPlayer"
    values: tuple[str, ...] = ("random",)
    usual: str = "random"

    def allowed(self, seats: int) -> tuple[str, ...]:
        return (*self.values, *(str(seat + 1) for seat in range(seats)))


def take_options(options: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, Value]:
    """Every option with its value: the given ones read, the others as usual."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise InvalidSetup(Refusal(Message("setup-option", option=quoted(name), options=tuple(known))))
    return {
        name: option.take(given[name], seats) if name in given else option.default(seats)
        for name, option in known.items()
    }
