"""What the server says of itself: one JSON object a line, on standard error. Never a card, a seed or a key."""

from __future__ import annotations

import json
import sys
import time
from typing import TextIO


class Journal:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out
        self.quiet = False

    def info(self, event: str, **about: object) -> None:
        if not self.quiet:
            self._write("info", event, about)

    def error(self, event: str, **about: object) -> None:
        self._write("error", event, about)

    def _write(self, level: str, event: str, about: dict[str, object]) -> None:
        line = {"at": round(time.time(), 3), "level": level, "event": event, **about}
        print(json.dumps(line, default=str), file=self.out or sys.stderr, flush=True)


journal = Journal()
