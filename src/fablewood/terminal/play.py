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
from fablewood.core.text import Either, Word, say
from fablewood.games.rulebook import rulebook
from fablewood.terminal.match import LONGEST_LIST, is_number, meant, own_words
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
        self.doing: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "rules": self.rules,
            "table": self.table,
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
            self.keep()

    def keep(self) -> None:
        try:
            self.session.save(kept_game())
        except (OSError, RuntimeError) as error:
            self.say("terminal-not-kept", "yellow", why=reason(error))
            self.console.print(self.session.record.write(), markup=False)
        else:
            self.say("terminal-kept", path=str(kept_game()))

    def go_on(self) -> None:
        self.session.let_bots_play()
        self.draw()
        while not self.session.state.over:
            if self.listen():
                self.session.let_bots_play()
                self.draw()
        self.finish()

    def draw(self) -> None:
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

    def listen(self) -> bool:
        """Do what is typed; whether the table is another one after it."""
        typed = self.console.input(f"[bold]{self.easel.say('terminal-prompt')}[/] ").strip()
        command, _, rest = typed.partition(" ")
        if command.lower() in COMMANDS:
            return self.doing[COMMANDS[command.lower()]](rest.strip())
        return bool(typed) and self.try_move(typed)

    def try_move(self, typed: str) -> bool:
        move = self.understood(typed)
        if move is None:
            return False
        refusal = self.session.state.explain(self.session.seat, move)
        if refusal is None:
            self.session.play(self.session.seat, move)
        else:
            self.console.print(Text(refusal.text(self.language, self.session.names), style="yellow"))
        return refusal is None

    def understood(self, typed: str) -> int | None:
        """The one move that was meant; otherwise it is said what could be."""
        state = self.session.state
        moves = meant(state, self.session.seat, typed, self.language)
        if len(moves) == 1:
            return moves[0]
        if moves:
            several = [own_words(state, move, self.language) for move in moves[:8]] + ["…"] * (len(moves) > 8)
            self.say("terminal-several", "yellow", moves=Either(tuple(several)))
            return None
        listed = len(state.legal(self.session.seat))
        if is_number(typed) and listed <= LONGEST_LIST:
            self.say("terminal-not-listed", "yellow", last=listed)
            return None
        try:
            return state.read_move(typed)
        except FablewoodError as error:
            self.console.print(Text(error.text(self.language, self.session.names), style="yellow"))
            return None

    # Commands

    def help(self, _: str) -> bool:
        self.say("terminal-help")
        return False

    def table(self, _: str) -> bool:
        self.draw()
        return False

    def why(self, typed: str) -> bool:
        move = self.understood(typed) if typed else None
        if not typed:
            self.say("terminal-why-what", "yellow")
        elif move is not None:
            refusal = self.session.state.explain(self.session.seat, move)
            if refusal is None:
                self.say("terminal-legal", move=self.session.state.move_text(move))
            else:
                self.console.print(Text(refusal.text(self.language, self.session.names), style="yellow"))
        return False

    def undo(self, _: str) -> bool:
        undone = self.session.undo()
        if not undone:
            self.say("terminal-nothing-to-undo", "yellow")
        return undone

    def save(self, typed: str) -> bool:
        try:
            path = Path(typed).expanduser() if typed else kept_game()
            self.session.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.say("terminal-cannot-save", "yellow", path=typed, why=reason(error))
        else:
            self.say("terminal-saved", path=str(path))
        return False

    def resume(self, typed: str) -> bool:
        try:
            path = Path(typed).expanduser() if typed else kept_game()
            self.session = resume(path.read_text("utf-8-sig"))
        except FablewoodError as error:
            self.console.print(Text(error.text(self.language), style="yellow"))
        except (OSError, ValueError, RuntimeError) as error:
            self.say("terminal-cannot-read", "yellow", path=typed, why=reason(error))
        else:
            return True
        return False

    def rules(self, typed: str) -> bool:
        """All rules, or those whose ids begin with what was typed: `rules 5.2`, `rules 5`."""
        text = rulebook(self.session.setup.game.name, self.language)
        code = self.session.setup.game.code.upper()
        wanted = typed.upper().removeprefix(code).strip()
        paragraphs = re.findall(
            rf"^\*\*{code} {re.escape(wanted)}[.\s*].*?(?=\n\*\*{code} |\n## |\Z)", text, re.M | re.S
        )
        if wanted and not paragraphs:
            self.say("terminal-no-rule", "yellow", rule=f"{code} {wanted}")
        else:
            self.console.print(Markdown("\n\n".join(paragraphs) if wanted else text))
        return False

    def quit(self, _: str) -> bool:
        raise Leave

    def finish(self) -> None:
        outcome = self.session.state.outcome()
        assert outcome is not None
        won = self.session.seat in outcome.winners
        self.say("terminal-won" if won else "terminal-lost", "bold green" if won else "bold")
        self.say("terminal-again", "dim", command=self.command())
        self.session.forget(kept_game())

    def command(self) -> str:
        """What deals this game again."""
        setup = self.session.setup
        options = [f" --option {name}={value}" for name, value in setup.options.items()]
        usual = setup.game.setup(setup.seats).options
        unusual = [
            text for text, (name, value) in zip(options, setup.options.items(), strict=True) if usual[name] != value
        ]
        seat = f" --seat {self.session.seat + 1}" if self.session.seat else ""
        start = f"fablewood play {setup.game.name} --seats {setup.seats}{seat}{''.join(unusual)}"
        return f"{start} --seed {self.session.record.seed}"


def reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
