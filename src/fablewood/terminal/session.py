"""One person's game against bots: moves, bots' replies, undo, saving and taking up again."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from fablewood.bots import find_bot
from fablewood.bots.bot import ask
from fablewood.core.chance import Chance
from fablewood.core.errors import FablewoodError, InvalidSetup, Refusal
from fablewood.core.game import Event, Setup
from fablewood.core.record import Record, read_records, text_of
from fablewood.core.state import State
from fablewood.core.text import Message
from fablewood.games import find_game

USUAL_OPPONENTS = "greedy"
NAMES = ("Mira", "Jonas", "Lea", "Tom", "Ida")
SEATED = re.compile(r"^# seat ([0-9]+), against (\S.*)$", re.MULTILINE)


@dataclass
class Session:
    record: Record
    seat: int
    opponents: str
    source: str = ""
    """The text that it was taken up from."""
    state: State = field(init=False)
    news: list[Event] = field(init=False)
    """What the person has not been told yet."""

    def __post_init__(self) -> None:
        if not 0 <= self.seat < self.record.setup.seats:
            raise InvalidSetup(
                Refusal(Message("terminal-seat", seat=str(self.seat + 1), seats=self.record.setup.seats))
            )
        self.bot = find_bot(self.opponents)
        self.take_up()

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.setup.seats])

    def take_up(self) -> None:
        """Go to where the record ends. What happened before is no news, but for the deal of a new game."""
        self.state = self.record.begin(listen=True)
        self.news = [] if self.record.moves else self.heard()
        for seat, move in self.record.moves:
            self.state.play(seat, move)

    def heard(self) -> list[Event]:
        return [event for event in self.state.heard() if event.visible(self.seat)]

    def play(self, seat: int, move: int) -> None:
        self.state.play(seat, move)
        self.record.moves.append((seat, move))
        self.news += self.heard()

    def let_bots_play(self) -> None:
        """Until the person has to decide. Where all decide at once the bots don't keep anybody waiting."""
        while any(seat != self.seat for seat in self.state.to_act()):
            seat = next(seat for seat in self.state.to_act() if seat != self.seat)
            # The same game asks the same bot in the same way: after an undo it answers as before.
            chance = Chance(f"{self.record.seed} {self.opponents} {len(self.record.moves)}")
            self.play(seat, ask(self.bot, self.state, seat, chance).move)

    def undo(self) -> bool:
        """Go back to before the person's latest move, if there is one."""
        mine = [index for index, (seat, _) in enumerate(self.record.moves) if seat == self.seat]
        if not mine:
            return False
        del self.record.moves[mine[-1] :]
        self.take_up()
        return True

    @property
    def begun(self) -> bool:
        """Whether there is a move of the person in it."""
        return any(seat == self.seat for seat, _ in self.record.moves)

    def text(self) -> str:
        return f"# seat {self.seat + 1}, against {self.opponents}\n{self.record.write(self.state)}"

    def save(self, path: Path) -> None:
        """Whole or not at all: what was there before stays until the new one is complete."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.new")
        draft.write_text(self.text(), "utf-8")
        draft.replace(path)

    def forget(self, path: Path) -> None:
        """This game is over: if it was kept there, it is not to be taken up again."""
        try:
            kept = resume(text_of(path.read_bytes())).record
        except (OSError, FablewoodError):
            return
        if (kept.seed, kept.start, kept.setup) == (self.record.seed, self.record.start, self.setup):
            path.unlink(missing_ok=True)


def resume(text: str) -> Session:
    """A game that `save` wrote, or any record: then at seat 1."""
    records = list(read_records(text, find_game))
    if not records:
        raise InvalidSetup(Refusal(Message("terminal-empty")))
    seated = SEATED.search(text)
    # The first digits of a seat are enough to refuse it, and Python reads no number of thousands of them.
    seat, opponents = (int(seated[1][:9]) - 1, seated[2]) if seated else (0, USUAL_OPPONENTS)
    return Session(records[-1], seat, opponents, text)
