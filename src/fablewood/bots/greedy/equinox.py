"""Rules of thumb for Equinox: make the move after which the table looks best.

A table looks good where one's pebbles lie on creatures that will live and the others' on creatures that will fall;
then come cards in hand that help with that, and powers that could be used.
"""

from __future__ import annotations

from fablewood.bots.greedy.best import best_of
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.equinox.numbers import (
    CHOOSING,
    COLUMNS,
    CREATURES,
    NOTHING,
    OFFERED,
    PEBBLES,
    PLACING,
    ROWS,
    STRENGTHS,
    VALUE_OF_ROW,
)
from fablewood.games.equinox.rules import Equinox

SECRET_WORTH = 5
WIN = 100.0
POWER = 0.6
"""What a power that is offered is good for, before anything is known of its choices."""
USUAL_STRENGTH = 4.0
"""What an empty space is thought to get."""
SURVIVORS = COLUMNS - ROWS


def choose(world: State, seat: int, chance: Chance) -> int:
    assert isinstance(world, Equinox)
    return best_of(world.legal(seat), lambda move: outlook(world, seat, move), chance)


def outlook(world: Equinox, seat: int, move: int) -> float:
    """How the table looks after a move, and after the best choice if the move asks for one."""
    after = world.copy()
    assert isinstance(after, Equinox)
    after.play(seat, move)
    if after.to_act() == (seat,):
        if after.step in (PLACING, CHOOSING):
            return max(outlook(after, seat, choice) for choice in after.legal(seat))
        if after.step == OFFERED:
            return worth(after, seat) + POWER
    return worth(after, seat)


def worth(table: Equinox, seat: int) -> float:
    shares = table.shares()
    if shares is not None:
        return WIN * shares[seat]
    living = [column for column in range(COLUMNS) if not table.fell_in(column)]
    stakes = {column: stakes_on(table, seat, column) for column in living}
    chances = survival(table, living)
    hopes = [sum(chances[column] * stakes[column][one] for column in living) for one in range(table.seats)]
    others = [one for one in range(table.seats) if one != seat]
    lead = hopes[seat] - max(hopes[one] for one in others)
    threats = sum(len(table.hand(one)) * hopes[one] for one in others)
    return lead + 0.3 * hopes[seat] + pebbles(table, seat) + hand(table, seat, stakes) - 0.002 * threats


def stakes_on(table: Equinox, seat: int, column: int) -> list[int]:
    """The prestige of each on a creature, one's own secret prediction included."""
    stakes = table.prestiges(column)
    secret = table.secret(seat)
    if secret != NOTHING and secret // STRENGTHS == table.creatures()[column]:
        stakes[seat] += SECRET_WORTH
    return stakes


def survival(table: Equinox, living: list[int]) -> dict[int, float]:
    """How likely each creature lives to the end: the weaker now, the less; after this round by lot."""
    strengths = {column: table.strength_shown(column, table.row) for column in living}
    dangers = {
        column: (STRENGTHS + 0.5 - (USUAL_STRENGTH if strength is None else strength)) ** 2
        for column, strength in strengths.items()
    }
    total = sum(dangers.values())
    later = SURVIVORS / (len(living) - 1)
    doomed = falling(strengths)
    return {
        column: 0.0 if column == doomed else later * (1 - danger / total if doomed == NOTHING else 1)
        for column, danger in dangers.items()
    }


def falling(strengths: dict[int, float | None]) -> int:
    """The creature that falls if the turn ends so, NOTHING if none does."""
    shown = [strength for strength in strengths.values() if strength is not None]
    lowest = min(shown, default=0.0)
    if len(shown) < len(strengths) or shown.count(lowest) > 1:
        return NOTHING
    return next(column for column, strength in strengths.items() if strength == lowest)


def pebbles(table: Equinox, seat: int) -> float:
    """A pebble in hand is worth less than one that lies well, but more than one on a lost creature."""
    return 0.25 * VALUE_OF_ROW[table.row] * min(table.pebbles_left(seat), PEBBLES)


def hand(table: Equinox, seat: int, stakes: dict[int, list[int]]) -> float:
    """Strong cards for one's own creatures, weak ones for those of others; nothing for cards that can't be played."""
    total = 0.0
    for label in table.hand(seat):
        creature, strength = divmod(label, STRENGTHS)
        column = table.column(creature) if creature < CREATURES else NOTHING
        if column == NOTHING:
            total += 0.3
        elif column in stakes:
            own = stakes[column][seat]
            rival = max(points for one, points in enumerate(stakes[column]) if one != seat)
            total += 0.1 + 0.008 * (strength * own + (STRENGTHS - 1 - strength) * max(0, rival - own))
            total += 0.1 * (table.controller_of(column) == seat)
    return total
