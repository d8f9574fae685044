"""What the table offers besides moves: reasons, hints, moves made ahead, replays, both languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.hands import WAIT, Hands, make_table, play_now

ONE_ROUND = '{"options": {"rounds": 1}}'


def in_a_trick(page: Page) -> Hands:
    page.goto(make_table(page, "seven-prophecies", ["me", "greedy", "greedy"], ONE_ROUND))
    hands = Hands(page, seed=3)
    hands.turn()
    hands.decide()
    # Until some cards can be played, and some can't.
    for _ in range(12):
        hands.turn()
        if page.locator(".slot.dim").count():
            return hands
        hands.decide()
    raise AssertionError("every card could always be played")


def test_why_not_is_answered_in_place_with_the_rule(open_page: Opener) -> None:
    page = open_page("/")
    in_a_trick(page)
    page.locator(".slot.dim .choice").first.click()
    expect(page.locator(".note.refusal")).to_contain_text("You must follow")
    rule = page.locator(".note.refusal a")
    expect(rule).to_have_text("SP 5.2")
    page.goto(rule.get_attribute("href") or "")
    expect(page.locator("#SP-5\\.2")).to_be_focused(timeout=WAIT)
    expect(page.locator("#SP-5\\.2")).to_be_in_viewport()
    page.get_by_label("Search").fill("starting token")
    expect(page.locator("#SP-5\\.2")).to_have_count(0)
    expect(page.locator("#SP-2\\.2")).to_be_visible()


def test_a_choice_can_be_taken_back_and_a_hint_chooses(open_page: Opener) -> None:
    page = open_page("/")
    in_a_trick(page)
    page.locator(".hand .choice.can").first.click()
    expect(page.locator(".prompt .confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .confirm")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note.hint")).to_contain_text("Play", timeout=WAIT)
    expect(page.locator(".hand .choice.picked")).to_have_count(1)


def test_moves_of_others_are_announced_and_focus_stays_in_the_hand(open_page: Opener) -> None:
    page = open_page("/")
    in_a_trick(page)
    hands = Hands(page, "keys", seed=3)
    card = page.locator(".hand .choice.can").first
    hands.go_to(card)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    hands.turn()
    expect(page.locator("[role=status]").first).to_contain_text(re.compile("plays|takes"), timeout=WAIT)
    assert page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone") == "hand"


def test_replay_with_other_eyes_and_a_branch(open_page: Opener) -> None:
    page = open_page("/")
    page.goto(make_table(page, "seven-prophecies", ["me", "greedy", "greedy"], ONE_ROUND))
    Hands(page, seed=5).play()
    page.locator(".result").get_by_role("link", name="Replay").click()
    expect(page.locator(".words")).to_contain_text("Move 0", timeout=WAIT)
    for _ in range(5):
        page.get_by_role("button", name="One move on").click()
    expect(page.locator(".words")).to_contain_text("Move 5")
    own = page.locator(".hand").inner_text()
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator(".words")).to_contain_text("Move 5", timeout=WAIT)
    assert page.locator(".hand").inner_text() != own
    page.get_by_role("button", name="Go on from here").click()
    expect(page.locator(".prompt, .tray").first).to_be_visible(timeout=WAIT)
    assert re.search(r"/table/[0-9a-z]+$", page.url)


def test_the_page_speaks_german_and_english(open_page: Opener) -> None:
    page = open_page("/", language="de-DE")
    expect(page.get_by_role("heading", name="Ein Tisch im Laternenschein")).to_be_visible()
    play_now(page, "equinox")
    expect(page.locator(".prompt")).to_contain_text(re.compile("Du bist dran|Warten auf"), timeout=WAIT)
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Your turn|Waiting for"))
    assert page.evaluate("document.documentElement.lang") == "en"


def test_the_page_asks_nobody_else_and_is_installable(open_page: Opener) -> None:
    page = open_page("/", quick=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page, "hoard")
    expect(page.locator(".draft .choice.can").first).to_be_visible(timeout=WAIT)
    own = page.url.split("/table")[0]
    assert asked
    assert [url for url in asked if not url.startswith((own, own.replace("http", "ws")))] == []
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert {icon["src"] for icon in manifest["icons"]} >= {"/icon.svg", "/icon-192.png", "/icon-512.png"}
    for icon in manifest["icons"]:
        assert page.evaluate(
            "(path) => fetch(path).then((answer) => answer.headers.get('content-type'))", icon["src"]
        ).startswith("image/")
