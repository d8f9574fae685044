"""The table: the grid, hands, pebbles and deck, and how cards go from place to place, noting who learns what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fablewood.games.equinox import numbers
from fablewood.games.equinox.memory import Memory
from fablewood.games.equinox.numbers import (
    CARDS,
    CHAMPION_ROW,
    COLUMNS,
    CREATURE_CARDS,
    CREATURES,
    DISCARDED,
    DREW,
    EMPTY_DECK,
    EVERY_CREATURE,
    EVERYBODY,
    FIRST_TREE,
    GRID,
    HANDS,
    KINDS,
    LABEL_OF_CHAMELEON,
    MOST_SEATS,
    NOTHING,
    OBSERVERS,
    OUT,
    PEBBLES,
    PLAYABLE_KINDS,
    PREDICTING,
    REVEALED,
    ROWS,
    SECRET,
    SHOWN,
    STRENGTHS,
    TOOK,
    URSUS,
    several,
)

if TYPE_CHECKING:
    from fablewood.core.game import Setup

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import lowest_bit

# As a C array.
VALUE_OF_ROW = numbers.VALUE_OF_ROW


class Board(Memory):
    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__(setup)
        self.creature_of = several(COLUMNS, NOTHING)
        self.column_of = several(CREATURES, NOTHING)
        self.where = several(CARDS, OUT)
        self.hands = several(MOST_SEATS * KINDS, 0)  # by seat and kind: the strengths held, a bit each
        self.hand_sizes = several(MOST_SEATS, 0)
        self.aside_sizes = several(MOST_SEATS, 0)
        self.secrets = several(MOST_SEATS, NOTHING)
        self.secret_made = 0
        self.cleared = several(MOST_SEATS, 0)  # creatures on which a secret prediction is known not to be, a bit each
        self.deck = several(CARDS, 0)  # sorted: what is drawn is decided when it is drawn
        self.deck_left = 0
        self.discards = 0
        self.tops = several(COLUMNS * ROWS, NOTHING)
        self.below = several(CARDS, NOTHING)
        self.pebbles = several(COLUMNS * ROWS, NOTHING)
        self.champions = several(COLUMNS * MOST_SEATS, 0)
        self.supply = several(MOST_SEATS, PEBBLES)
        self.fallen = several(COLUMNS, 0)  # the round in which a creature was eliminated; 0: in play
        self.living = EVERY_CREATURE  # the columns in play, a bit each
        self.row = 0
        # The running turn
        self.turn = 0
        self.step = PREDICTING
        self.ended = 0
        self.card = NOTHING  # the Chameleon that is being placed
        self.home = NOTHING  # the column of the card that was played
        self.power = NOTHING  # what is being resolved, and how far it is
        self.stage = 0
        self.target = NOTHING
        self.named = NOTHING
        self.looked = several(3, NOTHING)
        self.twice = False  # the power of Twinz was used in this turn
        self.veiled = False  # the power of Carmen was used in this turn
        self.dropped = 0  # cards discarded in phase 3 of this turn
        self.stirred = False  # something changed in this turn, as EQ 12.3 means it
        self.last_seat = NOTHING  # who played the latest card, which, and on which: to explain why it had no power
        self.last_card = NOTHING
        self.last_covered = NOTHING
        self.last_named = NOTHING  # the creature that was named for it
        self.last_offered = False  # whether its power was offered
        self.last_prestige = several(MOST_SEATS, 0)  # of each on its creature, then
        self.idle = 0  # turns in a row in which nothing did
        # Options
        self.any_visible = False
        self.by_points = False
        self.whole_squeak = False
        self.endless = False

    # EQ 3: terms

    def in_play(self, column: int) -> bool:
        return column >= 0 and self.living >> column & 1 != 0

    def strength(self, column: int, row: int) -> int:
        """EQ 3.3, doubled because of Ursus' halves."""
        top = self.tops[column * ROWS + row]
        strength = 2 * (top % STRENGTHS)
        if top < CREATURE_CARDS and self.creature_of[column] == URSUS and not self.is_chameleon(self.below[top]):
            strength += 1
        return strength

    def is_chameleon(self, card: int) -> bool:
        return card >= CREATURE_CARDS and card < FIRST_TREE

    def is_creature(self, card: int) -> bool:
        return 0 <= card < CREATURE_CARDS

    def prestige(self, seat: int, column: int) -> int:
        """EQ 3.5: pebbles that can be seen."""
        points = VALUE_OF_ROW[CHAMPION_ROW] * self.champions[column * MOST_SEATS + seat]
        for row in range(ROWS):
            if self.pebbles[column * ROWS + row] == seat:
                points += VALUE_OF_ROW[row]
        return points

    def has_pebble(self, seat: int, column: int) -> bool:
        if self.champions[column * MOST_SEATS + seat] > 0:
            return True
        for row in range(ROWS):
            if self.pebbles[column * ROWS + row] == seat:
                return True
        return False

    def put_pebble(self, column: int, row: int) -> None:
        self.pebbles[column * ROWS + row] = self.turn
        self.supply[self.turn] -= 1

    def controller(self, column: int) -> int:
        """EQ 3.6: asked anew whenever it is needed."""
        if not cython.compiled:
            points = [0] * MOST_SEATS
        for seat in range(MOST_SEATS):
            points[seat] = VALUE_OF_ROW[CHAMPION_ROW] * self.champions[column * MOST_SEATS + seat]
        for row in range(ROWS):
            if self.pebbles[column * ROWS + row] != NOTHING:
                points[self.pebbles[column * ROWS + row]] += VALUE_OF_ROW[row]
        best = 0
        holder = NOTHING
        for seat in range(MOST_SEATS):
            if points[seat] > best:
                best = points[seat]
                holder = seat
            elif points[seat] == best:
                holder = NOTHING
        return holder

    # Cards in hands

    def label(self, card: int) -> int:
        """How moves call a card of this table."""
        if card < CREATURE_CARDS:
            return self.creature_of[card // STRENGTHS] * STRENGTHS + card % STRENGTHS
        return card - CREATURE_CARDS + LABEL_OF_CHAMELEON

    def card_of(self, label: int) -> int:
        """The card of a label, NOTHING if its creature isn't in the game."""
        if label < LABEL_OF_CHAMELEON:
            column = self.column_of[label // STRENGTHS]
            return NOTHING if column < 0 else column * STRENGTHS + label % STRENGTHS
        return label - LABEL_OF_CHAMELEON + CREATURE_CARDS

    def gain(self, seat: int, card: int) -> None:
        self.hands[seat * KINDS + card // STRENGTHS] |= 1 << card % STRENGTHS
        self.hand_sizes[seat] += 1
        self.where[card] = HANDS + seat

    def lose(self, seat: int, card: int) -> None:
        self.hands[seat * KINDS + card // STRENGTHS] &= ~(1 << card % STRENGTHS)
        self.hand_sizes[seat] -= 1

    def can_play(self, seat: int) -> bool:
        """EQ 7.1: a card of a creature in play, a Chameleon or a Tree."""
        playable = self.living | PLAYABLE_KINDS
        for kind in range(KINDS):
            if self.hands[seat * KINDS + kind] != 0 and playable >> kind & 1:
                return True
        return False

    def list_hand(self, seat: int, cards: list[int]) -> int:
        """Write the cards of a hand into `cards`, in order; how many they are."""
        n = 0
        for card in range(CARDS):
            if self.where[card] == HANDS + seat:
                cards[n] = card
                n += 1
        return n

    def list_kinds(self, seat: int, kinds: int, verb: int, moves: list[int], n: int) -> int:
        """Write moves with each card that a hand holds of these kinds, a bit each, behind the first n."""
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            held = self.hands[seat * KINDS + kind]
            if held != 0:
                first = verb + self.label(kind * STRENGTHS)
                while held != 0:
                    moves[n] = first + lowest_bit(held)
                    held &= held - 1
                    n += 1
        return n

    def play_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand openly."""
        self.lose(seat, card)
        self.departs(seat, card // STRENGTHS, EVERYBODY)
        self.forget(card)

    def take_openly(self, seat: int, column: int, row: int) -> None:
        """A visible card goes into a hand, and all have seen it."""
        card = self.lift_top(column, row)
        self.gain(seat, card)
        self.publish(card, HANDS + seat, seat)
        self.arrives(seat, card // STRENGTHS, EVERYBODY)
        if self.scribe is not None:
            self.scribe.note(TOOK, seat, card, column * ROWS + row)

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """A card goes from hand to hand; the two of them know which."""
        self.lose(giver, card)
        self.gain(taker, card)
        self.learn(giver, card, HANDS + taker)
        self.notes[taker * CARDS + card] = 0

    def show_hand(self, seat: int, observers: int) -> None:
        """Some see a whole hand: from now on they know what is in it and what is not."""
        self.bound(seat)
        for observer in range(OBSERVERS):
            if observers >> observer & 1 and observer != seat:
                for card in range(CARDS):
                    if self.where[card] == HANDS + seat:
                        self.learn(observer, card, HANDS + seat)
                    else:
                        self.rule_out(observer, card, HANDS + seat)
                for column in range(COLUMNS):
                    cards = 0
                    for strength in range(STRENGTHS):
                        cards += self.hands[seat * KINDS + column] >> strength & 1
                    self.counts(observer, seat, column, cards)
        if self.scribe is not None:
            self.note_hand(seat, observers)

    def note_hand(self, seat: int, observers: int) -> None:
        for card in range(CARDS):
            if self.where[card] == HANDS + seat:
                self.scribe.note(SHOWN, seat, observers, card)  # type: ignore[union-attr]

    # The deck and the discard pile

    def take_any(self, seat: int) -> int:
        """Any card of the deck goes to a hand."""
        i = self.chance.draw(self.deck_left)
        card = self.deck[i]
        self.deck_left -= 1
        for j in range(i, self.deck_left):
            self.deck[j] = self.deck[j + 1]
        self.gain(seat, card)
        return card

    def draw(self, seat: int) -> None:
        """EQ 12.2: with the last card the game is over at once."""
        card = self.take_any(seat)
        self.arrives(seat, NOTHING, 0)
        if self.scribe is not None:
            self.scribe.note(DREW, seat, card, 0)
        if self.deck_left == 0:
            self.ended = EMPTY_DECK

    def discard(self, card: int) -> None:
        """Face up."""
        self.where[card] = DISCARDED
        self.discards += 1

    # The grid

    def lay(self, card: int, column: int) -> None:
        """On the space of the current row."""
        space = column * ROWS + self.row
        self.below[card] = self.tops[space]
        self.tops[space] = card
        self.where[card] = GRID

    def lift_top(self, column: int, row: int) -> int:
        """Take the visible card away; what lay below is visible now."""
        card = self.tops[column * ROWS + row]
        self.tops[column * ROWS + row] = self.below[card]
        self.below[card] = NOTHING
        return card

    def swap_tops(self, column: int, row: int, other_row: int) -> None:
        card = self.lift_top(column, row)
        other = self.lift_top(column, other_row)
        self.below[card] = self.tops[column * ROWS + other_row]
        self.tops[column * ROWS + other_row] = card
        self.below[other] = self.tops[column * ROWS + row]
        self.tops[column * ROWS + row] = other

    def find_space(self, card: int) -> int:
        """Where a visible card lies."""
        for space in range(COLUMNS * ROWS):
            if self.tops[space] == card:
                return space
        return NOTHING

    # Secret predictions

    def reveal(self, seat: int) -> None:
        """EQ 6.4: the card is discarded, the pebble goes to the creature's Champion card."""
        card = self.secrets[seat]
        self.champions[card // STRENGTHS * MOST_SEATS + seat] += 1
        if self.scribe is not None:
            self.scribe.note(REVEALED, seat, card, 0)
        self.uncover(seat)

    def uncover(self, seat: int) -> None:
        """The card of a secret prediction is laid open and discarded."""
        card = self.secrets[seat]
        self.secrets[seat] = NOTHING
        self.cleared[seat] = 0
        self.discard(card)
        self.forget(card)
        self.rule_out_all(SECRET + seat)

    def any_of_hand(self, seat: int, n: int, chosen: list[int]) -> None:
        """n cards of a hand by chance, in order."""
        if not cython.compiled:
            cards = [0] * CARDS
        last = self.list_hand(seat, cards)
        for i in range(n):
            j = i + self.chance.draw(last - i)
            card = cards[j]
            cards[j] = cards[i]
            k = i
            while k > 0 and chosen[k - 1] > card:
                chosen[k] = chosen[k - 1]
                k -= 1
            chosen[k] = card

    def copy_board(self, other: Board) -> None:
        self.copy_memory(other)
        self.waiting = other.waiting
        self.chance.copy_from(other.chance)
        for column in range(COLUMNS):
            self.creature_of[column] = other.creature_of[column]
            self.fallen[column] = other.fallen[column]
        for creature in range(CREATURES):
            self.column_of[creature] = other.column_of[creature]
        for card in range(CARDS):
            self.where[card] = other.where[card]
            self.below[card] = other.below[card]
            self.deck[card] = other.deck[card]
        for i in range(MOST_SEATS * KINDS):
            self.hands[i] = other.hands[i]
        for i in range(COLUMNS * ROWS):
            self.tops[i] = other.tops[i]
            self.pebbles[i] = other.pebbles[i]
            self.champions[i] = other.champions[i]
        for seat in range(MOST_SEATS):
            self.hand_sizes[seat] = other.hand_sizes[seat]
            self.aside_sizes[seat] = other.aside_sizes[seat]
            self.secrets[seat] = other.secrets[seat]
            self.supply[seat] = other.supply[seat]
            self.cleared[seat] = other.cleared[seat]
            self.last_prestige[seat] = other.last_prestige[seat]
        for i in range(3):
            self.looked[i] = other.looked[i]
        self.copy_numbers(other)

    def copy_numbers(self, other: Board) -> None:
        self.secret_made = other.secret_made
        self.deck_left = other.deck_left
        self.discards = other.discards
        self.living = other.living
        self.row = other.row
        self.turn = other.turn
        self.step = other.step
        self.ended = other.ended
        self.card = other.card
        self.home = other.home
        self.power = other.power
        self.stage = other.stage
        self.target = other.target
        self.named = other.named
        self.twice = other.twice
        self.veiled = other.veiled
        self.dropped = other.dropped
        self.stirred = other.stirred
        self.last_seat = other.last_seat
        self.last_card = other.last_card
        self.last_covered = other.last_covered
        self.last_named = other.last_named
        self.last_offered = other.last_offered
        self.idle = other.idle
        self.any_visible = other.any_visible
        self.by_points = other.by_points
        self.whole_squeak = other.whole_squeak
        self.endless = other.endless
