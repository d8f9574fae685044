"""Several people at one table, and what happens between them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Opener
from tests.web.hands import WAIT, Hands, make_table, over, pass_time

ONE_ROUND = '{"options": {"rounds": 1}}'


def sit(page: Page, path: str, name: str) -> None:
    page.goto(path)
    page.get_by_label("How shall others call you?").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def test_friends_by_link_foretell_at_the_same_time_and_finish_with_a_bot(open_page: Opener) -> None:
    ann, bert = open_page("/"), open_page("/", PHONE)
    path = make_table(ann, "seven-prophecies", ["me", "open", "greedy"], ONE_ROUND)
    ann.goto(path)
    expect(ann.get_by_role("heading", name="Waiting for players")).to_be_visible(timeout=WAIT)
    sit(bert, path, "Bert")
    for page in (ann, bert):
        expect(page.locator(".tray")).to_be_visible(timeout=WAIT)
    hands = [Hands(ann, seed=1), Hands(bert, "touch", seed=2)]
    hands[1].foretell()
    expect(ann.locator(".others .seat").first).to_contain_text("ready", timeout=WAIT)
    expect(ann.locator(".tray")).to_be_visible()
    hands[0].foretell()
    for _ in range(400):
        if over(ann) and over(bert):
            break
        for one in hands:
            pass_time(one.page)
            if one.page.locator("[data-your-turn]").count():
                one.decide()
    expect(ann.locator(".result ol")).to_have_text(bert.locator(".result ol").inner_text(), use_inner_text=True)


def test_who_watches_sees_the_game_and_no_hand(open_page: Opener) -> None:
    ann, cleo = open_page("/"), open_page("/")
    path = make_table(ann, "hoard", ["me", "greedy"])
    ann.goto(path)
    cleo.goto(path)
    expect(cleo.locator(".others .seat")).to_have_count(2, timeout=WAIT)
    expect(cleo.locator(".hand")).to_have_count(0)
    hands = Hands(ann)
    hands.turn()
    hands.decide()
    expect(cleo.locator(".log")).to_contain_text("Ann has chosen", timeout=WAIT)
    expect(cleo.locator(".choice.can")).to_have_count(0)


def test_talk_and_undo_between_friends(open_page: Opener) -> None:
    ann, bert = open_page("/"), open_page("/")
    path = make_table(ann, "equinox", ["me", "open"], '{"options": {"firstPlayer": "1"}}')
    ann.goto(path)
    sit(bert, path, "Bert")
    for page in (ann, bert):
        expect(page.locator(".prompt")).to_be_visible(timeout=WAIT)
        page.get_by_role("button", name="Talk").click()
    ann.get_by_label("Say something").fill("Good evening, <b>Bert</b>!")
    ann.get_by_role("button", name="Send").click()
    expect(bert.locator(".talk ol")).to_contain_text("Ann: Good evening, <b>Bert</b>!", timeout=WAIT)
    bert.get_by_role("button", name="Hello!").click()
    expect(ann.locator(".talk ol")).to_contain_text("Hello!", timeout=WAIT)

    Hands(ann).turn()
    ann.get_by_role("button", name="Pass", exact=True).click()
    expect(ann.locator(".prompt")).to_contain_text("play a card", timeout=WAIT)
    ann.get_by_role("button", name="Undo").click()
    bert.get_by_role("button", name="Yes").click(timeout=WAIT)
    expect(ann.locator(".prompt")).to_contain_text("prediction", timeout=WAIT)


def test_reload_lost_network_and_a_server_started_again(open_page: Opener, page_server: Running) -> None:
    page = open_page("/", quick=False)
    path = make_table(page, "seven-prophecies", ["me", "greedy", "greedy"], ONE_ROUND)
    page.goto(path)
    expect(page.locator(".tray")).to_be_visible(timeout=WAIT)
    for bowl in (0, 0, 1, 1, 2, 2, 2):
        page.locator(".bowl").nth(bowl).click()
    page.locator(".tray .main").click()
    card = page.locator(".hand .choice.can").first
    expect(card).to_be_visible(timeout=WAIT)
    hand = page.locator(".hand .choice").count()

    page.reload()
    expect(page.locator(".hand .choice.can").first).to_be_visible(timeout=WAIT)
    assert page.locator(".hand .choice").count() == hand

    page_server.kill()
    expect(page.locator(".lost")).to_be_visible(timeout=WAIT)
    page.locator(".hand .choice.can").first.click()
    page.locator(".prompt .confirm").click()
    page_server.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=WAIT)
    expect(page.locator(".hand .choice")).to_have_count(hand - 1, timeout=WAIT)


def test_the_form_makes_a_table_and_the_lobby_shows_it(open_page: Opener) -> None:
    ann, bert = open_page("/new/equinox"), open_page("/")
    ann.get_by_label("How shall others call you?").fill("Ann")
    ann.locator(".chip", has_text="3").click()
    ann.locator("label", has_text="Seat 3").locator("select").first.select_option("greedy")
    for creature in ("Squeak", "Stag", "Hoot", "Carmen", "Fungy", "Goatman", "Ursus", "Pilgrim"):
        ann.locator(".picture", has_text=creature).click()
    expect(ann.locator("form")).to_contain_text("8 of 8 chosen")
    ann.get_by_label("Who may sit down").select_option("open")
    ann.get_by_role("button", name="Lay the table").click()
    expect(ann.get_by_role("heading", name="Waiting for players")).to_be_visible(timeout=WAIT)
    bert.reload()
    bert.locator("section", has_text="Open tables").get_by_role("link").first.click()
    bert.get_by_role("button", name="Sit here").first.click()
    expect(bert.locator(".head .name").first).to_have_text("Squeak", timeout=WAIT)
