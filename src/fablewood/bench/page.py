"""The page: how much script comes over the wire for the first table of each game, and how soon it can be played.

Chromium starts with nothing kept; the server is one of our own, on this machine.
"""

from __future__ import annotations

import gzip
import shutil
import sys
import tempfile
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

from fablewood.bench.row import Row
from fablewood.bench.tables.servers import Measured, started
from fablewood.games import GAMES

DRAWN = ".middle .board"
MILLISECONDS = 20_000


def page_rows() -> list[Row]:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None or find_spec("playwright") is None:
        return []
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where it is installed

    made: list[Row] = []
    with tempfile.TemporaryDirectory() as home, serving(home) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for game in GAMES:
            made += first_table(browser, f"http://127.0.0.1:{server.port}", game)
        browser.close()
    return made


def serving(home: str) -> AbstractContextManager[Measured]:
    command = [sys.executable, "-m", "fablewood", "serve", "--quiet", "--port", "0", "--database"]
    return started("fablewood", [*command, f"sqlite:///{home}/tables.db"], Path.cwd())


def first_table(browser: Any, url: str, game: str) -> list[Row]:
    page = browser.new_page(service_workers="block")
    scripts: dict[str, int] = {}

    def came(response: Any) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("requestfinished", lambda request: came(request.response()))
    start = perf_counter()
    page.goto(url)
    page.locator(f'.book[data-game="{game}"] .main').wait_for(timeout=MILLISECONDS)
    opened = perf_counter() - start
    start = perf_counter()
    page.locator(f'.book[data-game="{game}"] .main').click()
    page.locator(DRAWN).first.wait_for(timeout=MILLISECONDS)
    table = perf_counter() - start
    page.close()
    return [
        Row(f"page.{game}.script", sum(scripts.values()), "bytes of script, gzip"),
        Row(f"page.{game}.start", 1000 * opened, "ms until the start screen can be used"),
        Row(f"page.{game}.table", 1000 * table, "ms from there until the first table is drawn"),
    ]
