"""The table of Equinox: the creatures' columns with their piles and pebbles, the players, and what you have."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from fablewood.core.text import Either, Message, seat_named
from fablewood.terminal.tables import Easel

SEATS = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue")
WIDEST = 100
"""On a wider terminal the columns would lie too far apart."""
CELL = 8
"""All that can lie on a space fits into so many letters: `10½×2 ●M`. Eight columns of them fit into 80."""
WORTH = (4, 3, 2, 1, 0)
PEBBLES = 5
TREES = ("ancestor", "dryad")
PHASES = {"predicting": 1, "playing": 2, "placing": 2, "power": 2, "choosing": 2, "discarding": 3}
CONTROLS = "★"
FELL = "✗"
TELLING = 2
"""That a hand has at most so many cards of a creature is worth a note; a looser bound says little."""


def draw(view: dict[str, Any], easel: Easel) -> RenderableType:
    table = Group(heading(view, easel), grid(view, easel), legend(easel), players(view, easel), facts(view, easel))
    return Constrain(table if view["turn"] is None else Group(table, "", now(view, easel)), WIDEST)


def heading(view: dict[str, Any], easel: Easel) -> Text:
    piles = easel.say("terminal-eq-piles", deck=view["deck"], discards=view["discards"])
    return Text.assemble((easel.say("terminal-eq-heading", round=view["round"]), "bold"), "   ", piles)


# Names and numbers


def creature_name(creature: str, easel: Easel) -> str:
    return easel.say("eq-creature", creature=creature)


def split(card: str) -> tuple[str, str]:
    """A kind and a number: `fiery-fang-7`."""
    kind, _, number = card.rpartition("-")
    return kind, number


def card_message(card: str) -> Message:
    kind, number = split(card)
    if kind in TREES:
        return Message("eq-tree", tree=kind)
    if kind == "chameleon":
        return Message("eq-chameleon", number=int(number))
    return Message("eq-card", creature=kind, number=int(number))


def card_name(card: str, easel: Easel) -> str:
    message = card_message(card)
    return easel.say(message.id, **message.args)


def halved(number: float) -> str:
    """Ursus' halves as a sign, which both languages read: `6½`."""
    whole = str(int(number))
    return whole if number == int(number) else f"{whole if whole != '0' else ''}½"


def initial(seat: int, easel: Easel) -> tuple[str, str]:
    return easel.names[seat][0], SEATS[seat]


# The grid


def grid(view: dict[str, Any], easel: Easel) -> Table:
    """EQ 1.5: a column for each creature, a line for each row, and the prestige below."""
    table = Table(box=box.MINIMAL, show_edge=False, pad_edge=False, padding=0, expand=True)
    table.add_column("", width=6)
    for column in view["columns"]:
        name = column_name(column, easel)
        table.add_column(name, width=max(CELL, *map(len, name.plain.split())))
    table.add_row(Text(f" {easel.say('terminal-eq-champion')} (5)", "dim"), *champions(view, easel))
    for row in range(len(WORTH)):
        cells = [space(view, column, row, easel) for column in view["columns"]]
        table.add_row(row_label(view, row), *cells, end_section=row == len(WORTH) - 1)
    table.add_row(Text(" Σ", "dim"), *[prestige(column, easel) for column in view["columns"]])
    return table


def legend(easel: Easel) -> Columns:
    """A line of the message for each sign: whatever the width, a sign stays with its word."""
    return Columns([Text(line, "dim") for line in easel.say("terminal-eq-legend").splitlines()], padding=(0, 2))


def column_name(column: dict[str, Any], easel: Easel) -> Text:
    name = creature_name(column["creature"], easel)
    return Text(name, "dim strike" if column["fallen"] else "bold")


def row_label(view: dict[str, Any], row: int) -> Text:
    """The row and what a pebble in it is worth."""
    if is_current(view, row):
        return Text(f"▸{row + 1} ({WORTH[row]})", "reverse")
    return Text(f" {row + 1} ({WORTH[row]})", "dim")


def is_current(view: dict[str, Any], row: int) -> bool:
    return view["turn"] is not None and row + 1 == view["round"]


def champions(view: dict[str, Any], easel: Easel) -> list[Text]:
    cells = []
    for column in view["columns"]:
        owners = [seat for seat, pebbles in enumerate(column["champion"]) for _ in range(pebbles)]
        cells.append(Text("      ", no_wrap=True) if len(owners) < 2 else Text(" " * max(0, 7 - len(owners))))
        cells[-1].append_text(pebbles_of(owners, easel))
    return cells


def pebbles_of(owners: list[int], easel: Easel) -> Text:
    """`●M`, and for several `●MJ`."""
    text = Text("●" if owners else "", SEATS[owners[0]] if owners else "", no_wrap=True)
    for seat in owners:
        text.append(*initial(seat, easel))
    return text


def space(view: dict[str, Any], column: dict[str, Any], row: int, easel: Easel) -> Text:
    """`~7×3 ●M`: a Chameleon 7, on top of a pile of three, with a pebble of Mira's."""
    if column["fallen"] and row >= column["fallen"]:
        return Text("░" * CELL, "dim", no_wrap=True)
    one = column["spaces"][row]
    if one["card"] is None:
        text = Text("  ·   ", "dim", no_wrap=True)
    else:
        sign = "~" if one["card"].startswith("chameleon") else ""
        text = Text(f"{sign + halved(one['strength']):>3}", "bold" if is_current(view, row) else "", no_wrap=True)
        text.append(f"×{one['cards']}" if one["cards"] > 1 else "", "dim")
        text.append(" " * (6 - len(text)))
    return text.append_text(pebbles_of([] if one["pebble"] is None else [one["pebble"]], easel))


def prestige(column: dict[str, Any], easel: Easel) -> Text:
    """`★M4 J3`: who controls the creature stands first and has a star; where nobody does, the first are equal."""
    ranking = sorted((-points, seat) for seat, points in enumerate(column["prestige"]) if points)
    shares = Text(" ").join(Text.assemble(initial(seat, easel), str(-points)) for points, seat in ranking)
    if column["fallen"]:
        return Text.assemble(FELL, " ", shares.plain, style="dim")
    return Text.assemble((CONTROLS if column["controller"] is not None else "", "bold"), shares)


# The players


def players(view: dict[str, Any], easel: Easel) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for word in ("cards", "aside", "pebbles", "secret"):
        table.add_column(easel.say(f"terminal-eq-{word}"), justify="center")
    last = "terminal-eq-prestige" if view["points"] is None else "terminal-eq-points"
    table.add_column(easel.say(last), justify="right")
    for seat in range(view["seats"]):
        table.add_row(player(view, seat, easel), *belongings(view, seat), score(view, seat))
    return table


def player(view: dict[str, Any], seat: int, easel: Easel) -> Text:
    won = view["outcome"] is not None and seat in view["outcome"]["winners"]
    mark = CONTROLS if won else "▸" if seat == view["turn"] else " "
    text = Text.assemble(f"{mark} ", (easel.names[seat], SEATS[seat]))
    if seat == view["you"]:
        text.append(f" ({easel.say('terminal-you')})", "dim")
    return text


def belongings(view: dict[str, Any], seat: int) -> list[Text]:
    left = view["pebbles"][seat]
    aside = view["aside_sizes"][seat]
    secret = "?" if view["secrets"][seat] else "✓" if view["secret_made"][seat] else ""
    return [
        Text(str(view["hand_sizes"][seat])),
        Text(str(aside) if aside else ""),
        Text.assemble(("●" * left, SEATS[seat]), ("·" * (PEBBLES - left), "dim")),
        Text(secret),
    ]


def score(view: dict[str, Any], seat: int) -> Text:
    """In the end the points, before it the prestige on creatures in play."""
    if view["points"] is not None:
        return Text(halved(view["points"][seat]), "bold")
    return Text(str(sum(column["prestige"][seat] for column in view["columns"] if not column["fallen"])))


# What you have, and what could be noted


def facts(view: dict[str, Any], easel: Easel) -> Table:
    """Lines with a label; what is not there has no line."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    if view["hand"]:
        table.add_row(easel.say("terminal-eq-hand"), Columns(hand(view, easel), padding=(0, 3)))
    if view["secret"]:
        table.add_row(easel.say("terminal-eq-secret"), Text(card_name(view["secret"], easel), "dim"))
    if view["aside"]:
        table.add_row(easel.say("terminal-eq-aside"), Text(listing(view["aside"], easel), "dim"))
    if worth_telling(view):
        table.add_row(easel.say("terminal-eq-powers"), powers(worth_telling(view), easel))
    if not view["options"]["strictMemory"]:
        for label, text in notes(view, easel):
            table.add_row(label, text)
    return table


def listing(cards: Iterable[str], easel: Easel) -> str:
    return ", ".join(card_name(card, easel) for card in cards)


def hand(view: dict[str, Any], easel: Easel) -> list[Text]:
    """By creature, as the columns are; then Chameleons and Trees."""
    columns = {column["creature"]: column for column in view["columns"]}
    groups = []
    for kind, cards in groupby(view["hand"], key=lambda card: split(card)[0]):
        text = held(kind, [split(card)[1] for card in cards], easel)
        if kind in columns and columns[kind]["fallen"]:
            text = Text(FELL + text.plain, "dim")
        elif kind in columns and columns[kind]["controller"] == view["you"]:
            text = Text(CONTROLS).append_text(text)
        groups.append(text)
    return groups


def held(kind: str, numbers: list[str], easel: Easel) -> Text:
    """Cards of a kind: `Stag 1 4`, `~3 ~7`, `Dryad ×2`."""
    if kind in TREES:
        return Text(easel.say("eq-tree", tree=kind) + (f" ×{len(numbers)}" if len(numbers) > 1 else ""), "bold")
    if kind == "chameleon":
        return Text("~" + " ~".join(numbers), "bold")
    return Text.assemble(creature_name(kind, easel), " ", (" ".join(numbers), "bold"))


def worth_telling(view: dict[str, Any]) -> list[str]:
    """The creatures whose power matters now.

    All, while you have not backed any yet; the one that is offered or used; those that you control and hold cards of.
    """
    columns = view["columns"]
    fallen = [column["creature"] for column in columns if column["fallen"]]
    power, you = view["pending"]["power"], view["you"]
    if power is not None:
        told = [power] if power not in TREES else []
    elif not view["hand"] or you not in view["to_act"] or view["step"] == "discarding":
        return []
    elif view["pebbles"][you] == PEBBLES and view["round"] == 1:
        return [column["creature"] for column in columns]
    else:
        kinds = {split(card)[0] for card in view["hand"]}
        told = [
            column["creature"]
            for column in columns
            if column["controller"] == you and column["creature"] in kinds and not column["fallen"]
        ]
    return told + [one for one in fallen if "fungy" in told and one != "ursus"]


def powers(creatures: list[str], easel: Easel) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for creature in creatures:
        table.add_row(creature_name(creature, easel), easel.say("eq-power", creature=creature))
    return table


def notes(view: dict[str, Any], easel: Easel) -> list[tuple[str, Text]]:
    """EQ 4.5: what is known of the others' cards, and what has been seen to go to the discard pile."""
    lines = []
    for seat, name in enumerate(easel.names):
        known = [*known_cards(view, seat, easel), *known_counts(view, seat, easel), *ruled_out(view, seat, easel)]
        if known:
            lines.append((easel.say("terminal-eq-noted", seat=seat_named(seat)), Text(", ".join(known))))
    if view["notes"]["discarded"]:
        lines.append((easel.say("terminal-eq-gone"), Text(gone(view["notes"]["discarded"], easel))))
    return lines


def gone(cards: list[str], easel: Easel) -> str:
    """By creature: `Stag 1 4 · Hoot 2`."""
    kinds = groupby(cards, key=lambda card: split(card)[0])
    return " · ".join(held(kind, [split(card)[1] for card in some], easel).plain for kind, some in kinds)


def known_cards(view: dict[str, Any], seat: int, easel: Easel) -> list[str]:
    """Cards of a hand, with a question mark if they may be elsewhere by now."""
    found = []
    for note in view["notes"]["cards"]:
        places = [(sort, one) for sort in ("hand", "aside", "secret", "buried") for one in note.get(sort, [])]
        if ("hand", seat) in places or ("aside", seat) in places:
            sure = {one for _, one in places} == {seat} and {sort for sort, _ in places} <= {"hand", "aside"}
            found.append(card_name(note["card"], easel) + ("" if sure else "?"))
    return found


def known_counts(view: dict[str, Any], seat: int, easel: Easel) -> list[str]:
    """`0 Hoot`, `≥1 Stag`: where the known cards don't say as much."""
    found = []
    for bound in view["notes"]["counts"]:
        least, most = bound["least"], bound["most"]
        if bound["hand"] != seat or (least <= sure_cards(view, seat, bound["creature"]) and most > TELLING):
            continue
        count = str(least) if least == most else f"≤{most}" if most <= TELLING else f"≥{least}"
        found.append(f"{count} {creature_name(bound['creature'], easel)}")
    return found


def ruled_out(view: dict[str, Any], seat: int, easel: Easel) -> list[str]:
    """The creatures that a secret prediction can't be on, since an Ancestor would have revealed it."""
    creatures = view["notes"]["not_secret"][seat]
    if not creatures or not view["secrets"][seat] or seat == view["you"]:
        return []
    return [easel.say("terminal-eq-not-secret", creatures=Either(tuple(map(creature_message, creatures))))]


def sure_cards(view: dict[str, Any], seat: int, creature: str) -> int:
    return sum(
        split(note["card"])[0] == creature and note.get("hand") == [seat] and len(note) == 2
        for note in view["notes"]["cards"]
    )


# The turn


def now(view: dict[str, Any], easel: Easel) -> Text:
    """Who decides, in which of the five phases, on what."""
    phase = easel.say("terminal-eq-phase", seat=seat_named(view["to_act"][0]), phase=PHASES[view["step"]])
    text = Text.assemble((phase, "bold"), ": ")
    return text.append(" · ".join(easel.say(part.id, **part.args) for part in decision(view)))


def decision(view: dict[str, Any]) -> Iterable[Message]:
    """What is to be decided, and what has been already."""
    pending = view["pending"]
    power = pending["power"]
    if view["to_act"][0] != view["turn"]:
        creature = creature_message(pending["creature"])
        yield Message("terminal-eq-give", creature=creature, seat=seat_named(view["turn"]))
        return
    if view["step"] in ("power", "choosing"):
        named = Message("eq-tree", tree=power) if power in TREES else creature_message(power)
        yield Message("eq-now-power" if view["step"] == "power" else "terminal-eq-choosing", power=named)
    else:
        yield Message(f"eq-now-{view['step']}")
    yield from details(view, pending)


def creature_message(creature: str) -> Message:
    return Message("eq-creature", creature=creature)


def details(view: dict[str, Any], pending: dict[str, Any]) -> Iterable[Message]:
    if pending["placing"]:
        yield card_message(pending["placing"])
    if pending["second_card"] and view["step"] != "discarding":
        yield Message("terminal-eq-second")
    if pending["home"] and pending["power"] not in (None, pending["home"]):
        yield Message("terminal-eq-borrowed", creature=creature_message(pending["home"]))
    if pending["seat"] is not None:
        yield Message("terminal-eq-asked", seat=seat_named(pending["seat"]))
    if pending["looked_at"]:
        yield Message("terminal-eq-looked", cards=tuple(card_message(card) for card in pending["looked_at"]))
    if pending["unseen_discards"]:
        yield Message("terminal-eq-unseen")
    if pending["discarded"]:
        yield Message("terminal-eq-discarded", count=pending["discarded"])
