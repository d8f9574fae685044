"""The place where a game is kept, so that nothing is lost whatever ends the play."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from fablewood.terminal.session import Session


def kept_game() -> Path:
    """Where the game is kept that is played."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "fablewood" / "game.record"


class Shelf:
    """Keeps the game of a session. Another game that lies there gives way, and comes back when this one is over."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.latest = session.source.encode()
        """If this lies there, it is this game: as it was taken up, or as it was kept last."""
        self.moved: Path | None = None

    def keep(self) -> Path | None:
        """Write the game down. If another one had to give way, where it lies now."""
        moved = self.make_room() if self.holds_another() else None
        self.session.save(kept_game())
        self.latest = kept_game().read_bytes()
        return moved

    def holds_another(self) -> bool:
        """Whether something lies there that would be lost if this game were written over it."""
        there = contents(kept_game())
        return there not in (b"", self.latest) and not goes_on(there, self.session.text().encode())

    def make_room(self) -> Path:
        """Put what lies there beside it, where nothing lies or only the beginning of it."""
        path = kept_game()
        there = contents(path)
        beside = (path.with_name(f"{path.stem}.{number}{path.suffix}") for number in count(1))
        self.moved = next(place for place in beside if goes_on(contents(place), there))
        path.replace(self.moved)
        return self.moved

    def clear(self) -> Path | None:
        """The game is over. If another one had given way and is back, where it lies."""
        path = kept_game()
        self.session.forget(path)
        if self.moved is None or path.exists() or not self.moved.exists():
            return None
        self.moved.replace(path)
        return path


def contents(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def goes_on(kept: bytes, other: bytes) -> bool:
    """Whether a game that was kept goes on in another text: then nothing of it is lost with the first."""
    return other.startswith(kept.partition(b"result:")[0])
