"""Rules of thumb for Seven Prophecies.

Foretelling: see for each trick of the row which card you would play there and what ranks it is good for; lay token
after token where one more is likeliest to be fulfilled. Playing: take the card that most likely gets a rank you
still have a token on; among equals, the one that is least use later.
"""

from __future__ import annotations

from fablewood.bots.policy import Policy
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.seven_prophecies import numbers
from fablewood.games.seven_prophecies.numbers import (
    CARDS,
    FORETELLING,
    HAND,
    NUMBERS,
    ONE,
    TOKENS,
    TRICKS,
)
from fablewood.games.seven_prophecies.rules import SevenProphecies

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from math import exp, log

    from fablewood.core.no_cython import how_many, lowest_bit

OTHERS_FOLLOW = 0.9
"""How likely another player can follow, when nothing is known."""
OF_USE_LATER = 0.1
NEVER = 1e-3
"""Nothing that has been seen is impossible."""
POINT = 0.55
"""How much a point lifts the odds of winning, by its logarithm."""

SUITS = numbers.SUITS
COLOUR_OF = numbers.COLOUR_OF
HEIGHT_OF = numbers.HEIGHT_OF
SPLITS = numbers.SPLITS
HIGHER = [sum(1 << other for other in range(CARDS) if other % NUMBERS > height) for height in range(NUMBERS)]
"""All cards of a greater number."""


class SevenPropheciesThumbs(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.courage = 0.3
        self.round = 0
        self.ranks = [0.0] * 40  # by planned trick and rank
        self.chances = [0.0] * 4
        self.tails = [0.0] * 32  # by rank and number: the chance to take it more often
        self.solves = 2
        self.trust = 1.0
        self.first = SevenProphecies()
        self.second = SevenProphecies()
        self.third = SevenProphecies()
        self.fourth = SevenProphecies()

    def attend(self, root: State) -> None:
        table = cython.cast(SevenProphecies, root)
        self.round = table.round
        self.weighs = table.phase == TRICKS and self.trust > 0
        self.first = cython.cast(SevenProphecies, root.copy())
        self.second = cython.cast(SevenProphecies, root.copy())
        self.third = cython.cast(SevenProphecies, root.copy())
        self.fourth = cython.cast(SevenProphecies, root.copy())

    def races(self, root: State, seat: int) -> bool:
        """A prophecy."""
        return cython.cast(SevenProphecies, root).phase == FORETELLING  # type: ignore[no-any-return]

    # What others hold

    def suppose(self, state: State, seat: int, chance: Chance) -> None:
        """Prophecies that are not shown yet will be such as are made with those cards."""
        self.suppose_at(cython.cast(SevenProphecies, state), seat)

    def suppose_at(self, table: SevenProphecies, seat: int) -> None:
        if table.phase == FORETELLING:
            for other in range(table.seats):
                if other != seat and table.bids[other] != 0:
                    self.plan(table, table.hands[other])
                    table.bids[other] = self.foreseen(table)

    def likelihood(self, state: State, seat: int) -> float:
        return self.likelihood_at(cython.cast(SevenProphecies, state), seat)

    def likelihood_at(self, table: SevenProphecies, seat: int) -> float:
        """Prophecies shown tell of the cards: how good each is for these cards, beside the best."""
        total = 0.0
        for other in range(table.seats):
            if other != seat:
                self.plan(table, table.hands[other] | self.played_by(table, other))
                total += self.goodness(table, table.bids[other]) - self.goodness(table, self.foreseen(table))
        return exp(self.trust * total)

    def played_by(self, table: SevenProphecies, seat: int) -> int:
        played = 0
        for trick in range(table.trick):
            i = seat - table.leaders[trick]
            if i < 0:
                i += table.seats
            played |= ONE << table.table[trick * table.seats + i]
        i = seat - table.leader
        if i < 0:
            i += table.seats
        if i < table.played:
            played |= ONE << table.table[table.trick * table.seats + i]
        return played

    def goodness(self, table: SevenProphecies, split: int) -> float:
        """The logarithm of the chance to fulfil a prophecy as planned."""
        total = 0.0
        for rank in range(table.seats):
            tokens = split >> 8 * rank & 255
            if tokens > 0:
                total += log(self.tails[rank * 8 + tokens - 1] + NEVER)
        return total

    # How it ends

    def settled(self, state: State) -> bool:
        """At the end of a round points say enough, and in the last tricks nothing is left to chance."""
        return self.settled_at(cython.cast(SevenProphecies, state))

    def settled_at(self, table: SevenProphecies) -> bool:
        return table.round != self.round or (table.phase == TRICKS and table.trick >= HAND - self.solves)

    def guess(self, state: State, shares: list[float]) -> None:
        self.solve(cython.cast(SevenProphecies, state), shares, 0)

    def solve(self, table: SevenProphecies, shares: list[float], depth: int) -> None:
        """The end of the round if everybody knew all cards and wanted the most for themselves.

        In two tricks at most four seats have a choice.
        """
        if not cython.compiled:
            moves = [0] * 512
            found = [0.0] * 4
        while table.waiting != 0 and table.round == self.round:
            seat = lowest_bit(table.waiting)
            n = table.find_moves(seat, moves)
            if n == 1:
                table.apply(seat, moves[0])
                continue
            shares[seat] = -1.0
            for i in range(n):
                if depth == 0:
                    self.solve_after(table, self.first, seat, moves[i], found, 1)
                elif depth == 1:
                    self.solve_after(table, self.second, seat, moves[i], found, 2)
                elif depth == 2:
                    self.solve_after(table, self.third, seat, moves[i], found, 3)
                else:
                    self.solve_after(table, self.fourth, seat, moves[i], found, 4)
                if found[seat] > shares[seat]:
                    for other in range(table.seats):
                        shares[other] = found[other]
            return
        self.guess_at(table, shares)

    def solve_after(
        self, table: SevenProphecies, after: SevenProphecies, seat: int, move: int, shares: list[float], depth: int
    ) -> None:
        after.copy_from_table(table)
        after.apply(seat, move)
        self.solve(after, shares, depth)

    def guess_at(self, table: SevenProphecies, shares: list[float]) -> None:
        if table.waiting == 0:
            for seat in range(table.seats):
                shares[seat] = table.payoff(seat)
            return
        total = 0.0
        for seat in range(table.seats):
            shares[seat] = exp(POINT * table.scores[seat])
            total += shares[seat]
        for seat in range(table.seats):
            shares[seat] /= total

    def pick(self, state: State, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        if n == 1:
            return 0
        return self.pick_at(cython.cast(SevenProphecies, state), seat, moves, n, chance)

    def pick_at(self, table: SevenProphecies, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        if table.phase == FORETELLING:
            return self.prophecy(table, seat)
        unseen = table.unseen_by(seat)
        start = chance.draw(n)  # among equals, no favourite
        best = start
        most = -1.0
        for i in range(n):
            j = start + i if start + i < n else start + i - n
            promise = self.promise(table, seat, moves[j], unseen)
            if promise > most:
                most = promise
                best = j
        return best

    # Foretelling

    def prophecy(self, table: SevenProphecies, seat: int) -> int:
        """The index of the prophecy to make."""
        self.plan(table, table.hands[seat])
        split = self.foreseen(table)
        i = table.first_split
        while SPLITS[i] != split:
            i += 1
        return i - table.first_split

    def foreseen(self, table: SevenProphecies) -> int:
        """Token after token where one more is likeliest to be fulfilled, as planned."""
        split = 0
        for i in range(TOKENS):
            best = 0
            most = -1.0
            for rank in range(table.seats):
                chance = self.tails[rank * 8 + (split >> 8 * rank & 255)]
                if chance > most:
                    most = chance
                    best = rank
            split += ONE << 8 * best
        return split

    def plan(self, table: SevenProphecies, hand: int) -> None:
        """A card for each trick, and its ranks: extreme numbers where they can follow, the rest elsewhere."""
        for trick in range(HAND):
            suit = hand & SUITS[table.row[trick]]
            left = suit if suit != 0 else hand
            card = lowest_bit(left)
            while left != 0:
                other = lowest_bit(left)
                left &= left - 1
                if (self.extreme(table, other) > self.extreme(table, card)) == (suit != 0):
                    card = other
            hand &= ~(ONE << card)
            higher = 1.0 - HEIGHT_OF[card] / (table.numbers - 1.0)
            beaten = OTHERS_FOLLOW * higher if suit != 0 else OTHERS_FOLLOW + (1.0 - OTHERS_FOLLOW) * higher
            self.begin_ranks(0)
            for other in range(table.seats - 1):
                self.beaten_with(beaten)
            for rank in range(4):
                self.ranks[trick * 4 + rank] = self.chances[rank]
        for rank in range(table.seats):
            self.see_tails(rank)

    def see_tails(self, rank: int) -> None:
        """The chances that a rank is taken more than so many times in the planned tricks."""
        if not cython.compiled:
            exactly = [0.0] * 11
        for k in range(HAND + 1):
            exactly[k] = 0.0
        exactly[0] = 1.0
        for trick in range(HAND):
            chance = self.ranks[trick * 4 + rank]
            k = trick + 1
            while k > 0:
                exactly[k] = (1.0 - chance) * exactly[k] + chance * exactly[k - 1]
                k -= 1
            exactly[0] *= 1.0 - chance
        more = 0.0
        k = HAND
        while k > 0:
            more += exactly[k]
            k -= 1
            if k < TOKENS + 1:
                self.tails[rank * 8 + k] = more

    def begin_ranks(self, better: int) -> None:
        """So many are better already."""
        for rank in range(4):
            self.chances[rank] = 0.0
        self.chances[better] = 1.0

    def beaten_with(self, chance: float) -> None:
        """One more may be better."""
        for i in range(3):
            rank = 3 - i
            self.chances[rank] = (1.0 - chance) * self.chances[rank] + chance * self.chances[rank - 1]
        self.chances[0] *= 1.0 - chance

    # Playing

    def promise(self, table: SevenProphecies, seat: int, card: int, unseen: int) -> float:
        """How likely this card fulfils a prophecy now, less what it would be good for later."""
        self.rank_now(table, seat, card, unseen)
        promise = 0.0
        for rank in range(table.seats):
            if table.tokens[seat] >> 8 * rank & 255:
                promise += self.chances[rank]
        coming = 0
        for trick in range(table.trick + 1, HAND):
            coming += table.row[trick] == COLOUR_OF[card]
        return promise - OF_USE_LATER * min(coming, 2) * self.extreme(table, card)

    def extreme(self, table: SevenProphecies, card: int) -> float:
        """How far the number of a card is from the middle."""
        away = HEIGHT_OF[card] / (table.numbers - 1.0) - 0.5
        return away if away > 0.0 else -away

    def rank_now(self, table: SevenProphecies, seat: int, card: int, unseen: int) -> None:
        """The chances of each rank; those still to play are thought to play any card they may."""
        lead = table.row[table.trick]
        follows = COLOUR_OF[card] == lead
        suit = unseen & SUITS[lead]
        rest = unseen & ~SUITS[lead]
        suit_size = how_many(suit)
        rest_size = how_many(rest)
        higher = HIGHER[HEIGHT_OF[card]]
        equal = ~higher if HEIGHT_OF[card] == 0 else HIGHER[HEIGHT_OF[card] - 1] & ~higher
        following = 1.0
        discarding = 0.0
        if follows:
            following = how_many(suit & higher) / (suit_size + 0.0) if suit_size > 0 else 0.0
        elif rest_size > 0:
            discarding = how_many(rest & (higher | equal)) / (rest_size + 0.0)
        better = 0
        for i in range(table.played):
            better += self.beats(table.table[table.trick * table.seats + i], card, lead)
        self.begin_ranks(better)
        other = seat
        for i in range(table.seats - 1 - table.played):
            other = other + 1 if other + 1 < table.seats else 0
            lacks = 1.0
            if suit_size > 0 and not table.voids[other] >> lead & 1:
                for k in range(HAND - table.trick):
                    lacks *= rest_size / (rest_size + suit_size + 0.0)
            self.beaten_with((1.0 - lacks) * following + lacks * discarding)

    def beats(self, one: int, other: int, lead: int) -> bool:
        """Whether a card played before is better."""
        if (COLOUR_OF[one] == lead) != (COLOUR_OF[other] == lead):
            return COLOUR_OF[one] == lead
        return HEIGHT_OF[one] > HEIGHT_OF[other]
