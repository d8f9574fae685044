"""Clocks, absence, and bots' turns, over both stores; time is what the test says it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from fablewood.server import wire
from fablewood.server.database import JOBS
from fablewood.server.eyes import players
from fablewood.server.log import Entry
from fablewood.server.node import Place
from fablewood.server.words import Refused
from tests.server.conftest import run
from tests.server.nodes import Clock, House, house


async def settle(place: Place) -> None:
    """Until no bot thinks any more."""
    while place.thinking:
        await asyncio.sleep(0)


async def foretold(home: House, **settings: Any) -> tuple[Place, list[int]]:
    """A table of three people who have foretold; whose turn is next, first of all."""
    people = [await home.guest(name) for name in ("Ann", "Bert", "Cleo")]
    place = await home.table(people, **settings)
    for person in people:
        await home.move(place, person, "foretell 2-2-3")
    assert place.table.state is not None
    first = place.table.state.to_act()[0]
    return place, [(first + one) % 3 for one in range(3)]


def test_a_bot_decides_for_whoever_runs_out_of_time(database: str) -> None:
    async def work() -> None:
        async with house(database) as home:
            place, (first, *_) = await foretold(home, clock=wire.ClockWish(kind="move", seconds=30))
            moves = place.table.moves
            home.clock.at += 29
            await home.duties._claim_jobs()
            await asyncio.sleep(0)
            assert place.table.moves == moves
            home.clock.at += 2
            await home.duties._do_rounds()
            while place.table.moves == moves:
                await asyncio.sleep(0)
            events = await home.node.log.events(place.table.id)
            assert [data["k"] for _, _, data in events][-2:] == ["late", "move"]
            assert events[-1][2]["by"] == "bot"
            assert (events[-1][2]["seat"], place.table.seats[first].since) == (first, None)

    run(work())


def test_a_clock_for_the_whole_game_counts_only_one_s_own_time(database: str) -> None:
    async def work() -> None:
        async with house(database) as home:
            wish = wire.ClockWish(kind="game", seconds=100, increment=5)
            place, (first, second, third) = await foretold(home, clock=wish)
            people = dict.fromkeys(range(3), home.node.people)
            assert people
            home.clock.at += 40
            (person,) = place.table.seats[first].people
            found = next(one for one, _ in home.node.people.known.values() if one.id == person)
            await home.move(place, found)
            clocks = {one["seat"]: one["clock"] for one in players(place.table, frozenset())}
            assert clocks[first] == {"left": 100 + 5 - 40 + 5, "running": False, "at": home.clock.at}
            assert clocks[second]["running"]
            assert clocks[second]["left"] == 105
            assert clocks[third] == {"left": 105, "running": False, "at": home.clock.at}

    run(work())


def test_an_outage_is_charged_to_nobody(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house(database, clock) as home:
            await home.duties.recover()
            place, (first, *_) = await foretold(home, clock=wire.ClockWish(kind="move", seconds=30))
            clock.at += 10
            await home.duties._pulse()
            table_id = place.table.id
        clock.at += 3600
        async with house(database, clock) as home:
            await home.duties.recover()
            place = await home.node.place(table_id)
            seat = place.table.seats[first]
            assert seat.since is not None
            assert seat.since + seat.left - clock.at == 20
            await home.duties._claim_jobs()
            await asyncio.sleep(0)
            assert place.kind == "paused"

    run(work())


def test_whoever_is_away_for_too_long_is_played_for(database: str) -> None:
    async def work() -> None:
        async with house(database) as home:
            place, (first, *_) = await foretold(home, absence=60)
            moves = place.table.moves
            home.duties.went(place, first)
            await home.duties._write_presences()
            home.clock.at += 59
            await home.duties._miss_people()
            assert not place.table.seats[first].away
            home.clock.at += 2
            await home.duties._miss_people()
            assert place.table.seats[first].away
            while place.table.moves == moves:
                await asyncio.sleep(0)
            (person,) = place.table.seats[first].people
            found = next(one for one, _ in home.node.people.known.values() if one.id == person)
            await home.talk.return_to(place, found)
            assert not place.table.seats[first].away

    run(work())


def test_whoever_is_connected_elsewhere_is_not_missed(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house(database, clock) as home, house(database, clock) as other:
            place, (first, *_) = await foretold(home, absence=60)
            other.duties.came(await other.node.place(place.table.id), first)
            home.duties.went(place, first)
            await home.duties._write_presences()
            await other.duties._write_presences()
            clock.at += 61
            await other.duties._write_presences()  # renewed
            await home.duties._miss_people()
            assert not place.table.seats[first].away

    run(work())


def test_a_dead_node_s_bots_are_taken_over(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house(database, clock) as home:
            home.node.minded = lambda _: None  # it dies before it thinks
            person = await home.guest("Ann")
            bots = [wire.SeatWish(kind="bot", level="random")] * 2
            place = await home.table([person], seats=3, players=[wire.SeatWish(kind="me"), *bots])
            table_id = place.table.id
        async with house(database, clock) as other:
            await other.duties._claim_jobs()
            await asyncio.sleep(0)
            place = await other.node.place(table_id)
            assert place.table.moves == 0
            clock.at += 31  # what the dead one had claimed is free again
            await other.duties._claim_jobs()
            while place.table.moves < 2:
                await asyncio.sleep(0)
            await settle(place)
            left = await other.node.log.read(lambda connection: connection.execute(select(JOBS.c.seat)).all())
            assert left == []

    run(work())


def test_a_job_is_claimed_by_one_node(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house(database, clock) as home, house(database, clock) as other:
            for one in (home, other):
                one.node.minded = lambda _: None
            person = await home.guest("Ann")
            bots = [wire.SeatWish(kind="bot", level="random")] * 2
            await home.table([person], seats=3, players=[wire.SeatWish(kind="me"), *bots])
            await home.node.log.write(lambda connection: connection.execute(update(JOBS).values(claimed_until=0.0)))
            claimed: list[int] = []

            async def note(_: str, seat: int, __: str, ___: int) -> None:
                claimed.append(seat)

            for one in (home, other):
                one.duties._do = note  # type: ignore[method-assign, assignment]
            await asyncio.gather(home.duties._claim_jobs(), other.duties._claim_jobs())
            await asyncio.sleep(0)
            assert sorted(claimed) == [1, 2]

    run(work())


def test_a_table_of_other_rules_says_why_it_can_t_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        database = f"sqlite:///{tmp_path}/old.db"
        async with house(database) as home:
            place, _ = await foretold(home)
            made = place.table.made | {"rules": 999}
            assert await home.node.log.commit(Entry("old", 1, 1.0, made))
            with pytest.raises(Refused, match="version 999"):
                await home.node.place("old")

    run(work())
