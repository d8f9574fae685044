"""Any program as a bot: it reads a line and answers with a line. The protocol is in docs/add-a-bot.md.

It gets the same as every bot: what its seat may see, and a world drawn from that. If it takes too long, dies, or says
what is no legal move, rules of thumb move in its place, and the choice says what was wrong.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO

from fablewood.bots.bot import PATIENCE, Bot, Choice, stand_in
from fablewood.core.chance import Chance
from fablewood.core.errors import FablewoodError, InvalidSetup, Refusal
from fablewood.core.state import State
from fablewood.core.text import Message, quoted

GREETING = "fablewood 1"
TO_START = 10.0
"""Seconds until a program has to have greeted back. Some load a lot first."""
LONGEST_LINE = 65536
MOST_LINES = 10_000
"""More than anybody has to say about a move: a program that says more has to wait."""
MOST_FAULTS = 5
"""After so many in a row nobody asks the program any more."""


class Fault(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Program(Bot):
    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError:
            self.words = []
        if not self.words:
            raise InvalidSetup(Refusal(Message("bot-no-command", command=quoted(command))))
        self.patience = patience
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str | None] = Queue()
        self.faults = 0

    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        allowed = min(seconds, self.patience)
        try:
            if self.faults >= MOST_FAULTS:
                raise Fault(Message("bot-given-up", times=self.faults))
            self.start()
            self.forget_lines()
            self.send(f"choose {question(world, seat, chance, allowed)}")
            choice = self.listen(world, seat, monotonic() + allowed)
        except Fault as fault:
            self.faults += 1
            self.kill()
            return stand_in(world, seat, chance, fault.message)
        self.faults = 0
        return choice

    # Talking to it

    def start(self) -> None:
        if self.process is not None:
            return
        try:
            self.process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as error:
            raise Fault(Message("bot-no-start", command=self.words[0], why=error.strerror or str(error))) from None
        # What it says is read beside: so nothing that it does or leaves undone can keep us waiting.
        self.lines = Queue(MOST_LINES)
        assert self.process.stdout is not None
        Thread(target=pass_on, args=(self.process.stdout, self.lines), daemon=True).start()
        self.send(GREETING)
        if self.hear(monotonic() + TO_START) != "ready":
            raise Fault(Message("bot-not-ready", expected="ready"))

    def send(self, line: str) -> None:
        """Beside, too: who doesn't read must not keep us from writing."""
        assert self.process is not None
        assert self.process.stdin is not None
        Thread(target=write_line, args=(self.process.stdin, line), daemon=True).start()

    def forget_lines(self) -> None:
        """What it said after its last answer answers nothing."""
        while not self.lines.empty():
            if self.lines.get_nowait() is None:
                raise Fault(Message("bot-died"))

    def hear(self, until: float) -> str:
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Fault(Message("bot-late")) from None
        if line is None:
            raise Fault(Message("bot-died"))
        return line

    def listen(self, world: State, seat: int, until: float) -> Choice:
        """Lines up to the move: what it expects, and why."""
        legal = {world.move_text(move): move for move in world.legal(seat)}
        expected: dict[int, float] = {}
        reason = None
        while True:
            verb, _, rest = self.hear(until).partition(" ")
            if verb == "because":
                reason = Message("bot-says", text=quoted(rest))
            elif verb == "expect":
                share, _, text = rest.partition(" ")
                if text in legal and (value := share_of(share)) is not None:
                    expected[legal[text]] = value
            elif verb == "move":
                return Choice(self.found(world, rest, legal), expected, reason)

    def found(self, world: State, text: str, legal: dict[str, int]) -> int:
        try:
            move = world.read_move(text)
        except FablewoodError:
            move = -1
        if move not in legal.values():
            raise Fault(Message("bot-illegal", move=quoted(text)))
        return move

    # Ending it

    def close(self) -> None:
        if self.process is None:
            return
        self.send("quit")
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=self.patience)
        self.kill()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for stream in (self.process.stdin, self.process.stdout):
                assert stream is not None
                with suppress(OSError, ValueError):  # somebody may be writing still
                    stream.close()
            self.process = None

    def __del__(self) -> None:
        if hasattr(self, "process"):
            self.close()


def question(world: State, seat: int, chance: Chance, seconds: float) -> str:
    """All that a bot may know, in one line."""
    asked = {
        "seat": seat,
        "seconds": seconds,
        "seed": chance.text(),
        "legal": [world.move_text(move) for move in world.legal(seat)],
        "view": world.view(seat),
        "world": world.position(),
    }
    return json.dumps(asked, separators=(",", ":"))


def write_line(stream: IO[str], line: str) -> None:
    with suppress(OSError, ValueError):  # it has died, which is noticed where we listen
        stream.write(line + "\n")
        stream.flush()


def pass_on(stream: IO[str], lines: Queue[str | None]) -> None:
    """Line after line, as it comes; None when there will be no more."""
    with suppress(OSError, ValueError, Full):
        while line := stream.readline(LONGEST_LINE):
            lines.put(line.rstrip("\r\n"), timeout=TO_START)
    with suppress(Full):
        lines.put_nowait(None)


def share_of(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if 0 <= value <= 1 else None
