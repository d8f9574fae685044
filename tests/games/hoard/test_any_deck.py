"""Whatever a designer writes, the engine plays it to its end: no deck breaks it, and none keeps it for ever."""

from __future__ import annotations

from typing import Any

import pytest

from fablewood import Chance, deal, set_up
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES, say
from fablewood.games.hoard.cards import DeckList, plain_deck, read_plain
from fablewood.games.hoard.decks import base_deck, deck_value
from fablewood.games.hoard.numbers import MOST_ABILITIES, MOST_ACTIONS, MOST_TREASURE
from tests.games.hoard.any_deck import Author
from tests.games.hoard.scenes import find, pass_turn, play, points, scene, side, treasuries


@pytest.mark.parametrize("seed", range(20))
def test_decks_written_at_random_are_played_to_the_end(seed: int) -> None:
    deck = deck_value(Author(seed).deck())
    options = {"deck": deck, "turnLimit": 40, "equalMight": ("none", "both")[seed % 2], "loot": seed % 3 == 0}
    state = deal("hoard", 2 + seed % 3, seed, options)
    state.listen()
    chance = Chance(seed)
    for step in range(20_000):
        if state.over:
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.pick(len(legal))])
        for event in state.heard():
            for language in LANGUAGES:
                assert say(event.message, language)
        if step % 50 == 0:
            check(state)
    assert state.over
    check(state)


def check(state: State) -> None:
    """Nothing is lost where a position is written down, or where a seat imagines what it doesn't know."""
    position = state.position()
    assert set_up(position).position() == position
    for seat in range(state.seats):
        assert state.resample(seat, Chance(1)).view(seat) == state.view(seat)


def deck_with(**changes: Any) -> DeckList:
    """The base deck, and in it some Wolves that are different."""
    data = plain_deck(base_deck())
    data["name"] = "mine"
    data["wolf"] = {**{key: value for key, value in data["wolf"].items() if key != "passive"}, **changes}
    return read_plain(data, "mine", base_deck())


def options(deck: DeckList) -> dict[str, str]:
    return {"deck": deck_value(deck)}


def test_no_treasure_grows_beyond_what_can_be_counted() -> None:
    greedy = deck_with(exhaust=["put 99 treasures on this creature"] * 5 + ["ready each of your creatures"])
    state = scene("wolf-a@center", options=options(greedy))
    play(state, *["use wolf-a"] * MOST_ACTIONS)
    assert find(state, "wolf-a")["treasure"] == MOST_TREASURE
    assert set_up(state.position()).position() == state.position()
    assert [state.move_text(move) for move in state.legal(0)] == ["end"]  # HO 3.9
    assert treasuries(pass_turn(state))[0] == MOST_TREASURE


def test_no_might_grows_beyond_what_can_be_counted() -> None:
    proud = deck_with(
        exhaust=["strengthen each of your creatures by 99 this turn"] * 5 + ["ready each of your creatures"]
    )
    state = play(scene("wolf-a@center", "lion@center", options=options(proud)), *["use wolf-a"] * 150)
    assert find(state, "wolf-a")["might"] == 99
    assert set_up(state.position()).position() == state.position()
    assert side(play(state, "attack lion", "with wolf-a", "fight"), 1) == []


def test_a_chain_of_abilities_ends() -> None:
    """HO 9.11: these creatures bring each other onto the field and back, for ever."""
    swap = "return one of your creatures to your hand and put another creature from your hand in its place"
    state = scene("lion@center", hand="wolf-a wolf-b", options=options(deck_with(enter=swap)))
    play(state, "play wolf-a")
    entered = 0
    while "end" not in (moves := [state.move_text(move) for move in state.legal(0)]):
        wolves = [move for move in moves if move.startswith("choose wolf")]
        state.play(0, (wolves or moves)[0])
        entered += 1
    assert MOST_ABILITIES <= entered <= 2 * MOST_ABILITIES


def test_action_points_at_the_start_of_a_turn_are_added() -> None:
    """HO 3.5."""
    early = deck_with(modifier="at the start of your turn, if the host is in the Center, gain 1 action point")
    assert points(pass_turn(scene("lion@center+wolf-a", options=options(early)))) == 3
    assert points(pass_turn(scene("lion@start+wolf-a", options=options(early)))) == 2
