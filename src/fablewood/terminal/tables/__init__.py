"""How a view is drawn at the terminal. A game's drawing is the module of its name; without one its view is listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fablewood.core.game import Setup
from fablewood.core.text import Message, Word, say

Words = Callable[..., str]


class Easel:
    """What a drawing needs besides the view: a language, the names of those who sit there, and what they play with."""

    def __init__(self, language: str, names: Sequence[str], setup: Setup) -> None:
        self.language = language
        self.names = names
        self.setup = setup

    def say(self, id: str, /, **args: Word) -> str:
        return say(Message(id, **args), self.language, self.names)


def draw(view: dict[str, Any], easel: Easel) -> RenderableType:
    module = f"{__name__}.{view['game'].replace('-', '_')}"
    if find_spec(module) is None:
        return listed(view)
    drawing: RenderableType = import_module(module).draw(view, easel)
    return drawing


def listed(view: dict[str, Any]) -> RenderableType:
    table = Table(show_header=False, box=None)
    for key, value in view.items():
        table.add_row(Text(key, style="bold"), str(value))
    return Group(table)
