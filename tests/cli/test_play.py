"""Play at the terminal: whole games typed in, in both languages, and every way out."""

from __future__ import annotations

import re
import signal
import subprocess
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from fablewood import GAMES, Chance, set_up
from fablewood.core.record import read_records
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES, say
from fablewood.games import find_game
from fablewood.games.hoard import words
from fablewood.games.hoard.effects.language import print_text
from fablewood.terminal.match import meant
from fablewood.terminal.session import NAMES, resume
from fablewood.terminal.tables import Easel, draw
from tests.cli.run import COMMAND, environment, fablewood
from tests.tables import Table, at_plain_tables, eyes, random_states


def kept(home: Path) -> str:
    return (home / "fablewood" / "game.record").read_text()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_newcomer_plays_a_game_to_its_end(tmp_path: Path, game: str, language: str) -> None:
    """Somebody who always types a move of the record that the same bots make: found by playing it here first."""
    typed = "\n".join(moves_to_type(game, "3"))
    done = fablewood(tmp_path, "play", game, "--seed", "3", "--lang", language, typed=typed + "\n")
    assert done.returncode == 0
    assert "--seed 3" in done.stdout
    assert not list((tmp_path / "fablewood").iterdir())
    assert max(len(line) for line in done.stdout.splitlines()) <= 120


def moves_to_type(game: str, seed: str) -> list[str]:
    session = resume(f"# seat 1, against greedy\n{new_record(game, seed)}")
    typed = []
    chance = Chance("typing")
    session.let_bots_play()
    while not session.state.over:
        moves = session.state.legal(0)
        move = moves[chance.pick(len(moves))]
        typed.append(session.state.move_text(move))
        session.play(0, move)
        session.let_bots_play()
    return typed


def new_record(game: str, seed: str) -> str:
    setup = find_game(game).setup(find_game(game).seat_counts[-1])
    options = "\n".join(f"option {name}: {value}" for name, value in setup.options.items())
    return (
        f"fablewood record 1\ngame: {game}\nrules: {setup.game.version}\nseats: {setup.seats}\n{options}\n"
        f"seed: {seed}\n\nresult: unfinished\n"
    )


def test_moves_are_understood_by_number_text_and_beginning(tmp_path: Path) -> None:
    typed = "2-1-2-2\nB 2\nb2\npotion 1\nplay potion-1\nMiau\n"
    done = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed=typed)
    assert "Mira foretells 2-1-2-2" in done.stdout
    assert "Mira plays Potion 1." in done.stdout
    assert "“Miau” is not a move. Moves look like" in done.stdout
    (record,) = read_records(kept(tmp_path), find_game)
    assert len([move for seat, move in record.moves if seat == 0]) == 2


def test_moves_with_the_same_words_are_as_good_as_each_other() -> None:
    """Both Dryads are in hand: `Play Dryad` is one of them, and nobody is asked which."""
    state = hand_with_both_dryads()
    seat = state.to_act()[0]
    first, second = state.read_move("play dryad-1"), state.read_move("play dryad-2")
    assert {first, second} <= set(state.legal(seat))
    for language, typed in (("en", "Play Dryad"), ("en", "dry"), ("de", "Dryada spielen"), ("de", "dryada")):
        assert meant(state, seat, typed, language) == [first], typed
    assert meant(state, seat, "play dryad-2", "en") == [second]
    assert len(meant(state, seat, "play", "en")) > 1


def hand_with_both_dryads() -> State:
    for seed in range(1000):
        state = find_game("equinox").deal(2, seed, {"firstPlayer": "1"})
        if {"dryad-1", "dryad-2"} <= set(state.view(0)["hand"]):
            state.play(0, "pass")
            return state
    raise AssertionError("no seed deals both")


def test_players_are_chosen_by_name() -> None:
    state = find_game("equinox").deal(4, 1)
    choose = [state.read_move(f"choose seat-{seat}") for seat in (1, 2, 3, 4)]
    for name, move in zip(("Mira", "Jonas", "Lea", "Tom"), choose, strict=True):
        assert meant(state, 0, f"choose {name}", "en", NAMES) == [move]
        assert meant(state, 0, f"{name} wählen", "de", NAMES) == [move]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 5])
def test_equinox_is_played_by_the_first_of_each_list(tmp_path: Path, language: str, seats: int) -> None:
    options = ["--seats", seats, "--seed", "3", "--lang", language]
    done = fablewood(tmp_path, "play", "equinox", *options, typed="1\n" * 400)
    assert done.returncode == 0
    again = done.stdout.splitlines()[-1]
    assert f"--seats {seats}" in again
    assert "--seed 3" in again
    assert not list((tmp_path / "fablewood").iterdir())
    assert max(len(line) for line in done.stdout.splitlines()) <= 100


def test_why_says_what_stands_against_a_move(tmp_path: Path) -> None:
    typed = "why\nwhy foretell 2-2-2-2\nwhy 2-2-2-1\n2-2-2-1\nwhy broom-8\nwhy potion-1\n"
    out = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed=typed).stdout
    assert "Why what?" in out
    assert "A prophecy uses all 7 tokens; this one uses 8. SP 4.1" in out
    assert "“foretell 2-2-2-1” is legal" in out
    assert "You must follow Potion: you hold Potion 1 and Potion 3. SP 5.2" in out
    assert "“play potion-1” is legal" in out


def test_undo_takes_back_one_own_move_and_bots_answer_as_before(tmp_path: Path) -> None:
    start = ["play", "seven-prophecies", "--seed", "4"]
    fablewood(tmp_path / "a", *start, typed="2-2-2-1\n1\n1\n")
    fablewood(tmp_path / "b", *start, typed="undo\n2-2-2-1\n1\nundo\n1\n1\nundo\nundo\n1\n1\n")
    assert kept(tmp_path / "a") == kept(tmp_path / "b")


def test_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", "--seat", "2", typed=f"7-0-0-0\n1\nsave {file}\n1\n")
    saved = file.read_text()
    assert fablewood(tmp_path, "record", "check", file).returncode == 0
    fablewood(tmp_path, "play", "--resume", file, typed="")
    assert kept(tmp_path) == saved
    assert resume(saved).seat == 1
    fablewood(tmp_path, "play", "--resume", typed="undo\n")
    assert len(kept(tmp_path)) < len(saved)
    out = fablewood(tmp_path, "play", "--seed", "9", typed=f"resume /nowhere\nresume {file}\n").stdout
    assert "Could not read /nowhere" in out
    assert kept(tmp_path) == saved


def test_end_of_input_and_quit_keep_the_game(tmp_path: Path) -> None:
    for typed in ("7-0-0-0\n", "7-0-0-0\nquit\n", "7-0-0-0\nende\n"):
        done = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed=typed)
        assert done.returncode == 0
        assert "The game is kept in" in done.stdout
        assert "foretell 7-0-0-0" in kept(tmp_path)


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    playing = subprocess.Popen(
        [*COMMAND, "play", "seven-prophecies", "--seed", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b"7-0-0-0\n")
    playing.stdin.flush()
    told = b""
    while b"Mira foretells 7-0-0-0" not in told:
        told += playing.stdout.read(1)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=60)
    assert playing.returncode == 0
    assert err == b""
    assert b"The game is kept in" in out
    assert "foretell 7-0-0-0" in kept(tmp_path)


def test_rules_and_help_are_at_hand(tmp_path: Path) -> None:
    out = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed="help\nrules 5.2\nhilfe\ntable\n").stdout
    assert "why a move isn't legal" in out
    assert "SP 5.2" in out
    assert "SP 5.3" not in out


@at_plain_tables
def test_whatever_is_typed_is_a_move_or_not(table: Table) -> None:
    """Every legal move is found by its text and its words; nothing that is typed breaks anything."""
    for state in random_states(table, "typed", games=2, per_game=4):
        for seat in state.to_act():
            for move in state.legal(seat)[:30]:
                assert meant(state, seat, state.move_text(move), "en") == [move]
            for typed in ("", "-", "9" * 40, "x", "²", "٣", "\u0000", "play", " ".join("abc" * 30)):
                for language in ("en", "de"):
                    assert all(0 <= move for move in meant(state, seat, typed, language))


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_cell_of_equinox_is_cut_off(language: str, width: int) -> None:
    """Nothing is shortened with an ellipsis, and no line is too long, wherever a game has come to."""
    for seats in (2, 5):
        table = Table(find_game("equinox"), seats)
        for state in random_states(table, "drawn", games=4, per_game=6):
            for seat in eyes(state):
                console = Console(width=width, file=StringIO(), record=True)
                console.print(draw(state.view(seat), Easel(language, NAMES[:seats], state.setup)))
                text = console.export_text()
                assert "…" not in text
                assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_of_hoard_shows_everything_at_every_width(language: str, width: int) -> None:
    """Nothing is shortened, no line is too long, and every creature and card has its name and what it says."""
    for seats in (2, 4):
        table = Table(find_game("hoard"), seats)
        for state in random_states(table, "drawn", games=3, per_game=5):
            for seat in eyes(state):
                view = state.view(seat)
                console = Console(width=width, file=StringIO(), record=True)
                console.print(draw(view, Easel(language, NAMES[:seats], state.setup)))
                text = console.export_text()
                assert "…" not in text
                assert max(map(len, text.splitlines())) <= width
                said = " ".join(text.split())
                names = words.names(state.setup)
                for one in [one for side in view["field"] for one in side]:
                    name = say(names.card(names.numbers[one["card"]]).words, language)
                    assert f"{one['might']} {name}" in said
                for label in view["hand"] or []:
                    assert names.designs[names.numbers[label]].names[language] in said


def test_what_a_card_of_the_hand_says_is_shown() -> None:
    state = set_up(hoard_position())
    for language in ("en", "de"):
        console = Console(width=200, file=StringIO(), record=True)
        console.print(draw(state.view(0), Easel(language, NAMES[:2], state.setup)))
        text = console.export_text()
        for card in ("wolf", "ant"):
            design = next(one for one in words.deck_list(state.setup).cards if one.id == card)
            for part in (design.passive, design.order, design.modifier):
                assert print_text(part, language)[:40] in text


def hoard_position() -> dict[str, object]:
    return {
        "game": "hoard",
        "seats": 2,
        "turn": 0,
        "hands": [["wolf-a", "ant-a"], []],
        "field": [
            [{"card": "camel-b", "field": "center"}, {"card": "tiger", "field": "center"}],
            [{"card": "lion", "field": "center"}, {"card": "owl-a", "field": "start"}],
        ],
    }


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("en", "play wolf", "play wolf-a"),
        ("de", "wolf spielen", "play wolf-a"),
        ("de", "spiel wolf", "play wolf-a"),
        ("en", "order wolf", "order wolf-a"),
        ("de", "befehl wolf", "order wolf-a"),
        ("en", "attach ant", "attach ant-a"),
        ("de", "ameise anhängen", "attach ant-a"),
        ("en", "take camel", "take camel-b"),
        ("en", "camel take", "take camel-b"),
        ("de", "schatz kamel", "take camel-b"),
        ("de", "nehmen kamel", "take camel-b"),
        ("en", "attack lion", "attack lion"),
        ("de", "angreifen löwe", "attack lion"),
        ("en", "attack-lion", "attack lion"),
        ("en", "end", "end"),
        ("de", "beenden", "end"),
    ],
)
def test_what_is_typed_in_hoard_names_the_card(language: str, typed: str, move: str) -> None:
    state = set_up(hoard_position())
    assert [state.move_text(one) for one in meant(state, 0, typed, language)] == [move]


def test_a_move_that_is_not_legal_is_understood_without_the_letter_of_a_copy() -> None:
    state = set_up(hoard_position())
    assert [state.move_text(move) for move in meant(state, 0, "attack wolf", "en")] == [
        "attack wolf-a",
        "attack wolf-b",
    ]
    assert meant(state, 0, "attack nobody", "en") == []


def test_strict_memory_shows_no_notes() -> None:
    for strict in (False, True):
        table = Table(find_game("equinox"), 3, {"strictMemory": strict})
        noted = 0
        for state in random_states(table, "noted", games=4, per_game=4):
            console = Console(width=100, file=StringIO(), record=True)
            console.print(draw(state.view(-1), Easel("en", NAMES[:3], state.setup)))
            noted += "Discarded" in console.export_text()
        assert bool(noted) is not strict


def test_no_terminal_control_is_needed(tmp_path: Path) -> None:
    out = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed="2-2-2-1\n").stdout
    assert re.search(r"\x1b\[", out) is None


def test_a_home_that_can_t_be_written_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "fablewood").write_text("a file where the folder would be")
    done = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed="7-0-0-0\n")
    assert done.returncode == 0
    assert "could not be kept" in done.stdout
    assert "1 foretell 7-0-0-0" in done.stdout


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9" * 5000, "The list goes from 1 to"),
        ("99", "The list goes from 1 to"),
        ("why 99", "The list goes from 1 to"),
        ("save ~nobody-of-this-name/x", "Could not write"),
        ("save a\0b", "Could not write"),
        ("resume a\0b", "Could not read"),
        ("rules 99.9", "There is no rule SP 99.9"),
        ("potion", "That could be Play Potion 1 or Play Potion 3"),
        ("p", "That could be Play Potion 1 or Play Potion 3"),
    ],
)
def test_odd_input_gets_a_sentence(tmp_path: Path, typed: str, said: str) -> None:
    done = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed=f"2-1-2-2\n{typed}\n")
    assert said in done.stdout
    assert done.returncode == 0


def test_a_negative_number_of_tokens_is_not_taken_for_another(tmp_path: Path) -> None:
    out = fablewood(tmp_path, "play", "seven-prophecies", "--seed", "4", typed="-2-2-2-1\n2113\n").stdout
    assert "fewer than 0 tokens" in out
    assert "Mira foretells 2-1-1-3" in out


def test_every_card_is_understood_in_each_language_by_colour_or_letter() -> None:
    state = find_game("seven-prophecies").deal(4, 1)
    colours = {
        "en": {"broom": "Broom", "mushroom": "Mushroom", "potion": "Potion", "spellbook": "Spellbook"},
        "de": {"broom": "Besen", "mushroom": "Pilz", "potion": "Trank", "spellbook": "Zauberbuch"},
    }
    for language, names in colours.items():
        for colour, name in names.items():
            for number in (1, 7, 11):
                card = [state.read_move(f"play {colour}-{number}")]
                for typed in (
                    f"{name} {number}",
                    f"{name[0]}{number}",
                    f"{name[:3].lower()}{number}",
                    f"{colour}-{number}",
                ):
                    assert meant(state, 0, typed, language) == card, typed


def test_all_of_the_colour_row_is_there_at_eighty_columns() -> None:
    for language in ("en", "de"):
        session = resume("# seat 1, against greedy\n" + new_record("seven-prophecies", "4"))
        console = Console(width=80, file=StringIO(), record=True)
        console.print(draw(session.state.view(0), Easel(language, session.names, session.setup)))
        lines = console.export_text().splitlines()
        row = next(line for line in lines if "10 " in line)
        assert len([word for word in row.split() if word.isalpha()]) == 10
        assert not any("…" in line for line in lines)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_sign_stays_with_its_words_at_every_width(seats: int) -> None:
    state = find_game("seven-prophecies").deal(seats, 1)
    view = state.view(0)
    for language in LANGUAGES:
        easel = Easel(language, NAMES[:seats], state.setup)
        signs = easel.say("terminal-sp-legend").splitlines()
        assert [sign[0] for sign in signs] == ["●", "·", "★", "▸"]
        for width in (40, 60, 72, 80, 100):
            console = Console(width=width, file=StringIO(), record=True)
            console.print(draw(view, easel))
            lines = console.export_text().splitlines()
            assert all(any(sign in line for line in lines) for sign in signs)
