"""Programs as bots: the good ones are heard, the bad ones keep nobody waiting and play no illegal move."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from fablewood import Chance, deal
from fablewood.bots import find_bot
from fablewood.bots.bot import Choice, ask
from fablewood.bots.program import MOST_FAULTS, Program, question
from fablewood.core.errors import InvalidSetup
from fablewood.core.state import State
from fablewood.core.text import say
from tests.tables import Table, at_plain_tables, random_states

ODD = Path(__file__).parent / "odd_program.py"
PATIENCE = 0.4


@contextmanager
def program(manner: str, patience: float = 20.0) -> Iterator[Program]:
    with closing(Program(shlex.join([sys.executable, str(ODD), manner]), patience)) as bot:
        yield bot


def asked(bot: Program, state: State, times: int = 1) -> list[Choice]:
    choices = []
    for number in range(times):
        seat = state.to_act()[0]
        choices.append(ask(bot, state, seat, Chance(number), seconds=60))
        assert choices[-1].move in state.legal(seat)
    return choices


def test_what_a_program_says_is_heard() -> None:
    state = deal("seven-prophecies", 3, 1)
    with program("speaks") as bot:
        for choice in asked(bot, state, times=3):
            assert choice.fault is None
            assert choice.move == state.legal(0)[-1]
            assert choice.expected == {choice.move: 0.75}
            assert choice.reason is not None
            assert say(choice.reason) == "it is the last one"


@pytest.mark.parametrize(
    ("manner", "said"),
    [
        ("hangs", "It took too long."),
        ("dies", "It has ended."),
        ("lies", "It wanted to make a move that is not legal: play unicorn-99."),
        ("babbles", "It took too long."),
    ],
)
def test_a_bad_program_gets_a_legal_move_made_for_it(manner: str, said: str) -> None:
    state = deal("equinox", 3, 1)
    with program(manner, PATIENCE if manner in ("hangs", "babbles") else 20.0) as bot:
        for choice in asked(bot, state, times=2):
            assert choice.fault is not None
            assert say(choice.fault) == said
            assert say(choice.fault, "de") != said


def test_a_program_that_always_fails_is_not_asked_for_ever() -> None:
    with program("dies") as bot:
        *_, last = asked(bot, deal("equinox", 2, 1), times=MOST_FAULTS + 1)
    assert last.fault is not None
    assert say(last.fault) == f"It failed {MOST_FAULTS} times in a row, and is not asked any more."


def test_lines_that_mean_nothing_are_passed_over() -> None:
    state = deal("seven-prophecies", 4, 1)
    with program("mumbles") as bot:
        (choice,) = asked(bot, state)
    assert choice.fault is None
    assert choice.move == state.legal(0)[-1]
    assert choice.expected == {}


def test_a_program_that_is_not_there_says_so() -> None:
    with closing(Program("/no/such/program")) as bot:
        (choice,) = asked(bot, deal("equinox", 2, 1))
    assert choice.fault is not None
    assert say(choice.fault) == "It can't be started: /no/such/program: No such file or directory."


@pytest.mark.parametrize("command", ["", "  ", '"'])
def test_no_command_is_refused(command: str) -> None:
    with pytest.raises(InvalidSetup, match="names no program"):
        find_bot(f"run:{command}")


@at_plain_tables
def test_a_program_is_told_nothing_that_its_seat_may_not_know(table: Table) -> None:
    for number, state in enumerate(random_states(table, "program", games=1, per_game=6)):
        for seat in state.to_act():
            other = state.resample(seat, Chance(f"other {number}"))
            told = [question(one.resample(seat, Chance(7)), seat, Chance(7), 1.0) for one in (state, other)]
            assert told[0] == told[1]
