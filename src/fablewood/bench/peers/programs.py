"""The programs we measure ourselves against, each in a process and an environment of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

REQUIREMENTS = ("open_spiel==2.0.2", "rlcard==1.2.0")
WORKERS = ("open_spiel_worker.py", "rlcard_worker.py")


def environment() -> Path | None:
    """The Python that has the peers; made the first time, kept in the cache. None where they can't be had."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    place = home / "fablewood" / "-".join(["peers", *REQUIREMENTS, f"{sys.version_info[0]}.{sys.version_info[1]}"])
    python = place / "bin" / "python"
    if not (place / "ready").exists():
        print(f"making an environment for {' and '.join(REQUIREMENTS)} (once)", file=sys.stderr)
        venv.create(place, with_pip=True, clear=True)
        if subprocess.run([python, "-m", "pip", "install", "--quiet", *REQUIREMENTS], check=False).returncode != 0:
            print("they can't be installed here: measuring ourselves alone", file=sys.stderr)
            return None
        (place / "ready").touch()
    return python


@dataclass
class Peer:
    """A running worker: ask it for one measure at a time."""

    process: subprocess.Popen[str]
    version: str
    measures: list[str]

    @classmethod
    def start(cls, python: Path, worker: str) -> Peer:
        process = subprocess.Popen(
            [python, Path(__file__).parent / worker],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        peer = cls(process, "", [])
        hello = peer.read()
        peer.version, peer.measures = hello["version"], hello["ready"]
        return peer

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker {self.process.args!r} ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, name: str, seconds: float) -> tuple[float, str] | None:
        """The value and its unit; None if this peer can't do it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": name, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        answer = self.read()
        return (answer["value"], answer["unit"]) if "value" in answer else None

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()
