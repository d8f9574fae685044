"""Ours beside boardgame.io, at more and more tables; the load comes from a second process."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

from rich.progress import track

from fablewood.bench.row import Row
from fablewood.bench.tables.servers import FILES, Measured, boardgame_io, environment, fablewood

TABLES = (100, 1000, 5000)
SECONDS = 4.0
UNITS = {
    "moves/s": "moves/s",
    "moves/cpu-s": "moves per CPU second",
    "p50": "ms at full load",
    "p99": "ms at full load",
    "half p50": "ms at half load",
    "half p99": "ms at half load",
    "bytes/table": "bytes per table with four sockets",
}
PEER = "boardgame.io, in memory"
MOST_OF_THEIRS = 1000
"""At more tables it takes minutes to open them."""

Found = dict[str, float]


def table_rows(counts: tuple[int, ...] = TABLES) -> list[Row]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, FILES), hard), hard))
    theirs = environment() is not None
    made: list[Row] = []
    for count in track(counts, description="tables under load", transient=True):
        if 4 * count + 200 > min(max(soft, FILES), hard):
            print(f"{count} tables need more open files than this machine allows", file=sys.stderr)
            continue
        ours = measured(fablewood, count)
        peer = measured(boardgame_io, count) if theirs and count <= MOST_OF_THEIRS else None
        made += [row(f"tables.{count}.{name}", name, ours, peer) for name in UNITS]
    return made


def measured(server: Callable[[], AbstractContextManager[Measured]], tables: int) -> Found:
    with server() as host:
        wish = {
            "peer": host.peer, "host": "127.0.0.1", "port": host.port, "pid": host.pid, "tables": tables,
            "seconds": SECONDS,
        }  # fmt: skip
        load = [sys.executable, "-m", "fablewood.bench.tables.load"]
        done = subprocess.run(load, input=json.dumps(wish) + "\n", capture_output=True, text=True, check=True)
    found: Found = json.loads(done.stdout)
    return found


def row(name: str, kind: str, ours: Found, peer: Found | None) -> Row:
    if peer is None:
        return Row(name, ours[kind], UNITS[kind])
    return Row(name, ours[kind], UNITS[kind], PEER, peer[kind], ours[kind] / max(peer[kind], 1e-9))
