"""`fablewood record verify`: was it dealt as the server had committed to?"""

from __future__ import annotations

from pathlib import Path

import pytest

from fablewood.core.proof import proof_lines
from fablewood.core.record import Record
from fablewood.games import find_game
from tests.cli.run import fablewood

RECORD = Record(find_game("seven-prophecies").setup(4), seed="4")
LINES = proof_lines("4", "salt")


def verify(tmp_path: Path, *lines: str) -> tuple[int, str]:
    file = tmp_path / "game.record"
    file.write_text("\n".join([*lines, RECORD.write()]), "utf-8")
    done = fablewood(tmp_path, "record", "verify", file)
    return done.returncode, done.stdout + done.stderr


def test_a_true_proof(tmp_path: Path) -> None:
    code, said = verify(tmp_path, *LINES)
    assert code == 0
    assert "The shuffle is proved" in said


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "lacks"),
        (LINES[:2], "lacks"),
        ([LINES[0], LINES[1], "# salt: pepper"], "not proved"),
        (proof_lines("5", "salt"), "was not dealt from the seed"),
    ],
)
def test_what_proves_nothing_is_refused(tmp_path: Path, lines: list[str], why: str) -> None:
    code, said = verify(tmp_path, *lines)
    assert code == 2
    assert why in said
