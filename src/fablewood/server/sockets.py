"""Connections: everybody reads what is new after their own last number, through a socket or as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic
from typing import Any

import orjson

from fablewood.core.errors import FablewoodError
from fablewood.server import wire
from fablewood.server.deeds import may_look
from fablewood.server.duties import Duties
from fablewood.server.journal import journal
from fablewood.server.limits import Bucket, Gatekeeper
from fablewood.server.node import Node, Place
from fablewood.server.past import seen_place
from fablewood.server.people import Person
from fablewood.server.talk import Talk, read_frame
from fablewood.server.words import Refused, problem

CLOSED = 4000
"""Codes of sockets that we close: this and the HTTP status of the reason."""
PATIENCE = 20
"""Frames that are too many and are answered; then the connection is closed."""
KEEP_ALIVE_SECONDS = 15.0

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """One pair of eyes on a table."""

    __slots__ = (
        "again", "busy", "closed", "duties", "eyes", "first", "node", "person", "place", "players_number", "seat",
        "seen", "send", "sent", "task", "wish",
    )  # fmt: skip

    def __init__(
        self, node: Node, duties: Duties, place: Place, person: Person | None, wish: int | None, since: int, send: Send
    ) -> None:
        self.node = node
        self.duties = duties
        self.place = self.seen = place
        self.person = person
        self.wish = wish
        self.sent = since
        self.send = send
        self.eyes, self.seat = may_look(place.table, person, wish)
        self.players_number = -1
        self.first = self.again = True
        self.busy = self.closed = False
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """From now on it is told what happens."""
        if len(self.place.listeners) >= self.node.limits.table_connections:
            raise Refused("too-many", "problem-crowded", wait=10.0)
        self.seen = await seen_place(self.node, self.place, self.seat)
        self.sent = min(self.sent, self.seen.table.number)
        self.seen.listeners.add(self)
        self.node.metrics.connections.inc()
        self._arrive()
        self.wake()

    def close(self) -> None:
        self.closed = True
        if self in self.seen.listeners:
            self.seen.listeners.discard(self)
            self.node.metrics.connections.dec()
            self._depart()

    def wake(self) -> None:
        if not self.busy and not self.closed:
            self.busy = True
            self.seen.writing += 1
            self.task = asyncio.create_task(self._pump(self.seen))

    async def _pump(self, place: Place) -> None:
        """Send until they have all there is."""
        try:
            while not self.closed:
                if self.players_number != self.seen.players_number or self.seen is not self.place:
                    await self._look_again()
                seen = self.seen
                with_players = self.players_number != seen.players_number
                if not (self.again or with_players or self.sent != seen.table.number):
                    return
                number, self.players_number = seen.table.number, seen.players_number
                since, first, self.again, self.first = self.sent, self.first, False, False
                data = await self.node.frame(seen, self.eyes, self.seat, since, first, with_players)
                self.sent = max(number, since)
                await self.send(data)
        except FablewoodError as error:
            await self.send(error_frame(error, "en"))
            self.closed = True
        except (OSError, RuntimeError):
            self.closed = True  # they have gone
        finally:
            self.busy = False
            place.writing -= 1
            if not place.writing:
                place.all_written()

    async def _look_again(self) -> None:
        """They may have sat down, got up, or lost the right to look through somebody's eyes."""
        seat_before = self.seat
        try:
            self.eyes, self.seat = may_look(self.place.table, self.person, self.wish)
        except Refused:
            self.wish = None
            self.eyes, self.seat = may_look(self.place.table, self.person, None)
        if seat_before != self.seat:
            self._depart(seat_before)
            self._arrive()
        seen = await seen_place(self.node, self.place, self.seat)
        if seen is not self.seen:
            self.seen.listeners.discard(self)
            seen.listeners.add(self)
            self.seen, self.sent, self.again = seen, min(self.sent, seen.table.number), True

    def _arrive(self) -> None:
        if self.seat is not None:
            self.duties.came(self.place, self.seat)
            self.place.players_changed()

    def _depart(self, before: int | None = None) -> None:
        seat = self.seat if before is None else before
        if seat is not None and not any(one.seat == seat for one in self.place.listeners if one is not self):
            self.duties.went(self.place, seat)
            self.place.players_changed()


def error_frame(error: FablewoodError, language: str) -> bytes:
    return orjson.dumps({"frame": "error", "error": problem(error, language)})


class Socket:
    """A WebSocket on a table."""

    def __init__(self, node: Node, duties: Duties, talk: Talk) -> None:
        self.node = node
        self.duties = duties
        self.talk = talk

    async def serve(
        self, receive: Any, send: Any, table_id: str, person: Person | None, wish: int | None, since: int, language: str
    ) -> None:
        async def send_text(data: bytes) -> None:
            await send({"type": "websocket.send", "text": data.decode()})

        try:
            place = await self.node.place(table_id)
            connection = Connection(self.node, self.duties, place, person, wish, since, send_text)
            if connection.seat is not None and person is not None:
                await self.talk.return_to(place, person)
            await connection.open()
        except FablewoodError as error:
            await refuse(send, error, language)
            return
        try:
            await self._listen(receive, send, connection, language)
        finally:
            connection.close()

    async def _listen(self, receive: Any, send: Any, connection: Connection, language: str) -> None:
        limits = self.node.limits
        bucket = Bucket(limits.burst, monotonic())
        too_fast = 0
        while not connection.closed:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            wait = bucket.wait(limits.frames, limits.burst, monotonic())
            if wait:
                too_fast += 1
                error = Refused("too-fast", "problem-too-fast", wait=round(wait, 2))
                if too_fast > PATIENCE:
                    await refuse(send, error, language)
                    return
                await connection.send(error_frame(error, language))
                continue
            await self._take_safely(connection, message.get("text") or message.get("bytes") or b"", language)

    async def _take_safely(self, connection: Connection, data: str | bytes, language: str) -> None:
        """Trouble with one frame is no reason to hang up."""
        try:
            await self._take(connection, data, language)
        except OSError:
            connection.closed = True
        except Exception as error:
            journal.error("a frame failed", table=connection.place.table.id, error=repr(error))
            await connection.send(error_frame(Refused("trouble", "problem-trouble"), language))

    async def _take(self, connection: Connection, data: str | bytes, language: str) -> None:
        try:
            frame = read_frame(data)
        except Refused as error:
            await connection.send(error_frame(error, language))
            return
        if isinstance(frame, wire.ResyncAsked):
            connection.first = connection.again = True
            connection.sent = 0
        work = self.talk.answer(connection.place, connection.person, frame, language)
        if isinstance(frame, wire.HintAsked):  # a bot thinks: others things may be asked meanwhile
            self.node.later(self._send_later(connection, work))
        else:
            answer = await work
            await connection.send(answer)
            if isinstance(frame, wire.MoveAsked) and not orjson.loads(answer)["ok"]:
                connection.again = True
        connection.wake()

    async def _send_later(self, connection: Connection, work: Awaitable[bytes]) -> None:
        answer = await work
        if not connection.closed:
            await connection.send(answer)


async def refuse(send: Any, error: FablewoodError, language: str) -> None:
    """Say why, and hang up."""
    frame = error_frame(error, language)
    await send({"type": "websocket.send", "text": frame.decode()})
    await send({"type": "websocket.close", "code": CLOSED, "reason": problem(error, language)["code"]})


async def server_sent_events(
    connection: Connection, frames: asyncio.Queue[bytes], gatekeeper: Gatekeeper, address: str
) -> AsyncIterator[bytes]:
    """The frames of a connection, one event each, until they go."""
    try:
        gatekeeper.connect(address)
    except Refused as error:
        yield b"data: %b\n\n" % error_frame(error, "en")
        return
    try:
        await connection.open()
        while True:
            try:
                data = await asyncio.wait_for(frames.get(), KEEP_ALIVE_SECONDS)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            yield b"id: %d\ndata: %b\n\n" % (connection.sent, data)
    except FablewoodError as error:
        yield b"data: %b\n\n" % error_frame(error, "en")
    finally:
        gatekeeper.disconnect(address)
        connection.close()
