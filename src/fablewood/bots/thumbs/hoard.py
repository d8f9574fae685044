"""Rules of thumb for Hoard: make the move after which one's side looks best beside the others'.

What counts: treasure, first of all in the treasury; creatures that can carry it, in the Center rather than behind;
groups that work; cards to come. In the draft, what those who took a card won with it in many games (counted by
`tools/learn_hoard.py`), and cards that go together.
"""

from __future__ import annotations

from fablewood.bots.policy import Policy
from fablewood.bots.thumbs import hoard_weights
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.hoard.decks import deck_of
from fablewood.games.hoard.numbers import (
    AWKWARD,
    CENTER,
    DRAFTING,
    END,
    FLY,
    GROUPS,
    HEAVY_DUTY,
    INTERCEPT,
    INVISIBILITY,
    KEEN_EYE,
    MAIN,
    MOST_CARDS,
    NOTHING,
    NUMBERED_GROUPS,
    OVER,
    PEACE_ADEPT,
    STEAL_POWER,
    TAUNT,
    several,
)
from fablewood.games.hoard.rules import Hoard

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from math import exp

    from fablewood.core.no_cython import how_many

WIN = 100.0
CARRIED = 0.75
"""Beside treasure that is delivered already."""
CLAIM = 3.0
RUIN = 4.0
CARD = 0.3
POINT = 0.45
WORKING_GROUP = 0.5
TOGETHER = 0.12
"""For each other card of the group, in a hand."""
SURE = 0.35
"""How much a treasure lifts the odds of winning, by its logarithm."""
DEEPEST = 3
PLACES = [0.55, 0.8, 1.0]
"""What a creature is good for on each field, beside the Center."""


class HoardThumbs(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.courage = 0.15
        self.turns = 0
        self.worths = [0.0] * 100  # by design, in the draft
        self.grouped = several(GROUPS, 0)
        self.first = Hoard()
        self.second = Hoard()
        self.third = Hoard()
        self.fourth = Hoard()

    def attend(self, root: State) -> None:
        self.first = cython.cast(Hoard, root.copy())
        self.second = cython.cast(Hoard, root.copy())
        self.third = cython.cast(Hoard, root.copy())
        self.fourth = cython.cast(Hoard, root.copy())
        self.turns = self.first.turns
        for number, design in enumerate(deck_of(str(root.setup.options["deck"]))[0].cards):
            self.worths[number] = hoard_weights.WORTHS.get(design.id, 0.0)

    def settled(self, state: State) -> bool:
        """When somebody else's turn begins."""
        return self.settled_at(cython.cast(Hoard, state))

    def settled_at(self, table: Hoard) -> bool:
        return (
            table.step == MAIN
            and table.turns != self.turns
            and table.actions == 0
            and table.job_kind == NOTHING
            and table.pool_size == 0
        )

    def guess(self, state: State, shares: list[float]) -> None:
        self.guess_at(cython.cast(Hoard, state), shares)

    def guess_at(self, table: Hoard, shares: list[float]) -> None:
        total = 0.0
        for seat in range(table.seats):
            shares[seat] = 0.0 if table.out >> seat & 1 else exp(SURE * self.side(table, seat))
            total += shares[seat]
        for seat in range(table.seats):
            shares[seat] /= total

    def pick(self, state: State, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        return 0 if n == 1 else self.pick_at(cython.cast(Hoard, state), seat, moves, n, chance)

    def pick_at(self, table: Hoard, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        if table.step == DRAFTING:
            return self.pick_in_draft(table, seat, moves, n)
        start = chance.draw(n)  # among equals, no favourite
        best = start
        most = -1000.0
        for i in range(n):
            j = start + i if start + i < n else start + i - n
            promise = self.worth(table, seat)  # of going no further
            if moves[j] != END:
                promise = self.promise(table, self.first, seat, moves[j], 0)
            if promise > most + 1e-9:
                most = promise
                best = j
        return best

    def pick_in_draft(self, table: Hoard, seat: int, moves: list[int], n: int) -> int:
        best = 0
        most = -1000.0
        for i in range(n):
            card = moves[i]  # a pick is the card itself
            promise = self.worths[table.printed.design_of[card]]
            for j in range(table.hand_sizes[seat]):
                promise += TOGETHER * (table.group[table.hands[seat * MOST_CARDS + j]] == table.group[card])
            if promise > most:
                most = promise
                best = i
        return best

    def promise(self, table: Hoard, after: Hoard, seat: int, move: int, depth: int) -> float:
        """How one's side looks after a move, and after the best choices if the move asks for some."""
        if not cython.compiled:
            moves = [0] * 512
        after.copy_field(table)
        after.apply(seat, move)
        if after.waiting != 1 << seat or depth == DEEPEST or (after.job_kind == NOTHING and after.pool_size == 0):
            return self.worth(after, seat)
        n = after.find_moves(seat, moves)
        most = -1000.0
        for i in range(n):
            if depth == 0:
                promise = self.promise(after, self.second, seat, moves[i], 1)
            elif depth == 1:
                promise = self.promise(after, self.third, seat, moves[i], 2)
            else:
                promise = self.promise(after, self.fourth, seat, moves[i], 3)
            most = max(most, promise)
        return most

    def worth(self, table: Hoard, seat: int) -> float:
        """One's own side beside the best of the others, and a little beside the rest."""
        if table.step == OVER:
            return WIN * table.payoff(seat)
        rival = -1000.0
        others = 0.0
        for other in range(table.seats):
            if other != seat and not table.out >> other & 1:
                side = self.side(table, other)
                rival = max(rival, side)
                others += side
        return self.side(table, seat) - 0.7 * rival - 0.3 * others / max(1, table.seats - 1)

    def side(self, table: Hoard, seat: int) -> float:
        """What a player has, in treasures."""
        carried = 0
        total = 0.0
        for i in range(table.creature_counts[seat]):
            card = table.creatures[seat * MOST_CARDS + i]
            carried += table.treasure[card]
            total += self.creature(table, seat, card)
            modifier = table.first_modifier[card]
            while modifier != NOTHING:
                carried += table.treasure[modifier]
                total += 0.35 if table.controller[modifier] == seat else 0.0
                modifier = table.next_modifier[modifier]
        treasury = table.treasuries[seat]
        total += treasury + CARRIED * carried + WORKING_GROUP * how_many(table.met[seat])
        if table.claims >> seat & 1 or (table.turn == seat and treasury >= table.target):
            total += CLAIM
        if treasury + carried == 0:
            total -= RUIN
        if table.step == MAIN and table.turn == seat:
            total += POINT * table.points
        return total + self.hand(table, seat)

    def creature(self, table: Hoard, seat: int, card: int) -> float:
        powers = table.powers[card]
        might = table.might(card)
        income = 1.0
        if powers & AWKWARD:
            income = 0.0
        elif powers & HEAVY_DUTY:
            income = 0.65 * might
        worth = 0.5 + 0.9 * income + 0.22 * might
        worth += 0.3 * how_many(powers & (FLY | STEAL_POWER | INVISIBILITY | INTERCEPT))
        worth += 0.2 * how_many(powers & (TAUNT | KEEN_EYE))
        if powers & PEACE_ADEPT:
            worth -= 0.2
        worth *= PLACES[table.spot[card]]
        if table.turn == seat and not table.exhausted[card] and table.spot[card] == CENTER:
            worth += 0.4 * income
        return worth - 0.3 * table.skips[card]

    def hand(self, table: Hoard, seat: int) -> float:
        total = 0.0
        for group in range(NUMBERED_GROUPS):
            self.grouped[group] = table.group_counts[seat * GROUPS + group]
        for i in range(table.hand_sizes[seat]):
            card = table.hands[seat * MOST_CARDS + i]
            total += CARD + 0.2 * self.worths[table.printed.design_of[card]]
            if table.group[card] < NUMBERED_GROUPS:
                total += 0.1 * TOGETHER * self.grouped[table.group[card]]
                self.grouped[table.group[card]] += 1
        return total
