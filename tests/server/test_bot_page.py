"""The remote bot of docs/host-a-bot.md works as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from fablewood import Chance
from fablewood.client import AsyncClient, Client, ServerError
from tests.server.conftest import run
from tests.server.players import play_random
from tests.server.running import Running

PAGE = Path(__file__).parents[2] / "docs" / "host-a-bot.md"
LINES = 20


def test_the_bot_on_the_page_plays_a_whole_game(
    lone_server: Running, people: Callable[[], Client], tmp_path: Path
) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert program.count("\n") <= LINES
    (tmp_path / "robin.py").write_text(program, "utf-8")
    table = people().make("seven-prophecies", 3, ["me", "open", "random"], name="Ann", options={"rounds": 1})
    bot = subprocess.Popen([sys.executable, tmp_path / "robin.py", lone_server.url, table.id])
    play_random(table, Chance("robin"))
    assert bot.wait(timeout=60) == 0
    assert table.client.get(f"/api/tables/{table.id}")["players"][1]["name"] == "Robin the Bot"


def test_the_client_for_asyncio_plays_too(lone_server: Running) -> None:
    async def work() -> None:
        chance = Chance("async")
        async with AsyncClient(lone_server.url) as home:
            players = ["me", "random", "random"]
            table = await home.make("seven-prophecies", 3, players, name="Ann", options={"rounds": 1})
            async for frame in table.frames():
                if frame["seat"] in frame["to_act"]:
                    try:
                        await table.play(frame["moves"][chance.pick(len(frame["moves"]))]["text"])
                    except ServerError as error:
                        assert error.code == "stale"
            assert table.now["view"]["outcome"] is not None
            await table.close()

    run(work())
