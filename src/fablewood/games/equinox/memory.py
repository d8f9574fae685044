"""What each seat, and everybody, has learned of cards that are hidden: EQ 4.5.

For each observer and card there is a note: the places where the card can be, as a bit mask; 0 when nothing is known
of it. And for each observer and hand there are bounds: how many cards of a creature it holds at the least, those
set aside included, and at the most. Nobody takes notes of cards of their own. What everybody knows, each knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fablewood.core.state import State
from fablewood.games.equinox.numbers import (
    ASIDE,
    BURIED,
    CARDS,
    COLUMNS,
    CREATURE_CARDS,
    HANDS,
    MOST_SEATS,
    OBSERVERS,
    ONE_PLACE,
    PUBLIC,
    STRENGTHS,
    UNBOUNDED,
    several,
)

if TYPE_CHECKING:
    from fablewood.core.game import Setup


class Memory(State):
    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__(setup)
        self.notes = several(CARDS * OBSERVERS, 0)
        self.noted_places = 0  # no note speaks of any other place: saves looking through them all
        self.least = several(OBSERVERS * MOST_SEATS * COLUMNS, 0)
        self.most = several(OBSERVERS * MOST_SEATS * COLUMNS, UNBOUNDED)
        self.bounded = 0  # the seats about whose hands there may be bounds
        self.strange = several(OBSERVERS * MOST_SEATS, 0)  # of a seat's unseen discards at most so many have no note

    # Notes

    def learn(self, observer: int, card: int, place: int) -> None:
        self.notes[observer * CARDS + card] = ONE_PLACE << place
        self.noted_places |= ONE_PLACE << place

    def publish(self, card: int, place: int, owner: int) -> None:
        """All see that a card goes to a hidden place, which is the owner's."""
        for observer in range(OBSERVERS):
            self.learn(observer, card, place)
        self.notes[owner * CARDS + card] = 0

    def forget(self, card: int) -> None:
        """The card lies open, or did: there is nothing to be noted."""
        for observer in range(OBSERVERS):
            self.notes[observer * CARDS + card] = 0

    def blur(self, source: int, target: int, first: int, last: int, witnesses: int) -> None:
        """Some of the cards from `first` to before `last` may have gone from a place to another one.

        Witnesses saw which.
        """
        if not self.noted_places >> source & 1:
            return
        self.noted_places |= ONE_PLACE << target
        for observer in range(OBSERVERS):
            if not witnesses >> observer & 1:
                for i in range(observer * CARDS + first, observer * CARDS + last):  # without a branch: it is vectorized
                    self.notes[i] |= (self.notes[i] >> source & 1) << target

    def merge(self, source: int, target: int) -> None:
        """All cards of a place go to another one."""
        if not self.noted_places >> source & 1:
            return
        self.noted_places |= ONE_PLACE << target
        for i in range(CARDS * OBSERVERS):
            if self.notes[i] >> source & 1:
                self.notes[i] = self.notes[i] & ~(ONE_PLACE << source) | ONE_PLACE << target

    def rule_out(self, observer: int, card: int, place: int) -> None:
        self.notes[observer * CARDS + card] &= ~(ONE_PLACE << place)

    def rule_out_all(self, place: int) -> None:
        """Nothing is left at a place."""
        if not self.noted_places >> place & 1:
            return
        for i in range(CARDS * OBSERVERS):
            self.notes[i] &= ~(ONE_PLACE << place)

    # Bounds. Here `kind` is what the witnesses know of a card that comes or goes; others know nothing of it.

    def bound(self, seat: int) -> None:
        """Begin to keep bounds about a hand, from what is noted of it."""
        if self.bounded >> seat & 1:
            return
        self.bounded |= 1 << seat
        here = ONE_PLACE << (HANDS + seat) | ONE_PLACE << (ASIDE + seat)
        for card in range(CREATURE_CARDS):
            for observer in range(OBSERVERS):
                note = self.notes[observer * CARDS + card]
                if note != 0 and note & ~here == 0:
                    self.least[(observer * MOST_SEATS + seat) * COLUMNS + card // STRENGTHS] += 1

    def arrives(self, seat: int, kind: int, witnesses: int) -> None:
        """A card comes to a hand from elsewhere."""
        if self.bounded >> seat & 1:
            for observer in range(OBSERVERS):
                knows = witnesses >> observer & 1
                i = (observer * MOST_SEATS + seat) * COLUMNS
                for column in range(COLUMNS):
                    if not knows or kind == column:
                        self.most[i + column] = min(self.most[i + column] + 1, UNBOUNDED)
                    if knows and kind == column:
                        self.least[i + column] += 1

    def departs(self, seat: int, kind: int, witnesses: int) -> None:
        """A card leaves a hand, not to be set aside."""
        if self.bounded >> seat & 1:
            for observer in range(OBSERVERS):
                knows = witnesses >> observer & 1
                i = (observer * MOST_SEATS + seat) * COLUMNS
                for column in range(COLUMNS):
                    if not knows or kind == column:
                        self.least[i + column] = max(self.least[i + column] - 1, 0)
                    if knows and kind == column and self.most[i + column] < UNBOUNDED:
                        self.most[i + column] -= 1

    def come_back(self, seat: int, cards: int) -> None:
        """Cards that were set aside return to a hand: `least` counted them all along."""
        if self.bounded >> seat & 1:
            for observer in range(OBSERVERS):
                for column in range(COLUMNS):
                    i = (observer * MOST_SEATS + seat) * COLUMNS + column
                    self.most[i] = min(self.most[i] + cards, UNBOUNDED)

    def lacks(self, seat: int, column: int, none_aside: bool) -> None:
        """All learn that a hand has no card of a creature."""
        self.bound(seat)
        for observer in range(OBSERVERS):
            i = (observer * MOST_SEATS + seat) * COLUMNS + column
            self.most[i] = 0
            if none_aside:
                self.least[i] = 0
            for card in range(column * STRENGTHS, column * STRENGTHS + STRENGTHS):
                self.rule_out(observer, card, HANDS + seat)

    def counts(self, observer: int, seat: int, column: int, cards: int) -> None:
        """An observer sees a whole hand, with so many cards of a creature."""
        i = (observer * MOST_SEATS + seat) * COLUMNS + column
        self.most[i] = cards
        self.least[i] = max(self.least[i], cards)

    def notes_on_hand(self, observer: int, seat: int) -> int:
        """How many cards are noted to be in a hand, or discarded unseen from it."""
        here = ONE_PLACE << (HANDS + seat) | ONE_PLACE << (BURIED + seat)
        total = 0
        for i in range(observer * CARDS, observer * CARDS + CARDS):
            total += self.notes[i] != 0 and self.notes[i] & ~here == 0
        return total

    def is_buried(self, seat: int, rooms: int) -> None:
        """A card of a hand was discarded unseen; hand and unseen discards are so many cards now.

        Of an observer who has notes of all of them, none can be strange. What is drawn later doesn't change that.
        """
        for observer in range(OBSERVERS):
            i = observer * MOST_SEATS + seat
            self.strange[i] = min(self.strange[i] + 1, rooms - self.notes_on_hand(observer, seat))

    # Copying, and forgetting what others know

    def copy_memory(self, other: Memory) -> None:
        for i in range(CARDS * OBSERVERS):
            self.notes[i] = other.notes[i]
        self.noted_places = other.noted_places
        self.bounded = other.bounded
        for i in range(OBSERVERS * MOST_SEATS):
            self.strange[i] = other.strange[i]
        for i in range(OBSERVERS * MOST_SEATS * COLUMNS):
            self.least[i] = other.least[i]
            self.most[i] = other.most[i]

    def forget_others(self, observer: int) -> None:
        """What others learned in private nobody else can know: they are left with what everybody knows."""
        for card in range(CARDS):
            for other in range(MOST_SEATS):
                if other != observer:
                    self.notes[other * CARDS + card] = self.notes[PUBLIC * CARDS + card]
        for other in range(MOST_SEATS):
            if other != observer:
                for seat in range(MOST_SEATS):
                    self.strange[other * MOST_SEATS + seat] = self.strange[PUBLIC * MOST_SEATS + seat]
                for i in range(MOST_SEATS * COLUMNS):
                    self.least[other * MOST_SEATS * COLUMNS + i] = self.least[PUBLIC * MOST_SEATS * COLUMNS + i]
                    self.most[other * MOST_SEATS * COLUMNS + i] = self.most[PUBLIC * MOST_SEATS * COLUMNS + i]
