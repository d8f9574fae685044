"""The golden playthroughs are told as they were when somebody read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from fablewood import GAMES
from fablewood.core.record import read_records
from fablewood.core.text import Message, say
from fablewood.games import find_game
from fablewood.games.equinox.words import CREATURE_TEXTS
from tests.golden.tell import golden_files, tell


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_the_game_is_told_as_it_was(path: Path) -> None:
    assert tell(path) == path.with_suffix(".told").read_text("utf-8")


def test_every_game_and_number_of_seats_has_one() -> None:
    have = {
        (record.setup.game.name, record.setup.seats)
        for path in golden_files()
        for record in read_records(path.read_text("utf-8"), find_game)
    }
    assert have == {(game.name, seats) for game in GAMES.values() for seats in game.seat_counts}


def test_the_playthroughs_of_equinox_use_every_power() -> None:
    told = "".join(tell(path) for path in golden_files() if path.stem.startswith("equinox"))
    for creature in CREATURE_TEXTS:
        if creature != "ursus":  # which has none
            assert f"uses the power of {say(Message('eq-creature', creature=creature))}." in told
    for tree in ("Ancestor", "Dryad"):
        assert f"plays {tree}." in told
