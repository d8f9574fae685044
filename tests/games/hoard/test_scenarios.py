"""Scenarios in the order of the rules: short positions with what must come of them. Seat 0 has the turn."""

from __future__ import annotations

import pytest

from fablewood import deal
from fablewood.games.hoard.rules import Hoard
from tests.games.hoard.tables import end, hand, legal, on_field, pile, play, refused, see, table, treasuries


def new_game(seats: int, seed: int = 1, **options: object) -> Hoard:
    state = deal("hoard", seats, seed, options)
    assert isinstance(state, Hoard)
    return state


def drafted(seats: int, seed: int = 1, **options: object) -> Hoard:
    """A game in its first turn; everybody has kept what lay first."""
    state = new_game(seats, seed, **options)
    while state.view(-1)["step"] == "drafting":
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    return state


# HO 2: the draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packs_of_six_shrink_to_one_and_go_to_the_left(seats: int) -> None:
    state = new_game(seats)
    for size in range(6, 0, -1):
        view = state.view(-1)
        assert view["pack_sizes"] == [size] * seats
        assert view["hand_sizes"] == [6 - size] * seats
        assert state.to_act() == tuple(range(seats))
        before = [state.view(seat)["pack"] for seat in range(seats)]
        for seat in range(seats):
            state.play(seat, f"pick {before[seat][-1]}")
        if size > 1:
            assert [state.view((seat + 1) % seats)["pack"] for seat in range(seats)] == [one[:-1] for one in before]
    assert state.view(-1)["step"] == "main"
    turn = state.turn
    assert state.view(-1)["hand_sizes"] == [7 if seat == turn else 6 for seat in range(seats)]


def test_choices_of_the_draft_are_made_in_any_order_and_stay_hidden() -> None:
    state = new_game(3)
    seen = [state.view(0), state.view(-1)]
    mine = state.view(2)["pack"][0]
    state.play(2, f"pick {mine}")
    assert state.view(2)["picked"] == mine
    assert state.to_act() == (0, 1)
    public = ("ready", "pack_sizes", "to_act")
    for before, now in zip(seen, (state.view(0), state.view(-1)), strict=True):
        assert now["ready"] == [False, False, True]
        assert {key for key in before if before[key] != now[key]} <= {*public, "notes"}
        assert before["notes"]["known"] == now["notes"]["known"] == []
    assert "HO 2.4" in refused(state, f"pick {state.view(2)['pack'][0]}", 2)


def test_everybody_begins_with_three_treasures_and_the_first_turn_has_one_action_point() -> None:
    state = drafted(2)
    assert treasuries(state) == [3, 3]
    assert state.points == 1
    end(state)
    assert state.points == 2
    end(state)
    assert state.points == 2


def test_with_two_action_points_the_first_turn_is_like_all_others() -> None:
    assert drafted(2, firstTurnAP=2).points == 2


def test_the_first_turn_has_one_point_and_the_extra_ones() -> None:
    bears = table("", "polar-bear@S grizzly@B", turns=1, options={"firstPlayer": "1"})
    end(bears)
    assert bears.points == 3


def test_who_begins_is_drawn_or_named() -> None:
    assert {new_game(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert drafted(3, firstPlayer="3").turn == 2


# HO 3: the turn


@pytest.mark.parametrize(("held", "drawn"), [("", 2), ("lion", 1), ("lion wolf ant", 1)])
def test_who_has_no_card_draws_two(held: str, drawn: int) -> None:
    state = table("", "", hands=["", held])
    end(state)
    assert len(hand(state, 1)) == len(held.split()) + drawn


def test_points_that_are_left_are_lost() -> None:
    state = table("", "", points=5)
    end(state, 2)
    assert state.points == 2


def test_eight_cards_at_the_end_are_discarded_down_to_six_of_ones_choice() -> None:
    eight = "lion tiger puma ocelot serval alicia eagle owl"
    state = table("", "", hands=[eight])
    play(state, "end")
    assert sorted(legal(state, "discard")) == sorted(eight.split())
    assert "HO 3.8" in refused(state, "end")
    play(state, "discard owl", "discard tiger")
    assert state.turn == 1
    assert pile(state) == ["owl", "tiger"]
    assert sorted(hand(state, 0)) == ["alicia", "eagle", "lion", "ocelot", "puma", "serval"]


def test_six_cards_may_stay() -> None:
    state = table("", "", hands=["lion tiger puma ocelot serval alicia"])
    play(state, "end")
    assert state.turn == 1
    assert len(hand(state, 0)) == 6


def test_the_start_of_a_turn_has_its_order() -> None:
    """Ready, deliver, what modifiers do, action points, a card."""
    state = table("", "lion@C!=2+squirrel elephant@C!=5+hummingbird=1 polar-bear@S wolf@B", hands=["", "ant"])
    said = [event.kind for event in play(state, "end")]
    assert said == ["turn", "delivered", "ability-start", "received", "points", "own-drew", "drew"]
    assert treasuries(state) == [3, 3 + 8 + 2]
    assert state.points == 3
    for name in ("lion", "elephant"):
        assert see(state, name)["ready"]
        assert see(state, name)["treasure"] == 0
    assert see(state, "hummingbird")["treasure"] == 0


def test_squirrel_pays_only_in_the_center() -> None:
    state = table("", "lion@B+squirrel", hands=["", "ant"])
    end(state)
    assert treasuries(state) == [3, 3]


def test_after_two_hundred_actions_only_the_end_is_left() -> None:
    state = table("lion@C", "", hands=["ant"], actions=199)
    play(state, "take lion")
    assert legal(state) == ["end"]
    assert "HO 3.9" in refused(state, "play ant")


# HO 4 and 5: fields and moves


@pytest.mark.parametrize("field", ["S", "B"])
def test_outside_the_center_nothing_is_taken_and_nobody_attacks(field: str) -> None:
    state = table(f"wolf@{field}", "hyena@C")
    assert legal(state, "take") == legal(state, "attack") == []
    assert "HO 5.4" in refused(state, "take wolf")
    assert "HO 5.4" in refused(state, "attack hyena")


def test_creatures_come_to_their_start_field_and_may_act_at_once_but_not_move() -> None:
    state = table("", "", hands=["ocelot leopard polar-bear"], points=3)
    play(state, "play ocelot", "play leopard", "play polar-bear")
    assert [see(state, name)["field"] for name in ("ocelot", "leopard", "polar-bear")] == ["center", "bushes", "start"]
    assert state.points == 0
    assert sorted(legal(state)) == ["end", "steal ocelot", "take ocelot"]
    assert "HO 4.4" in refused(state, "back ocelot")
    play(state, "take ocelot")
    end(state, 2)
    assert set(legal(state, "forward")) == {"leopard", "polar-bear"}
    assert legal(state, "back") == ["ocelot", "leopard"]


def test_a_creature_moves_once_in_a_turn_by_one_field_and_stays_ready() -> None:
    state = table("wolf@S lion@B", "")
    play(state, "forward wolf", "forward lion")
    assert see(state, "wolf")["field"] == "bushes"
    assert legal(state) == ["take lion", "end"]
    assert "HO 4.4" in refused(state, "forward wolf")
    assert "HO 5.4" in refused(state, "take wolf")


def test_who_has_taken_is_exhausted_and_cannot_hide() -> None:
    state = table("deer@C wolf@C", "")
    play(state, "take deer", "back wolf")
    assert see(state, "wolf")["field"] == "bushes"
    assert "HO 4.4" in refused(state, "back deer")


def test_cheetah_moves_twice_and_in_the_turn_it_comes() -> None:
    state = table("cheetah@S", "", hands=["cheetah-b"])
    play(state, "play cheetah-b", "back cheetah-b", "back cheetah-b", "forward cheetah", "forward cheetah")
    assert see(state, "cheetah-b")["field"] == "start"
    assert see(state, "cheetah")["field"] == "center"
    assert "HO 4.4" in refused(state, "back cheetah")


# HO 6: treasure


def test_without_heavy_duty_there_is_room_for_one() -> None:
    state = table("lion@C wolf@C=1", "")
    play(state, "take lion")
    assert see(state, "lion")["treasure"] == 1
    assert not see(state, "lion")["ready"]
    assert "HO 6.3" in refused(state, "take wolf")


def test_camel_takes_up_to_its_might_and_more_with_ant() -> None:
    state = table("camel@C", "", hands=["ant"])
    play(state, "take camel")
    assert legal(state) == [f"amount {n}" for n in range(4)]
    state = table("camel@C=1", "", hands=["ant"])
    play(state, "attach ant", "on camel", "take camel")
    assert legal(state) == [f"amount {n}" for n in range(5)]
    play(state, "amount 4")
    assert see(state, "camel")["treasure"] == 5


def test_taking_nothing_exhausts() -> None:
    state = table("camel@C camel-b@C=3", "")
    play(state, "take camel", "amount 0")
    assert not see(state, "camel")["ready"]
    assert "HO 6.3" in refused(state, "take camel-b")


def test_surplus_stays_when_might_falls() -> None:
    state = table("", "camel@C=3", hands=["leech"])
    play(state, "attach leech", "on camel")
    assert see(state, "camel")["might"] == 1
    assert see(state, "camel")["treasure"] == 3


def test_treasure_of_what_leaves_goes_to_the_supply() -> None:
    state = table("lion@C", "wolf@C=2+hummingbird=1")
    play(state, "attack wolf", "with lion", "fight")
    assert treasuries(state) == [3, 3]
    assert see(state, "lion")["treasure"] == 0
    assert pile(state) == ["wolf", "hummingbird"]


def test_treasures_on_lion_and_elephant_are_delivered_together() -> None:
    state = table("", "lion@C!=1 elephant@C!=5")
    end(state)
    assert treasuries(state) == [3, 9]


def test_an_opponent_takes_and_hummingbird_gets_one() -> None:
    state = table("wolf@C", "lion@S+hummingbird")
    play(state, "take wolf")
    assert see(state, "hummingbird")["treasure"] == 1
    end(state)
    assert treasuries(state) == [3, 4]


# HO 7: attacks


def test_the_owner_of_the_stronger_defender_chooses_who_falls() -> None:
    state = table("wildcat@C hyena@C", "polar-bear@C")
    play(state, "attack polar-bear", "with wildcat")
    assert legal(state) == ["with hyena", "fight"]
    play(state, "with hyena", "fight")
    assert state.to_act() == (1,)
    assert sorted(legal(state)) == ["choose hyena", "choose wildcat"]
    play(state, "choose hyena")
    assert on_field(state, 0) == ["wildcat"]
    assert not see(state, "wildcat")["ready"]
    assert see(state, "polar-bear")["ready"]
    assert pile(state) == ["hyena"]


def test_four_and_three_beat_five() -> None:
    state = table("grizzly@C lynx@C", "polar-bear@C")
    play(state, "attack polar-bear", "with grizzly", "with lynx", "fight")
    assert on_field(state, 1) == []
    assert on_field(state, 0) == ["grizzly", "lynx"]


def test_equal_might_discards_nobody() -> None:
    state = table("wolf@C", "wolf-b@C")
    play(state, "attack wolf-b", "with wolf", "fight")
    assert on_field(state, 0) + on_field(state, 1) == ["wolf", "wolf-b"]
    assert not see(state, "wolf")["ready"]


def test_there_are_no_wounds() -> None:
    state = table("polar-bear@C", "grizzly@C grizzly-b@C")
    play(state, "attack grizzly", "with polar-bear", "fight")
    end(state, 2)
    play(state, "attack grizzly-b", "with polar-bear", "fight")
    assert on_field(state, 1) == []


def test_a_creature_may_be_attacked_again_and_again() -> None:
    state = table("hyena@C hyena-b@C", "polar-bear@C")
    play(state, "attack polar-bear", "with hyena", "fight", "attack polar-bear", "with hyena-b", "fight")
    assert on_field(state, 0) == []


def test_wolves_hunt_in_packs() -> None:
    state = table("wolf@C wolf-b@C", "")
    assert see(state, "wolf")["might"] == 3
    state = table("wolf@C wolf-b@C", "crocodile@C ostrich@C!")
    said = play(state, "attack crocodile", "with wolf", "with wolf-b", "fight")
    assert next(event for event in said if event.kind == "mights").plain()["attack"] == 8


def test_ostrich_is_stronger_in_defence_only() -> None:
    state = table("grizzly@C", "ostrich@C+porcupine")
    said = play(state, "attack ostrich", "with grizzly", "fight")
    assert next(event for event in said if event.kind == "mights").plain()["defence"] == 6
    assert see(state, "ostrich")["might"] == 4


def test_tortoise_falls_to_two_but_not_to_one() -> None:
    state = table("lion@C wolf@C", "tortoise@C")
    play(state, "attack tortoise", "with lion", "fight")
    assert on_field(state, 1) == ["tortoise"]
    end(state, 2)
    play(state, "attack tortoise", "with lion", "with wolf", "fight")
    assert on_field(state, 1) == []
    state = table("lion@C", "tortoise@C!")
    play(state, "attack tortoise", "with lion", "fight")
    assert on_field(state, 1) == []


# HO 8: powers


def test_only_catch_and_fly_deal_with_fly() -> None:
    state = table("grizzly@C", "eagle@C")
    assert "HO 8.1" in refused(state, "attack eagle")
    state = table("grizzly@C lynx@C falcon@C", "eagle@C")
    play(state, "attack eagle")
    assert legal(state) == ["with lynx", "with falcon"]
    assert "HO 8.1" in refused(state, "with grizzly")


def test_a_flyer_that_attacks_something_stronger_falls() -> None:
    state = table("falcon@C", "wolf@C")
    play(state, "attack wolf", "with falcon", "fight")
    assert on_field(state, 0) == []
    assert on_field(state, 1) == ["wolf"]


def test_taunt_protects_creatures_but_no_treasury() -> None:
    state = table("swallow@C", "puma@C boar@C=1")
    play(state, "steal swallow")
    assert legal(state) == ["from seat-2"]
    play(state, "from seat-2")
    assert treasuries(state) == [3, 2]
    assert see(state, "swallow")["treasure"] == 1
    state = table("lion@C", "puma@C boar@C")
    assert legal(state, "attack") == ["puma"]
    assert "HO 8.3" in refused(state, "attack boar")
    state = table("lion@C", "puma@C! boar@C")
    assert legal(state, "attack") == ["puma", "boar"]
    state = table("lion@C", "puma@B boar@C")
    assert legal(state, "attack") == ["boar"]


def test_a_taunting_creature_has_no_invisibility_but_keeps_fly() -> None:
    state = table("lion@C", "puma@C+chameleon")
    assert legal(state, "attack") == ["puma"]
    state = table("lion@C", "puma@C!+chameleon")
    assert "HO 8.10" in refused(state, "attack puma")
    state = table("grizzly@C", "puma@C+bat wolf@C")
    assert legal(state, "attack") == []
    assert "HO 8.3" in refused(state, "attack wolf")


def test_a_keen_eye_anywhere_shows_the_bushes_but_not_the_start() -> None:
    state = table("lion@C owl@S!", "wolf@B wolf-b@S")
    assert legal(state, "attack") == ["wolf"]
    assert "HO 5.6" in refused(state, "attack wolf-b")
    state = table("lion@C", "wolf@B weasel@C")
    assert "HO 5.3" in refused(state, "attack wolf")
    assert "HO 8.10" in refused(state, "attack weasel")


def test_intercept_reaches_from_everywhere_to_everywhere() -> None:
    state = table("tiger@S", "wolf@S wolf-b@B grizzly@C")
    assert sorted(legal(state, "attack")) == ["grizzly", "wolf"]
    state = table("tiger@B eagle@S", "wolf@S wolf-b@B falcon@C")
    assert sorted(legal(state, "attack")) == ["falcon", "wolf", "wolf-b"]
    assert "HO 5.4" in refused(state, "take tiger")


def test_peace_adepts_defend_but_never_attack() -> None:
    state = table("elephant@C", "wolf@C")
    assert "HO 8.7" in refused(state, "attack wolf")
    state = table("grizzly@C", "elephant@C")
    play(state, "attack elephant", "with grizzly", "fight")
    assert on_field(state, 0) == []


def test_peace_adepts_with_steal_rob_treasuries_only() -> None:
    state = table("deer@C+monkey", "wolf@C=1")
    play(state, "steal deer")
    assert legal(state) == ["from seat-2"]


def test_awkward_creatures_attack_and_nothing_else() -> None:
    state = table("crocodile@C+monkey", "wolf@C=1")
    assert legal(state) == ["back crocodile", "attack wolf", "end"]
    assert "HO 8.8" in refused(state, "take crocodile")
    assert "HO 8.8" in refused(state, "steal crocodile")


def test_stealing_takes_from_treasuries_creatures_and_modifiers_over_any_limit() -> None:
    state = table("hyena@C=1", "lion@C=1+hummingbird=1 owl@C=1", treasuries=[3, 1])
    play(state, "steal hyena")
    assert legal(state) == ["from seat-2", "from lion", "from hummingbird"]
    play(state, "from hummingbird")
    assert see(state, "hyena")["treasure"] == 2
    assert not see(state, "hyena")["ready"]


def test_nobody_steals_twice_in_a_turn_even_if_ready_again() -> None:
    state = table("hyena@C", "", hands=["tiger"])
    play(state, "steal hyena", "from seat-2", "order tiger", "choose hyena")
    assert see(state, "hyena")["ready"]
    assert "HO 8.5" in refused(state, "steal hyena")
    end(state, 2)
    assert "hyena" in legal(state, "steal")


def test_there_must_be_something_to_steal() -> None:
    state = table("hyena@C", "lion@C", treasuries=[3, 0])
    assert "HO 8.5" in refused(state, "steal hyena")


# HO 9: abilities


def test_taking_with_owl_is_no_use_of_its_ability() -> None:
    state = table("owl@C", "", hands=["", "ant"])
    play(state, "take owl")
    assert hand(state, 1) == ["ant"]
    assert "HO 4.3" in refused(state, "use owl")
    state = table("owl@S", "", hands=["", "ant leech"])
    play(state, "use owl", "choose seat-2", "choose leech")
    assert hand(state, 1) == ["ant"]
    assert pile(state) == ["leech"]
    assert not see(state, "owl")["ready"]


def test_enter_does_not_happen_when_a_card_is_attached() -> None:
    state = table("lion@C", "", hands=["squirrel penguin"])
    play(state, "play penguin", "attach squirrel", "on lion")
    assert treasuries(state) == [4, 3]


def test_polar_bear_empties_enemy_creatures_and_their_modifiers() -> None:
    state = table("wolf@C=1", "lion@C=2+hummingbird=3 camel@S=3", hands=["polar-bear"])
    play(state, "play polar-bear")
    assert [see(state, name)["treasure"] for name in ("wolf", "lion", "hummingbird", "camel")] == [1, 0, 0, 0]


def test_wolverine_attacks_at_once_and_stays_ready() -> None:
    state = table("", "boar@C lion@S", hands=["wolverine", "lynx"])
    play(state, "play wolverine")
    assert legal(state) == ["choose boar", "done"]
    play(state, "choose boar")
    assert see(state, "wolverine")["ready"]
    assert on_field(state, 1) == ["boar", "lion"]
    state = table("", "lion@S", hands=["wolverine"])
    play(state, "play wolverine")
    assert "end" in legal(state)


def test_porcupine_takes_a_weak_attacker_with_it() -> None:
    state = table("grizzly@C wildcat@C lynx@C", "porcupine@C")
    play(state, "attack porcupine", "with grizzly", "with wildcat", "fight")
    assert state.to_act() == (1,)
    assert legal(state) == ["choose wildcat"]
    play(state, "choose wildcat")
    assert on_field(state, 0) == ["grizzly", "lynx"]


def test_weasel_cannot_choose_itself() -> None:
    state = table("weasel@S weasel-b@S", "raven@S wolf@C", treasuries=[3, 3])
    play(state, "use weasel")
    assert legal(state) == ["choose weasel-b", "choose raven"]


def test_an_exhaust_ability_may_go_to_waste() -> None:
    state = table("lynx@C", "")
    play(state, "use lynx")
    assert not see(state, "lynx")["ready"]


# HO 10: groups


def test_polar_bear_and_grizzly_bring_one_more_point_however_many_print_it() -> None:
    state = table("", "polar-bear@S grizzly@B")
    end(state)
    assert state.points == 3
    state = table("", "polar-bear@S grizzly@B wolf@C wolf-b@C")
    end(state)
    assert state.points == 3
    state = table("", "hyena@S hyena-b@B")
    end(state)
    assert state.points == 2


def test_two_pacifists_give_to_those_who_are_none_and_can_carry() -> None:
    state = table("boar@B lion@C crocodile@S", "", hands=["donkey"])
    play(state, "play donkey")
    assert [see(state, one)["treasure"] for one in ("lion", "crocodile", "boar", "donkey")] == [1, 0, 0, 0]


def test_two_birds_pay_once_per_turn() -> None:
    state = table("swallow@C", "", hands=["raven swallow-b penguin"], points=9)
    play(state, "play raven")
    assert treasuries(state) == [5, 3]
    play(state, "order swallow-b", "choose raven", "choose penguin")
    assert sorted(legal(state)) == ["resolve penguin enter", "resolve raven leave"]
    play(state, "resolve penguin enter", "choose seat-2")
    assert treasuries(state) == [5 + 1 + 1, 2]
    assert "end" in legal(state)


def test_four_birds_are_safe_from_felines_but_not_from_lions_order() -> None:
    birds = "falcon@C raven@C swallow@C owl@S"
    state = table("lion@C eagle@C", birds)
    play(state, "attack falcon")
    assert "HO 10.10" in refused(state, "with lion")
    state = table("lion@C", birds)
    assert "HO 10.10" in refused(state, "attack falcon")
    state = table("wolf@C", birds, hands=["lion"])
    play(state, "order lion", "choose falcon")
    assert on_field(state, 0) == ["wolf", "falcon"]


def test_three_pacifists_cannot_be_targeted_but_attacked() -> None:
    herd = "boar@C donkey@C camel@S"
    state = table("hyena@C", f"{herd} wolf@C", hands=["chameleon leech"])
    assert sorted(legal(state, "attack")) == ["boar", "donkey", "wolf"]
    play(state, "order chameleon")
    assert legal(state) == ["choose hyena", "choose wolf"]
    assert "HO 10.11" in refused(state, "choose boar")
    play(state, "choose wolf", "attach leech")
    assert legal(state) == ["on hyena"]


def test_group_abilities_go_through_that_protection() -> None:
    herd = "boar@C donkey@C camel@S"
    state = table("wolf@C wolf-b@C weasel@C", herd, hands=["wild-dog"])
    play(state, "play wild-dog")
    assert sorted(legal(state)) == ["resolve bloodthirsty-4", "resolve wild-dog enter"]
    play(state, "resolve bloodthirsty-4", "choose boar")
    assert on_field(state, 1) == ["donkey", "camel"]


def test_four_pacifists_hit_their_own_side_if_there_is_nothing_else() -> None:
    state = table("camel@C donkey@C deer@C", "", hands=["camel-b"])
    play(state, "play camel-b")
    assert legal(state) == ["choose camel", "choose donkey", "choose deer", "choose camel-b"]


def test_four_felines_become_ready() -> None:
    state = table("leopard@C! lynx@C! ocelot@C!", "", hands=["tiger"])
    play(state, "play tiger")
    assert all(see(state, one)["ready"] for one in ("leopard", "lynx", "ocelot"))


def test_three_felines_intercept() -> None:
    state = table("puma@S lynx@S ocelot@S", "wolf@S")
    assert legal(state, "attack") == ["wolf"]
    assert "intercept" in see(state, "puma")["powers"]


def test_three_birds_see_and_one_of_them_moves_twice() -> None:
    state = table("falcon@S eagle@S owl@S", "weasel@C")
    assert legal(state, "attack") == ["weasel"]
    play(state, "forward falcon", "forward eagle", "forward eagle")
    assert "HO 10.6" in refused(state, "forward falcon")
    assert "HO 4.4" in refused(state, "back eagle")


def test_three_bloodthirsty_attack_harder() -> None:
    state = table("hyena@C hyena-b@S wolverine@S", "ocelot@C")
    said = play(state, "attack ocelot", "with hyena", "fight")
    assert next(event for event in said if event.kind == "mights").plain()["attack"] == 3


def test_two_felines_attack_flyers_harder() -> None:
    state = table("leopard@C cheetah@S", "eagle@C")
    play(state, "attack eagle", "with leopard", "fight")
    assert on_field(state, 1) == []


def test_hummingbird_joins_a_group_and_counts_for_it() -> None:
    state = table("swallow@C", "", hands=["hummingbird"])
    play(state, "play hummingbird")
    assert legal(state) == ["join felines", "join birds"]
    play(state, "join birds")
    assert treasuries(state) == [5, 3]
    assert see(state, "hummingbird")["group"] == "birds"


# HO 11: orders


def test_swallows_order_puts_elephant_where_raven_stood() -> None:
    state = table("raven@C", "", hands=["swallow elephant"], points=1)
    play(state, "order swallow", "choose raven")
    assert legal(state) == ["choose elephant"]
    play(state, "choose elephant", "choose seat-2")
    assert treasuries(state) == [4, 2]
    assert hand(state, 0) == ["raven"]
    assert state.points == 0
    assert see(state, "elephant")["field"] == "center"
    assert "HO 4.4" in refused(state, "back elephant")
    play(state, "take elephant", "amount 5")


def test_orders_that_draw_search_and_fetch() -> None:
    state = table("", "", hands=["wildcat"], deck="ant leech bat")
    play(state, "order wildcat")
    assert sorted(hand(state, 0)) == ["ant", "bat", "leech"]
    state = table("", "", hands=["elephant giraffe"], discarded="wolf lion")
    play(state, "order giraffe")
    assert legal(state) == ["choose wolf", "choose lion"]
    play(state, "choose wolf", "order elephant", "choose ant")
    assert set(hand(state, 0)) == {"wolf", "ant"}
    assert pile(state) == ["lion", "giraffe", "elephant"]


def test_orders_on_ones_own_creatures() -> None:
    state = table("hyena@C! deer@S! crocodile@C", "", hands=["tiger leopard puma eagle pelican"], points=5)
    play(state, "order tiger", "choose hyena", "order leopard", "choose deer")
    assert legal(state) == ["to start", "to bushes", "to center"]
    play(state, "to center", "order puma", "choose hyena", "order eagle", "choose hyena", "order pelican")
    assert see(state, "hyena")["might"] == 5
    assert "intercept" in see(state, "hyena")["powers"]
    assert [see(state, one)["treasure"] for one in ("hyena", "deer", "crocodile")] == [1, 1, 0]
    end(state, 2)
    assert see(state, "hyena")["might"] == 2
    assert "intercept" not in see(state, "hyena")["powers"]


def test_orders_against_enemies() -> None:
    state = table(
        "",
        "hyena@C hyena-b@B+ant wolf@S",
        hands=["polar-bear bat grizzly boar raven leech", "owl alicia puma"],
        points=6,
    )
    play(state, "order polar-bear")
    assert [see(state, one)["field"] for one in ("hyena", "hyena-b", "wolf")] == ["bushes", "start", "start"]
    play(state, "order bat", "choose wolf", "order grizzly")
    assert legal(state) == ["choose hyena"]
    play(state, "choose hyena", "order boar", "choose ant", "order raven", "choose seat-2", "order leech")
    play(state, "choose seat-2")
    assert len(hand(state, 1)) == 1
    assert treasuries(state) == [4, 2]
    end(state)
    assert not see(state, "wolf")["ready"]
    end(state, 2)
    assert see(state, "wolf")["ready"]


def test_what_owl_and_oxpecker_order_shows_is_seen_for_a_turn() -> None:
    state = table("lion@C", "wolf@B", hands=["oxpecker"])
    assert legal(state, "attack") == []
    play(state, "order oxpecker")
    assert legal(state, "attack") == ["wolf"]
    end(state, 2)
    assert legal(state, "attack") == []


def test_wild_dogs_order_gives_three_points() -> None:
    state = table("", "", hands=["wild-dog wolf"], points=1)
    play(state, "order wild-dog")
    assert state.points == 3


def test_lion_sacrifices_and_all_leave_texts_happen() -> None:
    state = table("boar@S wildcat@S", "raven@C wildcat-b@C", hands=["lion"])
    play(state, "play lion")
    assert legal(state) == ["choose boar", "choose wildcat", "choose lion", "done"]
    play(state, "choose boar", "choose wildcat", "done", "choose raven")
    assert legal(state) == ["choose wildcat-b"]
    play(state, "choose wildcat-b")
    assert pile(state) == ["boar", "wildcat", "raven", "wildcat-b"]
    assert legal(state) == ["resolve boar leave", "resolve wildcat leave"]
    play(state, "resolve wildcat leave", "choose lion")
    assert len(hand(state, 0)) == 1
    assert see(state, "lion")["treasure"] == 1
    assert state.to_act() == (1,)
    assert legal(state) == ["resolve raven leave", "resolve wildcat-b leave"]
    play(state, "resolve raven leave", "choose seat-1")
    assert treasuries(state) == [2, 4]
    assert len(hand(state, 1)) == 1
    assert "end" in legal(state)


def test_control_takes_modifiers_and_treasure_along() -> None:
    state = table("puma@C ocelot@C", "leopard@C!=1+hummingbird=2", hands=["lion"])
    play(state, "order lion", "choose leopard")
    taken = see(state, "leopard")
    assert (taken["field"], taken["ready"], taken["treasure"], taken["owner"]) == ("start", False, 1, 1)
    assert see(state, "hummingbird")["seat"] == 0
    assert on_field(state, 0) == ["puma", "ocelot", "leopard"]
    assert "intercept" in taken["powers"]  # the third Feline
    end(state, 2)
    assert treasuries(state)[0] == 6
    play(state, "forward leopard")


def test_who_came_under_control_may_act_but_not_move() -> None:
    state = table("puma@C ocelot@C", "tiger@C wolf@S", hands=["lion"])
    play(state, "order lion", "choose tiger")
    assert "HO 11.5" in refused(state, "forward tiger")
    play(state, "attack wolf", "with tiger", "fight")


def test_returning_goes_to_the_owner() -> None:
    state = table("lynx@C", "", hands=["chameleon"], but={"lynx": {"owner": 1}})
    play(state, "order chameleon", "choose lynx")
    assert hand(state, 1) == ["lynx"]


# HO 12: modifiers


def test_reattaching_is_free_once_per_turn_and_card() -> None:
    state = table("lion@C+ant+porcupine wolf@C", "")
    play(state, "reattach ant", "on wolf")
    assert state.points == 2
    assert see(state, "wolf")["might"] == 5
    assert "HO 12.5" in refused(state, "reattach ant")
    assert legal(state, "reattach") == ["porcupine"]


def test_a_modifier_may_go_on_in_the_turn_it_came_but_not_to_the_same_host() -> None:
    state = table("lion@C wolf@C", "", hands=["bat"])
    play(state, "attach bat", "on lion")
    assert state.points == 2
    play(state, "reattach bat")
    assert legal(state) == ["on wolf"]


def test_attaching_needs_the_point_that_comes_back() -> None:
    state = table("lion@C", "", hands=["bat"], points=0)
    assert "HO 4.5" in refused(state, "attach bat")


def test_modifiers_go_with_their_host_to_the_pile() -> None:
    state = table("lion@C", "wolf@C+oxpecker+bat")
    play(state, "attack wolf", "with lion", "fight")
    assert pile(state) == ["wolf", "oxpecker", "bat"]


def test_leech_sits_on_enemies_and_stays_with_its_player() -> None:
    state = table("lion@C", "puma@C grizzly@C", hands=["leech"])
    play(state, "attach leech", "on puma")
    assert see(state, "puma")["might"] == 1
    assert not see(state, "puma")["taunting"]
    assert see(state, "leech")["seat"] == 0
    assert legal(state, "attack") == ["puma", "grizzly"]
    end(state)
    assert "HO 12.4" in refused(state, "reattach leech")
    end(state)
    play(state, "reattach leech", "on grizzly")
    assert see(state, "grizzly")["might"] == 2


def test_might_is_never_below_zero() -> None:
    state = table("weasel@C", "raven@C+leech wolf@C")
    assert see(state, "raven")["might"] == 0
    play(state, "use weasel")
    assert "end" in legal(state)


def test_ants_strengthen_each_other() -> None:
    state = table("ant@C lion@C+ant-b", "")
    assert see(state, "ant")["might"] == 2
    assert see(state, "lion")["might"] == 7


# HO 13: the end


def test_a_claim_that_holds_wins_before_anything_else() -> None:
    state = table("camel@C=3", "", treasuries=[12, 3])
    play(state, "end")
    assert state.view(-1)["claims"] == [True, False]
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason.plain) == ((0,), "hoarded")
    assert see(state, "camel")["treasure"] == 3


def test_a_claim_lost_does_not_come_back_in_another_turn() -> None:
    state = table("raven@C", "swallow@C lion@C", treasuries=[12, 3])
    play(state, "end", "steal swallow", "from seat-1")
    assert state.view(-1)["claims"] == [False, False]
    play(state, "attack raven", "with lion", "fight", "choose seat-2")
    assert treasuries(state) == [12, 2]
    play(state, "end")
    assert not state.over
    assert state.view(-1)["claims"] == [False, False]
    play(state, "end", "end")
    assert state.over


@pytest.mark.parametrize(("rule", "out"), [("owned", False), ("treasuryOnly", True)])
def test_a_carried_treasure_saves_from_defeat(rule: str, out: bool) -> None:
    state = table("lion@C=1", "", "", treasuries=[0, 3, 3], options={"defeat": rule})
    play(state, "end")
    assert state.view(-1)["out"] == [out, False, False]


def test_who_owns_nothing_at_the_end_of_a_turn_is_out_and_the_last_one_wins() -> None:
    state = table("lion@C", "", treasuries=[0, 3])
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason.plain) == ((1,), "last-left")


def test_nobody_is_defeated_in_the_turn_of_another() -> None:
    state = table("hyena@C", "", treasuries=[3, 1])
    play(state, "steal hyena", "from seat-2")
    assert state.view(-1)["out"] == [False, False]
    play(state, "end")
    assert not state.over
    play(state, "end")
    assert state.over


def test_the_defeated_leave_field_and_hand_without_any_leave_ability() -> None:
    state = table(
        "raven@C+ant lion@B", "wolf@C+leech", "", hands=["owl bat"], treasuries=[0, 3, 3], but={"leech": {"seat": 0}}
    )
    play(state, "end")
    assert pile(state) == ["raven", "ant", "lion", "leech", "owl", "bat"]
    assert treasuries(state) == [0, 3, 3]
    assert state.turn == 1
    end(state, 2)
    assert state.turn == 1


def test_with_four_players_the_turn_passes_over_who_is_out() -> None:
    state = table("", "", "", "", treasuries=[0, 3, 0, 3])
    end(state)
    assert (state.turn, state.view(-1)["out"]) == (1, [True, False, False, False])
    end(state, 2)
    assert (state.turn, state.view(-1)["out"]) == (3, [True, False, True, False])
    end(state)
    assert state.turn == 1


def test_a_creature_of_a_defeated_owner_goes_to_the_pile_instead_of_a_hand() -> None:
    state = table(
        "lynx@C",
        "",
        "",
        hands=["chameleon"],
        treasuries=[3, 0, 3],
        out=[False, True, False],
        but={"lynx": {"owner": 1}},
    )
    play(state, "order chameleon", "choose lynx")
    assert pile(state) == ["lynx", "chameleon"]


def test_an_empty_deck_is_made_of_the_pile_in_the_middle_of_a_draw() -> None:
    state = table("", "", hands=["deer"], deck="ant")
    left = len(pile(state))
    said = [event.kind for event in play(state, "order deer")]
    assert said == ["ordered", "own-drew", "drew", "reshuffled", "own-drew", "drew"]
    assert pile(state) == ["deer"]
    assert state.deck_left == left - 2


def test_without_deck_and_pile_nothing_is_drawn() -> None:
    everything = table("", "", deck="").position()["discarded"]
    state = table("", "", hands=["deer", " ".join(one for one in everything if one != "deer-a")], points=1)
    play(state, "order deer")
    assert hand(state, 0) == []
    play(state, "end")
    assert len(hand(state, 1)) == 66


def test_the_turn_limit_ends_the_game_for_the_richest_still_in() -> None:
    state = table("lion@C=2", "", "", treasuries=[3, 5, 4], options={"turnLimit": 2})
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason.plain) == ((0, 1), "turn-limit")
    assert state.shares() == (0.5, 0.5, 0.0)
