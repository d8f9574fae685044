"""The servers that are measured, each in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
PACKAGES = {"boardgame.io": "0.50.2", "koa-compose": "4.1.0"}
"""With a newer koa-compose its lobby answers 404."""
FILES = 65_536


@dataclass
class Measured:
    peer: str
    port: int
    pid: int


@contextmanager
def fablewood() -> Iterator[Measured]:
    """Ours, over SQLite on this machine's disk: each move is synced before anyone is told."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "fablewood.bench.tables.host", f"sqlite:///{home}/tables.db"]
        with started("fablewood", command, Path.cwd()) as measured:
            yield measured


@contextmanager
def boardgame_io() -> Iterator[Measured]:
    """boardgame.io with its in-memory storage."""
    home = environment()
    if home is None:
        raise FileNotFoundError("boardgame.io can't be installed here")
    with started("boardgame.io", ["node", "server.js"], home) as measured:
        yield measured


@contextmanager
def started(peer: str, command: list[str], folder: Path) -> Iterator[Measured]:
    quiet = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=quiet
    )
    try:
        assert process.stdout is not None
        line = next((line for line in process.stdout if ":" in line), "")
        yield Measured(peer, int(line.strip().rstrip("/").rpartition(":")[2]), process.pid)
    finally:
        process.kill()
        process.communicate()


def environment() -> Path | None:
    """A folder with boardgame.io in it; made the first time, kept in the cache. None where it can't be had."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        print("there is no Node.js here: measuring ourselves alone", file=sys.stderr)
        return None
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    place = cache / "fablewood" / "-".join(["tables", *PACKAGES.values()])
    if not (place / "ready").exists():
        print("making an environment for boardgame.io (once)", file=sys.stderr)
        place.mkdir(parents=True, exist_ok=True)
        wish = {"private": True, "dependencies": PACKAGES, "overrides": {"koa-compose": PACKAGES["koa-compose"]}}
        (place / "package.json").write_text(json.dumps(wish), "utf-8")
        done = subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=place, check=False)
        if done.returncode != 0:
            print("boardgame.io can't be installed here: measuring ourselves alone", file=sys.stderr)
            return None
        (place / "ready").touch()
    shutil.copy(HERE / "boardgame_io.js", place / "server.js")
    return place
