"""Equinox, as one of the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fablewood.core.chance import Chance
from fablewood.core.errors import Refusal
from fablewood.core.game import Event, Game, Note, Outcome, Setup
from fablewood.core.options import Choice, FirstPlayer, Selection, YesNo
from fablewood.core.state import State
from fablewood.core.text import Message, Named
from fablewood.games.equinox import position, refusals, setting, view, words
from fablewood.games.equinox.numbers import COLUMNS, MOVES, OVER
from fablewood.games.equinox.rules import Equinox
from fablewood.games.equinox.telling import Teller

AS_EDITION = "edition"
"""The value of options that follow the edition unless they are set."""


class EquinoxGame(Game):
    name = "equinox"
    code = "eq"
    version = 1
    seat_counts = (2, 3, 4, 5)
    memories = ("notes", "bounded", "counts", "strange")
    options = (
        Selection("creatures", words.CREATURE_TEXTS, COLUMNS),
        FirstPlayer(),
        Choice("edition", ("en", "de"), "en"),
        Choice("hopscotch", (AS_EDITION, "creatureOnly", "anyVisibleSameColumn"), AS_EDITION),
        Choice("tiebreak", (AS_EDITION, "pebbles", "points"), AS_EDITION),
        Choice("trees", ("1A2D", "2A1D"), "1A2D"),
        Choice("squeakShort", ("drawAndEnd", "notAllowed"), "drawAndEnd"),
        Choice("stalemate", ("endGame", "none"), "endGame"),
        YesNo("strictMemory"),
    )

    def begin(self, setup: Setup, chance: Chance, listen: bool) -> State:
        state = Equinox(setup, chance)
        if listen:
            state.listen()
        state.begin()
        return state

    def place(self, setup: Setup, position_: Mapping[str, Any]) -> State:
        return setting.place(setup, position_)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view.view(_ours(state), seat)

    def situation(self, state: State) -> dict[str, Any]:
        return position.situation(_ours(state))

    def situation_schema(self) -> dict[str, Any]:
        return position.schema()

    def outcome(self, state: State) -> Outcome | None:
        table = _ours(state)
        if table.step != OVER:
            return None
        seats = range(table.seats)
        reason = next(name for name, ended in position.ENDINGS.items() if ended == table.ended)
        scores = tuple(table.score(seat) for seat in seats)
        return Outcome(scores, tuple(table.place(seat) for seat in seats), Named(reason, Message(f"eq-{reason}")))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        return refusals.refusal(_ours(state), seat, move)

    def tell(self, state: State, notes: list[Note]) -> list[Event]:
        return Teller(self, _ours(state)).tell(notes)

    def move_count(self, setup: Setup) -> int:
        return MOVES

    def move_text(self, setup: Setup, move: int) -> str:
        return words.MOVE_TEXTS[move]

    def move_words(self, setup: Setup, move: int) -> Message:
        return words.MOVE_WORDS[move]

    def find_move(self, setup: Setup, text: str) -> int | None:
        return words.MOVE_IDS.get(text)

    def unreadable(self, setup: Setup, text: str) -> Refusal:
        return Refusal(Message("eq-unreadable", text=text, examples=refusals.examples(text)))


def _ours(state: State) -> Equinox:
    assert isinstance(state, Equinox)
    return state
