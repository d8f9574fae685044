"""Resampling against two independent counts: every deal by brute force, and exact chances by another method."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb, prod, sqrt

import pytest

from fablewood import GAMES, Chance
from fablewood.games.seven_prophecies.rules import SevenProphecies
from tests.tables import Table, random_states

Deal = tuple[tuple[int, ...], ...]


def states(seats: int, seed: str, games: int, per_game: int) -> list[SevenProphecies]:
    found = random_states(Table(GAMES["seven-prophecies"], seats), seed, games, per_game)
    return [state for state in found if isinstance(state, SevenProphecies)]


def hidden_from(state: SevenProphecies, eye: int) -> tuple[list[int], list[int]]:
    """The cards that these eyes have not seen, and the seats that hold some of them."""
    played = [card for trick in range(state.tricks_begun()) for _, card in state.trick_cards(trick)]
    seen = {*played, *(state.hand(eye) if eye >= 0 else [])}
    numbers = 11 if state.seats == 4 else 9
    return [one for one in range(44) if one % 11 < numbers and one not in seen], [
        seat for seat in range(state.seats) if seat != eye
    ]


def every_deal(state: SevenProphecies, eye: int) -> set[Deal]:
    """All deals of the unseen cards in which nobody holds a colour that they did not follow."""
    unseen, seats = hidden_from(state, eye)

    def deals(cards: frozenset[int], left: list[int]) -> list[Deal]:
        if not left:
            return [()]
        free = [one for one in sorted(cards) if one // 11 not in state.colours_missing(left[0])]
        return [
            (hand, *rest)
            for hand in combinations(free, len(state.hand(left[0])))
            for rest in deals(cards - set(hand), left[1:])
        ]

    return set(deals(frozenset(unseen), seats))


def dealt(state: SevenProphecies, eye: int) -> Deal:
    return tuple(tuple(state.hand(seat)) for seat in range(state.seats) if seat != eye)


@pytest.mark.parametrize("seats", [3, 4])
def test_exactly_the_consistent_deals_are_drawn_and_equally_often(seats: int) -> None:
    compared, surplus, spread = 0, 0.0, 0.0
    for state in states(seats, "brute-force", games=80, per_game=6):
        if state.phase != 1 or state.trick < 8:
            continue
        for eye in range(-1, seats):
            possible = every_deal(state, eye)
            if not 2 <= len(possible) <= 60:
                continue
            chance = Chance(compared)
            drawn = Counter(dealt(_resample(state, eye, chance), eye) for _ in range(30 * len(possible)))
            assert set(drawn) <= possible
            compared += 1
            surplus += sum((drawn[one] - 30) ** 2 / 30 for one in possible) - (len(possible) - 1)
            spread += 2 * (len(possible) - 1)
    assert compared > 20
    assert abs(surplus / sqrt(spread)) < 4


def _resample(state: SevenProphecies, eye: int, chance: Chance) -> SevenProphecies:
    imagined = state.resample(eye, chance)
    assert isinstance(imagined, SevenProphecies)
    return imagined


def chance_of_truth(state: SevenProphecies, eye: int) -> float:
    """How many hidden cards lie where they truly lie, on average over all consistent deals: counted by colours."""
    unseen, seats = hidden_from(state, eye)
    colours = tuple(sum(one // 11 == colour for one in unseen) for colour in range(4))
    sizes = {seat: len(state.hand(seat)) for seat in seats}

    def ways(counts: tuple[int, ...], taken: int | None = None) -> int:
        @cache
        def fill(index: int, counts: tuple[int, ...]) -> int:
            if index == len(seats):
                return 1
            seat = seats[index]
            size = sizes[seat] - (seat == taken)
            return sum(
                prod(comb(n, k) for n, k in zip(counts, take, strict=True))
                * fill(index + 1, tuple(n - k for n, k in zip(counts, take, strict=True)))
                for take in _takes(counts, size, state.colours_missing(seat))
            )

        return fill(0, counts)

    total = ways(colours)
    hits = 0.0
    for seat in seats:
        for colour, held in Counter(card // 11 for card in state.hand(seat)).items():
            fewer = tuple(n - (other == colour) for other, n in enumerate(colours))
            hits += held * ways(fewer, taken=seat) / total
    return hits


def _takes(counts: tuple[int, ...], size: int, missing: list[int]) -> list[tuple[int, ...]]:
    most = [0 if colour in missing else n for colour, n in enumerate(counts)]
    return [
        (a, b, c, size - a - b - c)
        for a in range(min(most[0], size) + 1)
        for b in range(min(most[1], size - a) + 1)
        for c in range(min(most[2], size - a - b) + 1)
        if size - a - b - c <= most[3]
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_hidden_cards_are_guessed_exactly_as_often_as_chance_says(seats: int) -> None:
    hits, expected, spread, constrained = 0, 0.0, 0.0, 0
    for number, state in enumerate(states(seats, "hits", games=30, per_game=4)):
        if state.phase != 1:
            continue
        eye = number % seats
        constrained += any(state.colours_missing(seat) for seat in range(seats) if seat != eye)
        chance = Chance(number)
        drawn = []
        for _ in range(40):
            imagined = _resample(state, eye, chance)
            drawn.append(sum(len({*state.hand(seat)} & {*imagined.hand(seat)}) for seat in range(seats) if seat != eye))
        mean = sum(drawn) / len(drawn)
        hits += sum(drawn)
        expected += len(drawn) * chance_of_truth(state, eye)
        spread += sum((one - mean) ** 2 for one in drawn)
    assert constrained > 30
    assert abs(hits - expected) / sqrt(spread) < 4


@pytest.mark.parametrize("seats", [3, 4])
def test_hidden_prophecies_are_drawn_from_all_there_are(seats: int) -> None:
    state = Table(GAMES["seven-prophecies"], seats).deal(1)
    state.play(0, "foretell 0-0-7" if seats == 3 else "foretell 0-0-0-7")
    state.play(1, "foretell 7-0-0" if seats == 3 else "foretell 7-0-0-0")
    chance = Chance(1)
    bids: Counter[str] = Counter()
    for _ in range(6000):
        imagined = state.resample(1, chance)
        assert isinstance(imagined, SevenProphecies)
        assert imagined.bid(1) == [7, *[0] * (seats - 1)]
        bids[str(imagined.bid(0))] += 1
    count = 36 if seats == 3 else 120
    assert len(bids) == count
    mean = 6000 / count
    assert sum((n - mean) ** 2 / mean for n in bids.values()) - (count - 1) < 4 * sqrt(2 * (count - 1))
