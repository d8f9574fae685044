"""Bots by name: our own, those of other packages, and what is said where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from fablewood import Chance, deal
from fablewood.bots import BOTS, find_bot, installed
from fablewood.bots.bot import Bot, Choice, ask
from fablewood.core.errors import InvalidSetup
from fablewood.core.state import State
from fablewood.core.text import say

PACKAGE = """
from fablewood.bots.bot import Bot, Choice

class Last(Bot):
    def choose(self, world, seat, chance, seconds):
        return Choice(world.legal(seat)[-1])

def broken():
    raise RuntimeError("out of order")
"""
ENTRIES = """[fablewood.bots]
foreign = somebodys_bots:Last
broken = somebodys_bots:broken
lost = somebodys_bots:Nowhere
odd = somebodys_bots:int
"""


@pytest.fixture
def _a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed as any other is, as far as Python can tell."""
    (tmp_path / "somebodys_bots.py").write_text(PACKAGE + "\nint = int\n", "utf-8")
    info = tmp_path / "somebodys_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-bots\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("_a_package")
def test_another_package_brings_a_bot() -> None:
    assert installed()["foreign"] == "somebodys_bots:Last"
    state = deal("seven-prophecies", 3, 1)
    assert ask(find_bot("foreign"), state, 0, Chance(1)) == Choice(state.legal(0)[-1])


@pytest.mark.usefixtures("_a_package")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("broken", "can't be loaded: RuntimeError: out of order"),
        ("lost", "can't be loaded: AttributeError"),
        ("odd", "is none: calling it must give"),
    ],
)
def test_a_bot_that_is_none_is_refused(name: str, said: str) -> None:
    with pytest.raises(InvalidSetup, match=said):
        find_bot(name)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidSetup) as error:
        find_bot("stockfish")
    assert all(name in str(error.value) for name in BOTS)


class Odd(Bot):
    def __init__(self, move: object) -> None:
        self.move = move

    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        if isinstance(self.move, Exception):
            raise self.move
        world.play(seat, world.legal(seat)[0])  # it is the bot's own world
        return Choice(self.move)  # type: ignore[arg-type]


@pytest.mark.parametrize("odd", [-1, 10**9, None, "pass", ValueError("no idea")], ids=str)
def test_whatever_a_bot_does_a_legal_move_is_made(odd: object) -> None:
    state = deal("equinox", 2, 1)
    before = state.copy()
    choice = ask(Odd(odd), state, state.to_act()[0], Chance(1))
    assert choice.move in state.legal(state.to_act()[0])
    assert choice.fault is not None
    assert say(choice.fault)
    assert state == before
