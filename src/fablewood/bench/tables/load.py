"""Plays at many tables at once, and notes how long a move takes until all four seats have it.

Run in a process of its own: it reads what to do as one line of JSON, and prints what it found as another.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import uvloop

from fablewood.bench.tables.peers import BoardgameIo, Fablewood
from fablewood.bench.tables.wires import Wire

SEATS = 4
OPENING_AT_ONCE = 64
FIRST = 40
"""Tables that warm the server up; what it needs for itself is no table's."""


class Speech(Protocol):
    """How one talks with a server."""

    async def make(self, table: int) -> None: ...

    def address(self, table: int, seat: int) -> tuple[str, str]:
        """Path and further headers of a socket."""
        ...

    def heard(self, wire: Wire, text: bytes) -> int | None:
        """The number of the state that came, if one did."""
        ...

    def move(self, table: int) -> tuple[int, bytes] | None:
        """Who moves next, and the text to send; None when the game is over."""
        ...


@dataclass
class Seatings:
    """What everybody has seen at one table."""

    seen: list[int] = field(default_factory=lambda: [-1] * SEATS)
    wanted: int = 0
    sent: float = 0.0
    busy: bool = False


class Load:
    def __init__(self, speech: Speech, host: str, port: int, tables: int) -> None:
        self.speech = speech
        self.host = host
        self.port = port
        self.wires: list[list[Wire]] = []
        self.tables = [Seatings() for _ in range(tables)]
        self.took: list[float] = []
        self.free: deque[int] = deque()
        self.open_loop = False

    async def open(self, first: int, last: int) -> None:
        gate = asyncio.Semaphore(OPENING_AT_ONCE)

        async def one(table: int) -> list[Wire]:
            async with gate:
                await self.speech.make(table)
                return [await self.connect(table, seat) for seat in range(SEATS)]

        self.wires += await asyncio.gather(*(one(table) for table in range(first, last)))
        while any(min(table.seen) < 0 for table in self.tables[first:last]):
            await asyncio.sleep(0.01)

    async def connect(self, table: int, seat: int) -> Wire:
        path, more = self.speech.address(table, seat)
        loop = asyncio.get_running_loop()
        host = f"{self.host}:{self.port}"
        _, wire = await loop.create_connection(
            lambda: Wire(table, seat, path, more, host, self.hear), self.host, self.port
        )
        return wire

    def hear(self, wire: Wire, text: bytes) -> None:
        number = self.speech.heard(wire, text)
        if number is None:
            return
        table = self.tables[wire.table]
        table.seen[wire.seat] = max(table.seen[wire.seat], number)
        if table.busy and min(table.seen) >= table.wanted:
            self.took.append(perf_counter() - table.sent)
            table.busy = False
            self.free.append(wire.table)
            if self.open_loop:
                self.step()

    def step(self) -> bool:
        """One move, at the table that has waited longest."""
        while self.free:
            number = self.free.popleft()
            found = self.speech.move(number)
            if found is not None:
                seat, text = found
                table = self.tables[number]
                table.wanted, table.sent, table.busy = max(table.seen) + 1, perf_counter(), True
                self.wires[number][seat].send(text)
                return True
        return False

    async def flat_out(self, seconds: float, at_once: int) -> None:
        """As many moves as possible, so many on their way at once."""
        self.free = deque(range(len(self.tables)))
        self.took.clear()
        self.open_loop = True
        for _ in range(min(at_once, len(self.tables))):
            self.step()
        await asyncio.sleep(seconds)
        self.open_loop = False

    async def paced(self, seconds: float, rate: float) -> None:
        """So many moves a second, evenly."""
        await asyncio.sleep(0.5)
        self.took.clear()
        begun, made = perf_counter(), 0
        while (passed := perf_counter() - begun) < seconds:
            while made < passed * rate:
                self.step()
                made += 1
            await asyncio.sleep(0.001)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def measure(wish: dict[str, Any]) -> dict[str, float]:
    kind = Fablewood if wish["peer"] == "fablewood" else BoardgameIo
    speech: Speech = kind(wish["host"], wish["port"])
    pid, tables, seconds = wish["pid"], wish["tables"], wish["seconds"]
    load = Load(speech, wish["host"], wish["port"], tables)
    await load.open(0, FIRST)
    before = resident(pid)
    await load.open(FIRST, tables)
    await asyncio.sleep(1.0)
    connected = resident(pid)
    await load.flat_out(0.5, 64)  # to warm up
    await asyncio.sleep(0.5)
    cpu = cpu_seconds(pid)
    await load.flat_out(seconds, 64)
    moves, cpu = len(load.took), cpu_seconds(pid) - cpu
    full = list(load.took)
    await load.paced(seconds, moves / seconds / 2)
    half = list(load.took)
    return {
        "moves/s": moves / seconds,
        "moves/cpu-s": moves / max(cpu, 0.01),
        "p50": quantile(full, 0.5) * 1000,
        "p99": quantile(full, 0.99) * 1000,
        "half p50": quantile(half, 0.5) * 1000,
        "half p99": quantile(half, 0.99) * 1000,
        "bytes/table": (connected - before) / (tables - FIRST),
    }


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measure(json.loads(sys.stdin.readline())))), flush=True)
