"""Hoard's cards at the terminal: their names, the signs of their powers, and all that they can be used for."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.table import Table
from rich.text import Text

from fablewood.core.text import Named
from fablewood.games.hoard import words
from fablewood.games.hoard.cards import ABILITIES, FIELDS, Card
from fablewood.games.hoard.effects.language import print_text
from fablewood.terminal.tables import Easel

SIGNS = {
    "fly": "^",
    "catch": "@",
    "taunt": "!",
    "intercept": "»",
    "steal": "$",
    "heavy-duty": "#",
    "peace-adept": "♥",
    "awkward": "~",
    "keen-eye": "◉",
    "invisibility": "?",
}
SHORT = 2
"""So many letters stand for a group."""


def number_of(label: str, easel: Easel) -> int:
    return words.names(easel.setup).numbers[label]


def named(label: str, easel: Easel) -> Named:
    return words.names(easel.setup).card(number_of(label, easel))


def card_name(label: str, easel: Easel) -> str:
    message = words.names(easel.setup).card(number_of(label, easel)).words
    return easel.say(message.id, **message.args)


def design(label: str, easel: Easel) -> Card:
    return words.names(easel.setup).designs[number_of(label, easel)]


def group_name(group: str, easel: Easel) -> str:
    return easel.say("ho-group", group=group)


def signs(powers: Iterable[str]) -> str:
    return "".join(SIGNS[power] for power in powers)


def listing(labels: Iterable[str], easel: Easel) -> Text:
    return Text(", ".join(card_name(label, easel) for label in labels))


def cards(labels: list[str], easel: Easel) -> Table:
    """Cards with all they can be used for, copies together."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for _, copies in groupby(labels, key=lambda label: design(label, easel)):
        same = list(copies)
        card = design(same[0], easel)
        names = " ".join([card_name(same[0], easel), *(card_name(label, easel).split()[-1] for label in same[1:])])
        facts = Text.assemble((names, "bold"), "\n", (printed(card, easel), "dim"))
        table.add_row(facts, texts(card, (*ABILITIES, "order", "modifier"), easel, "\n"))
    return table


def printed(card: Card, easel: Easel) -> str:
    """`3 Bl Center ^@ 2·4`: might, group, start, powers, and the thresholds of its group's abilities."""
    field = easel.say("ho-field", field=FIELDS[card.start])
    parts = [str(card.might), group_name(card.group.text, easel)[:SHORT], field]
    parts += [signs(power.text.replace(" ", "-") for power in card.powers), "·".join(map(str, card.thresholds))]
    return " ".join(part for part in parts if part)


def texts(card: Card, parts: Iterable[str], easel: Easel, between: str = " ") -> Text:
    said = Text()
    for part in parts:
        if getattr(card, part):
            said.append(between if said else "").append(f"{easel.say('ho-deck-part', part=part)}: ", "dim")
            said.append(print_text(getattr(card, part), easel.language))
    return said
