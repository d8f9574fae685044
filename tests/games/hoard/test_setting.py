"""Positions by hand: what may be left out, what is refused and why, and that play goes on from all the others."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from fablewood import Chance, InvalidPosition, deal, set_up
from fablewood.games.hoard.position import POWER_TEXTS
from fablewood.games.hoard.view import ACTION_VERBS, JOBS, STEPS
from fablewood.games.hoard.words import ABILITY_TEXTS
from tests.games.hoard.tables import LABELS, legal, play, see, table

FIELD = [[{"card": "lion", "field": "center"}], [{"card": "wolf-a", "field": "bushes"}]]
PLAIN: dict[str, Any] = {"game": "hoard", "seats": 2, "hands": [["bat"], []], "field": FIELD, "turn": 0}


def test_hands_field_and_turn_are_enough() -> None:
    state = set_up(PLAIN)
    assert sorted(legal(state)) == ["attach bat", "back lion", "end", "order bat", "play bat", "take lion"]
    view = state.view(0)
    assert (view["points"], view["treasuries"], view["deck"], view["discarded"]) == (2, [3, 3], 63, [])
    assert set_up(state.position()).position() == state.position()


@pytest.mark.parametrize("missing", ["hands", "field", "turn"])
def test_less_is_not_enough_and_says_so(missing: str) -> None:
    with pytest.raises(InvalidPosition, match=missing):
        set_up({key: value for key, value in PLAIN.items() if key != missing})


def job(**more: object) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "kind": "action", "source": "wolf-a", "seat": 0, "verb": "fight", "sentence": 0, "stage": 1, "asked": 0,
        "attackers": [], "chosen": None, "tally": 0,
    }  # fmt: skip
    return {"job": {**usual, **more}}


def waiting(*sources: str, kind: str = "leave", seat: int = 0) -> dict[str, Any]:
    return {"waiting": [{"kind": kind, "source": one, "seat": seat} for one in sources]}


def note(known: list[str] | None = None, alike: list[list[str]] | None = None, knows: int | None = 0) -> dict[str, Any]:
    return {"knows": knows, "known": known or [], "alike": alike or []}


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"hands": [["bat"]]}, r"\$.hands: "),
    ({"hands": [["bat"], [], []]}, r"\$.hands: There are 3 entries"),
    ({"hands": [["bat"], ["bat"]]}, r"Bat stands at \$.hands\[0\] already"),
    ({"hands": [["lion"], []]}, "Lion stands at"),
    ({"hands": [["dodo"], []]}, "no card “dodo”"),
    ({"deck": []}, "nowhere"),
    ({"turn": 2}, "no seat 2"),
    ({"claims": [True, False]}, "there is no claim"),
    ({"out": [True, False]}, "defeated has no cards"),
    ({"out": [False, True]}, "defeated has no cards"),
    ({"step": "over"}, "ended just when"),
    ({"ended": "hoarded"}, "ended just when"),
    ({"ended": "hoarded", "step": "over"}, "has a claim"),
    ({"ended": "last-left", "step": "over"}, "just one player"),
    ({"ended": "turn-limit", "step": "over"}, "has not come yet"),
    ({"turns": 0}, "at least one has begun"),
    ({"turns": 1, "options": {"firstPlayer": "2"}}, "In the first turn"),
    ({"step": "drafting"}, "In the draft"),
    ({"step": "starting"}, "something must be"),
    ({"step": "discarding"}, "more than 6 cards"),
    ({"packs": [["ant-a"], []]}, "only there in the draft"),
    ({"field": [[{"card": "lion", "field": "center", "group": "birds"}], []]}, "can only be of"),
    ({"field": [[{"card": "ant-a", "field": "center", "modifiers": [{"card": "lion"}]}], []]}, "has no modifier"),
    (waiting("raven-a"), "nothing to choose among"),
    (waiting("raven-a", "raven-b"), "nothing to choose among"),
    (waiting("raven-a", "wolf-a"), "no such text"),
    (waiting("raven-a", "boar-a", kind="order"), "none that can wait"),
    (waiting("birds-9", "birds-2", kind="group"), "no group ability"),
    (waiting("birds-3", "birds-2", kind="group"), "no such text"),
    (job(kind="order", source="lion", verb="take-control"), "stands at"),
    (job(verb="choose-host", source="bat", attackers=["lion"]), "can't be the attackers"),
    (job(verb="choose-host", source="tiger"), "can't be done with Tiger"),
    (job(verb="choose-amount", source="lion"), "can't be done with Lion"),
    (job(verb="choose-loot", source="lion"), "can't be done with Lion"),
    (job(source="lion"), "can't be done with Lion"),
    (job(attackers=["lion"]), "can't be the attackers"),  # it doesn't see into the Bushes
    (job(), "nothing that could be chosen"),
    (job(stage=2), "stage 2"),
    (job(stage=8, attackers=["lion"], asked=1), "can't be the attackers"),
    (job(stage=9, attackers=["lion"]), "can't be the attackers"),
    (job(seat=1, asked=1), "can't be the one"),
    (job(asked=1), "can't be the one"),
    (job(verb="draw"), "something else"),
    (job(sentence=1), "no such text"),
    (job(kind="copy", source="hummingbird-a", verb="draw"), "no such text"),
    (job(kind="exhaust", source="owl-a", verb="inspect", stage=2, chosen=1), "so far"),
    (job(kind="exhaust", source="owl-a", verb="inspect", stage=2, chosen="lion"), "so far"),
    ({**job(kind="exhaust", source="owl-a", verb="inspect"), "step": "starting"}, "step “starting”"),
    ({"notes": [note(["bat"])]}, "not hidden"),
    ({"notes": [note(["ant-a"], [["ant-a"]])]}, "stands twice"),
    ({"notes": [note(), note()]}, "two notes"),
    ({"notes": [note(["ant-a"])]}, "in no hand"),
    ({"notes": [note([], [["ant-a", "ant-b"]])]}, "Cards in the deck"),
    ({"notes": [note([], [["ant-a"]], None)]}, "Cards in the deck"),
    ({"hands": [["bat"], ["ant-a"]], "notes": [note(["ant-a"], knows=None), note()]}, "can't say less"),
    ({"hands": [["bat"], ["ant-a"]], "notes": [note([], [["ant-a"]], None), note()]}, "can't say less"),
]  # fmt: skip


@pytest.mark.parametrize(("more", "reason"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_impossible_positions_are_refused_with_the_place_and_the_reason(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason) as caught:
        set_up({**PLAIN, **more})
    assert caught.value.text("de") != caught.value.text("en")


def test_nobody_out_of_the_game_has_modifiers_or_waiting_abilities() -> None:
    out: dict[str, Any] = {"treasuries": [3, 0, 3], "out": [False, True, False]}
    table("lion@C+leech", "", "", **out)
    with pytest.raises(InvalidPosition, match="no cards"):
        table("lion@C+leech", "", "", but={"leech": {"seat": 1}}, **out)
    with pytest.raises(InvalidPosition, match="can't be the one"):
        table("lion@C", "", "", **waiting("raven-a", "boar-a", seat=1), **out)


def test_as_many_abilities_may_wait_as_can_be_set_off() -> None:
    state = table("wolf@C", "lion@S+hummingbird", **waiting(*["boar-a", "raven-a"] * 50))
    while "end" not in legal(state):
        play(state, legal(state)[0])
    assert see(state, "wolf")["treasure"] == 50
    assert see(state, "hummingbird")["treasure"] == 0


def test_a_hundred_sets_in_a_note_are_read_and_forgotten_by_a_shuffle() -> None:
    sets: list[list[str]] = [[]] * 96 + [[one] for one in ("bat", "ant-b", "puma", "owl-a")]
    state = table("", "", hands=["", "bat ant-b puma owl"], deck="ant", notes=[note([], sets)])
    assert set_up(state.position()).position() == state.position()
    for _ in range(6):
        play(state, "end")
    assert set_up(state.position()).position() == state.position()


def test_loot_of_millions_is_counted_rightly() -> None:
    state = table("lion@C", "wolf@C=14000+hummingbird=14000", options={"loot": True})
    play(state, "attack wolf", "with lion", "fight")
    assert see(state, "lion")["treasure"] == 28_000


@pytest.mark.parametrize("seed", range(4))
def test_play_goes_on_from_every_position_that_is_accepted(seed: int) -> None:
    """Positions of random games, changed at random where it is most delicate."""
    chance = Chance(seed)
    accepted = 0
    for number in range(4):
        state = deal("hoard", 2 + number % 3, f"{seed}-{number}", {"loot": number == 1})
        for _ in range(chance.pick(160)):
            if not state.over:
                state.play(state.to_act()[0], some(chance, state.legal(state.to_act()[0])))
        for _ in range(25):
            try:
                changed = set_up(spoilt(state.position(), chance))
            except InvalidPosition:
                continue
            accepted += 1
            for _ in range(15):
                position = changed.position()
                assert set_up(position).position() == position
                if changed.over:
                    break
                seat = some(chance, changed.to_act())
                changed.play(seat, some(chance, changed.legal(seat)))
    assert accepted > 5


def some(chance: Chance, things: Any) -> Any:
    return things[chance.pick(len(things))]


def spoilt(position: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The position with one delicate part replaced."""
    new = copy.deepcopy(position)
    seats = range(new["seats"])
    there = [one["card"] for side in new["field"] for one in side] or list(LABELS)
    part = some(chance, ("job", "waiting", "notes", "attacks", "field", "step"))
    if part == "job":
        kind = some(chance, JOBS)
        new |= {"step": "main", "waiting": []} | job(
            kind=kind,
            source=some(chance, ABILITY_TEXTS if kind == "group" else there),
            verb=some(chance, ACTION_VERBS),
            stage=some(chance, (1, 1, 8, 9)),
            seat=new["turn"],
            asked=some(chance, (new["turn"], some(chance, seats))),
            attackers=there[: chance.pick(4)],
            tally=chance.pick(3),
        )
    elif part == "waiting":
        sources = ("raven-a", "boar-b", "wildcat-a", "porcupine-a", "boar-a")
        new |= {"job": None, "step": "main", "abilities": 0}
        new["waiting"] = [
            {"kind": "leave", "source": some(chance, sources), "seat": some(chance, seats)}
            for _ in range(some(chance, (2, 5, 100)))
        ]
    elif part == "notes":
        held = new["hands"][-1]
        new["notes"] = [note(held[:1], [held[1:3], *[[]] * chance.pick(95), *([one] for one in held[3:])])]
    elif part == "attacks":
        new["attacks"] = [[some(chance, (None, *there)), some(chance, LABELS)] for _ in range(chance.pick(33))]
    elif part == "field":
        for one in (one for side in new["field"] for one in side):
            one |= {"field": some(chance, ("start", "center")), "treasure": some(chance, (0, 1, 20_000))}
            one |= {"owner": some(chance, seats), "extra": some(chance, (0, 99, -20_000, 20_000))}
            one["lent"] = [some(chance, POWER_TEXTS)]
    else:
        new |= {"step": some(chance, STEPS), "turn": some(chance, seats), "actions": 199}
    return new
