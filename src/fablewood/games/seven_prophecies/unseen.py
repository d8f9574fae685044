"""Deals unseen cards to hidden hands, each of which is known not to hold some of them, all ways equally likely.

A deal is drawn hand by hand. How many cards of each sort a hand takes is weighed by the number of ways in which
the later hands can still be dealt, counted exactly; so nothing is ever dealt that has to be taken back, however
narrow the choice has become. Cards are of one sort if the same hands may hold them.

Numbers of ways are floating point: whole and exact up to 2^53, and beyond that exact to 15 digits.
"""

from __future__ import annotations

from math import comb

from fablewood.core.chance import Chance

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import how_many

MOST_CARDS = 45
CHOICES = [float(comb(n, k)) for n in range(MOST_CARDS) for k in range(MOST_CARDS)]


def ways(hand: int, bound: int, sizes: list[int], counts: list[int]) -> float:
    """In how many ways the hands from `hand` on can be dealt; `counts` says how many cards there are of each sort.

    A sort is a pattern of bits: bit 0 for those that `hand` may hold, bit 1 for the next hand, and so on.
    """
    if hand == bound:
        return 1.0
    merged = [0] * 16
    return spread(hand, bound, sizes, counts, 0, sizes[hand], merged)


def spread(
    hand: int, bound: int, sizes: list[int], counts: list[int], pattern: int, need: int, merged: list[int]
) -> float:
    """The ways in which `hand` takes `need` more cards from this sort on; `merged` is what it leaves to the later."""
    if pattern == 1 << (bound - hand):
        return ways(hand + 1, bound, sizes, merged) if need == 0 else 0.0
    n = counts[pattern]
    slot = pattern >> 1
    total = 0.0
    for x in range(min(n, need) + 1 if pattern & 1 else 1):
        merged[slot] += n - x
        total += CHOICES[MOST_CARDS * n + x] * spread(hand, bound, sizes, counts, pattern + 1, need - x, merged)
        merged[slot] -= n - x
    return total


def cards_with(pattern: int, hand: int, bound: int, free: list[int], cards: int) -> int:
    """The cards of one sort."""
    group = cards
    for i in range(hand, bound):
        group &= free[i] if pattern >> (i - hand) & 1 else ~free[i]
    return group


def some_of(cards: int, n: int, chance: Chance) -> int:
    """Any n of these cards."""
    chosen = 0
    while n > 0:
        rest = cards
        skip = chance.draw(how_many(cards))
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        rest &= -rest
        chosen |= rest
        cards &= ~rest
        n -= 1
    return chosen


def draw_bound(hand: int, bound: int, sizes: list[int], free: list[int], cards: int, chance: Chance) -> int:
    """The cards of one hand that can't hold everything."""
    counts = [0] * 16
    merged = [0] * 16
    for pattern in range(1 << (bound - hand)):
        counts[pattern] = how_many(cards_with(pattern, hand, bound, free, cards))
    aim = chance.fraction() * spread(hand, bound, sizes, counts, 0, sizes[hand], merged)
    need = sizes[hand]
    chosen = 0
    for pattern in range(1 << (bound - hand)):
        n = counts[pattern]
        slot = pattern >> 1
        x = 0
        if pattern & 1:
            x = min(n, need)
            for i in range(x):
                merged[slot] += n - i
                weight = CHOICES[MOST_CARDS * n + i]
                weight *= spread(hand, bound, sizes, counts, pattern + 1, need - i, merged)
                merged[slot] -= n - i
                if aim < weight:
                    x = i
                    break
                aim -= weight
            chosen |= some_of(cards_with(pattern, hand, bound, free, cards), x, chance)
            need -= x
            aim /= CHOICES[MOST_CARDS * n + x]
        merged[slot] += n - x
    return chosen


def deal_unseen(unseen: int, hands: int, free: list[int], sizes: list[int], dealt: list[int], chance: Chance) -> None:
    """Deal to each hand as many of the unseen cards as its size, of those that it is free to hold."""
    order = [0] * 4
    needs = [0] * 4
    may = [0] * 4
    bound = 0
    for i in range(hands):
        if free[i] != unseen:
            order[bound] = i
            needs[bound] = sizes[i]
            may[bound] = free[i]
            bound += 1
    cards = unseen
    for n in range(bound):
        i = order[n]
        dealt[i] = draw_bound(n, bound, needs, may, cards, chance)
        cards &= ~dealt[i]
    for i in range(hands):
        if free[i] == unseen:
            dealt[i] = some_of(cards, sizes[i], chance)
            cards &= ~dealt[i]
