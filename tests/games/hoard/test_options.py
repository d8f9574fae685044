"""Every option of the table, on and off: HO 15."""

from __future__ import annotations

from typing import Any

import pytest

from fablewood.core.options import Number
from fablewood.core.text import LANGUAGES
from fablewood.games import find_game
from tests.games.hoard.tables import RULES, end, hand, legal, on_field, pile, play, refused, see, table, treasuries


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_option_with_its_bounds(language: str) -> None:
    options = RULES[language].partition("## HO 15 ")[2].partition("## HO 16 ")[0]
    for option in find_game("hoard").options:
        assert f"`{option.name}`" in options
        if isinstance(option, Number):
            bounds = options.partition(f"`{option.name}` (")[2].partition(")")[0].split()
            assert (bounds[0], bounds[-1]) == (str(option.low), str(option.high))


@pytest.mark.parametrize("treasures", [1, 3, 6])
def test_start_treasures(treasures: int) -> None:
    assert treasuries(table("", "", "", options={"startTreasures": treasures})) == [treasures] * 3


@pytest.mark.parametrize(("target", "claim"), [(7, True), (8, True), (9, False)])
def test_target(target: int, claim: bool) -> None:
    state = table("", "", treasuries=[8, 3], options={"target": target})
    play(state, "end")
    assert state.view(-1)["claims"] == [claim, False]
    play(state, "end")
    assert state.over == claim


@pytest.mark.parametrize("points", [1, 2])
def test_action_points_of_the_very_first_turn_only(points: int) -> None:
    held = ["lion tiger puma ocelot serval", "alicia eagle ostrich pelican penguin"]
    draft: dict[str, Any] = {"turn": 1, "turns": 0, "step": "drafting", "packs": [["bat"], ["leech"]]}
    state = table("", "", hands=held, options={"firstTurnAP": points}, **draft)
    state.play(0, state.legal(0)[0])
    state.play(1, state.legal(1)[0])
    assert (state.turn, state.points) == (1, points)
    end(state)
    assert (state.turn, state.points) == (0, 2)


def test_exhausted_creatures_move_where_the_table_lets_them() -> None:
    assert "HO 4.4" in refused(table("wolf@C!", ""), "back wolf")
    state = table("wolf@C!", "", options={"exhaustedMayMove": True})
    play(state, "back wolf")
    assert see(state, "wolf")["field"] == "bushes"


def test_equal_might_can_be_deadly_to_both() -> None:
    state = table("wildcat@C hyena@C", "grizzly@C+ant", options={"equalMight": "both"}, but={"grizzly": {"extra": -2}})
    play(state, "attack grizzly", "with wildcat", "with hyena", "fight")
    assert state.to_act() == (1,)
    assert pile(state) == ["grizzly", "ant"]
    play(state, "choose hyena")
    assert on_field(state, 0) == ["wildcat"]
    assert pile(state) == ["grizzly", "ant", "hyena"]


def test_in_a_deadly_draw_a_ready_tortoise_stands() -> None:
    state = table("raven@C", "tortoise@C", options={"equalMight": "both"})
    play(state, "attack tortoise", "with raven", "fight", "choose seat-2")
    assert on_field(state, 0) == []
    assert on_field(state, 1) == ["tortoise"]


def test_both_leave_and_the_active_player_comes_first() -> None:
    state = table("wildcat@C", "boar@C wolf@S wolf-b@S", options={"equalMight": "both"})
    said = [event.kind for event in play(state, "attack boar", "with wildcat", "fight")]
    assert said[-4:] == ["ability-leave", "own-drew", "drew", "ability-leave"]
    assert state.to_act() == (1,)
    assert legal(state) == ["choose wolf", "choose wolf-b"]


def test_loot_goes_to_an_attacker_that_can_carry() -> None:
    state = table("lion@C=1", "wolf@C=2+hummingbird=1", options={"loot": True})
    play(state, "attack wolf", "with lion", "fight")
    assert see(state, "lion")["treasure"] == 4
    state = table("crocodile@C", "wolf@C=2", options={"loot": True})
    play(state, "attack wolf", "with crocodile", "fight")
    assert see(state, "crocodile")["treasure"] == 0


def test_the_attacking_player_says_who_gets_the_loot() -> None:
    state = table("lion@C crocodile@C lynx@C", "wolf@C=2", options={"loot": True})
    play(state, "attack wolf", "with lion", "with crocodile", "with lynx", "fight")
    assert state.to_act() == (0,)
    assert legal(state) == ["choose lion", "choose lynx"]
    play(state, "choose lynx")
    assert see(state, "lynx")["treasure"] == 2


def test_loot_needs_an_attacker_that_is_left_and_is_put_like_any_treasure() -> None:
    both = {"loot": True, "equalMight": "both"}
    state = table("wolf@C=1", "wolf-b@C=2 lion@S+hummingbird", options=both)
    play(state, "attack wolf-b", "with wolf", "fight")
    assert on_field(state, 0) == []
    assert see(state, "hummingbird")["treasure"] == 0
    state = table("hyena@C ocelot@C", "wolf@C=2 lion@S+hummingbird", options=both)
    play(state, "attack wolf", "with hyena", "with ocelot", "fight", "choose ocelot")
    assert see(state, "hyena")["treasure"] == 2
    assert see(state, "hummingbird")["treasure"] == 1


def test_intercept_steals_from_creatures_everywhere_and_from_treasuries_where_the_table_lets_it() -> None:
    thief = "falcon@S+monkey"
    assert "HO 8.4" in refused(table(thief, "wolf@C"), "steal falcon")
    state = table(thief, "wolf@S=1")
    play(state, "steal falcon")
    assert legal(state) == ["from wolf"]
    state = table(thief, "wolf@S=1", options={"interceptStealsTreasury": True})
    play(state, "steal falcon")
    assert legal(state) == ["from seat-2", "from wolf"]
    state = table(thief.replace("@S", "@C"), "wolf@S=1")
    play(state, "steal falcon")
    assert legal(state) == ["from seat-2", "from wolf"]


def test_lion_may_discard_itself_or_not() -> None:
    state = table("", "wolf@C", hands=["lion"])
    play(state, "play lion", "choose lion")
    assert legal(state) == ["choose wolf"]
    play(state, "choose wolf")
    assert pile(state) == ["lion", "wolf"]
    state = table("boar@S", "wolf@C", hands=["lion"], options={"lionMayDiscardItself": False})
    play(state, "play lion")
    assert legal(state) == ["choose boar", "done"]


DEAD = {
    "tiger": "",
    "chameleon": "",
    "lion": "",
    "boar": "",
    "bat": "",
    "leech": "",
    "raven": "",
    "grizzly": "",
    "giraffe": "",
}


@pytest.mark.parametrize("name", DEAD)
def test_orders_that_could_do_nothing(name: str) -> None:
    dead: dict[str, Any] = {"treasuries": [3, 0]}
    state = table("", "", hands=[name], **dead)
    play(state, f"order {name}")
    assert (pile(state), state.points) == ([name], 1)
    state = table("", "", hands=[name], options={"deadOrders": False}, **dead)
    assert legal(state, "order") == []
    assert "HO 15.11" in refused(state, f"order {name}")
    alive = table("hyena@C+ant", "hyena-b@C", hands=[name, "puma"], discarded="eagle", options={"deadOrders": False})
    assert legal(alive, "order") == [name]


@pytest.mark.parametrize(("most", "gets"), [(0, 3), (1, 1), (2, 2)])
def test_hummingbird_per_turn(most: int, gets: int) -> None:
    state = table(
        "wolf@C lion@C camel@C", "boar@S+hummingbird", hands=["pelican"], options={"hummingbirdPerTurn": most}
    )
    play(state, "order pelican")
    assert see(state, "hummingbird")["treasure"] == gets
    end(state)
    play(state, "end")
    play(state, "take wolf")
    assert see(state, "hummingbird")["treasure"] == 1


@pytest.mark.parametrize("limit", [0, 3])
def test_the_turn_limit_counts_the_turns_of_all(limit: int) -> None:
    state = table("", "", turns=3, options={"turnLimit": limit})
    play(state, "end")
    assert state.over == (limit == 3)


def test_a_claim_is_worth_nothing_at_the_turn_limit_but_defeat_counts() -> None:
    state = table(
        "camel@C=3", "", "", treasuries=[0, 12, 9], turns=5, options={"turnLimit": 5, "defeat": "treasuryOnly"}
    )
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (0, 12, 9)


def test_the_deck_is_the_base_deck_and_its_cards_are_all_there() -> None:
    state = table("", "")
    assert state.deck_left == 66
    assert hand(state, 0) == []
