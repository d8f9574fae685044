"""Seven Prophecies, as one of the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fablewood.core.chance import Chance
from fablewood.core.errors import Refusal
from fablewood.core.game import Event, Game, Note, Outcome, Setup
from fablewood.core.options import FirstPlayer, Number, YesNo
from fablewood.core.state import State
from fablewood.core.text import Message, Named
from fablewood.games.seven_prophecies import position, refusals, view, words
from fablewood.games.seven_prophecies.numbers import ENDED, TOKENS
from fablewood.games.seven_prophecies.rules import SevenProphecies
from fablewood.games.seven_prophecies.telling import Teller


class SevenPropheciesGame(Game):
    name = "seven-prophecies"
    code = "sp"
    version = 1
    seat_counts = (3, 4)
    options = (
        Number("rounds", low=1, high=12, usual={3: 3, 4: 4}),
        YesNo("lockOnReady"),
        FirstPlayer(),
    )

    def begin(self, setup: Setup, chance: Chance, listen: bool) -> State:
        state = SevenProphecies(setup, chance)
        if listen:
            state.listen()
        state.begin()
        return state

    def place(self, setup: Setup, position_: Mapping[str, Any]) -> State:
        return position.place(setup, position_)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view.view(_ours(state), seat)

    def situation(self, state: State) -> dict[str, Any]:
        return position.situation(_ours(state))

    def situation_schema(self) -> dict[str, Any]:
        return position.schema()

    def outcome(self, state: State) -> Outcome | None:
        table = _ours(state)
        if table.phase != ENDED:
            return None
        seats = range(table.seats)
        scores = tuple(table.score(seat) for seat in seats)
        reason = "seven-points" if max(scores) >= TOKENS else "last-round"
        places = tuple(table.place(seat) for seat in seats)
        return Outcome(scores, places, Named(reason, Message(f"sp-{reason}", round=table.round)))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        return refusals.refusal(_ours(state), seat, move)

    def tell(self, state: State, notes: list[Note]) -> list[Event]:
        return Teller(self, _ours(state)).tell(notes)

    def move_count(self, setup: Setup) -> int:
        return words.move_count(setup)

    def move_text(self, setup: Setup, move: int) -> str:
        return words.move_text(setup, move)

    def move_words(self, setup: Setup, move: int) -> Message:
        return words.move_words(setup, move)

    def find_move(self, setup: Setup, text: str) -> int | None:
        return words.find_move(setup, text)

    def unreadable(self, setup: Setup, text: str) -> Refusal:
        return refusals.unreadable(setup, text)


def _ours(state: State) -> SevenProphecies:
    assert isinstance(state, SevenProphecies)
    return state
