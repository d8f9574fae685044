"""axe finds nothing on any screen in any state; nothing scrolls sideways; targets are large enough for a thumb."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Opener
from tests.web.hands import WAIT, Hands, make_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THUMB = 44
"""Pixels."""


def look_at(page: Page) -> None:
    """axe, the width, and the size of what a thumb has to hit."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
    found = page.evaluate("(tags) => axe.run(document, { runOnly: tags })", TAGS)
    troubles = [
        f"{one['id']}: {node['html'][:160]} {node['any'][:1] and node['any'][0]['message']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert troubles == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    small = page.evaluate(
        """(least) => [
            ...document.querySelectorAll('button, a.button, select, input:not([type=checkbox], [type=radio])')
          ]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden'))
          .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.height < least - 0.5 || box.width < least - 0.5))
          .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)""",
        THUMB,
    )
    assert small == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_screens_around_the_table(open_page: Opener, size: dict[str, int], scheme: str) -> None:
    page = open_page("/", size)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    waiting = make_table(page, "equinox", ["me", "open"])
    for path, sign in [
        ("/", ".book .main"),
        ("/new/equinox", "form"),
        ("/new/hoard", "form"),
        ("/rules/seven-prophecies", "article"),
        ("/credits", "main li"),
        (waiting, ".waiting li"),
    ]:
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible(timeout=WAIT)
        look_at(page)


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["equinox", "seven-prophecies", "hoard"])
def test_the_tables(open_page: Opener, game: str, size: dict[str, int], scheme: str) -> None:
    page = open_page("/", size)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    seats = {"seven-prophecies": 4, "equinox": 5, "hoard": 2}[game]
    page.goto(make_table(page, game, ["me", *["greedy"] * (seats - 1)]))
    hands = Hands(page, seed=2)
    hands.turn()
    look_at(page)
    for _ in range(9):
        hands.decide()
        hands.turn()
    look_at(page)
    if page.locator(".choice.can").count():
        page.locator(".choice.can").first.click()
        look_at(page)
    if size is PHONE:
        page.get_by_role("button", name="Log, talk and more").click()
        expect(page.locator("aside.side")).to_be_in_viewport()
        look_at(page)
