"""The arena: blocks are fair, the same wherever they are played, and can be stopped and taken up."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fablewood import GAMES
from fablewood.arena.contest import Block, Contest, play_block
from fablewood.arena.journal import Journal, plain
from fablewood.arena.run import play
from fablewood.arena.works import LOCAL, done
from fablewood.core.errors import InvalidSetup
from tests.cli.run import COMMAND, environment, fablewood

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def contest(game: str, *bots: str, seats: int = 3) -> Contest:
    return Contest(GAMES[game].setup(seats), bots, "7")


def timeless(block: Block) -> dict[str, Any]:
    return {key: value for key, value in plain(block).items() if key != "spent"}


@EVERY_GAME
def test_every_bot_sits_everywhere_equally_often_in_a_block(game: str) -> None:
    block = play_block(contest(game, "greedy", "random"), 3)
    assert [one.bots for one in block.games] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]
    assert all(sum(one.shares) == pytest.approx(1) for one in block.games)


def test_more_bots_than_seats_take_turns() -> None:
    bots = ("random", "greedy", "easy", "medium")
    tables = {contest("equinox", *bots).line_up(number) for number in range(4)}
    assert len(tables) == 4
    assert all(len(set(table)) == 3 for table in tables)


@EVERY_GAME
def test_blocks_are_the_same_here_in_processes_and_on_ray(game: str) -> None:
    work = partial(play_block, contest(game, "easy" if game != "hoard" else "greedy", "random"))
    here = [timeless(block) for block in done(work, range(3), jobs=1)]
    for elsewhere in (done(work, range(3), jobs=2), done(work, range(3), jobs=1, ray=LOCAL)):
        blocks = sorted(elsewhere, key=lambda block: block.number)
        assert json.dumps([timeless(block) for block in blocks]) == json.dumps(here)


def test_a_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    setting = contest("seven-prophecies", "greedy", "random")

    def run(path: Path, deals: int) -> list[dict[str, Any]]:
        journal = Journal(setting, path)
        play(journal, deals, 1, None, None, print)
        journal.close()
        return [timeless(block) for block in journal.in_order()]

    whole = run(tmp_path / "whole", 5)
    run(tmp_path / "parts", 2)
    with (tmp_path / "parts").open("a") as file:
        file.write('{"deal": 2, "games": [{"bo')  # the machine was switched off
    assert run(tmp_path / "parts", 5) == whole


def test_a_run_of_something_else_is_not_taken_up(tmp_path: Path) -> None:
    Journal(contest("equinox", "greedy", "random"), tmp_path / "run").close()
    with pytest.raises(InvalidSetup, match="another run: bots differ"):
        Journal(contest("equinox", "easy", "random"), tmp_path / "run")
    (tmp_path / "letter").write_text("Dear aunt,\n", "utf-8")
    with pytest.raises(InvalidSetup, match="no file of a run"):
        Journal(contest("equinox", "easy", "random"), tmp_path / "letter")
    assert (tmp_path / "letter").read_text("utf-8") == "Dear aunt,\n"


def test_the_command_writes_figures_and_a_page(tmp_path: Path) -> None:
    figures, page = tmp_path / "figures.json", tmp_path / "page.html"
    arguments = ("arena", "seven-prophecies", "--seats", 3, "--bots", "greedy,random", "--deals", 4, "--jobs", 2)
    said = fablewood(tmp_path, *arguments, "--json", figures, "--report", page).stdout
    assert "greedy" in said
    written = json.loads(figures.read_text("utf-8"))
    assert {key: written[key] for key in ("game", "seats", "deals")} == {
        "game": "seven-prophecies",
        "seats": 3,
        "deals": 4,
    }
    assert list(written["bots"]["greedy"]) == ["share", "low", "high", "elo", "ms_per_move"]
    for one in written["bots"].values():
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    assert written["bots"]["greedy"]["elo"] > written["bots"]["random"]["elo"]
    assert "<svg" in page.read_text("utf-8")


def test_a_sequential_test_stops_when_it_is_decided(tmp_path: Path) -> None:
    arguments = ("arena", "seven-prophecies", "--bots", "greedy,random", "--deals", 300, "--sprt", "0,30")
    said = [fablewood(tmp_path, *arguments, "--jobs", jobs).stdout for jobs in (1, 2)]
    assert "Decided: greedy is stronger than random" in said[0]
    blocks = [line for line in said[0].splitlines() if "deals" in line]
    assert int(blocks[0].split()[0]) < 300
    assert [line for line in said[1].splitlines() if "deals" in line] == blocks


def test_who_leaves_keeps_what_was_played(tmp_path: Path) -> None:
    run = tmp_path / "run"
    arguments = (
        "arena",
        "equinox",
        "--bots",
        "greedy,random",
        "--deals",
        "100000",
        "--jobs",
        "2",
        "--resume",
        str(run),
    )
    started = subprocess.Popen(
        [*COMMAND, *arguments], env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not run.exists() or run.read_text("utf-8").count("\n") < 3:
        assert started.poll() is None
        os.sched_yield()
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=60)
    assert started.returncode == 130, err
    assert "Traceback" not in err
    assert "Win share" in out
    assert run.read_text("utf-8").count("\n") >= 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "greedy"], "at least two different bots"),
        (["--bots", "greedy,stockfish"], "There is no bot “stockfish”"),
        (["--bots", "greedy,random,easy", "--sprt", "0,10"], "--sprt compares two bots"),
        (["--bots", "greedy,random", "--sprt", "10,0"], "less than the second"),
        (["--bots", "greedy,random", "--deals", "0"], "1 or more"),
        (["--bots", "greedy,random", "--json", "/no/such/place.json"], "Could not write /no/such/place.json"),
        (["--bots", "greedy,random", "--seed", "two words"], "can't be a seed"),
    ],
)
def test_what_can_t_be_played_is_refused(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = fablewood(tmp_path, "arena", "equinox", *arguments)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
