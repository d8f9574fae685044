"""Studies of a game: every game can be studied, what is kept from a seat is not done, and the page says it all."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fablewood import GAMES, Chance
from fablewood.arena.balance import Plan, plain, study
from fablewood.arena.balance_page import page
from fablewood.arena.facts import Observation, Restrained, doer, items_of
from fablewood.bots.bot import ask
from fablewood.bots.greedy import Greedy
from fablewood.core.text import LANGUAGES
from tests.cli.run import fablewood

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def small(game: str) -> Plan:
    return Plan(GAMES[game].setup(3), ("greedy",), 12, "3", (("used", "hoot"),))


@EVERY_GAME
def test_every_game_can_be_studied_and_the_same_seed_finds_the_same(game: str) -> None:
    plan = small(game)
    told: list[int] = []
    found = study(plan, 1, None, lambda: told.append(1))
    written = plain(plan, found)
    assert json.dumps(written) == json.dumps(plain(plan, study(plan, 2, None, lambda: None)))
    one: dict[str, Any] = written["bots"]["greedy"]
    assert one["games"] == 12
    assert sum(one["endings"].values()) == 12
    assert sum(seat["edge"] for seat in one["seats"]) == pytest.approx(0, abs=1e-3)
    assert one["length"]["low"] <= one["length"]["median"] <= one["length"]["high"]
    assert one["options"]
    for language in LANGUAGES:
        made = page(plan, found, language)
        assert made.count("<svg") >= 3
        assert f'lang="{language}"' in made


def test_what_a_seat_may_not_do_it_does_not_do() -> None:
    """While it can do anything else, and so that it came up at all."""
    item = ("used", "hoot")
    bot = Restrained(Greedy(), item)
    named = {"creatures": "hoot,squeak,twinz,stag,rubble,carmen,fungy,ursus"}
    for number in range(6):
        state = GAMES["equinox"].deal(2, number, named, listen=True)
        chance = Chance(number)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, ask(bot, state, seat, chance).move)
            assert not any(item in items_of(event) for event in state.heard() if doer(event) == seat)
    assert bot.came_up


def test_facts_of_a_game_add_up() -> None:
    facts = Observation(GAMES["seven-prophecies"].setup(4), "greedy", "1")(0)
    played = [sum(n for (kind, _), n in did.items() if kind == "played") for did in facts.items]
    assert sum(played) % 4 == 0
    assert all(one == other for one, other in pairwise(played))
    assert sum(facts.shares) == pytest.approx(1)


def test_the_command_writes_a_page_and_json(tmp_path: Path) -> None:
    made, figures = tmp_path / "page.html", tmp_path / "figures.json"
    arguments = ("study", "seven-prophecies", "--bots", "greedy,random", "--deals", 8, "--jobs", 1, "--lang", "de")
    said = fablewood(tmp_path, *arguments, "--report", made, "--json", figures).stdout
    assert "Wer anfängt, gewinnt" in said
    assert set(json.loads(figures.read_text("utf-8"))["bots"]) == {"greedy", "random"}
    assert "<h1>Sieben Prophezeiungen" in made.read_text("utf-8")


def test_what_can_t_be_studied_is_refused(tmp_path: Path) -> None:
    done = fablewood(tmp_path, "study", "equinox", "--without", "hoot", "--report", tmp_path / "page.html")
    assert done.returncode == 2
    assert "as used:hoot" in done.stderr
