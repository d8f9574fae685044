"""The conversation at the terminal: the table is drawn, what happened is told, and what is typed is done."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from fablewood.core.errors import FablewoodError
from fablewood.core.game import SPECTATOR
from fablewood.core.record import text_of, value_text
from fablewood.core.text import Either, Word, own_language, say
from fablewood.games.rulebook import rulebook
from fablewood.terminal.match import LONGEST_LIST, is_number, meant, own_words
from fablewood.terminal.session import NAMES, USUAL_OPPONENTS, Session, resume
from fablewood.terminal.shelf import Shelf, kept_game
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


class Leave(Exception):
    """The person gets up from the table."""


class Play:
    def __init__(self, session: Session, console: Console, language: str) -> None:
        self.sit_down(session)
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

    def sit_down(self, session: Session) -> None:
        self.session = session
        self.shelf = Shelf(session)

    @property
    def easel(self) -> Easel:
        return Easel(self.language, self.session.names, self.session.setup)

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
            if not self.session.begun and self.shelf.holds_another():
                self.say("terminal-not-begun", path=str(kept_game()))
                return
            self.put_on_shelf()
        except (OSError, RuntimeError) as error:
            self.say("terminal-not-kept", "yellow", why=reason(error))
            self.console.print(self.session.record.write(), markup=False)
        else:
            self.say("terminal-kept", path=str(kept_game()))

    def put_on_shelf(self) -> None:
        moved = self.shelf.keep()
        if moved is not None:
            self.say("terminal-moved", path=str(moved))

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
        words = [own_words(state, move, self.language, NAMES) for move in moves]
        listed = [Text.assemble((f"{number:>2}", "bold"), " ", one) for number, one in enumerate(words, 1)]
        return Columns(listed, padding=(0, 3), column_first=True)

    def listen(self) -> bool:
        """Do what is typed; whether the table is another one after it."""
        if sys.stdin is None:  # whoever started us has closed it: `<&-`
            raise EOFError
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
            self.keep_in_passing()
        else:
            self.console.print(Text(refusal.text(self.language, self.session.names), style="yellow"))
        return refusal is None

    def keep_in_passing(self) -> None:
        """After each move of the person: when a line is cut or a machine goes down, nobody can keep anything."""
        if not self.session.state.over:
            with suppress(OSError, RuntimeError):  # said when the person leaves
                self.put_on_shelf()

    def understood(self, typed: str) -> int | None:
        """The one move that was meant; otherwise it is said what could be."""
        state = self.session.state
        moves = meant(state, self.session.seat, typed, self.language, NAMES)
        if len(moves) == 1:
            return moves[0]
        if moves:
            several = [own_words(state, move, self.language, NAMES) for move in moves[:8]] + ["…"] * (len(moves) > 8)
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
            if path == kept_game():
                self.put_on_shelf()
            else:
                self.session.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.say("terminal-cannot-save", "yellow", path=typed or str(kept_game()), why=reason(error))
        else:
            self.say("terminal-saved", path=str(path))
        return False

    def resume(self, typed: str) -> bool:
        try:
            path = Path(typed).expanduser() if typed else kept_game()
            if not typed and not path.exists():
                self.say("terminal-none-kept", "yellow", path=str(path))
                return False
            self.sit_down(resume(text_of(path.read_bytes())))
        except FablewoodError as error:
            self.console.print(Text(error.text(self.language), style="yellow"))
        except (OSError, ValueError, RuntimeError) as error:
            self.say("terminal-cannot-read", "yellow", path=typed or str(kept_game()), why=reason(error))
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
        if self.session.record.start is None:
            again = self.easel.say("terminal-again", command=self.command())
            self.console.print(Text(again, style="dim"), soft_wrap=True)  # in one piece, to be copied
        self.clear_shelf()

    def clear_shelf(self) -> None:
        with suppress(OSError, RuntimeError):
            back = self.shelf.clear()
            if back is not None:
                self.say("terminal-back", path=str(back))

    def command(self) -> str:
        """What deals this game again; what is as usual needn't be said."""
        session, setup = self.session, self.session.setup
        usual = setup.game.setup(setup.seats).options
        words = ["fablewood play", setup.game.name, f"--seats {setup.seats}"]
        words += [f"--seat {session.seat + 1}"] if session.seat else []
        words += [
            f"--option {name}={value_text(value)}" for name, value in setup.options.items() if value != usual[name]
        ]
        words += [f"--against {session.opponents}"] if session.opponents != USUAL_OPPONENTS else []
        words += [f"--lang {self.language}"] if self.language != own_language() else []
        return " ".join([*words, f"--seed {session.record.seed}"])


def reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
