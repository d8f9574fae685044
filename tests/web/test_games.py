"""Whole games of each, from the start screen to the result: with the mouse, with a thumb, with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Opener
from tests.web.hands import Hands, Means, make_table, play_now

GAMES = ("equinox", "seven-prophecies", "hoard")
SIZES = {"mouse": DESK, "touch": PHONE, "keys": DESK}


@pytest.mark.parametrize("game", GAMES)
def test_play_now_and_play_to_the_result(open_page: Opener, game: str) -> None:
    page = open_page("/")
    play_now(page, game)
    Hands(page, "mouse").play()
    expect(page.locator(".result ol li")).to_have_count(
        4 if game == "seven-prophecies" else 3 if game == "equinox" else 2
    )
    expect(page.locator(".result .first").first).to_be_visible()


@pytest.mark.parametrize("means", ["touch", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_with_a_thumb_and_with_the_keyboard_alone(open_page: Opener, game: str, means: Means) -> None:
    page = open_page("/", SIZES[means])
    seats = {"seven-prophecies": 3, "equinox": 5, "hoard": 2}[game]
    settings = '{"options": {"rounds": 1}}' if game == "seven-prophecies" else "{}"
    page.goto(make_table(page, game, ["me", *["greedy"] * (seats - 1)], settings))
    Hands(page, means, seed=4).play()
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
