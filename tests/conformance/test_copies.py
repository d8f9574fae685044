"""Copies, pickles and positions: a state can be doubled, written down and set up again. True for every game."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import jsonschema
import pytest

from fablewood import Chance, FablewoodError, InvalidPosition, set_up
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES
from tests.tables import Table, at_every_table, at_plain_tables, random_move, random_states


def go_on(state: State, moves: int, seed: str) -> list[dict[str, Any]]:
    """What becomes of a state in some random moves."""
    chance = Chance(seed)
    positions = []
    for _ in range(moves):
        if not state.over:
            state.play(*random_move(state, chance))
            positions.append(state.position())
    return positions


@at_every_table
def test_a_copy_is_equal_and_independent(table: Table) -> None:
    for state in random_states(table, "copy", games=3, per_game=8):
        before = state.position()
        twin = state.copy()
        assert twin == state
        future = go_on(twin, 60, "a")
        assert state.position() == before
        assert go_on(state.copy(), 60, "a") == future


@at_every_table
def test_a_position_is_set_up_as_it_was_and_goes_on_as_it_would_have(table: Table) -> None:
    for state in random_states(table, "position", games=3, per_game=12):
        again = set_up(json.loads(json.dumps(state.position())))
        assert again == state
        for seat in range(-1, table.seats):
            assert again.view(seat) == state.view(seat)
            assert again.resample(seat, Chance("x")) == state.resample(seat, Chance("x"))
        assert go_on(again, 40, "b") == go_on(state, 40, "b")


@at_every_table
def test_a_state_survives_pickling(table: Table) -> None:
    for state in random_states(table, "pickle", games=1, per_game=5):
        for double in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert double == state
            assert double is not state
        assert pickle.loads(pickle.dumps(state.setup)) == copy.deepcopy(state.setup) == state.setup


@at_every_table
def test_positions_fit_the_published_schema(table: Table) -> None:
    schema = table.game.position_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for state in random_states(table, "schema", games=2, per_game=8):
        validator.validate(state.position())


def damaged(value: Any, chance: Chance) -> Any:
    """A copy of some JSON with one thing in it changed."""
    if isinstance(value, dict) and value and chance.pick(4):
        key = sorted(value)[chance.pick(len(value))]
        if chance.pick(6) == 0:
            return {other: item for other, item in value.items() if other != key}
        return {**value, key: damaged(value[key], chance)}
    if isinstance(value, list) and value and chance.pick(4):
        index = chance.pick(len(value))
        if chance.pick(4) == 0:
            return value[:index] + value[index + 1 :]
        if chance.pick(4) == 0:
            return [*value, value[index]]
        return [*value[:index], damaged(value[index], chance), *value[index + 1 :]]
    if isinstance(value, int) and chance.pick(2):
        return value + chance.pick(5) - 2
    others: list[Any] = [None, -1, 8, 10**30, "", "x", [], {}, True, 1.5, [[]], "broom-1", float("nan")]
    return others[chance.pick(len(others))]


@at_plain_tables
def test_damaged_positions_are_refused_in_words_or_are_positions_themselves(table: Table) -> None:
    validator = jsonschema.Draft202012Validator(table.game.position_schema())
    chance = Chance("damage")
    refused = 0
    for state in random_states(table, "damage", games=3, per_game=12):
        for _ in range(25):
            position = damaged(state.position(), chance)
            try:
                again = set_up(position)
            except FablewoodError as error:
                refused += 1
                assert len({error.text(language) for language in LANGUAGES}) == 2
            else:
                assert validator.is_valid(position)
                assert set_up(again.position()) == again
                go_on(again, 30, "c")
    assert refused > 300


@at_plain_tables
@pytest.mark.parametrize("position", [None, 1, "x", [], {}, {"game": 1}, {"game": "chess"}, {"game": []}])
def test_what_is_no_position_at_all_is_refused(table: Table, position: object) -> None:
    with pytest.raises(FablewoodError):
        set_up(position)
    with pytest.raises(InvalidPosition):
        table.game.set_up(position)
