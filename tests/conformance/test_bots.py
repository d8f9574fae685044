"""Bots: honest, legal, and the same whenever they are asked the same. True for every bot and every game."""

from __future__ import annotations

import pytest

from fablewood import Chance
from fablewood.bots import BOTS
from fablewood.bots.bot import ask
from fablewood.bots.searcher import Searcher
from fablewood.core.state import State
from tests.tables import TABLES, Table, narrow_states, random_states

PLAIN = [table for table in TABLES if not table.options]
FEW_WALKS = 40


@pytest.fixture(autouse=True)
def _searches_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on how long one searches."""
    run = Searcher.choose

    def choose_soon(self: Searcher, world: State, seat: int, chance: Chance, seconds: float) -> object:
        self.walks = min(self.walks, FEW_WALKS)
        return run(self, world, seat, chance, seconds)

    monkeypatch.setattr(Searcher, "choose", choose_soon)


every_bot_and_game = pytest.mark.parametrize(
    ("name", "table"), [(name, table) for name in BOTS for table in PLAIN], ids=str
)


def positions(table: Table) -> list[State]:
    return [*random_states(table, "bots", games=2, per_game=6), *narrow_states(table, starts=1)]


@every_bot_and_game
def test_a_bot_makes_a_legal_move_and_leaves_the_table_as_it_is(name: str, table: Table) -> None:
    bot = BOTS[name]()
    for number, state in enumerate(positions(table)):
        before = state.copy()
        for seat in state.to_act():
            choice = ask(bot, state, seat, Chance(number))
            assert choice.move in state.legal(seat)
            assert set(choice.expected) <= set(state.legal(seat))
            assert all(0 <= share <= 1 for share in choice.expected.values())
        assert state == before


@every_bot_and_game
def test_a_bot_s_choice_does_not_depend_on_what_it_can_t_see(name: str, table: Table) -> None:
    bot, again = BOTS[name](), BOTS[name]()
    for number, state in enumerate(positions(table)):
        for seat in state.to_act():
            other = state.resample(seat, Chance(f"other {number}"))
            assert ask(bot, state, seat, Chance(number)) == ask(again, other, seat, Chance(number))


@every_bot_and_game
def test_a_bot_without_time_still_makes_a_legal_move(name: str, table: Table) -> None:
    state = table.deal(1)
    for seat in state.to_act():
        assert ask(BOTS[name](), state, seat, Chance(1), seconds=0).move in state.legal(seat)
