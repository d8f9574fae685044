"""Rules of thumb for Equinox: make the move after which the table looks best.

A table looks good where one's pebbles lie on creatures that will live and the others' on creatures that will fall;
then come cards in hand that help with that, and powers that could be used.
"""

from __future__ import annotations

from fablewood.bots.policy import Policy
from fablewood.bots.thumbs.equinox_judgement import Judgement
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.equinox import numbers
from fablewood.games.equinox.numbers import (
    CHAMPION_ROW,
    CHOOSING,
    COLUMNS,
    KINDS,
    MOST_SEATS,
    NOTHING,
    OFFERED,
    PLACING,
    PREDICTING,
    ROWS,
    STRENGTHS,
)
from fablewood.games.equinox.rules import Equinox

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import lowest_bit

WIN = 100.0
POWER = 0.6
"""What a power that is offered is good for, before anything is known of its choices."""
USUAL_STRENGTH = 8
"""Twice what an empty space is thought to get."""
SURVIVORS = COLUMNS - ROWS
GIVEN_UP = 0.1
"""How much rarer secret predictions are on creatures that fell: who has one fights for it. From bots' games, as are"""
BACKED = 1.8
"""how much more frequent on creatures on which one's own pebbles lie, and"""
WEAK = 4
KEPT_FOR_PLAY = 0.4
"""how much rarer with weak cards, which are good for playing."""
VALUE_OF_ROW = numbers.VALUE_OF_ROW


class EquinoxThumbs(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.courage = 0.1  # its guesses differ by little
        self.stakes = [0] * 40  # by column and seat
        self.survival = [0.0] * 8
        self.hopes = [0.0] * 5
        self.judgement = Judgement()
        self.first = Equinox()
        self.second = Equinox()
        self.third = Equinox()

    def attend(self, root: State) -> None:
        """Tables to try moves on."""
        self.first = cython.cast(Equinox, root.copy())
        self.second = cython.cast(Equinox, root.copy())
        self.third = cython.cast(Equinox, root.copy())
        self.weighs = False
        for seat in range(self.first.seats):
            self.weighs = self.weighs or self.first.secrets[seat] != NOTHING

    # What others hold

    def likelihood(self, state: State, seat: int) -> float:
        return self.likelihood_at(cython.cast(Equinox, state), seat)

    def likelihood_at(self, table: Equinox, seat: int) -> float:
        """Secret predictions are made on creatures that one stands by, and fights for."""
        likely = 1.0
        for other in range(table.seats):
            secret = table.secrets[other]
            if other != seat and secret != NOTHING:
                column = secret // STRENGTHS
                if not table.living >> column & 1:
                    likely *= GIVEN_UP
                elif table.prestige(other, column) > 0:
                    likely *= BACKED
                if secret % STRENGTHS < WEAK:
                    likely *= KEPT_FOR_PLAY
        return likely

    # How it ends

    def settled(self, state: State) -> bool:
        """Between turns the table says enough."""
        return cython.cast(Equinox, state).step == PREDICTING  # type: ignore[no-any-return]

    def guess(self, state: State, shares: list[float]) -> None:
        self.judgement.guess(cython.cast(Equinox, state), shares)

    def pick(self, state: State, seat: int, moves: list[int], n: int, chance: Chance) -> int:
        if n == 1:
            return 0
        start = chance.draw(n)  # among equals, no favourite
        best = start
        most = -1000.0
        for i in range(n):
            j = start + i if start + i < n else start + i - n
            outlook = self.outlook(cython.cast(Equinox, state), self.first, seat, moves[j], 0)
            if outlook > most:
                most = outlook
                best = j
        return best

    def outlook(self, table: Equinox, after: Equinox, seat: int, move: int, depth: int) -> float:
        """How the table looks after a move, and after the best choice if the move asks for one."""
        if not cython.compiled:
            moves = [0] * 512
        after.copy_from(table)
        after.apply(seat, move)
        if after.waiting != 1 << seat or depth == 2 or after.step not in (PLACING, OFFERED, CHOOSING):
            return self.worth(after, seat)
        if after.step == OFFERED:
            return self.worth(after, seat) + POWER
        n = after.find_moves(seat, moves)
        most = -1000.0
        for i in range(n):
            if depth == 0:
                outlook = self.outlook(after, self.second, seat, moves[i], 1)
            else:
                outlook = self.outlook(after, self.third, seat, moves[i], 2)
            most = max(most, outlook)
        return most

    def worth(self, table: Equinox, seat: int) -> float:
        if table.waiting == 0:
            return WIN * table.payoff(seat)
        self.look_at(table, seat)
        rival = -1000.0
        threats = 0.0
        for other in range(table.seats):
            if other != seat:
                rival = max(rival, self.hopes[other])
                threats += table.hand_sizes[other] * self.hopes[other]
        pebbles = 0.25 * VALUE_OF_ROW[table.row] * table.supply[seat]
        return 1.3 * self.hopes[seat] - rival + pebbles + self.hand(table, seat) - 0.002 * threats

    def look_at(self, table: Equinox, seat: int) -> None:
        """What each has at stake, as far as a seat or the public knows, and can hope for."""
        self.see_survival(table)
        for other in range(table.seats):
            self.hopes[other] = 0.0
        for column in range(COLUMNS):
            if table.living >> column & 1:
                for other in range(table.seats):
                    self.see_stake(table, column, other, seat)
                    self.hopes[other] += self.survival[column] * self.stakes[column * MOST_SEATS + other]

    def see_stake(self, table: Equinox, column: int, owner: int, seat: int) -> None:
        points = table.prestige(owner, column)
        secret = table.secrets[owner]
        if secret != NOTHING and secret // STRENGTHS == column and (owner == seat or seat == NOTHING):  # noqa: PLR1714
            points += VALUE_OF_ROW[CHAMPION_ROW]
        self.stakes[column * MOST_SEATS + owner] = points

    def see_survival(self, table: Equinox) -> None:
        """How likely each creature lives to the end: the weaker now, the less; after this round by lot."""
        living = 0
        total = 0.0
        for column in range(COLUMNS):
            if table.living >> column & 1:
                living += 1
                strength = USUAL_STRENGTH
                if table.tops[column * ROWS + table.row] != NOTHING:
                    strength = table.strength(column, table.row)
                danger = 23.0 - strength
                self.survival[column] = danger * danger
                total += danger * danger
        later = SURVIVORS / (living - 1.0)
        doomed = table.weakest()
        for column in range(COLUMNS):
            if table.living >> column & 1:
                if doomed == NOTHING:
                    self.survival[column] = later * (1.0 - self.survival[column] / total)
                else:
                    self.survival[column] = 0.0 if column == doomed else later

    def hand(self, table: Equinox, seat: int) -> float:
        """Strong cards for one's own creatures, weak ones for those of others; nothing for the eliminated."""
        total = 0.0
        for kind in range(KINDS):
            held = table.hands[seat * KINDS + kind]
            while held != 0:
                if kind >= COLUMNS:
                    total += 0.3
                elif table.living >> kind & 1:
                    total += self.card(table, seat, kind, lowest_bit(held))
                held &= held - 1
        return total

    def card(self, table: Equinox, seat: int, column: int, strength: int) -> float:
        own = self.stakes[column * MOST_SEATS + seat]
        rival = 0
        for other in range(table.seats):
            if other != seat:
                rival = max(rival, self.stakes[column * MOST_SEATS + other])
        worth = 0.1 + 0.008 * strength * own
        if rival > own:
            worth += 0.008 * (STRENGTHS - 1 - strength) * (rival - own)
        return worth + 0.1 if own > rival else worth
