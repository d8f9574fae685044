"""One running server: the tables it has at hand, and the way of an event from a decision to those who are told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.exc import DBAPIError

from fablewood.server.database import PREMOVES
from fablewood.server.eyes import consenting, frame, players
from fablewood.server.journal import journal
from fablewood.server.limits import Gatekeeper, Limits
from fablewood.server.log import Entry, Log
from fablewood.server.metrics import Metrics
from fablewood.server.people import People
from fablewood.server.tables import Data, Fact, Table
from fablewood.server.words import Refused

FACTS_AT_HAND = 4
ANSWERS_AT_HAND = 64
CLAIM_SECONDS = 30.0
"""So long a node has for something it has claimed; then another one may."""
IDLE_SECONDS = 120.0
"""A table that nobody is connected with is put away after so long."""

Decide = Callable[[Table], Data]


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    seat: int | None
    again: bool
    """Whether they need a frame although nothing has happened."""

    def wake(self) -> None: ...


@dataclass(slots=True, eq=False)
class Place:
    """A table at hand, and all that is around it on this node."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    recent: deque[Fact] = field(default_factory=lambda: deque(maxlen=FACTS_AT_HAND))
    answered: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)
    """What people asked, by their own ids, and the events that it led to."""
    premoves: dict[int, str] = field(default_factory=dict)
    past: Place | None = None
    """The table as those see it who watch with a delay."""
    elsewhere: frozenset[int] = frozenset()
    """Seats whose people are connected with other nodes."""
    thinking: set[tuple[int, int]] = field(default_factory=set)
    written: dict[tuple[Any, ...], bytes] = field(default_factory=dict)
    """Frames of this moment: everybody with the same eyes gets the same."""
    kind: str = ""
    """Of what happened last."""
    players_number: int = 0
    """Goes up when something about the players changes."""
    writing: int = 0
    """Connections that are being written to now."""
    busy: bool = True
    """Whether it may have jobs in the database."""
    doubtful: bool = False
    """We don't know whether the latest event was committed."""
    used: float = 0.0

    def here(self) -> frozenset[int]:
        return self.elsewhere.union(one.seat for one in self.listeners if one.seat is not None)

    def remember(self, fact: Fact) -> None:
        self.kind = fact.kind
        self.recent.append(fact)
        asked = fact.data.get("id")
        if asked is not None:
            self.answered[(fact.data.get("person", ""), asked)] = fact.number
            if len(self.answered) > ANSWERS_AT_HAND:
                self.answered.popitem(last=False)
        if fact.kind not in ("move", "said") or self.table.settings["clock"]["kind"] != "none":
            self.players_number += 1

    def publish(self, table: Table) -> None:
        """From now on this is how the table is."""
        fact, table.fact = table.fact, None
        assert fact is not None
        self.table = table
        self.remember(fact)
        self.wake()

    def wake(self) -> None:
        self.written.clear()
        for listener in tuple(self.listeners):
            listener.wake()

    def all_written(self) -> None:
        """Everybody has what is new: what was written for it is needed no longer."""
        self.written.clear()
        self.recent.clear()

    def players_changed(self) -> None:
        self.players_number += 1
        self.wake()


class Node:
    def __init__(self, engine: Engine, limits: Limits | None = None, now: Callable[[], float] = time.time) -> None:
        self.id = secrets.token_hex(4)
        self.now = now
        self.limits = limits or Limits()
        self.log = Log(engine)
        self.shared = engine.dialect.name != "sqlite"
        """Whether other nodes may write too."""
        self.people = People(self.log, now)
        self.gatekeeper = Gatekeeper(self.limits, time.monotonic)
        self.places: dict[str, Place] = {}
        self.loading: dict[str, asyncio.Task[Place]] = {}
        self.metrics = Metrics()
        self.told: Callable[[str], None] = lambda _: None
        """Called when others should hear that something is new at a table."""
        self.minded: Callable[[Place], None] = lambda _: None
        """Called when bots may have to think."""
        self.tasks: set[asyncio.Task[Any]] = set()

    # Tables at hand

    async def place(self, table_id: str) -> Place:
        """A table, from memory or from the log."""
        place = self.places.get(table_id)
        if place is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            place = await asyncio.shield(task)
        place.used = self.now()
        return place

    async def _load(self, table_id: str) -> Place:
        events = await self.log.events(table_id) if len(table_id) <= 40 else []
        if not events:
            raise Refused("not-found", "problem-no-table")
        place = Place(replayed(table_id, events))
        for number, _, data in events[-ANSWERS_AT_HAND:]:
            if "id" in data:
                place.answered[(data.get("person", ""), data["id"])] = number
        query = select(PREMOVES.c.seat, PREMOVES.c.move).where(PREMOVES.c.table_id == table_id)
        rows = await self.log.read(lambda connection: connection.execute(query).all())
        place.premoves = dict(rows)
        self.places[table_id] = place
        return place

    async def make(self, made: Data) -> Place:
        """A new table."""
        table_id = secrets.token_hex(10)
        table = Table.begin(table_id, self.now(), made)
        assert table.fact is not None
        entry = Entry(table_id, 1, table.made_at, made, line=line_of(table))
        if not await self.log.commit(entry):
            raise Refused("trouble", "problem-trouble")
        place = self.places[table_id] = Place(table, busy=False, used=self.now())
        place.remember(table.fact)
        self.metrics.events.labels("made").inc()
        return place

    def put_away(self) -> None:
        """Tables that nobody needs at hand are read from the log again when somebody does."""
        old = self.now() - IDLE_SECONDS
        for table_id, place in list(self.places.items()):
            if not (place.listeners or place.past or place.thinking or place.lock.locked()) and place.used < old:
                del self.places[table_id]

    # Events

    async def act(self, place: Place, decide: Decide, asked: tuple[str, str] | None = None) -> int:
        """Make an event of what somebody decides on the table as it is now, and all that follows by itself.

        Its number is returned; for something asked before, the number of then.
        """
        async with place.lock:
            place.used = self.now()
            if place.doubtful:
                await self._catch_up(place)
            while True:
                if asked is not None and asked in place.answered:
                    return place.answered[asked]
                try:
                    data = decide(place.table)
                except Refused:
                    if self.shared and await self._catch_up(place):
                        continue
                    raise
                if await self._commit(place, data):
                    break
            number = place.table.number
            await self._follow(place)
        self.minded(place)
        return number

    async def _commit(self, place: Place, data: Data) -> bool:
        table = place.table
        at = max(self.now(), table.changed)
        draft = table.after(table.number + 1, at, data)
        jobs = jobs_of(draft, self.id, at)
        entry = Entry(table.id, draft.number, at, data, jobs=jobs if jobs or place.busy else None)
        if data["k"] in ("sat", "left", "began") or draft.status != table.status:
            entry.line = line_of(draft)
        if data["k"] in ("sat", "device"):
            entry.seating = data["person"]
        place.doubtful = True
        try:
            committed = await self.log.commit(entry)
        except DBAPIError as error:
            journal.error("a commit failed", table=table.id, error=str(error.orig))
            raise Refused("trouble", "problem-trouble") from None
        place.doubtful = False
        if not committed:
            await self._catch_up(place)
            return False
        place.busy = bool(jobs)
        place.publish(draft)
        self.metrics.events.labels(data["k"]).inc()
        self.told(table.id)
        return True

    async def _catch_up(self, place: Place) -> bool:
        """Read what others have committed; whether there was anything."""
        events = await self.log.events(place.table.id, place.table.number)
        for number, at, data in events:
            place.publish(place.table.after(number, at, data))
            place.busy = True
        place.doubtful = False
        return bool(events)

    async def hear(self, table_id: str) -> None:
        """Others may have written something: read it, and do what is ours to do after it."""
        place = self.places.get(table_id)
        if place is not None:
            async with place.lock:
                if await self._catch_up(place):
                    await self._follow(place)
            self.minded(place)

    async def follow(self, place: Place) -> None:
        """Do what follows by itself from how the table is now."""
        async with place.lock:
            await self._follow(place)
        self.minded(place)

    async def _follow(self, place: Place) -> None:
        """What follows by itself, until nothing does."""
        while (data := self._next(place)) is not None:
            if data["k"] == "move":
                await self.set_premove(place, data["seat"], None)
            await self._commit(place, data)

    def _next(self, place: Place) -> Data | None:
        table = place.table
        if table.ready:
            return {"k": "began"}
        if table.undo is not None and table.undo[2].issuperset(consenting(table)):
            return {"k": "undone"}
        return self._next_premove(place) if place.premoves and table.state is not None else None

    def _next_premove(self, place: Place) -> Data | None:
        """A move made in advance, if it is legal now; otherwise it is dropped."""
        state = place.table.state
        assert state is not None
        for seat in state.to_act():
            text = place.premoves.get(seat)
            if text is not None and place.table.seats[seat].bot(place.table.substitute) is None:
                if state.explain(seat, text) is None:
                    return {"k": "move", "seat": seat, "move": text, "by": "person"}
                del place.premoves[seat]
                self.later(self.set_premove(place, seat, None))
        return None

    async def set_premove(self, place: Place, seat: int, move: str | None) -> None:
        table_id = place.table.id
        if move is None:
            place.premoves.pop(seat, None)
        else:
            place.premoves[seat] = move
        old = delete(PREMOVES).where(PREMOVES.c.table_id == table_id, PREMOVES.c.seat == seat)

        def write(connection: Any) -> None:
            connection.execute(old)
            if move is not None:
                connection.execute(insert(PREMOVES), {"table_id": table_id, "seat": seat, "move": move})

        await self.log.write(write)
        for listener in place.listeners:
            listener.again = listener.again or listener.seat == seat
        place.wake()

    def later(self, work: Any) -> None:
        """Do something beside, and say so if it fails."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            journal.error("something failed in the background", error=repr(task.exception()))

    # What is sent

    async def frame(
        self, place: Place, eyes: int, seat: int | None, since: int, first: bool, with_players: bool
    ) -> bytes:
        """The frame for these eyes. Whoever has the same gets the same bytes."""
        key = (eyes, seat, since, first, with_players)
        found = place.written.get(key)
        if found is None:
            table = place.table
            facts = await self._facts(place, since)
            if place.table is not table:
                return await self.frame(place, eyes, seat, since, first, with_players)
            sitting = players(table, place.here()) if with_players or first else None
            premove = None if seat is None else place.premoves.get(seat)
            found = frame(table, eyes, seat, facts, since, self.now(), sitting, first, premove)
            place.written[key] = found
        return found

    async def _facts(self, place: Place, since: int) -> list[Fact]:
        if since >= place.table.number:
            return []
        if place.recent and place.recent[0].number <= since + 1:
            return [fact for fact in place.recent if fact.number > since]
        events = await self.log.events(place.table.id)
        return [fact for fact in facts(place.table.id, events) if since < fact.number <= place.table.number]

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.log.close()


def replayed(table_id: str, events: list[tuple[int, float, Data]]) -> Table:
    """The table after these events."""
    (_, at, made), *later = events
    table = Table.begin(table_id, at, made)
    for number, at, data in later:
        table = table.after(number, at, data)
    return table


def facts(table_id: str, events: list[tuple[int, float, Data]]) -> list[Fact]:
    """What happened, told again from the beginning."""
    (_, at, made), *later = events
    table = Table.begin(table_id, at, made)
    found = [table.fact]
    for number, at, data in later:
        table = table.after(number, at, data)
        found.append(table.fact)
    return [fact for fact in found if fact is not None]


def jobs_of(table: Table, node: str, now: float) -> list[Data]:
    """What has to be done at a table: bots' moves, which this node begins with at once, and clocks to be watched."""
    if table.status != "playing":
        return []
    jobs = [
        {"table_id": table.id, "seat": seat, "kind": "bot", "decision": decision, "due": now, "node": node,
         "claimed_until": now + CLAIM_SECONDS}
        for seat, _, decision in table.bots_to_move()
    ]  # fmt: skip
    for number, seat in enumerate(table.seats):
        if seat.since is not None:
            jobs.append(
                {"table_id": table.id, "seat": number, "kind": "clock", "decision": seat.decision,
                 "due": seat.since + seat.left, "node": node, "claimed_until": 0.0}
            )  # fmt: skip
    return jobs


def line_of(table: Table) -> Data:
    return {
        "status": table.status,
        "listed": table.settings["join"] == "open",
        "timed": table.settings["clock"]["kind"] != "none",
        "changed": table.changed,
    }
