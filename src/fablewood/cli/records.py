"""`fablewood record`: check, show, replay and make records."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.text import Text

from fablewood.bots import find_bot
from fablewood.bots.bot import ask
from fablewood.cli.asked import Commands, add_table, from_one, options, read_record_file, read_text, seats, whole_number
from fablewood.core.chance import Chance
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.game import SPECTATOR, Setup, check_seed
from fablewood.core.proof import check_proof
from fablewood.core.record import Record, retell
from fablewood.core.text import Message, say
from fablewood.games import find_game
from fablewood.terminal.session import NAMES
from fablewood.terminal.tables import Easel, draw

POLICIES = {"uniform": "random", "greedy": "greedy"}


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("record", parents=[spoken], help="games as text: check, show, replay, make them")
    parts = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    part = parts.add_parser("check", parents=[spoken], help="replay records and say whether they are true")
    part.add_argument("file", metavar="FILE")
    part.set_defaults(run=check)
    part = parts.add_parser(
        "verify", parents=[spoken], help="check that a game was dealt as its server had committed to"
    )
    part.add_argument("file", metavar="FILE")
    part.set_defaults(run=verify)
    part = parts.add_parser("show", parents=[spoken], help="tell what happened")
    part.add_argument("file", metavar="FILE")
    part.add_argument("--json", action="store_true", help="step by step as JSON, one line a game")
    whose = part.add_mutually_exclusive_group()
    whose.add_argument("--omniscient", action="store_true", help="with everything that was hidden")
    whose.add_argument("--seat", type=whole_number, metavar="N", help="as this seat saw it (default: as a spectator)")
    part.set_defaults(run=show)
    part = parts.add_parser("replay", parents=[spoken], help="draw the table after some of the moves, or after all")
    part.add_argument("file", metavar="FILE")
    part.add_argument("--moves", type=whole_number, metavar="N", help="after so many moves (default: all)")
    part.add_argument("--seat", type=whole_number, metavar="N", help="as this seat saw it (default: as a spectator)")
    part.set_defaults(run=replay)
    part = parts.add_parser("random", parents=[spoken], help="print records of games played by bots")
    add_table(part)
    part.add_argument("--seed", default="1", metavar="S", help="of the first game; the others follow from it")
    part.add_argument("--games", type=from_one, default=1, metavar="K")
    part.add_argument("--policy", choices=POLICIES, default="uniform")
    part.set_defaults(run=make)


def check(asked: argparse.Namespace) -> None:
    records = read_record_file(asked.file)
    moves = sum(len(record.moves) for record in records)
    print(say(Message("command-record-fine", count=len(records), moves=moves), asked.lang))


def verify(asked: argparse.Namespace) -> None:
    text = read_text(asked.file)
    record = next(iter(read_record_file(asked.file)))
    print(say(Message("verify-fine", commitment=check_proof(text, record)), asked.lang))


def eyes(asked: argparse.Namespace, record: Record) -> int:
    """Whose eyes are asked for: a seat counted from 1, or the spectator's."""
    if asked.seat is None:
        return SPECTATOR
    if not 1 <= asked.seat <= record.setup.seats:
        raise InvalidSetup(Refusal(Message("terminal-seat", seat=str(asked.seat), seats=record.setup.seats)))
    return int(asked.seat) - 1


def show(asked: argparse.Namespace) -> None:
    for record in read_record_file(asked.file):
        seat = None if asked.omniscient else eyes(asked, record)
        if asked.json:
            print(json.dumps(retell(record, seat)))
        else:
            tell(record, seat, asked.lang)


def tell(record: Record, seat: int | None, language: str) -> None:
    """What happened, in sentences."""
    console = Console(highlight=False)
    state = record.begin(listen=True)
    console.print(Text(say(record.setup.game.title(), language), style="bold"))

    def sentences() -> None:
        for event in state.heard():
            if seat is None or event.visible(seat):
                console.print(Text(say(event.message, language, NAMES)))

    sentences()
    for mover, move in record.moves:
        state.play(mover, move)
        sentences()


def replay(asked: argparse.Namespace) -> None:
    if asked.moves is not None and asked.moves < 0:
        raise InvalidSetup(Refusal(Message("command-moves", moves=str(asked.moves))))
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    for record in read_record_file(asked.file):
        state = record.replay(asked.moves)
        view = state.view(eyes(asked, record))
        console.print(draw(view, Easel(asked.lang, NAMES[: record.setup.seats], record.setup)))


def make(asked: argparse.Namespace) -> None:
    setup = find_game(asked.game).setup(seats(asked), options(asked))
    seeds = [asked.seed, *(f"{asked.seed}.{number}" for number in range(1, asked.games))]
    check_seed(seeds[-1])
    for seed in seeds:
        print(played(setup, seed, POLICIES[asked.policy]).write())


def played(setup: Setup, seed: str, bot_name: str) -> Record:
    """A game that bots play among themselves."""
    bot = find_bot(bot_name)
    record = Record(setup, seed=seed)
    state = record.begin()
    chance = Chance(f"{seed} {bot_name}")
    while not state.over:
        waiting = state.to_act()
        seat = waiting[chance.pick(len(waiting))]
        move = ask(bot, state, seat, chance).move
        state.play(seat, move)
        record.moves.append((seat, move))
    return record
