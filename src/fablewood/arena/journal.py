"""A run as it goes on, a line of JSON for each block: so it can be stopped, taken up again and looked through."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from fablewood.arena.contest import Block, Contest, GamePlayed
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message


class Journal:
    """Of one contest, in a file, or nowhere."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.contest = contest
        self.path = path
        self.blocks: dict[int, Block] = {}
        self.file: TextIO | None = None
        if path is None:
            return
        try:
            lines = path.read_text("utf-8").splitlines() if path.exists() else []
            self.read(lines)
            # Written anew: a line that broke off when the machine did is gone then.
            draft = path.with_name(f".{path.name}.new")
            entries = [contest.plain(), *(plain(block) for block in self.blocks.values())]
            draft.write_text("".join(json.dumps(entry) + "\n" for entry in entries), "utf-8")
            draft.replace(path)
            self.file = path.open("a", encoding="utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            raise InvalidSetup(Refusal(Message("terminal-cannot-save", path=str(path), why=why))) from None

    def read(self, lines: list[str]) -> None:
        if not lines:
            return
        entries = [entry for line in lines if (entry := read_line(line)) is not None]
        if not entries or "game" not in entries[0]:
            raise InvalidSetup(Refusal(Message("arena-no-journal", path=str(self.path))))
        if entries[0] != self.contest.plain():
            wrong = tuple(key for key, value in self.contest.plain().items() if entries[0].get(key) != value)
            raise InvalidSetup(Refusal(Message("arena-other-journal", path=str(self.path), what=wrong)))
        for entry in entries[1:]:
            with suppress(KeyError, TypeError, ValueError):  # not one of ours
                block = from_plain(entry)
                self.blocks[block.number] = block

    def add(self, block: Block) -> None:
        self.blocks[block.number] = block
        if self.file is not None:
            self.file.write(json.dumps(plain(block)) + "\n")
            self.file.flush()

    def in_order(self) -> list[Block]:
        """As if they had been played one after the other, whoever was done first."""
        return [self.blocks[number] for number in sorted(self.blocks)]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def read_line(line: str) -> dict[str, Any] | None:
    """None for a line that broke off."""
    try:
        entry = json.loads(line)
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None


def plain(block: Block) -> dict[str, Any]:
    return {
        "deal": block.number,
        "games": [{"bots": list(game.bots), "shares": list(game.shares), "moves": game.moves} for game in block.games],
        "faults": dict(block.faults),
        "spent": {name: [round(seconds, 6), moves] for name, (seconds, moves) in block.spent.items()},
    }


def from_plain(entry: dict[str, Any]) -> Block:
    games = tuple(GamePlayed(tuple(one["bots"]), tuple(one["shares"]), one["moves"]) for one in entry["games"])
    spent = {name: (seconds, moves) for name, (seconds, moves) in entry["spent"].items()}
    return Block(entry["deal"], games, spent, entry["faults"])
