"""Non-interference: nothing a seat is told depends on what it can't know. True for every game.

`world` and `other` are two states that one pair of eyes can't tell apart. Whatever these eyes are shown must be the
same in both, now and as long as the same is played in both.

Such pairs are made in two ways: by resampling; and, so that resampling itself is put to the test, by changing what is
hidden in a position, or a move that was made in secret.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fablewood import Chance, FablewoodError, set_up
from fablewood.core.state import State
from fablewood.core.text import LANGUAGES, say
from tests.tables import Table, at_every_table, at_plain_tables, eyes, moves_to_ask_about, narrow_states, random_states

STEPS_TOGETHER = 12
"""So long two worlds are played side by side."""


def shown(state: State, eye: int) -> str:
    """Everything a pair of eyes is shown of a position, byte for byte."""
    told: dict[str, Any] = {"view": state.view(eye), "to_act": state.to_act(), "over": state.over}
    if eye >= 0:
        told["legal"] = state.legal(eye)
        # Their words depend on nothing but what they hold (rendering all would take most of the time here).
        told["refusals"] = [repr(state.explain(eye, move)) for move in moves_to_ask_about(state, eye)]
    return json.dumps(told)


def heard(state: State, eye: int) -> str:
    """Everything a pair of eyes is told of the latest move."""
    events = [event for event in state.heard() if event.visible(eye)]
    return json.dumps([[event.plain(), *(say(event.message, language) for language in LANGUAGES)] for event in events])


def states(table: Table, seed: str) -> Iterator[State]:
    """From all over random games, and from games at tables at which little is hidden."""
    yield from random_states(table, seed, games=3, per_game=6)
    if not table.options:
        yield from narrow_states(table, starts=2)


def other_world(state: State, eye: int, seed: str) -> State:
    return state.resample(eye, Chance(seed))


@at_every_table
def test_what_is_shown_is_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    for number, state in enumerate(states(table, "secrets")):
        for eye in eyes(state):
            other = other_world(state, eye, f"other {number}")
            assert shown(other, eye) == shown(state, eye)


@at_every_table
def test_resamples_are_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    """The bots' input: they are handed a resample and nothing else."""
    for number, state in enumerate(states(table, "resamples")):
        for eye in eyes(state):
            other = other_world(state, eye, f"other {number}")
            for seed in range(3):
                assert other.resample(eye, Chance(seed)).position() == state.resample(eye, Chance(seed)).position()


@at_every_table
def test_resampling_does_not_look_at_what_is_hidden(table: Table) -> None:
    compared = 0
    for number, state in enumerate(states(table, "hidden")):
        for eye in eyes(state):
            for other in changed_worlds(state, eye, Chance(f"hidden {number} {eye}")):
                assert shown(other, eye) == shown(state, eye)
                assert other.resample(eye, Chance(number)).position() == state.resample(eye, Chance(number)).position()
                compared += 1
    assert compared > (10 if table.options else 50)


def changed_worlds(state: State, eye: int, chance: Chance) -> Iterator[State]:
    """Worlds that look the same to these eyes: another future, other hidden cards, another secret move."""
    position = state.position()
    yield set_up({**position, "chance": Chance("another future").text()})
    for _ in range(12):
        try:
            other = set_up(swapped(position, chance))
        except FablewoodError:
            continue
        if other != state and other.view(eye) == state.view(eye):
            yield other


def swapped(position: dict[str, Any], chance: Chance) -> Any:
    """A copy of a position in which two texts have changed places, as two cards do."""
    copy = json.loads(json.dumps(position))
    places = list(texts_in(copy))
    (one, i), (other, j) = (places[chance.pick(len(places))] for _ in range(2))
    one[i], other[j] = other[j], one[i]
    return copy


def texts_in(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each text of some JSON, as the container and the key where it stands."""
    for key, item in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(item, str):
            yield value, key
        elif isinstance(item, dict | list):
            yield from texts_in(item)


@at_every_table
def test_a_move_made_in_secret_stays_secret(table: Table) -> None:
    for number, state in enumerate(states(table, "secret-moves")):
        for seat in state.to_act():
            chance = Chance(f"secret {number} {seat}")
            moves = state.legal(seat)
            i, j = (chance.pick(len(moves)) for _ in range(2))
            one, other = (after(state, seat, moves[n]) for n in (i, j))
            other.restore_chance(one.position()["chance"])
            for eye in eyes(state):
                signs = state.signs(seat, eye)
                if eye == seat or one.view(eye) != other.view(eye):
                    continue
                # What is done openly can lead to the same table in two ways.
                assert heard(one, eye) == heard(other, eye) or signs[i] != signs[j]
                if heard(one, eye) == heard(other, eye):
                    assert shown(one, eye) == shown(other, eye)
                    assert (
                        one.resample(eye, Chance(number)).position() == other.resample(eye, Chance(number)).position()
                    )


def after(state: State, seat: int, move: int) -> State:
    played = state.copy()
    played.listen()
    played.play(seat, move)
    return played


@at_plain_tables
def test_moves_of_the_same_sign_look_the_same_and_others_don_t(table: Table) -> None:
    """Search relies on it: in its tree a seat tells moves of others apart by their signs, and by nothing else."""
    compared = Counter[bool]()
    known = [*narrow_states(table, starts=4), *random_states(table, "signs", games=5, per_game=8)]
    for number, state in enumerate([table.deal(1), *known]):
        chance = Chance(f"signs {number}")
        for seat in state.to_act():
            assert state.signs(seat, seat) == state.legal(seat)
            for eye in eyes(state):
                if eye != seat:
                    compared.update(compare_signs(state, seat, eye, chance))
    assert min(compared[True], compared[False]) > 0


def compare_signs(state: State, seat: int, eye: int, chance: Chance) -> Iterator[bool]:
    """Of a few pairs of moves, whether they have the same sign."""
    moves = list(zip(state.legal(seat), state.signs(seat, eye), strict=True))
    one, sign = moves[chance.pick(len(moves))]
    for other, other_sign in [moves[chance.pick(len(moves))] for _ in range(3)]:
        first, second = after(state, seat, one), after(state, seat, other)
        if one != other and not laid_open(first, seat, eye):
            same = sign == other_sign
            looks = [(heard(state, eye), state.view(eye)) for state in (first, second)]
            assert (looks[0] == looks[1]) == same
            yield same


def laid_open(state: State, seat: int, eye: int) -> bool:
    """Whether with the latest move others' secrets came to light too: what all have decided is shown."""
    return any(event.visible(eye) and event.plain().get("seat", seat) != seat for event in state.heard())


@at_every_table
def test_worlds_that_look_the_same_stay_so_while_the_same_is_played(table: Table) -> None:
    compared = 0
    for number, state in enumerate(states(table, "together")):
        for eye in eyes(state):
            compared += play_together(state.copy(), other_world(state, eye, f"other {number}"), eye, f"{number} {eye}")
    assert compared > (5 if table.options else 20)


def play_together(world: State, other: State, eye: int, seed: str) -> int:
    """Play the same in both worlds, as long as it can be played in both and shows nothing that tells them apart.

    A move may rightly show what was hidden: prophecies are laid open, a card is played. Then the views differ, and
    what may be in a view is what the other tests check. But as long as the views agree, so must all that is said.
    """
    chance = Chance(seed)
    other.restore_chance(world.position()["chance"])
    world.listen()
    other.listen()
    for compared in range(STEPS_TOGETHER):
        if world.over:
            return compared
        seats = world.to_act()
        seat = seats[chance.pick(len(seats))]
        moves = sorted(set(world.legal(seat)) & set(other.legal(seat)))
        if seat == eye:
            assert world.legal(seat) == other.legal(seat)
        if not moves:
            return compared
        move = moves[chance.pick(len(moves))]
        world.play(seat, move)
        other.play(seat, move)
        if world.view(eye) != other.view(eye):
            return compared
        assert shown(world, eye) == shown(other, eye)
        assert heard(world, eye) == heard(other, eye)
    return STEPS_TOGETHER


@at_every_table
def test_the_deal_tells_a_seat_no_more_than_it_sees(table: Table) -> None:
    state = table.deal("opening", listen=True)
    for eye in eyes(state):
        seen = {text for container, key in texts_in(state.view(eye)) for text in [container[key]]}
        for event in state.heard():
            if event.visible(eye):
                told = {container[key] for container, key in texts_in([event.plain()])} - {event.kind}
                assert told <= seen, f"{eye} is told {told - seen} by {event.kind}"
