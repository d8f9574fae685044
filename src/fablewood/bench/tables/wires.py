"""A WebSocket client that costs little, so that the server is measured and not the client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

Hear = Callable[["Wire", bytes], None]
GREETING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ZmFibGV3b29kYmVuY2htYQ==\r\n{more}\r\n"
)
NO_MASK = b"\0\0\0\0"
"""A mask of zeros is a mask, and costs nothing to apply."""


class Wire(asyncio.Protocol):
    """One connection: each text that comes is handed to `hear`."""

    __slots__ = ("at", "buffer", "hear", "opened", "seat", "table", "transport")

    def __init__(self, table: int, seat: int, path: str, more: str, host: str, hear: Hear) -> None:
        self.table = table
        self.seat = seat
        self.hear = hear
        self.buffer = b""
        self.at = GREETING.format(path=path, host=host, more=more).encode()
        self.opened = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.at)
        self.at = b""

    def send(self, text: bytes) -> None:
        length = len(text)
        head = bytes((0x81, 0x80 | length)) if length < 126 else bytes((0x81, 0xFE)) + length.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + text)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self.opened, self.buffer = True, rest
        while (frame := self._next_frame()) is not None:
            opcode, text = frame
            if opcode == 1:
                self.hear(self, text)
            elif opcode == 9:
                self.transport.write(bytes((0x8A, 0x80 | len(text))) + NO_MASK + text)

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        self.buffer = buffer[start + length :]
        return buffer[0] & 15, buffer[start : start + length]


class Http:
    """One kept connection for plain requests."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", headers: str = "") -> bytes:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n{headers}\r\n".encode()
            + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        if b" 200 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(head.decode())
        length = int(head.split(b"content-length: ")[1].split(b"\r\n", 1)[0])
        return await reader.readexactly(length)
