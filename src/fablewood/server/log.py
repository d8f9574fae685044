"""The event log: what happened at every table, numbered. What is not in it has not happened.

One thread writes. Whatever came while it was busy goes into its next transaction together, so that one sync of the
disk serves many moves; nobody is told of a move before that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from fablewood.server.database import EVENTS, JOBS, SEATINGS, TABLES

T = TypeVar("T")
Data = dict[str, Any]
MOST_AT_ONCE = 500

INSERT_EVENTS = insert(EVENTS)
DELETE_JOBS = delete(JOBS).where(JOBS.c.table_id == bindparam("of_table"))
UPDATE_LINE = update(TABLES).where(TABLES.c.id == bindparam("of_table"))


@dataclass(slots=True)
class Entry:
    """One event, and what has to be true together with it."""

    table_id: str
    number: int
    at: float
    data: Data
    jobs: list[Data] | None = None
    """All that has to be done at this table from now on; None if that has not changed."""
    line: Data | None = None
    """The table's line in the list of tables, when it changes."""
    seating: str | None = None
    """Somebody who sits here from now on."""

    def row(self) -> Data:
        return {"table_id": self.table_id, "number": self.number, "at": self.at, "data": orjson.dumps(self.data)}


@dataclass(slots=True)
class _Order:
    work: Entry | Callable[[Connection], Any]
    done: asyncio.Future[Any] = field(repr=False)


class Log:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.orders: SimpleQueue[_Order | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(4, "log-reader")
        self.loop = asyncio.get_running_loop()
        self.commits = 0
        self.thread = Thread(target=self._write_on, name="log-writer", daemon=True)
        self.thread.start()

    async def commit(self, entry: Entry) -> bool:
        """Whether this became the event of that number. If not, another node was faster."""
        return bool(await self._order(entry))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Anything else that has to be written, in a transaction of its own."""
        result: T = await self._order(work)
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self.loop.run_in_executor(self.readers, reading)

    async def events(self, table_id: str, after: int = 0) -> list[tuple[int, float, Data]]:
        """What happened at a table after an event, in order."""
        query = (
            select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.data)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.number > after)
            .order_by(EVENTS.c.number)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(number, at, orjson.loads(data)) for number, at, data in rows]

    async def notify(self, channel: str, text: str) -> None:
        """Send a notification of PostgreSQL."""

        def send() -> None:
            with self.engine.begin() as connection:
                connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, text))

        await self.loop.run_in_executor(self.readers, send)

    async def close(self) -> None:
        """What was ordered is still written."""
        self.orders.put(None)
        await self.loop.run_in_executor(None, self.thread.join)
        self.readers.shutdown()
        self.engine.dispose()

    def _order(self, work: Entry | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.loop.create_future()
        self.orders.put(_Order(work, done))
        return done

    # In the writer's thread

    def _write_on(self) -> None:
        open_ = True
        while open_:
            orders, open_ = self._next_orders()
            entries = sorted((one for one in orders if isinstance(one.work, Entry)), key=_place)
            results = self._write_entries([order.work for order in entries]) if entries else []  # type: ignore[misc]
            others = [order for order in orders if not isinstance(order.work, Entry)]
            results += [self._attempt(order.work) for order in others]  # type: ignore[arg-type]
            if orders:
                self.loop.call_soon_threadsafe(_settle, [*entries, *others], results)

    def _next_orders(self) -> tuple[list[_Order], bool]:
        first = self.orders.get()
        orders: list[_Order] = []
        while first is not None and len(orders) < MOST_AT_ONCE:
            orders.append(first)
            try:
                first = self.orders.get_nowait()
            except Empty:
                return orders, True
        if first is not None:
            orders.append(first)
        return orders, first is not None

    def _write_entries(self, entries: list[Entry]) -> list[bool | Exception]:
        """All in one transaction; if one of them is in the way, each in one of its own."""
        self.commits += 1
        try:
            with self.engine.begin() as connection:
                write_entries(connection, entries)
            return [True] * len(entries)
        except DBAPIError as error:
            if len(entries) == 1:
                return [False if isinstance(error, IntegrityError) else error]
        return [self._write_entries([entry])[0] for entry in entries]

    def _attempt(self, work: Callable[[Connection], Any]) -> Any:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except Exception as error:
            return error


def write_entries(connection: Connection, entries: Sequence[Entry]) -> None:
    connection.execute(INSERT_EVENTS, [entry.row() for entry in entries])
    changed = [entry for entry in entries if entry.jobs is not None]
    if changed:
        connection.execute(DELETE_JOBS, [{"of_table": entry.table_id} for entry in changed])
        jobs = [job for entry in changed for job in entry.jobs or ()]
        if jobs:
            connection.execute(insert(JOBS), jobs)
    for entry in entries:
        if entry.line is not None:
            write_line(connection, entry)
        if entry.seating is not None:
            write_seating(connection, entry)


def write_line(connection: Connection, entry: Entry) -> None:
    assert entry.line is not None
    if entry.number == 1:
        connection.execute(insert(TABLES), {"id": entry.table_id, **entry.line})
    else:
        connection.execute(UPDATE_LINE, {"of_table": entry.table_id, **entry.line})


def write_seating(connection: Connection, entry: Entry) -> None:
    key = (SEATINGS.c.person == entry.seating) & (SEATINGS.c.table_id == entry.table_id)
    connection.execute(delete(SEATINGS).where(key))
    connection.execute(insert(SEATINGS), {"person": entry.seating, "table_id": entry.table_id, "at": entry.at})


def _place(order: _Order) -> tuple[str, int]:
    """Always in the same order, so that two nodes never wait for each other."""
    assert isinstance(order.work, Entry)
    return order.work.table_id, order.work.number


def _settle(orders: list[_Order], results: list[Any]) -> None:
    for order, result in zip(orders, results, strict=True):
        if order.done.done():
            continue  # whoever ordered it has gone
        if isinstance(result, Exception):
            order.done.set_exception(result)
        else:
            order.done.set_result(result)
