"""The table of Hoard: every player's three fields with the creatures on them, and what your cards can do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from fablewood.core.text import seat_named
from fablewood.games.hoard import words
from fablewood.games.hoard.cards import FIELDS
from fablewood.games.hoard.effects.language import print_text
from fablewood.games.hoard.effects.phrases import Group as CardGroup
from fablewood.terminal.tables import Easel
from fablewood.terminal.tables.hoard_cards import (
    SHORT,
    SIGNS,
    card_name,
    cards,
    design,
    group_name,
    listing,
    named,
    signs,
    texts,
)
from fablewood.terminal.tables.hoard_turn import decision, waiting

SEATS = ("bold cyan", "bold magenta", "bold green", "bold yellow")
WIDEST = 100
READY, EXHAUSTED, LONGER = "●", "○", "⊗"
TREASURE = "♦"
ATTACKS, ATTACKED = "▶", "◀"
TELLING = 6
"""That somebody has one of so many cards is worth a note; that it is one of more says little."""
ON_FIELD = ("exhaust", "leave", "passive")
"""Of a creature on the field its order and its enter ability no longer matter."""


def draw(view: dict[str, Any], easel: Easel) -> RenderableType:
    parts: list[RenderableType] = [heading(view, easel)]
    if view["step"] == "drafting":
        parts += [drafters(view, easel)]
    else:
        parts += [side(view, seat, easel) for seat in seats_in_order(view)]
    parts += [legend(view, easel), *facts(view, easel)]
    if view["step"] != "over":
        parts.append(now(view, easel))
    return Constrain(Group(*(line for part in parts for line in (part, ""))), WIDEST)


def seats_in_order(view: dict[str, Any]) -> list[int]:
    """Your own side comes last, near to your hand; the others sit clockwise from you."""
    you = view["you"]
    first = 0 if you is None else you + 1
    return [(first + n) % view["seats"] for n in range(view["seats"])]


def heading(view: dict[str, Any], easel: Easel) -> Text:
    if view["step"] == "drafting":
        title = easel.say("terminal-ho-draft", number=7 - draft_cards(view))
    else:
        title = easel.say("terminal-ho-heading", turn=view["turns"])
    discards = len(view["discarded"])
    rest = [easel.say("terminal-ho-piles", deck=view["deck"], discards=discards)]
    if discards:
        rest.append(easel.say("terminal-ho-top", card=card_name(view["discarded"][-1], easel)))
    rest.append(easel.say("terminal-ho-target", target=view["target"]))
    deck = str(view["options"]["deck"])
    if not deck.startswith("base@"):
        rest.append(easel.say("terminal-ho-deck", deck=deck))
    return Text.assemble((title, "bold"), "   ", " · ".join(rest))


def draft_cards(view: dict[str, Any]) -> int:
    """How many cards everybody chose from in this round."""
    return int(max(size + ready for size, ready in zip(view["pack_sizes"], view["ready"], strict=True)))


# The players and their fields


def initial(seat: int, easel: Easel) -> tuple[str, str]:
    return easel.names[seat][0], SEATS[seat]


def treasure(n: int) -> Text:
    return Text(f" {TREASURE}{n}" if n else "", "bold yellow")


def side(view: dict[str, Any], seat: int, easel: Easel) -> RenderableType:
    title = player(view, seat, easel)
    if not view["field"][seat]:
        return title
    table = Table(box=box.MINIMAL, show_edge=False, show_header=False, pad_edge=False, padding=(0, 1), expand=True)
    for _ in FIELDS:
        table.add_column(ratio=1)
    table.add_row(*(Text(easel.say("ho-field", field=field), "dim") for field in FIELDS))
    table.add_row(*(on_field(view, seat, field, easel) for field in FIELDS))
    return Group(title, table)


def player(view: dict[str, Any], seat: int, easel: Easel) -> Text:
    """`▸ Mira (you)  Treasury 7 +3  claim  hand 5  Fe·3✓2`."""
    name = Text.assemble(f"{mark(view, seat)} ", (easel.names[seat], SEATS[seat]))
    if seat == view["you"]:
        name.append(f" ({easel.say('terminal-you')})", "dim")
    if view["out"][seat]:
        return name.append(f"   {easel.say('terminal-ho-out')}", "dim")
    parts = [name, holdings(view, seat, easel)]
    if view["claims"][seat]:
        parts.append(Text(easel.say("terminal-ho-claim"), "bold reverse"))
    parts.append(Text(easel.say("terminal-ho-cards", count=view["hand_sizes"][seat])))
    if view["sees_invisible"][seat]:
        parts.append(Text(SIGNS["keen-eye"]))
    parts += groups(view, seat, easel)
    return Text("   ").join(parts)


def mark(view: dict[str, Any], seat: int) -> str:
    if view["outcome"] is not None:
        return "★" if seat in view["outcome"]["winners"] else " "
    return "▸" if seat == view["turn"] else " "


def holdings(view: dict[str, Any], seat: int, easel: Easel) -> Text:
    text = Text(easel.say("terminal-ho-treasury") + " ")
    text.append(f"{TREASURE}{view['treasuries'][seat]}", "bold yellow")
    carried = view["carried"][seat]
    return text.append(f" +{carried}" if carried else "", "yellow")


def groups(view: dict[str, Any], seat: int, easel: Easel) -> Iterator[Text]:
    for group, now in view["groups"][seat].items():
        if now["count"]:
            text = Text(f"{group_name(group, easel)[:SHORT]}·{now['count']}", "dim")
            yield text.append("".join(f"✓{threshold}" for threshold in now["working"]), "not dim bold")


def on_field(view: dict[str, Any], seat: int, field: str, easel: Easel) -> Text:
    here = [one for one in view["field"][seat] if one["field"] == field]
    lines = [line for one in here for line in creature(view, seat, one, easel)]
    return Text("\n").join(lines) if lines else Text("·", "dim")


def creature(view: dict[str, Any], seat: int, one: dict[str, Any], easel: Easel) -> Iterator[Text]:
    """`● 3 Wolf A Bl ^ ♦2`, and below what is attached to it."""
    sign = READY if one["ready"] else LONGER if one["skips"] else EXHAUSTED
    text = Text.assemble(sign, f"{one['might']:>2} ", style="" if one["ready"] else "dim")
    text.append(card_name(one["card"], easel), f"{'bold' if one['ready'] else ''}{in_fight(view, one['card'])}")
    text.append(f" {group_name(one['group'], easel)[:SHORT]}", "dim")
    text.append(f" {signs(one['powers'])}" if one["powers"] else "")
    text.append_text(treasure(one["treasure"]))
    yield text.append_text(from_elsewhere(one["owner"], seat, easel))
    for other in one["modifiers"]:
        below = Text.assemble("   + ", card_name(other["card"], easel), treasure(other["treasure"]))
        yield below.append_text(from_elsewhere(other["seat"], seat, easel))


def from_elsewhere(owner: int, seat: int, easel: Easel) -> Text:
    return Text("") if owner == seat else Text.assemble(" ←", initial(owner, easel))


def in_fight(view: dict[str, Any], card: str) -> str:
    """What is in a fight stands out."""
    pending = view["pending"]
    if pending is None or (card not in pending["attackers"] and card != pending["source"]):
        return ""
    return " reverse"


# The draft


def drafters(view: dict[str, Any], easel: Easel) -> Text:
    """Who has chosen already, and what you have."""
    states = ("terminal-ho-thinking", "terminal-ho-ready")
    parts = [
        Text.assemble((easel.names[seat], SEATS[seat]), " ", (easel.say(states[ready]), "dim"))
        for seat, ready in enumerate(view["ready"])
    ]
    if view["picked"]:
        parts.append(Text(easel.say("terminal-ho-picked", card=named(view["picked"], easel)), "dim"))
    return Text("   ").join(parts)


# Signs with their words


def legend(view: dict[str, Any], easel: Easel) -> Columns:
    """Only what is to be seen at the moment."""
    creatures = [one for side in view["field"] for one in side]
    hidden = [design(label, easel) for label in [*(view["hand"] or []), *(view["pack"] or [])]]
    powers = {power for one in creatures for power in one["powers"]}
    powers |= {power.text.replace(" ", "-") for card in hidden for power in card.powers}
    shown = {one["group"] for one in creatures} | {card.group.text for card in hidden}
    lines = [line for line, seen in zip(easel.say("terminal-ho-legend").splitlines(), seen(view), strict=True) if seen]
    lines += [f"{sign} {easel.say('ho-power', power=power)}" for power, sign in SIGNS.items() if power in powers]
    names = [group_name(group.text, easel) for group in CardGroup if group.text in shown]
    lines += [f"{name[:SHORT]} {name}" for name in names]
    return Columns([Text(line, "dim") for line in lines], padding=(0, 2))


def seen(view: dict[str, Any]) -> list[bool]:
    """Which of the signs for creatures are on the table, in the order of the legend."""
    sides = list(enumerate(view["field"]))
    creatures = [one for _, side in sides for one in side]
    modifiers = [other for one in creatures for other in one["modifiers"]]
    return [
        any(one["ready"] for one in creatures),
        any(not one["ready"] and not one["skips"] for one in creatures),
        any(one["skips"] for one in creatures),
        any(view["carried"]),
        bool(modifiers),
        any(here != seat for seat, side in sides for one in side for here in controllers(one)),
        any(group["working"] for side in view["groups"] for group in side.values()),
    ]


def controllers(one: dict[str, Any]) -> list[int]:
    """Whose a creature is, and who controls what is attached to it."""
    return [one["owner"], *(other["seat"] for other in one["modifiers"])]


# What you have, what cards do, and what could be noted


def facts(view: dict[str, Any], easel: Easel) -> Iterator[RenderableType]:
    """Parts with a title; what is not there has no part."""
    if view["pack"]:
        yield titled("terminal-ho-pack", cards(view["pack"], easel), easel)
    if view["hand"]:
        yield titled("terminal-ho-hand", cards(view["hand"], easel), easel)
    told = [*abilities(view, easel), *group_abilities(view, easel)]
    if told and view["step"] != "over":
        yield titled("terminal-ho-abilities", lines_of(told), easel)
    known = list(notes(view, easel))
    if known:
        yield lines_of(known)


def titled(id: str, part: RenderableType, easel: Easel) -> RenderableType:
    return Group(Text(easel.say(id), "underline"), part)


def lines_of(told: Iterable[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for name, text in told:
        table.add_row(name, text)
    return table


def abilities(view: dict[str, Any], easel: Easel) -> Iterator[tuple[str, Text]]:
    """What creatures and modifiers on the field can do, each design once."""
    creatures = [one for side in view["field"] for one in side]
    yield from texts_of([one["card"] for one in creatures], ON_FIELD, easel)
    yield from texts_of([other["card"] for one in creatures for other in one["modifiers"]], ("modifier",), easel)


def texts_of(labels: list[str], parts: tuple[str, ...], easel: Easel) -> Iterator[tuple[str, Text]]:
    designs = {card.id: card for card in (design(label, easel) for label in labels)}
    for card in designs.values():
        if any(getattr(card, part) for part in parts):
            yield card.names[easel.language], texts(card, parts, easel)


def group_abilities(view: dict[str, Any], easel: Easel) -> Iterator[tuple[str, Text]]:
    """Those that work for somebody."""
    printed = words.deck_list(easel.setup).groups
    for group in CardGroup:
        for threshold in (2, 3, 4):
            if any(threshold in side.get(group.text, {"working": []})["working"] for side in view["groups"]):
                text = Text(print_text(printed[group, threshold], easel.language))
                yield f"{group_name(group.text, easel)} ✓{threshold}", text


def notes(view: dict[str, Any], easel: Easel) -> Iterator[tuple[str, Text]]:
    """HO 14.6: what is known of the others' cards."""
    for seat in range(view["seats"]):
        if seat != view["you"]:
            known = [card_name(note["card"], easel) for note in view["notes"]["known"] if note.get("hand") == seat]
            known += [text for one in view["notes"]["alike"] for text in shared(one, seat, easel)]
            if known:
                yield easel.say("terminal-ho-noted", seat=seat_named(seat)), Text("; ".join(known))


def shared(alike: dict[str, Any], seat: int, easel: Easel) -> Iterator[str]:
    """Of a few cards that can't be told apart, how many somebody holds."""
    held = sum(place["cards"] for place in alike["at"] if place.get("hand") == seat)
    if held and len(alike["cards"]) <= TELLING:
        names = listing(alike["cards"], easel).plain
        every = held == len(alike["cards"])
        yield names if every else easel.say("terminal-ho-some", count=held, cards=names)


# The turn


def now(view: dict[str, Any], easel: Easel) -> Text:
    """Who decides, on what, and what comes after it."""
    seat = view["to_act"][0] if view["you"] not in view["to_act"] else view["you"]
    text = Text.assemble((easel.names[seat], SEATS[seat]), ": ")
    text.append(" · ".join(easel.say(part.id, **part.args) for part in decision(view, seat, easel)))
    later = [easel.say(part.id, **part.args) for part in waiting(view, easel)]
    if later:
        text.append(f"\n{easel.say('terminal-ho-waiting')}: {', '.join(later)}", "dim")
    return text
