"""Draws the cards that an observer can't see, all deals that agree with what was learned being equally likely.

Cards of which something is noted go first, each to any free room at the places where it can be; then all others to
the rooms that are left. Where notes overlap without one containing the other, some deals would come up too often:
these are drawn again as often as makes up for it. Deals that break a bound, or put a card where only Creature cards
can be, are drawn again as well; so what remains is uniform.
"""

from __future__ import annotations

from fablewood.core.chance import Chance
from fablewood.games.equinox.board import Board
from fablewood.games.equinox.numbers import (
    BURIED,
    CARDS,
    CHOOSING,
    COLUMNS,
    CREATURE_CARDS,
    DECK,
    GOATMAN,
    HANDS,
    HIDDEN_PLACES,
    KINDS,
    MOST_SEATS,
    NOTHING,
    PLACES,
    SECRET,
    STRENGTHS,
)

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import how_many


def imagine_cards(table: Board, observer: int, chance: Chance) -> None:
    if not cython.compiled:
        rooms, free = [0] * PLACES, [0] * PLACES
        unknown, noted = [0] * CARDS, [0] * CARDS
    for place in range(PLACES):
        rooms[place] = 0
    known = 0
    rest = 0
    for card in range(CARDS):
        if is_hidden(table.where[card], observer):
            rooms[table.where[card]] += 1
            if table.notes[observer * CARDS + card] != 0:
                noted[known] = card
                known += 1
            else:
                unknown[rest] = card
                rest += 1
    sort_by_freedom(table, observer, noted, known)
    while True:
        for place in range(PLACES):
            free[place] = rooms[place]
        if (
            put_noted(table, observer, noted, known, rooms, free, chance)
            and put_unknown(table, unknown, rest, free, chance)
            and secrets_fit(table)
            and buried_fit(table, observer)
            and fits(table, observer)
        ):
            break
    tidy(table, observer)


def is_hidden(place: int, observer: int) -> bool:
    return place == DECK or (place < HIDDEN_PLACES and place % MOST_SEATS != observer)


def sort_by_freedom(table: Board, observer: int, noted: list[int], known: int) -> None:
    """Those that can be in fewest places first."""
    for i in range(1, known):
        card = noted[i]
        places = how_many(table.notes[observer * CARDS + card])
        j = i
        while j > 0 and how_many(table.notes[observer * CARDS + noted[j - 1]]) > places:
            noted[j] = noted[j - 1]
            j -= 1
        noted[j] = card


def put_noted(
    table: Board, observer: int, noted: list[int], known: int, rooms: list[int], free: list[int], chance: Chance
) -> bool:
    """Put each card somewhere; False if this try doesn't count.

    A try in which a card finds less room than it might have found counts so much less often.
    """
    for i in range(known):
        note = table.notes[observer * CARDS + noted[i]]
        room = 0
        might = 0
        for place in range(PLACES):
            if note >> place & 1:
                room += free[place]
                might += rooms[place]
        for j in range(i):
            might -= table.notes[observer * CARDS + noted[j]] & ~note == 0
        if room < might and chance.draw(might) >= room:
            return False
        skip = chance.draw(room) if how_many(note) > 1 else 0
        place = 0
        while not note >> place & 1 or skip >= free[place]:
            if note >> place & 1:
                skip -= free[place]
            place += 1
        free[place] -= 1
        table.where[noted[i]] = place
    return True


def put_unknown(table: Board, unknown: list[int], rest: int, free: list[int], chance: Chance) -> bool:
    """Shuffle them into what is left, the deck last; False if a place gets a card that can't be there."""
    last = rest
    for i in range(HIDDEN_PLACES):
        place = HIDDEN_PLACES - 1 - i
        for room in range(free[place]):
            j = chance.draw(last)
            last -= 1
            card = unknown[j]
            unknown[j] = unknown[last]
            unknown[last] = card
            if place >= SECRET and card >= CREATURE_CARDS:
                return False
            table.where[card] = place
    for i in range(last):
        table.where[unknown[i]] = DECK
    return True


def secrets_fit(table: Board) -> bool:
    """Whether no secret prediction is on a creature where it is known not to be."""
    for card in range(CREATURE_CARDS):
        seat = table.where[card] - SECRET
        if seat >= 0 and seat < MOST_SEATS and table.cleared[seat] >> card // STRENGTHS & 1:
            return False
    return True


def buried_fit(table: Board, observer: int) -> bool:
    """Whether no more cards that the observer has no notes of were discarded unseen than can have been."""
    for seat in range(table.seats):
        if seat != observer:
            strange = 0
            for card in range(CREATURE_CARDS):
                strange += table.where[card] == BURIED + seat and table.notes[observer * CARDS + card] == 0
            if strange > table.strange[observer * MOST_SEATS + seat]:
                return False
    return True


def fits(table: Board, observer: int) -> bool:
    """Whether hands keep their bounds."""
    if not cython.compiled:
        held, aside = [0] * COLUMNS, [0] * COLUMNS
    for seat in range(table.seats):
        if table.bounded >> seat & 1 and seat != observer:
            for column in range(COLUMNS):
                held[column] = 0
                aside[column] = 0
            for card in range(CREATURE_CARDS):
                if table.where[card] % MOST_SEATS == seat and table.where[card] < SECRET:
                    held[card // STRENGTHS] += table.where[card] < MOST_SEATS
                    aside[card // STRENGTHS] += table.where[card] >= MOST_SEATS
            for column in range(COLUMNS):
                i = (observer * MOST_SEATS + seat) * COLUMNS + column
                if held[column] > table.most[i] or held[column] + aside[column] < table.least[i]:
                    return False
    return True


def tidy(table: Board, observer: int) -> None:
    """Make everything else agree with where the cards are now."""
    for seat in range(table.seats):
        if seat != observer:
            for kind in range(KINDS):
                table.hands[seat * KINDS + kind] = 0
    n = 0
    for card in range(CARDS):
        place = table.where[card]
        if place == DECK:
            table.deck[n] = card
            n += 1
        elif place < HIDDEN_PLACES and place % MOST_SEATS != observer:
            seat = place % MOST_SEATS
            table.notes[seat * CARDS + card] = 0
            if place < MOST_SEATS:
                table.hands[seat * KINDS + card // STRENGTHS] |= 1 << card % STRENGTHS
            elif place >= SECRET and place < SECRET + MOST_SEATS:
                table.secrets[seat] = card
    if table.step == CHOOSING and table.power == GOATMAN and table.stage == 2:
        look_again(table, observer)


def look_again(table: Board, observer: int) -> None:
    """Goatman's player and the other one know which cards are looked at; nobody else does."""
    if not (1 << table.turn | 1 << table.target) >> observer & 1:
        table.any_of_hand(table.target, 3, table.looked)
    for i in range(3):
        if table.looked[i] != NOTHING:
            table.learn(table.turn, table.looked[i], HANDS + table.target)
