"""A whole game as text: written, read, checked and replayed. docs/notation.md has the grammar.

Reading a record plays it, so what is read is true: every move was legal, and the result is the one of these moves.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from fablewood.core.errors import FablewoodError, InvalidRecord, Refusal
from fablewood.core.game import SPECTATOR, Event, Game, Outcome, Setup, check_seed
from fablewood.core.options import Value
from fablewood.core.shape import read_json
from fablewood.core.state import State
from fablewood.core.text import Message, Word

FIRST_LINE = "fablewood record 1"
UNFINISHED = "unfinished"


@dataclass
class Record:
    """What is needed to play a game again: how it began, and who made which move."""

    setup: Setup
    seed: str = ""
    start: Mapping[str, Any] | None = None
    """A position, when it began with one and not with a deal from a seed."""
    moves: list[tuple[int, int]] = field(default_factory=list)

    def begin(self, listen: bool = False) -> State:
        if self.start is None:
            return self.setup.game.deal(self.setup.seats, self.seed, self.setup.options, listen)
        state = self.setup.game.set_up(self.start)
        if listen:
            state.listen()
        return state

    def replay(self, moves: int | None = None) -> State:
        """The state after that many moves, or after all."""
        state = self.begin()
        for seat, move in self.moves[:moves]:
            state.play(seat, move)
        return state

    def write(self, end: State | None = None) -> str:
        """As text. Whoever has the state after all moves gives it as `end`, and spares us the replay."""
        game, options = self.setup.game, self.setup.options
        lines = [FIRST_LINE, f"game: {game.name}", f"rules: {game.version}", f"seats: {self.setup.seats}"]
        lines += [f"option {name}: {value_text(value)}" for name, value in options.items()]
        if self.start is None:
            lines.append(f"seed: {self.seed}")
        else:
            lines.append(f"position: {json.dumps(self.start, separators=(',', ':'))}")
        lines.append("")
        lines += [f"{seat + 1} {game.move_text(self.setup, move)}" for seat, move in self.moves]
        lines.append(f"result: {result_text((end or self.replay()).outcome())}")
        return "\n".join(lines) + "\n"


def value_text(value: Value) -> str:
    """The value of an option, as it is read back."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def result_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return UNFINISHED
    scores = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    return f"scores {scores}, winners {winners}, {outcome.reason.plain}"


def text_of(data: bytes) -> str:
    """The text of a file. What is no text is refused at the place where it stops being one."""
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        column = len(before) - before.rfind("\n")
        raise InvalidRecord(Refusal(Message("record-not-text")), before.count("\n") + 1, column) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_records(text: str, find_game: Callable[[str], Game]) -> Iterator[Record]:
    """The records in a text, one after the other."""
    reader = _Reader(text, find_game)
    while reader.peek() is not None:
        yield reader.record()


class _Reader:
    def __init__(self, text: str, find_game: Callable[[str], Game]) -> None:
        self.lines = text.split("\n")
        self.find_game = find_game
        self.number = 0

    def peek(self) -> str | None:
        """The next line that says something, without its comment."""
        while self.number < len(self.lines):
            line = re.sub(r"(^|\s)#.*", "", self.lines[self.number]).rstrip()
            if line:
                return line
            self.number += 1
        return None

    def take(self) -> str:
        line = self.peek()
        if line is None:
            self.refuse("record-cut")
        self.number += 1
        return line

    def refuse(self, reason: str | Refusal, column: int = 1, back: int = 0, **args: Word) -> NoReturn:
        """Refuse the line that comes next, or one `back` from it."""
        refusal = reason if isinstance(reason, Refusal) else Refusal(Message(reason, **args))
        raise InvalidRecord(refusal, min(self.number - back, len(self.lines)) + 1, column) from None

    def record(self) -> Record:
        if self.peek() != FIRST_LINE:
            self.refuse("record-first-line", expected=FIRST_LINE)
        self.take()
        record = self.header()
        state = record.begin()
        while True:
            line = self.take()
            if line.startswith("result:"):
                self.check_result(line, state.outcome())
                return record
            record.moves.append(self.move(line, state))

    def header(self) -> Record:
        game = self.known_game()
        version = self.value("rules")
        if version != str(game.version):
            self.refuse("record-version", 8, back=1, version=version, known=str(game.version))
        seats = self.value("seats")
        if not re.fullmatch(r"[1-9][0-9]{0,2}", seats):
            self.refuse("record-number", 8, back=1, found=seats)
        setup = self.trying(lambda: game.setup(int(seats)), 8)
        options: dict[str, object] = {}
        while (self.peek() or "").startswith("option "):
            name, value = self.option()
            if name in options:
                self.refuse("record-option-twice", 8, back=1, option=name)
            options[name] = value
            setup = self.trying(lambda: game.setup(int(seats), options), 8)
        return self.beginning(setup)

    def known_game(self) -> Game:
        name = self.value("game")
        game: Game = self.trying(lambda: self.find_game(name), 7)
        return game

    def option(self) -> tuple[str, str]:
        match = re.fullmatch(r"option (\w+): (\S+)", self.take())
        if match is None:
            self.refuse("record-option", back=1)
        return match[1], match[2]

    def beginning(self, setup: Setup) -> Record:
        if (self.peek() or "").startswith("position:"):
            text = self.value("position")
            start = self.trying(lambda: read_json(text), 11)
            state = self.trying(lambda: setup.game.set_up(start), 11)
            if state.setup != setup:
                self.refuse("record-position-table", 11, back=1)
            return Record(setup, start=start)
        seed = self.value("seed")
        return Record(setup, seed=self.trying(lambda: check_seed(seed), 7))

    def value(self, key: str) -> str:
        """What stands behind a key that has to come now."""
        line = self.take()
        if line == f"{key}:":
            self.refuse("record-nothing", len(line) + 1, back=1, key=key)
        if not line.startswith(f"{key}: "):
            self.refuse("record-key", back=1, expected=f"{key}:", found=line[:60])
        return line.removeprefix(f"{key}: ").strip()

    def trying(self, read: Callable[[], Any], column: int) -> Any:
        """What the line just taken means; if that is refused, it is refused here."""
        try:
            return read()
        except FablewoodError as error:
            self.refuse(error.refusal, column, back=1)

    def move(self, line: str, state: State) -> tuple[int, int]:
        match = re.fullmatch(r"([1-9][0-9]?) (.+)", line)
        if match is None:
            self.refuse("record-move", back=1, found=line[:60])
        seat = int(match[1]) - 1
        if not 0 <= seat < state.seats:
            self.refuse("record-seat", back=1, found=match[1], seats=str(state.seats))
        number: int = self.trying(lambda: state.read_move(match[2]), match.start(2) + 1)
        self.trying(lambda: state.play(seat, number), match.start(2) + 1)
        return seat, number

    def check_result(self, line: str, outcome: Outcome | None) -> None:
        claimed, true = line.removeprefix("result:").strip(), result_text(outcome)
        if claimed != true:
            self.refuse("record-result", 9, back=1, found=claimed[:60], expected=true)


# Retelling


def retell(record: Record, seat: int | None) -> dict[str, Any]:
    """A record step by step as data: as a seat or a SPECTATOR saw it, or, for None, with everything.

    Everything is the full position before each step, who was to act, all legal moves, and what chance decided.
    """
    state = record.begin(listen=True)
    opening = state.heard()
    steps = []
    for mover, move in record.moves:
        before = _situation(state, seat)
        state.play(mover, move)
        before["seat"] = mover
        if seat is None or seat == mover or _public(state, mover):
            before["move"] = state.move_text(move)
        steps.append({**before, **_happened(state.heard(), seat)})
    outcome = state.outcome()
    return {
        **record.setup.plain(),
        "seed": record.seed if seat is None else None,
        "opening": _happened(opening, seat),
        "steps": steps,
        "end": _situation(state, seat),
        "outcome": None if outcome is None else outcome.plain(),
    }


def _public(state: State, mover: int) -> bool:
    """A move is public when those who watch hear all that the mover hears of it."""
    return all(event.visible(SPECTATOR) for event in state.heard() if event.visible(mover))


def _situation(state: State, seat: int | None) -> dict[str, Any]:
    if seat is not None:
        return {"view": state.view(seat)}
    legal = {other: [state.move_text(move) for move in state.legal(other)] for other in range(state.seats)}
    return {
        "position": state.position(),
        "to_act": list(state.to_act()),
        "legal": {str(other): texts for other, texts in legal.items() if texts},
    }


def _happened(events: list[Event], seat: int | None) -> dict[str, Any]:
    seen = [event for event in events if seat is None or event.visible(seat)]
    return {
        "events": [event.plain() | ({"seen_by": event.seen_by} if seat is None else {}) for event in seen],
        "chance": [event.plain() for event in seen if event.chance],
    }
