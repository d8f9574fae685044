"""The rules of Seven Prophecies, in rulebook order. `SP 5.2` is a paragraph of docs/rules/seven-prophecies.*.md.

A hand is a set of cards as a bit mask. The tokens of a seat are four bytes in one number, a byte for each rank.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING

from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.core.text import quoted
from fablewood.games.seven_prophecies import numbers
from fablewood.games.seven_prophecies.numbers import (
    CARDS,
    DEALT,
    ENDED,
    FINISHED,
    FIRST_FORETELLING,
    FORETELLING,
    FULFILLED,
    HAND,
    LEAD_BONUS,
    NUMBERS,
    ONE,
    PLAYED,
    RANK_MASK,
    RANKED,
    READY,
    REVEALED,
    ROUND_OVER,
    SCORED,
    SPLITS_OF_THREE,
    TOKENS,
    TRICKS,
    WITHDRAW,
    WITHDREW,
    WORTH_OF_SCORE,
)

if TYPE_CHECKING:
    from fablewood.core.game import Setup

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import how_many, lowest_bit
    from fablewood.games.seven_prophecies.unseen import deal_unseen

# As C arrays.
COLOUR_OF = numbers.COLOUR_OF
HEIGHT_OF = numbers.HEIGHT_OF
POINTS = numbers.POINTS
SPLITS = numbers.SPLITS
SUITS = numbers.SUITS


class SevenProphecies(State):
    def __init__(self, setup: Setup | None = None, chance: Chance | None = None) -> None:
        super().__init__(setup)
        self.hands = [0] * 4
        self.bids = [0] * 4  # 0: none yet
        self.tokens = [0] * 4
        self.left = [0] * 4
        self.scores = [0] * 4
        self.voids = [0] * 4  # colours that a seat has shown not to hold, a bit each
        self.strengths = [0] * 4  # of the card that each seat has in the running trick
        self.row = [0] * 10
        self.leaders = [0] * 10
        self.table = [0] * 40  # the cards played, in order
        self.ranked = [0] * 40  # by trick and seat: the rank, and FULFILLED if a token moved
        self.sheet = [0] * 48  # points by round and seat
        self.rounds = 0
        self.numbers = 0
        self.locks = False
        self.first_split = 0
        self.splits = 0
        self.phase = FORETELLING
        self.round = 0
        self.starter = 0
        self.trick = 0
        self.played = 0  # cards in the running trick
        self.leader = 0
        if setup is not None:
            self.sit_down(setup)
        if chance is not None:
            self.chance.copy_from(chance)

    def sit_down(self, setup: Setup) -> None:
        self.rounds = int(setup.options["rounds"])
        self.locks = bool(setup.options["lockOnReady"])
        self.numbers = 11 if setup.seats == 4 else 9  # SP 9.1
        self.first_split = SPLITS_OF_THREE if setup.seats == 4 else 0
        self.splits = 120 if setup.seats == 4 else SPLITS_OF_THREE

    # SP 2: before the first round

    def begin(self) -> None:
        first = str(self.setup.options["firstPlayer"])
        self.starter = self.chance.draw(self.seats) if first == "random" else int(first) - 1
        self.begin_round()

    # SP 3: setting up a round

    def begin_round(self) -> None:
        self.deal_hands()
        self.deal_row()
        self.await_foretellings()
        if self.scribe is not None:
            self.scribe.note(DEALT, self.round, self.starter, 0)

    def deal_hands(self) -> None:
        """SP 3.1: ten cards each; what is left nobody sees."""
        if not cython.compiled:
            deck = [0] * CARDS
        last = 0
        for card in range(CARDS):
            if HEIGHT_OF[card] < self.numbers:
                deck[last] = card
                last += 1
        i = 0
        for seat in range(self.seats):
            self.hands[seat] = 0
            while i < HAND * (seat + 1):
                j = i + self.chance.draw(last - i)
                self.hands[seat] |= ONE << deck[j]
                deck[j] = deck[i]
                i += 1

    def deal_row(self) -> None:
        """SP 3.2: ten of the twelve colour cards, in a row."""
        if not cython.compiled:
            deck = [0] * 12
        for i in range(12):
            deck[i] = i // 3
        for i in range(10):
            j = i + self.chance.draw(12 - i)
            self.row[i] = deck[j]
            deck[j] = deck[i]

    # SP 4: foretelling

    def await_foretellings(self) -> None:
        self.phase = FORETELLING
        self.waiting = (1 << self.seats) - 1
        self.trick = 0
        self.played = 0
        self.leader = self.starter
        for seat in range(self.seats):
            self.bids[seat] = 0
            self.voids[seat] = 0

    def foretell(self, seat: int, move: int) -> None:
        if move == WITHDRAW:  # SP 4.3
            self.bids[seat] = 0
            self.waiting |= 1 << seat
            if self.scribe is not None:
                self.scribe.note(WITHDREW, seat, 0, 0)
            return
        self.bids[seat] = SPLITS[self.first_split + move - FIRST_FORETELLING]
        self.waiting &= ~(1 << seat)
        if self.scribe is not None:
            self.scribe.note(READY, seat, move, 0)
        if self.waiting == 0:
            self.reveal()

    def reveal(self) -> None:
        """SP 4.2: everybody is ready; all tokens go to the ranking cards."""
        for seat in range(self.seats):
            self.tokens[seat] = self.bids[seat]
            self.left[seat] = TOKENS
        self.phase = TRICKS
        self.waiting = 1 << self.leader
        if self.scribe is not None:
            self.scribe.note(REVEALED, 0, 0, 0)

    # SP 5: the trick

    def playable(self, seat: int) -> int:
        """SP 5.2: whoever can follow the colour of the trick must; this holds for the leader too."""
        follow = self.hands[seat] & SUITS[self.row[self.trick]]
        return follow if follow != 0 else self.hands[seat]

    def play_card(self, seat: int, card: int) -> None:
        # SP 5.3, as one number: the lead colour, then the number, then who played later.
        strength = HEIGHT_OF[card] * 4 + self.played
        lead = self.row[self.trick]
        if COLOUR_OF[card] == lead:
            strength += LEAD_BONUS
        else:
            self.voids[seat] |= 1 << lead  # SP 10.3
        self.strengths[seat] = strength
        self.hands[seat] &= ~(ONE << card)
        if self.played == 0:
            self.leaders[self.trick] = seat
        self.table[self.trick * self.seats + self.played] = card
        self.played += 1
        if self.scribe is not None:
            self.scribe.note(PLAYED, seat, card, 0)
        if self.played == self.seats:
            self.end_trick()
        else:
            next = seat + 1
            self.waiting = 1 << (next if next < self.seats else 0)

    def end_trick(self) -> None:
        """SP 5.3 ranks the cards, SP 5.4 moves the tokens, SP 5.1 says who leads next."""
        winner = 0
        for seat in range(self.seats):
            rank = 0
            for other in range(4):  # a fixed count is a tenth faster; where nobody sits, strength is 0
                rank += self.strengths[other] > self.strengths[seat]
            if rank == 0:
                winner = seat
            fulfilled = (self.tokens[seat] >> 8 * rank & RANK_MASK) != 0
            if fulfilled:
                self.tokens[seat] -= ONE << 8 * rank
                self.left[seat] -= 1
            self.ranked[self.trick * self.seats + seat] = rank | FULFILLED if fulfilled else rank
            if self.scribe is not None:
                self.scribe.note(RANKED, seat, rank, fulfilled)
        self.leader = winner
        self.waiting = 1 << winner
        self.played = 0
        self.trick += 1
        if self.trick == HAND or self.achieved():
            self.end_round()

    # SP 6: the end of the round

    def achieved(self) -> bool:
        """SP 6.1: somebody has no token left."""
        for seat in range(self.seats):
            if self.left[seat] == 0:
                return True
        return False

    # SP 7: scoring a round

    def end_round(self) -> None:
        achieved = self.achieved()
        fewest = self.fewest_left()
        best = 0
        if self.scribe is not None:
            self.scribe.note(ROUND_OVER, self.round, self.trick, achieved)
        for seat in range(self.seats):
            points = 0  # SP 7.3: unless somebody achieved
            if achieved and self.left[seat] == 0:
                points = POINTS[self.trick]  # SP 7.1
            elif achieved and self.trick < HAND and self.left[seat] == fewest:
                points = 1  # SP 7.2
            self.sheet[self.round * self.seats + seat] = points
            self.scores[seat] += points
            best = max(best, self.scores[seat])
            if self.scribe is not None:
                self.scribe.note(SCORED, seat, points, self.left[seat])
        self.round += 1
        # SP 8.1: the end of the game
        if best >= TOKENS or self.round == self.rounds:
            self.phase = ENDED
            self.waiting = 0
            if self.scribe is not None:
                self.scribe.note(FINISHED, 0, 0, 0)
            return
        # SP 8.2: the next round
        self.starter = self.starter + 1 if self.starter + 1 < self.seats else 0
        self.begin_round()

    def fewest_left(self) -> int:
        """SP 7.2 looks at those who have not achieved."""
        fewest = TOKENS + 1
        for seat in range(self.seats):
            if 0 < self.left[seat] < fewest:
                fewest = self.left[seat]
        return fewest

    # SP 8: the end of the game

    def standing(self, seat: int) -> int:
        """SP 8.3 and 9.5, as one number: the score, then the fewest tokens foretold on the outer ranks."""
        outer = (self.bids[seat] & RANK_MASK) + (self.bids[seat] >> 8 * (self.seats - 1) & RANK_MASK)
        return self.scores[seat] * WORTH_OF_SCORE - outer

    def payoff(self, seat: int) -> float:
        own = self.standing(seat)
        shared = 0
        for other in range(self.seats):
            if self.standing(other) > own:
                return 0.0
            shared += self.standing(other) == own
        return 1.0 / shared

    # What every game provides

    def find_moves(self, seat: int, moves: list[int]) -> int:
        n = 0
        if self.phase == FORETELLING:
            if self.bids[seat] == 0:
                for i in range(self.splits):
                    moves[i] = FIRST_FORETELLING + i
                return self.splits
            if self.locks:
                return 0
            moves[0] = WITHDRAW
            return 1
        if self.waiting != 1 << seat:
            return 0
        mask = self.playable(seat)
        while mask != 0:
            moves[n] = lowest_bit(mask)
            mask &= mask - 1
            n += 1
        return n

    def apply(self, seat: int, move: int) -> None:
        if self.phase == FORETELLING:
            self.foretell(seat, move)
        else:
            self.play_card(seat, move)

    def sign(self, seat: int, move: int, eye: int) -> int:
        """SP 4.2: that somebody has foretold can be seen, and no more."""
        return FIRST_FORETELLING if move > WITHDRAW and eye != seat else move

    def fresh(self) -> State:
        return SevenProphecies.__new__(SevenProphecies) if cython.compiled else SevenProphecies()

    def copy_from(self, other: State) -> None:
        self.copy_from_table(cython.cast(SevenProphecies, other))

    def copy_from_table(self, other: SevenProphecies) -> None:
        self.waiting = other.waiting
        self.chance.copy_from(other.chance)
        self.rounds = other.rounds
        self.numbers = other.numbers
        self.locks = other.locks
        self.first_split = other.first_split
        self.splits = other.splits
        self.phase = other.phase
        self.round = other.round
        self.starter = other.starter
        self.trick = other.trick
        self.played = other.played
        self.leader = other.leader
        for i in range(4):
            self.hands[i] = other.hands[i]
            self.bids[i] = other.bids[i]
            self.tokens[i] = other.tokens[i]
            self.left[i] = other.left[i]
            self.scores[i] = other.scores[i]
            self.voids[i] = other.voids[i]
            self.strengths[i] = other.strengths[i]
        for i in range(10):
            self.row[i] = other.row[i]
            self.leaders[i] = other.leaders[i]
        for i in range(40):
            self.table[i] = other.table[i]
            self.ranked[i] = other.ranked[i]
        for i in range(self.round * self.seats):
            self.sheet[i] = other.sheet[i]

    def imagine(self, seat: int, chance: Chance) -> None:
        """SP 10: hidden are the other hands, the cards left over, prophecies not yet shown, and all future deals."""
        self.chance.seed_from(chance)
        if self.phase == FORETELLING:
            for other in range(self.seats):
                if other != seat and self.bids[other] != 0:
                    self.bids[other] = SPLITS[self.first_split + chance.draw(self.splits)]
        self.imagine_hands(seat, chance)

    def imagine_hands(self, seat: int, chance: Chance) -> None:
        if not cython.compiled:
            free, sizes, dealt = [0] * 4, [0] * 4, [0] * 4
        unseen = self.unseen_by(seat)
        n = 0
        for other in range(self.seats):
            if other != seat:
                free[n] = self.possible(other, unseen)
                sizes[n] = how_many(self.hands[other])
                n += 1
        deal_unseen(unseen, n, free, sizes, dealt, chance)
        n = 0
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = dealt[n]
                n += 1

    def unseen_by(self, seat: int) -> int:
        """The cards that a seat has not seen in this round."""
        unseen = 0
        for i in range(4):
            unseen |= ((ONE << self.numbers) - 1) << NUMBERS * i
        for i in range(self.trick * self.seats + self.played):
            unseen &= ~(ONE << self.table[i])
        return unseen & ~self.hands[seat] if seat >= 0 else unseen

    def possible(self, seat: int, cards: int) -> int:
        """Those of the cards that a seat has not shown to lack (SP 10.3)."""
        for i in range(4):
            if self.voids[seat] >> i & 1:
                cards &= ~SUITS[i]
        return cards

    # What is shown and written down

    def hand(self, seat: int) -> list[int]:
        seat = self.check_seat(seat)
        return [card for card in range(CARDS) if self.hands[seat] >> card & 1]

    def bid(self, seat: int) -> list[int] | None:
        """The prophecy of a seat, tokens by rank; None if there is none yet."""
        seat = self.check_seat(seat)
        return [self.bids[seat] >> 8 * rank & RANK_MASK for rank in range(self.seats)] if self.bids[seat] else None

    def tokens_on(self, seat: int) -> list[int]:
        """The tokens of a seat that are still on the ranking cards."""
        seat = self.check_seat(seat)
        return [self.tokens[seat] >> 8 * rank & RANK_MASK for rank in range(self.seats)]

    def score(self, seat: int) -> int:
        seat = self.check_seat(seat)
        return self.scores[seat]

    def place(self, seat: int) -> int:
        seat = self.check_seat(seat)
        own = self.standing(seat)
        return 1 + sum(self.standing(other) > own for other in range(self.seats))

    def colour_row(self) -> list[int]:
        return [self.row[i] for i in range(10)]

    def trick_cards(self, trick: int) -> list[tuple[int, int]]:
        """Who played what in a trick of this round, in the order it was played."""
        trick = self.check_trick(trick, self.tricks_begun())
        n = self.seats if trick < self.trick else self.played
        leader = self.leaders[trick]
        return [((leader + i) % self.seats, self.table[trick * self.seats + i]) for i in range(n)]

    def rank_taken(self, trick: int, seat: int) -> int:
        """The rank of a seat in a finished trick, from 0."""
        trick, seat = self.check_trick(trick, self.trick), self.check_seat(seat)
        return self.ranked[trick * self.seats + seat] & (FULFILLED - 1)

    def token_moved(self, trick: int, seat: int) -> bool:
        trick, seat = self.check_trick(trick, self.trick), self.check_seat(seat)
        return self.ranked[trick * self.seats + seat] >= FULFILLED

    def check_trick(self, trick: int, tricks: int) -> int:
        """C reads anywhere it is told to: only these tricks of the round are there."""
        number = trick if type(trick) is int else int(index(trick))
        if not 0 <= number < tricks:
            raise IndexError(f"there is no trick {quoted(number)}: this round has {tricks}, numbered from 0")
        return number

    def tricks_begun(self) -> int:
        return self.trick + (self.played > 0)

    def colours_missing(self, seat: int) -> list[int]:
        """The colours that a seat has shown not to hold."""
        seat = self.check_seat(seat)
        return [colour for colour in range(4) if self.voids[seat] >> colour & 1]

    def score_sheet(self) -> list[list[int]]:
        """The points of the finished rounds, by round and seat."""
        return [[self.sheet[r * self.seats + seat] for seat in range(self.seats)] for r in range(self.round)]

    def arrange(self, sheet: list[list[int]], starter: int, row: list[int], hands: list[list[int]]) -> None:
        """Go to the beginning of a round that follows on these points, with these hands and this colour row."""
        starter = self.check_seat(starter)
        self.check_arrangement(sheet, row, hands)
        self.round = len(sheet)
        self.starter = starter
        for r in range(len(sheet)):
            for seat in range(self.seats):
                self.sheet[r * self.seats + seat] = sheet[r][seat]
        for seat in range(self.seats):
            self.scores[seat] = sum(points[seat] for points in sheet)
            self.hands[seat] = sum(1 << card for card in hands[seat])
        for i in range(10):
            self.row[i] = row[i]
        self.await_foretellings()

    def check_arrangement(self, sheet: list[list[int]], row: list[int], hands: list[list[int]]) -> None:
        """C writes anywhere it is told to: everything has to have its place at this table."""
        if not len(sheet) < self.rounds:
            raise ValueError(f"after {len(sheet)} rounds there is no other: this table plays {self.rounds}")
        if any(len(points) != self.seats or not all(0 <= one <= POINTS[TOKENS] for one in points) for points in sheet):
            raise ValueError(f"a round gives each of the {self.seats} seats from 0 to {POINTS[TOKENS]} points")
        if len(row) != HAND or not all(0 <= colour < 4 for colour in row):
            raise ValueError(f"a colour row has {HAND} colours, each from 0 to 3")
        held = [card for hand in hands for card in hand]
        if len(hands) != self.seats or len(set(held)) != len(held) or not all(0 <= card < CARDS for card in held):
            raise ValueError(f"{self.seats} hands hold different cards, each from 0 to {CARDS - 1}")
