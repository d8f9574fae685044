"""The client that waits for each answer."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

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


class Client:
    """Somebody at a server. The key is who you are: keep it to come back as the same."""

    def __init__(self, url: str = "http://localhost:8462", key: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=30.0, trust_env=False)
        self.key = key or str(self.post("/api/guests")["key"])
        self.http.headers["authorization"] = f"Bearer {self.key}"

    def get(self, path: str) -> Data:
        return self._read(self.http.get(path))

    def post(self, path: str, **body: Any) -> Data:
        return self._read(self.http.post(path, json=body))

    def make(
        self, game: str, seats: int, players: list[str] | None = None, name: str = "Guest", **settings: Any
    ) -> Table:
        """Make a table and sit down. Players are "me", "open", or the level of a bot."""
        made = self.post("/api/tables", **wish_of(game, seats, players, name, settings))
        return Table(self, made["table"])

    def sit(self, table: str, seat: int | None = None, name: str = "Guest") -> Table:
        self.post(f"/api/tables/{table}/sit", seat=seat, name=name)
        return Table(self, table)

    def watch(self, table: str, eyes: int | None = None) -> Table:
        return Table(self, table, eyes)

    def close(self) -> None:
        self.http.close()

    def _read(self, response: httpx.Response) -> Data:
        return answered(frame_of(response.content))

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Table:
    """A table one sits at, or watches. A lost connection is opened again, and nothing is missed."""

    def __init__(self, client: Client, id: str, eyes: int | None = None) -> None:
        self.client = client
        self.id = id
        self.eyes = eyes
        self.now: Data = {}
        """The latest frame."""
        self.socket: ClientConnection | None = None
        self.inbox = Inbox()

    def frames(self) -> Iterator[Data]:
        """Each new frame of the table, until the game is over; that one too."""
        while True:
            yield self.next()
            if self.now["status"] == "over":
                return

    def next(self) -> Data:
        """The next frame of the table."""
        while (frame := self.inbox.take()) is None:
            self._take(self._receive())
        self.now = frame
        return frame

    def play(self, move: str, decision: int | None = None) -> Data:
        """Make a move, by default for the decision of the latest frame."""
        decision = self.now["decision"] if decision is None else decision
        answer = self.ask("move", move=move, decision=decision)
        self.inbox.made = answer["number"] or 0
        return answer

    def ask(self, do: str, **what: Any) -> Data:
        """Ask for something, again and again with the same id until there is an answer."""
        frame = asked(do, **what)
        while True:
            answer = self._ask_once(frame)
            if answer is not None:
                return answered(answer)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def _ask_once(self, frame: Data) -> Data | None:
        try:
            self._connected().send(json.dumps(frame))
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                found = self._take(frame_of(self._connected().recv(timeout=PATIENCE)))
                if found is not None and found["id"] == frame["id"]:
                    return found
        except ServerError as error:
            if error.code != "too-fast":
                raise
            time.sleep(error.problem["wait"])
        except (OSError, WebSocketException, TimeoutError):
            self._lost()
        return None

    def _receive(self) -> Data:
        while True:
            try:
                return frame_of(self._connected().recv())
            except (OSError, WebSocketException):
                self._lost()

    def _take(self, frame: Data) -> Data | None:
        """Keep a frame of the table for later; an answer is handed on."""
        if frame["frame"] == "error":
            raise ServerError(frame["error"])
        if frame["frame"] == "table":
            self.inbox.put(frame)
        return frame if frame["frame"] == "answer" else None

    def _connected(self) -> ClientConnection:
        if self.socket is None:
            url = socket_url(self.client.url, self.id, self.inbox.seen, self.eyes)
            key = {"Authorization": f"Bearer {self.client.key}"}
            self.socket = self._open(url, key)
        return self.socket

    def _open(self, url: str, headers: dict[str, str]) -> ClientConnection:
        for pause in PAUSES:
            try:
                return self._connect(url, headers)
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(pause)
        return self._connect(url, headers)

    def _connect(self, url: str, headers: dict[str, str]) -> ClientConnection:
        """Open until `close`, not only for one block of code."""
        return connect(url, additional_headers=headers, max_size=LARGEST, compression=None, proxy=None).__enter__()

    def _lost(self) -> None:
        if self.socket is not None:
            self.socket.socket.close()
            self.socket = None
        time.sleep(PAUSES[0])
