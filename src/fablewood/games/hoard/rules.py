"""The rules of Hoard, in rulebook order. `HO 7.2` is a paragraph of docs/rules/hoard.*.md.

What lies where is in field.py, who can do what to whom in fray.py, what the texts of cards do in effects/verbs.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.hoard.effects import verbs
from fablewood.games.hoard.ledger import Ledger
from fablewood.games.hoard.numbers import (
    ABILITIES,
    ABILITY,
    ACTION,
    AT_START,
    ATTACH,
    ATTACHED,
    ATTACK,
    ATTACKED,
    BACK,
    BEGINS,
    CENTER,
    CHOOSE_AMOUNT,
    CHOOSE_HOST,
    CHOOSE_LOOT_FROM,
    CLAIMED,
    COPY,
    DECK,
    DEFEATED,
    DELIVERED,
    DISCARD,
    DISCARDING,
    DRAFTING,
    END,
    ENTER,
    EXHAUST,
    FIGHT_TOGETHER,
    FINISHED,
    FORWARD,
    GROUP,
    GROUP_SET_OFF,
    HAND,
    HANDS,
    HEAVY_DUTY,
    HOARDED,
    INCOME,
    INTERCEPT,
    JOIN_GROUP,
    KEPT,
    KINDS,
    LAST_LEFT,
    LEAVE,
    MAIN,
    MOST_ACTIONS,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TREASURE,
    MOVED,
    NO_OBSTACLE,
    NOTHING,
    NUMBERED_GROUPS,
    ORDER,
    ORDERED,
    OVER,
    PACKED,
    PACKS,
    PASSED_ON,
    PEACE_ADEPT,
    PICK,
    PICKED,
    PICKS,
    PLAY,
    PLAYED,
    PUBLIC,
    PUT_ON,
    REATTACH,
    RESOLVE_ENTER,
    RESOLVE_GROUP,
    RESOLVE_LEAVE,
    RESOLVE_MODIFIER,
    RUNNING,
    START,
    STARTING,
    STEAL,
    TAKE,
    THRESHOLDS,
    THROWN,
    TURN,
    TURN_LIMIT,
    USE,
    USE_ORDER,
    USED,
)

if TYPE_CHECKING:
    from fablewood.core.game import Setup
    from fablewood.games.hoard.deck import Deck

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.games.hoard.effects.verbs import (
        begin_verb,
        choose_in_verb,
        has_host,
        is_possible,
        moves_of,
        take,
    )

VERB_OF_SEARCH = verbs.EFFECTS.index(verbs.Search)


class Hoard(Ledger):
    def __init__(self, setup: Setup | None = None, printed: Deck | None = None, chance: Chance | None = None) -> None:
        super().__init__(setup, printed)
        if setup is not None and printed is not None:
            self.cards = printed.cards
            self.sit_down(setup)
        if chance is not None:
            self.chance.copy_from(chance)

    def sit_down(self, setup: Setup) -> None:
        """HO 15: what the options of this table change."""
        options = setup.options
        self.first_points = int(options["firstTurnAP"])
        self.target = int(options["target"])
        self.treasury_only = options["defeat"] == "treasuryOnly"
        self.exhausted_move = bool(options["exhaustedMayMove"])
        self.both_fall = options["equalMight"] == "both"
        self.loots = bool(options["loot"])
        self.intercept_steals = bool(options["interceptStealsTreasury"])
        self.sacrifices_itself = bool(options["lionMayDiscardItself"])
        self.dead_orders = bool(options["deadOrders"])
        self.most_copies = int(options["hummingbirdPerTurn"])
        self.turn_limit = int(options["turnLimit"])
        for card in range(self.cards):
            self.group[card] = self.printed.group[self.printed.design_of[card]]

    # HO 2: setting up, and the draft

    def begin(self) -> None:
        """HO 2.1 to 2.3."""
        first = str(self.setup.options["firstPlayer"])
        self.turn = self.chance.draw(self.seats) if first == "random" else int(first) - 1
        for seat in range(self.seats):
            self.treasuries[seat] = int(self.setup.options["startTreasures"])
        if self.scribe is not None:
            self.scribe.note(BEGINS, self.turn, 0, 0)
        self.put_all_in_deck()
        self.deal_packs()

    def deal_packs(self) -> None:
        for seat in range(self.seats):
            for i in range(HAND):
                j = self.chance.draw(self.deck_left)
                self.where[self.deck[j]] = PACKS + seat
                if self.scribe is not None:
                    self.scribe.note(PACKED, seat, self.deck[j], 0)
                self.deck_left -= 1
                for k in range(j, self.deck_left):
                    self.deck[k] = self.deck[k + 1]
        self.step = DRAFTING
        self.await_all()

    def await_all(self) -> None:
        self.waiting = (1 << self.seats) - 1

    def find_picks(self, seat: int, moves: list[int]) -> int:
        n = 0
        for card in range(self.cards):
            if self.where[card] == PACKS + seat:
                moves[n] = PICK + card
                n += 1
        return n

    def pick(self, seat: int, card: int) -> None:
        """HO 2.4."""
        self.where[card] = PICKED + seat
        self.waiting &= ~(1 << seat)
        if self.scribe is not None:
            self.scribe.note(PICKS, seat, card, 0)
        if self.waiting == 0:
            self.pass_on()

    def pass_on(self) -> None:
        """All have chosen: they keep that, and the rest goes to the left."""
        for seat in range(self.seats):
            self.set_apart(seat, PACKS + seat)
        left = 0
        for card in range(self.cards):
            seat = self.where[card] - PICKED
            if seat >= 0 and seat < MOST_SEATS:
                self.gain(seat, card)
            elif self.where[card] >= PACKS and self.where[card] < PICKED:
                seat = self.where[card] - PACKS
                self.where[card] = PACKS + (seat + 1 if seat + 1 < self.seats else 0)
                left += 1
        if left > 0:
            if self.scribe is not None:
                self.scribe.note(PASSED_ON, left // self.seats, 0, 0)
            self.await_all()
        else:
            if self.scribe is not None:
                self.scribe.note(KEPT, 0, 0, 0)
            self.begin_turn()
            self.advance()

    # HO 3: the turn

    def begin_turn(self) -> None:
        self.turns += 1
        self.clear_turn()
        if self.scribe is not None:
            self.scribe.note(TURN, self.turn, self.turns, 0)
        if self.claims >> self.turn & 1:
            self.finish(HOARDED)  # HO 13.3
            return
        self.step = STARTING
        self.make_ready()
        self.deliver()

    def clear_turn(self) -> None:
        """What lasts for a turn is over."""
        for card in range(self.cards):
            self.came[card] = 0
            self.moved[card] = 0
            self.stole[card] = 0
            self.reattached[card] = 0
            self.copied[card] = 0
        for seat in range(self.seats):
            self.fired[seat] = 0
            self.second_mover[seat] = NOTHING
        self.assaults = 0
        self.attackers_count = 0
        self.abilities = 0
        self.actions = 0
        self.points = 0
        self.clear_job()
        if self.boosted:
            self.end_boosts()

    def end_boosts(self) -> None:
        """HO 11.4."""
        self.boosted = False
        self.sees = 0
        for card in range(self.cards):
            self.extra[card] = 0
            self.lent[card] = 0
        self.refresh()

    def make_ready(self) -> None:
        """HO 3.3."""
        for i in range(self.creature_counts[self.turn]):
            card = self.creatures[self.turn * MOST_CARDS + i]
            if not self.skips[card]:
                self.exhausted[card] = 0
            self.skips[card] = 0

    def deliver(self) -> None:
        """HO 3.4: treasure comes home, and modifiers do what they do at the start of a turn."""
        n = 0
        for side in range(self.seats):
            for i in range(self.creature_counts[side]):
                creature = self.creatures[side * MOST_CARDS + i]
                if side == self.turn:
                    n += self.treasure[creature]
                    self.treasure[creature] = 0
                modifier = self.first_modifier[creature]
                while modifier != NOTHING:
                    if self.controller[modifier] == self.turn:
                        n += self.treasure[modifier]
                        self.treasure[modifier] = 0
                        self.begin_effect(modifier, creature)
                    modifier = self.next_modifier[modifier]
        if n > 0:
            self.store(self.turn, n)
            if self.scribe is not None:
                self.scribe.note(DELIVERED, self.turn, n, 0)

    def begin_effect(self, modifier: int, host: int) -> None:
        has_text = self.printed.steps[self.printed.design_of[modifier] * KINDS + AT_START] > 0
        if has_text and self.spot[host] == CENTER:
            self.set_off(AT_START, modifier, self.turn)

    def begin_main(self) -> None:
        """HO 3.5 and 3.6."""
        self.step = MAIN
        extra = 0
        for ability in range(ABILITIES):
            if self.met[self.turn] >> ability & 1:
                extra += self.printed.income[ability]
        self.gain_points(extra + (self.first_points if self.turns == 1 else INCOME))
        cards = 2 if self.hand_sizes[self.turn] == 0 else 1
        for i in range(cards):
            self.draw(self.turn)

    # HO 4: actions

    def find_actions(self, moves: list[int]) -> int:
        n = 0
        if self.actions < MOST_ACTIONS:  # HO 3.9
            n = self.find_plays(moves)
            for i in range(self.creature_counts[self.turn]):
                n = self.find_deeds(self.creatures[self.turn * MOST_CARDS + i], moves, n)
            n = self.find_attacks(moves, n)
            if self.hung > 0:
                for seat in range(self.seats):
                    n = self.find_reattaching(seat, moves, n)
        moves[n] = END
        return n + 1

    def find_plays(self, moves: list[int]) -> int:
        """What cards in the hand can become."""
        n = 0
        if self.points > 0:
            for i in range(self.hand_sizes[self.turn]):
                card = self.hands[self.turn * MOST_CARDS + i]
                moves[n] = PLAY + card
                n += 1
                if self.dead_orders or self.can_help(card):
                    moves[n] = USE_ORDER + card
                    n += 1
                if self.can_attach(card):
                    moves[n] = ATTACH + card
                    n += 1
        return n

    def can_help(self, card: int) -> bool:
        """HO 15.11: whether an order could do anything."""
        self.job_kind = ORDER
        self.job_card = card
        self.job_seat = self.turn
        first = self.printed.first[self.printed.design_of[card] * KINDS + ORDER]
        helps = False
        for step in range(first, first + self.printed.steps[self.printed.design_of[card] * KINDS + ORDER]):
            helps = helps or is_possible(self, self.printed.verb[step], step)
        self.clear_job()
        return helps

    def can_attach(self, card: int) -> bool:
        return self.printed.is_modifier[self.printed.design_of[card]] != 0 and has_host(self, self.turn, card)

    def find_deeds(self, card: int, moves: list[int], n: int) -> int:
        """What a creature can do, apart from attacking."""
        if self.exhausted[card] and not self.exhausted_move:
            return n
        if self.may_move(card):
            if self.spot[card] != CENTER:
                moves[n] = FORWARD + card
                n += 1
            if self.spot[card] != START:
                moves[n] = BACK + card
                n += 1
        if self.may_take(card):
            moves[n] = TAKE + card
            n += 1
        if self.may_steal(card):
            moves[n] = STEAL + card
            n += 1
        if not self.exhausted[card] and self.has_exhaust_ability(card):
            moves[n] = USE + card
            n += 1
        return n

    def has_exhaust_ability(self, card: int) -> bool:
        return self.printed.steps[self.printed.design_of[card] * KINDS + EXHAUST] > 0

    def find_attacks(self, moves: list[int], n: int) -> int:
        """Which enemy creatures can be attacked by one that is able to attack at all."""
        if not cython.compiled:
            able = [0] * MOST_CARDS
        count = 0
        for i in range(self.creature_counts[self.turn]):
            card = self.creatures[self.turn * MOST_CARDS + i]
            there = self.spot[card] == CENTER or self.powers[card] & INTERCEPT != 0
            if there and not self.exhausted[card] and not self.powers[card] & PEACE_ADEPT:
                able[count] = card
                count += 1
        if count > 0:
            for seat in range(self.seats):
                if seat != self.turn:
                    for i in range(self.creature_counts[seat]):
                        target = self.creatures[seat * MOST_CARDS + i]
                        if self.can_be_attacked(target, able, count):
                            moves[n] = ATTACK + target
                            n += 1
        return n

    def can_be_attacked(self, target: int, able: list[int], count: int) -> bool:
        for i in range(count):
            if self.obstacle(able[i], target) == NO_OBSTACLE:
                return True
        return False

    def find_reattaching(self, seat: int, moves: list[int], n: int) -> int:
        """Which modifiers on a player's creatures can be reattached."""
        for i in range(self.creature_counts[seat]):
            modifier = self.first_modifier[self.creatures[seat * MOST_CARDS + i]]
            while modifier != NOTHING:
                mine = self.controller[modifier] == self.turn and not self.reattached[modifier]
                if mine and has_host(self, self.turn, modifier):
                    moves[n] = REATTACH + modifier
                    n += 1
                modifier = self.next_modifier[modifier]
        return n

    def may_move(self, card: int) -> bool:
        """HO 4.4 and 10.6."""
        if self.exhausted[card] and not self.exhausted_move:
            return False
        if self.came[card] == 0 and self.moved[card] == 0:
            return True
        twice = self.printed.moves_twice[self.printed.design_of[card]] != 0
        if self.came[card] == 2 or (self.came[card] == 1 and not twice):
            return False
        if self.moved[card] == 0 or (twice and self.moved[card] == 1):
            return True
        return self.moved[card] == 1 and self.may_move_again(card)

    def may_move_again(self, card: int) -> bool:
        """One of a group may move a second time."""
        seat = self.controller[card]
        if self.group[card] >= NUMBERED_GROUPS or self.second_mover[seat] != NOTHING:
            return False
        for threshold in range(THRESHOLDS):
            ability = self.group[card] * THRESHOLDS + threshold
            if self.printed.one_moves_twice[ability] and self.met[seat] >> ability & 1:
                return True
        return False

    def act(self, move: int) -> None:
        if move == END:
            self.end_turn()
            return
        self.actions += 1
        self.abilities = 0
        card = move % MOST_CARDS
        verb = move - card
        if verb <= ATTACH:
            self.use_card(verb, card)
        elif verb == REATTACH:
            self.begin_action(CHOOSE_HOST, card)
        elif verb == FORWARD or verb == BACK:  # noqa: PLR1714, SIM109 - a tuple is no C
            self.move_creature(card, 1 if verb == FORWARD else -1)
        elif verb == TAKE:
            if self.powers[card] & HEAVY_DUTY:
                self.begin_action(CHOOSE_AMOUNT, card)
            else:
                take(self, card, 1)
        elif verb == STEAL:
            self.begin_action(CHOOSE_LOOT_FROM, card)
        elif verb == ATTACK:
            if self.scribe is not None:
                self.scribe.note(ATTACKED, self.turn, card, 0)
            self.begin_action(FIGHT_TOGETHER, card)
        else:
            self.use_ability(card)

    def use_card(self, verb: int, card: int) -> None:
        """HO 1.3: a card in the hand becomes a creature, an order or a modifier."""
        self.points -= 1
        if verb == ATTACH:
            self.show(card)  # all see which card waits for its host
            self.begin_action(CHOOSE_HOST, card)
            return
        self.lose(self.turn, card)
        self.where[card] = RUNNING
        if verb == PLAY:
            self.play_creature(card)
        else:
            if self.scribe is not None:
                self.scribe.note(ORDERED, self.turn, card, 0)
            self.begin_program(ORDER, card, self.turn)

    def play_creature(self, card: int) -> None:
        """HO 4.2."""
        if self.scribe is not None:
            self.scribe.note(PLAYED, self.turn, card, self.printed.start[self.printed.design_of[card]])
        if self.printed.joins[self.printed.design_of[card]]:
            self.begin_action(JOIN_GROUP, card)
        else:
            self.enter(self.turn, card, self.printed.start[self.printed.design_of[card]])

    def move_creature(self, card: int, way: int) -> None:
        self.spot[card] += way
        self.moved[card] += 1
        if self.moved[card] == 2 and not self.printed.moves_twice[self.printed.design_of[card]]:
            self.second_mover[self.turn] = card
        if self.scribe is not None:
            self.scribe.note(MOVED, card, self.spot[card], 0)

    def use_ability(self, card: int) -> None:
        """HO 9.3."""
        self.exhausted[card] = 1
        if self.scribe is not None:
            self.scribe.note(USED, self.turn, card, 0)
        self.begin_program(EXHAUST, card, self.turn)

    # HO 9.8: what is under way, and what waits

    def clear_job(self) -> None:
        self.job_kind = NOTHING
        self.job_card = NOTHING
        self.job_seat = NOTHING
        self.verb = NOTHING
        self.pc = 0
        self.last = 0
        self.stage = 0
        self.asked = NOTHING
        self.chosen = NOTHING
        self.tally = 0

    def begin_action(self, verb: int, card: int) -> None:
        """An action with parts: a program of one step, that has no text."""
        self.job_kind = ACTION
        self.job_card = card
        self.job_seat = self.turn
        self.verb = verb
        self.pc = 0
        self.last = 1
        begin_verb(self, verb, 0)

    def begin_program(self, kind: int, card: int, seat: int) -> None:
        self.job_kind = kind
        self.job_card = card
        self.job_seat = seat
        if kind == GROUP:
            self.pc = self.printed.group_first[card]
            self.last = self.pc + self.printed.group_steps[card]
        else:
            self.pc = self.printed.first[self.printed.design_of[card] * KINDS + kind]
            self.last = self.pc + self.printed.steps[self.printed.design_of[card] * KINDS + kind]
        self.begin_step()

    def begin_step(self) -> None:
        if self.pc < self.last:
            self.verb = self.printed.verb[self.pc]
            begin_verb(self, self.verb, self.pc)

    def advance(self) -> None:
        """Go on until somebody has to decide, or the game is over."""
        while self.step != OVER:
            if self.job_kind != NOTHING:
                if self.stage != 0:
                    self.waiting = 1 << self.asked
                    return
                self.pc += 1
                if self.pc < self.last:
                    self.begin_step()
                else:
                    self.end_job()
            elif self.pool_size > 0:
                seat = self.next_in_pool()
                if self.has_to_order(seat):
                    self.waiting = 1 << seat
                    return
                self.carry_out(self.first_in_pool(seat))
            elif self.step == STARTING:
                self.begin_main()
            else:
                self.waiting = 1 << self.turn
                return

    def end_job(self) -> None:
        if self.job_kind == ORDER:
            self.to_pile(self.job_card)  # HO 11.2
        self.attackers_count = 0
        self.clear_job()

    def next_in_pool(self) -> int:
        """Whose turn it is to carry out an ability: first the player whose turn it is, then clockwise."""
        seat = self.turn
        while self.first_in_pool(seat) == NOTHING:
            seat = seat + 1 if seat + 1 < self.seats else 0
        return seat

    def first_in_pool(self, seat: int) -> int:
        for i in range(self.pool_size):
            if self.pool_seats[i] == seat:
                return i
        return NOTHING

    def has_to_order(self, seat: int) -> bool:
        """Whether different abilities of one player wait."""
        first = self.first_in_pool(seat)
        for i in range(first + 1, self.pool_size):
            if self.pool_seats[i] == seat and not self.same_text(first, i):
                return True
        return False

    def must_order(self, seat: int) -> bool:
        """For those who lay out positions, and can't call what is C."""
        return self.has_to_order(seat)

    def same_text(self, one: int, other: int) -> bool:
        if self.pool_kinds[one] != self.pool_kinds[other]:
            return False
        if self.pool_kinds[one] == GROUP:
            return self.pool_cards[one] == self.pool_cards[other]
        design = self.printed.design_of[self.pool_cards[one]]
        if design != self.printed.design_of[self.pool_cards[other]]:
            return False
        return self.pool_cards[one] == self.pool_cards[other] or not self.asks_who_attacked(
            self.pool_kinds[one], design
        )

    def asks_who_attacked(self, kind: int, design: int) -> bool:
        """Whether it makes a difference which of two cards of a design a text is carried out for."""
        if kind < KINDS:
            first = self.printed.first[design * KINDS + kind]
            for step in range(first, first + self.printed.steps[design * KINDS + kind]):
                if self.printed.whom_attacker[self.printed.whom[step]]:
                    return True
        return False

    def pool_move(self, i: int) -> int:
        """The move that carries out what waits at this place."""
        kind = self.pool_kinds[i]
        if kind == GROUP:
            return RESOLVE_GROUP + self.pool_cards[i]
        if kind == ENTER:
            return RESOLVE_ENTER + self.pool_cards[i]
        if kind == LEAVE:
            return RESOLVE_LEAVE + self.pool_cards[i]
        return RESOLVE_MODIFIER + self.pool_cards[i]

    def find_waiting(self, seat: int, moves: list[int]) -> int:
        n = 0
        for i in range(self.pool_size):
            if self.pool_seats[i] == seat:
                known = False
                for j in range(n):
                    known = known or moves[j] == self.pool_move(i)
                if not known:
                    moves[n] = self.pool_move(i)
                    n += 1
        return n

    def carry_out(self, i: int) -> None:
        kind = self.pool_kinds[i]
        card = self.pool_cards[i]
        seat = self.pool_seats[i]
        self.pool_size -= 1
        for j in range(i, self.pool_size):
            self.pool_kinds[j] = self.pool_kinds[j + 1]
            self.pool_cards[j] = self.pool_cards[j + 1]
            self.pool_seats[j] = self.pool_seats[j + 1]
        if kind == COPY:
            self.copy_treasure(card)
            return
        if self.scribe is not None:
            self.scribe.note(GROUP_SET_OFF if kind == GROUP else ABILITY, seat, card, kind)
        self.begin_program(kind, card, seat)

    def copy_treasure(self, card: int) -> None:
        """HO 12.9 and 15.12."""
        if self.where[card] == ATTACHED and (self.most_copies == 0 or self.copied[card] < self.most_copies):
            self.copied[card] += 1
            self.treasure[card] = min(self.treasure[card] + 1, MOST_TREASURE)
            if self.scribe is not None:
                self.scribe.note(PUT_ON, card, 1, self.controller[card])

    # HO 3.8: the end of the turn

    def end_turn(self) -> None:
        if self.hand_sizes[self.turn] > HAND:
            self.step = DISCARDING
        else:
            self.finish_turn()

    def drop(self, card: int) -> None:
        self.throw_away(self.turn, card)
        if self.scribe is not None:
            self.scribe.note(THROWN, self.turn, card, 0)
        if self.hand_sizes[self.turn] <= HAND:
            self.finish_turn()

    def finish_turn(self) -> None:
        """HO 13.1 and 13.4."""
        seat = self.turn
        if self.treasuries[seat] >= self.target and not self.claims >> seat & 1:
            self.claims |= 1 << seat
            if self.scribe is not None:
                self.scribe.note(CLAIMED, seat, 0, 0)
        if self.treasuries[seat] == 0 and (self.treasury_only or self.carried(seat) == 0):
            self.defeat(seat)
        if self.seats_left() == 1:
            self.finish(LAST_LEFT)  # HO 13.6
        elif self.turn_limit > 0 and self.turns >= self.turn_limit:
            self.finish(TURN_LIMIT)  # HO 13.9
        else:
            self.turn = self.next_seat(seat)
            self.begin_turn()

    def seats_left(self) -> int:
        left = 0
        for seat in range(self.seats):
            left += not self.out >> seat & 1
        return left

    def next_seat(self, seat: int) -> int:
        seat = seat + 1 if seat + 1 < self.seats else 0
        while self.out >> seat & 1:
            seat = seat + 1 if seat + 1 < self.seats else 0
        return seat

    # HO 13: defeat, and the end

    def defeat(self, seat: int) -> None:
        """HO 13.5."""
        self.out |= 1 << seat
        if self.scribe is not None:
            self.scribe.note(DEFEATED, seat, self.seats_left(), 0)
        before = self.step
        self.step = OVER  # so that nothing is set off
        while self.creature_counts[seat] > 0:
            self.discard_creature(self.creatures[seat * MOST_CARDS])
        for card in range(self.cards):
            if self.where[card] == ATTACHED and self.controller[card] == seat:
                self.discard_modifier(card)
        while self.hand_sizes[seat] > 0:
            card = self.hands[seat * MOST_CARDS]
            self.throw_away(seat, card)
            if self.scribe is not None:
                self.scribe.note(THROWN, seat, card, 0)
        self.step = before

    def finish(self, ended: int) -> None:
        self.ended = ended
        self.step = OVER
        self.points = 0
        self.waiting = 0
        if self.scribe is not None:
            self.scribe.note(FINISHED, ended, 0, 0)

    def standing(self, seat: int) -> int:
        """What a place is decided by: the winner, then those still in the game by treasure, then those who are out."""
        if self.out >> seat & 1:
            return -1
        if self.ended == HOARDED:
            return 10_000 if seat == self.turn else self.treasuries[seat]
        return self.treasuries[seat] + self.carried(seat)

    def place(self, seat: int) -> int:
        own = self.standing(self.check_seat(seat))
        return 1 + sum(self.standing(other) > own for other in range(self.seats))

    def payoff(self, seat: int) -> float:
        own = self.standing(seat)
        shared = 0
        for other in range(self.seats):
            standing = self.standing(other)
            if standing > own:
                return 0.0
            shared += standing == own
        return 1.0 / shared

    # What every game provides

    def find_moves(self, seat: int, moves: list[int]) -> int:
        if not self.waiting >> seat & 1:
            return 0
        if self.step == DRAFTING:
            return self.find_picks(seat, moves)
        if self.job_kind != NOTHING:
            return moves_of(self, self.verb, self.pc, moves)
        if self.pool_size > 0:
            return self.find_waiting(seat, moves)
        if self.step == MAIN:
            return self.find_actions(moves)
        for i in range(self.hand_sizes[seat]):
            moves[i] = DISCARD + self.hands[seat * MOST_CARDS + i]
        return self.hand_sizes[seat]

    def apply(self, seat: int, move: int) -> None:
        if self.step == DRAFTING:
            self.pick(seat, move - PICK)
            return
        if self.job_kind != NOTHING:
            choose_in_verb(self, self.verb, self.pc, move)
        elif self.pool_size > 0:
            i = 0
            while self.pool_seats[i] != seat or self.pool_move(i) != move:
                i += 1
            self.carry_out(i)
        elif self.step == MAIN:
            self.act(move)
        else:
            self.drop(move - DISCARD)
        self.advance()

    def sign(self, seat: int, move: int, eye: int) -> int:
        """HO 14: what is kept in the draft, and found in the deck, only the player sees."""
        if eye != seat and (self.step == DRAFTING or self.verb == VERB_OF_SEARCH):
            return PICK
        return move

    def fresh(self) -> State:
        twin = Hoard.__new__(Hoard) if cython.compiled else Hoard()
        twin.printed = self.printed
        return twin

    def copy_from(self, other: State) -> None:
        self.copy_field(cython.cast(Hoard, other))

    def imagine(self, seat: int, chance: Chance) -> None:
        """HO 14: hidden are other hands, the deck, and in the draft what others have before them and have chosen."""
        self.chance.seed_from(chance)
        observer = PUBLIC if seat < 0 else seat
        self.imagine_cards(observer, chance)
        self.forget_others(observer)
        self.sort_hidden()

    def sort_hidden(self) -> None:
        """Hands and deck, from where the cards are."""
        for seat in range(self.seats):
            self.hand_sizes[seat] = 0
        self.deck_left = 0
        for card in range(self.cards):
            if self.where[card] < PACKS:
                seat = self.where[card] - HANDS
                self.hands[seat * MOST_CARDS + self.hand_sizes[seat]] = card
                self.hand_sizes[seat] += 1
            elif self.where[card] == DECK:
                self.deck[self.deck_left] = card
                self.deck_left += 1
