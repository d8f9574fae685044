"""`fablewood games`, `rules` and `position`."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fablewood.cli.asked import Commands, read_json_file
from fablewood.core.text import Message, say
from fablewood.games import GAMES, find_game, set_up
from fablewood.games.rulebook import rulebook


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("games", parents=[spoken], help="list the games and their options")
    command.set_defaults(run=list_games)
    command = commands.add_parser("rules", parents=[spoken], help="show the rules of a game")
    command.add_argument("game", metavar="GAME")
    command.set_defaults(run=show_rules)
    command = commands.add_parser(
        "position", parents=[spoken], help="positions as JSON: their schema, and checking one"
    )
    parts = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    part = parts.add_parser("schema", parents=[spoken], help="print the JSON Schema of a game's positions")
    part.add_argument("game", metavar="GAME")
    part.set_defaults(run=print_schema)
    part = parts.add_parser("check", parents=[spoken], help="say whether a position is possible, and why not")
    part.add_argument("file", metavar="FILE", help="a file with JSON, or - for standard input")
    part.set_defaults(run=check_position)


def list_games(asked: argparse.Namespace) -> None:
    console = Console(highlight=False)
    for game in GAMES.values():
        title = Text.assemble((game.name, "bold cyan"), "  ", (say(game.title(), asked.lang), "bold"))
        console.print(title)
        console.print(Padding(say(Message(f"{game.code}-blurb"), asked.lang), (0, 0, 0, 2)))
        counts = ", ".join(str(count) for count in game.seat_counts)
        console.print(Padding(say(Message("command-games-seats", seats=counts), asked.lang), (0, 0, 0, 2)))
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for option in game.options:
            choices = say(option.choices(game.seat_counts[-1]), asked.lang)
            words = say(Message(f"option-{game.code}-{option.name}"), asked.lang)
            table.add_row(Text(option.name, style="green"), f"{words} ({choices})")
        console.print(Padding(say(Message("command-games-options"), asked.lang), (0, 0, 0, 2)))
        console.print(Padding(table, (0, 0, 1, 4)))


def show_rules(asked: argparse.Namespace) -> None:
    Console().print(Markdown(rulebook(find_game(asked.game).name, asked.lang)))


def print_schema(asked: argparse.Namespace) -> None:
    print(json.dumps(find_game(asked.game).position_schema(), indent=2))


def check_position(asked: argparse.Namespace) -> None:
    set_up(read_json_file(asked.file))
    print(say(Message("command-position-fine"), asked.lang))
