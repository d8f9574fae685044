"""The conversation at the terminal: the table is drawn, what happened is told, and what is typed is done."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from fablewood.core.errors import FablewoodError
from fablewood.core.game import SPECTATOR
from fablewood.core.text import Word, say
from fablewood.games.rulebook import rulebook
from fablewood.terminal.match import LONGEST_LIST, meant
from fablewood.terminal.session import Session, resume
from fablewood.terminal.tables import Easel, draw

COMMANDS = {
    "help": "help", "hilfe": "help", "?": "help",
    "why": "why", "warum": "why",
    "undo": "undo", "zurück": "undo",
    "save": "save", "speichern": "save",
    "resume": "resume", "weiter": "resume",
    "rules": "rules", "regeln": "rules",
    "table": "table", "tisch": "table",
    "quit": "quit", "ende": "quit",
}  # fmt: skip


def kept_game() -> Path:
    """Where a game is kept that somebody left."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "fablewood" / "game.record"


class Leave(Exception):
    """The person gets up from the table."""


class Play:
    def __init__(self, session: Session, console: Console, language: str) -> None:
        self.session = session
        self.console = console
        self.language = language
        self.doing: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "rules": self.rules,
            "table": self.draw,
            "quit": self.quit,
        }

    @property
    def easel(self) -> Easel:
        return Easel(self.language, self.session.names)

    def say(self, id: str, style: str = "", **args: Word) -> None:
        self.console.print(Text(self.easel.say(id, **args), style=style))

    def run(self) -> None:
        """Until the game is over or the person leaves; a game left is kept."""
        self.say("terminal-welcome", "dim")
        try:
            self.go_on()
        except (Leave, KeyboardInterrupt, EOFError):
            self.console.print()
            self.session.save(kept_game())
            self.say("terminal-kept", path=str(kept_game()))

    def go_on(self) -> None:
        self.session.let_bots_play()
        self.draw()
        while not self.session.state.over:
            before = len(self.session.record.moves)
            self.listen()
            if len(self.session.record.moves) != before:
                self.session.let_bots_play()
                self.draw()
        self.finish()

    def draw(self, _: str = "") -> None:
        self.console.print()
        for event in self.session.news:
            self.console.print(Text("  " + say(event.message, self.language, self.session.names)))
        self.session.news = []
        state, seat = self.session.state, self.session.seat
        self.console.print()
        self.console.print(draw(state.view(SPECTATOR if state.over else seat), self.easel))
        if not state.over:
            self.console.print(self.choices())

    def choices(self) -> RenderableType:
        state, seat = self.session.state, self.session.seat
        moves = state.legal(seat)
        if len(moves) > LONGEST_LIST:
            example = state.move_text(moves[len(moves) // 2])
            return Text(self.easel.say("terminal-many", count=len(moves), example=example))
        words = [
            say(state.setup.game.move_words(state.setup, move), self.language, self.session.names) for move in moves
        ]
        listed = [Text.assemble((f"{number:>2}", "bold"), " ", one) for number, one in enumerate(words, 1)]
        return Columns(listed, padding=(0, 3))

    def listen(self) -> None:
        typed = self.console.input(f"[bold]{self.easel.say('terminal-prompt')}[/] ").strip()
        command, _, rest = typed.partition(" ")
        if not typed:
            return
        if command.lower() in COMMANDS:
            self.doing[COMMANDS[command.lower()]](rest.strip())
        else:
            self.try_move(typed)

    def try_move(self, typed: str) -> None:
        move = self.understood(typed)
        if move is None:
            return
        refusal = self.session.state.explain(self.session.seat, move)
        if refusal is None:
            self.session.play(self.session.seat, move)
        else:
            self.console.print(Text(refusal.text(self.language, self.session.names), style="yellow"))

    def understood(self, typed: str) -> int | None:
        """The one move that was meant; otherwise it is said what could be."""
        state = self.session.state
        moves = meant(state, self.session.seat, typed, self.language)
        if len(moves) == 1:
            return moves[0]
        if moves:
            several = tuple(state.move_text(move) for move in moves[:8])
            self.say("terminal-several", "yellow", moves=several)
            return None
        try:
            return state.read_move(typed)
        except FablewoodError as error:
            self.console.print(Text(error.text(self.language, self.session.names), style="yellow"))
            return None

    # Commands

    def help(self, _: str) -> None:
        self.say("terminal-help")

    def why(self, typed: str) -> None:
        move = self.understood(typed) if typed else None
        if not typed:
            self.say("terminal-why-what", "yellow")
        elif move is not None:
            refusal = self.session.state.explain(self.session.seat, move)
            if refusal is None:
                self.say("terminal-legal", move=self.session.state.move_text(move))
            else:
                self.console.print(Text(refusal.text(self.language, self.session.names), style="yellow"))

    def undo(self, _: str) -> None:
        if self.session.undo():
            self.session.let_bots_play()
            self.draw()
        else:
            self.say("terminal-nothing-to-undo", "yellow")

    def save(self, typed: str) -> None:
        path = Path(typed).expanduser() if typed else kept_game()
        try:
            self.session.save(path)
        except OSError as error:
            self.say("terminal-cannot-save", "yellow", path=str(path), why=str(error.strerror))
        else:
            self.say("terminal-saved", path=str(path))

    def resume(self, typed: str) -> None:
        path = Path(typed).expanduser() if typed else kept_game()
        try:
            self.session = resume(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            self.say("terminal-cannot-read", "yellow", path=str(path), why=str(getattr(error, "strerror", error)))
        except FablewoodError as error:
            self.console.print(Text(error.text(self.language), style="yellow"))
        else:
            self.session.let_bots_play()
            self.draw()

    def rules(self, typed: str) -> None:
        """All rules, or those whose ids begin with what was typed: `rules 5.2`, `rules 5`."""
        text = rulebook(self.session.setup.game.name, self.language)
        code = self.session.setup.game.code.upper()
        wanted = typed.upper().removeprefix(code).strip()
        paragraphs = re.findall(
            rf"^\*\*{code} {re.escape(wanted)}[.\s*].*?(?=\n\*\*{code} |\n## |\Z)", text, re.M | re.S
        )
        self.console.print(Markdown("\n\n".join(paragraphs) if wanted and paragraphs else text))

    def quit(self, _: str) -> None:
        raise Leave

    def finish(self) -> None:
        outcome = self.session.state.outcome()
        assert outcome is not None
        won = self.session.seat in outcome.winners
        self.say("terminal-won" if won else "terminal-lost", "bold green" if won else "bold")
        self.say("terminal-again", "dim", seed=self.session.record.seed)
