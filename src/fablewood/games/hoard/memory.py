"""What each seat, and everybody, knows of cards that are hidden: HO 14.

Nothing goes from hidden place to hidden place but cards of the deck, when they are drawn, and packs of the draft, when
they are passed on. So an observer's knowledge is a partition: cards of one class are those that this observer can't
tell apart, and how many of a class lie at each place is known. A class of its own begins with the cards of a pack that
the observer passes on, with the cards of a deck that the observer has looked through, and with the discard pile that
becomes the deck. Of a card that is KNOWN the observer knows where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fablewood.core.state import State
from fablewood.games.hoard.numbers import (
    DECK,
    HIDDEN_PLACES,
    KNOWN,
    MOST_CARDS,
    MOST_SEATS,
    OBSERVERS,
    OUT,
    PUBLIC,
    several,
)

if TYPE_CHECKING:
    from fablewood.core.chance import Chance
    from fablewood.core.game import Setup

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython


MOST_CLASSES = 127
LAST_CLASS = 125
"""Before numbers of classes grow larger they are given anew."""


class Memory(State):
    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__(setup)
        self.cards = 0
        self.where = several(MOST_CARDS, OUT)
        self.classes = several(MOST_CARDS * OBSERVERS, 0)

    def is_hidden(self, card: int, observer: int) -> bool:
        place = self.where[card]
        return place == DECK or (place < HIDDEN_PLACES and place % MOST_SEATS != observer)

    def set_apart(self, observer: int, place: int) -> None:
        """From now on the observer tells the cards at a place from all others, but not from each other."""
        first = observer * MOST_CARDS
        fresh = 0
        for i in range(first, first + self.cards):
            fresh = max(fresh, self.classes[i] + 1)
        if fresh > LAST_CLASS:
            fresh = self.renumber(observer)
        for card in range(self.cards):
            if self.where[card] == place:
                self.classes[first + card] = fresh

    def renumber(self, observer: int) -> int:
        """Classes get the lowest numbers in the order of their cards; the first number that is free."""
        if not cython.compiled:
            numbers = [0] * MOST_CLASSES
        for i in range(MOST_CLASSES):
            numbers[i] = KNOWN
        fresh = 0
        for i in range(observer * MOST_CARDS, observer * MOST_CARDS + self.cards):
            if self.classes[i] != KNOWN:
                if numbers[self.classes[i]] == KNOWN:
                    numbers[self.classes[i]] = fresh
                    fresh += 1
                self.classes[i] = numbers[self.classes[i]]
        return fresh

    def see(self, observer: int, card: int) -> None:
        """The observer sees where a card goes."""
        self.classes[observer * MOST_CARDS + card] = KNOWN

    def show(self, card: int) -> None:
        """All see it."""
        for observer in range(OBSERVERS):
            self.classes[observer * MOST_CARDS + card] = KNOWN

    def forget_others(self, observer: int) -> None:
        """What others learned in private nobody else can know: they are left with what everybody knows."""
        for other in range(MOST_SEATS):
            if other != observer:
                for card in range(self.cards):
                    self.classes[other * MOST_CARDS + card] = self.classes[PUBLIC * MOST_CARDS + card]

    def imagine_cards(self, observer: int, chance: Chance) -> None:
        """Let the cards of each class change places, all ways equally likely."""
        if not cython.compiled:
            alike, places, done = [0] * MOST_CARDS, [0] * MOST_CARDS, [0] * MOST_CARDS
        for card in range(self.cards):
            done[card] = not self.is_hidden(card, observer) or self.classes[observer * MOST_CARDS + card] == KNOWN
        for card in range(self.cards):
            if not done[card]:
                n = 0
                for other in range(card, self.cards):
                    one, two = observer * MOST_CARDS + card, observer * MOST_CARDS + other
                    if not done[other] and self.classes[one] == self.classes[two]:
                        alike[n] = other
                        places[n] = self.where[other]
                        done[other] = 1
                        n += 1
                self.deal_anew(alike, places, n, chance)

    def deal_anew(self, alike: list[int], places: list[int], n: int, chance: Chance) -> None:
        """The deck comes last: it gets what is left."""
        if not cython.compiled:
            rooms = [0] * HIDDEN_PLACES
        for place in range(HIDDEN_PLACES):
            rooms[place] = 0
        for i in range(n):
            rooms[places[i]] += 1
        left = n
        for place in range(DECK):
            for room in range(rooms[place]):
                j = chance.draw(left)
                left -= 1
                self.where[alike[j]] = place
                alike[j] = alike[left]
        for i in range(left):
            self.where[alike[i]] = DECK

    def copy_memory(self, other: Memory) -> None:
        self.cards = other.cards
        for card in range(MOST_CARDS):
            self.where[card] = other.where[card]
        for i in range(MOST_CARDS * OBSERVERS):
            self.classes[i] = other.classes[i]
