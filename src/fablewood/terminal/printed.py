"""Hoard's cards as they would be printed."""

from __future__ import annotations

from rich.console import Group as Rows
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fablewood.core.text import Message, say
from fablewood.games.hoard.cards import ABILITIES, Card, DeckList
from fablewood.games.hoard.effects.language import print_text
from fablewood.games.hoard.effects.phrases import FIELD_WORDS, GROUP_WORDS, POWER_WORDS, Group

FRAMES = {
    Group.FELINES: "yellow",
    Group.BIRDS: "cyan",
    Group.BLOODTHIRSTY: "red",
    Group.PACIFISTS: "green",
    Group.ATTACHMENTS: "magenta",
}
WIDTH = 56


def printed_card(card: Card, deck: DeckList, language: str) -> Panel:
    copies = f"{card.id} ×{card.copies}"
    return Panel(
        Rows(facts(card, language), texts(card, deck, language)),
        title=Text(card.names[language], style="bold"),
        title_align="left",
        subtitle=Text(copies, style="dim"),
        subtitle_align="right",
        border_style=FRAMES[card.group],
        width=WIDTH,
    )


def facts(card: Card, language: str) -> RenderableType:
    """Its group, might, start field and powers."""
    start = FIELD_WORDS[language][card.start]
    line = say(Message("ho-deck-facts", might=card.might, start=start), language)
    powers = " · ".join(POWER_WORDS[language][power] for power in card.powers)
    group = Text.assemble((GROUP_WORDS[language][card.group], FRAMES[card.group]), f" · {line}")
    return Rows(group, Text(powers, style="bold")) if powers else group


def texts(card: Card, deck: DeckList, language: str) -> Table:
    """The abilities of its group, its own one, the order and the modifier."""
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for threshold in card.thresholds:
        ability = Text(print_text(deck.groups[card.group, threshold], language))
        table.add_row(Text(str(threshold), style=FRAMES[card.group], justify="right"), ability)
    for part in (*ABILITIES, "order", "modifier"):
        if getattr(card, part):
            table.add_row(say(Message("ho-deck-part", part=part), language), print_text(getattr(card, part), language))
    return table
