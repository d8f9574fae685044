"""The contract of a game: what is said of a state in words and data.

The rules themselves are a `State` (state.py), which plays. A `Game` deals, shows, explains, names and writes down.
A game knows nothing of any table: what is fixed for one table is its `Setup`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from fablewood.core.chance import Chance
from fablewood.core.errors import InvalidMove, InvalidPosition, InvalidSetup, Refusal
from fablewood.core.options import Option, Value, take_options
from fablewood.core.shape import check_shape, object_of
from fablewood.core.text import Either, Message, Named, Plain, Word, plain, quoted

if TYPE_CHECKING:
    from fablewood.core.state import State

SPECTATOR = -1
"""The eyes of somebody who watches and sits at no seat."""

Note = tuple[int, int, int, int]


def check_seed(seed: int | str) -> str:
    """A seed is a whole number or a word; both mean their text. In records a leading # begins a comment."""
    text = quoted(seed) if isinstance(seed, int) and not isinstance(seed, bool) else seed
    if not isinstance(text, str) or re.fullmatch(r"(?!#)[!-~]{1,100}", text) is None:
        raise InvalidSetup(Refusal(Message("setup-seed", seed=quoted(seed))))
    return text


@dataclass(frozen=True, eq=False)
class Setup:
    """What is fixed when a table is made: the game, how many sit there, and the options."""

    game: Game
    seats: int
    options: Mapping[str, Value]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seats, tuple(self.options.items())))

    def __reduce__(self) -> tuple[Callable[[int, dict[str, Value]], Setup], tuple[int, dict[str, Value]]]:
        return self.game.setup, (self.seats, dict(self.options))

    def plain(self) -> dict[str, Plain]:
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
        }

    def shown(self) -> dict[str, Plain]:
        """The same for views, where nobody wants to read the long values of some options."""
        return {
            **self.plain(),
            "options": {option.name: option.shown(self.options[option.name]) for option in self.game.options},
        }


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points, places (1 is best, shared by equals), and why it ended."""

    scores: tuple[int | float, ...]
    places: tuple[int, ...]
    reason: Named

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def plain(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
            "reason": plain(self.reason),
        }


@dataclass(frozen=True)
class Event:
    """One thing that happened, for the log and for the page: a sentence and the same as data.

    `seen_by` None is everybody; otherwise only these seats learn of it. `chance` marks what the generator decided.
    """

    kind: str
    message: Message
    data: Mapping[str, Word]
    seen_by: tuple[int, ...] | None = None
    chance: bool = False

    def visible(self, seat: int) -> bool:
        return self.seen_by is None or seat in self.seen_by

    def plain(self) -> dict[str, Plain]:
        return {"event": self.kind} | {name: plain(word) for name, word in self.data.items()}


class Game(ABC):
    """One game. It has no state of its own: any two of a class are the same."""

    name: str
    code: str
    """Begins its rule ids (`SP 5.2`) and its messages (`sp-...`)."""
    version: int
    """Of the rules: raised when the same seed and moves no longer give the same game."""
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    memories: tuple[str, ...] = ()
    """The parts of a position that say what seats have learned. In a resampled one others know what all know."""

    # Setting up

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        """What is fixed at a table; refused if there can't be such a table."""
        if isinstance(seats, bool) or not hasattr(seats, "__index__") or seats not in self.seat_counts:
            counts = Either(tuple(self.seat_counts))
            raise InvalidSetup(Refusal(Message("setup-seats", game=self.title(), seats=quoted(seats), counts=counts)))
        seats = int(seats)
        return Setup(self, seats, MappingProxyType(take_options(self.options, options or {}, seats)))

    def deal(
        self,
        seats: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        listen: bool = False,
    ) -> State:
        """The beginning of a game. The same arguments give the same game, on every machine, for ever."""
        return self.begin(self.setup(seats, options), Chance(check_seed(seed)), listen)

    @abstractmethod
    def begin(self, setup: Setup, chance: Chance, listen: bool) -> State: ...

    def set_up(self, position: object) -> State:
        """The state that `State.position` wrote down, or that somebody wrote by hand."""
        check_shape(position, self.position_schema())
        assert isinstance(position, dict)
        if position.get("rules", self.version) != self.version:
            reason = Message("position-version", version=str(position["rules"]), known=str(self.version))
            raise InvalidPosition(Refusal(reason))
        try:
            setup = self.setup(position["seats"], position.get("options", {}))
        except InvalidSetup as error:
            raise InvalidPosition(
                Refusal(Message("position-at", path="$.options", reason=error.refusal.reason))
            ) from None
        state = self.place(setup, position)
        state.restore_chance(position.get("chance", Chance(0).text()))
        return state

    @abstractmethod
    def place(self, setup: Setup, position: Mapping[str, Any]) -> State:
        """The state of a position whose shape is right; what is impossible in it is refused."""

    # What can be said of a state

    @abstractmethod
    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Exactly what this seat, or SPECTATOR, may know."""

    @abstractmethod
    def situation(self, state: State) -> dict[str, Any]:
        """Everything, hidden things too, as `place` takes it."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Why this move of the game is not legal for this seat now."""

    @abstractmethod
    def tell(self, state: State, notes: list[Note]) -> list[Event]:
        """What the notes say, in the order it happened; `state` is the state after it."""

    # Names and notation

    def title(self) -> Message:
        return Message(f"{self.code}-title")

    def event(self, kind: str, seen_by: tuple[int, ...] | None = None, chance: bool = False, **data: Word) -> Event:
        return Event(kind, Message(f"{self.code}-event-{kind}", **data), data, seen_by, chance)

    @abstractmethod
    def move_count(self, setup: Setup) -> int:
        """Moves are the whole numbers below this."""

    @abstractmethod
    def move_text(self, setup: Setup, move: int) -> str:
        """The one text of a move: lower-case words, as records keep it."""

    @abstractmethod
    def move_words(self, setup: Setup, move: int) -> Message:
        """A move for people."""

    def read_move(self, setup: Setup, text: str) -> int:
        """The move that a text means. Upper case and spare blanks don't matter."""
        move = self.find_move(setup, " ".join(text.lower().split()))
        if move is None:
            raise InvalidMove(self.unreadable(setup, text))
        return move

    @abstractmethod
    def find_move(self, setup: Setup, text: str) -> int | None: ...

    @abstractmethod
    def unreadable(self, setup: Setup, text: str) -> Refusal:
        """What is wrong with a text that is no move, and what moves look like."""

    def printed(self, setup: Setup, language: str) -> dict[str, dict[str, Any]]:
        """What is printed on the cards of this table, by their names, for those who draw them. Cards whose names say
        everything need none."""
        return {}

    # Schema

    @abstractmethod
    def situation_schema(self) -> dict[str, Any]:
        """JSON Schema of the properties that `situation` writes; those without a default are required."""

    def position_schema(self) -> dict[str, Any]:
        """JSON Schema of a whole position."""
        common: dict[str, Any] = {
            "game": {"enum": [self.name]},
            "rules": {"type": "integer", "minimum": 1, "maximum": 1_000_000},
            "seats": {"enum": list(self.seat_counts)},
            "options": {"type": "object"},
            "chance": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        }
        situation = self.situation_schema()
        required = [name for name, part in situation.items() if "default" not in part]
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"A position of {self.name}",
            **object_of(common | situation, required=["game", "seats", *required]),
        }
