"""The command: what it prints, and what it says of bad input."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from fablewood import GAMES
from fablewood.core.text import LANGUAGES, say
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
            "There is no bot “stockfish”. The bots are random, greedy, ",
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
        (
            ["play", "seven-prophecies", "--option", "rounds=1", "--option", "rounds=2"],
            "The option rounds is set twice.",
        ),
        (["play", "seven-prophecies", "--seed", "\x1b[2J"], "“\\x1b[2J” can't be a seed"),
        (["rules", "\x1b]0;gotcha\x07"], "There is no game “\\x1b]0;gotcha\\x07”."),
        (["bench", "--json", "/nonexistent/x"], "Could not write /nonexistent/x: No such file or directory."),
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


@pytest.mark.parametrize(
    "arguments",
    [
        ["record", "random", "seven-prophecies", "--games"],
        ["record", "random", "seven-prophecies", "--seats"],
        ["record", "replay", "x.record", "--moves"],
        ["play", "seven-prophecies", "--seat"],
        ["bench", "--rounds"],
    ],
    ids=lambda arguments: arguments[-1],
)
@pytest.mark.parametrize("number", ["x", "1.5", "9" * 5000, "\x1b[31m", "٣"], ids=ascii)
def test_what_is_no_whole_number_is_refused_in_plain_words(tmp_path: Path, arguments: list[str], number: str) -> None:
    done = fablewood(tmp_path, *arguments, number)
    assert done.returncode == 2
    assert f"argument {arguments[-1]}: a whole number belongs here, not “" in done.stderr
    assert "whole_number" not in done.stderr
    assert "\x1b" not in done.stderr
    assert len(done.stderr) < 1000


def test_fewer_than_no_moves_are_not_replayed(tmp_path: Path) -> None:
    file = tmp_path / "one.record"
    file.write_text(fablewood(tmp_path, "record", "random", "seven-prophecies").stdout)
    done = fablewood(tmp_path, "record", "replay", file, "--moves", "-5")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--moves is 0 or more, not -5" in done.stderr
    assert fablewood(tmp_path, "record", "replay", file, "--moves", "0").returncode == 0


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"\xff\xfe\x00", "Line 1, column 1"),
        (b"fablewood record 1\ngame: \xc3\xbc\xff\n", "Line 2, column 8"),
        (b"\xef\xbb\xbf# \xfc", "Line 1, column 3"),
        (b"# one\n# two\n\xe2\x82", "Line 3, column 1"),
    ],
)
def test_what_is_no_text_is_refused_where_it_stops_being_one(tmp_path: Path, data: bytes, place: str) -> None:
    file = tmp_path / "bytes.record"
    file.write_bytes(data)
    said = f"{place}: From here on it is not text"
    assert said in fablewood(tmp_path, "record", "check", file).stderr
    assert said in fablewood(tmp_path, "record", "check", "-", typed=data).stderr
    assert said in fablewood(tmp_path, "play", "--resume", file).stderr
    assert said in fablewood(tmp_path, "position", "check", file).stderr
    assert said in fablewood(tmp_path, "play", "seven-prophecies", typed=f"resume {file}\n").stdout


def test_a_text_may_come_from_any_system(tmp_path: Path) -> None:
    file = tmp_path / "windows.record"
    text = fablewood(tmp_path, "record", "random", "seven-prophecies").stdout
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert fablewood(tmp_path, "record", "check", file).returncode == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "This is not JSON: it breaks off, or has a mistake, in line 1, column 2."),
        ('{\n"a": 1,\n}', "in line 3, column 1."),
        ("[" * 100_000, "its lists or objects lie too deep in each other."),
        ('{"seats": ' + "9" * 5000 + "}", "The number 99999999999999999999… has 5000 digits"),
        ('{"a": [{"hands": 1, "\\u001b[2J": 2, "hands": 3}]}', "“hands” stands twice in the same object."),
        ('{"\\u001b[2J": 2, "\\u001b[2J": 3}', "“\\x1b[2J” stands twice"),
    ],
)
def test_what_is_no_json_is_refused_in_our_own_words(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    english, german = (fablewood(tmp_path, "position", "check", file, "--lang", one) for one in ("en", "de"))
    assert english.returncode == german.returncode == 2
    assert f"{file}: " in english.stderr
    assert said in english.stderr
    assert english.stderr != german.stderr
    assert "sys." not in english.stderr + german.stderr

    record = tmp_path / "position.record"
    header = "fablewood record 1\ngame: seven-prophecies\nrules: 1\nseats: 4\n"
    record.write_text(f"{header}position: {' '.join(text.split())}\n\nresult: unfinished\n")
    refused = fablewood(tmp_path, "record", "check", record).stderr
    assert "Line 5, column 11: " in refused
    assert "sys." not in refused


def test_of_many_values_some_are_named_and_how_many_there_are(tmp_path: Path) -> None:
    position = GAMES["seven-prophecies"].deal(4, 1).position()
    position["hands"][0][0] = "broom-12"
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    said = fablewood(tmp_path, "position", "check", file).stderr
    some = ", ".join(f"broom-{number}" for number in range(1, 8))
    assert f"it can only be one of 44 values, such as {some} and broom-8.\n" in said
    assert "…" not in said


def test_nothing_from_a_file_or_typed_steers_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "hostile.record"
    for hostile in (b"\x1b]0;gotcha\x07", b"\xc2\x9b2J", "\u202eabc".encode(), b"\x7f\x08"):
        header = b"fablewood record 1\ngame: " + hostile + b"\n"
        file.write_bytes(header)
        typed = b"resume " + bytes(file) + b"\nwhy " + hostile + b"\n" + hostile + b"\nsave /nowhere/" + hostile + b"\n"
        told = [
            fablewood(tmp_path, "record", "check", file).stderr,
            fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed=typed).stdout,
        ]
        assert all(one.isprintable() for text in told for line in text.split("\n") for one in line)
    kind = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed="Zurückgebliebener 🦊\n").stdout
    assert "“Zurückgebliebener 🦊” is not a move" in kind


def test_bytes_that_are_no_text_can_be_typed(tmp_path: Path) -> None:
    odd = {"PYTHONIOENCODING": "utf-8:strict"}
    done = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed=b"\xff\n7-0-0-0\n", env=odd)
    assert done.returncode == 0
    assert "Mira foretells 7-0-0-0" in done.stdout


def test_the_rules_have_the_name_of_the_game_in_each_language() -> None:
    for game in GAMES.values():
        for language in LANGUAGES:
            assert rulebook(game.name, language).startswith(f"# {say(game.title(), language)}\n")
