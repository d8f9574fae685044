"""The rules as C and as plain Python play identical games, decision by decision. True for every game."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fablewood import COMPILED, GAMES
from tests.conformance.transcript import transcript

GAMES_EACH = 2000
CHUNKS = 4
"""Of the games of each number of seats, so that they can be played side by side."""

CHUNKS_TO_PLAY = [
    (game.name, seats, chunk, -(-GAMES_EACH // len(game.seat_counts) // CHUNKS))
    for game in GAMES.values()
    for seats in game.seat_counts
    for chunk in range(CHUNKS)
]


@pytest.mark.parametrize(("game", "seats", "chunk", "games"), CHUNKS_TO_PLAY)
def test_compiled_and_plain_play_the_same(game: str, seats: int, chunk: int, games: int) -> None:
    assert COMPILED, "the compiled modules are missing: this test has nothing to compare"
    asked = [sys.executable, "-m", "tests.conformance.transcript", "plain", game, str(seats), str(chunk * games)]
    with subprocess.Popen([*asked, str(games)], stdout=subprocess.PIPE, text=True) as plain:
        assert plain.stdout is not None
        for compiled_line, plain_line in zip(transcript(game, seats, chunk * games, games), plain.stdout, strict=True):
            assert compiled_line == plain_line.rstrip("\n")
    assert plain.returncode == 0
