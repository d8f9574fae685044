"""The tables that the conformance suite sits down at: every game, number of seats, and option that it has."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module

import pytest

from fablewood import GAMES, Chance
from fablewood.core.game import Game
from fablewood.core.options import Choice, Number, Option, Value, YesNo
from fablewood.core.state import State

MANY_MOVES = 1000
SOME_MOVES = 60


@dataclass(frozen=True)
class Table:
    game: Game
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def deal(self, seed: int | str, listen: bool = False) -> State:
        return self.game.deal(self.seats, seed, self.options, listen)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


def unusual(option: Option, seats: int) -> list[Value]:
    """Values of an option that differ from the usual one."""
    values: list[Value] = []
    if isinstance(option, Number):
        values = [option.low, option.high]
    elif isinstance(option, YesNo):
        values = [True, False]
    elif isinstance(option, Choice):
        values = list(option.allowed(seats))
    return [value for value in values if value != option.default(seats)]


def tables() -> Iterator[Table]:
    for game in GAMES.values():
        for seats in game.seat_counts:
            yield Table(game, seats)
        seats = game.seat_counts[-1]
        for option in game.options:
            for value in unusual(option, seats):
                yield Table(game, seats, {option.name: value})


TABLES = list(tables())
at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_plain_tables = pytest.mark.parametrize("table", [table for table in TABLES if not table.options], ids=str)


def random_move(state: State, chance: Chance, hesitant: bool = False) -> tuple[int, int]:
    """Any seat that may move, and any sort of move, so that what is rare comes up; the hesitant take moves back."""
    seats = [seat for seat in range(state.seats) if state.legal(seat)] if hesitant else list(state.to_act())
    seat = seats[chance.pick(len(seats))]
    sorts: dict[str, list[int]] = {}
    for move in state.legal(seat):
        sorts.setdefault(state.move_text(move).partition(" ")[0], []).append(move)
    moves = list(sorts.values())[chance.pick(len(sorts))]
    return seat, moves[chance.pick(len(moves))]


def random_game(table: Table, seed: int | str, hesitant: bool = False) -> Iterator[tuple[State, int, int]]:
    """A random game: each state before a move, with the move that is about to be made."""
    chance = Chance(f"{table}-{seed}")
    state = table.deal(seed)
    while not state.over:
        seat, move = random_move(state, chance, hesitant)
        yield state, seat, move
        state.play(seat, move)


def random_states(table: Table, seed: str, games: int, per_game: int) -> Iterator[State]:
    """States from all over random games, and their ends. At a table with an unusual option, from fewer games."""
    for number in range(games if not table.options else -(-games // 4)):
        sorts: dict[str, list[int]] = {}
        for step, (state, _, move) in enumerate(random_game(table, f"{seed}-{number}", hesitant=True)):
            sorts.setdefault(state.move_text(move), []).append(step + 1)
        wanted = some_steps(sorts, per_game, Chance(f"{seed}-{number}-where"))
        for step, (state, _, _) in enumerate(random_game(table, f"{seed}-{number}", hesitant=True)):
            if step in wanted:
                yield state.copy()
        yield state


def some_steps(after: dict[str, list[int]], n: int, chance: Chance) -> set[int]:
    """Steps of a game, given by the moves they come after: half of them any, half of them after any sort of move."""
    every = [step for steps in after.values() for step in steps]
    verbs = sorted({text.partition(" ")[0] for text in after})
    wanted = {every[chance.pick(len(every))] for _ in range(n - n // 2)}
    for _ in range(n // 2):
        verb = verbs[chance.pick(len(verbs))]
        steps = [step for text, steps in after.items() if text.startswith(verb) for step in steps]
        wanted.add(steps[chance.pick(len(steps))])
    return wanted


def narrow_start(table: Table, seed: int) -> State:
    """A table at which little is hidden: each game has some in its tests."""
    module = import_module(f"tests.games.{table.game.name.replace('-', '_')}.narrow")
    start = module.narrow_start(table.seats, seed)
    assert isinstance(start, State)
    return start


def narrow_states(table: Table, starts: int) -> Iterator[State]:
    """What comes of such tables in some random moves."""
    for seed in range(starts):
        chance = Chance(f"narrow {seed}")
        state = narrow_start(table, seed)
        for _ in range(40):
            if state.over:
                break
            yield state.copy()
            state.play(*random_move(state, chance))


def moves_to_ask_about(state: State, seat: int) -> list[int]:
    """All moves of a game; of a game with very many, the legal ones and some of the others.

    Which ones depends on what the seat sees and on nothing else, so that it is the same in worlds that look the same.
    """
    every = range(state.move_count)
    if len(every) <= MANY_MOVES:
        return list(every)
    chance = Chance(json.dumps(state.view(seat)))
    return sorted({*state.legal(seat), *(chance.pick(len(every)) for _ in range(SOME_MOVES))})


def eyes(state: State) -> range:
    """All seats and the spectator (-1)."""
    return range(-1, state.seats)
