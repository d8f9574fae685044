"""Each order of the base deck does what its text says, played from every card that prints it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fablewood.games.hoard.decks import base_deck
from fablewood.games.hoard.effects.language import print_text
from tests.games.hoard.scenes import (
    choices,
    discarded,
    find,
    hand,
    is_on_field,
    moves,
    pass_turn,
    play,
    points,
    scene,
    side,
    treasuries,
    why,
)

ORDERS: dict[str, list[str]] = {}
for one in base_deck().cards:
    ORDERS.setdefault(print_text(one.order, "en"), []).append(one.labels[0])
TESTED: set[str] = set()


def cards_with(order: str) -> Callable[..., object]:
    """Once for every card whose order this is."""
    TESTED.add(order)
    return pytest.mark.parametrize("card", ORDERS[order])


@cards_with("Draw 3 cards.")
def test_drawing(card: str) -> None:
    state = play(scene(hand=card), f"order {card}")
    assert len(hand(state)) == 3
    assert discarded(state) == [card]
    assert points(state) == 1


@cards_with("Ready one of your creatures.")
def test_readying(card: str) -> None:
    state = play(scene("lion@center! elephant@start", "boar-a@center!", hand=card), f"order {card}")
    assert choices(state) == {"lion", "elephant"}
    play(state, "choose lion")
    assert find(state, "lion")["ready"]
    assert "take lion" in moves(state)


@cards_with("Return one creature to its owner's hand.")
def test_returning(card: str) -> None:
    state = scene("lion@center", "boar-a@start=2+ant-a", hand=card)
    assert choices(play(state, f"order {card}")) == {"lion", "boar-a"}
    play(state, "choose boar-a")
    assert "boar-a" in hand(state, 1)
    assert discarded(state) == ["ant-a", card]


@cards_with("Take control of one enemy creature and put it on the Start field with all attachments.")
def test_taking_control(card: str) -> None:
    state = scene("grizzly-a@center", "wolf-a@center!=1+ant-a=2 boar-a@start", hand=card)
    assert choices(play(state, f"order {card}")) == {"wolf-a", "boar-a"}
    play(state, "choose wolf-a")
    wolf = find(state, "wolf-a")
    assert side(state, 0) == ["grizzly-a", "wolf-a"]
    assert (wolf["field"], wolf["ready"], wolf["treasure"]) == ("start", False, 1)
    assert find(state, "ant-a")["seat"] == 0
    assert treasuries(pass_turn(state)) == [6, 3]


@cards_with("Search the deck for a card, then shuffle.")
def test_searching(card: str) -> None:
    state = play(scene(hand=card), f"order {card}")
    assert "lion" in choices(state)
    assert len(choices(state)) == 65
    assert hand(play(state, "choose lion")) == ["lion"]


@cards_with("Return one of your creatures to your hand and put another creature from your hand in its place.")
def test_putting_another_in_its_place(card: str) -> None:
    state = scene("raven-a@center=1", "boar-a@center", hand=f"{card} elephant lion")
    assert choices(play(state, f"order {card}")) == {"raven-a"}
    assert choices(play(state, "choose raven-a")) == {"elephant", "lion"}
    play(state, "choose elephant", "choose seat-2")  # Raven has left, and takes a treasure
    assert hand(state) == sorted(["raven-a", "lion"], key=[*base_deck().labels].index)
    assert find(state, "elephant")["field"] == "center"
    assert points(state) == 1
    assert "take elephant" in moves(state)
    assert "back elephant" not in moves(state)
    assert treasuries(state) == [4, 2]


@cards_with("Move each enemy creature one field back.")
def test_moving_all_enemies_back(card: str) -> None:
    state = scene("lion@center", "boar-a@center wolf-a@bushes! elephant@start", hand=card)
    play(state, f"order {card}")
    places = {one: find(state, one)["field"] for one in ("lion", "boar-a", "wolf-a", "elephant")}
    assert places == {"lion": "center", "boar-a": "bushes", "wolf-a": "start", "elephant": "start"}


@cards_with("Move one of your creatures up to 2 fields.")
def test_moving_one_of_yours(card: str) -> None:
    state = scene("lion@start! raven-a@center", "boar-a@center", hand=card)
    assert choices(play(state, f"order {card}")) == {"lion", "raven-a"}
    assert choices(play(state, "choose lion"), "to") == {"start", "bushes", "center"}
    assert find(play(state, "to center"), "lion")["field"] == "center"


def test_an_order_that_moves_does_not_use_up_the_move() -> None:
    state = play(scene("lion@start", hand="leopard-a"), "order leopard-a", "choose lion", "to bushes", "forward lion")
    assert find(state, "lion")["field"] == "center"


@cards_with("Receive 1 treasure.")
def test_receiving(card: str) -> None:
    assert treasuries(play(scene(hand=card), f"order {card}")) == [4, 3]


@cards_with("Take 1 treasure from another treasury.")
def test_taking_from_a_treasury(card: str) -> None:
    state = play(scene(hand=card, others=["", ""], treasuries=[3, 3, 0, 5]), f"order {card}")
    assert choices(state) == {"seat-2", "seat-4"}
    assert treasuries(play(state, "choose seat-4")) == [4, 3, 0, 4]


@cards_with("Discard one modifier.")
def test_discarding_a_modifier(card: str) -> None:
    state = scene("lion@center+ant-a", "wolf-a@start+monkey-a=1", hand=card)
    assert choices(play(state, f"order {card}")) == {"ant-a", "monkey-a"}
    play(state, "choose monkey-a")
    assert discarded(state) == ["monkey-a", card]
    assert find(state, "wolf-a")["might"] == 3


@cards_with("Exhaust one enemy creature past the next readying.")
def test_exhausting_for_longer(card: str) -> None:
    state = scene("lion@center", "wolf-a@start boar-a@center!", hand=card)
    assert choices(play(state, f"order {card}")) == {"wolf-a", "boar-a"}
    play(state, "choose wolf-a", "end")
    assert not find(state, "wolf-a")["ready"]
    assert find(state, "boar-a")["ready"]
    play(state, "end", "end")
    assert find(state, "wolf-a")["ready"]


@cards_with("One opponent discards 2 random cards.")
def test_random_cards_are_discarded(card: str) -> None:
    state = play(scene(hand=card, their_hand="lion tiger puma"), f"order {card}", "choose seat-2")
    assert len(hand(state, 1)) == 1
    assert len(discarded(state)) == 3
    assert discarded(state)[-1] == card
    state = play(scene(hand=card, their_hand="lion"), f"order {card}", "choose seat-2")
    assert discarded(state) == ["lion", card]


@cards_with("Strengthen one of your creatures by 3 this turn.")
def test_strengthening(card: str) -> None:
    state = scene("wolf-b@center", "polar-bear@center", hand=card)
    play(state, f"order {card}", "choose wolf-b")
    assert find(state, "wolf-b")["might"] == 6
    play(state, "attack polar-bear", "with wolf-b", "fight")
    assert side(state, 1) == []
    assert find(play(state, "end"), "wolf-b")["might"] == 3


@cards_with("Give one of your creatures Intercept this turn.")
def test_giving_intercept(card: str) -> None:
    state = scene("wolf-a@start", "raven-a@start donkey-a@start", hand=card)
    assert "attack donkey-a" not in moves(state)
    play(state, f"order {card}", "choose wolf-a")
    assert find(state, "wolf-a")["powers"] == ["intercept"]
    assert "attack donkey-a" in moves(state)
    assert "attack raven-a" not in moves(state)
    assert find(play(state, "end"), "wolf-a")["powers"] == []


@cards_with("Your creatures may interact with invisible ones this turn.")
def test_seeing_the_invisible(card: str) -> None:
    state = scene("wolf-a@center", "donkey-a@bushes leech@center", hand=card)
    assert not choices(state, "attack")
    play(state, f"order {card}")
    assert choices(state, "attack") == {"donkey-a", "leech"}


@cards_with("Take any card from the discard pile.")
def test_taking_a_discarded_card(card: str) -> None:
    state = play(scene(hand=card, discarded=["lion", "wolf-a", "puma"]), f"order {card}")
    assert choices(state) == {"lion", "wolf-a", "puma"}
    assert hand(play(state, "choose wolf-a")) == ["wolf-a"]
    assert discarded(state) == ["lion", "puma", card]


@cards_with("Gain 3 action points.")
def test_gaining_points(card: str) -> None:
    state = play(scene(hand=f"{card} lion", points=1), f"order {card}")
    assert points(state) == 3
    assert "play lion" in moves(state)


@cards_with("Put 1 treasure on each of your creatures in the Center that can carry.")
def test_treasure_for_all_in_the_center(card: str) -> None:
    state = scene("lion@center=1 crocodile@center boar-a@center! wolf-a@bushes", "raven-a@center", hand=card)
    play(state, f"order {card}")
    carried = {one: find(state, one)["treasure"] for one in ("lion", "crocodile", "boar-a", "wolf-a", "raven-a")}
    assert carried == {"lion": 2, "crocodile": 0, "boar-a": 1, "wolf-a": 0, "raven-a": 0}


@cards_with("Discard one creature of might 2 or less.")
def test_discarding_a_weak_one(card: str) -> None:
    state = scene("boar-a@center raven-a@center+ant-a", "wolf-a@center leech@start weasel-a@center+bat", hand=card)
    assert choices(play(state, f"order {card}")) == {"boar-a", "leech", "weasel-a"}
    play(state, "choose weasel-a")
    assert discarded(state) == ["weasel-a", "bat", card]


def test_every_order_has_its_scenario() -> None:
    assert set(ORDERS) == TESTED
    assert len(ORDERS) == 20


def test_an_order_that_can_do_nothing_is_wasted_unless_the_table_forbids_it() -> None:
    state = play(scene(hand="tiger"), "order tiger")
    assert (points(state), discarded(state)) == (1, ["tiger"])
    assert why(scene(hand="tiger", options={"deadOrders": False}), "order tiger").endswith("HO 15.11")


def test_an_order_costs_a_point() -> None:
    assert "HO" in why(scene(hand="tiger", points=0), "order tiger")
    assert not is_on_field(scene(hand="tiger"), "tiger")
