"""What the verbs of the cards do: a class for each sentence of vocabulary.py that is an effect, of the same name.

A verb begins; if it has to ask something it sets the stage, offers moves and takes the choice, until the stage is 0
again. `step` is its place in the program, where the deck has its number and whom it speaks of. Actions that have
parts are at the end: they do the same, without a text.
"""

from __future__ import annotations

from fablewood.games.hoard.fray import Fray
from fablewood.games.hoard.numbers import (
    AMOUNT,
    ATTACHED_TO,
    BOOK_SIZE,
    CENTER,
    CHOOSE,
    CHOOSE_SEAT,
    CONTROLLED,
    DECK,
    DONE,
    EMPTIED,
    FETCHED,
    FIELD,
    FIGHT,
    FIRST_ACTION,
    FROM,
    FROM_SEAT,
    GROUP,
    GROUPS,
    HANDS,
    JOIN,
    JOINED,
    LENT,
    LOOKED,
    MOST_CARDS,
    MOST_EXTRA,
    MOVED,
    NO_OBSTACLE,
    NOTHING,
    ON,
    PLACED,
    READIED,
    REATTACHED,
    RUNNING,
    SEARCHED,
    SEES,
    START,
    STOLE_FROM_CARD,
    STOLE_FROM_SEAT,
    STRENGTHENED,
    TAKEN,
    THROWN,
    TO_FIELD,
    TOOK,
    WITH,
    WORN_OUT,
)

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython


class Verb:
    """Does nothing, and asks nothing."""

    def possible(self, table: Fray, step: int) -> bool:
        """Whether it could do anything."""
        return True

    def begin(self, table: Fray, step: int) -> None:
        pass

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return 0

    def choose(self, table: Fray, step: int, move: int) -> None:
        pass


class OnCreatures(Verb):
    """Does something to one creature, that is chosen, or to each that the text speaks of."""

    def possible(self, table: Fray, step: int) -> bool:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        return table.find_creatures(table.printed.whom[step], found) > 0

    def begin(self, table: Fray, step: int) -> None:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        n = table.find_creatures(table.printed.whom[step], found)
        if table.printed.whom_every[table.printed.whom[step]]:
            for i in range(n):
                if table.where[found[i] - CHOOSE] == FIELD:
                    self.do(table, step, found[i] - CHOOSE)
        elif n > 0:
            ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return table.find_creatures(table.printed.whom[step], moves)

    def choose(self, table: Fray, step: int, move: int) -> None:
        table.stage = 0
        self.do(table, step, move - CHOOSE)

    def do(self, table: Fray, step: int, card: int) -> None:
        pass


class OnOpponent(Verb):
    """Does something to another player, who is chosen."""

    def possible(self, table: Fray, step: int) -> bool:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        return self.moves(table, step, found) > 0

    def begin(self, table: Fray, step: int) -> None:
        if self.possible(table, step):
            ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        n = 0
        for seat in range(table.seats):
            if seat != table.job_seat and not table.out >> seat & 1 and self.suits(table, seat):
                moves[n] = CHOOSE_SEAT + seat
                n += 1
        return n

    def suits(self, table: Fray, seat: int) -> bool:
        return True


class Draw(Verb):
    def possible(self, table: Fray, step: int) -> bool:
        return table.deck_left > 0 or table.pile_size > 0

    def begin(self, table: Fray, step: int) -> None:
        for i in range(table.printed.number[step]):
            table.draw(table.job_seat)


class Receive(Verb):
    def begin(self, table: Fray, step: int) -> None:
        table.receive(table.job_seat, table.printed.number[step])


class PutOnSelf(Verb):
    def begin(self, table: Fray, step: int) -> None:
        if table.where[table.job_card] == FIELD:
            table.put_on(table.job_card, table.printed.number[step], table.job_seat)


class PutOn(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.put_on(card, table.printed.number[step], table.job_seat)


class Gain(Verb):
    def begin(self, table: Fray, step: int) -> None:
        if table.job_seat == table.turn:
            table.gain_points(table.printed.number[step])


class Ready(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.exhausted[card] = 0
        if table.scribe is not None:
            table.scribe.note(READIED, card, 0, 0)


class Exhaust(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.exhausted[card] = 1
        if table.scribe is not None:
            table.scribe.note(WORN_OUT, card, 0, 0)


class ExhaustLonger(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.exhausted[card] = 1
        table.skips[card] = 1
        if table.scribe is not None:
            table.scribe.note(WORN_OUT, card, 1, 0)


class Discard(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.discard_creature(card)


class DiscardModifier(Verb):
    def possible(self, table: Fray, step: int) -> bool:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        return table.find_modifiers(0, found) > 0

    def begin(self, table: Fray, step: int) -> None:
        if self.possible(table, step):
            ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return table.find_modifiers(0, moves)

    def choose(self, table: Fray, step: int, move: int) -> None:
        table.stage = 0
        table.discard_modifier(move - CHOOSE)


class DiscardCard(OnCreatures):
    """`whom` is any creature."""

    def possible(self, table: Fray, step: int) -> bool:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        return self.moves(table, step, found) > 0

    def begin(self, table: Fray, step: int) -> None:
        if self.possible(table, step):
            ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return table.find_modifiers(table.find_creatures(table.printed.whom[step], moves), moves)

    def do(self, table: Fray, step: int, card: int) -> None:
        if table.where[card] == FIELD:
            table.discard_creature(card)
        else:
            table.discard_modifier(card)


class Return(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.return_creature(card, table.owner[card])


class Sacrifice(Verb):
    """First the sacrifices, counted in `tally`, then so many others."""

    def possible(self, table: Fray, step: int) -> bool:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        return self.find_sacrifices(table, found) > 0

    def begin(self, table: Fray, step: int) -> None:
        table.tally = 0
        if self.possible(table, step):
            ask(table)

    def find_sacrifices(self, table: Fray, moves: list[int]) -> int:
        n = 0
        for i in range(table.creature_counts[table.job_seat]):
            card = table.creatures[table.job_seat * MOST_CARDS + i]
            itself = card == table.job_card and table.job_kind != GROUP
            if table.can_choose(card) and (not itself or table.sacrifices_itself):
                moves[n] = CHOOSE + card
                n += 1
        return n

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        if table.stage == 2:
            return table.find_creatures(table.printed.whom[step], moves)
        n = self.find_sacrifices(table, moves)
        moves[n] = DONE
        return n + 1

    def choose(self, table: Fray, step: int, move: int) -> None:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        if move != DONE:
            table.discard_creature(move - CHOOSE)
            table.tally += 1 if table.stage == 1 else -1
        if table.stage == 1 and (move == DONE or self.find_sacrifices(table, found) == 0):
            table.stage = 2
        if table.stage == 2 and (table.tally == 0 or table.find_creatures(table.printed.whom[step], found) == 0):
            table.stage = 0


class TakeControl(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        if table.scribe is not None:
            table.scribe.note(CONTROLLED, card, table.job_seat, 0)
        table.change_control(card, table.job_seat)


class TakeControlEmpty(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        empty(table, card)
        if table.scribe is not None:
            table.scribe.note(CONTROLLED, card, table.job_seat, 0)
        table.change_control(card, table.job_seat)


class Search(Verb):
    def possible(self, table: Fray, step: int) -> bool:
        return table.deck_left > 0 or table.pile_size > 0

    def begin(self, table: Fray, step: int) -> None:
        if table.deck_left == 0:
            table.reshuffle()
        if table.deck_left > 0:
            if table.scribe is not None:
                table.scribe.note(SEARCHED, table.job_seat, 0, 0)
            table.set_apart(table.job_seat, DECK)
            ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        for i in range(table.deck_left):
            moves[i] = CHOOSE + table.deck[i]
        return table.deck_left

    def choose(self, table: Fray, step: int, move: int) -> None:
        table.stage = 0
        table.take_from_deck(table.job_seat, move - CHOOSE)
        if table.scribe is not None:
            table.scribe.note(FETCHED, table.job_seat, move - CHOOSE, 0)


class Replace(OnCreatures):
    """HO 11.7. `chosen` is the card that goes to the hand, later the one that comes; `tally` is the field."""

    def do(self, table: Fray, step: int, card: int) -> None:
        table.chosen = card
        table.tally = table.spot[card]
        table.return_creature(card, table.job_seat)
        if table.hand_sizes[table.job_seat] > 1:
            table.stage = 2

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        if table.stage == 1:
            return table.find_creatures(table.printed.whom[step], moves)
        if table.stage == 3:
            return find_groups(table, table.chosen, moves)
        n = 0
        for i in range(table.hand_sizes[table.job_seat]):
            card = table.hands[table.job_seat * MOST_CARDS + i]
            if card != table.chosen:
                moves[n] = CHOOSE + card
                n += 1
        return n

    def choose(self, table: Fray, step: int, move: int) -> None:
        if table.stage == 1:
            table.stage = 0
            self.do(table, step, move - CHOOSE)
        elif table.stage == 2:
            self.put(table, move - CHOOSE)
        else:
            join(table, table.chosen, move)
            table.stage = 0
            table.enter(table.job_seat, table.chosen, table.tally)

    def put(self, table: Fray, card: int) -> None:
        table.chosen = card
        table.lose(table.job_seat, card)
        table.where[card] = RUNNING
        if table.scribe is not None:
            table.scribe.note(PLACED, table.job_seat, card, table.tally)
        if table.printed.joins[table.printed.design_of[card]]:
            table.stage = 3
        else:
            table.stage = 0
            table.enter(table.job_seat, card, table.tally)


class MoveBack(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        if table.spot[card] != START:
            table.spot[card] -= 1
            if table.scribe is not None:
                table.scribe.note(MOVED, card, table.spot[card], 0)


class Move(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.chosen = card
        table.stage = 2

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        if table.stage == 1:
            return table.find_creatures(table.printed.whom[step], moves)
        n = 0
        for field in range(CENTER + 1):
            if abs(field - table.spot[table.chosen]) <= table.printed.number[step]:
                moves[n] = TO_FIELD + field
                n += 1
        return n

    def choose(self, table: Fray, step: int, move: int) -> None:
        if table.stage == 1:
            self.do(table, step, move - CHOOSE)
            return
        table.stage = 0
        if table.spot[table.chosen] != move - TO_FIELD:
            table.spot[table.chosen] = move - TO_FIELD
            if table.scribe is not None:
                table.scribe.note(MOVED, table.chosen, table.spot[table.chosen], 0)


class TakeTreasure(OnOpponent):
    def suits(self, table: Fray, seat: int) -> bool:
        return table.treasuries[seat] > 0

    def choose(self, table: Fray, step: int, move: int) -> None:
        seat = move - CHOOSE_SEAT
        n = min(table.printed.number[step], table.treasuries[seat])
        table.stage = 0
        if table.scribe is not None:
            table.scribe.note(TAKEN, table.job_seat, seat, n)
        table.pay(seat, n)
        table.store(table.job_seat, n)


class StealByMight(OnOpponent):
    def suits(self, table: Fray, seat: int) -> bool:
        card = table.job_card
        fit = table.where[card] == FIELD and table.can_carry(card) and table.might(card) > 0
        return fit and table.treasuries[seat] > 0

    def choose(self, table: Fray, step: int, move: int) -> None:
        seat = move - CHOOSE_SEAT
        n = min(table.might(table.job_card), table.treasuries[seat])
        table.stage = 0
        if table.scribe is not None:
            table.scribe.note(STOLE_FROM_SEAT, table.job_card, seat, n)
        table.pay(seat, n)
        table.put_on(table.job_card, n, table.job_seat)


class Forget(OnOpponent):
    def suits(self, table: Fray, seat: int) -> bool:
        return table.hand_sizes[seat] > 0

    def choose(self, table: Fray, step: int, move: int) -> None:
        seat = move - CHOOSE_SEAT
        table.stage = 0
        for i in range(table.printed.number[step]):
            if table.hand_sizes[seat] > 0:
                card = table.hands[seat * MOST_CARDS + table.chance.draw(table.hand_sizes[seat])]
                table.throw_away(seat, card)
                if table.scribe is not None:
                    table.scribe.note(THROWN, seat, card, 1)


class Inspect(OnOpponent):
    """`chosen` is the opponent."""

    def suits(self, table: Fray, seat: int) -> bool:
        return table.hand_sizes[seat] > 0

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        n = 0
        if table.stage == 2:
            for i in range(table.hand_sizes[table.chosen]):
                moves[i] = CHOOSE + table.hands[table.chosen * MOST_CARDS + i]
            return table.hand_sizes[table.chosen]
        for seat in range(table.seats):
            if seat != table.job_seat and self.suits(table, seat):
                moves[n] = CHOOSE_SEAT + seat
                n += 1
        return n

    def choose(self, table: Fray, step: int, move: int) -> None:
        if table.stage == 2:
            table.stage = 0
            table.throw_away(table.chosen, move - CHOOSE)
            if table.scribe is not None:
                table.scribe.note(THROWN, table.chosen, move - CHOOSE, 0)
            return
        table.chosen = move - CHOOSE_SEAT
        table.stage = 2
        for i in range(table.hand_sizes[table.chosen]):
            card = table.hands[table.chosen * MOST_CARDS + i]
            table.see(table.job_seat, card)
            if table.scribe is not None:
                table.scribe.note(LOOKED, table.job_seat, table.chosen, card)


class Strengthen(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.extra[card] = min(table.extra[card] + table.printed.number[step], MOST_EXTRA)
        if table.scribe is not None:
            table.scribe.note(STRENGTHENED, card, table.printed.number[step], 0)
        table.boosted = True
        table.refresh()


class Lend(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        table.lent[card] |= table.printed.power[step]
        if table.scribe is not None:
            table.scribe.note(LENT, card, table.printed.power[step], 0)
        table.boosted = True
        table.refresh()


class SeeInvisible(Verb):
    def begin(self, table: Fray, step: int) -> None:
        table.sees |= 1 << table.job_seat
        if table.scribe is not None:
            table.scribe.note(SEES, table.job_seat, 0, 0)
        table.boosted = True
        table.refresh()


class TakeDiscarded(Verb):
    def possible(self, table: Fray, step: int) -> bool:
        return table.pile_size > 0

    def begin(self, table: Fray, step: int) -> None:
        if table.pile_size > 0:
            ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        for i in range(table.pile_size):
            moves[i] = CHOOSE + table.pile[i]
        return table.pile_size

    def choose(self, table: Fray, step: int, move: int) -> None:
        table.stage = 0
        take_discarded(table, move - CHOOSE)


class TakeTop(Verb):
    def possible(self, table: Fray, step: int) -> bool:
        return table.pile_size > 0

    def begin(self, table: Fray, step: int) -> None:
        if table.pile_size > 0:
            take_discarded(table, table.pile[table.pile_size - 1])


class Empty(OnCreatures):
    def do(self, table: Fray, step: int, card: int) -> None:
        empty(table, card)


class AttackAtOnce(Verb):
    """HO 9.10."""

    def possible(self, table: Fray, step: int) -> bool:
        if not cython.compiled:
            found = [0] * MOST_CARDS
        return self.find_targets(table, found) > 0

    def begin(self, table: Fray, step: int) -> None:
        if self.possible(table, step):
            ask(table)

    def find_targets(self, table: Fray, moves: list[int]) -> int:
        n = 0
        if table.where[table.job_card] == FIELD:
            for seat in range(table.seats):
                if seat != table.controller[table.job_card]:
                    for i in range(table.creature_counts[seat]):
                        card = table.creatures[seat * MOST_CARDS + i]
                        if table.obstacle(table.job_card, card) == NO_OBSTACLE:
                            moves[n] = CHOOSE + card
                            n += 1
        return n

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        if table.stage > 1:
            return table.find_in_fight(moves)
        n = self.find_targets(table, moves)
        moves[n] = DONE
        return n + 1

    def choose(self, table: Fray, step: int, move: int) -> None:
        if table.stage > 1:
            table.choose_in_fight(move - CHOOSE)
        else:
            table.stage = 0
            if move != DONE:
                table.attackers[0] = table.job_card
                table.attackers_count = 1
                table.fight(move - CHOOSE, False)


# Actions that have parts


class JoinGroup(Verb):
    """HO 10.9: a card that was played waits for its group."""

    def begin(self, table: Fray, step: int) -> None:
        ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return find_groups(table, table.job_card, moves)

    def choose(self, table: Fray, step: int, move: int) -> None:
        table.stage = 0
        join(table, table.job_card, move)
        table.enter(table.job_seat, table.job_card, table.printed.start[table.printed.design_of[table.job_card]])


class ChooseHost(Verb):
    """HO 12.1 and 12.5."""

    def begin(self, table: Fray, step: int) -> None:
        ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return find_hosts(table, table.job_seat, table.job_card, moves)

    def choose(self, table: Fray, step: int, move: int) -> None:
        card = table.job_card
        table.stage = 0
        if table.where[card] == HANDS + table.job_seat:
            table.lose(table.job_seat, card)
            if table.scribe is not None:
                table.scribe.note(ATTACHED_TO, table.job_seat, card, move - ON)
            table.attach(table.job_seat, card, move - ON)
            if table.printed.refund[table.printed.design_of[card]]:
                table.gain_points(1)
        else:
            if table.scribe is not None:
                table.scribe.note(REATTACHED, table.job_seat, card, move - ON)
            table.reattached[card] = 1
            table.unhang(card)
            table.hang(card, move - ON)


class ChooseAmount(Verb):
    """HO 6.2."""

    def begin(self, table: Fray, step: int) -> None:
        ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        n = table.room(table.job_card) + 1
        for i in range(n):
            moves[i] = AMOUNT + i
        return n

    def choose(self, table: Fray, step: int, move: int) -> None:
        table.stage = 0
        take(table, table.job_card, move - AMOUNT)


class ChooseLootFrom(Verb):
    """HO 8.5."""

    def begin(self, table: Fray, step: int) -> None:
        ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        return table.find_victims(table.job_card, FROM_SEAT, FROM, moves)

    def choose(self, table: Fray, step: int, move: int) -> None:
        card = table.job_card
        table.stage = 0
        table.exhausted[card] = 1
        table.stole[card] = 1
        if move >= FROM_SEAT:
            if table.scribe is not None:
                table.scribe.note(STOLE_FROM_SEAT, card, move - FROM_SEAT, 1)
            table.pay(move - FROM_SEAT, 1)
        else:
            if table.scribe is not None:
                table.scribe.note(STOLE_FROM_CARD, card, move - FROM, 1)
            table.treasure[move - FROM] -= 1
        table.put_on(card, 1, table.job_seat)


class FightTogether(Verb):
    """HO 7.1: `job_card` is attacked; the attackers are chosen one by one."""

    def begin(self, table: Fray, step: int) -> None:
        table.attackers_count = 0
        ask(table)

    def moves(self, table: Fray, step: int, moves: list[int]) -> int:
        if table.stage > 1:
            return table.find_in_fight(moves)
        n = 0
        for i in range(table.creature_counts[table.job_seat]):
            card = table.creatures[table.job_seat * MOST_CARDS + i]
            if not is_attacking(table, card) and table.attack_obstacle(card, table.job_card) == NO_OBSTACLE:
                moves[n] = WITH + card
                n += 1
        if table.attackers_count > 0:
            moves[n] = FIGHT
            n += 1
        return n

    def choose(self, table: Fray, step: int, move: int) -> None:
        if table.stage > 1:
            table.choose_in_fight(move - CHOOSE)
        elif move == FIGHT:
            table.stage = 0
            table.fight(table.job_card, True)
        else:
            table.attackers[table.attackers_count] = move - WITH
            table.attackers_count += 1


# The book: a page for each verb, in the order of vocabulary.py, and behind them the actions

EFFECTS = (
    Draw, Receive, PutOnSelf, PutOn, Gain, Ready, Exhaust, ExhaustLonger, Discard, DiscardModifier, DiscardCard, Return,
    Sacrifice, TakeControl, TakeControlEmpty, Search, Replace, MoveBack, Move, TakeTreasure, StealByMight, Forget,
    Inspect, Strengthen, Lend, SeeInvisible, TakeDiscarded, TakeTop, Empty, AttackAtOnce,
)  # fmt: skip
ACTIONS = (JoinGroup, ChooseHost, ChooseAmount, ChooseLootFrom, FightTogether)
BOOK: list[Verb] = [verb() for verb in EFFECTS]
BOOK += [Verb() for _ in range(FIRST_ACTION - len(EFFECTS))]
BOOK += [action() for action in ACTIONS]
assert len(BOOK) == BOOK_SIZE
if not cython.compiled:
    PAGES = list(BOOK)


def open_book() -> None:
    """In C a page is an address: no object is counted there."""
    for i in range(BOOK_SIZE):
        PAGES[i] = cython.cast(cython.pointer(cython.void), BOOK[i])


if cython.compiled:
    open_book()


def is_possible(table: Fray, verb: int, step: int) -> bool:
    return cython.cast(Verb, PAGES[verb]).possible(table, step)  # type: ignore[no-any-return]


def begin_verb(table: Fray, verb: int, step: int) -> None:
    cython.cast(Verb, PAGES[verb]).begin(table, step)


def moves_of(table: Fray, verb: int, step: int, moves: list[int]) -> int:
    return cython.cast(Verb, PAGES[verb]).moves(table, step, moves)  # type: ignore[no-any-return]


def choose_in_verb(table: Fray, verb: int, step: int, move: int) -> None:
    cython.cast(Verb, PAGES[verb]).choose(table, step, move)


# What several of them need


def ask(table: Fray) -> None:
    table.stage = 1
    table.asked = table.job_seat


def empty(table: Fray, card: int) -> None:
    """The treasure on a creature and its modifiers goes to the supply."""
    total = 0
    other = card
    while other != NOTHING:
        total += table.treasure[other]
        table.treasure[other] = 0
        other = table.first_modifier[other] if other == card else table.next_modifier[other]
    if total > 0 and table.scribe is not None:
        table.scribe.note(EMPTIED, card, total, 0)


def take(table: Fray, card: int, n: int) -> None:
    """HO 6.2."""
    table.exhausted[card] = 1
    if table.scribe is not None:
        table.scribe.note(TOOK, card, n, 0)
    table.put_on(card, n, table.controller[card])


def take_discarded(table: Fray, card: int) -> None:
    table.take_from_pile(table.job_seat, card)
    if table.scribe is not None:
        table.scribe.note(FETCHED, table.job_seat, card, 1)


def find_groups(table: Fray, card: int, moves: list[int]) -> int:
    n = 0
    for group in range(GROUPS):
        if table.printed.joins[table.printed.design_of[card]] >> group & 1:
            moves[n] = JOIN + group
            n += 1
    return n


def join(table: Fray, card: int, move: int) -> None:
    table.group[card] = move - JOIN
    if table.scribe is not None:
        table.scribe.note(JOINED, card, move - JOIN, 0)


def find_hosts(table: Fray, seat: int, card: int, moves: list[int]) -> int:
    """HO 12.1 and 10.11: the creatures that a modifier can be attached to."""
    n = 0
    for side in range(table.seats):
        for i in range(table.creature_counts[side]):
            if can_host(table, seat, card, table.creatures[side * MOST_CARDS + i]):
                moves[n] = ON + table.creatures[side * MOST_CARDS + i]
                n += 1
    return n


def has_host(table: Fray, seat: int, card: int) -> bool:
    """Whether there is any such creature."""
    for side in range(table.seats):
        for i in range(table.creature_counts[side]):
            if can_host(table, seat, card, table.creatures[side * MOST_CARDS + i]):
                return True
    return False


def can_host(table: Fray, seat: int, card: int, creature: int) -> bool:
    if creature == table.host[card]:
        return False
    if table.controller[creature] == seat:
        return True
    return table.printed.anywhere[table.printed.design_of[card]] != 0 and not table.is_untargetable(creature)


def is_attacking(table: Fray, card: int) -> bool:
    for i in range(table.attackers_count):
        if table.attackers[i] == card:
            return True
    return False
