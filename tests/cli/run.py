"""Runs the command as somebody at a terminal does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "fablewood"]


def environment(home: Path) -> dict[str, str]:
    """A home of its own: a test neither reads nor leaves anything in the real one."""
    return {**os.environ, "XDG_STATE_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "", "PYTHONWARNINGS": "error"}


def fablewood(
    home: Path, *arguments: object, typed: str | bytes = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, *(str(one) for one in arguments)],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env={**environment(home), **(env or {})},
        timeout=120,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in out + err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)
