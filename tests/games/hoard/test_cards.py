"""Each card of the base deck does what its ability and its modifier say, and each group what its abilities say.

The orders are in test_orders.py.
"""

from __future__ import annotations

import re
from pathlib import Path

from fablewood.games.hoard.cards import ABILITIES
from fablewood.games.hoard.decks import base_deck
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


def fight(mine: str, theirs: str, target: str, *attackers: str, **more: object) -> tuple[list[str], list[str]]:
    """Who is left on both sides after an attack; the first attacker is chosen if one has to go."""
    state = scene(mine, theirs, **more)  # type: ignore[arg-type]
    play(state, f"attack {target}", *(f"with {one}" for one in attackers), "fight")
    if f"choose {attackers[0]}" in moves(state):
        play(state, f"choose {attackers[0]}")
    return side(state, 0), side(state, 1)


# Felines


def test_lion_discards_one_other_creature_for_each_sacrifice() -> None:
    state = scene("deer-a@center wolf-a@center", "elephant@start boar-a@center puma@start", hand="lion")
    play(state, "play lion")
    assert choices(state) == {"deer-a", "wolf-a", "lion"}
    play(state, "choose deer-a", "choose wolf-a", "done")
    assert choices(state) == {"elephant", "boar-a", "puma"}
    play(state, "choose elephant", "choose puma")
    assert (side(state, 0), side(state, 1)) == (["lion"], ["boar-a"])
    assert discarded(state) == ["deer-a", "wolf-a", "elephant", "puma"]


def test_lion_need_not_sacrifice_anything() -> None:
    state = play(scene("deer-a@center", "elephant@start", hand="lion"), "play lion", "done")
    assert side(state, 0) == ["deer-a", "lion"]


def test_lion_catches_birds() -> None:
    assert fight("lion@center", "falcon-a@center", "falcon-a", "lion") == (["lion"], [])


def test_tiger_attacks_from_any_field_and_reaches_any_field() -> None:
    state = scene("tiger@start", "falcon-a@start donkey-a@start wolf-a@bushes")
    assert choices(state, "attack") == {"falcon-a", "donkey-a"}


def test_leopard_is_invisible() -> None:
    state = scene("wolf-a@center", "leopard-a@center")
    assert "HO 8.10" in why(state, "attack leopard-a")


def test_lynx_returns_a_small_flyer() -> None:
    state = scene("lynx-a@start", "falcon-a@center owl-a@start=1 eagle@center wildcat-a@center")
    play(state, "use lynx-a")
    assert choices(state) == {"falcon-a", "owl-a"}
    play(state, "choose owl-a")
    assert hand(state, 1) == ["owl-a"]
    assert not find(state, "lynx-a")["ready"]


def test_lynx_lets_all_its_creatures_see() -> None:
    assert choices(scene("lynx-a@start! wolf-a@center", "donkey-a@bushes"), "attack") == {"donkey-a"}


def test_cheetah_moves_twice_and_in_the_turn_it_comes() -> None:
    state = play(scene(hand="cheetah-a"), "play cheetah-a", "back cheetah-a", "forward cheetah-a")
    assert find(state, "cheetah-a")["field"] == "center"
    assert "back cheetah-a" not in moves(state)


def test_wildcat_draws_a_card_when_it_leaves() -> None:
    state = scene("wildcat-a@center", "wolf-a@center")
    play(state, "attack wolf-a", "with wildcat-a", "fight")
    assert len(hand(state)) == 1


def test_puma_protects_others_while_it_taunts() -> None:
    state = scene("wolf-a@center swallow-a@center", "puma@center boar-a@center=1")
    assert choices(state, "attack") == {"puma"}
    assert choices(play(state, "steal swallow-a"), "from") == {"seat-2"}
    assert choices(scene("wolf-a@center", "puma@center! boar-a@center"), "attack") == {"puma", "boar-a"}


def test_ocelot_steals() -> None:
    state = play(scene("ocelot@center", "raven-a@center=2"), "steal ocelot")
    assert choices(state, "from") == {"seat-2", "raven-a"}
    play(state, "from raven-a")
    assert (find(state, "ocelot")["treasure"], find(state, "raven-a")["treasure"]) == (1, 1)


def test_serval_exhausts_an_enemy() -> None:
    state = play(scene("lion@center", "wolf-a@start boar-a@center", hand="serval"), "play serval")
    assert choices(state) == {"wolf-a", "boar-a"}
    assert not find(play(state, "choose wolf-a"), "wolf-a")["ready"]
    assert find(play(state, "end"), "wolf-a")["ready"]


# Birds


def test_swallow_steals_and_flies() -> None:
    state = scene("wolf-a@center", "swallow-a@center")
    assert "HO 8.1" in why(state, "attack swallow-a")
    state = play(scene("swallow-a@center"), "steal swallow-a", "from seat-2")
    assert treasuries(pass_turn(state)) == [4, 2]


def test_alicia_steals_as_much_as_her_might() -> None:
    state = scene("alicia@start+ant-a", "", others=[""], treasuries=[3, 9, 2])
    assert choices(play(state, "use alicia")) == {"seat-2", "seat-3"}
    play(state, "choose seat-2")
    assert treasuries(state) == [3, 5, 2]
    assert find(state, "alicia")["treasure"] == 4
    state = play(scene("alicia@start", treasuries=[3, 1]), "use alicia", "choose seat-2")
    assert (treasuries(state), find(state, "alicia")["treasure"]) == ([3, 0], 1)


def test_eagle_sees_the_invisible() -> None:
    assert choices(scene("wolf-a@center eagle@start", "donkey-a@bushes"), "attack") == {"donkey-a"}


def test_owl_looks_at_a_hand_and_discards_a_card_of_it() -> None:
    state = scene("owl-a@start", "", their_hand="lion tiger")
    play(state, "use owl-a", "choose seat-2")
    assert choices(state) == {"lion", "tiger"}
    play(state, "choose lion")
    assert (hand(state, 1), discarded(state)) == (["tiger"], ["lion"])


def test_falcon_flies_and_intercepts() -> None:
    assert choices(scene("falcon-a@start", "raven-a@start wolf-a@start"), "attack") == {"raven-a", "wolf-a"}


def test_raven_takes_a_treasure_when_it_leaves() -> None:
    state = play(scene("raven-a@center", "wolf-a@center"), "attack wolf-a", "with raven-a", "fight", "choose seat-2")
    assert treasuries(state) == [4, 2]


def test_ostrich_is_stronger_while_defending() -> None:
    assert fight("polar-bear@center", "ostrich@center", "ostrich", "polar-bear") == (["polar-bear"], ["ostrich"])
    assert fight("ostrich@center", "polar-bear@center", "polar-bear", "ostrich") == ([], ["polar-bear"])


def test_pelican_takes_as_many_treasures_as_its_might() -> None:
    assert choices(play(scene("pelican@center"), "take pelican"), "amount") == {"0", "1", "2"}


def test_penguin_brings_a_treasure() -> None:
    state = play(scene(hand="penguin"), "play penguin")
    assert treasuries(state) == [4, 3]
    assert "HO 8.7" in why(scene("penguin@center", "boar-a@center"), "attack boar-a")


# Bloodthirsty


def test_polar_bear_makes_all_enemies_lose_their_treasure() -> None:
    theirs = "wolf-a@center=2+ant-a=1 boar-a@start=1"
    state = scene("lion@center=1", theirs, hand="polar-bear", others=["owl-a@center=1"])
    play(state, "play polar-bear")
    left = [find(state, one)["treasure"] for one in ("lion", "wolf-a", "ant-a", "boar-a", "owl-a")]
    assert left == [1, 0, 0, 0, 0]


def test_grizzly_and_wolf_beat_polar_bear_together() -> None:
    assert fight("grizzly-a@center", "polar-bear@center", "polar-bear", "grizzly-a") == ([], ["polar-bear"])
    both = fight("grizzly-a@center wolf-a@center", "polar-bear@center", "polar-bear", "grizzly-a", "wolf-a")
    assert both == (["grizzly-a", "wolf-a"], [])


def test_wolf_is_stronger_with_every_other_attacker() -> None:
    strong = "polar-bear@center+ant-a"
    assert fight("wolf-a@center wolf-b@center", strong, "polar-bear", "wolf-a", "wolf-b")[1] == []
    assert fight("wolf-a@center swallow-a@center", "polar-bear@center", "polar-bear", "wolf-a", "swallow-a")[1] == [
        "polar-bear"
    ]


def test_hyena_steals() -> None:
    assert choices(play(scene("hyena-a@center", "boar-a@center=1"), "steal hyena-a"), "from") == {"seat-2", "boar-a"}


def test_crocodile_taunts_but_never_touches_treasure() -> None:
    state = scene("crocodile@center", "raven-a@center")
    assert "HO 8.8" in why(state, "take crocodile")
    assert choices(scene("wolf-a@center", "crocodile@center boar-a@center"), "attack") == {"crocodile"}


def test_wolverine_attacks_at_once_and_stays_ready() -> None:
    state = play(scene("", "raven-a@center ocelot@center wolf-a@bushes", hand="wolverine"), "play wolverine")
    assert choices(state) == {"ocelot"}
    play(state, "choose ocelot")
    assert side(state, 1) == ["raven-a", "wolf-a"]
    assert find(state, "wolverine")["ready"]
    state = play(scene("", "ocelot@center", hand="wolverine"), "play wolverine", "done")
    assert side(state, 1) == ["ocelot"]
    assert "end" in moves(play(scene("", "ocelot@start", hand="wolverine"), "play wolverine"))


def test_wild_dog_gives_back_its_action_point() -> None:
    assert points(play(scene(hand="wild-dog"), "play wild-dog")) == 2


def test_komodo_dragon_intercepts_and_is_awkward() -> None:
    state = scene("komodo-dragon@start", "wolf-a@start=1")
    assert choices(state, "attack") == {"wolf-a"}
    assert "HO" in why(state, "steal komodo-dragon")


def test_weasel_discards_another_creature_of_might_1() -> None:
    theirs = "swallow-a@center tortoise@start leech@start+ant-b"
    state = scene("weasel-a@center weasel-b@start ant-a@center+monkey-a", theirs)
    assert choices(play(state, "use weasel-a")) == {"weasel-b", "swallow-a", "tortoise"}
    assert side(play(state, "choose swallow-a"), 1) == ["tortoise", "leech"]


# Pacifists


def test_elephant_takes_five_and_defends_itself() -> None:
    state = play(scene("elephant@center"), "take elephant", "amount 5")
    assert treasuries(pass_turn(state)) == [8, 3]
    assert fight("grizzly-a@center", "elephant@center", "elephant", "grizzly-a") == ([], ["elephant"])


def test_boar_leaves_a_treasure() -> None:
    state = scene("lion@center", "boar-a@center lynx-a@start crocodile@start")
    play(state, "attack boar-a", "with lion", "fight")
    assert (state.to_act(), choices(state)) == ((1,), {"lynx-a"})  # Crocodile can't carry
    assert find(play(state, "choose lynx-a"), "lynx-a")["treasure"] == 1


def test_hippopotamus_taunts_and_carries() -> None:
    state = scene("wolf-a@center", "hippopotamus@center boar-a@center")
    assert choices(state, "attack") == {"hippopotamus"}
    assert "amount 4" in moves(play(scene("hippopotamus@center"), "take hippopotamus"))


def test_camel_takes_three_and_five_with_ant() -> None:
    assert choices(play(scene("camel-a@center"), "take camel-a"), "amount") == {"0", "1", "2", "3"}
    assert "amount 5" in moves(play(scene("camel-a@center+ant-a"), "take camel-a"))


def test_donkey_carries_three_and_never_attacks() -> None:
    state = scene("donkey-a@center", "ocelot@center")
    assert "HO 8.7" in why(state, "attack ocelot")
    assert "amount 3" in moves(play(state, "take donkey-a"))


def test_deer_draws_a_card() -> None:
    assert len(hand(play(scene(hand="deer-a"), "play deer-a"))) == 1


def test_giraffe_readies_another() -> None:
    state = play(scene("lion@center! wolf-a@center!", "puma@center!", hand="giraffe"), "play giraffe")
    assert choices(state) == {"lion", "wolf-a"}
    assert find(play(state, "choose lion"), "lion")["ready"]
    assert choices(scene("giraffe@start wolf-a@center", "donkey-a@bushes"), "attack") == {"donkey-a"}


def test_panda_gets_a_treasure_on_any_field() -> None:
    state = play(scene("panda@start"), "use panda")
    assert find(state, "panda")["treasure"] == 1
    assert treasuries(pass_turn(state)) == [4, 3]


def test_tortoise_withstands_a_single_attacker_while_ready() -> None:
    assert fight("lion@center", "tortoise@center", "tortoise", "lion") == (["lion"], ["tortoise"])
    assert fight("lion@center", "tortoise@center!", "tortoise", "lion") == (["lion"], [])
    assert fight("lion@center wolf-a@center", "tortoise@center", "tortoise", "lion", "wolf-a")[1] == []


# Attachments


def test_hummingbird_joins_felines_or_birds() -> None:
    state = play(scene("raven-a@center", hand="hummingbird-a"), "play hummingbird-a")
    assert choices(state, "join") == {"felines", "birds"}
    play(state, "join birds")
    assert find(state, "hummingbird-a")["group"] == "birds"
    assert treasuries(state) == [5, 3]  # two Birds
    state = play(scene("raven-a@center", hand="hummingbird-a"), "play hummingbird-a", "join felines")
    assert treasuries(state) == [3, 3]


def test_hummingbird_attached_copies_every_treasure_of_opponents() -> None:
    state = scene("wolf-a@center elephant@center swallow-a@center", "lion@center+hummingbird-a")
    play(state, "take wolf-a")
    assert find(state, "hummingbird-a")["treasure"] == 1
    play(state, "take elephant", "amount 5")
    assert find(state, "hummingbird-a")["treasure"] == 2
    play(state, "steal swallow-a", "from hummingbird-a")
    assert find(state, "hummingbird-a")["treasure"] == 2
    assert treasuries(play(state, "end")) == [3, 5]


def test_hummingbird_does_not_copy_its_own_player() -> None:
    state = play(scene("lion@center+hummingbird-a"), "take lion")
    assert find(state, "hummingbird-a")["treasure"] == 0
    state = play(
        scene("lion@center wolf-a@center", "puma@center+hummingbird-a", options={"hummingbirdPerTurn": 1}),
        "take lion",
        "take wolf-a",
    )
    assert find(state, "hummingbird-a")["treasure"] == 1


def test_oxpecker_gives_keen_eye() -> None:
    state = scene("wolf-a@center", "donkey-a@bushes", hand="oxpecker")
    play(state, "attach oxpecker", "on wolf-a")
    assert points(state) == 2
    assert find(state, "wolf-a")["powers"] == ["keen-eye"]
    assert choices(state, "attack") == {"donkey-a"}
    assert choices(scene("oxpecker@start wolf-a@center", "donkey-a@bushes"), "attack") == {"donkey-a"}


def test_monkey_gives_steal_and_might() -> None:
    state = play(scene("wolf-a@center", hand="monkey-a"), "attach monkey-a", "on wolf-a")
    wolf = find(state, "wolf-a")
    assert (wolf["powers"], wolf["might"], points(state)) == (["steal"], 4, 2)
    assert "steal wolf-a" in moves(state)
    assert "steal monkey-a" in moves(play(scene(hand="monkey-a"), "play monkey-a"))


def test_chameleon_gives_invisibility() -> None:
    state = play(scene("wolf-a@center", "lion@center", hand="chameleon-a"), "attach chameleon-a", "on wolf-a")
    assert points(state) == 2
    assert "HO 8.10" in why(play(state, "end"), "attack wolf-a")
    assert "HO 8.10" in why(scene("lion@center", "chameleon-a@center"), "attack chameleon-a")


def test_porcupine_takes_a_weak_attacker_along() -> None:
    state = scene("boar-a@start ocelot@center wildcat-a@center lion@start", "porcupine-a@center")
    play(state, "attack porcupine-a", "with ocelot", "with wildcat-a", "fight")
    assert choices(state) == {"ocelot", "wildcat-a"}
    play(state, "choose ocelot")
    assert side(state, 0) == ["boar-a", "wildcat-a", "lion"]
    assert fight("lion@center boar-a@start", "porcupine-a@center", "porcupine-a", "lion")[0] == ["lion", "boar-a"]


def test_porcupine_gives_taunt_and_might_for_defence() -> None:
    state = scene("wolf-a@center boar-a@center", "grizzly-a@center", hand="porcupine-a")
    play(state, "attach porcupine-a", "on wolf-a")
    assert points(state) == 2
    assert find(state, "wolf-a")["taunting"]
    play(state, "end")
    assert choices(state, "attack") == {"wolf-a"}
    play(state, "attack wolf-a", "with grizzly-a", "fight")  # 4 against 3 + 1
    assert side(state, 0) == ["wolf-a", "boar-a"]


def test_bat_gives_fly() -> None:
    state = play(scene("wolf-a@center", "grizzly-a@center raven-a@center", hand="bat"), "attach bat", "on wolf-a")
    assert points(state) == 2
    assert choices(state, "attack") == {"grizzly-a", "raven-a"}
    state = play(scene("wolf-a@center", "grizzly-a@center", hand="bat"), "attach bat", "on wolf-a")
    assert "HO 8.1" in why(play(state, "end"), "attack wolf-a")


def test_ant_is_stronger_for_every_other_ant() -> None:
    state = scene("ant-a@center", "wolf-a@center", hand="ant-b")
    assert find(state, "ant-a")["might"] == 1
    assert find(play(state, "play ant-b"), "ant-a")["might"] == 2
    state = play(scene("ant-a@center lion@center", hand="ant-b"), "attach ant-b", "on lion")
    assert (find(state, "ant-a")["might"], find(state, "lion")["might"], points(state)) == (2, 7, 1)
    assert find(scene("ant-a@center", "ant-b@center"), "ant-a")["might"] == 1


def test_leech_weakens_any_creature_and_stops_its_taunt() -> None:
    state = scene("lion@center", "puma@center boar-a@center", hand="leech")
    assert choices(play(state, "attach leech"), "on") == {"lion", "puma", "boar-a"}
    play(state, "on puma")
    puma = find(state, "puma")
    assert (puma["might"], puma["taunting"], points(state)) == (1, False, 2)
    assert find(state, "leech")["seat"] == 0
    assert choices(state, "attack") == {"puma", "boar-a"}
    assert find(scene("lion@center", "raven-a@center+leech"), "raven-a")["might"] == 0
    play(state, "end")
    assert "reattach leech" not in moves(state)


def test_squirrel_puts_a_treasure_on_another() -> None:
    state = scene("squirrel@start lion@start=1 crocodile@center", "boar-a@center")
    assert choices(play(state, "use squirrel")) == {"lion"}
    assert find(play(state, "choose lion"), "lion")["treasure"] == 2


def test_squirrel_attached_brings_two_treasures_in_the_center() -> None:
    assert treasuries(pass_turn(scene("lion@center+squirrel"))) == [5, 3]
    assert treasuries(pass_turn(scene("lion@bushes+squirrel"))) == [3, 3]


# Groups


def test_two_felines_are_stronger_against_flyers() -> None:
    assert fight("tiger@center lynx-a@start", "eagle@center", "eagle", "tiger")[1] == []
    assert fight("tiger@center wolf-a@start", "eagle@center", "eagle", "tiger")[1] == ["eagle"]
    assert fight("tiger@center lynx-a@start", "grizzly-a@center", "grizzly-a", "tiger")[1] == ["grizzly-a"]


def test_three_felines_intercept() -> None:
    state = scene("lion@start wildcat-a@start", "donkey-a@start", hand="ocelot", points=2)
    assert not choices(state, "attack")
    assert choices(play(state, "play ocelot"), "attack") == {"donkey-a"}


def test_four_felines_become_ready() -> None:
    state = scene("lynx-a@center! leopard-a@center! tiger@start! wolf-a@center!", hand="ocelot")
    play(state, "play ocelot")
    ready = [find(state, one)["ready"] for one in ("lynx-a", "leopard-a", "tiger", "wolf-a")]
    assert ready == [True, True, True, False]


def test_two_birds_bring_two_treasures_once_a_turn() -> None:
    state = scene("swallow-a@center", hand="alicia owl-a", points=5)
    assert treasuries(play(state, "play owl-a")) == [5, 3]
    play(state, "order alicia", "choose owl-a", "play owl-a")
    assert treasuries(state) == [5, 3]


def test_three_birds_have_keen_eye_and_one_moves_twice() -> None:
    state = scene("eagle@start falcon-a@start raven-a@start", "leech@center")
    assert find(state, "raven-a")["powers"] == ["fly", "keen-eye"]
    play(state, "forward raven-a", "forward raven-a", "forward falcon-a")
    assert find(state, "raven-a")["field"] == "center"
    assert "forward falcon-a" not in moves(state)
    state = scene("falcon-a@start alicia@start raven-a@start", "leech@center")
    assert find(play(state, "forward raven-a", "forward raven-a"), "raven-a")["field"] == "center"
    state = scene("alicia@start swallow-a@start raven-a@start", "leech@center")
    assert "forward raven-a" not in moves(play(state, "forward raven-a"))  # none of the three prints it


def test_four_birds_are_not_affected_by_felines() -> None:
    birds = "falcon-a@center raven-a@center alicia@center owl-a@center"
    assert "HO 10.10" in why(scene("lion@center", birds), "attack falcon-a")
    state = play(scene("lion@center eagle@center", birds), "attack falcon-a")
    assert choices(state, "with") == {"eagle"}
    assert choices(play(scene("lynx-a@center", birds), "use lynx-a")) == set()
    state = play(scene("wolf-a@center", birds, hand="lion"), "order lion")
    assert choices(state) == {"falcon-a", "raven-a", "alicia", "owl-a"}


def test_two_bloodthirsty_bring_an_action_point() -> None:
    assert points(pass_turn(scene("polar-bear@start grizzly-a@start"))) == 3
    assert points(pass_turn(scene("polar-bear@start lion@start"))) == 2


def test_three_bloodthirsty_are_stronger_while_attacking() -> None:
    assert fight("grizzly-a@center hyena-a@start wolf-a@start", "elephant@center", "elephant", "grizzly-a") == (
        ["grizzly-a", "hyena-a", "wolf-a"],
        ["elephant"],
    )
    assert fight("polar-bear@center hyena-a@start wolf-a@start", "elephant@center", "elephant", "polar-bear")[1] == []


def test_four_bloodthirsty_discard_a_weaker_enemy() -> None:
    theirs = "elephant@start puma@start raven-a@start"
    state = scene("polar-bear@start grizzly-a@start wolf-a@start", theirs, hand="weasel-a")
    play(state, "play weasel-a")
    assert choices(state) == {"puma", "raven-a"}
    assert side(play(state, "choose puma"), 1) == ["elephant", "raven-a"]


def test_two_pacifists_put_a_treasure_on_all_others() -> None:
    state = scene("boar-a@bushes lion@start crocodile@start", "wolf-a@center", hand="donkey-a")
    play(state, "play donkey-a")
    carried = [find(state, one)["treasure"] for one in ("boar-a", "lion", "crocodile", "donkey-a", "wolf-a")]
    assert carried == [0, 1, 0, 0, 0]


def test_three_pacifists_cannot_be_targeted() -> None:
    pacifists = "elephant@center boar-a@center deer-a@center lion@start"
    state = play(scene("wolf-a@center", pacifists, hand="alicia"), "order alicia")
    assert choices(state) == {"wolf-a", "lion"}
    state = scene("grizzly-a@center", pacifists, hand="leech polar-bear")
    assert choices(state, "attack") == {"elephant", "boar-a", "deer-a"}
    assert choices(play(state, "attach leech"), "on") == {"grizzly-a", "lion"}


def test_four_pacifists_discard_any_card() -> None:
    state = scene("boar-a@start camel-a@start giraffe@start", "elephant@start+ant-a", hand="panda")
    play(state, "play panda")
    assert choices(state) == {"boar-a", "camel-a", "giraffe", "panda", "elephant", "ant-a"}
    play(state, "choose elephant")
    assert discarded(state) == ["elephant", "ant-a"]


# All of them


def test_every_card_has_its_scenario() -> None:
    """By its name in the name of a test."""
    tests = re.findall(r"def (test_\w+)", Path(__file__).read_text("utf-8"))
    for card in base_deck().cards:
        if any(getattr(card, part) for part in (*ABILITIES, "modifier")) or card.powers:
            name = card.id.replace("-", "_")
            assert any(re.search(rf"_{name}(_|$)", test) for test in tests), f"{card.id} has none"


def test_a_card_that_was_attached_is_no_creature() -> None:
    state = play(scene("lion@center", hand="monkey-a"), "attach monkey-a", "on lion")
    assert side(state, 0) == ["lion"]
    assert is_on_field(state, "monkey-a")
