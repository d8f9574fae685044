"""`fablewood deck`: Hoard's decks as files, checked and shown."""

from __future__ import annotations

import argparse
import sys

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from fablewood.cli.asked import Commands, read_deck_file
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message, quoted, say
from fablewood.games.hoard.cards import Card, DeckList
from fablewood.games.hoard.decks import base_deck, deck_value
from fablewood.terminal.printed import printed_card


def add_to(commands: Commands[argparse.ArgumentParser], spoken: argparse.ArgumentParser) -> None:
    command = commands.add_parser("deck", parents=[spoken], help="decks of Hoard: check and show them")
    parts = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    part = parts.add_parser("check", parents=[spoken], help="say whether a deck is fine, and if not, why not")
    part.add_argument("file", metavar="FILE", help="a file with cards (docs/add-a-card.md), or - for standard input")
    part.set_defaults(run=check)
    part = parts.add_parser("show", parents=[spoken], help="show the cards of a deck as they would be printed")
    part.add_argument("file", metavar="FILE", nargs="?", help="a file with cards (default: the base deck)")
    part.add_argument("--card", action="append", default=[], metavar="CARD", help="only this one")
    part.set_defaults(run=show)


def check(asked: argparse.Namespace) -> None:
    deck = read_deck_file(asked.file)
    name, _, _ = deck_value(deck).partition(":")
    counts = Message("ho-deck-fine", file=asked.file, cards=len(deck.labels), designs=len(deck.cards), name=name)
    print(say(counts, asked.lang))
    own = tuple(card.names[asked.lang] for card in deck.cards if card not in base_deck().cards)
    if own:
        print(say(Message("ho-deck-fine-own", cards=own), asked.lang))
    kept = {card.id for card in deck.cards}
    gone = tuple(card.names[asked.lang] for card in base_deck().cards if card.id not in kept)
    if gone:
        print(say(Message("ho-deck-fine-gone", cards=gone), asked.lang))


def show(asked: argparse.Namespace) -> None:
    deck = base_deck() if asked.file is None else read_deck_file(asked.file)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 116)
    title = Message("ho-deck-title", name=deck.name, cards=len(deck.labels), designs=len(deck.cards))
    console.print(Text(say(title, asked.lang), style="bold"))
    console.print(Columns([printed_card(card, deck, asked.lang) for card in chosen(deck, asked.card)]))


def chosen(deck: DeckList, ids: list[str]) -> list[Card]:
    cards = {card.id: card for card in deck.cards}
    for id in ids:
        if id not in cards:
            raise InvalidSetup(Refusal(Message("ho-deck-no-card", card=quoted(id), cards=tuple(cards))))
    return [cards[id] for id in ids] or list(deck.cards)
