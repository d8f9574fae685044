"""Bots: honest, legal, and the same whenever they are asked the same. True for every bot and every game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from unittest.mock import Mock

import pytest

from fablewood import GAMES, Chance
from fablewood.bots import BOTS
from fablewood.bots.bot import ask
from fablewood.bots.levels import EFFORTS, LEVELS, Effort, effort
from fablewood.bots.search import Search
from fablewood.bots.thumbs import thumbs_for
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES, say
from tests.tables import TABLES, Table, narrow_states, random_states

PLAIN = [table for table in TABLES if not table.options]


@pytest.fixture(autouse=True)
def _searches_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on how long one searches."""
    monkeypatch.setattr("fablewood.bots.searcher.effort", Mock(return_value=Effort(walks=40, playouts=400)))


every_bot_and_game = pytest.mark.parametrize(
    ("name", "table"), [(name, table) for name in BOTS for table in PLAIN], ids=str
)


def positions(table: Table) -> list[State]:
    return made_once(table.game.name, table.seats)


@cache
def made_once(game: str, seats: int) -> list[State]:
    table = Table(GAMES[game], seats)
    return [*random_states(table, "bots", games=2, per_game=4), *list(narrow_states(table, starts=1))[::3]]


@every_bot_and_game
def test_a_bot_makes_a_legal_move_and_leaves_the_table_as_it_is(name: str, table: Table) -> None:
    bot = BOTS[name]()
    for number, state in enumerate(positions(table)):
        before = state.copy()
        for seat in state.to_act():
            choice = ask(bot, state, seat, Chance(number))
            assert choice.fault is None
            assert choice.move in state.legal(seat)
            assert choice.reason is None or all(say(choice.reason, language) for language in LANGUAGES)
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
        choice = ask(BOTS[name](), state, seat, Chance(1), seconds=0)
        assert choice.fault is None
        assert choice.move in state.legal(seat)


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_two_searches_at_a_time_find_what_each_finds_alone(table: Table) -> None:
    """They let the GIL go, and share nothing."""
    worlds = [state.resample(state.to_act()[0], Chance(1)) for state in (table.deal(1), table.deal(2))]

    def found(world: State) -> list[tuple[int, int, float]]:
        search = Search(world, world.to_act()[0], thumbs_for(table.game.name), Chance(5))
        search.run(300, 60)
        return search.found()

    alone = [found(world) for world in worlds]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(found, worlds)) == alone


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_search_keeps_its_budget(table: Table) -> None:
    state = table.deal(1)
    seat = state.to_act()[0]
    search = Search(state.resample(seat, Chance(1)), seat, thumbs_for(table.game.name), Chance(1))
    assert search.run(77, seconds=60) == 77
    assert sum(tries for _, tries, _ in search.found()) == 77


def test_every_level_thinks_more_than_the_one_before() -> None:
    for game in [*GAMES, "a game without levels of its own"]:
        efforts = [effort(game, level) for level in LEVELS]
        assert all(one.walks < other.walks for one, other in pairwise(efforts))
    assert set(EFFORTS) <= set(GAMES)
