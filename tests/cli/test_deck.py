"""Decks at the command line: checked, shown, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import fablewood
from tests.games.hoard.deck_text import TOAD

BAD = [
    (b"\xff\xfe", "can't be read as TOML. Line 1, column 1: From here on it is not text (UTF-8)."),
    (b"", "The deck has 0 cards."),
    (b"[toad", "can't be read as TOML. Line 1, column 1: What begins with [ has to end with ]"),
    (TOAD.replace("draw", "drow").encode(), "at “enter” of [toad]: “drow 1 card” is no sentence of the cards."),
]


@pytest.mark.parametrize(("data", "said"), BAD)
def test_a_bad_deck_is_refused_wherever_it_is_used(tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "toad.toml"
    file.write_bytes(data)
    for command in (["deck", "check", file], ["deck", "show", file], ["record", "random", "hoard", "--deck", file]):
        done = fablewood(tmp_path, *command)
        assert done.returncode == 2
        assert str(file) in done.stderr
        assert said in done.stderr


def test_a_deck_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "toad.toml"
    file.write_text(TOAD.replace('extends = "base"', 'extends = "base"\nwithout = ["lion"]'), "utf-8")
    said = fablewood(tmp_path, "deck", "check", file).stdout
    assert "is fine. The deck with-toad@" in said
    assert "has 66 cards, 45 different ones." in said
    assert "Not as in the base deck: Toad." in said
    assert "leaves out Lion." in said
    assert "Kröte" in fablewood(tmp_path, "deck", "check", "-", "--lang", "de", typed=TOAD).stdout
    assert "Can't read" in fablewood(tmp_path, "deck", "check", tmp_path / "nothing.toml").stderr


def test_the_base_deck_is_shown_in_both_languages(tmp_path: Path) -> None:
    shown = fablewood(tmp_path, "deck", "show", "--lang", "en").stdout
    assert shown.startswith("The deck base: 66 cards, 45 different ones")
    assert "Polar Bear" in shown
    german = fablewood(tmp_path, "deck", "show", "--card", "polar-bear", "--lang", "de").stdout
    assert "Befrei jede gegnerische Kreatur" in german
    assert "Löwe" not in german
    assert "There is no card “bear” in this deck." in fablewood(tmp_path, "deck", "show", "--card", "bear").stderr


def test_a_record_carries_its_deck(tmp_path: Path) -> None:
    file = tmp_path / "toad.toml"
    file.write_text(TOAD, "utf-8")
    games = fablewood(tmp_path, "record", "random", "hoard", "--seats", "2", "--deck", file, "--seed", "3")
    file.unlink()
    record = tmp_path / "toad.record"
    record.write_text(games.stdout, "utf-8")
    assert "option deck: with-toad@" in games.stdout
    assert "The record is true" in fablewood(tmp_path, "record", "check", record).stdout
    record.write_text(games.stdout.replace("with-toad@", "with-toad@0", 1), "utf-8")
    assert "is no deck" in fablewood(tmp_path, "record", "check", record).stderr


def test_a_deck_is_for_games_that_have_one(tmp_path: Path) -> None:
    file = tmp_path / "toad.toml"
    file.write_text(TOAD, "utf-8")
    assert "no option “deck”" in fablewood(tmp_path, "record", "random", "equinox", "--deck", file).stderr
    twice = fablewood(tmp_path, "record", "random", "hoard", "--deck", file, "--option", "deck=base")
    assert "The option deck is set twice." in twice.stderr
