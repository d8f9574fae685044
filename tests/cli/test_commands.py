"""The command: what it prints, and what it says of bad input."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from fablewood import GAMES
from fablewood.games.rulebook import rulebook
from tests.cli.run import fablewood

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def test_the_games_are_listed_with_their_options_in_both_languages(tmp_path: Path) -> None:
    english, german = (fablewood(tmp_path, "games", "--lang", language).stdout for language in ("en", "de"))
    assert english != german
    for game in GAMES.values():
        assert game.name in english
        for option in game.options:
            assert option.name in english
            assert option.name in german


def test_the_language_is_that_of_the_terminal(tmp_path: Path) -> None:
    assert "Spieler" in fablewood(tmp_path, "games", env={"LANG": "de_AT.UTF-8"}).stdout
    assert "Players" in fablewood(tmp_path, "games", env={"LANG": "fr_FR.UTF-8"}).stdout


@EVERY_GAME
def test_the_rules_are_shown(tmp_path: Path, game: str) -> None:
    for language in ("en", "de"):
        shown = fablewood(tmp_path, "rules", game, "--lang", language).stdout
        title = rulebook(game, language).splitlines()[0].removeprefix("# ")
        assert title in shown
        assert f"{GAMES[game].code.upper()} 5.2" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "There is no game “chess”. The games are"),
        (["play", "seven-prophecies", "--seats", "6"], "Seven Prophecies is played by 3 or 4 people, not by 6."),
        (["play", "seven-prophecies", "--seats", "-1"], "not by -1"),
        (["play", "seven-prophecies", "--seat", "9"], "There is no seat 9 at this table"),
        (
            ["play", "seven-prophecies", "--against", "stockfish"],
            "There is no bot “stockfish”. The bots are random and greedy",
        ),
        (["play", "seven-prophecies", "--seed", "two words"], "can't be a seed"),
        (
            ["play", "seven-prophecies", "--option", "speed=9"],
            "There is no option “speed”. The options are rounds, lock",
        ),
        (["play", "seven-prophecies", "--option", "rounds=99"], "can't be “99”: it may be a whole number from 1 to 12"),
        (["play", "seven-prophecies", "--option", "rounds"], "An option is written NAME=VALUE, not “rounds”"),
        (["play", "--resume", "nowhere.record"], "Can't read nowhere.record: No such file or directory"),
        (["rules", "chess"], "There is no game “chess”"),
        (["record", "check", "nowhere.record"], "Can't read nowhere.record"),
        (["record", "check", "/"], "Can't read /: Is a directory"),
        (["play", "seven-prophecies", "--seed", "#1"], "can't be a seed"),
        (["record", "random", "seven-prophecies", "--games", "2", "--seed", "x" * 100], "can't be a seed"),
        (["record", "random", "go"], "There is no game “go”"),
        (["position", "schema", "go"], "There is no game “go”"),
    ],
)
def test_what_is_not_there_is_refused_in_a_plain_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = fablewood(tmp_path, *arguments)
    assert said in done.stderr
    assert done.returncode == 2
    assert done.stdout == ""
    german = fablewood(tmp_path, *arguments, "--lang", "de")
    assert german.returncode == 2
    assert german.stderr != done.stderr


@EVERY_GAME
@pytest.mark.parametrize("policy", ["uniform", "greedy"])
def test_random_records_are_true_and_can_be_shown_in_every_way(tmp_path: Path, game: str, policy: str) -> None:
    file = tmp_path / "games.record"
    asked = ["record", "random", game, "--seed", "7", "--games", "3", "--policy", policy]
    file.write_text(fablewood(tmp_path, *asked).stdout)
    assert fablewood(tmp_path, *asked).stdout == file.read_text()
    assert "All 3 records are true" in fablewood(tmp_path, "record", "check", file).stdout

    games = [
        json.loads(line)
        for line in fablewood(tmp_path, "record", "show", file, "--json", "--omniscient").stdout.splitlines()
    ]
    assert len(games) == 3
    for told in games:
        assert {"position", "to_act", "legal", "seat", "move", "events", "chance"} <= set(told["steps"][0])
        assert told["outcome"]["winners"]
        jsonschema.validate(told["end"]["position"], GAMES[game].position_schema())

    assert fablewood(tmp_path, "record", "show", file, "--lang", "de").stdout.count("\n") > 30
    as_seen = fablewood(tmp_path, "record", "show", file, "--json", "--seat", "2").stdout
    assert '"position"' not in as_seen
    assert fablewood(tmp_path, "record", "replay", file, "--moves", "5").stdout
    assert fablewood(tmp_path, "record", "show", file, "--seat", "99").returncode == 2


def test_a_dishonest_record_is_refused_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "false.record"
    text = fablewood(tmp_path, "record", "random", "seven-prophecies").stdout
    file.write_text(text.replace("result: scores", "result: scores 9"))
    line = text[: text.index("result:")].count("\n") + 1
    done = fablewood(tmp_path, "record", "check", file)
    assert done.returncode == 2
    assert f"Line {line}, column 9: The result is “scores" in done.stderr
    file.write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in fablewood(tmp_path, "record", "check", file).stderr
    file.write_text("")
    assert "There is no record in" in fablewood(tmp_path, "record", "check", file).stderr


@EVERY_GAME
def test_positions_are_checked_against_schema_and_rules(tmp_path: Path, game: str) -> None:
    schema = json.loads(fablewood(tmp_path, "position", "schema", game).stdout)
    file = tmp_path / "position.json"
    position = GAMES[game].deal(3, 1).position()
    jsonschema.validate(position, schema)
    file.write_text(json.dumps(position))
    assert "possible" in fablewood(tmp_path, "position", "check", file).stdout
    file.write_text(json.dumps({**position, "seats": 77}))
    assert "At $.seats: 77 stands here" in fablewood(tmp_path, "position", "check", file).stderr
    file.write_text("{")
    assert "is not JSON" in fablewood(tmp_path, "position", "check", file).stderr
    assert fablewood(tmp_path, "position", "check", "-", typed=json.dumps(position)).returncode == 0


def test_the_language_can_be_named_before_or_behind_the_command(tmp_path: Path) -> None:
    file = tmp_path / "one.record"
    file.write_text(fablewood(tmp_path, "record", "random", "seven-prophecies").stdout)
    said = "Die Aufzeichnung stimmt"
    assert said in fablewood(tmp_path, "--lang", "de", "record", "check", file).stdout
    assert said in fablewood(tmp_path, "record", "--lang", "de", "check", file).stdout
    assert said in fablewood(tmp_path, "record", "check", file, "--lang", "de").stdout


def test_an_old_terminal_and_a_home_that_is_not_there_are_no_trouble(tmp_path: Path) -> None:
    latin = fablewood(tmp_path, "games", env={"PYTHONIOENCODING": "ascii"})
    assert latin.returncode == 0
    homeless = fablewood(tmp_path, "games", env={"XDG_STATE_HOME": "", "HOME": "/nowhere"})
    assert homeless.returncode == 0


def test_a_seat_is_not_asked_for_together_with_everything(tmp_path: Path) -> None:
    file = tmp_path / "one.record"
    file.write_text(fablewood(tmp_path, "record", "random", "seven-prophecies").stdout)
    assert fablewood(tmp_path, "record", "show", file, "--omniscient", "--seat", "1").returncode == 2
    assert "There is no seat 9 at this table" in fablewood(tmp_path, "record", "show", file, "--seat", "9").stderr
