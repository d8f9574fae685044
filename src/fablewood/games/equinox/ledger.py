"""The table as plain numbers, to be shown and written down, and laid out again from them.

Cards are given as labels, creatures by their numbers.
"""

from __future__ import annotations

from fablewood.games.equinox.board import Board
from fablewood.games.equinox.numbers import (
    ASIDE,
    BURIED,
    CARDS,
    CHOOSING,
    COLUMNS,
    CREATURES,
    DISCARDED,
    GRID,
    HANDS,
    HIDDEN_PLACES,
    HOOT,
    MOST_SEATS,
    NOTHING,
    OBSERVERS,
    OVER,
    PUBLIC,
    ROWS,
    SECRET,
    UNBOUNDED,
)

Note = tuple[int, list[int]]
"""A card, and the places where it can be."""

Bound = tuple[int, int, int, int]
"""A seat, a creature, and how many cards of it that hand has at the least and at the most."""


class Ledger(Board):
    # Shown

    def creatures(self) -> list[int]:
        return [self.creature_of[column] for column in range(COLUMNS)]

    def column(self, creature: int) -> int:
        """The column of a creature, NOTHING if it isn't in the game."""
        return self.column_of[creature] if 0 <= creature < CREATURES else NOTHING

    def fell_in(self, column: int) -> int:
        """The round in which a creature was eliminated; 0 if it is in play."""
        return self.fallen[column]

    def label_of(self, card: int) -> int:
        return self.label(card)

    def cards_at(self, place: int) -> list[int]:
        return [self.label(card) for card in range(CARDS) if self.where[card] == place]

    def hand(self, seat: int) -> list[int]:
        return self.cards_at(HANDS + self.check_seat(seat))

    def aside(self, seat: int) -> list[int]:
        return self.cards_at(ASIDE + self.check_seat(seat))

    def buried(self, seat: int) -> list[int]:
        return self.cards_at(BURIED + self.check_seat(seat))

    def secret(self, seat: int) -> int:
        """The card of an unrevealed secret prediction, NOTHING if there is none."""
        card = self.secrets[self.check_seat(seat)]
        return NOTHING if card == NOTHING else self.label(card)

    def made_secret(self, seat: int) -> bool:
        return bool(self.secret_made >> seat & 1)

    def pebbles_left(self, seat: int) -> int:
        return self.supply[self.check_seat(seat)]

    def pile(self, column: int, row: int) -> list[int]:
        """The cards on a space, the visible one last."""
        cards: list[int] = []
        card = self.tops[column * ROWS + row]
        while card != NOTHING:
            cards.insert(0, self.label(card))
            card = self.below[card]
        return cards

    def strength_shown(self, column: int, row: int) -> float | None:
        if self.tops[column * ROWS + row] == NOTHING:
            return None
        return self.strength(column, row) / 2.0

    def pebble(self, column: int, row: int) -> int:
        return self.pebbles[column * ROWS + row]

    def champion_pebbles(self, column: int) -> list[int]:
        return [self.champions[column * MOST_SEATS + seat] for seat in range(self.seats)]

    def prestiges(self, column: int) -> list[int]:
        return [self.prestige(seat, column) for seat in range(self.seats)]

    def controller_of(self, column: int) -> int:
        return self.controller(column)

    def covered_by_last(self) -> int:
        """The card on which the latest card was played, NOTHING if there was none."""
        return NOTHING if self.last_covered == NOTHING else self.label(self.last_covered)

    def last_played(self) -> int:
        return NOTHING if self.last_card == NOTHING else self.label(self.last_card)

    def prestige_at_last(self) -> list[int]:
        """What each had on the creature of the latest card when it was played."""
        return [self.last_prestige[seat] for seat in range(self.seats)]

    def looked_at(self) -> list[int]:
        return [self.label(self.looked[i]) for i in range(3) if self.looked[i] != NOTHING]

    def placing(self) -> int:
        return NOTHING if self.card == NOTHING else self.label(self.card)

    def cleared_for(self, seat: int) -> list[int]:
        """The creatures on which a seat's secret prediction is known not to be (EQ 10.1)."""
        mask = self.cleared[self.check_seat(seat)]
        return [self.creature_of[column] for column in range(COLUMNS) if mask >> column & 1]

    def noted(self, observer: int) -> list[Note]:
        found: list[Note] = []
        for card in range(CARDS):
            note = self.notes[observer * CARDS + card]
            if note != 0:
                found.append((self.label(card), [place for place in range(HIDDEN_PLACES) if note >> place & 1]))
        return found

    def bounds(self, observer: int) -> list[Bound]:
        found: list[Bound] = []
        for seat in range(self.seats):
            for column in range(COLUMNS):
                i = (observer * MOST_SEATS + seat) * COLUMNS + column
                if seat != observer and (self.least[i] > 0 or self.most[i] < UNBOUNDED):
                    found.append((seat, self.creature_of[column], self.least[i], self.most[i]))
        return found

    def strange_buried(self, observer: int) -> list[tuple[int, int]]:
        """Seats of whose unseen discards fewer than all can be cards that the observer has no note of; how many."""
        most = [(seat, self.strange[observer * MOST_SEATS + seat]) for seat in range(self.seats) if seat != observer]
        return [(seat, strange) for seat, strange in most if strange < len(self.buried(seat))]

    # Laid out

    def lay_cards(self, place: int, labels: list[int]) -> None:
        for card in sorted(self.card_of(label) for label in labels):
            if HANDS <= place < ASIDE:
                self.gain(place, card)
            elif ASIDE <= place < SECRET:
                self.aside_sizes[place - ASIDE] += 1
            elif SECRET <= place < BURIED:
                self.secrets[place - SECRET] = card
            elif place < HIDDEN_PLACES or place == DISCARDED:
                self.discards += 1
                for observer in range(OBSERVERS if place != DISCARDED else 0):
                    self.strange[observer * MOST_SEATS + place - BURIED] += 1
            else:
                self.deck[self.deck_left] = card
                self.deck_left += 1
            self.where[card] = place

    def lay_pile(self, column: int, row: int, labels: list[int]) -> None:
        for label in labels:
            card = self.card_of(label)
            self.below[card] = self.tops[column * ROWS + row]
            self.tops[column * ROWS + row] = card
            self.where[card] = GRID

    def lay_pebbles(self, column: int, spaces: list[int], champion: list[int]) -> None:
        for row in range(ROWS):
            self.pebbles[column * ROWS + row] = spaces[row]
            if spaces[row] != NOTHING:
                self.supply[spaces[row]] -= 1
        for seat in range(self.seats):
            self.champions[column * MOST_SEATS + seat] = champion[seat]
            self.supply[seat] -= champion[seat]

    def lay_secrets(self, made: list[bool]) -> None:
        for seat in range(self.seats):
            self.secret_made |= made[seat] << seat
            if self.secrets[seat] != NOTHING:
                self.supply[seat] -= 1

    def fell(self, creatures: list[int]) -> None:
        for i in range(len(creatures)):
            self.fallen[self.column_of[creatures[i]]] = i + 1
            self.living &= ~(1 << self.column_of[creatures[i]])
        self.row = min(len(creatures), ROWS - 1)

    def go_to(self, step: int, turn: int, ended: int, idle: int, stirred: bool) -> None:
        self.step = step
        self.turn = turn
        self.ended = ended
        self.idle = idle
        self.stirred = stirred
        self.waiting = 0 if step == OVER else 1 << turn

    def resolving(self, power: int, stage: int, home: int, target: int, named: int, looked: list[int]) -> None:
        self.power = power
        self.stage = stage
        self.home = home
        self.target = target
        self.named = named
        for i in range(len(looked)):
            self.looked[i] = self.card_of(looked[i])
        if self.step == CHOOSING and power == HOOT and stage == 3:
            self.waiting = 1 << target

    def in_this_turn(self, twice: bool, veiled: bool, dropped: int, placing: int) -> None:
        self.twice = twice
        self.veiled = veiled
        self.dropped = dropped
        self.card = NOTHING if placing == NOTHING else self.card_of(placing)

    def clear(self, seat: int, creatures: list[int]) -> None:
        for creature in creatures:
            self.cleared[seat] |= 1 << self.column_of[creature]

    def played_last(self, seat: int, label: int, covered: int, named: int, offered: bool, prestige: list[int]) -> None:
        self.last_seat = seat
        self.last_named = named
        self.last_offered = offered
        for other in range(len(prestige)):
            self.last_prestige[other] = prestige[other]
        self.last_card = NOTHING if label == NOTHING else self.card_of(label)
        self.last_covered = NOTHING if covered == NOTHING else self.card_of(covered)

    def note_down(self, observer: int, label: int, places: list[int]) -> None:
        self.notes[observer * CARDS + self.card_of(label)] = sum(1 << place for place in places)
        self.noted_places |= sum(1 << place for place in places)

    def keep_bound(self, observer: int, bound: Bound) -> None:
        seat, creature, least, most = bound
        i = (observer * MOST_SEATS + seat) * COLUMNS + self.column_of[creature]
        self.bounded |= 1 << seat
        self.least[i] = least
        self.most[i] = most

    def keep_bounds(self, seats: list[int]) -> None:
        for seat in seats:
            self.bounded |= 1 << seat

    def keep_strange(self, observer: int, seat: int, most: int) -> None:
        self.strange[observer * MOST_SEATS + seat] = min(most, self.strange[observer * MOST_SEATS + seat])

    # What can't be so

    def contradicts_strange(self) -> int:
        """A seat whose unseen discards somebody has too few notes of, or knows less of than everybody."""
        for observer in range(OBSERVERS):
            for seat in range(self.seats):
                cards = [self.card_of(label) for label in self.buried(seat)]
                without = sum(self.notes[observer * CARDS + card] == 0 for card in cards)
                most = self.strange[observer * MOST_SEATS + seat]
                if seat != observer and (without > most or most > self.strange[PUBLIC * MOST_SEATS + seat]):
                    return seat
        return NOTHING

    def contradicts_notes(self) -> int:
        """The label of a card about which somebody has a wrong note, or knows less than everybody."""
        for card in range(CARDS):
            everybody = self.notes[PUBLIC * CARDS + card]
            for observer in range(OBSERVERS):
                note = self.notes[observer * CARDS + card]
                owner = self.where[card] < HIDDEN_PLACES and self.where[card] % MOST_SEATS == observer
                if (note != 0 and (owner or not note >> self.where[card] & 1)) or (
                    not owner and everybody != 0 and (note == 0 or note & ~everybody)
                ):
                    return self.label(card)
        return NOTHING

    def contradicts_bounds(self) -> tuple[int, int] | None:
        """A seat and a creature of which the hand has more or fewer cards than somebody is sure of."""
        for observer in range(OBSERVERS):
            for seat, creature, least, most in self.bounds(observer):
                column = self.column_of[creature]
                held = sum(label // 11 == creature for label in self.hand(seat))
                aside = sum(label // 11 == creature for label in self.aside(seat))
                public = (PUBLIC * MOST_SEATS + seat) * COLUMNS + column
                if held > most or held + aside < least or least < self.least[public] or most > self.most[public]:
                    return seat, creature
        return None
