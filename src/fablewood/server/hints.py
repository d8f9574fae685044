"""Nodes on one PostgreSQL tell each other where something is new.

A hint is only a hint: what is new stands in the log, and who misses a hint looks there a moment later. They are sent
together, outside of every move's transaction, since PostgreSQL sends notifications one transaction at a time.
"""

from __future__ import annotations

import asyncio
from threading import Event, Thread

import psycopg

from fablewood.server.journal import journal
from fablewood.server.node import Node

CHANNEL = "fablewood"
PAUSE_SECONDS = 0.005
MOST_AT_ONCE = 300
"""Tables in one notification, which holds 8000 bytes."""


class Hints:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.loop = asyncio.get_running_loop()
        self.new: set[str] = set()
        self.ended = Event()
        self.something = asyncio.Event()
        url = node.log.engine.url.set(drivername="postgresql")
        self.url = url.render_as_string(hide_password=False)
        node.told = self.tell
        node.later(self._send_on())
        Thread(target=self._listen_on, name="hints", daemon=True).start()

    def tell(self, table_id: str) -> None:
        self.new.add(table_id)
        self.something.set()

    def close(self) -> None:
        self.ended.set()

    async def _send_on(self) -> None:
        while True:
            await self.something.wait()
            await asyncio.sleep(PAUSE_SECONDS)
            self.something.clear()
            ids, self.new = list(self.new), set()
            for first in range(0, len(ids), MOST_AT_ONCE):
                await self._send(f"{self.node.id} {','.join(ids[first : first + MOST_AT_ONCE])}")

    async def _send(self, text: str) -> None:
        try:
            await self.node.log.notify(CHANNEL, text)
        except Exception as error:
            journal.error("a hint was not sent", error=repr(error))

    def _listen_on(self) -> None:
        while not self.ended.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                journal.error("listening for hints failed; trying again", error=repr(error))
                self.ended.wait(1.0)

    def _listen(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            while not self.ended.is_set():
                for notification in connection.notifies(timeout=1.0):
                    sender, _, ids = notification.payload.partition(" ")
                    if sender != self.node.id and not self.ended.is_set():
                        self.loop.call_soon_threadsafe(self._hear, ids.split(","))

    def _hear(self, ids: list[str]) -> None:
        for table_id in ids:
            if table_id in self.node.places:
                self.node.later(self.node.hear(table_id))
