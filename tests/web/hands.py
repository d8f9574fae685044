"""Somebody at the page, who plays what it offers: with the mouse, with a thumb, or with the keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Means = Literal["mouse", "touch", "keys"]
WAIT = 20_000
"""Milliseconds in which something has to come. Nothing waits that long where all is well."""


def over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def pass_time(page: Page) -> None:
    """What the page would show for a moment is over at once."""
    page.clock.run_for(1000)


class Hands:
    def __init__(self, page: Page, means: Means = "mouse", seed: int = 1) -> None:
        self.page = page
        self.means = means
        self.chance = random.Random(seed)
        self.moves = 0

    def press(self, what: Locator) -> None:
        if self.means == "mouse":
            what.click()
        elif self.means == "touch":
            what.tap()
        else:
            self.go_to(what)
            self.page.keyboard.press("Enter")

    def go_to(self, what: Locator) -> None:
        """With Tab to its zone, and with the arrow keys to it."""
        is_there = "(node) => node === document.activeElement"
        for _ in range(80):
            if what.evaluate(is_there):
                return
            if what.evaluate("(node) => node.tabIndex === -1") and self.in_zone_of(what):
                self.step_towards(what)
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {what}")

    def in_zone_of(self, what: Locator) -> bool:
        same = "(node) => node.closest('[data-zone]')?.contains(document.activeElement) ?? false"
        return bool(what.evaluate(same))

    def step_towards(self, what: Locator) -> None:
        there, here = what.bounding_box(), self.page.locator(":focus").bounding_box()
        assert there is not None
        assert here is not None
        right = there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2
        down = there["y"] + there["height"] / 2 - here["y"] - here["height"] / 2
        if abs(down) > here["height"] / 2:
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")

    def turn(self) -> bool:
        """Waits until something can be done; false when the game is over."""
        for _ in range(200):
            pass_time(self.page)
            if over(self.page):
                return False
            if self.page.locator("[data-your-turn]").count():
                return True
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing happens: {self.page.locator('.prompt').inner_text()}")

    def decide(self) -> None:
        """Makes one decision: chooses what it likes of what stands out, and confirms."""
        page, before = self.page, self.decision()
        if page.locator(".tray").count():
            self.foretell()
        else:
            for _ in range(8):
                confirm = page.locator(".prompt .confirm")
                if confirm.count():
                    self.press(confirm)
                    break
                choices = page.locator(".choice.can:not(.picked):visible").all()
                deeds = page.locator(".prompt [data-pick]:visible").all()
                self.press(self.chance.choice(choices if choices and self.chance.random() < 0.8 else deeds or choices))
                if not page.locator(".prompt .take-back").count():
                    break
        expect(page.locator(".table")).not_to_have_attribute("data-decision", before, timeout=WAIT)
        self.moves += 1

    def decision(self) -> str:
        return self.page.locator(".table").get_attribute("data-decision") or ""

    def foretell(self) -> None:
        bowls = self.page.locator(".bowl")
        ranks = bowls.count()
        for _ in range(7):
            bowl = bowls.nth(self.chance.randrange(ranks))
            if self.means == "keys":
                self.go_to(bowl)
                self.page.keyboard.press("ArrowUp")
            else:
                self.press(bowl)
        self.press(self.page.locator(".tray .main"))

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        while not until() and self.turn():
            self.decide()


def play_now(page: Page, game: str) -> None:
    page.locator(f'.book[data-game="{game}"] .main').click()
    expect(page.locator(".prompt, .result").first).to_be_visible(timeout=WAIT)


def make_table(page: Page, game: str, seats: list[str], settings: str = "{}") -> str:
    """A table made through the same interface that the form uses; `seats` are `me`, `open` or a bot's level."""
    # The start screen has become a guest of the server by then.
    expect(page.locator(".book .main").first).to_be_visible(timeout=WAIT)
    players = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "level": one} for one in seats]
    made = page.evaluate(
        """async ([game, players, settings]) => {
          await fetch('/api/me')
          const body = { game, seats: players.length, players, name: 'Ann', ...JSON.parse(settings) }
          const headers = { 'Content-Type': 'application/json' }
          const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })
          return (await answer.json()).path
        }""",
        [game, players, settings],
    )
    assert re.fullmatch(r"/table/[0-9a-z]+", made)
    return str(made)
