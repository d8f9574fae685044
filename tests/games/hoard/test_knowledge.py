"""What each seat can know of hidden cards (HO 14): no less, and no more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fablewood import Chance, deal
from fablewood.core.state import State
from tests.games.hoard.tables import LABELS, card, cards, end, hand, known, play, table


def sets(state: State, seat: int) -> list[tuple[set[str], dict[str, int]]]:
    """Cards that can't be told apart, and how many of them are where: `hand-1`, `deck`."""
    return [(set(part["cards"]), places(part["at"])) for part in known(state, seat)["alike"]]


def places(parts: list[dict[str, Any]]) -> dict[str, int]:
    found = {}
    for part in parts:
        (sort, seat), *_ = [(key, value) for key, value in part.items() if key != "cards"]
        found[sort if seat is None else f"{sort}-{seat}"] = part["cards"]
    return found


def sure(state: State, seat: int) -> dict[str, str]:
    """Cards whose place is known."""
    found = {}
    for one in known(state, seat)["known"]:
        (sort, number), *_ = [(key, value) for key, value in one.items() if key != "card"]
        found[one["card"]] = sort if number is None else f"{sort}-{number}"
    return found


def all_pick(state: State) -> list[str]:
    """Everybody keeps the first card of the pack."""
    kept = [state.view(seat)["pack"][0] for seat in range(state.seats)]
    for seat, one in enumerate(kept):
        state.play(seat, f"pick {one}")
    return kept


def test_before_the_draft_a_seat_knows_its_pack_and_nothing_else() -> None:
    state = deal("hoard", 3, 1)
    mine = set(state.view(0)["pack"])
    assert sets(state, 0) == [(set(LABELS) - mine, {"pack-1": 6, "pack-2": 6, "deck": 48})]
    assert sets(state, -1) == [(set(LABELS), {"pack-0": 6, "pack-1": 6, "pack-2": 6, "deck": 48})]


@pytest.mark.parametrize("seats", [3, 4])
def test_what_was_passed_on_is_with_the_neighbour_and_then_partly_kept(seats: int) -> None:
    state = deal("hoard", seats, 1)
    first = state.view(0)["pack"]
    all_pick(state)
    passed = set(first[1:])
    assert (passed, {"pack-1": 5}) in sets(state, 0)
    state.play(1, f"pick {state.view(1)['pack'][0]}")
    assert (passed, {"pack-1": 4, "picked-1": 1}) in sets(state, 0)
    for seat in (0, *range(2, seats)):
        state.play(seat, f"pick {state.view(seat)['pack'][0]}")
    assert (passed, {"hand-1": 1, "pack-2": 4}) in sets(state, 0)


def test_with_two_players_what_is_missing_was_kept() -> None:
    state = deal("hoard", 2, 1)
    first = state.view(0)["pack"]
    all_pick(state)
    theirs = all_pick(state)[1]
    assert ({theirs}, {"hand-1": 1}) in sets(state, 0)
    assert set(state.view(0)["pack"]) == set(first[1:]) - {theirs}


def test_after_the_draft_of_two_all_but_the_first_and_last_cards_are_known() -> None:
    state = deal("hoard", 2, 1, {"firstPlayer": "1"})
    for _ in range(6):
        all_pick(state)
    found = sets(state, 0)
    assert sum(1 for group, at in found if len(group) == 1 and at == {"hand-1": 1}) == 5
    rest = next(group for group, _ in found if len(group) > 1)
    assert next(at for group, at in found if group == rest) == {"hand-1": 1, "deck": len(rest) - 1}


def test_what_comes_back_to_a_hand_is_known_to_all_until_it_leaves() -> None:
    state = table("chameleon@C", "wolf@C", hands=["alicia", "ant"])
    play(state, "order alicia", "choose wolf")
    for seat in (-1, 0):
        assert sure(state, seat) == {card("wolf"): "hand-1"}
    assert sure(state, 1) == {}
    end(state)
    play(state, "play wolf")
    assert sure(state, 0) == {}


def test_only_who_looks_at_a_hand_knows_it() -> None:
    state = table("owl@C", "", "", hands=["", "ant bat leech", "puma"])
    play(state, "use owl", "choose seat-2")
    shown = state.view(0)["pending"]["looked_at"]
    assert set(shown) == set(cards("ant bat leech"))
    assert state.view(2)["pending"]["looked_at"] is None
    play(state, "choose bat")
    assert sure(state, 0) == {card("ant"): "hand-1", "leech": "hand-1"}
    assert sure(state, 2) == sure(state, -1) == {}


def test_who_searches_knows_what_is_in_the_deck_but_nobody_learns_what_was_taken() -> None:
    state = table("", "", hands=["elephant", "wolf bat"], deck="ant leech lion")
    play(state, "order elephant")
    looked = state.view(0)["pending"]["looked_at"]
    assert set(looked) == set(cards("ant leech lion"))
    assert state.view(1)["pending"]["looked_at"] is None
    told = [event for event in play(state, "choose lion") if event.visible(1)]
    assert "lion" not in str([event.plain() for event in told])
    assert (set(cards("wolf bat")), {"hand-1": 2}) in sets(state, 0)
    assert (set(cards("ant leech")), {"deck": 2}) in sets(state, 0)
    assert sets(state, 1) == [(set(cards("ant leech lion")), {"hand-0": 1, "deck": 2})]
    end(state)
    drawn = next(group for group, at in sets(state, 0) if "deck" in at)
    assert drawn == set(cards("ant leech"))


def test_a_shuffled_pile_is_a_set_of_its_own() -> None:
    state = table("", "", hands=["", "lion"], deck="ant")
    pile = set(state.position()["discarded"])
    play(state, "end")
    assert (set(cards("lion ant")), {"hand-1": 2}) in sets(state, 0)
    play(state, "end")
    mine = set(state.view(0)["hand"])
    assert len(mine) == 2
    assert mine <= pile
    assert (pile - mine, {"deck": len(pile) - 2}) in sets(state, 0)
    assert (pile, {"hand-0": 2, "deck": len(pile) - 2}) in sets(state, 1)


def test_what_is_taken_from_the_pile_or_replaced_everybody_knows() -> None:
    state = table("wolf@C", "", hands=["giraffe swallow"], discarded="bat", points=2)
    play(state, "order giraffe", "choose bat", "order swallow", "choose wolf", "choose bat")
    assert sure(state, 1) == {card("wolf"): "hand-0"}


def test_dealt_anew_everybody_holds_what_is_known_of_them() -> None:
    """Resampling keeps to the classes, and every place keeps its number of cards."""
    state = table("owl@C chameleon@C", "wolf@C", "", hands=["alicia", "ant bat leech", "puma"])
    play(state, "use owl", "choose seat-2", "choose bat", "order alicia", "choose wolf")
    for number in range(20):
        other = state.resample(0, Chance(number))
        assert set(hand(other, 1)) == {"ant", "leech", "wolf"}
        assert len(hand(other, 2)) == 1
        for_two = state.resample(2, Chance(number))
        assert "wolf" in hand(for_two, 1)
        assert len(hand(for_two, 1)) == 3
    found = Counter(hand(state.resample(0, Chance(number)), 2)[0] for number in range(200))
    assert len(found) > 30
