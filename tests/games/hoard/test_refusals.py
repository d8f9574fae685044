"""Every kind of refusal: the reason in this position and the rule, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from fablewood import deal
from fablewood.core.state import State
from tests.games.hoard.tables import RULES, full, play, table


@dataclass
class Refused:
    """A move, the position, and what is said against it."""

    move: str
    rule: str
    en: str
    de: str
    sides: tuple[str, ...] = ("", "")
    moves: tuple[str, ...] = ()
    seat: int | None = None
    more: dict[str, Any] = field(default_factory=dict)
    state: Callable[[], State] | None = None


def draft() -> State:
    return deal("hoard", 2, 1)


def picked() -> State:
    state = draft()
    state.play(0, state.legal(0)[0])
    return state


THREE = "boar@C donkey@C camel@S"
BIRDS = "falcon@C raven@C swallow@C owl@S"
OVER = {"treasuries": [0, 3]}
CASES = [
    # When
    Refused("end", "HO 3.1", "It is not your turn", "Du bist nicht am Zug", seat=1),
    Refused(
        "end", "HO 9.9", "First Seat 2 has to choose", "Platz 2",
        ("hyena@C wolf@C", "polar-bear@C+ant"), ("attack polar-bear", "with hyena", "with wolf", "fight"), 0,
    ),
    Refused("end", "HO 7.1", "has to be chosen for Wolf A", "Wolf A", ("lion@C", "wolf@C"), ("attack wolf",)),
    Refused("end", "HO 13.6", "The game is over", "Die Partie ist", moves=("end",), seat=0, more=OVER),
    Refused(
        "end", "HO 13.3", "The game is over", "Die Partie ist",
        moves=("end", "end"), seat=0, more={"treasuries": [12, 3]},
    ),
    Refused(
        "end", "HO 13.9", "The game is over", "Die Partie ist",
        moves=("end",), seat=0, more={"options": {"turnLimit": 2}},
    ),
    Refused(
        "end", "HO 13.5", "You have been defeated", "ausgeschieden",
        ("", "", ""), ("end",), 0, {"treasuries": [0, 3, 3]},
    ),
    Refused("discard ant", "HO 4.5", "can't be done now", "geht jetzt nicht", more={"hands": ["ant"]}),
    Refused("play ant", "HO 3.9", "You have done 200 things", "200", more={"hands": ["ant"], "actions": 200}),
    # The draft
    Refused("end", "HO 2.4", "choose a card to keep", "pick", seat=0, state=draft),
    Refused("pick puma", "HO 2.4", "Puma is not among", "Puma", seat=1, state=picked),
    Refused("pick squirrel", "HO 2.4", "You have chosen already", "schon", seat=0, state=picked),
    # Cards in hand
    Refused("play lion", "HO 1.3", "You don't have Lion in your hand. You hold Bat", "Löwe", more={"hands": ["bat"]}),
    Refused("play lion", "HO 12.3", "Lion is on the field already", "Löwe", ("lion@C", "")),
    Refused("attach lion", "HO 12.1", "Lion has no modifier", "Löwe", more={"hands": ["lion"]}),
    Refused(
        "attach bat", "HO 12.1", "no creature that Bat could be attached to", "Fledermaus",
        more={"hands": ["bat"]},
    ),
    Refused("play lion", "HO 4.5", "no action point left", "Aktionspunkt", more={"hands": ["lion"], "points": 0}),
    Refused(
        "order tiger", "HO 15.11", "Tiger could do nothing", "Tiger",
        more={"hands": ["tiger"], "options": {"deadOrders": False}},
    ),
    Refused(
        "end", "HO 3.8", "discard 2 more cards", "2",
        moves=("end",), more={"hands": ["ant bat lion puma owl wolf boar leech"]},
    ),
    Refused(
        "discard tiger", "HO 1.3", "You don't have Tiger", "Tiger",
        moves=("end",), more={"hands": ["ant bat lion puma owl wolf boar leech"]},
    ),
    # Creatures
    Refused("take wolf", "HO 1.7", "Wolf A is not yours: Seat 2", "Wolf A", ("", "wolf@C")),
    Refused("take wolf", "HO 1.7", "Wolf A is not on the field", "Wolf A"),
    Refused("take ant", "HO 12.2", "Ant A is attached", "Ameise A", ("lion@C+ant", "")),
    Refused("take wolf", "HO 4.3", "Wolf A is exhausted", "Wolf A ist erschöpft", ("wolf@C!", "")),
    Refused("use owl", "HO 4.3", "Owl A is exhausted", "Eule A", ("owl@C!", "")),
    Refused("use wolf", "HO 9.3", "Wolf A has no exhaust ability", "Wolf A", ("wolf@C", "")),
    Refused("take wolf", "HO 5.4", "Wolf A is in the Bushes", "Wolf A", ("wolf@B", "")),
    # Moves
    Refused("back wolf", "HO 4.4", "Wolf A is exhausted", "Wolf A", ("wolf@C!", "")),
    Refused("back wolf", "HO 4.4", "Wolf A has moved once", "Wolf A", ("wolf@B", ""), ("forward wolf",)),
    Refused(
        "back wolf", "HO 4.4", "Wolf A came in this turn", "Wolf A",
        moves=("play wolf",), more={"hands": ["wolf"]},
    ),
    Refused(
        "back wolf", "HO 11.5", "Wolf A came under your control", "Wolf A",
        ("", "wolf@C"), ("order lion", "choose wolf"), more={"hands": ["lion"]},
    ),
    Refused("forward wolf", "HO 5.1", "Wolf A is in the Center", "Wolf A", ("wolf@C", "")),
    Refused(
        "forward falcon", "HO 10.6", "Eagle is the one that moves twice", "Adler",
        ("falcon@S eagle@S owl@S", ""), ("forward falcon", "forward eagle", "forward eagle"),
    ),
    Refused(
        "forward wolf", "HO 4.4", "Wolf A has moved once", "Wolf A",
        ("falcon@S eagle@S owl@S wolf@S", ""), ("forward wolf", "forward eagle", "forward eagle"),
    ),
    Refused(
        "back cheetah", "HO 4.4", "Cheetah A has moved 2 times", "Gepard A",
        ("cheetah@S", ""), ("forward cheetah", "forward cheetah"),
    ),
    # Treasure
    Refused("take crocodile", "HO 8.8", "Crocodile is Awkward", "Krokodil", ("crocodile@C", "")),
    Refused("take wolf", "HO 6.3", "Wolf A carries 1 and has room for 1", "Wolf A", ("wolf@C=1", "")),
    Refused("take camel", "HO 6.3", "Camel A carries 4 and has room for 3", "Kamel A", ("camel@C=4", "")),
    Refused("amount 4", "HO 6.2", "Camel A", "Kamel A", ("camel@C", ""), ("take camel",)),
    # Attacks
    Refused("attack wolf", "HO 7.1", "Wolf A is yours", "Wolf A", ("wolf@C", "")),
    Refused("attack wolf", "HO 7.1", "Wolf A is not on the field", "Wolf A", ("lion@C", "")),
    Refused("attack wolf", "HO 7.1", "You have no creature", "keine Kreatur", ("", "wolf@C")),
    Refused("attack ant", "HO 12.2", "Ant A is attached", "Ameise A", ("lion@C", "wolf@C+ant")),
    Refused("attack wolf", "HO 4.3", "Lion is exhausted", "Löwe ist erschöpft", ("lion@C!", "wolf@C")),
    Refused("attack wolf", "HO 5.4", "Lion is not in the Center", "Löwe", ("lion@B", "wolf@C")),
    Refused("attack wolf", "HO 5.6", "Wolf A is on the Start field, and Lion", "Wolf A", ("lion@C", "wolf@S")),
    Refused("attack eagle", "HO 8.1", "Eagle has Fly, and Wolf A", "Adler", ("wolf@C", "eagle@C")),
    Refused("attack weasel", "HO 8.10", "Weasel A has Invisibility", "Wiesel A", ("wolf@C", "weasel@C")),
    Refused(
        "attack hyena", "HO 5.3", "Hyena A is in the Bushes, where Wolf A can't see it", "Hyäne A",
        ("wolf@C", "hyena@B"),
    ),
    Refused("attack hyena", "HO 8.3", "Puma taunts and stands before Hyena A", "Puma", ("wolf@C", "hyena@C puma@C")),
    Refused("attack hyena", "HO 8.7", "Deer A is a Peace Adept", "Hirsch A", ("deer@C", "hyena@C")),
    Refused("attack falcon", "HO 10.10", "Lion can do nothing to Falcon A", "Falke A", ("lion@C", BIRDS)),
    Refused(
        "with deer", "HO 8.7", "Deer A is a Peace Adept", "Hirsch A",
        ("lion@C deer@C", "wolf@C"), ("attack wolf",),
    ),
    Refused(
        "with lion", "HO 7.1", "Lion attacks already", "Löwe",
        ("lion@C puma@C", "wolf@C"), ("attack wolf", "with lion"),
    ),
    Refused("with wolf", "HO 1.7", "Wolf A is not yours", "Wolf A", ("lion@C", "wolf@C"), ("attack wolf",)),
    # Theft
    Refused("steal wolf", "HO 8.5", "Wolf A does not have Steal", "Wolf A", ("wolf@C", "")),
    Refused("steal crocodile", "HO 8.8", "Crocodile is Awkward", "Krokodil", ("crocodile@C+monkey", "")),
    Refused("steal hyena", "HO 8.5", "Hyena A has stolen", "Hyäne A", ("hyena@C", ""), ("steal hyena", "from seat-2")),
    Refused("steal hyena", "HO 4.3", "Hyena A is exhausted", "Hyäne A", ("hyena@C!", "")),
    Refused("steal hyena", "HO 5.4", "Hyena A is not in the Center", "Hyäne A", ("hyena@B", "")),
    Refused("steal falcon", "HO 8.4", "treasuries take the Center", "Falke A", ("falcon@B+monkey", "")),
    Refused(
        "steal hyena", "HO 8.5", "nothing that Hyena A could steal", "Hyäne A",
        ("hyena@C", ""), more={"treasuries": [3, 0]},
    ),
    Refused("from seat-1", "HO 8.5", "Hyena A", "Hyäne A", ("hyena@C", ""), ("steal hyena",)),
    Refused(
        "from wolf", "HO 8.3", "Puma taunts and stands before Wolf A", "Puma",
        ("hyena@C", "wolf@C=1 puma@C"), ("steal hyena",),
    ),
    Refused("from wolf", "HO 8.5", "There is no treasure on Wolf A", "Wolf A", ("hyena@C", "wolf@C"), ("steal hyena",)),
    Refused("from lion", "HO 8.5", "Lion is on your own side", "Löwe", ("hyena@C lion@C=1", ""), ("steal hyena",)),
    Refused("from wolf", "HO 8.5", "Wolf A is not on the field", "Wolf A", ("hyena@C", ""), ("steal hyena",)),
    Refused(
        "from ant", "HO 8.7", "Deer A is a Peace Adept: it never steals from creatures", "Hirsch A",
        ("deer@C+monkey", "lion@C+ant=1"), ("steal deer",),
    ),
    # Choices
    Refused(
        "fight", "HO 7.5", "Polar Bear", "Eisbär",
        ("hyena@C wolf@C", "polar-bear@C+ant"), ("attack polar-bear", "with hyena", "with wolf", "fight"),
    ),
    Refused(
        "fight", "HO 15.8", "Hyena A", "Hyäne A",
        ("wolf@C lion@C", "hyena@C=1"),
        ("attack hyena", "with wolf", "with lion", "fight"),
        more={"options": {"loot": True}},
    ),
    Refused(
        "choose lion", "HO 15.10", "Lion", "Löwe",
        ("wolf@S", ""), ("play lion",), more={"hands": ["lion"], "options": {"lionMayDiscardItself": False}},
    ),
    Refused(
        "done", "HO 9.6", "Chameleon A", "Chamäleon A",
        ("wolf@S", ""), ("order chameleon",), more={"hands": ["chameleon"]},
    ),
    Refused(
        "choose boar", "HO 10.11", "Boar A can't be targeted", "Wildschwein A",
        ("", f"{THREE} wolf@C"), ("order alicia",), more={"hands": ["alicia"]},
    ),
    Refused(
        "choose raven", "HO 10.10", "Lion can do nothing to Raven A", "Rabe A",
        (f"{BIRDS} wolf@S", ""), ("play lion",), more={"hands": ["lion"]},
    ),
    Refused(
        "choose hyena", "HO 9.7", "Grizzly A", "Grizzly A",
        ("", "hyena@C+ant raven@C"), ("order grizzly",), more={"hands": ["grizzly"]},
    ),
    Refused("choose wolf", "HO 11.5", "Lion", "Löwe", ("wolf@C", "hyena@C"), ("order lion",), more={"hands": ["lion"]}),
    Refused(
        "choose wolf", "HO 11.7", "Swallow A", "Schwalbe A",
        ("wolf@C", ""), ("order swallow", "choose wolf"), more={"hands": ["swallow ant"]},
    ),
    Refused("choose seat-1", "HO 11.10", "Raven A", "Rabe A", ("", ""), ("order raven",), more={"hands": ["raven"]}),
    Refused(
        "join pacifists", "HO 10.9", "Hummingbird A", "Kolibri A",
        moves=("play hummingbird",), more={"hands": ["hummingbird"]},
    ),
    Refused(
        "choose lion", "HO 9.10", "Wolverine", "Vielfraß",
        ("", "boar@C lion@B"), ("play wolverine",), more={"hands": ["wolverine"]},
    ),
    Refused(
        "resolve raven leave", "HO 9.8", "Several abilities of yours wait", "Fähigkeiten",
        ("leopard@C lynx@C ocelot@C", ""), ("play serval",), more={"hands": ["serval"]},
    ),
    Refused(
        "choose lion", "HO 9.7", "Lion", "Löwe",
        ("wolf@S", "hyena@S"), ("play lion", "choose wolf", "done"), more={"hands": ["lion"]},
    ),
    # Modifiers
    Refused(
        "on wolf", "HO 12.1", "Wolf A is not yours", "Wolf A",
        ("lion@C", "wolf@C"), ("attach bat",), more={"hands": ["bat"]},
    ),
    Refused(
        "on boar", "HO 10.11", "Boar A can't be targeted", "Wildschwein A",
        ("lion@C", THREE), ("attach leech",), more={"hands": ["leech"]},
    ),
    Refused("reattach bat", "HO 12.5", "Bat is not attached", "Fledermaus", ("bat@C lion@C", "")),
    Refused("reattach bat", "HO 12.4", "Bat is a modifier of Seat 2", "Fledermaus", ("", "lion@C+bat wolf@C")),
    Refused(
        "reattach bat", "HO 12.5", "Bat has been reattached", "Fledermaus",
        ("lion@C+bat wolf@C", ""), ("reattach bat", "on wolf"),
    ),
    Refused("reattach bat", "HO 12.5", "no other creature", "Fledermaus", ("lion@C+bat", "")),
    Refused(
        "on puma", "HO 12.1", "Puma is not on the field", "Puma",
        ("lion@C", ""), ("attach bat",), more={"hands": ["bat"]},
    ),
    Refused(
        "on ant", "HO 12.2", "Ant A is attached", "Ameise A",
        ("lion@C+ant", ""), ("attach bat",), more={"hands": ["bat"]},
    ),
    Refused(
        "on lion", "HO 12.5", "Bat is attached to Lion already", "Fledermaus",
        ("lion@C+bat wolf@C", ""), ("reattach bat",),
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.move} {case.en}"[:50])
def test_the_reason_in_this_position_and_the_rule(case: Refused) -> None:
    state = case.state() if case.state else table(*case.sides, **case.more)
    play(state, *case.moves)
    seat = state.to_act()[0] if case.seat is None else case.seat
    refusal = state.explain(seat, full(case.move))
    assert refusal is not None
    assert refusal.rule == case.rule, refusal.text()
    assert case.en in refusal.text()
    assert case.de in refusal.text("de")
    for text in RULES.values():
        assert f"**{case.rule}**" in text


def test_what_is_no_move_is_met_with_moves_like_it() -> None:
    state = table("", "")
    with pytest.raises(Exception, match=r"no move of Hoard\. Moves look like play wolf-b, play wolf-a"):
        state.play(0, "play wolf")
