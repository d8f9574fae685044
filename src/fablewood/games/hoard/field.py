"""The table: hands, deck, discard pile, treasuries, the creatures and modifiers on the fields, and how cards go about.

Everything here is done, and nothing decided: what may be done is in fray.py and rules.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fablewood.games.hoard.memory import Memory
from fablewood.games.hoard.numbers import (
    ABILITIES,
    ATTACHED,
    AWKWARD,
    CENTER,
    CLAIM_LOST,
    COPY,
    DECK,
    DISCARDED,
    DRAFTING,
    DREW,
    ENTER,
    FIELD,
    FIRST_THRESHOLD,
    GROUP,
    GROUPS,
    HANDS,
    KEEN_EYE,
    KINDS,
    LEAVE,
    MAIN,
    MOST_ABILITIES,
    MOST_ASSAULTS,
    MOST_BASIS,
    MOST_CARDS,
    MOST_MIGHT,
    MOST_POINTS,
    MOST_SEATS,
    MOST_TREASURE,
    NOTHING,
    NUMBERED_GROUPS,
    OBSERVERS,
    OVER,
    POINTS,
    PUT_ON,
    RECEIVED,
    RESHUFFLED,
    RETURNED,
    SENT_AWAY,
    START,
    STARTING,
    TAUNT,
    THRESHOLDS,
    several,
)

if TYPE_CHECKING:
    from fablewood.core.game import Setup
    from fablewood.games.hoard.deck import Deck

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython

if not cython.compiled:
    from fablewood.core.no_cython import lowest_bit


class Field(Memory):
    def __init__(self, setup: Setup | None = None, printed: Deck | None = None) -> None:  # noqa: PLR0915
        super().__init__(setup)
        self.printed: Deck = printed  # type: ignore[assignment]
        self.hands = several(MOST_SEATS * MOST_CARDS, NOTHING)  # by seat, in order
        self.hand_sizes = several(MOST_SEATS, 0)
        self.deck = several(MOST_CARDS, NOTHING)  # in order: what is drawn is decided when it is drawn
        self.deck_left = 0
        self.pile = several(MOST_CARDS, NOTHING)  # discarded, the last on top
        self.pile_size = 0
        self.treasuries = several(MOST_SEATS, 0)
        self.claims = 0
        self.out = 0
        self.creatures = several(MOST_SEATS * MOST_CARDS, NOTHING)  # by seat, as they came
        self.creature_counts = several(MOST_SEATS, 0)
        self.group_counts = several(MOST_SEATS * GROUPS, 0)
        self.prints = several(MOST_SEATS * ABILITIES, 0)  # how many creatures print an ability of their group
        self.met = several(MOST_SEATS, 0)  # abilities of groups that work, a bit each
        self.fired = several(MOST_SEATS, 0)  # those that were set off in this turn
        # By card, while it is on the field
        self.owner = several(MOST_CARDS, 0)
        self.controller = several(MOST_CARDS, 0)
        self.spot = several(MOST_CARDS, 0)
        self.exhausted = several(MOST_CARDS, 0)
        self.came = several(MOST_CARDS, 0)  # in this turn: 1 from a hand, 2 from another player
        self.moved = several(MOST_CARDS, 0)  # times in this turn
        self.stole = several(MOST_CARDS, 0)  # in this turn
        self.skips = several(MOST_CARDS, 0)  # the next readying
        self.group = several(MOST_CARDS, GROUPS - 1)
        self.treasure = several(MOST_CARDS, 0)
        self.extra = several(MOST_CARDS, 0)  # might for this turn
        self.lent = several(MOST_CARDS, 0)  # powers for this turn
        self.host = several(MOST_CARDS, NOTHING)
        self.first_modifier = several(MOST_CARDS, NOTHING)
        self.next_modifier = several(MOST_CARDS, NOTHING)
        self.reattached = several(MOST_CARDS, 0)  # in this turn
        self.copied = several(MOST_CARDS, 0)  # treasures in this turn
        # What follows from that: see `refresh`
        self.powers = several(MOST_CARDS, 0)
        self.basis = several(MOST_CARDS, 0)  # might, before it is cut off at 0
        self.hung = 0  # modifiers on the field
        self.boosted = False  # something that lasts for this turn has changed might, powers or sight
        self.keen = 0  # seats whose creatures see the invisible
        # The turn
        self.step = DRAFTING
        self.turn = 0
        self.turns = 0  # begun so far
        self.points = 0
        self.sees = 0  # seats that may interact with the invisible in this turn
        self.second_mover = several(MOST_SEATS, NOTHING)
        self.ended = 0
        self.actions = 0
        self.abilities = 0  # set off in this turn
        self.assaults = 0  # attackers and whom they attacked in this turn
        self.assaulters = several(MOST_ASSAULTS, NOTHING)
        self.assaulted = several(MOST_ASSAULTS, NOTHING)
        # Abilities that wait to be carried out
        self.pool_size = 0
        self.pool_kinds = several(MOST_CARDS, NOTHING)
        self.pool_cards = several(MOST_CARDS, NOTHING)
        self.pool_seats = several(MOST_CARDS, NOTHING)
        # What is under way
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
        self.attackers = several(MOST_CARDS, NOTHING)
        self.attackers_count = 0
        # Options
        self.first_points = 1
        self.target = 12
        self.treasury_only = False
        self.exhausted_move = False
        self.both_fall = False
        self.loots = False
        self.intercept_steals = False
        self.sacrifices_itself = True
        self.dead_orders = True
        self.most_copies = 0
        self.turn_limit = 0

    # Hands, deck and discard pile

    def gain(self, seat: int, card: int) -> None:
        """Into a hand, in order."""
        i = seat * MOST_CARDS + self.hand_sizes[seat]
        while i > seat * MOST_CARDS and self.hands[i - 1] > card:
            self.hands[i] = self.hands[i - 1]
            i -= 1
        self.hands[i] = card
        self.hand_sizes[seat] += 1
        self.where[card] = HANDS + seat

    def lose(self, seat: int, card: int) -> None:
        """Out of a hand; all see it go."""
        i = seat * MOST_CARDS
        while self.hands[i] != card:
            i += 1
        self.hand_sizes[seat] -= 1
        for j in range(i, seat * MOST_CARDS + self.hand_sizes[seat]):
            self.hands[j] = self.hands[j + 1]

    def take_from_deck(self, seat: int, card: int) -> None:
        i = 0
        while self.deck[i] != card:
            i += 1
        self.deck_left -= 1
        for j in range(i, self.deck_left):
            self.deck[j] = self.deck[j + 1]
        self.gain(seat, card)

    def draw(self, seat: int) -> None:
        """HO 3.6 and 13.7."""
        if self.deck_left == 0:
            self.reshuffle()
        if self.deck_left > 0:
            card = self.deck[self.chance.draw(self.deck_left)]
            self.take_from_deck(seat, card)
            if self.scribe is not None:
                self.scribe.note(DREW, seat, card, 0)

    def reshuffle(self) -> None:
        """HO 13.7: the discard pile becomes the deck."""
        if self.pile_size == 0:
            return
        if self.scribe is not None:
            self.scribe.note(RESHUFFLED, self.pile_size, 0, 0)
        for i in range(self.pile_size):
            self.where[self.pile[i]] = DECK
        self.pile_size = 0
        for card in range(self.cards):
            if self.where[card] == DECK:
                self.deck[self.deck_left] = card
                self.deck_left += 1
        for observer in range(OBSERVERS):
            self.set_apart(observer, DECK)

    def to_pile(self, card: int) -> None:
        self.pile[self.pile_size] = card
        self.pile_size += 1
        self.where[card] = DISCARDED

    def throw_away(self, seat: int, card: int) -> None:
        """From a hand to the discard pile."""
        self.lose(seat, card)
        self.to_pile(card)

    def take_from_pile(self, seat: int, card: int) -> None:
        i = 0
        while self.pile[i] != card:
            i += 1
        self.pile_size -= 1
        for j in range(i, self.pile_size):
            self.pile[j] = self.pile[j + 1]
        self.gain(seat, card)
        self.show(card)

    # Treasure

    def receive(self, seat: int, n: int) -> None:
        """From the supply into a treasury."""
        self.store(seat, n)
        if self.scribe is not None:
            self.scribe.note(RECEIVED, seat, n, 0)

    def store(self, seat: int, n: int) -> None:
        self.treasuries[seat] = min(self.treasuries[seat] + n, MOST_TREASURE)

    def pay(self, seat: int, n: int) -> None:
        """Out of a treasury. HO 13.2: the claim goes with it."""
        self.treasuries[seat] -= n
        if self.treasuries[seat] < self.target and self.claims >> seat & 1:
            self.claims &= ~(1 << seat)
            if self.scribe is not None:
                self.scribe.note(CLAIM_LOST, seat, 0, 0)

    def gain_points(self, n: int) -> None:
        """Action points in the running turn."""
        self.points = min(self.points + n, MOST_POINTS)
        if self.scribe is not None:
            self.scribe.note(POINTS, self.turn, n, 0)

    def can_carry(self, card: int) -> bool:
        """HO 6.4."""
        return not self.powers[card] & AWKWARD

    def put_on(self, card: int, n: int, seat: int) -> None:
        """A player puts treasure on a creature, which modifiers of opponents may copy (HO 12.6)."""
        if n == 0 or not self.can_carry(card):
            return
        self.treasure[card] = min(self.treasure[card] + n, MOST_TREASURE)
        if self.scribe is not None:
            self.scribe.note(PUT_ON, card, n, seat)
        if self.hung == 0:
            return
        for other in range(self.seats):
            for i in range(self.creature_counts[other]):
                modifier = self.first_modifier[self.creatures[other * MOST_CARDS + i]]
                while modifier != NOTHING:
                    if (
                        self.printed.copies_treasure[self.printed.design_of[modifier]]
                        and self.controller[modifier] != seat
                    ):
                        self.set_off(COPY, modifier, self.controller[modifier])
                    modifier = self.next_modifier[modifier]

    def carried(self, seat: int) -> int:
        """The treasure on all cards that a player controls."""
        total = 0
        for side in range(self.seats):
            for i in range(self.creature_counts[side]):
                card = self.creatures[side * MOST_CARDS + i]
                total += self.treasure[card] if side == seat else 0
                card = self.first_modifier[card]
                while card != NOTHING:
                    total += self.treasure[card] if self.controller[card] == seat else 0
                    card = self.next_modifier[card]
        return total

    # Creatures

    def enter(self, seat: int, card: int, spot: int) -> None:
        """HO 9.2: a card comes from a hand onto the field as a creature."""
        self.where[card] = FIELD
        self.owner[card] = seat
        self.controller[card] = seat
        self.spot[card] = spot
        self.exhausted[card] = 0
        self.came[card] = 1
        self.moved[card] = 0
        self.stole[card] = 0
        self.skips[card] = 0
        self.treasure[card] = 0
        self.extra[card] = 0
        self.lent[card] = 0
        self.host[card] = NOTHING
        self.first_modifier[card] = NOTHING
        if not self.printed.joins[self.printed.design_of[card]]:
            self.group[card] = self.printed.group[self.printed.design_of[card]]
        self.line_up(card)
        if self.printed.steps[self.printed.design_of[card] * KINDS + ENTER] > 0:
            self.set_off(ENTER, card, seat)
        self.look_at_groups(seat)
        self.refresh_side(seat)

    def line_up(self, card: int) -> None:
        """A creature stands on its controller's side from now on."""
        seat = self.controller[card]
        self.creatures[seat * MOST_CARDS + self.creature_counts[seat]] = card
        self.creature_counts[seat] += 1
        self.count(card, 1)

    def fall_out(self, card: int) -> None:
        """A creature no longer stands on its controller's side."""
        seat = self.controller[card]
        i = seat * MOST_CARDS
        while self.creatures[i] != card:
            i += 1
        self.creature_counts[seat] -= 1
        for j in range(i, seat * MOST_CARDS + self.creature_counts[seat]):
            self.creatures[j] = self.creatures[j + 1]
        self.count(card, -1)

    def count(self, card: int, change: int) -> None:
        seat = self.controller[card]
        group = self.group[card]
        self.group_counts[seat * GROUPS + group] += change
        if group < NUMBERED_GROUPS:
            for threshold in range(THRESHOLDS):
                if self.printed.thresholds[self.printed.design_of[card]] >> threshold & 1:
                    self.prints[seat * ABILITIES + group * THRESHOLDS + threshold] += change

    def leave(self, card: int) -> None:
        """HO 9.4: a creature leaves the field. Where it goes, and its modifiers, comes next."""
        if self.printed.steps[self.printed.design_of[card] * KINDS + LEAVE] > 0:
            self.set_off(LEAVE, card, self.controller[card])
        self.fall_out(card)
        self.treasure[card] = 0
        for i in range(self.assaults):
            if self.assaulters[i] == card:
                self.assaulters[i] = NOTHING

    def discard_creature(self, card: int) -> None:
        if self.scribe is not None:
            self.scribe.note(SENT_AWAY, card, self.controller[card], 0)
        self.leave(card)
        self.to_pile(card)
        self.after_leaving(card)

    def return_creature(self, card: int, seat: int) -> None:
        """HO 11.6."""
        if self.scribe is not None:
            self.scribe.note(RETURNED, card, seat, 0)
        self.leave(card)
        if self.out >> seat & 1:
            self.to_pile(card)
        else:
            self.gain(seat, card)
            self.show(card)
        self.after_leaving(card)

    def after_leaving(self, card: int) -> None:
        """HO 12.7."""
        modifier = self.first_modifier[card]
        alone = modifier == NOTHING
        while modifier != NOTHING:
            if self.scribe is not None:
                self.scribe.note(SENT_AWAY, modifier, self.controller[modifier], 0)
            self.treasure[modifier] = 0
            self.host[modifier] = NOTHING
            self.hung -= 1
            self.to_pile(modifier)
            modifier = self.next_modifier[modifier]
        self.first_modifier[card] = NOTHING
        self.look_at_groups(self.controller[card])
        if alone:
            self.refresh_side(self.controller[card])
        else:
            self.refresh()

    def change_control(self, card: int, seat: int) -> None:
        """HO 11.5."""
        before = self.controller[card]
        self.fall_out(card)
        self.controller[card] = seat
        self.spot[card] = START
        self.came[card] = 2
        self.line_up(card)
        modifier = self.first_modifier[card]
        while modifier != NOTHING:
            self.controller[modifier] = seat
            modifier = self.next_modifier[modifier]
        self.look_at_groups(before)
        self.look_at_groups(seat)
        self.refresh()

    # Modifiers

    def hang(self, card: int, host: int) -> None:
        """HO 12.1: as the last of the host's modifiers."""
        self.where[card] = ATTACHED
        self.host[card] = host
        self.hung += 1
        self.next_modifier[card] = NOTHING
        if self.first_modifier[host] == NOTHING:
            self.first_modifier[host] = card
        else:
            last = self.first_modifier[host]
            while self.next_modifier[last] != NOTHING:
                last = self.next_modifier[last]
            self.next_modifier[last] = card
        self.refresh()

    def unhang(self, card: int) -> None:
        host = self.host[card]
        if self.first_modifier[host] == card:
            self.first_modifier[host] = self.next_modifier[card]
        else:
            before = self.first_modifier[host]
            while self.next_modifier[before] != card:
                before = self.next_modifier[before]
            self.next_modifier[before] = self.next_modifier[card]
        self.host[card] = NOTHING
        self.hung -= 1

    def attach(self, seat: int, card: int, host: int) -> None:
        """A card from a hand becomes a modifier."""
        self.owner[card] = seat
        self.controller[card] = seat
        self.treasure[card] = 0
        self.reattached[card] = 0
        self.copied[card] = 0
        self.hang(card, host)

    def discard_modifier(self, card: int) -> None:
        if self.scribe is not None:
            self.scribe.note(SENT_AWAY, card, self.controller[card], 0)
        self.unhang(card)
        self.treasure[card] = 0
        self.to_pile(card)
        self.refresh()

    # Groups, powers and might

    def look_at_groups(self, seat: int) -> None:
        """HO 10.4: what has become true is set off, in one's own turn and once in it."""
        now = 0
        for group in range(NUMBERED_GROUPS):  # HO 10.2
            reached = self.group_counts[seat * GROUPS + group] - FIRST_THRESHOLD + 1
            for ability in range(group * THRESHOLDS, group * THRESHOLDS + min(reached, THRESHOLDS)):
                if self.prints[seat * ABILITIES + ability] > 0:
                    now |= 1 << ability
        new = now & ~self.met[seat] & ~self.fired[seat]
        self.met[seat] = now
        if seat == self.turn and self.step >= STARTING and self.step <= MAIN:
            while new != 0:
                ability = lowest_bit(new)
                new &= new - 1
                if self.printed.group_steps[ability] > 0:
                    self.fired[seat] |= 1 << ability
                    self.set_off(GROUP, ability, seat)

    def set_off(self, kind: int, card: int, seat: int) -> None:
        """HO 9.8 and 9.11: it waits to be carried out."""
        if self.abilities < MOST_ABILITIES and self.step != OVER:
            self.abilities += 1
            self.pool_kinds[self.pool_size] = kind
            self.pool_cards[self.pool_size] = card
            self.pool_seats[self.pool_size] = seat
            self.pool_size += 1

    def refresh(self) -> None:
        """Powers and might of all creatures, as they are now. HO 1.6 and 8.11."""
        for seat in range(self.seats):
            self.refresh_side(seat)

    def refresh_side(self, seat: int) -> None:
        if not cython.compiled:
            gifts = [0] * NUMBERED_GROUPS
        self.keen = self.keen & ~(1 << seat) | self.sees & 1 << seat
        for group in range(NUMBERED_GROUPS):
            gifts[group] = 0
        works = self.met[seat]
        while works != 0:
            ability = lowest_bit(works)
            works &= works - 1
            gifts[ability // THRESHOLDS] |= self.printed.they_have[ability]
        for i in range(self.creature_counts[seat]):
            card = self.creatures[seat * MOST_CARDS + i]
            design = self.printed.design_of[card]
            powers = self.printed.powers[design] | self.lent[card]
            basis = self.printed.might[design] + self.extra[card]
            if self.group[card] < NUMBERED_GROUPS:
                powers |= gifts[self.group[card]]
            taken = 0
            modifier = self.first_modifier[card]
            while modifier != NOTHING:
                other = self.printed.design_of[modifier]
                powers |= self.printed.host_has[other]
                taken |= self.printed.host_loses[other]
                basis += self.printed.host_might[other]
                modifier = self.next_modifier[modifier]
            if self.printed.swarms[design] != 0:
                basis += self.printed.swarms[design] * self.others_like(card)
            self.powers[card] = powers & ~taken
            self.basis[card] = max(-MOST_BASIS, min(basis, MOST_BASIS))
            if self.powers[card] & KEEN_EYE:
                self.keen |= 1 << seat

    def others_like(self, card: int) -> int:
        """Other cards of its name that its controller controls, creatures and modifiers."""
        total = 0
        for other in range(self.cards):
            if (
                other != card
                and self.printed.design_of[other] == self.printed.design_of[card]
                and (self.where[other] == FIELD or self.where[other] == ATTACHED)
                and self.controller[other] == self.controller[card]
            ):
                total += 1
        return total

    def might(self, card: int) -> int:
        """HO 1.6."""
        return max(0, min(self.basis[card], MOST_MIGHT))

    def is_taunting(self, card: int) -> bool:
        """HO 8.3."""
        return self.powers[card] & TAUNT != 0 and self.spot[card] == CENTER and not self.exhausted[card]

    # Copying

    def copy_field(self, other: Field) -> None:
        self.copy_memory(other)
        self.waiting = other.waiting
        self.chance.copy_from(other.chance)
        for i in range(MOST_SEATS * MOST_CARDS):
            self.hands[i] = other.hands[i]
            self.creatures[i] = other.creatures[i]
        for i in range(MOST_SEATS * ABILITIES):
            self.prints[i] = other.prints[i]
        for i in range(MOST_SEATS * GROUPS):
            self.group_counts[i] = other.group_counts[i]
        for seat in range(MOST_SEATS):
            self.hand_sizes[seat] = other.hand_sizes[seat]
            self.treasuries[seat] = other.treasuries[seat]
            self.creature_counts[seat] = other.creature_counts[seat]
            self.met[seat] = other.met[seat]
            self.fired[seat] = other.fired[seat]
            self.second_mover[seat] = other.second_mover[seat]
        self.copy_cards(other)
        for i in range(MOST_ASSAULTS):
            self.assaulters[i] = other.assaulters[i]
            self.assaulted[i] = other.assaulted[i]
        self.copy_turn(other)
        self.copy_options(other)

    def copy_cards(self, other: Field) -> None:
        for card in range(MOST_CARDS):
            self.deck[card] = other.deck[card]
            self.pile[card] = other.pile[card]
            self.owner[card] = other.owner[card]
            self.controller[card] = other.controller[card]
            self.spot[card] = other.spot[card]
            self.exhausted[card] = other.exhausted[card]
            self.came[card] = other.came[card]
            self.moved[card] = other.moved[card]
            self.stole[card] = other.stole[card]
            self.skips[card] = other.skips[card]
            self.group[card] = other.group[card]
            self.extra[card] = other.extra[card]
            self.host[card] = other.host[card]
            self.first_modifier[card] = other.first_modifier[card]
            self.next_modifier[card] = other.next_modifier[card]
            self.reattached[card] = other.reattached[card]
            self.copied[card] = other.copied[card]
        for card in range(MOST_CARDS):
            self.treasure[card] = other.treasure[card]
            self.lent[card] = other.lent[card]
            self.powers[card] = other.powers[card]
            self.basis[card] = other.basis[card]
        for i in range(MOST_CARDS):
            self.pool_kinds[i] = other.pool_kinds[i]
            self.pool_cards[i] = other.pool_cards[i]
            self.pool_seats[i] = other.pool_seats[i]
            self.attackers[i] = other.attackers[i]

    def copy_turn(self, other: Field) -> None:
        self.deck_left = other.deck_left
        self.pile_size = other.pile_size
        self.claims = other.claims
        self.out = other.out
        self.hung = other.hung
        self.boosted = other.boosted
        self.keen = other.keen
        self.step = other.step
        self.turn = other.turn
        self.turns = other.turns
        self.points = other.points
        self.sees = other.sees
        self.ended = other.ended
        self.actions = other.actions
        self.abilities = other.abilities
        self.assaults = other.assaults
        self.pool_size = other.pool_size
        self.job_kind = other.job_kind
        self.job_card = other.job_card
        self.job_seat = other.job_seat
        self.verb = other.verb
        self.pc = other.pc
        self.last = other.last
        self.stage = other.stage
        self.asked = other.asked
        self.chosen = other.chosen
        self.tally = other.tally
        self.attackers_count = other.attackers_count

    def copy_options(self, other: Field) -> None:
        self.first_points = other.first_points
        self.target = other.target
        self.treasury_only = other.treasury_only
        self.exhausted_move = other.exhausted_move
        self.both_fall = other.both_fall
        self.loots = other.loots
        self.intercept_steals = other.intercept_steals
        self.sacrifices_itself = other.sacrifices_itself
        self.dead_orders = other.dead_orders
        self.most_copies = other.most_copies
        self.turn_limit = other.turn_limit
