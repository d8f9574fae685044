"""Where the cards and the short rules are silent, one by one: protection, triggers, treasure, control, modifiers."""

from __future__ import annotations

from tests.games.hoard.tables import card, end, hand, legal, on_field, pile, play, refused, see, table, treasuries

FOUR_BIRDS = "falcon@C raven@C swallow@C owl@S"
THREE_PACIFISTS = "boar@C donkey@C camel@S"


# Treasure


def test_can_carry_asks_nothing_but_awkward() -> None:
    state = table("squirrel@S wolf@C=5 crocodile@S", "")
    play(state, "use squirrel")
    assert legal(state) == ["choose wolf"]
    play(state, "choose wolf")
    assert see(state, "wolf")["treasure"] == 6


def test_who_receives_gets_it_into_the_treasury() -> None:
    state = table("", "", hands=["penguin donkey"])
    play(state, "play penguin", "order donkey")
    assert treasuries(state) == [5, 3]
    assert see(state, "penguin")["treasure"] == 0


def test_panda_puts_treasure_on_itself_from_any_field() -> None:
    state = table("panda@S", "")
    play(state, "use panda")
    assert see(state, "panda")["treasure"] == 1


def test_alicia_steals_as_much_as_its_might_or_as_there_is() -> None:
    state = table("alicia@S+ant", "", "", treasuries=[3, 3, 9])
    play(state, "use alicia")
    assert legal(state) == ["choose seat-2", "choose seat-3"]
    play(state, "choose seat-2")
    assert see(state, "alicia")["treasure"] == 3
    assert treasuries(state) == [3, 0, 9]
    state = table("alicia@S", "", treasuries=[3, 9])
    play(state, "use alicia", "choose seat-2")
    assert see(state, "alicia")["treasure"] == 2


def test_nobody_takes_from_an_empty_treasury() -> None:
    state = table("lion@C", "raven@C", "", hands=["hyena"], treasuries=[0, 5, 0])
    play(state, "attack raven", "with lion", "fight")
    assert "end" in legal(state)
    play(state, "order hyena")
    assert legal(state) == ["choose seat-2"]
    state = table("", "", hands=["hyena"], treasuries=[3, 0])
    play(state, "order hyena")
    assert treasuries(state) == [3, 0]


def test_hummingbird_copies_each_treasure_however_it_comes_and_in_every_turn() -> None:
    state = table("swallow@C+hummingbird lion@C", "boar@C wolf@C wolf-b@C")
    play(state, "attack boar", "with lion", "fight", "choose wolf")
    assert see(state, "hummingbird")["treasure"] == 1
    play(state, "take swallow")
    assert see(state, "hummingbird")["treasure"] == 1
    end(state)
    play(state, "take wolf-b")
    assert see(state, "hummingbird")["treasure"] == 2


def test_two_hummingbirds_copy_each_for_themselves() -> None:
    state = table("wolf@C", "lion@S+hummingbird", "puma@S+hummingbird-b")
    play(state, "take wolf")
    assert [see(state, one)["treasure"] for one in ("hummingbird", "hummingbird-b")] == [1, 1]


def test_taking_nothing_puts_nothing_on_hummingbird() -> None:
    state = table("camel@C", "lion@S+hummingbird")
    play(state, "take camel", "amount 0")
    assert see(state, "hummingbird")["treasure"] == 0


# Protection


def test_not_even_their_own_lion_touches_protected_birds() -> None:
    state = table(f"{FOUR_BIRDS} wolf@S", "hyena@C", hands=["lion"])
    play(state, "play lion")
    assert legal(state) == ["choose wolf", "choose lion", "done"]
    assert "HO 10.10" in refused(state, "choose raven")
    state = table("lynx@C", FOUR_BIRDS)
    play(state, "use lynx")
    assert "end" in legal(state)
    state = table("", FOUR_BIRDS, hands=["serval wolf"])
    play(state, "play serval")
    assert all(see(state, one)["ready"] for one in ("falcon", "owl"))


def test_orders_and_groups_are_no_felines() -> None:
    state = table("", FOUR_BIRDS, hands=["serval wildcat ocelot"], points=3)
    play(state, "order serval")
    assert sorted(legal(state, "choose")) == ["falcon", "owl", "raven", "swallow"]


def test_felines_steal_nothing_from_protected_birds_but_from_their_player() -> None:
    state = table("ocelot@C", FOUR_BIRDS.replace("raven@C", "raven@C=1+ant=1"))
    play(state, "steal ocelot")
    assert legal(state) == ["from seat-2"]


def test_a_protected_bird_that_attacks_a_feline_may_lose() -> None:
    state = table(FOUR_BIRDS, "lion@C")
    play(state, "attack lion", "with falcon", "fight")
    assert "falcon" in pile(state)


def test_protected_pacifists_by_ability_order_and_modifier() -> None:
    state = table("weasel@C ant@C", THREE_PACIFISTS.replace("boar@C", "boar@C+ant-b") + " raven@S", hands=["boar-b"])
    play(state, "order boar-b")
    assert legal(state) == ["choose ant-b"]
    play(state, "choose ant-b", "use weasel")
    assert sorted(legal(state)) == ["choose ant", "choose raven"]


def test_whole_sides_are_hit_without_choosing() -> None:
    state = table("", THREE_PACIFISTS.replace("boar@C", "boar@C=2"), hands=["polar-bear grizzly"])
    play(state, "play polar-bear")
    assert see(state, "boar")["treasure"] == 0
    state = table("", THREE_PACIFISTS, hands=["polar-bear"])
    play(state, "order polar-bear")
    assert [see(state, one)["field"] for one in ("boar", "donkey", "camel")] == ["bushes", "bushes", "start"]


def test_ones_own_protected_pacifists_can_be_chosen() -> None:
    state = table(THREE_PACIFISTS, "", hands=["puma bat"])
    play(state, "order puma", "choose boar", "attach bat", "on donkey")
    assert see(state, "boar")["might"] == 5


# Choosing


def test_what_must_be_done_hits_ones_own_if_nothing_else_is_there() -> None:
    state = table("wolf@C", "", hands=["chameleon"])
    play(state, "order chameleon")
    assert legal(state) == ["choose wolf"]
    assert "HO 9.6" in refused(state, "done")


def test_ready_ones_can_be_readied_and_exhausted_ones_exhausted() -> None:
    state = table("wolf@C", "lion@C!", hands=["tiger serval"])
    play(state, "order tiger", "choose wolf", "order serval", "choose lion")
    assert see(state, "wolf")["ready"]
    assert see(state, "lion")["skips"]


def test_effects_reach_flyers_in_the_bushes_behind_a_taunter() -> None:
    state = table("", "puma@C raven@B weasel@B", hands=["chameleon"])
    play(state, "order chameleon")
    assert legal(state) == ["choose puma", "choose raven", "choose weasel"]


def test_an_order_that_moves_is_no_move_of_the_creature() -> None:
    state = table("wolf@S!", "", hands=["leopard tiger"])
    play(state, "order leopard", "choose wolf", "to center", "order tiger", "choose wolf", "back wolf")
    assert see(state, "wolf")["field"] == "bushes"
    state = table("wolf@S", "", hands=["leopard"])
    play(state, "order leopard", "choose wolf", "to start")
    assert see(state, "wolf")["field"] == "start"


def test_searching_an_empty_deck_looks_through_the_pile() -> None:
    state = table("", "", hands=["elephant"], deck="", discarded="wolf")
    play(state, "order elephant")
    assert "choose wolf" in legal(state)
    assert "choose elephant" not in legal(state)
    play(state, "choose wolf")
    assert hand(state, 0) == ["wolf"]
    assert pile(state) == ["elephant"]


def test_who_takes_from_the_pile_never_finds_the_order_itself() -> None:
    state = table("", "", hands=["giraffe"])
    play(state, "order giraffe")
    assert pile(state) == ["giraffe"]


def test_a_hand_of_one_loses_one_card_to_leech() -> None:
    state = table("", "", "", hands=["leech", "ant", ""])
    play(state, "order leech")
    assert legal(state) == ["choose seat-2"]
    play(state, "choose seat-2")
    assert pile(state) == ["ant", "leech"]


# What is set off, and when


def test_an_effect_and_its_card_are_finished_before_anything_it_set_off() -> None:
    state = table("wildcat@C", "", hands=["grizzly"], deck="ant bat")
    said = [event.kind for event in play(state, "order grizzly", "choose wildcat")]
    assert said == ["discarded", "ability-leave", "own-drew", "drew"]
    assert pile(state)[-2:] == ["wildcat", "grizzly"]


def test_what_is_set_off_meanwhile_joins_what_waits() -> None:
    state = table("weasel@C wild-dog@C grizzly@C", "wildcat@C hyena@C", hands=["wolverine"])
    play(state, "play wolverine")
    assert sorted(legal(state)) == ["resolve bloodthirsty-4", "resolve wolverine enter"]
    play(state, "resolve bloodthirsty-4", "choose wildcat")
    assert state.to_act() == (0,)  # Wolverine's ability comes before Wildcat's: it is its player's turn
    assert legal(state) == ["choose hyena", "done"]
    assert hand(state, 1) == []
    play(state, "done")
    assert len(hand(state, 1)) == 1


def test_which_porcupine_comes_first_is_a_choice_for_their_attackers_differ() -> None:
    attacks = [[card("raven"), card("porcupine")], [card("raven"), "porcupine-b"], [card("hyena"), "porcupine-b"]]
    waiting = [{"kind": "leave", "source": card(one), "seat": 1} for one in ("porcupine", "porcupine-b")]
    state = table("raven@C hyena@C", "", attacks=attacks, waiting=waiting)
    assert legal(state) == ["resolve porcupine leave", "resolve porcupine-b leave"]
    play(state, "resolve porcupine-b leave", "choose raven", "choose seat-2")
    assert on_field(state, 0) == ["hyena"]
    assert "end" in legal(state)


def test_a_group_ability_happens_though_the_group_is_gone_again() -> None:
    state = table("swallow@C", "", hands=["raven"])
    play(state, "play raven")
    assert treasuries(state) == [5, 3]


def test_a_group_that_was_complete_before_the_turn_gives_nothing() -> None:
    state = table("swallow@C raven@C", "", hands=["penguin"])
    end(state, 2)
    assert treasuries(state) == [3, 3]
    play(state, "play penguin")
    assert treasuries(state) == [4, 3]


def test_taking_control_can_complete_a_group() -> None:
    state = table("swallow@C", "raven@C", hands=["lion"])
    play(state, "order lion", "choose raven")
    assert treasuries(state) == [5, 3]


def test_the_same_group_ability_happens_again_in_the_next_turn() -> None:
    state = table("swallow@C raven@C", "", hands=["chameleon"])
    play(state, "order chameleon", "choose raven", "choose seat-2", "play raven")
    assert treasuries(state) == [3 + 1 + 2, 2]
    end(state, 2)
    state = table("swallow@C raven@C", "", hands=["chameleon swallow-b"], points=9)
    play(state, "order chameleon", "choose raven", "choose seat-2", "play raven", "order swallow-b", "choose raven")
    assert treasuries(state)[0] == 6


def test_thresholds_that_no_card_prints_do_not_work() -> None:
    state = table("falcon@C eagle@C", "", hands=["pelican"])
    assert treasuries(state) == [3, 3]
    assert state.view(-1)["groups"][0]["birds"] == {"count": 2, "working": []}
    play(state, "play pelican")
    assert state.view(-1)["groups"][0]["birds"] == {"count": 3, "working": [3]}
    assert treasuries(state) == [3, 3]


def test_attached_cards_belong_to_no_group() -> None:
    state = table("swallow@C", "", hands=["hummingbird"])
    play(state, "attach hummingbird", "on swallow")
    assert state.view(-1)["groups"][0]["birds"]["count"] == 1


def test_after_a_hundred_abilities_nothing_more_is_set_off() -> None:
    waiting = [{"kind": "leave", "source": one, "seat": 0} for one in ("boar-a", "raven-a")]
    for abilities, treasure in ((99, 1), (100, 0)):
        state = table("wolf@C", "lion@C+hummingbird", waiting=waiting, abilities=abilities)
        play(state, "resolve boar leave", "choose wolf")
        play(state, "choose seat-2")
        assert see(state, "hummingbird")["treasure"] == treasure


def test_wolverine_attacks_at_once_by_the_usual_rules() -> None:
    state = table("", "puma@C boar@C eagle@C lion@B", hands=["wolverine"])
    play(state, "play wolverine")
    assert legal(state) == ["choose puma", "done"]
    play(state, "choose puma")
    assert pile(state) == ["wolverine"]


# Control, owners, replacing


def test_swallows_order_takes_a_borrowed_creature_into_ones_own_hand() -> None:
    state = table("lynx@B", "", hands=["swallow"], but={"lynx": {"owner": 1}})
    play(state, "order swallow", "choose lynx")
    assert hand(state, 0) == ["lynx"]
    assert on_field(state, 0) == []
    state = table("lynx@B", "", hands=["swallow hummingbird"])
    play(state, "order swallow", "choose lynx")
    assert "HO 11.7" in refused(state, "choose lynx")
    play(state, "choose hummingbird", "join felines")
    assert see(state, "hummingbird")["field"] == "bushes"


def test_modifiers_change_hands_with_their_host_whoever_attached_them() -> None:
    state = table("", "puma@C+leech", "", hands=["lion"], but={"leech": {"seat": 2, "owner": 2}})
    assert see(state, "leech")["seat"] == 2
    play(state, "order lion", "choose puma")
    assert see(state, "leech")["seat"] == 0


def test_a_creature_taken_over_counts_for_its_new_player_only() -> None:
    state = table("grizzly@C", "polar-bear@C wolf@C", hands=["lion"])
    play(state, "order lion", "choose polar-bear")
    end(state)
    assert state.points == 2
    end(state)
    assert state.points == 3


# Modifiers


def test_powers_come_and_go_with_modifiers() -> None:
    state = table("grizzly@C lion@S", "", hands=["bat oxpecker chameleon monkey porcupine"])
    for one, power in (
        ("bat", "fly"),
        ("oxpecker", "keen-eye"),
        ("chameleon", "invisibility"),
        ("monkey", "steal"),
        ("porcupine", "taunt"),
    ):
        play(state, f"attach {one}", "on grizzly")
        assert power in see(state, "grizzly")["powers"]
        play(state, f"reattach {one}", "on lion")
        assert power not in see(state, "grizzly")["powers"]
        assert power in see(state, "lion")["powers"]
    assert state.points == 2
    assert see(state, "lion")["might"] == 6


def test_leech_lets_nobody_taunt() -> None:
    state = table("lion@C", "puma@C+porcupine+leech boar@C", but={"leech": {"seat": 0, "owner": 0}})
    assert not see(state, "puma")["taunting"]
    assert legal(state, "attack") == ["puma", "boar"]


def test_treasure_on_a_modifier_goes_with_it_and_to_its_player() -> None:
    state = table("lion@C+hummingbird=2 wolf@C", "")
    play(state, "reattach hummingbird", "on wolf")
    assert see(state, "hummingbird")["treasure"] == 2
    end(state, 2)
    assert treasuries(state) == [5, 3]


def test_one_card_is_creature_or_modifier_as_it_came() -> None:
    state = table("ant@C lion@C+bat", "")
    assert "HO 12.3" in refused(state, "attach ant")
    assert "HO 12.3" in refused(state, "play bat")
    assert "HO 12.2" in refused(state, "take bat")
