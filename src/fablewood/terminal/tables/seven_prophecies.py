"""The table of Seven Prophecies: the colour row with the cards below it by rank, the players, the hand."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fablewood.terminal.tables import Easel

STYLES = {"broom": "bold yellow", "mushroom": "bold white", "potion": "bold green", "spellbook": "bold red"}


def draw(view: dict[str, Any], easel: Easel) -> RenderableType:
    parts: list[RenderableType] = [heading(view, easel), row(view, easel), players(view, easel), legend(easel), ""]
    if view["hand"]:
        parts.append(hand(view, easel))
    return Group(*parts)


def heading(view: dict[str, Any], easel: Easel) -> Text:
    rounds = view["options"]["rounds"]
    return Text(easel.say("terminal-sp-heading", round=view["round"], rounds=rounds), style="bold")


def colour_text(colour: str, easel: Easel) -> Text:
    return Text(easel.say("sp-colour", colour=colour), style=STYLES[colour])


def card_text(card: str, easel: Easel) -> Text:
    """A short name, `B7`: the letter says what the colour says."""
    colour, number = card.split("-")
    return Text(f"{easel.say('terminal-sp-letter', colour=colour)}{number}", style=STYLES[colour])


def row(view: dict[str, Any], easel: Easel) -> Table:
    """SP 5.5: each trick a column below its colour card, each rank a line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column("")
    for number, colour in enumerate(view["row"]):
        now = number == view["trick"] and view["phase"] == "tricks"
        letter = easel.say("terminal-sp-letter", colour=colour)
        label = Text.assemble((str(number + 1), "reverse" if now else "dim"), " ", (letter, STYLES[colour]))
        table.add_column(label, min_width=6)
    for rank in range(view["seats"]):
        cells = [ranked_cell(trick, rank, easel) for trick in view["tricks"]]
        table.add_row(Text(easel.say("terminal-sp-place", rank=rank + 1), style="dim"), *cells)
    running = [trick for trick in view["tricks"] if any(one["rank"] is None for one in trick)]
    if running:
        table.add_section()
        lines = [played_cell(one, easel) for one in running[0]]
        table.add_row("", *[""] * (len(view["tricks"]) - 1), Text("\n").join(lines))
    return table


def ranked_cell(trick: list[dict[str, Any]], rank: int, easel: Easel) -> Text:
    for one in trick:
        if one["rank"] == rank:
            return played_cell(one, easel).append("✓" if one["fulfilled"] else "", style="bold")
    return Text("")


def played_cell(one: dict[str, Any], easel: Easel) -> Text:
    """Who played it, by the first letter of the name, and the card."""
    return Text.assemble((easel.names[one["seat"]][0], "dim"), " ", card_text(one["card"], easel))


def players(view: dict[str, Any], easel: Easel) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    table.add_column(easel.say("terminal-sp-score"), justify="right")
    for rank in range(view["seats"]):
        table.add_column(easel.say("terminal-sp-place", rank=rank + 1), min_width=7)
    table.add_column(easel.say("terminal-sp-cards"), justify="right")
    table.add_column(easel.say("terminal-sp-lacks"))
    for seat, name in enumerate(easel.names):
        acting = seat in view["to_act"]
        who = Text(("▸ " if acting else "  ") + name, style="bold" if seat == view["you"] else "")
        if seat == view["you"]:
            who.append(f" ({easel.say('terminal-you')})", style="dim")
        if seat == view["starter"]:
            who.append(" ★", style="yellow")
        lacks = Text(" ").join(colour_text(colour, easel) for colour in view["missing"][seat])
        points, cards = str(view["scores"][seat]), str(view["hand_sizes"][seat])
        table.add_row(who, points, *token_cells(view, seat, easel), cards, lacks)
    return table


def legend(easel: Easel) -> Columns:
    """A line of the message for each sign: whatever the width, a sign stays with its words."""
    signs = easel.say("terminal-sp-legend").splitlines()
    return Columns([Text(sign, style="dim italic") for sign in signs], padding=(0, 3))


def token_cells(view: dict[str, Any], seat: int, easel: Easel) -> list[Text]:
    """The tokens still to be fulfilled, and those that are, rank by rank."""
    bid, left = view["prophecies"][seat], view["tokens"][seat]
    if bid is None:
        word = "terminal-sp-ready" if view["ready"][seat] else "terminal-sp-thinking"
        return [Text(easel.say(word), style="dim"), *[Text("")] * (view["seats"] - 1)]
    left = bid if left is None else left
    return [Text.assemble(("●" * n, "bold"), ("·" * (told - n), "dim")) for told, n in zip(bid, left, strict=True)]


def hand(view: dict[str, Any], easel: Easel) -> Text:
    text = Text.assemble((easel.say("terminal-sp-hand") + "  ", "dim"))
    held = None
    for card in view["hand"]:
        colour = card.split("-")[0]
        text.append("" if held is None else "   " if colour != held else " ")
        if colour != held:
            text.append_text(colour_text(colour, easel)).append(" ")
        text.append(card.split("-")[1], style=STYLES[colour])
        held = colour
    return text
