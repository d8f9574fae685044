"""What creatures and Trees can do, in the order of the rulebook (EQ 9 and 10): a class for each, and its place in BOOK.

A power that asks something sets the stage, offers moves for it and takes the choice; it is resolved when the stage is
0 again. `home` is the column on which the card was played: so a power reads the same whoever uses it.
"""

from __future__ import annotations

from fablewood.games.equinox import numbers
from fablewood.games.equinox.board import Board
from fablewood.games.equinox.numbers import (
    ASIDE,
    CARDS,
    CHAMPION_ROW,
    CHOOSE,
    CHOSE,
    COLUMNS,
    EVERYBODY,
    GAVE,
    GIVE,
    HANDS,
    KEEP,
    KEPT,
    KINDS,
    LIFT,
    LIFT_SECRET,
    LIFTED,
    LOOKED,
    MISSED,
    MOST_SEATS,
    NAME,
    NAMED,
    NOTHING,
    PLACE,
    PLAYING,
    POWERS,
    PUT,
    REMOVED,
    ROWS,
    SET_ASIDE,
    STRENGTHS,
    SWAP,
    SWAPPED,
    TAKE,
)

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

# As C arrays.
LOWER_ROW = numbers.LOWER_ROW
UPPER_ROW = numbers.UPPER_ROW
PAIRS = len(numbers.PAIRS)


class Power:
    """No power at all."""

    def offered(self, table: Board) -> bool:
        """Whether it has a choice, as far as everybody can see: so nobody learns anything from its being offered."""
        return False

    def usable(self, table: Board) -> bool:
        """Whether it has a choice, with what only the acting player knows."""
        return self.offered(table)

    def begin(self, table: Board) -> None:
        pass

    def moves(self, table: Board, moves: list[int]) -> int:
        return 0

    def choose(self, table: Board, move: int) -> None:
        pass


class Squeak(Power):
    """EQ 9.1: draw three cards."""

    def offered(self, table: Board) -> bool:
        return table.deck_left >= 3 or not table.whole_squeak

    def begin(self, table: Board) -> None:
        for i in range(3):
            if table.ended == 0:
                table.draw(table.turn)


class MossMan(Power):
    """EQ 9.2: take a pebble of yours back."""

    def offered(self, table: Board) -> bool:
        for column in range(COLUMNS):
            if table.has_pebble(table.turn, column):
                return True
        return table.secrets[table.turn] != NOTHING

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for column in range(COLUMNS):
            first = LIFT + table.creature_of[column] * (ROWS + 1)
            for row in range(ROWS):
                if table.pebbles[column * ROWS + row] == table.turn:
                    moves[n] = first + row
                    n += 1
            if table.champions[column * MOST_SEATS + table.turn] > 0:
                moves[n] = first + CHAMPION_ROW
                n += 1
        if table.secrets[table.turn] != NOTHING:
            moves[n] = LIFT_SECRET
            n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        if table.scribe is not None:
            table.scribe.note(LIFTED, table.turn, move, table.secrets[table.turn])
        if move == LIFT_SECRET:
            table.uncover(table.turn)
        else:
            column = table.column_of[(move - LIFT) // (ROWS + 1)]
            row = (move - LIFT) % (ROWS + 1)
            if row == CHAMPION_ROW:
                table.champions[column * MOST_SEATS + table.turn] -= 1
            else:
                table.pebbles[column * ROWS + row] = NOTHING
        table.supply[table.turn] += 1
        table.stage = 0


class Stag(Power):
    """EQ 9.3: half of another hand, rounded up, is set aside."""

    def offered(self, table: Board) -> bool:
        return others_with(table, 1) != 0

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        return seats_of(others_with(table, 1), moves)

    def choose(self, table: Board, move: int) -> None:
        if not cython.compiled:
            chosen = [0] * CARDS
        target = move - CHOOSE
        if table.scribe is not None:
            table.scribe.note(CHOSE, table.turn, target, 0)
        n = (table.hand_sizes[target] + 1) // 2
        table.any_of_hand(target, n, chosen)
        table.blur(HANDS + target, ASIDE + target, 0, CARDS, 1 << target)
        for i in range(n):
            table.lose(target, chosen[i])
            table.where[chosen[i]] = ASIDE + target
            if table.scribe is not None:
                table.scribe.note(SET_ASIDE, target, chosen[i], 0)
        table.aside_sizes[target] += n
        table.stage = 0


class Rubble(Power):
    """EQ 9.4: place a pebble on any space without one, up to the current row."""

    def offered(self, table: Board) -> bool:
        if table.supply[table.turn] > 0:
            for column in range(COLUMNS):
                for row in range(table.row + 1):
                    if table.in_play(column) and table.pebbles[column * ROWS + row] == NOTHING:
                        return True
        return False

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for column in range(COLUMNS):
            for row in range(table.row + 1):
                if table.in_play(column) and table.pebbles[column * ROWS + row] == NOTHING:
                    moves[n] = PLACE + table.creature_of[column] * ROWS + row
                    n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        column = table.column_of[(move - PLACE) // ROWS]
        row = (move - PLACE) % ROWS
        table.put_pebble(column, row)
        if table.scribe is not None:
            table.scribe.note(PUT, table.turn, column, row)
        table.stage = 0


class Twinz(Power):
    """EQ 9.5: play a second card, once a turn."""

    def offered(self, table: Board) -> bool:
        return not table.twice and table.hand_sizes[table.turn] > 0

    def usable(self, table: Board) -> bool:
        return self.offered(table) and table.can_play(table.turn)

    def begin(self, table: Board) -> None:
        table.twice = True
        table.step = PLAYING


class Hoot(Power):
    """EQ 9.6: ask somebody for a card of a creature; who has none shows the hand."""

    def offered(self, table: Board) -> bool:
        return True

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        if table.stage == 1:
            return seats_of(others_with(table, 0), moves)
        if table.stage == 2:
            return creatures_in_play(table, moves)
        return table.list_kinds(table.target, 1 << table.column_of[table.named], GIVE, moves, 0)

    def choose(self, table: Board, move: int) -> None:
        if table.stage == 1:
            table.target = move - CHOOSE
            table.stage = 2
            if table.scribe is not None:
                table.scribe.note(CHOSE, table.turn, table.target, 0)
        elif table.stage == 2:
            self.ask(table, move - NAME)
        else:
            self.give(table, table.card_of(move - GIVE))

    def ask(self, table: Board, creature: int) -> None:
        column = table.column_of[creature]
        name(table, creature)
        if table.hands[table.target * KINDS + column] != 0:
            table.named = creature
            table.stage = 3
            table.waiting = 1 << table.target
        else:
            if table.scribe is not None:
                table.scribe.note(MISSED, table.turn, table.target, creature)
            table.lacks(table.target, column, table.aside_sizes[table.target] == 0)
            table.show_hand(table.target, 1 << table.turn)
            table.stage = 0

    def give(self, table: Board, card: int) -> None:
        """Others see from whom to whom a card goes, and of which creature it is."""
        column = card // STRENGTHS
        both = 1 << table.turn | 1 << table.target
        table.bound(table.turn)
        table.blur(HANDS + table.target, HANDS + table.turn, column * STRENGTHS, (column + 1) * STRENGTHS, both)
        table.departs(table.target, column, EVERYBODY)
        table.arrives(table.turn, column, EVERYBODY)
        table.hand_over(table.target, table.turn, card)
        if table.scribe is not None:
            table.scribe.note(GAVE, table.target, table.turn, card)
        table.stage = 0


class Carmen(Power):
    """EQ 9.7: discard cards of any creatures in phase 3 of this turn, unseen."""

    def offered(self, table: Board) -> bool:
        return True

    def begin(self, table: Board) -> None:
        table.veiled = True


class Fungy(Power):
    """EQ 9.8: use the power of another creature that was eliminated."""

    def offered(self, table: Board) -> bool:
        for column in range(COLUMNS):
            if self.may_copy(table, column) and is_offered(table, table.creature_of[column]):
                return True
        return False

    def usable(self, table: Board) -> bool:
        for column in range(COLUMNS):
            if self.may_copy(table, column) and is_usable(table, table.creature_of[column]):
                return True
        return False

    def may_copy(self, table: Board, column: int) -> bool:
        return table.fallen[column] != 0 and column != table.home

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for column in range(COLUMNS):
            if self.may_copy(table, column) and is_usable(table, table.creature_of[column]):
                moves[n] = NAME + table.creature_of[column]
                n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        table.power = move - NAME
        table.stage = 0
        name(table, table.power)
        begin_power(table, table.power)


class Goatman(Power):
    """EQ 9.9: look at three cards of somebody's hand, keep one of them."""

    def offered(self, table: Board) -> bool:
        return others_with(table, 3) != 0

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        if table.stage == 1:
            return seats_of(others_with(table, 3), moves)
        for i in range(3):
            moves[i] = KEEP + table.label(table.looked[i])
        return 3

    def choose(self, table: Board, move: int) -> None:
        if table.stage == 1:
            self.look(table, move - CHOOSE)
        else:
            self.keep(table, table.card_of(move - KEEP))

    def look(self, table: Board, target: int) -> None:
        table.target = target
        table.stage = 2
        table.any_of_hand(target, 3, table.looked)
        if table.scribe is not None:
            table.scribe.note(CHOSE, table.turn, target, 0)
        for i in range(3):
            table.learn(table.turn, table.looked[i], HANDS + target)
            if table.scribe is not None:
                table.scribe.note(LOOKED, table.turn, target, table.looked[i])

    def keep(self, table: Board, card: int) -> None:
        both = 1 << table.turn | 1 << table.target
        kind = card // STRENGTHS
        table.blur(HANDS + table.target, HANDS + table.turn, 0, CARDS, both)
        table.departs(table.target, kind, both)
        table.arrives(table.turn, kind, both)
        table.hand_over(table.target, table.turn, card)
        if table.scribe is not None:
            table.scribe.note(KEPT, table.turn, table.target, card)
        table.stage = 0


class FieryFang(Power):
    """EQ 9.10: take a visible card of this creature from a row before."""

    def offered(self, table: Board) -> bool:
        for row in range(table.row):
            if table.is_creature(table.tops[table.home * ROWS + row]):
                return True
        return False

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for row in range(table.row):
            top = table.tops[table.home * ROWS + row]
            if table.is_creature(top):
                moves[n] = TAKE + table.label(top)
                n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        take_visible(table, move)


class Hopscotch(Power):
    """EQ 9.11: swap two visible cards of a creature that lie in different rows."""

    def offered(self, table: Board) -> bool:
        for column in range(COLUMNS):
            for pair in range(PAIRS):
                if self.may_swap(table, column, pair):
                    return True
        return False

    def may_swap(self, table: Board, column: int, pair: int) -> bool:
        if not table.in_play(column):
            return False
        lower = table.tops[column * ROWS + LOWER_ROW[pair]]
        upper = table.tops[column * ROWS + UPPER_ROW[pair]]
        if table.any_visible:
            return lower >= 0 and upper >= 0
        return table.is_creature(lower) and table.is_creature(upper)

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for column in range(COLUMNS):
            for pair in range(PAIRS):
                if self.may_swap(table, column, pair):
                    moves[n] = SWAP + table.creature_of[column] * PAIRS + pair
                    n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        column = table.column_of[(move - SWAP) // PAIRS]
        pair = (move - SWAP) % PAIRS
        table.swap_tops(column, LOWER_ROW[pair], UPPER_ROW[pair])
        if table.scribe is not None:
            table.scribe.note(SWAPPED, table.turn, column, pair)
        table.stage = 0


class FeatherFox(Power):
    """EQ 9.12: discard the visible card of another creature in the current row."""

    def offered(self, table: Board) -> bool:
        for column in range(COLUMNS):
            if self.may_remove(table, column):
                return True
        return False

    def may_remove(self, table: Board, column: int) -> bool:
        return column != table.home and table.tops[column * ROWS + table.row] != NOTHING

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for column in range(COLUMNS):
            if self.may_remove(table, column):
                moves[n] = NAME + table.creature_of[column]
                n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        column = table.column_of[move - NAME]
        card = table.lift_top(column, table.row)
        table.discard(card)
        if table.scribe is not None:
            table.scribe.note(REMOVED, table.turn, column, card)
        table.stage = 0


class Ursus(Power):
    """EQ 9.13: no power, but strength (EQ 3.3) and points (EQ 13.3)."""


class Pilgrim(Power):
    """EQ 9.14: take a visible Chameleon."""

    def offered(self, table: Board) -> bool:
        for space in range(COLUMNS * ROWS):
            if table.is_chameleon(table.tops[space]):
                return True
        return False

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for space in range(COLUMNS * ROWS):
            if table.is_chameleon(table.tops[space]):
                moves[n] = TAKE + table.label(table.tops[space])
                n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        take_visible(table, move)


class Ancestor(Power):
    """EQ 10.1: all secret predictions on a creature are revealed."""

    def offered(self, table: Board) -> bool:
        return True

    def begin(self, table: Board) -> None:
        table.stage = 1

    def moves(self, table: Board, moves: list[int]) -> int:
        return creatures_in_play(table, moves)

    def choose(self, table: Board, move: int) -> None:
        column = table.column_of[move - NAME]
        name(table, move - NAME)
        for seat in range(table.seats):
            if table.secrets[seat] != NOTHING and table.secrets[seat] // STRENGTHS == column:
                table.reveal(seat)
            elif table.secrets[seat] != NOTHING:
                table.cleared[seat] |= 1 << column
        table.stage = 0


class Dryad(Power):
    """EQ 10.2: take a visible Creature card, if there is one."""

    def offered(self, table: Board) -> bool:
        for space in range(COLUMNS * ROWS):
            if table.is_creature(table.tops[space]):
                return True
        return False

    def begin(self, table: Board) -> None:
        table.stage = 1 if self.offered(table) else 0

    def moves(self, table: Board, moves: list[int]) -> int:
        n = 0
        for space in range(COLUMNS * ROWS):
            if table.is_creature(table.tops[space]):
                moves[n] = TAKE + table.label(table.tops[space])
                n += 1
        return n

    def choose(self, table: Board, move: int) -> None:
        take_visible(table, move)


BOOK = (
    Squeak(), MossMan(), Stag(), Rubble(), Twinz(), Hoot(), Carmen(), Fungy(), Goatman(), FieryFang(), Hopscotch(),
    FeatherFox(), Ursus(), Pilgrim(), Ancestor(), Dryad(),
)  # fmt: skip

if not cython.compiled:
    PAGES = list(BOOK)


def open_book() -> None:
    """In C a power is found by a pointer."""
    for i in range(POWERS):
        PAGES[i] = cython.cast(cython.pointer(cython.void), BOOK[i])


if cython.compiled:
    open_book()


# What the rules of the turn, and Fungy, ask of a power by its number


def is_offered(table: Board, power: int) -> bool:
    return cython.cast(Power, PAGES[power]).offered(table)  # type: ignore[no-any-return]


def is_usable(table: Board, power: int) -> bool:
    return cython.cast(Power, PAGES[power]).usable(table)  # type: ignore[no-any-return]


def begin_power(table: Board, power: int) -> None:
    cython.cast(Power, PAGES[power]).begin(table)


def moves_of(table: Board, power: int, moves: list[int]) -> int:
    return cython.cast(Power, PAGES[power]).moves(table, moves)  # type: ignore[no-any-return]


def choose_in_power(table: Board, power: int, move: int) -> None:
    cython.cast(Power, PAGES[power]).choose(table, move)


# What several of them need


def others_with(table: Board, cards: int) -> int:
    """The other players with so many cards in hand, a bit each."""
    seats = 0
    for seat in range(table.seats):
        if seat != table.turn and table.hand_sizes[seat] >= cards:
            seats |= 1 << seat
    return seats


def seats_of(mask: int, moves: list[int]) -> int:
    n = 0
    for seat in range(MOST_SEATS):
        if mask >> seat & 1:
            moves[n] = CHOOSE + seat
            n += 1
    return n


def creatures_in_play(table: Board, moves: list[int]) -> int:
    n = 0
    for column in range(COLUMNS):
        if table.in_play(column):
            moves[n] = NAME + table.creature_of[column]
            n += 1
    return n


def name(table: Board, creature: int) -> None:
    table.last_named = creature
    if table.scribe is not None:
        table.scribe.note(NAMED, table.turn, creature, 0)


def take_visible(table: Board, move: int) -> None:
    space = table.find_space(table.card_of(move - TAKE))
    table.take_openly(table.turn, space // ROWS, space % ROWS)
    table.stage = 0
