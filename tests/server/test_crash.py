"""Servers are killed, nodes come and go, frames are lost, repeated and late: no acknowledged move is lost, none is
made twice, and everybody ends with the same table as somebody who looks afresh."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import orjson
from sqlalchemy import create_engine, select

from fablewood import Chance
from fablewood.client import AsyncClient, AsyncTable, ServerError
from fablewood.client.asked import asked
from fablewood.server.database import EVENTS
from tests.server.conftest import run
from tests.server.running import Postgres, Running, running

TABLES = 8
KILLS = 3
MOVES = 30
"""At each table: three kills fit well into them."""
Data = dict[str, Any]
Acknowledged = list[tuple[str, int, int, str]]
"""Table, number of the event, seat and move."""


def events_of(database: str) -> dict[tuple[str, int], Data]:
    """The log, read from the database itself."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = connection.execute(select(EVENTS.c.table_id, EVENTS.c.number, EVENTS.c.data)).all()
    engine.dispose()
    return {(table, number): orjson.loads(data) for table, number, data in rows}


def check_log(database: str, acknowledged: Acknowledged) -> None:
    log = events_of(database)
    assert acknowledged
    for table, number, seat, move in acknowledged:
        event = log[table, number]
        assert (event["k"], event["seat"], event["move"]) == ("move", seat, move)
    asked_for = Counter((table, data["person"], data["id"]) for (table, _), data in log.items() if "id" in data)
    assert max(asked_for.values()) == 1


async def seat_people(url: str, chance: Chance) -> list[AsyncTable]:
    """Two who play against each other and a bot."""
    host, guest = AsyncClient(url), AsyncClient(url)
    players = ["me", "open", ("random", "greedy")[chance.pick(2)]]
    clock = {"kind": "game", "seconds": 600, "increment": 1}
    table = await host.make("seven-prophecies", 3, players, name="Ann", clock=clock, absence=None)
    return [table, await guest.sit(table.id, name="Bert")]


async def play_on(table: AsyncTable, chance: Chance, acknowledged: Acknowledged) -> None:
    """Play whatever is possible, however often the server goes away."""
    while table.now.get("made", 0) < MOVES:
        frame = await table.next()
        if frame["seat"] in frame["to_act"]:
            move = frame["moves"][chance.pick(len(frame["moves"]))]["text"]
            try:
                answer = await table.play(move)
            except ServerError as error:
                assert error.code in ("stale", "trouble"), error
            else:
                acknowledged.append((table.id, answer["number"], frame["seat"], move))


def test_a_killed_server_loses_no_acknowledged_move_and_doubles_none(database: str) -> None:
    async def work(server: Running) -> None:
        chance, acknowledged = Chance("kill"), Acknowledged()
        seated = await asyncio.gather(*(seat_people(server.url, chance) for _ in range(TABLES)))
        tables = [table for pair in seated for table in pair]
        games = asyncio.gather(*(play_on(table, Chance(f"{i}"), acknowledged) for i, table in enumerate(tables)))
        for kill in range(KILLS):
            before = len(acknowledged)
            while len(acknowledged) < before + 15 + chance.pick(30) and not games.done():
                await asyncio.sleep(0)
            server.kill()
            await asyncio.to_thread(server.start)
            assert kill < KILLS
        await games
        for table in tables:
            fresh = await table.client.get(f"/api/tables/{table.id}")
            while table.now["number"] < fresh["number"]:
                await table.next()
            fresh = await table.client.get(f"/api/tables/{table.id}")
            assert fresh["view"] == table.now["view"] or fresh["number"] > table.now["number"]
            used = [600 - one["clock"]["left"] for one in fresh["players"] if one["kind"] == "person"]
            assert max(used) < 60  # they thought for moments only
            await table.close()
            await table.client.close()
        check_log(server.database, acknowledged)

    with running(database) as server:
        run(work(server))


@asynccontextmanager
async def line(url: str, key: str) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(base_url=url, trust_env=False, headers=headers, timeout=30) as client:
        yield client


class Careless:
    """Somebody whose frames go astray: to any node, twice, or long after their time."""

    def __init__(self, lines: list[httpx.AsyncClient], table: str, seat: int, chance: Chance) -> None:
        self.lines = lines
        self.table = table
        self.seat = seat
        self.chance = chance
        self.old: list[Data] = []
        self.acknowledged = Acknowledged()

    async def play(self) -> None:
        while True:
            frame = await self.get()
            if frame["made"] >= MOVES or frame["status"] == "over":
                return
            if self.seat in frame["to_act"]:
                await self.move(frame)

    async def get(self) -> Data:
        while True:
            try:
                found: Data = (await self.any().get(f"/api/tables/{self.table}", headers=self.address())).json()
            except httpx.HTTPError:
                continue
            return found

    async def move(self, frame: Data) -> None:
        wish = frame["moves"][self.chance.pick(len(frame["moves"]))]["text"]
        what = asked("move", decision=frame["decision"], move=wish)
        sends = [self.send(what) for _ in range(1 + self.chance.pick(3))]
        if self.old and self.chance.pick(2):
            sends.append(self.send(self.old[self.chance.pick(len(self.old))]))
        if self.chance.pick(3) == 0:  # this answer is lost
            lost = asyncio.ensure_future(self.send(what))
            await asyncio.sleep(0)
            lost.cancel()
        answers = [one for one in await asyncio.gather(*sends) if one is not None and one["id"] == what["id"]]
        self.old.append(what)
        numbers = {one["number"] for one in answers if one["ok"]}
        assert len(numbers) <= 1, "the same was done twice"
        for number in numbers:
            self.acknowledged.append((self.table, number, self.seat, wish))

    async def send(self, frame: Data) -> Data | None:
        try:
            answer = await self.any().post(f"/api/tables/{self.table}/frames", json=frame, headers=self.address())
        except httpx.HTTPError:
            return None
        found: Data = answer.json()
        assert answer.status_code == 200, found
        return found

    def address(self) -> dict[str, str]:
        """Always another one: they ask far more than a person does, and limits are tested elsewhere."""
        return {"x-forwarded-for": f"10.{self.seat}.{self.chance.pick(250)}.{self.chance.pick(250)}"}

    def any(self) -> httpx.AsyncClient:
        return self.lines[self.chance.pick(len(self.lines))]


def test_many_nodes_on_one_database_agree(postgres: Postgres) -> None:
    """Three nodes, one of them killed and started again, and people whose frames go to any of them."""

    async def work(nodes: list[Running]) -> None:
        acknowledged = Acknowledged()
        home = AsyncClient(nodes[0].url)
        guest = AsyncClient(nodes[1].url)
        for number in range(4):
            bot = ["random"] if number % 2 else ["open"]
            table = await home.make("seven-prophecies", 3, ["me", "open", *bot], name="Ann", absence=None)
            await guest.sit(table.id, name="Bert")
            people = [(home, 0), (guest, 1)]
            third = AsyncClient(nodes[2].url)
            if not number % 2:
                await third.sit(table.id, name="Cleo")
                people.append((third, 2))
            acknowledged += await play_carelessly(nodes, table.id, people, kill=number == 1)
            await third.close()
        await home.close()
        await guest.close()
        check_log(nodes[0].database, acknowledged)

    database = postgres.new_database()
    with running(database) as first, running(database) as second, running(database) as third:
        run(work([first, second, third]))


async def play_carelessly(
    nodes: list[Running], table: str, people: list[tuple[AsyncClient, int]], kill: bool
) -> Acknowledged:
    watchers = [AsyncClient(node.url).watch(table) for node in nodes]
    for watcher in watchers:
        await watcher.client.known()
    looking = [asyncio.ensure_future(watch(watcher)) for watcher in watchers]
    acknowledged = Acknowledged()

    async def one(client: AsyncClient, seat: int) -> None:
        async with contextlines(nodes, str(client.key)) as lines:
            person = Careless(lines, table, seat, Chance(f"{table} {seat}"))
            await person.play()
            acknowledged.extend(person.acknowledged)

    games = asyncio.gather(*(one(client, seat) for client, seat in people))
    if kill:
        nodes[2].kill()
        await asyncio.to_thread(nodes[2].start)
    await games
    for watcher, look in zip(watchers, looking, strict=True):
        fresh = await watcher.client.get(f"/api/tables/{table}")
        while watcher.now.get("number", 0) < fresh["number"]:
            assert not look.done(), look.exception()
            await asyncio.sleep(0)
        fresh = await people[0][0].get(f"/api/tables/{table}?eyes=-1")
        if watcher.now["number"] == fresh["number"]:
            assert watcher.now["view"] == fresh["view"]
        look.cancel()
        await watcher.close()
        await watcher.client.close()
    return acknowledged


async def watch(table: AsyncTable) -> None:
    while True:
        await table.next()


@asynccontextmanager
async def contextlines(nodes: list[Running], key: str) -> AsyncIterator[list[httpx.AsyncClient]]:
    async with line(nodes[0].url, key) as a, line(nodes[1].url, key) as b, line(nodes[2].url, key) as c:
        yield [a, b, c]
