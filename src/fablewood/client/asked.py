"""What both clients have in common: how things are asked, and what answers mean."""

from __future__ import annotations

import json
import secrets
from collections import deque
from typing import Any

Data = dict[str, Any]

PATIENCE = 10.0
"""Seconds to wait for an answer before the same is sent again."""
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to reach the server again; then it is given up."""
LARGEST = 1 << 22


class ServerError(Exception):
    """The server refuses something: `problem` has the code, the sentence and the rule."""

    def __init__(self, problem: Data) -> None:
        super().__init__(f"{problem['text']} {problem.get('rule', '')}".strip())
        self.problem = problem

    @property
    def code(self) -> str:
        return str(self.problem["code"])


class Inbox:
    """The frames of a table that have come. Those that are older than one's own latest move ask for nothing any more:
    they are handed on together with the next one."""

    def __init__(self) -> None:
        self.frames: deque[Data] = deque()
        self.missed: list[Data] = []
        self.seen = 0
        """The number of the latest frame that came."""
        self.made = 0
        """The number of the step that one's latest move led to."""

    def put(self, frame: Data) -> None:
        self.frames.append(frame)
        self.seen = frame["number"]

    def take(self) -> Data | None:
        while self.frames:
            frame = self.frames.popleft()
            steps = [*self.missed, *frame["steps"]]
            self.missed = steps if frame["number"] < self.made else []
            if frame["number"] >= self.made:
                return {**frame, "steps": steps}
        return None


def asked(do: str, **what: Any) -> Data:
    """A frame with an id of its own."""
    return {"do": do, "id": secrets.token_hex(8), **what}


def answered(data: Data) -> Data:
    """The answer, or the refusal raised."""
    if "error" in data and data["error"] is not None:
        raise ServerError(data["error"])
    return data


def frame_of(text: str | bytes) -> Data:
    frame: Data = json.loads(text)
    return frame


def socket_url(url: str, table: str, since: int, eyes: int | None) -> str:
    wish = "" if eyes is None else f"&eyes={eyes}"
    return f"ws{url.removeprefix('http')}/api/tables/{table}/socket?since={since}{wish}"


def wish_of(game: str, seats: int, players: list[str] | None, name: str, settings: Data) -> Data:
    """A table to be made. Players are "me", "open", or the level of a bot."""
    wish: Data = {"game": game, "seats": seats, "name": name, **settings}
    if players is not None:
        wish["players"] = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "level": one} for one in players]
    return wish
