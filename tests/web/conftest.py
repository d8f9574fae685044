"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.running import Running

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PAGE = Path(__file__).parents[2] / "src" / "fablewood" / "server" / "page" / "index.html"

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert PAGE.is_file(), "the page is not built: 'make page' builds it"
    found = Running(f"sqlite:///{tmp_path_factory.mktemp('page')}/tables.db")
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "Chromium is missing: on Debian, 'apt-get install chromium' brings it"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Browser, page_server: Running) -> Iterator[Opener]:
    """Opens the page for somebody new, on a device of their own. Nothing may complain on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_" not in message.text:
            complaints.append(message.text)

    def open_one(path: str = "/", size: dict[str, int] = DESK, language: str = "en-GB", quick: bool = True) -> Page:
        context = browser.new_context(
            base_url=page_server.url,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=size["width"] < 600,
            locale=language,
            reduced_motion="reduce" if quick else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if quick:
            page.clock.install()
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints, complaints
