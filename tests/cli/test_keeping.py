"""Nothing that somebody played is lost: games are kept after each move, and make room for each other."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from fablewood import GAMES
from fablewood.core.record import Record, read_records
from fablewood.games import find_game
from fablewood.terminal.session import Session, resume
from tests.cli.run import COMMAND, environment, fablewood
from tests.cli.test_play import kept, moves_to_type

SP = ["play", "seven-prophecies"]


def beside(home: Path) -> dict[str, str]:
    """All games that are kept, by the names of their files."""
    return {path.name: path.read_text() for path in sorted((home / "fablewood").glob("*.record"))}


def short_game(home: Path, seed: object, *arguments: object, against: str = "greedy") -> str:
    """A game of one round, as it is typed in to its end."""
    session = Session(Record(find_game("seven-prophecies").setup(4, {"rounds": 1}), seed=str(seed)), 0, against)
    typed = []
    session.let_bots_play()
    while not session.state.over:
        move = session.state.legal(0)[0]
        typed.append(session.state.move_text(move))
        session.play(0, move)
        session.let_bots_play()
    line = [*SP, "--option", "rounds=1", "--seed", seed, "--against", against, *arguments]
    return fablewood(home, *line, typed="\n".join(typed) + "\n").stdout


def test_a_game_without_a_move_of_the_person_takes_no_other_ones_place(tmp_path: Path) -> None:
    fablewood(tmp_path, *SP, "--seed", "111", typed="7-0-0-0\n1\n")
    first = kept(tmp_path)
    out = fablewood(tmp_path, *SP, "--seed", "222").stdout
    assert "You have made no move" in out
    assert "The game is kept in" not in out
    assert beside(tmp_path) == {"game.record": first}


def test_another_game_gives_way_and_it_is_said_where_it_lies(tmp_path: Path) -> None:
    games = []
    for seed in ("111", "222", "333"):
        out = fablewood(tmp_path, *SP, "--seed", seed, typed="7-0-0-0\n").stdout
        games.append(kept(tmp_path))
        assert f"seed: {seed}" in games[-1]
    assert beside(tmp_path) == {"game.record": games[2], "game.1.record": games[0], "game.2.record": games[1]}
    assert "game.2.record now." in out
    german = fablewood(tmp_path, *SP, "--seed", "444", "--lang", "de", typed="7-0-0-0\n").stdout
    assert "game.3.record." in german


def test_the_same_deal_played_in_another_way_is_another_game(tmp_path: Path) -> None:
    fablewood(tmp_path, *SP, "--seed", "111", typed="7-0-0-0\n1\n1\n")
    first = kept(tmp_path)
    fablewood(tmp_path, *SP, "--seed", "111", typed="0-0-0-7\n")
    assert beside(tmp_path)["game.1.record"] == first


def test_what_nobody_can_read_gives_way_too(tmp_path: Path) -> None:
    (tmp_path / "fablewood").mkdir()
    (tmp_path / "fablewood" / "game.record").write_bytes(b"\xff\xfe")
    fablewood(tmp_path, *SP, "--seed", "222", typed="7-0-0-0\n")
    assert (tmp_path / "fablewood" / "game.1.record").read_bytes() == b"\xff\xfe"
    assert "seed: 222" in kept(tmp_path)


def test_a_game_taken_up_again_keeps_its_place_whatever_is_undone(tmp_path: Path) -> None:
    fablewood(tmp_path, *SP, "--seed", "111", typed="7-0-0-0\n1\n1\n")
    fablewood(tmp_path, "play", "--resume", typed="undo\nundo\n1\n")
    assert list(beside(tmp_path)) == ["game.record"]
    fablewood(tmp_path, *SP, "--seed", "9", typed="resume\n1\nundo\n1\n1\n")
    assert list(beside(tmp_path)) == ["game.record"]
    assert "seed: 111" in kept(tmp_path)


def test_when_a_game_is_over_the_one_that_gave_way_comes_back(tmp_path: Path) -> None:
    fablewood(tmp_path, *SP, "--seed", "111", typed="7-0-0-0\n")
    first = kept(tmp_path)
    out = short_game(tmp_path, 5)
    assert "game.1.record now." in out
    assert "game.record again." in out
    assert beside(tmp_path) == {"game.record": first}


def playing(home: Path, *arguments: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *(str(one) for one in arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )


def type_until(process: subprocess.Popen[bytes], typed: str, said: str) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(typed.encode())
    process.stdin.flush()
    told = b""
    while said.encode() not in told:
        read = process.stdout.read(1)
        assert read, f"it ended without saying {said!r}"
        told += read


@pytest.mark.parametrize("how", [signal.SIGHUP, signal.SIGKILL, signal.SIGTERM])
def test_a_cut_line_loses_no_move(tmp_path: Path, how: signal.Signals) -> None:
    process = playing(tmp_path, *SP, "--seed", "4")
    type_until(process, "2-1-2-2\n1\n", "Mira plays")
    process.send_signal(how)
    process.communicate(timeout=60)
    (record,) = read_records(kept(tmp_path), find_game)
    assert len([move for seat, move in record.moves if seat == 0]) == 2
    assert resume(kept(tmp_path)).seat == 0


def test_a_home_that_can_t_be_written_is_complained_of_once(tmp_path: Path) -> None:
    (tmp_path / "fablewood").write_text("a file where the folder would be")
    out = fablewood(tmp_path, *SP, "--seed", "4", typed="7-0-0-0\n1\n1\n").stdout
    assert out.count("could not be kept") == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_closed_standard_input_is_its_end(tmp_path: Path, game: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{' '.join(COMMAND)} play {game} --seed 4 <&-"],
        capture_output=True,
        env=environment(tmp_path),
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "seed: 4" in kept(tmp_path)


def test_a_file_read_from_a_closed_standard_input_is_empty(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{' '.join(COMMAND)} record check - <&-"],
        capture_output=True,
        env=environment(tmp_path),
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    assert b"There is no record in -" in done.stderr


@pytest.mark.parametrize("seat", ["9" * 5000, "5", "0", "٣"])
def test_a_seat_that_is_not_at_the_table_is_refused_however_long(tmp_path: Path, seat: str) -> None:
    file = tmp_path / "hostile.record"
    record = Record(find_game("seven-prophecies").setup(4), seed="1")
    file.write_text(f"# seat {seat}, against greedy\n{record.write()}")
    done = fablewood(tmp_path, "play", "--resume", file)
    if seat == "٣":  # a comment as any other
        assert done.returncode == 0
    else:
        assert done.returncode == 2
        assert f"There is no seat {seat[:9]} at this table: seats are numbered from 1 to 4." in done.stderr


def test_a_game_that_began_with_a_position_has_no_seed_to_tell(tmp_path: Path) -> None:
    file = tmp_path / "late.record"
    record, typed = nearly_over("5")
    file.write_text(record.write())
    out = fablewood(tmp_path, "play", "--resume", file, typed=f"{typed}\n").stdout
    assert "The game is over" in out or "You have won" in out
    assert "The same deal again" not in out
    assert "--seed" not in out


def nearly_over(seed: str) -> tuple[Record, str]:
    """A game from a position in which seat 1 has one move left, and that move."""
    setup = find_game("seven-prophecies").setup(4, {"rounds": 1})
    session = Session(Record(setup, seed=seed), 0, "greedy")
    session.let_bots_play()
    before = session.state.copy()
    while not session.state.over:
        before = session.state.copy()
        session.play(0, session.state.legal(0)[0])
        session.let_bots_play()
    return Record(setup, start=before.position()), before.move_text(before.legal(0)[0])


def test_finishing_one_position_leaves_the_game_of_another_alone(tmp_path: Path) -> None:
    finished, typed = nearly_over("5")
    other, _ = nearly_over("6")
    place = tmp_path / "fablewood" / "game.record"
    Session(other, 0, "greedy").save(place)
    before = kept(tmp_path)
    file = tmp_path / "one.record"
    file.write_text(finished.write())
    fablewood(tmp_path, "play", "--resume", file, typed=f"{typed}\n")
    assert beside(tmp_path) == {"game.record": before}


def test_a_finished_game_is_not_taken_up_again(tmp_path: Path) -> None:
    finished, typed = nearly_over("5")
    Session(finished, 0, "greedy").save(tmp_path / "fablewood" / "game.record")
    fablewood(tmp_path, "play", "--resume", typed=f"{typed}\n")
    assert beside(tmp_path) == {}


def test_resume_says_when_no_game_is_kept(tmp_path: Path) -> None:
    out = fablewood(tmp_path, *SP, "--seed", "4", typed="resume\nresume nowhere.record\n").stdout
    assert f"No game is kept: {tmp_path / 'fablewood' / 'game.record'} is not there." in " ".join(out.split())
    assert "Could not read nowhere.record: No such file or directory." in out


def test_a_kept_game_that_can_t_be_read_or_written_is_named(tmp_path: Path) -> None:
    place = tmp_path / "fablewood" / "game.record"
    place.mkdir(parents=True)
    out = " ".join(fablewood(tmp_path, *SP, "--seed", "4", typed="resume\nsave\n").stdout.split())
    assert f"Could not read {place}: Is a directory." in out
    assert f"Could not write {place}: Is a directory." in out


def again(out: str) -> str:
    """The command that deals the same game again, in one line."""
    (line,) = [line for line in out.splitlines() if "fablewood play" in line and "--seed" in line]
    return line.partition(": ")[2]


def test_the_same_deal_again_says_all_that_was_unusual(tmp_path: Path) -> None:
    usual = again(short_game(tmp_path, 5))
    assert usual == "fablewood play seven-prophecies --seats 4 --option rounds=1 --seed 5"
    out = short_game(tmp_path, 5, "--option", "lockOnReady=ja", "--lang", "de", "--seat", "1")
    assert again(out) == (
        "fablewood play seven-prophecies --seats 4 --option rounds=1 --option lockOnReady=yes --lang de --seed 5"
    )


def test_the_same_deal_again_names_the_opponents(tmp_path: Path) -> None:
    out = short_game(tmp_path, 5, against="random")
    assert again(out).endswith("--option rounds=1 --against random --seed 5")


@pytest.mark.parametrize("game", list(GAMES))
def test_after_a_whole_game_nothing_is_kept(tmp_path: Path, game: str) -> None:
    fablewood(tmp_path, "play", game, "--seed", "3", typed="\n".join(moves_to_type(game, "3")) + "\n")
    assert list(tmp_path.rglob("*.record")) == []
