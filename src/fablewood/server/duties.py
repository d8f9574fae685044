"""What has to be done without anybody asking: bots' moves, clocks that run out, people who are missed.

All of it is in the database, so that any node may do what another one left undone.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from fablewood.bots import BOTS
from fablewood.bots.bot import Choice, ask
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.server.database import EVENTS, JOBS, PRESENCES, PULSE, TABLES
from fablewood.server.journal import journal
from fablewood.server.node import CLAIM_SECONDS, Node, Place
from fablewood.server.tables import Data, Table
from fablewood.server.words import Refused

ROUND_SECONDS = 0.5
PRESENCE_SECONDS = 0.2
RENEW_SECONDS = 10.0
LEASE_SECONDS = 30.0
"""So long somebody counts as connected with a node of which nothing is heard."""
THINK_SECONDS = 5.0
NEVER = 1e18
SMALLEST_GAP = 1.5
"""On several nodes: a pulse may be as old as this while all is well."""


class Duties:
    def __init__(self, node: Node) -> None:
        self.node = node
        most = node.limits.thinking or max(1, (os.cpu_count() or 2) - 1)
        self.pool = ThreadPoolExecutor(most, "thinker")
        self.free = asyncio.Semaphore(most)
        self.presences: dict[tuple[str, int], Data] = {}
        self.renewed = 0.0
        node.minded = self.mind

    def start(self) -> None:
        self.node.later(self._again(self._do_rounds, ROUND_SECONDS))
        self.node.later(self._again(self._write_presences, PRESENCE_SECONDS))

    async def close(self) -> None:
        await self._write_presences()
        self.pool.shutdown(cancel_futures=True)

    async def _again(self, work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                journal.error("a round failed; it is done again", work=work.__name__, error=repr(error))
            await asyncio.sleep(seconds)

    async def _do_rounds(self) -> None:
        await self._pulse()
        await self._claim_jobs()
        await self._miss_people()
        self.node.put_away()
        if self.node.shared:
            await self._look_around()

    # Bots

    def mind(self, place: Place) -> None:
        """Have the bots think whose turn it is; and miss those who are not there when the game begins."""
        if place.kind == "began":
            for number, here in enumerate(place.table.seats):
                if here.kind == "person" and number not in place.here():
                    self.went(place, number)
        for seat, level, decision in place.table.bots_to_move():
            if (seat, decision) not in place.thinking and place.table.status == "playing":
                place.thinking.add((seat, decision))
                self.node.later(self._think(place, seat, level, decision))

    async def _think(self, place: Place, seat: int, level: str, decision: int) -> None:
        try:
            async with self.free:
                table = place.table
                if not has_to(table, seat, decision):
                    return
                assert table.state is not None
                chosen = await self.choose(table.state, level, seat, Chance(secrets.token_hex(16)))
                text = table.state.move_text(chosen.move)

            def decide(now: Table) -> Data:
                if not has_to(now, seat, decision):
                    raise Refused("stale", "problem-stale")
                return {"k": "move", "seat": seat, "move": text, "by": "bot"}

            await self.node.act(place, decide)
        except Refused:
            pass  # the person is back, or another node was faster
        finally:
            place.thinking.discard((seat, decision))

    async def choose(self, state: State, level: str, seat: int, chance: Chance) -> Choice:
        """A bot's choice, found in a thread."""
        loop = asyncio.get_running_loop()
        with self.node.metrics.thinking.track_inprogress(), self.node.metrics.thought.time():
            return await loop.run_in_executor(self.pool, lambda: ask(BOTS[level](), state, seat, chance, THINK_SECONDS))

    # Jobs that nobody does, and clocks that run out

    async def _claim_jobs(self) -> None:
        now = self.node.now()
        open_ = (JOBS.c.due <= now) & (JOBS.c.claimed_until <= now)
        looking = select(JOBS.c.table_id).where(open_).limit(1)
        if await self.node.log.read(lambda connection: connection.execute(looking).first()) is None:
            return
        some = select(JOBS.c.table_id, JOBS.c.seat, JOBS.c.kind).where(open_).limit(100)
        columns = (JOBS.c.table_id, JOBS.c.seat, JOBS.c.kind, JOBS.c.decision)

        def claim(connection: Connection) -> list[Any]:
            claimed: list[Any] = []
            for table_id, seat, kind in connection.execute(some).all():
                this = (JOBS.c.table_id == table_id) & (JOBS.c.seat == seat) & (JOBS.c.kind == kind) & open_
                taking = update(JOBS).where(this).values(node=self.node.id, claimed_until=now + CLAIM_SECONDS)
                claimed += connection.execute(taking.returning(*columns)).all()
            return claimed

        for table_id, seat, kind, decision in await self.node.log.write(claim):
            self.node.later(self._do(table_id, seat, kind, decision))

    async def _do(self, table_id: str, seat: int, kind: str, decision: int) -> None:
        place = await self.node.place(table_id)
        await self.node.hear(table_id)
        if kind == "clock":
            try:
                await self.node.act(place, self._late(seat, decision))
            except Refused:
                return
        self.mind(place)

    def _late(self, seat: int, decision: int) -> Callable[[Table], Data]:
        def decide(table: Table) -> Data:
            here = table.seats[seat]
            if here.decision != decision or here.since is None or here.since + here.left > self.node.now():
                raise Refused("stale", "problem-stale")
            return {"k": "late", "seat": seat}

        return decide

    # People who come and go

    def came(self, place: Place, seat: int) -> None:
        self._note(place, seat, here=True)

    def went(self, place: Place, seat: int) -> None:
        self._note(place, seat, here=False)

    def _note(self, place: Place, seat: int, here: bool) -> None:
        absence = place.table.settings["absence"]
        wait = (0 if absence is None else absence) + (LEASE_SECONDS if here else 0.0)
        self.presences[(place.table.id, seat)] = {
            "table_id": place.table.id,
            "seat": seat,
            "node": self.node.id,
            "here": here,
            "absence": -1 if absence is None else absence,
            "due": NEVER if absence is None else self.node.now() + wait,
        }

    async def _write_presences(self) -> None:
        """All changes at once; and those who are still here are still here."""
        rows, self.presences = list(self.presences.values()), {}
        now, mine = self.node.now(), PRESENCES.c.node == self.node.id
        renew = now - self.renewed > RENEW_SECONDS
        if not rows and not renew:
            return
        renewing = (
            update(PRESENCES)
            .where(mine, PRESENCES.c.here, PRESENCES.c.absence >= 0)
            .values(due=now + LEASE_SECONDS + PRESENCES.c.absence)
        )

        def write(connection: Connection) -> None:
            for row in rows:
                key = (PRESENCES.c.table_id == row["table_id"]) & (PRESENCES.c.seat == row["seat"])
                connection.execute(delete(PRESENCES).where(key, mine))
            if rows:
                connection.execute(insert(PRESENCES), rows)
            if renew:
                connection.execute(renewing)

        await self.node.log.write(write)
        if renew:
            self.renewed = now
        for table_id in {row["table_id"] for row in rows}:
            self.node.told(table_id)

    async def _miss_people(self) -> None:
        """Whoever has been away for too long is played for by a bot."""
        now = self.node.now()
        due = select(PRESENCES.c.table_id, PRESENCES.c.seat).where(PRESENCES.c.due <= now).distinct().limit(100)
        for table_id, seat in await self.node.log.read(lambda connection: connection.execute(due).all()):
            await self._miss(table_id, seat, now)

    async def _miss(self, table_id: str, seat: int, now: float) -> None:
        this = (PRESENCES.c.table_id == table_id) & (PRESENCES.c.seat == seat)

        def forget(connection: Connection) -> bool:
            """Drop what is past; whether they are still somewhere, or were already missed."""
            gone = connection.execute(delete(PRESENCES).where(this, PRESENCES.c.due <= now)).rowcount
            return not gone or connection.execute(select(PRESENCES.c.seat).where(this)).first() is not None

        if await self.node.log.write(forget):
            return

        def decide(table: Table) -> Data:
            here = table.seats[seat]
            if table.status != "playing" or here.kind != "person" or here.away:
                raise Refused("not-now", "problem-left-already")
            return {"k": "away", "seat": seat}

        with suppress(Refused):  # they are not missed
            await self.node.act(await self.node.place(table_id), decide)

    # Other nodes

    async def _look_around(self) -> None:
        """What nobody told us of: hints may be lost, and people are connected elsewhere."""
        places = [place for place in self.node.places.values() if place.listeners]
        for first in range(0, len(places), 500):
            some = {place.table.id: place for place in places[first : first + 500]}
            await self._compare(some)

    async def _compare(self, places: dict[str, Place]) -> None:
        ids = list(places)
        newest = (
            select(EVENTS.c.table_id, func.max(EVENTS.c.number))
            .where(EVENTS.c.table_id.in_(ids))
            .group_by(EVENTS.c.table_id)
        )
        others = select(PRESENCES.c.table_id, PRESENCES.c.seat).where(
            PRESENCES.c.table_id.in_(ids), PRESENCES.c.here, PRESENCES.c.node != self.node.id
        )
        numbers = await self.node.log.read(lambda connection: connection.execute(newest).all())
        for table_id, number in numbers:
            if number > places[table_id].table.number:
                await self.node.hear(table_id)
        seats: dict[str, set[int]] = {}
        for table_id, seat in await self.node.log.read(lambda connection: connection.execute(others).all()):
            seats.setdefault(table_id, set()).add(seat)
        for table_id, place in places.items():
            elsewhere = frozenset(seats.get(table_id, ()))
            if elsewhere != place.elsewhere:
                place.elsewhere = elsewhere
                place.players_changed()

    # After an outage

    async def _pulse(self) -> None:
        change = update(PULSE).values(at=self.node.now())
        await self.node.log.write(lambda connection: connection.execute(change))

    async def recover(self) -> None:
        """Before anything else: clocks stood still, and nobody was missed, while no server was alive."""
        locker = self.node.log.engine.connect()
        try:
            if self.node.shared:
                await asyncio.to_thread(locker.exec_driver_sql, "SELECT pg_advisory_lock(4716)")
            await self._recover()
        finally:
            if self.node.shared:
                await asyncio.to_thread(locker.exec_driver_sql, "SELECT pg_advisory_unlock(4716)")
            locker.close()

    async def _recover(self) -> None:
        now = self.node.now()
        last = await self.node.log.read(lambda connection: connection.execute(select(PULSE.c.at)).scalar())
        if last is None:
            await self.node.log.write(lambda connection: connection.execute(insert(PULSE), {"id": 1, "at": now}))
            return
        gap = now - last
        if gap > (SMALLEST_GAP if self.node.shared else 0.0):
            await self._resume(gap)
        await self._pulse()

    async def _resume(self, gap: float) -> None:
        shift = update(PRESENCES).values(due=PRESENCES.c.due + gap)
        await self.node.log.write(lambda connection: connection.execute(shift))
        timed = select(TABLES.c.id).where(TABLES.c.timed, TABLES.c.status == "playing")
        ids = await self.node.log.read(lambda connection: connection.execute(timed).scalars().all())
        journal.info("the server was away", seconds=round(gap, 1), clocks=len(ids))
        for table_id in ids:
            try:
                place = await self.node.place(table_id)
                await self.node.act(place, lambda _: {"k": "paused", "seconds": gap})
            except Refused as error:
                journal.error("a table can't go on", table=table_id, reason=str(error))


def has_to(table: Table, seat: int, decision: int) -> bool:
    """Whether a bot still has to make this decision."""
    return (seat, decision) in {(one, number) for one, _, number in table.bots_to_move()}
