"""`fablewood study`: what a game is like, for those who design it."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console

from fablewood.arena.balance import Plan, pieces, plain, study
from fablewood.arena.balance_page import page, summed_up
from fablewood.arena.contest import Contest
from fablewood.arena.facts import Item
from fablewood.arena.figures import import_choix
from fablewood.cli.arena import add_where, progress
from fablewood.cli.asked import Commands, add_table, from_one, options, seats
from fablewood.cli.bench import check_writable
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message, say
from fablewood.games import find_game

USUAL_POWERS = 8
"""For the bar, until it is known how many come up."""


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("study", parents=[spoken], help="a balance report: what wins, how long, how close")
    add_table(command)
    command.add_argument("--bots", default="easy,medium", metavar="A,B", help="at which strengths (easy,medium)")
    command.add_argument("--deals", type=from_one, default=200, metavar="N", help="games at each strength (200)")
    command.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games (1)")
    add_where(command)
    command.add_argument(
        "--without",
        default="",
        metavar="KIND:NAME,...",
        help="what one side may not do, as used:hoot (default: each power)",
    )
    command.add_argument("--json", metavar="FILE", help="write the figures down as well")
    command.add_argument("--report", metavar="FILE.html", help="where the page goes (study-GAME.html)")
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> None:
    import_choix()
    setup = find_game(asked.game).setup(seats(asked), options(asked))
    bots = tuple(dict.fromkeys(name.strip() for name in asked.bots.split(",")))
    Contest(setup, (*bots, "random" if bots == ("greedy",) else "greedy", "random"), asked.seed)  # are there such bots?
    plan = Plan(setup, bots, asked.deals, asked.seed, without(asked.without))
    path = Path(asked.report or f"study-{setup.game.name}.html")
    for file in (path, Path(asked.json) if asked.json else None):
        if file is not None:
            check_writable(file)
    with progress(pieces(plan, len(plan.without) or USUAL_POWERS), asked.lang) as bar:
        count = 0

        def tell() -> None:
            nonlocal count
            count += 1
            bar(count)

        found = study(plan, asked.jobs, asked.ray, tell)
    path.write_text(page(plan, found, asked.lang), "utf-8")
    if asked.json:
        Path(asked.json).write_text(json.dumps(plain(plan, found), indent=2) + "\n", "utf-8")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    for message in summed_up(plan, found):
        console.print(say(message, asked.lang))
    console.print(say(Message("study-written", path=str(path)), asked.lang))


def without(text: str) -> tuple[Item, ...]:
    items = []
    for part in filter(None, (one.strip() for one in text.split(","))):
        kind, sign, name = part.partition(":")
        if not (kind and sign and name):
            raise InvalidSetup(Refusal(Message("study-without", found=part)))
        items.append((kind, name))
    return tuple(items)
