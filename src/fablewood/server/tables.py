"""One table: how it stands after each event of its log. It decides nothing by itself and tells nobody.

A table never changes: `after` gives the next one. So what is not committed yet can't be seen by anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import orjson

from fablewood.core.chance import Chance
from fablewood.core.game import Event, Setup
from fablewood.core.record import Record
from fablewood.core.state import State
from fablewood.core.text import Message, Named, Word, seat_named
from fablewood.games import find_game
from fablewood.server.words import Refused, happening, told

Data = dict[str, Any]

SILENT = ("device",)
"""Kinds of events that nobody is told of."""


class Kind:
    """What tables of the same game, seats and options share: their setup, and their moves as they travel."""

    __slots__ = ("setup", "written")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.written: dict[int, orjson.Fragment] = {}

    def move(self, move: int) -> orjson.Fragment:
        found = self.written.get(move)
        if found is None:
            game, setup = self.setup.game, self.setup
            words = told(game.move_words(setup, move))
            found = orjson.Fragment(orjson.dumps({"id": move, "text": game.move_text(setup, move), "words": words}))
            self.written[move] = found
        return found


@lru_cache(maxsize=500)
def kind_of(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Kind:
    return Kind(find_game(game).setup(seats, dict(options)))


@dataclass(slots=True)
class Seat:
    kind: str = "open"
    name: str | None = None
    level: str | None = None
    people: tuple[str, ...] = ()
    """Whoever sits here; several when the seat was taken to another device."""
    kept: str | None = None
    """The person for whom an open seat is kept."""
    away: bool = False
    late: int = -1
    """The decision for which time ran out."""
    shows: bool = False
    decision: int = 0
    asked: tuple[bool, list[int]] = (False, [])
    """Whether the game waits for this seat, and its legal moves."""
    left: float = 0.0
    since: float | None = None
    """Since when the clock runs."""

    def bot(self, substitute: str) -> str | None:
        """The level of the bot that decides here now."""
        if self.kind == "bot":
            return self.level
        return substitute if self.kind == "person" and (self.away or self.late == self.decision) else None

    def copy(self) -> Seat:
        return Seat(
            self.kind, self.name, self.level, self.people, self.kept, self.away, self.late, self.shows, self.decision,
            self.asked, self.left, self.since,
        )  # fmt: skip


@dataclass(slots=True)
class Fact:
    """One event with what followed from it."""

    number: int
    at: float
    data: Data
    happenings: list[Event]
    moves: int
    said: list[orjson.Fragment] | None = None

    def heard(self, eyes: int | None) -> list[orjson.Fragment]:
        """What these eyes may know of what happened, as it travels; written once for all."""
        if self.said is None:
            self.said = [orjson.Fragment(orjson.dumps(happening(event))) for event in self.happenings]
        if eyes is None:
            return self.said
        return [said for said, event in zip(self.said, self.happenings, strict=True) if event.visible(eyes)]

    @property
    def kind(self) -> str:
        return str(self.data["k"])

    @property
    def seat(self) -> int | None:
        return self.data.get("seat")


@dataclass(slots=True)
class Table:
    id: str
    made: Data
    """The first event: game, settings, seed and salt."""
    made_at: float
    of: Kind
    seats: list[Seat]
    number: int = 0
    state: State | None = None
    moves: int = 0
    before: State | None = None
    """Before the latest move, as long as that can be taken back."""
    latest: tuple[int, list[Event]] = (-1, [])
    """Who made the latest move, and what happened in it."""
    latest_move: str = ""
    undo: tuple[int, int, frozenset[int]] | None = None
    """Number, seat and who has agreed, while somebody asks for an undo."""
    rematch: str | None = None
    changed: float = 0.0
    fact: Fact | None = field(default=None, repr=False)
    """What happened last."""

    @classmethod
    def begin(cls, id: str, at: float, made: Data) -> Table:
        kind = kind_of(made["game"], made["seats"], tuple(made["options"].items()))
        if made["rules"] != kind.setup.game.version:
            version, known = str(made["rules"]), str(kind.setup.game.version)
            raise Refused("not-now", "problem-rules", version=version, known=known)
        table = cls(id, made, at, kind, [Seat(**{**plan, "people": ()}) for plan in made["plan"]], changed=at)
        return table._told(1, at, made, [])

    def after(self, number: int, at: float, data: Data) -> Table:
        """The table after one more event."""
        table = Table(
            self.id, self.made, self.made_at, self.of, [seat.copy() for seat in self.seats], self.number, self.state,
            self.moves, self.before, self.latest, self.latest_move, self.undo, self.rematch, at,
        )  # fmt: skip
        happenings = DEEDS[data["k"]](table, number, at, data)
        return table._told(number, at, data, happenings)

    def _told(self, number: int, at: float, data: Data, happenings: list[Event]) -> Table:
        self.number = number
        self.fact = Fact(number, at, data, happenings, self.moves)
        return self

    # What can be said of it

    @property
    def setup(self) -> Setup:
        return self.of.setup

    @property
    def settings(self) -> Data:
        settings: Data = self.made["settings"]
        return settings

    @property
    def status(self) -> str:
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def ready(self) -> bool:
        """Everybody sits, and the game has not begun."""
        return self.state is None and not self.free

    @property
    def substitute(self) -> str:
        return str(self.settings["substitute"])

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if person in seat.people), None)

    def names(self) -> list[str]:
        return [seat.name or f"{seat.level or ''} {number + 1}".strip() for number, seat in enumerate(self.seats)]

    def begin_state(self, listen: bool = False) -> State:
        """How the game begins."""
        return self.record().begin(listen)

    def record(self) -> Record:
        """Without its moves: those are in the log."""
        return Record(self.setup, seed=self.made["seed"], start=self.start())

    def start(self) -> Data | None:
        """The position that a branch begins with. What chance will do there is this table's own."""
        start = self.made.get("start")
        return start and {**start, "chance": Chance(self.made["seed"]).text()}

    def bots_to_move(self) -> Iterator[tuple[int, str, int]]:
        """Seats where a bot has to decide, with its level and the decision."""
        if self.state is not None:
            for number in self.state.to_act():
                level = self.seats[number].bot(self.substitute)
                if level is not None:
                    yield number, level, self.seats[number].decision

    # How events change it

    def _sat(self, number: int, at: float, data: Data) -> list[Event]:
        seat = self.seats[data["seat"]]
        seat.kind, seat.name, seat.people, seat.kept = "person", data["name"], (data["person"],), None
        return [said("sat", name=data["name"])]

    def _left(self, number: int, at: float, data: Data) -> list[Event]:
        name = self.seats[data["seat"]].name or ""
        self.seats[data["seat"]] = Seat()
        return [said("left", name=name)]

    def _began(self, number: int, at: float, data: Data) -> list[Event]:
        begun = self.begin_state(listen=True)
        happenings = begun.heard()
        self.state = begun.copy()  # without the ear, which is larger than the game
        for seat in self.seats:
            seat.left = float(self.settings["clock"]["seconds"])
        self._ask(number, at, -1)
        return happenings

    def _move(self, number: int, at: float, data: Data) -> list[Event]:
        assert self.state is not None
        self.before = self.state if self.settings["undo"] else None
        mover = data["seat"]
        played = self.state.copy()
        played.listen()
        played.play(mover, data["move"])
        happenings = played.heard()
        self.state = played.copy()
        self.moves += 1
        self.undo = None
        self.latest, self.latest_move = (mover, happenings), data["move"]
        self._ask(number, at, mover)
        return happenings

    def _undone(self, number: int, at: float, data: Data) -> list[Event]:
        assert self.before is not None
        self.state, self.before, self.undo = self.before, None, None
        self.moves -= 1
        mover = self.latest[0]
        self.latest = (-1, [])
        self._ask(number, at, mover)
        return [said("undone", seat=seat_named(mover))]

    def _undo_asked(self, number: int, at: float, data: Data) -> list[Event]:
        self.undo = (number, data["seat"], frozenset((data["seat"],)))
        return [said("undo-asked", seat=seat_named(data["seat"]))]

    def _undo_agreed(self, number: int, at: float, data: Data) -> list[Event]:
        assert self.undo is not None
        self.undo = (self.undo[0], self.undo[1], self.undo[2] | {data["seat"]})
        return [said("undo-agreed", seat=seat_named(data["seat"]))]

    def _undo_refused(self, number: int, at: float, data: Data) -> list[Event]:
        self.undo = None
        return [said("undo-refused", seat=seat_named(data["seat"]))]

    def _away(self, number: int, at: float, data: Data) -> list[Event]:
        seat = self.seats[data["seat"]]
        seat.away = True
        self._stop(seat, at, moved=False)
        return [said("away", seat=seat_named(data["seat"]))]

    def _back(self, number: int, at: float, data: Data) -> list[Event]:
        seat = self.seats[data["seat"]]
        seat.away = False
        self._start(data["seat"], at)
        return [said("back", seat=seat_named(data["seat"]))]

    def _late(self, number: int, at: float, data: Data) -> list[Event]:
        seat = self.seats[data["seat"]]
        seat.late = seat.decision
        seat.left, seat.since = 0.0, None
        return [said("late", seat=seat_named(data["seat"]))]

    def _shows(self, number: int, at: float, data: Data) -> list[Event]:
        self.seats[data["seat"]].shows = True
        return [said("shows", seat=seat_named(data["seat"]))]

    def _hides(self, number: int, at: float, data: Data) -> list[Event]:
        self.seats[data["seat"]].shows = False
        return [said("hides", seat=seat_named(data["seat"]))]

    def _said(self, number: int, at: float, data: Data) -> list[Event]:
        return [Event("said", Message(data["phrase"]), {})] if "phrase" in data else []

    def _paused(self, number: int, at: float, data: Data) -> list[Event]:
        for seat in self.seats:
            if seat.since is not None:
                seat.since += data["seconds"]
        return [said("paused", seconds=round(data["seconds"]))]

    def _rematch(self, number: int, at: float, data: Data) -> list[Event]:
        self.rematch = data["table"]
        return [said("rematch")]

    def _device(self, number: int, at: float, data: Data) -> list[Event]:
        self.seats[data["seat"]].people += (data["person"],)
        return []

    # Decisions and clocks

    def _ask(self, number: int, at: float, mover: int) -> None:
        """Whoever has something else to decide now has a new decision, and their clock starts."""
        assert self.state is not None
        waiting = self.state.to_act()
        for place, seat in enumerate(self.seats):
            asked = (place in waiting, self.state.legal(place))
            if asked == seat.asked and place != mover:
                continue
            self._stop(seat, at, moved=place == mover)
            seat.asked, seat.decision = asked, number
            self._start(place, at)

    def _start(self, place: int, at: float) -> None:
        seat = self.seats[place]
        clock = self.settings["clock"]["kind"]
        if clock != "none" and seat.asked[0] and seat.since is None and seat.bot(self.substitute) is None:
            if clock != "game":
                seat.left = float(self.settings["clock"]["seconds"])
            seat.since = at

    def _stop(self, seat: Seat, at: float, moved: bool) -> None:
        if seat.since is not None:
            seat.left = max(0.0, seat.left - max(0.0, at - seat.since))
            seat.since = None
        if moved and self.settings["clock"]["kind"] == "game":
            seat.left += self.settings["clock"]["increment"]


def said(kind: str, **data: Word) -> Event:
    """Something that happened around the game."""
    return Event(
        kind, Message(f"table-{kind}", **data), {k: v for k, v in data.items() if isinstance(v, int | str | Named)}
    )


DEEDS = {
    "sat": Table._sat,
    "left": Table._left,
    "began": Table._began,
    "move": Table._move,
    "undone": Table._undone,
    "undo-asked": Table._undo_asked,
    "undo-agreed": Table._undo_agreed,
    "undo-refused": Table._undo_refused,
    "away": Table._away,
    "back": Table._back,
    "late": Table._late,
    "shows": Table._shows,
    "hides": Table._hides,
    "said": Table._said,
    "paused": Table._paused,
    "rematch": Table._rematch,
    "device": Table._device,
}
