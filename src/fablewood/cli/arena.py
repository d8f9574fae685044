"""`fablewood arena`: bots play against each other."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fablewood.arena.contest import Contest
from fablewood.arena.figures import Standing, figures, import_choix, standings
from fablewood.arena.journal import Journal
from fablewood.arena.report import report
from fablewood.arena.run import Test, counted, play
from fablewood.arena.works import LOCAL, own_cores
from fablewood.cli.asked import Commands, add_table, from_one, options, seats
from fablewood.cli.bench import check_writable
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message, say
from fablewood.games import find_game


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("arena", parents=[spoken], help="let bots play against each other, and rate them")
    add_table(command)
    command.add_argument(
        "--bots", required=True, metavar="A,B,...", help="who plays; the last one takes all seats left"
    )
    command.add_argument(
        "--deals",
        type=from_one,
        default=100,
        metavar="N",
        help="each is played once for each rotation of the seats (100)",
    )
    command.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games (1)")
    add_where(command)
    command.add_argument("--json", metavar="FILE", help="write the figures down as well")
    command.add_argument("--report", metavar="FILE.html", help="write a page with plots")
    command.add_argument("--resume", metavar="FILE", help="keep what is played here, and go on with what is there")
    command.add_argument(
        "--sprt",
        type=two_numbers,
        metavar="ELO0,ELO1",
        help="stop when it is clear which the first bot has on the second",
    )
    command.set_defaults(run=arena)


def add_where(command: argparse.ArgumentParser) -> None:
    """Where the work is done."""
    command.add_argument("--jobs", type=from_one, default=own_cores(), metavar="K", help="processes (one a core)")
    command.add_argument(
        "--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="work on Ray: on a cluster, or started here (local)"
    )


def two_numbers(text: str) -> tuple[float, float]:
    if not re.fullmatch(r"-?[0-9]{1,4}(\.[0-9]{1,3})?,-?[0-9]{1,4}(\.[0-9]{1,3})?", text):
        raise argparse.ArgumentTypeError(f"two numbers belong here, as 0,20, not “{text[:40]}”")
    low, high = (float(part) for part in text.split(","))
    if low >= high:
        raise argparse.ArgumentTypeError(f"the first number has to be less than the second, not “{text[:40]}”")
    return low, high


def arena(asked: argparse.Namespace) -> None:
    import_choix()
    setup = find_game(asked.game).setup(seats(asked), options(asked))
    contest = Contest(setup, tuple(name.strip() for name in asked.bots.split(",")), asked.seed)
    test = None if asked.sprt is None else Test(*asked.sprt)
    if test is not None and len(contest.names) != 2:
        raise InvalidSetup(Refusal(Message("arena-sprt-two", found=contest.names)))
    for path in (asked.json, asked.report):
        if path:
            check_writable(Path(path))
    journal = Journal(contest, Path(asked.resume) if asked.resume else None)
    interrupted = None
    try:
        with progress(asked.deals, asked.lang) as bar:
            play(journal, asked.deals, asked.jobs, asked.ray, test, bar)
    except KeyboardInterrupt as error:
        interrupted = error
    finally:
        journal.close()
    show(asked, contest, journal, test)
    if interrupted is not None:
        raise interrupted


class Bar:
    def __init__(self, progress: Progress, total: int, language: str) -> None:
        self.progress = progress
        self.task = progress.add_task(say(Message("arena-playing"), language), total=total)

    def __call__(self, done: int) -> None:
        self.progress.update(self.task, completed=done)


@contextmanager
def progress(total: int, language: str) -> Iterator[Bar]:
    """On standard error, so that standard output holds nothing but figures."""
    left = say(Message("arena-left"), language)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn(left),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as made:
        yield Bar(made, total, language)


def show(asked: argparse.Namespace, contest: Contest, journal: Journal, test: Test | None) -> None:
    blocks = counted(journal, asked.deals, test)
    if not blocks:
        print(say(Message("arena-nothing"), asked.lang))
        return
    found = standings(contest, blocks)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    console.print(table(found, asked.lang))
    console.print(
        say(Message("arena-played", blocks=len(blocks), games=sum(len(one.games) for one in blocks)), asked.lang)
    )
    if test is not None:
        console.print(say(sentence(test, journal, len(blocks)), asked.lang))
    if asked.json:
        Path(asked.json).write_text(json.dumps(figures(contest, blocks, found), indent=2) + "\n", "utf-8")
    if asked.report:
        Path(asked.report).write_text(report(contest, blocks, found, asked.lang), "utf-8")


def sentence(test: Test, journal: Journal, blocks: int) -> Message:
    found = test.verdict(journal, blocks)
    first, second = journal.contest.names
    id = {True: "arena-sprt-yes", False: "arena-sprt-no", None: "arena-sprt-open"}[found.accepted]
    elo = {True: test.elo1, False: test.elo0, None: test.elo1}[found.accepted]
    return Message(
        id, first=first, second=second, elo=f"{elo:g}", ratio=f"{found.ratio:.2f}", bound=f"{found.bound:.2f}"
    )


def table(found: dict[str, Standing], language: str) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for id in ("arena-bot", "arena-share", "arena-interval", "arena-elo", "arena-interval", "arena-ms"):
        made.add_column(say(Message(id), language), justify="left" if id == "arena-bot" else "right")
    faulty = any(one.faults for one in found.values())
    if faulty:
        made.add_column(say(Message("arena-faults"), language), justify="right")
    for name, one in found.items():
        made.add_row(
            Text(name, style="cyan"),
            f"{one.share.mean:.3f}",
            f"{one.share.low:.3f} – {one.share.high:.3f}",
            f"{one.elo.mean:.0f}",
            f"{one.elo.low:.0f} – {one.elo.high:.0f}",
            "" if one.ms_per_move is None else f"{one.ms_per_move:.2f}",
            *([str(one.faults)] if faulty else []),
        )
    return made
