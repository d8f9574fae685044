"""Positions written by hand: what they may say of hidden cards."""

from __future__ import annotations

import pytest

from fablewood import GAMES, Chance, InvalidPosition, set_up
from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.cards import DeckList
from fablewood.games.hoard.decks import base_deck, base_value, deck_value
from tests.games.hoard.narrow import narrow_start


def test_what_is_known_of_a_card_in_the_deck_would_give_it_away() -> None:
    """It is drawn unseen; who knew where it was would know where it is."""
    position = narrow_start(2, 0).position()
    card = position["deck"][0]
    (note,) = [note for note in position["notes"] if note["knows"] is None]
    alike = [[one for one in cards if one != card] for cards in note["alike"]]
    with pytest.raises(InvalidPosition) as caught:
        set_up({**position, "notes": [{"knows": None, "known": [*note["known"], card], "alike": alike}]})
    assert "in no hand" in caught.value.text()
    assert len({caught.value.text(language) for language in LANGUAGES}) == 2


def test_views_show_a_deck_by_name_and_hash_and_records_keep_all_of_it() -> None:
    deck = base_deck()
    own = DeckList("mine", deck.cards[1:], deck.groups)
    value = deck_value(own)
    state = GAMES["hoard"].deal(2, 1, {"deck": value})
    assert len(value) > 1000
    assert state.position()["options"]["deck"] == value
    for eye in (-1, 0):
        assert state.view(eye)["options"]["deck"] == value.partition(":")[0]
    assert value.startswith(state.view(0)["options"]["deck"] + ":")
    assert GAMES["hoard"].deal(2, 1).view(0)["options"]["deck"] == base_value()


def test_a_card_that_is_being_attached_is_known_to_be_in_the_hand() -> None:
    """The view says what is attached; so no world may have it elsewhere."""
    creatures = [{"card": card, "field": "center"} for card in ("lion", "tiger")]
    state = set_up(
        {"game": "hoard", "seats": 2, "turn": 0, "hands": [["ant-a", "deer-a"], []], "field": [creatures, []]}
    )
    state.play(0, "attach ant-a")
    for eye in (-1, 1):
        assert {"card": "ant-a", "hand": 0} in state.view(eye)["notes"]["known"]
        for seed in range(20):
            assert "ant-a" in state.resample(eye, Chance(seed)).position()["hands"][0]
