"""Scenarios in the order of the rules. Seats are 0 to 4; seat 0 has the turn."""

from __future__ import annotations

from collections import Counter

import pytest

from fablewood import InvalidSetup, deal, set_up
from fablewood.core.options import Value
from fablewood.games.equinox.rules import Equinox
from tests.games.equinox.tables import (
    EIGHT,
    column_of,
    controller,
    end_turn,
    fallen,
    full_row,
    hand,
    legal,
    play,
    refused,
    space,
    strength,
    table,
    top,
)

OTHERS = ["...", "...", "..."]
FIVE_CREATURES = ("squeak", "stag", "rubble", "twinz", "hoot")
SQUEAK_IS_MINE = {"squeak 1": "0"}
DEAD_HAND = "squeak-0 squeak-1 squeak-2 squeak-3 squeak-4 squeak-5 squeak-6 squeak-7"


def new_game(seats: int, seed: int = 1, **options: object) -> Equinox:
    state = deal("equinox", seats, seed, options)
    assert isinstance(state, Equinox)
    return state


# EQ 1 and 2: cards and setting up


@pytest.mark.parametrize(("seats", "left"), [(2, 86), (3, 78), (4, 70), (5, 62)])
def test_the_deck_has_102_cards_and_everybody_is_dealt_eight(seats: int, left: int) -> None:
    position = new_game(seats).position()
    assert [len(cards) for cards in position["hands"]] == [8] * seats
    assert len(position["deck"]) == left
    cards = [*position["deck"], *(card for cards in position["hands"] for card in cards)]
    kinds = Counter(card.rpartition("-")[0] for card in cards)
    assert kinds == dict.fromkeys(position["creatures"], 11) | {"chameleon": 11, "ancestor": 1, "dryad": 2}


def test_the_trees_can_be_two_ancestors_and_one_dryad() -> None:
    state = new_game(3, trees="2A1D")
    everywhere = [*state.position()["deck"], *(card for cards in state.position()["hands"] for card in cards)]
    assert Counter(card.rpartition("-")[0] for card in everywhere)["ancestor"] == 2
    assert "EQ 1.3" in refused(state, "play dryad-2")


def test_the_host_names_the_creatures_or_they_are_drawn() -> None:
    named = "ursus,pilgrim,dryad,stag,hoot,twinz,fungy,carmen"
    with pytest.raises(InvalidSetup):
        new_game(4, creatures=named)
    named = named.replace("dryad", "rubble")
    assert new_game(4, creatures=named).position()["creatures"] == named.split(",")
    drawn = {creature for seed in range(20) for creature in new_game(2, seed).position()["creatures"]}
    assert len(drawn) == 14
    assert "EQ 2.1" in refused(new_game(4, creatures=named), "predict squeak")


def test_the_first_player_is_drawn_or_named() -> None:
    assert {new_game(3, seed).turn for seed in range(40)} == {0, 1, 2}
    assert new_game(3, firstPlayer="2").turn == 1


# EQ 3: strength, prestige, control


def test_ursus_is_half_a_point_stronger_than_it_says() -> None:
    """The row is complete with 3.5 against 3: Stag falls."""
    creatures = EIGHT.replace("squeak", "ursus")
    piles = full_row(1, stag=3) | {"ursus 1": "3", "fungy 1": ""}
    state = table(["fungy-9 ch-1", *OTHERS], piles, creatures=creatures)
    assert strength(state, "ursus", 1) == 3.5
    play(state, "pass", "play fungy-9")
    end_turn(state)
    assert fallen(state) == ["stag"]


def test_a_chameleon_on_ursus_has_no_half_and_takes_it_from_the_card_upon_it() -> None:
    creatures = EIGHT.replace("squeak", "ursus")
    state = table(["ursus-0 ursus-4", *OTHERS], {"ursus 1": "6 ch-2", "ursus 2": ""}, creatures=creatures)
    assert strength(state, "ursus", 1) == 2
    play(state, "pass", "play ursus-0")
    assert strength(state, "ursus", 1) == 0
    covered = table(["ursus-4", *OTHERS], {"ursus 1": "6 ch-2 0 7"}, creatures=creatures)
    assert strength(covered, "ursus", 1) == 7.5


def test_ursus_0_survives_another_0() -> None:
    creatures = EIGHT.replace("squeak", "ursus")
    state = table(["hoot-0", *OTHERS], full_row(1, "hoot") | {"ursus 1": "0"}, creatures=creatures)
    play(state, "pass", "play hoot-0")
    end_turn(state)
    assert fallen(state) == ["hoot"]


def test_the_most_prestige_controls_and_a_tie_nobody() -> None:
    state = table(["stag-4", *OTHERS], pebbles={"carmen 1": "2", "carmen 2": "1"}, fallen="squeak moss-man stag")
    assert column_of(state, "carmen")["prestige"] == [0, 3, 4, 0]
    assert controller(state, "carmen") == 2
    pebbles = {"carmen 1": "2", "carmen 2": "1", "carmen 4": "1"}
    tied = table(["stag-4", *OTHERS], pebbles=pebbles, fallen="squeak moss-man stag")
    assert controller(tied, "carmen") is None


def test_nobody_controls_with_a_prestige_of_nothing() -> None:
    """A pebble in row 5 is worth 0."""
    gone = "squeak moss-man rubble twinz"
    state = table(["stag-2 ch-1", *OTHERS], pebbles={"stag 5": "0"}, fallen=gone)
    play(state, "pass", "play stag-2")
    assert state.step != 3
    assert controller(state, "stag") is None
    assert "EQ 3.6" in refused(state, "use")


def test_an_unrevealed_secret_counts_nothing_and_a_revealed_one_five() -> None:
    state = table(["squeak-0 ch-1 ch-2", *OTHERS], pebbles={"squeak 1": "1"}, secrets=["squeak-5", None, None, None])
    assert controller(state, "squeak") == 1
    play(state, "reveal")
    assert controller(state, "squeak") == 0
    assert "squeak-5" in state.position()["discarded"]
    play(state, "play squeak-0")
    assert "use" in legal(state)


# EQ 4: who sees what


def test_what_is_hidden_is_in_no_other_view() -> None:
    state = table(["stag-1 stag-2", *OTHERS], secrets=[None, "hoot-3", None, None], aside=["stag-9", "", "", ""])
    own, other, watch = state.view(0), state.view(2), state.view(-1)
    assert own["hand"] == ["stag-1", "stag-2"]
    assert own["aside"] == ["stag-9"]
    assert other["aside"] == []
    assert other["aside_sizes"] == [1, 0, 0, 0]
    assert watch["hand"] is None
    assert state.view(1)["secret"] == "hoot-3"
    assert other["secret"] is None
    assert other["secrets"] == [False, True, False, False]
    for view in (other, watch):
        assert not {"stag-1", "stag-9", "hoot-3"} & set(str(view).replace("'", " ").split())


# EQ 5 and 6: predicting


def test_turns_go_on_across_rounds_without_a_reset() -> None:
    state = table(["stag-1 ch-0", *OTHERS], full_row(1, "stag"))
    play(state, "pass", "play stag-1")
    assert fallen(state) == ["stag"]
    assert (state.turn, state.row) == (1, 1)


def test_a_secret_is_made_in_round_1_only() -> None:
    state = table(["hoot-1 ch-0", *OTHERS], fallen="stag")
    assert "secret" not in " ".join(legal(state))
    assert "EQ 6.3" in refused(state, "secret hoot-1")


def test_a_secret_needs_a_creature_card() -> None:
    state = table(["ch-1 ch-2 ancestor dryad", *OTHERS])
    assert not legal(state, "secret")
    for card in ("chameleon-1", "ancestor-1"):
        assert "EQ 6.3" in refused(state, f"secret {card}")


def test_a_secret_skips_phase_2() -> None:
    state = table(["hoot-1 ch-0", *OTHERS])
    play(state, "secret hoot-1")
    assert state.turn == 1
    assert state.view(0)["secret"] == "hoot-1"
    assert state.view(0)["pebbles"] == [4, 5, 5, 5]


def test_there_is_one_secret_in_a_game_even_after_it_was_taken_back() -> None:
    state = table(["hoot-1 ch-0", *OTHERS], secrets=["hoot-2", None, None, None])
    assert "EQ 6.3" in refused(state, "secret hoot-1")
    state = table(["hoot-1 ch-0", *OTHERS], made=[True, False, False, False])
    assert "EQ 6.3" in refused(state, "secret hoot-1")


def test_several_secrets_may_lie_on_one_creature() -> None:
    state = table(["hoot-1 ch-0", "hoot-3 ch-1"], secrets=[None, "hoot-2"], pebbles={"hoot 1": "1"})
    play(state, "secret hoot-1")
    assert state.view(0)["secret"] == "hoot-1"


def test_one_pebble_a_space_but_several_predictions_a_round() -> None:
    state = table(["hoot-1 ch-0", *OTHERS], pebbles={"hoot 1": "0", "stag 1": "0"})
    assert "EQ 6.2" in refused(state, "predict hoot")
    play(state, "predict rubble")
    assert space(state, "rubble", 1)["pebble"] == 0


def test_predictions_are_allowed_in_round_5_and_never_on_the_eliminated() -> None:
    gone = "squeak moss-man rubble twinz"
    state = table(["stag-2 ch-1", *OTHERS], fallen=gone)
    assert "stag" in legal(state, "predict")
    assert "EQ 6.2" in refused(state, "predict twinz")


def test_without_a_pebble_nothing_is_predicted() -> None:
    pebbles = {f"{one} 1": "0" for one in FIVE_CREATURES}
    state = table(["stag-2 ch-1", *OTHERS], pebbles=pebbles)
    assert legal(state) == ["pass"]
    assert "EQ 6.2" in refused(state, "predict carmen")


def test_a_secret_on_an_eliminated_creature_may_be_revealed() -> None:
    state = table(["stag-2 ch-1", *OTHERS], fallen="hoot", secrets=["hoot-2", None, None, None])
    play(state, "reveal")
    assert column_of(state, "hoot")["champion"] == [1, 0, 0, 0]
    assert state.step == 1


# EQ 7: playing a card


def test_a_card_goes_on_its_creature_in_the_current_row() -> None:
    state = table(["stag-2 hoot-1 squeak-1 ch-1", *OTHERS], {"stag 2": "5"}, fallen="squeak")
    assert "EQ 7.2" in refused_after_pass(state, "play squeak-1")
    play(state, "pass", "play stag-2")
    assert top(state, "stag", 2) == "stag-2"
    assert space(state, "stag", 2)["cards"] == 2


def refused_after_pass(state: Equinox, move: str) -> str:
    twin = state.copy()
    twin.play(twin.to_act()[0], "pass")
    assert isinstance(twin, Equinox)
    return refused(twin, move)


def test_a_chameleon_goes_on_any_creature_in_play_and_has_no_power() -> None:
    state = table(["ch-3 stag-1", *OTHERS], pebbles={"hoot 1": "0"}, fallen="squeak")
    play(state, "pass", "play chameleon-3")
    assert legal(state, "on") == EIGHT.split()[1:]
    assert "EQ 7.3" in refused(state, "on squeak")
    play(state, "on hoot")
    assert top(state, "hoot", 2) == "chameleon-3"
    assert "EQ 8.1" in refused(state, "use", seat=0)


def test_a_hand_of_dead_cards_is_skipped_and_shown_to_all() -> None:
    state = table([DEAD_HAND, *OTHERS], fallen="squeak")
    play(state, "pass")
    assert legal(state) == ["skip"]
    play(state, "skip")
    known = {note["card"] for note in state.view(3)["notes"]["public"]["cards"] if note["hand"] == [0]}
    assert known == set(DEAD_HAND.split())


@pytest.mark.parametrize("card", ["dryad", "ancestor", "ch-0", "hoot-0"])
def test_who_can_play_anything_can_t_skip(card: str) -> None:
    """Not even if the Dryad would find no Creature card on the table."""
    state = table([f"squeak-0 squeak-1 {card}", *OTHERS], fallen="squeak")
    assert "EQ 7.5" in refused_after_pass(state, "skip")


# EQ 8: when a power works


def test_nobody_gets_the_power_of_a_creature_that_another_controls() -> None:
    state = table(["stag-2 ch-1", *OTHERS], pebbles={"stag 1": "1"})
    play(state, "pass", "play stag-2")
    why = refused(state, "use", seat=0)
    assert "EQ 8.1" in why
    assert "4" in why
    assert state.to_act() == (0,) or state.turn == 1
    assert "EQ" in refused(state, "use", seat=1)


def test_a_card_played_on_a_chameleon_has_no_power_but_the_next_one_does() -> None:
    state = table(["hoot-4 hoot-6 ch-1", *OTHERS], {"hoot 1": "ch-5"}, {"hoot 1": "0"})
    play(state, "pass", "play hoot-4")
    assert strength(state, "hoot", 1) == 4
    assert "EQ 8.1" in refused(state, "use", seat=0)
    again = table(["hoot-6 ch-1", *OTHERS], {"hoot 1": "ch-5 4"}, {"hoot 1": "0"})
    play(again, "pass", "play hoot-6")
    assert legal(again) == ["decline", "use"]


def test_a_power_is_optional_but_once_begun_it_is_finished() -> None:
    state = table(["hoot-6 ch-1", *OTHERS], pebbles={"hoot 1": "0"})
    play(state, "pass", "play hoot-6")
    declined = state.copy()
    assert isinstance(declined, Equinox)
    play(declined, "decline")
    assert declined.turn == 1
    assert "EQ 8.2" in refused(declined, "use", seat=0)
    play(state, "use")
    assert legal(state) == ["choose seat-2", "choose seat-3", "choose seat-4"]
    assert "EQ 8.2" in refused(state, "decline")


def test_a_prediction_of_the_same_turn_gives_control() -> None:
    state = table(["squeak-3 ch-1", *OTHERS])
    play(state, "predict squeak", "play squeak-3")
    assert "use" in legal(state)


def test_why_there_was_no_power_is_said_as_the_table_was_then() -> None:
    state = table(["stag-6 ch-1", *OTHERS], pebbles={"hoot 1": "0"})
    play(state, "pass", "play stag-6", "predict stag")
    assert refused(state, "use", seat=0) == "Stag 6 had no power: nobody had any prestige on Stag. EQ 3.6"


# EQ 9.1: Squeak


def test_squeak_draws_three_and_the_hand_may_grow_beyond_eight() -> None:
    state = table(["squeak-3 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6 ch-7", *OTHERS], pebbles=SQUEAK_IS_MINE)
    play(state, "pass", "play squeak-3", "use")
    assert len(hand(state, 0)) == 10
    assert state.turn == 1


@pytest.mark.parametrize("left", [1, 2, 3])
def test_squeak_ends_the_game_with_the_last_card(left: int) -> None:
    state = table(["squeak-3 ch-1", *OTHERS], full_row(1, "squeak", stag=1), SQUEAK_IS_MINE, deck=left)
    play(state, "pass", "play squeak-3", "use")
    assert state.over
    assert state.position()["ended"] == "empty-deck"
    assert len(hand(state, 0)) == 1 + left
    assert fallen(state) == []


def test_a_table_may_want_whole_draws_of_squeak() -> None:
    options = {"squeakShort": "notAllowed"}
    for left, offered in ((2, False), (3, True)):
        state = table(["squeak-3 ch-1", *OTHERS], pebbles=SQUEAK_IS_MINE, deck=left, options=options)
        play(state, "pass", "play squeak-3")
        assert (state.over or "use" not in legal(state)) != offered


# EQ 9.2: Moss Man


def test_moss_man_takes_a_pebble_back_even_from_the_eliminated() -> None:
    state = table(["moss-man-1 ch-1", *OTHERS], pebbles={"carmen 1": "0", "moss-man 2": "0"}, fallen="carmen")
    play(state, "pass", "play moss-man-1", "use")
    assert legal(state, "lift") == ["moss-man row-2", "carmen row-1"]
    play(state, "lift carmen row-1")
    assert state.pebbles_left(0) == 4
    assert space(state, "carmen", 1)["pebble"] is None


def test_moss_man_takes_a_revealed_secret_and_control_follows() -> None:
    state = table(["moss-man-1 ch-1", *OTHERS], pebbles={"hoot 1": "1", "moss-man 1": "0"}, champions={"hoot": "0"})
    assert controller(state, "hoot") == 0
    play(state, "pass", "play moss-man-1", "use", "lift hoot champion")
    assert controller(state, "hoot") == 1


def test_moss_man_takes_an_unrevealed_secret_whose_card_all_see() -> None:
    state = table(["moss-man-1 hoot-1", *OTHERS], pebbles={"moss-man 1": "0"}, secrets=["stag-7", None, None, None])
    events = play(state, "pass", "play moss-man-1", "use", "lift secret")
    assert any(event.seen_by is None and event.data.get("card") for event in events)
    assert "stag-7" in state.position()["discarded"]
    assert state.view(1)["secrets"][0] is False
    assert state.pebbles_left(0) == 4
    assert state.made_secret(0)


def test_a_space_whose_pebble_was_taken_is_free_again() -> None:
    state = table(["moss-man-1 ch-1", "..."], pebbles={"moss-man 2": "0", "hoot 2": "0"}, fallen="squeak")
    play(state, "pass", "play moss-man-1", "use", "lift hoot row-2")
    end_turn(state)
    assert "hoot" in legal(state, "predict")


# EQ 9.3: Stag


def test_stag_sets_half_aside_until_the_victim_s_phase_3() -> None:
    seven = "ch-0 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6"
    state = table(["stag-4 hoot-9", seven], pebbles={"stag 1": "0"})
    play(state, "pass", "play stag-4", "use", "choose seat-2")
    assert len(hand(state, 1)) == 3
    assert len(state.aside(1)) == 4
    aside = state.position()["aside"][1]
    play(state, "pass")
    assert f"play {aside[0]}" not in legal(state)
    assert "EQ 9.3" in refused(state, f"play {aside[0]}")
    assert len(legal(state)) == 3
    play(state, legal(state)[0], "on hoot")
    assert state.aside(1) == []
    assert len(hand(state, 1)) == 8
    assert set(aside) <= set(hand(state, 1))


def test_stag_twice_sets_half_of_what_is_left_aside() -> None:
    eight = "ch-0 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6 ch-7"
    state = table(["stag-4 hoot-9", "...", eight], pebbles={"stag 1": "0"})
    play(state, "pass", "play stag-4", "use", "choose seat-3")
    assert (len(hand(state, 2)), len(state.aside(2))) == (4, 4)
    again = table(
        ["stag-4 hoot-9", "...", "ch-0 ch-1 ch-2 ch-3"],
        pebbles={"stag 1": "0"},
        aside=["", "", "ch-4 ch-5 ch-6 ch-7"],
    )
    play(again, "pass", "play stag-4", "use", "choose seat-3")
    assert (len(hand(again, 2)), len(again.aside(2))) == (2, 6)
    end_turn(again)
    play(again, "pass", legal_card(again), "on hoot")
    assert again.aside(2) == []
    assert len(hand(again, 2)) == 8


def legal_card(state: Equinox) -> str:
    twin = state.copy()
    twin.play(twin.to_act()[0], "pass")
    return twin.move_text(twin.legal(twin.to_act()[0])[0])


def test_stag_needs_another_player_with_a_card() -> None:
    state = table(["stag-4 hoot-9", "", "ch-1"], pebbles={"stag 1": "0"})
    play(state, "pass", "play stag-4", "use")
    assert legal(state) == ["choose seat-3"]
    alone = table(["stag-4 hoot-9 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6", "", ""], pebbles={"stag 1": "0"})
    play(alone, "pass", "play stag-4")
    assert "EQ 9.3" in refused(alone, "use", seat=0)


# EQ 9.4: Rubble


def test_rubble_places_a_pebble_up_to_the_current_row_on_creatures_in_play() -> None:
    state = table(["rubble-4 ch-9", *OTHERS], pebbles={"rubble 1": "0", "hoot 1": "2"}, fallen="squeak")
    play(state, "predict rubble", "play rubble-4", "use")
    spaces = legal(state, "place")
    assert "hoot row-2" in spaces
    assert "carmen row-1" in spaces
    assert not {"hoot row-1", "squeak row-1", "carmen row-3", "rubble row-2"} & set(spaces)
    play(state, "place carmen row-1")
    assert column_of(state, "carmen")["prestige"] == [4, 0, 0, 0]
    assert state.pebbles_left(0) == 2


def test_rubble_without_a_pebble_is_not_offered() -> None:
    pebbles = {f"{one} 1": "0" for one in FIVE_CREATURES}
    state = table(["rubble-4 ch-9", *OTHERS], pebbles=pebbles)
    play(state, "pass", "play rubble-4")
    assert "EQ 9.4" in refused(state, "use", seat=0)


# EQ 9.5: Twinz


def test_twinz_plays_a_second_card_with_its_power() -> None:
    pebbles = {"twinz 1": "0", "squeak 1": "0"}
    state = table(["twinz-4 squeak-1 ch-9", *OTHERS], full_row(1, "twinz squeak", hoot=0), pebbles)
    play(state, "pass", "play twinz-4", "use")
    assert legal(state) == ["play squeak-1", "play chameleon-9"]
    assert fallen(state) == []
    play(state, "play squeak-1")
    assert "use" in legal(state)
    play(state, "use")
    assert len(hand(state, 0)) == 8
    assert fallen(state) == ["hoot"]


def test_twinz_works_once_a_turn_also_when_borrowed() -> None:
    pebbles = {"twinz 1": "0", "fungy 2": "0"}
    state = table(["fungy-1 fungy-2 ch-9", *OTHERS], pebbles=pebbles, fallen="twinz")
    play(state, "pass", "play fungy-1", "use", "name twinz", "play fungy-2")
    assert "EQ 8" in refused(state, "use", seat=0) or "EQ 9" in refused(state, "use", seat=0)


def test_control_counts_when_the_second_card_is_played() -> None:
    """An Ancestor as the second card reveals a prediction that gives control."""
    pebbles = {"twinz 1": "0", "rubble 1": "1"}
    state = table(["twinz-4 ancestor ch-9", *OTHERS], pebbles=pebbles, secrets=["rubble-7", None, None, None])
    assert controller(state, "rubble") == 1
    play(state, "pass", "play twinz-4", "use", "play ancestor-1", "name rubble")
    assert controller(state, "rubble") == 0


def test_twinz_with_nothing_left_to_play_can_t_be_used() -> None:
    state = table(["twinz-4 squeak-1 squeak-2", *OTHERS], pebbles={"twinz 2": "0"}, fallen="squeak")
    play(state, "pass", "play twinz-4")
    assert "use" not in legal(state)
    assert "EQ 9.5" in refused(state, "use")
    assert not state.view(1)["notes"]["public"]["cards"]


# EQ 9.6: Hoot


def test_hoot_gets_a_card_that_the_giver_chooses_and_two_know() -> None:
    state = table(["hoot-4 ch-9", "stag-1 stag-9 ch-1", *OTHERS[:2]], pebbles={"hoot 1": "0"})
    play(state, "pass", "play hoot-4", "use", "choose seat-2", "name stag")
    assert state.to_act() == (1,)
    assert legal(state) == ["give stag-1", "give stag-9"]
    assert "EQ 5.1" in refused(state, "done", seat=0)
    assert "EQ 5.1" in refused(state, "use", seat=0)
    events = play(state, "give stag-9")
    assert "stag-9" in hand(state, 0)
    for seat, knows in ((0, True), (1, True), (2, False), (3, False), (-1, False)):
        heard = " ".join(str(event.plain()) for event in events if event.visible(seat))
        assert ("stag-9" in heard) == knows
    assert {"card": "stag-9", "hand": [0]} in state.view(1)["notes"]["cards"]
    assert not state.view(2)["notes"]["cards"]


def test_hoot_sees_the_hand_of_who_has_no_such_card() -> None:
    state = table(["hoot-4 ch-9", "rubble-1 ch-1", "...", "..."], pebbles={"hoot 1": "0"}, aside=["", "stag-5", "", ""])
    play(state, "pass", "play hoot-4", "use", "choose seat-2", "name stag")
    seen = {note["card"] for note in state.view(0)["notes"]["cards"]}
    assert seen == {"rubble-1", "chameleon-1"}
    assert not state.view(2)["notes"]["cards"]


def test_hoot_may_ask_an_empty_hand() -> None:
    state = table(["hoot-4 ch-9", "", "..."], pebbles={"hoot 1": "0"})
    play(state, "pass", "play hoot-4", "use")
    assert "choose seat-2" in legal(state)
    play(state, "choose seat-2", "name stag")
    assert state.turn == 1


# EQ 9.7: Carmen


def test_carmen_discards_cards_of_any_creatures_unseen() -> None:
    state = table(["carmen-4 stag-1 hoot-2 ch-9 dryad rubble-3 twinz-1", *OTHERS], pebbles={"carmen 1": "0"})
    play(state, "pass", "play carmen-4", "use")
    assert legal(state, "discard") == ["stag-1", "rubble-3", "twinz-1", "hoot-2"]
    assert "EQ 11.1" in refused(state, "discard chameleon-9")
    events = play(state, "discard stag-1")
    heard = " ".join(str(event.plain()) for event in events if event.visible(2))
    assert "stag-1" not in heard
    play(state, "discard hoot-2", "discard twinz-1")
    assert state.turn == 1
    assert state.view(2)["notes"]["buried_sizes"] == [3, 0, 0, 0]
    assert state.view(0)["notes"]["buried"] == ["stag-1", "twinz-1", "hoot-2"]
    assert state.view(2)["discards"] == 3


def test_fungy_borrows_carmen() -> None:
    state = table(["fungy-4 stag-1 hoot-2", *OTHERS], pebbles={"fungy 2": "0"}, fallen="carmen")
    play(state, "pass", "play fungy-4", "use", "name carmen")
    assert legal(state, "discard") == ["stag-1", "hoot-2"]


# EQ 9.8: Fungy


def test_fungy_borrows_only_from_the_eliminated_that_have_a_power() -> None:
    creatures = EIGHT.replace("squeak", "ursus")
    state = table(["fungy-4 stag-1", *OTHERS], pebbles={"fungy 3": "0"}, creatures=creatures, fallen="ursus hoot")
    play(state, "pass", "play fungy-4", "use")
    assert legal(state) == ["name hoot"]
    assert "EQ 9.8" in refused(state, "name ursus")
    assert "EQ 9.8" in refused(state, "name stag")
    assert "EQ 2.1" in refused(state, "name pilgrim")


def test_fungy_is_not_offered_when_only_ursus_has_fallen() -> None:
    creatures = EIGHT.replace("squeak", "ursus")
    state = table(["fungy-4 stag-1", *OTHERS], pebbles={"fungy 2": "0"}, creatures=creatures, fallen="ursus")
    play(state, "pass", "play fungy-4")
    assert state.step != 3
    assert "EQ 9.8" in refused(state, "use", seat=0)


def test_fungy_as_fiery_fang_takes_a_fungy_card_and_as_feather_fox_spares_its_own_column() -> None:
    creatures = "squeak moss-man stag fiery-fang feather-fox hoot carmen fungy"
    piles = {"fungy 1": "3", "fungy 2": "5", "fiery-fang 1": "8", "stag 3": "2"}
    gone = "fiery-fang feather-fox"
    state = table(["fungy-4 stag-1", *OTHERS], piles, {"fungy 3": "0"}, creatures=creatures, fallen=gone)
    play(state, "pass", "play fungy-4", "use")
    twin = state.copy()
    assert isinstance(twin, Equinox)
    play(twin, "name fiery-fang")
    assert legal(twin, "take") == ["fungy-3", "fungy-5"]
    play(state, "name feather-fox")
    assert legal(state, "name") == ["stag"]


# EQ 9.9: Goatman


def test_goatman_looks_at_three_and_keeps_one() -> None:
    creatures = EIGHT.replace("squeak", "goatman")
    state = table(
        ["goatman-4 stag-1", "ch-1 ch-2 ch-3 ch-4", "ch-5 ch-6"], pebbles={"goatman 1": "0"}, creatures=creatures
    )
    play(state, "pass", "play goatman-4", "use")
    assert legal(state) == ["choose seat-2"]
    events = play(state, "choose seat-2")
    seen = legal(state, "keep")
    assert len(seen) == 3
    assert any(event.chance for event in events)
    assert state.view(0)["pending"]["looked_at"] == seen == state.view(1)["pending"]["looked_at"]
    assert state.view(2)["pending"]["looked_at"] is None
    play(state, f"keep {seen[0]}")
    assert seen[0] in hand(state, 0)
    assert len(hand(state, 1)) == 3
    assert {note["card"] for note in state.view(0)["notes"]["cards"]} == set(seen[1:])
    assert not state.view(2)["notes"]["cards"]


# EQ 9.10 to 9.12: Fiery Fang, Hopscotch, Feather Fox


def test_fiery_fang_takes_a_visible_card_of_a_row_before() -> None:
    creatures = EIGHT.replace("squeak", "fiery-fang")
    piles = {"fiery-fang 1": "9 3", "fiery-fang 2": "8 ch-4", "fiery-fang 3": "7"}
    gone = "stag hoot"
    state = table(["fiery-fang-4 rubble-1", *OTHERS], piles, {"fiery-fang 1": "0"}, creatures=creatures, fallen=gone)
    play(state, "pass", "play fiery-fang-4", "use")
    assert legal(state, "take") == ["fiery-fang-3"]
    play(state, "take fiery-fang-3")
    assert top(state, "fiery-fang", 1) == "fiery-fang-9"
    assert space(state, "fiery-fang", 1)["pebble"] == 0
    assert {"card": "fiery-fang-3", "hand": [0]} in state.view(3)["notes"]["public"]["cards"]


def test_hopscotch_swaps_two_visible_cards_and_triggers_nothing() -> None:
    creatures = EIGHT.replace("squeak", "hopscotch")
    piles = {"stag 1": "3 8", "stag 2": "4", "hopscotch 1": "1"}
    state = table(
        ["hopscotch-4 rubble-1", *OTHERS],
        piles,
        {"hopscotch 1": "0", "stag 1": "0"},
        creatures=creatures,
        fallen="hoot",
    )
    play(state, "pass", "play hopscotch-4", "use")
    assert legal(state, "swap") == ["hopscotch row-1 row-2", "stag row-1 row-2"]
    play(state, "swap stag row-1 row-2")
    assert strength(state, "stag", 2) == 8
    assert top(state, "stag", 1) == "stag-4"
    assert space(state, "stag", 1)["pebble"] == 0
    assert legal(state)[0] == "done"


def test_hopscotch_can_do_nothing_in_round_1() -> None:
    creatures = EIGHT.replace("squeak", "hopscotch")
    state = table(["hopscotch-4 rubble-1", *OTHERS], {"stag 1": "4"}, {"hopscotch 1": "0"}, creatures=creatures)
    play(state, "pass", "play hopscotch-4")
    assert "EQ 9.11" in refused(state, "use", seat=0)


@pytest.mark.parametrize(
    ("options", "swaps"),
    [
        ({}, []),
        ({"edition": "de"}, ["stag row-1 row-2"]),
        ({"hopscotch": "anyVisibleSameColumn"}, ["stag row-1 row-2"]),
    ],
)
def test_in_german_hopscotch_may_swap_chameleons(options: dict[str, Value], swaps: list[str]) -> None:
    creatures = EIGHT.replace("squeak", "hopscotch")
    piles = {"stag 1": "ch-8", "stag 2": "4"}
    state = table(
        ["hopscotch-4 rubble-1", *OTHERS],
        piles,
        {"hopscotch 1": "0"},
        creatures=creatures,
        fallen="hoot",
        options=options,
    )
    play(state, "pass", "play hopscotch-4")
    assert ("use" in legal(state)) == bool(swaps)
    if swaps:
        play(state, "use")
        assert legal(state, "swap") == swaps


def test_feather_fox_uncovers_a_weaker_card_and_a_creature_falls() -> None:
    creatures = EIGHT.replace("squeak", "feather-fox")
    piles = full_row(1, "squeak", stag="0 2", hoot=2) | {"feather-fox 1": "5"}
    state = table(["feather-fox-4 rubble-1", *OTHERS], piles, {"feather-fox 1": "0"}, creatures=creatures)
    play(state, "pass", "play feather-fox-4", "use")
    assert "feather-fox" not in legal(state, "name")
    assert "EQ 9.12" in refused(state, "name feather-fox")
    play(state, "name stag")
    assert fallen(state) == ["stag"]
    assert "stag-2" in state.position()["discarded"]


def test_an_emptied_space_makes_the_row_incomplete() -> None:
    creatures = EIGHT.replace("squeak", "feather-fox")
    piles = full_row(1, "squeak", stag=2) | {"feather-fox 1": "5"}
    state = table(
        ["feather-fox-4 rubble-1", *OTHERS], piles, {"feather-fox 1": "0", "stag 1": "1"}, creatures=creatures
    )
    play(state, "pass", "play feather-fox-4", "use", "name stag")
    assert fallen(state) == []
    assert space(state, "stag", 1) == {"card": None, "cards": 0, "strength": None, "pebble": 1}


# EQ 9.14 and 10: Pilgrim, Dryad, Ancestor


def test_pilgrim_takes_any_visible_chameleon() -> None:
    creatures = EIGHT.replace("squeak", "pilgrim")
    piles = {"hoot 1": "1 ch-3", "stag 2": "ch-7", "rubble 1": "ch-5 2", "pilgrim 1": "5"}
    state = table(["pilgrim-4 rubble-1", *OTHERS], piles, {"pilgrim 1": "0"}, creatures=creatures, fallen="hoot")
    play(state, "pass", "play pilgrim-4", "use")
    assert legal(state, "take") == ["chameleon-7", "chameleon-3"]
    play(state, "take chameleon-3")
    assert top(state, "hoot", 1) == "hoot-1"


def test_dryad_takes_a_visible_creature_card_also_of_the_eliminated_and_no_chameleon() -> None:
    state = table(
        ["dryad rubble-1", *OTHERS], {"squeak 1": "3", "stag 2": "ch-0 10", "hoot 2": "4 ch-10"}, fallen="squeak"
    )
    play(state, "pass", "play dryad-1")
    assert legal(state, "take") == ["squeak-3", "stag-10"]
    assert "EQ 10.2" in refused(state, "take chameleon-10")
    play(state, "take stag-10")
    assert strength(state, "stag", 2) == 0
    assert "dryad-1" in state.position()["discarded"]


def test_a_tree_without_effect_is_just_discarded() -> None:
    state = table(["dryad rubble-1", *OTHERS], {"hoot 1": "ch-10"})
    play(state, "pass", "play dryad-1")
    assert state.turn == 1
    assert "dryad-1" in state.position()["discarded"]


def test_ancestor_reveals_all_secrets_on_a_creature_the_own_one_too() -> None:
    secrets = ["hoot-1", "hoot-2", "stag-3", "hoot-4"]
    state = table(["ancestor rubble-1", *OTHERS], secrets=secrets)
    play(state, "pass", "play ancestor-1")
    assert legal(state, "name") == EIGHT.split()
    play(state, "name hoot")
    assert column_of(state, "hoot")["champion"] == [1, 1, 0, 1]
    assert controller(state, "hoot") is None
    assert state.view(0)["notes"]["not_secret"][2] == ["hoot"]
    assert set(state.position()["discarded"]) == {"hoot-1", "hoot-2", "hoot-4", "ancestor-1"}


def test_ancestor_names_creatures_in_play_only() -> None:
    state = table(["ancestor rubble-1", *OTHERS], fallen="hoot")
    play(state, "pass", "play ancestor-1")
    assert "EQ 10.1" in refused(state, "name hoot")


# EQ 11: the end of a turn


def test_only_cards_of_the_eliminated_are_discarded_at_most_three() -> None:
    state = table(["squeak-1 squeak-2 squeak-3 squeak-4 hoot-9 ch-1 dryad", *OTHERS], fallen="squeak")
    play(state, "pass", "play hoot-9")
    assert legal(state) == ["done", *(f"discard squeak-{n}" for n in (1, 2, 3, 4))]
    assert "EQ 11.1" in refused(state, "discard chameleon-1")
    play(state, "discard squeak-1", "discard squeak-2", "discard squeak-4")
    assert state.turn == 1
    assert state.view(1)["notes"]["discarded"] == ["squeak-1", "squeak-2", "squeak-4"]


def test_the_creature_that_falls_this_turn_can_t_be_discarded_yet() -> None:
    state = table(["stag-1 stag-2 ch-1", *OTHERS], full_row(1, "stag"))
    play(state, "pass", "play stag-1")
    assert state.turn == 1
    assert fallen(state) == ["stag"]
    assert "stag-2" in hand(state, 0)


def test_nobody_falls_while_the_lowest_are_tied_or_a_space_is_empty() -> None:
    tied = table(["stag-1 ch-1", *OTHERS], full_row(1, "stag", hoot=1))
    play(tied, "pass", "play stag-1")
    assert fallen(tied) == []
    empty = table(["stag-1 ch-1", *OTHERS], full_row(1, "stag hoot"))
    play(empty, "pass", "play stag-1")
    assert fallen(empty) == []


def test_a_full_hand_draws_nothing_and_discards_nothing() -> None:
    nine = "stag-1 ch-0 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6 ch-7 ch-8"
    state = table([nine, "..."])
    play(state, "pass", "play stag-1")
    assert len(hand(state, 0)) == 9


# EQ 12: the end of the game


def test_the_last_card_of_the_deck_ends_the_game_before_anything_falls() -> None:
    hand_of_seven = "stag-1 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6"
    state = table([hand_of_seven, "..."], full_row(1, "stag"), deck=2)
    play(state, "pass", "play stag-1")
    assert state.over
    assert fallen(state) == []
    assert len(hand(state, 0)) == 8


def test_the_last_card_ends_the_game_even_in_round_5() -> None:
    gone = "squeak moss-man rubble twinz"
    piles = {"stag 5": "", "hoot 5": "9", "carmen 5": "9", "fungy 5": "9"}
    eight = "stag-1 ch-1 ch-2 ch-3 ch-4 ch-5 ch-6 ch-7"
    state = table([eight, "..."], piles, fallen=gone, deck=1)
    play(state, "pass", "play stag-1", "done")
    assert state.position()["ended"] == "empty-deck"
    assert fallen(state) == gone.split()


def test_the_fifth_elimination_ends_the_game() -> None:
    gone = "squeak moss-man rubble twinz"
    piles = {"hoot 5": "9", "carmen 5": "9", "fungy 5": "9"}
    state = table(["stag-1 ch-1", "..."], piles, {"hoot 1": "0", "stag 1": "1"}, fallen=gone)
    play(state, "pass", "play stag-1", "done")
    assert state.over
    assert state.position()["ended"] == "fifth-round"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 0)


def dead_hands() -> list[str]:
    return [" ".join(f"{one}-{n}" for n in range(8)) for one in ("squeak", "stag")]


def test_a_circle_in_which_nobody_can_do_anything_ends_the_game() -> None:
    state = table(dead_hands(), fallen="squeak stag")
    play(state, "pass", "skip", "done", "pass", "skip", "done")
    assert state.over
    assert state.position()["ended"] == "stalemate"
    assert fallen(state) == ["squeak", "stag"]


def test_a_table_may_want_to_go_on_for_ever() -> None:
    state = table(dead_hands(), fallen="squeak stag", options={"stalemate": "none"})
    play(state, *["pass", "skip", "done"] * 6)
    assert not state.over
    assert set_up(state.position()) == state


def test_a_prediction_a_discard_or_a_draw_begins_the_circle_anew() -> None:
    state = table(dead_hands(), fallen="squeak stag")
    play(state, "pass", "skip", "done", "predict hoot", "skip", "done", "pass", "skip", "done")
    assert not state.over
    play(state, "pass", "skip", "discard stag-1", "done", "pass")
    assert not state.over


# EQ 13: scoring


def over(
    pebbles: dict[str, str],
    champions: dict[str, str] | None = None,
    secrets: list[str | None] | None = None,
    creatures: str = EIGHT,
    gone: str = "moss-man stag rubble twinz",
    last: str = "carmen",
    seats: int = 4,
    options: dict[str, Value] | None = None,
) -> Equinox:
    """A game that ends now with the fall of `last`, in the fifth round."""
    living = [one for one in creatures.split() if one not in gone.split()]
    piles = {f"{one} 5": "9" for one in living if one != last}
    state = table(
        [f"{last}-1 ch-1", *["..."] * (seats - 1)], piles, pebbles, champions, creatures, gone, secrets, options=options
    )
    play(state, "pass", f"play {last}-1")
    end_turn_or_game(state)
    assert state.position()["ended"] == "fifth-round"
    return state


def end_turn_or_game(state: Equinox) -> None:
    while not state.over and state.turn == 0:
        moves = legal(state)
        play(state, next(one for one in ("decline", "done") if one in moves))


def test_the_example_of_the_rulebook() -> None:
    """Fungy, Squeak and Hoot are left: 17, 12, 6 and 2 points."""
    pebbles = {
        "fungy 1": "0", "fungy 4": "0", "squeak 1": "0", "squeak 2": "0",
        "hoot 2": "1", "fungy 2": "1", "hoot 4": "1",
        "hoot 1": "2", "squeak 3": "2",
        "hoot 3": "3", "stag 1": "3", "twinz 1": "1",
    }  # fmt: skip
    state = over(pebbles, champions={"fungy": "0", "squeak": "1"})
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (17, 12, 6, 2)
    assert outcome.winners == (0,)


def test_an_unrevealed_secret_counts_five_on_a_survivor_and_nothing_on_the_fallen() -> None:
    state = over({}, secrets=["hoot-1", "stag-2", None, "carmen-3"])
    assert [state.score(seat) for seat in range(4)] == [5, 0, 0, 0]
    assert column_of(state, "hoot")["champion"] == [1, 0, 0, 0]


def test_ursus_adds_a_half_for_each_pebble() -> None:
    creatures = EIGHT.replace("squeak", "ursus")
    state = over({"ursus 1": "0", "ursus 5": "0", "hoot 1": "1"}, champions={"ursus": "0 1"}, creatures=creatures)
    assert [state.score(seat) for seat in range(4)] == [5 + 4 + 0 + 1.5, 4 + 5 + 0.5, 0, 0]


def test_a_secret_on_a_survivor_breaks_a_tie() -> None:
    state = over({"hoot 1": "0", "hoot 3": "1", "squeak 2": "1"}, champions={"fungy": "0", "squeak": ""}, secrets=None)
    assert [state.score(seat) for seat in range(2)] == [9, 5]
    tied = over({"hoot 1": "0", "fungy 1": "1", "fungy 2": "1", "hoot 3": "1"}, secrets=["squeak-1", None, None, None])
    assert [tied.score(seat) for seat in range(2)] == [9, 9]
    assert tied.outcome().winners == (0,)  # type: ignore[union-attr]


def test_then_the_rows_decide_one_by_one() -> None:
    """6 points each: two pebbles in row 2 against one in each of the rows 1 and 3."""
    state = over({"hoot 2": "0", "fungy 2": "0", "hoot 1": "1", "fungy 3": "1"})
    assert [state.score(seat) for seat in range(2)] == [6, 6]
    assert state.outcome().winners == (1,)  # type: ignore[union-attr]


ROW_5 = {"hoot 1": "0", "fungy 1": "1", "hoot 5": "0"}


def test_a_worthless_pebble_in_row_5_may_decide_in_english_but_not_in_german() -> None:
    assert over(ROW_5).outcome().winners == (0,)  # type: ignore[union-attr]
    for options in ({"tiebreak": "points"}, {"edition": "de"}):
        assert over(ROW_5, options=dict(options)).outcome().winners == (0, 1)  # type: ignore[union-attr]


def test_counting_points_ursus_halves_decide_in_their_row() -> None:
    """8 each; in row 1 4.5 against 4 points, but one pebble each."""
    creatures = EIGHT.replace("squeak", "ursus")
    pebbles = {"ursus 1": "0", "hoot 2": "0", "ursus 4": "2", "fungy 1": "1", "ursus 2": "1"}
    by_points = over(pebbles, creatures=creatures, options={"tiebreak": "points"})
    assert [by_points.score(seat) for seat in range(2)] == [7.5, 7.5]
    assert by_points.outcome().winners == (0,)  # type: ignore[union-attr]
    assert over(pebbles, creatures=creatures).outcome().winners == (0, 1)  # type: ignore[union-attr]


def test_of_three_tied_players_those_without_a_secret_drop_out_first() -> None:
    pebbles = {"hoot 1": "0", "squeak 1": "1", "hoot 2": "2", "fungy 2": "2", "squeak 3": "2", "fungy 4": "2"}
    state = over(pebbles, secrets=["hoot-1", "hoot-2", None, None])
    assert [state.score(seat) for seat in range(3)] == [9, 9, 9]
    assert state.outcome().winners == (0, 1)  # type: ignore[union-attr]


def test_with_an_empty_deck_more_than_three_creatures_score() -> None:
    pebbles = {"hoot 1": "0", "stag 1": "0", "rubble 1": "1"}
    state = table(["squeak-3 ch-1", "..."], pebbles=pebbles | {"squeak 1": "0"}, deck=1)
    play(state, "pass", "play squeak-3", "use")
    assert state.outcome().scores == (12, 4)  # type: ignore[union-attr]
