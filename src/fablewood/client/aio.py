"""The client for asyncio."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fablewood.client.asked import (
    LARGEST,
    PATIENCE,
    PAUSES,
    Data,
    Inbox,
    ServerError,
    answered,
    asked,
    frame_of,
    socket_url,
    wish_of,
)


class AsyncClient:
    """Somebody at a server. The key is who you are: keep it to come back as the same."""

    def __init__(self, url: str = "http://localhost:8462", key: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30.0, trust_env=False)
        self.key = key

    async def get(self, path: str) -> Data:
        await self.known()
        return answered(frame_of((await self.http.get(path)).content))

    async def post(self, path: str, **body: Any) -> Data:
        await self.known()
        return answered(frame_of((await self.http.post(path, json=body)).content))

    async def make(
        self, game: str, seats: int, players: list[str] | None = None, name: str = "Guest", **settings: Any
    ) -> AsyncTable:
        """Make a table and sit down. Players are "me", "open", or the level of a bot."""
        made = await self.post("/api/tables", **wish_of(game, seats, players, name, settings))
        return AsyncTable(self, made["table"])

    async def sit(self, table: str, seat: int | None = None, name: str = "Guest") -> AsyncTable:
        await self.post(f"/api/tables/{table}/sit", seat=seat, name=name)
        return AsyncTable(self, table)

    def watch(self, table: str, eyes: int | None = None) -> AsyncTable:
        return AsyncTable(self, table, eyes)

    async def close(self) -> None:
        await self.http.aclose()

    async def known(self) -> None:
        """Have a key, as a new guest if there was none."""
        if self.key is None:
            self.key = str(answered(frame_of((await self.http.post("/api/guests")).content))["key"])
        self.http.headers["authorization"] = f"Bearer {self.key}"

    async def __aenter__(self) -> AsyncClient:
        await self.known()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class AsyncTable:
    """A table one sits at, or watches. A lost connection is opened again, and nothing is missed."""

    def __init__(self, client: AsyncClient, id: str, eyes: int | None = None) -> None:
        self.client = client
        self.id = id
        self.eyes = eyes
        self.now: Data = {}
        """The latest frame."""
        self.socket: ClientConnection | None = None
        self.inbox = Inbox()

    async def frames(self) -> AsyncIterator[Data]:
        """Each new frame of the table, until the game is over; that one too."""
        while True:
            yield await self.next()
            if self.now["status"] == "over":
                return

    async def next(self) -> Data:
        """The next frame of the table."""
        while (frame := self.inbox.take()) is None:
            try:
                self._take(frame_of(await (await self._connected()).recv()))
            except (OSError, WebSocketException):
                await self._lost()
        self.now = frame
        return frame

    async def play(self, move: str, decision: int | None = None) -> Data:
        """Make a move, by default for the decision of the latest frame."""
        decision = self.now["decision"] if decision is None else decision
        answer = await self.ask("move", move=move, decision=decision)
        self.inbox.made = answer["number"] or 0
        return answer

    async def ask(self, do: str, **what: Any) -> Data:
        """Ask for something, again and again with the same id until there is an answer."""
        frame = asked(do, **what)
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._ask_once(frame)
                return answered(answer)
            except ServerError as error:
                if error.code != "too-fast":
                    raise
                await asyncio.sleep(error.problem["wait"])
            except (OSError, WebSocketException, TimeoutError):
                await self._lost()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def _ask_once(self, frame: Data) -> Data:
        socket = await self._connected()
        await socket.send(json.dumps(frame))
        while True:
            found = self._take(frame_of(await socket.recv()))
            if found is not None and found["id"] == frame["id"]:
                return found

    def _take(self, frame: Data) -> Data | None:
        """Keep a frame of the table for later; an answer is handed on."""
        if frame["frame"] == "error":
            raise ServerError(frame["error"])
        if frame["frame"] == "table":
            self.inbox.put(frame)
        return frame if frame["frame"] == "answer" else None

    async def _connected(self) -> ClientConnection:
        if self.socket is None:
            await self.client.known()
            url = socket_url(self.client.url, self.id, self.inbox.seen, self.eyes)
            self.socket = await self._open(url, {"Authorization": f"Bearer {self.client.key}"})
        return self.socket

    async def _open(self, url: str, headers: dict[str, str]) -> ClientConnection:
        for pause in PAUSES:
            try:
                return await self._connect(url, headers)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(pause)
        return await self._connect(url, headers)

    async def _connect(self, url: str, headers: dict[str, str]) -> ClientConnection:
        """Open until `close`, not only for one block of code."""
        opening = connect(url, additional_headers=headers, max_size=LARGEST, compression=None, proxy=None)
        return await opening.__aenter__()

    async def _lost(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()
        await asyncio.sleep(PAUSES[0])
