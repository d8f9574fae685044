"""How a table of Equinox that lies open will probably end: weights learned from many games that searching bots played.

First how likely each creature is to live, then what each seat can hope for from that and from what it has in hand.
`tools/learn_equinox.py` makes the weights; those here are what it last found.
"""

from __future__ import annotations

from fablewood.bots.thumbs import equinox_weights
from fablewood.games.equinox import numbers
from fablewood.games.equinox.numbers import (
    CHAMELEON,
    CHAMPION_ROW,
    COLUMNS,
    KINDS,
    MOST_SEATS,
    NOTHING,
    ROWS,
    STRENGTHS,
    TREE,
)
from fablewood.games.equinox.rules import Equinox

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from math import exp

    from fablewood.core.no_cython import how_many, lowest_bit

SIGNS_OF_COLUMN = 10
SIGNS_OF_SEAT = 12
USUAL_STRENGTH = 8
"""Twice what an empty space is thought to get."""
VALUE_OF_ROW = numbers.VALUE_OF_ROW
LIVES = equinox_weights.LIVES
WINS = equinox_weights.WINS


class Judgement:
    def __init__(self) -> None:
        self.stakes = [0] * 40  # by column and seat
        self.strengths = [0] * 8
        self.lives = [0.0] * 8
        self.signs = [0.0] * 12

    def guess(self, table: Equinox, shares: list[float]) -> None:
        self.look(table)
        most = -1000.0
        for seat in range(table.seats):
            self.see_seat(table, seat)
            shares[seat] = 0.0
            for i in range(SIGNS_OF_SEAT):
                shares[seat] += WINS[table.row * SIGNS_OF_SEAT + i] * self.signs[i]
            most = max(most, shares[seat])
        total = 0.0
        for seat in range(table.seats):
            shares[seat] = exp(shares[seat] - most)
            total += shares[seat]
        for seat in range(table.seats):
            shares[seat] /= total

    def look(self, table: Equinox) -> None:
        """How likely each creature lives."""
        for column in range(COLUMNS):
            self.lives[column] = 0.0
            if table.living >> column & 1:
                self.strengths[column] = USUAL_STRENGTH
                if table.tops[column * ROWS + table.row] != NOTHING:
                    self.strengths[column] = table.strength(column, table.row)
                for seat in range(table.seats):
                    self.see_stake(table, column, seat)
        for column in range(COLUMNS):
            if table.living >> column & 1:
                self.see_column(table, column)
                odds = 0.0
                for i in range(SIGNS_OF_COLUMN):
                    odds += LIVES[table.row * SIGNS_OF_COLUMN + i] * self.signs[i]
                self.lives[column] = 1.0 / (1.0 + exp(-odds))

    def see_stake(self, table: Equinox, column: int, owner: int) -> None:
        points = table.prestige(owner, column)
        secret = table.secrets[owner]
        if secret != NOTHING and secret // STRENGTHS == column:
            points += VALUE_OF_ROW[CHAMPION_ROW]
        self.stakes[column * MOST_SEATS + owner] = points

    def see_column(self, table: Equinox, column: int) -> None:
        """What speaks for a creature and against it."""
        strength = self.strengths[column]
        weakest = 100
        weaker = 0
        others = 0
        for other in range(COLUMNS):
            if other != column and table.living >> other & 1:
                others += 1
                weaker += self.strengths[other] < strength
                weakest = min(weakest, self.strengths[other])
        staked = 0
        backers = 0
        help = 0
        harm = 0
        for seat in range(table.seats):
            staked += self.stakes[column * MOST_SEATS + seat]
            held = table.hands[seat * KINDS + column]
            if self.stakes[column * MOST_SEATS + seat] > 0:
                backers += 1
                help = max(help, highest(held))
            elif held != 0:
                harm = max(harm, STRENGTHS - lowest_bit(held))
        empty = table.tops[column * ROWS + table.row] == NOTHING
        self.signs[0] = 1.0
        self.signs[1] = 0.05 * strength
        self.signs[2] = empty
        self.signs[3] = weaker / (others + 0.0)
        self.signs[4] = 0.1 * max(-10, min(10, strength - weakest))
        self.signs[5] = 0.1 * min(staked, 20)
        self.signs[6] = backers / (table.seats + 0.0)
        self.signs[7] = 0.1 * help
        self.signs[8] = 0.1 * harm
        self.signs[9] = 0.01 * table.deck_left

    def see_seat(self, table: Equinox, seat: int) -> None:
        """What a seat has, and what it can do about it."""
        hopes = 0.0
        spread = 0.0
        help = 0.0
        harm = 0.0
        controlled = 0
        armed = 0
        for column in range(COLUMNS):
            held = table.hands[seat * KINDS + column]
            if table.living >> column & 1:
                own = self.stakes[column * MOST_SEATS + seat]
                rival = 0
                for other in range(table.seats):
                    if other != seat:
                        rival = max(rival, self.stakes[column * MOST_SEATS + other])
                lives = self.lives[column]
                hopes += lives * own
                spread += lives * (1.0 - lives) * own * own
                if held != 0:
                    help += own * highest(held)
                    if rival > own:
                        harm += (rival - own) * (STRENGTHS - lowest_bit(held))
                if own > rival:
                    controlled += 1
                    armed += held != 0
        self.signs[0] = 0.2 * hopes
        self.signs[1] = table.supply[seat]
        self.signs[2] = 0.1 * table.supply[seat] * VALUE_OF_ROW[table.row]
        self.signs[3] = table.row == 0 and table.supply[seat] > 0 and not table.secret_made >> seat & 1
        self.signs[4] = 0.1 * table.hand_sizes[seat]
        self.signs[5] = 0.02 * help
        self.signs[6] = 0.02 * harm
        self.signs[7] = how_many(table.hands[seat * KINDS + CHAMELEON]) + how_many(table.hands[seat * KINDS + TREE])
        self.signs[8] = controlled
        self.signs[9] = armed
        self.signs[10] = 0.04 * spread
        self.signs[11] = table.turn == seat

    def described(self, table: Equinox) -> list[list[float]]:
        """All signs, column by column and then seat by seat: what the weights are learned from."""
        self.look(table)
        found = []
        for column in range(COLUMNS):
            if table.living >> column & 1:
                self.see_column(table, column)
                found.append([column, *[self.signs[i] for i in range(SIGNS_OF_COLUMN)]])
        for seat in range(table.seats):
            self.see_seat(table, seat)
            found.append([COLUMNS + seat, *[self.signs[i] for i in range(SIGNS_OF_SEAT)]])
        return found


def highest(held: int) -> int:
    """The greatest strength that is held, and 1; 0 for none."""
    top = 0
    while held != 0:
        top = lowest_bit(held) + 1
        held &= held - 1
    return top
