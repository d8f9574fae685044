"""Who can do what to whom: reach and interaction, what effects can choose, and fights. HO 5 to 8."""

from __future__ import annotations

from fablewood.games.hoard.field import Field
from fablewood.games.hoard.numbers import (
    ATTACHED,
    ATTACKER,
    AWKWARD,
    BUSHES,
    CATCH,
    CENTER,
    CHOOSE,
    CHOOSING_LOOTER,
    CHOOSING_LOSER,
    CLUMSY,
    ENEMY,
    ENTER,
    EXHAUSTED,
    FLY,
    GROUP,
    HEAVY_DUTY,
    IN_THE_AIR,
    INTERCEPT,
    INVISIBILITY,
    LEAVE,
    LOOTED,
    LOST,
    MIGHTS,
    MOST_ASSAULTS,
    MOST_CARDS,
    MOST_TREASURE,
    NO_OBSTACLE,
    NOT_IN_CENTER,
    NOT_SEEN,
    NOTHING,
    NUMBERED_GROUPS,
    OUT_OF_REACH,
    PEACE_ADEPT,
    PEACEFUL,
    STANDS,
    START,
    STEAL_POWER,
    TAUNTED,
    THRESHOLDS,
    UNAFFECTED,
    YOURS,
)

try:
    import cython
except ImportError:
    from fablewood.core import no_cython as cython


class Fray(Field):
    # HO 5 and 8: interaction

    def obstacle(self, card: int, target: int) -> int:
        """What keeps a creature, ready or not, from interacting with an enemy one: HO 5.7, in that order."""
        powers = self.powers[card]
        taunting = self.is_taunting(target)
        if powers & PEACE_ADEPT:
            return PEACEFUL
        if self.spot[card] != CENTER and not powers & INTERCEPT:
            return NOT_IN_CENTER
        if self.spot[target] == START and not powers & INTERCEPT:
            return OUT_OF_REACH
        if self.powers[target] & FLY and not powers & (FLY | CATCH):
            return IN_THE_AIR
        if self.is_invisible(target) and not self.keen >> self.controller[card] & 1:
            return NOT_SEEN
        if not taunting and self.has_taunter(self.controller[target]):
            return TAUNTED
        if self.is_unaffected(target, self.group[card]):
            return UNAFFECTED
        return NO_OBSTACLE

    def is_invisible(self, card: int) -> bool:
        """HO 5.3, 8.10, and 8.3 for those who taunt."""
        return self.spot[card] == BUSHES or (self.powers[card] & INVISIBILITY != 0 and not self.is_taunting(card))

    def has_taunter(self, seat: int) -> bool:
        for i in range(self.creature_counts[seat]):
            if self.is_taunting(self.creatures[seat * MOST_CARDS + i]):
                return True
        return False

    def is_unaffected(self, card: int, group: int) -> bool:
        """HO 10.10: whether creatures of a group can do nothing to this one."""
        own = self.group[card]
        if own < NUMBERED_GROUPS:
            for threshold in range(THRESHOLDS):
                ability = own * THRESHOLDS + threshold
                if self.printed.unaffected[ability] >> group & 1 and self.met[self.controller[card]] >> ability & 1:
                    return True
        return False

    def is_untargetable(self, card: int) -> bool:
        """HO 10.11."""
        own = self.group[card]
        if own < NUMBERED_GROUPS:
            for threshold in range(THRESHOLDS):
                ability = own * THRESHOLDS + threshold
                if self.printed.untargetable[ability] and self.met[self.controller[card]] >> ability & 1:
                    return True
        return False

    def attack_obstacle(self, card: int, target: int) -> int:
        return EXHAUSTED if self.exhausted[card] else self.obstacle(card, target)

    # HO 8.5: stealing

    def can_steal(self, card: int) -> int:
        """Nothing to do with the victim: 0, or what keeps it from stealing."""
        if self.exhausted[card]:
            return EXHAUSTED
        return CLUMSY if self.powers[card] & AWKWARD else NO_OBSTACLE

    def can_steal_from_seat(self, card: int, seat: int) -> bool:
        if seat == self.controller[card] or self.out >> seat & 1 or self.treasuries[seat] == 0:
            return False
        return self.spot[card] == CENTER or (self.intercept_steals and self.powers[card] & INTERCEPT != 0)

    def can_steal_from_card(self, card: int, target: int) -> bool:
        """From an enemy creature, or from a modifier on one."""
        if self.treasure[target] == 0:
            return False
        creature = self.host[target] if self.where[target] == ATTACHED else target
        return self.controller[creature] != self.controller[card] and self.obstacle(card, creature) == NO_OBSTACLE

    def find_victims(self, card: int, first_seat: int, first_card: int, moves: list[int]) -> int:
        n = 0
        for seat in range(self.seats):
            if self.can_steal_from_seat(card, seat):
                moves[n] = first_seat + seat
                n += 1
        for seat in range(self.seats):
            if seat != self.controller[card]:
                for i in range(self.creature_counts[seat]):
                    target = self.creatures[seat * MOST_CARDS + i]
                    while target != NOTHING:
                        if self.can_steal_from_card(card, target):
                            moves[n] = first_card + target
                            n += 1
                        on_creature = self.host[target] == NOTHING
                        target = self.first_modifier[target] if on_creature else self.next_modifier[target]
        return n

    def may_steal(self, card: int) -> bool:
        if not cython.compiled:
            moves = [0] * 512
        if not self.powers[card] & STEAL_POWER or self.stole[card] or self.can_steal(card) != NO_OBSTACLE:
            return False
        for seat in range(self.seats):
            if self.can_steal_from_seat(card, seat):
                return True
        return self.find_victims(card, 0, 0, moves) > 0

    # HO 6.2 and 6.3: taking

    def room(self, card: int) -> int:
        most = self.might(card) if self.powers[card] & HEAVY_DUTY else 1
        return max(0, most - self.treasure[card])

    def may_take(self, card: int) -> bool:
        return (
            not self.exhausted[card]
            and self.spot[card] == CENTER
            and not self.powers[card] & AWKWARD
            and self.room(card) > 0
        )

    # HO 9.7: what effects can choose

    def can_touch(self, card: int) -> bool:
        """Whether what is under way can do something to a creature at all."""
        if self.job_kind >= ENTER and self.job_kind <= LEAVE:
            return not self.is_unaffected(card, self.group[self.job_card])
        return True

    def can_choose(self, card: int) -> bool:
        if self.job_kind != GROUP and self.controller[card] != self.job_seat and self.is_untargetable(card):
            return False
        return self.can_touch(card)

    def fits(self, card: int, whom: int) -> bool:
        """Whether a text speaks of this creature."""
        enemy = self.controller[card] != self.job_seat
        if (self.printed.whom_side[whom] == YOURS and enemy) or (self.printed.whom_side[whom] == ENEMY and not enemy):
            return False
        if self.printed.whom_other[whom] and card == self.job_card and self.job_kind != GROUP:
            return False
        if self.printed.whom_group[whom] != NOTHING and self.printed.whom_group[whom] != self.group[card]:
            return False
        if self.printed.whom_might[whom] != NOTHING:
            might = self.might(card)
            if might > self.printed.whom_might[whom] or (
                self.printed.whom_exactly[whom] and might != self.printed.whom_might[whom]
            ):
                return False
        if self.printed.whom_power[whom] & ~self.powers[card]:
            return False
        if self.printed.whom_center[whom] and self.spot[card] != CENTER:
            return False
        if self.printed.whom_no[whom] != NOTHING and self.printed.whom_no[whom] == self.group[card]:
            return False
        if self.printed.whom_carries[whom] and not self.can_carry(card):
            return False
        return not self.printed.whom_attacker[whom] or self.has_attacked(card, self.job_card)

    def has_attacked(self, card: int, target: int) -> bool:
        for i in range(self.assaults):
            if self.assaulters[i] == card and self.assaulted[i] == target:
                return True
        return False

    def find_creatures(self, whom: int, moves: list[int]) -> int:
        """The creatures that a text speaks of and that can be chosen, or for `each`, that it does something to."""
        n = 0
        for seat in range(self.seats):
            for i in range(self.creature_counts[seat]):
                card = self.creatures[seat * MOST_CARDS + i]
                if self.fits(card, whom) and (
                    self.can_touch(card) if self.printed.whom_every[whom] else self.can_choose(card)
                ):
                    moves[n] = CHOOSE + card
                    n += 1
        return n

    def find_modifiers(self, n: int, moves: list[int]) -> int:
        """All modifiers on the field, behind the first n moves."""
        for seat in range(self.seats):
            for i in range(self.creature_counts[seat]):
                modifier = self.first_modifier[self.creatures[seat * MOST_CARDS + i]]
                while modifier != NOTHING:
                    moves[n] = CHOOSE + modifier
                    n += 1
                    modifier = self.next_modifier[modifier]
        return n

    # HO 7: fights

    def attacking_might(self, card: int, target: int) -> int:
        seat = self.controller[card]
        might = self.basis[card]
        might += self.printed.hunts[self.printed.design_of[card]] * (self.attackers_count - 1)
        group = self.group[card]
        if group < NUMBERED_GROUPS:
            for threshold in range(THRESHOLDS):
                ability = group * THRESHOLDS + threshold
                if self.met[seat] >> ability & 1:
                    might += self.printed.they_attack[ability]
                    if self.printed.hunted[ability] & self.powers[target]:
                        might += self.printed.they_hunt[ability]
        return max(0, might)

    def defending_might(self, card: int) -> int:
        might = self.basis[card] + self.printed.defends[self.printed.design_of[card]]
        modifier = self.first_modifier[card]
        while modifier != NOTHING:
            might += self.printed.host_defends[self.printed.design_of[modifier]]
            modifier = self.next_modifier[modifier]
        return max(0, might)

    def fight(self, target: int, exhausts: bool) -> None:
        """HO 7.2 to 7.6, with the attackers that stand ready in `attackers`. It may leave somebody to choose."""
        self.chosen = target
        attack = 0
        for i in range(self.attackers_count):
            card = self.attackers[i]
            if exhausts:
                self.exhausted[card] = 1
            self.remember_assault(card, target)
            attack += self.attacking_might(card, target)
            if self.scribe is not None:
                self.scribe.note(ATTACKER, card, target, 0)
        defence = self.defending_might(target)
        if self.scribe is not None:
            self.scribe.note(MIGHTS, attack, defence, target)
        falls = attack > defence or (attack == defence and self.both_fall)
        if falls and self.withstands(target):
            falls = False
            if self.scribe is not None:
                self.scribe.note(STANDS, target, 0, 0)
        self.tally = 0
        self.asked = self.controller[target]
        if falls:
            self.tally = self.loot_of(target)
            self.discard_creature(target)
        if defence > attack or (attack == defence and self.both_fall):
            if self.attackers_count > 1:
                self.stage = CHOOSING_LOSER
                return
            self.lose_fight(self.attackers[0])
        self.share_loot()

    def withstands(self, card: int) -> bool:
        return (
            self.printed.withstands[self.printed.design_of[card]] != 0
            and not self.exhausted[card]
            and self.attackers_count == 1
        )

    def remember_assault(self, card: int, target: int) -> None:
        if self.assaults == MOST_ASSAULTS:
            self.assaults -= 1
            for i in range(self.assaults):
                self.assaulters[i] = self.assaulters[i + 1]
                self.assaulted[i] = self.assaulted[i + 1]
        self.assaulters[self.assaults] = card
        self.assaulted[self.assaults] = target
        self.assaults += 1

    def loot_of(self, card: int) -> int:
        """HO 15.8."""
        if not self.loots:
            return 0
        total = self.treasure[card]
        modifier = self.first_modifier[card]
        while modifier != NOTHING:
            total += self.treasure[modifier]
            modifier = self.next_modifier[modifier]
        return min(total, MOST_TREASURE)

    def lose_fight(self, card: int) -> None:
        if self.scribe is not None:
            self.scribe.note(LOST, card, 0, 0)
        self.discard_creature(card)
        i = 0
        while self.attackers[i] != card:
            i += 1
        self.attackers_count -= 1
        for j in range(i, self.attackers_count):
            self.attackers[j] = self.attackers[j + 1]

    def share_loot(self) -> None:
        """The attacking player gives the loot to an attacker that is left."""
        if not cython.compiled:
            moves = [0] * 512
        self.stage = 0
        if self.tally > 0:
            n = self.find_looters(moves)
            if n == 1:
                self.take_loot(moves[0] - CHOOSE)
            elif n > 1:
                self.stage = CHOOSING_LOOTER
                self.asked = self.job_seat

    def find_looters(self, moves: list[int]) -> int:
        n = 0
        for i in range(self.attackers_count):
            if self.can_carry(self.attackers[i]):
                moves[n] = CHOOSE + self.attackers[i]
                n += 1
        return n

    def take_loot(self, card: int) -> None:
        if self.scribe is not None:
            self.scribe.note(LOOTED, card, self.tally, 0)
        self.put_on(card, self.tally, self.job_seat)

    def find_in_fight(self, moves: list[int]) -> int:
        """What can be chosen in a fight that waits."""
        if self.stage == CHOOSING_LOOTER:
            return self.find_looters(moves)
        for i in range(self.attackers_count):
            moves[i] = CHOOSE + self.attackers[i]
        return self.attackers_count

    def choose_in_fight(self, card: int) -> None:
        if self.stage == CHOOSING_LOSER:
            self.lose_fight(card)
            self.share_loot()
        else:
            self.take_loot(card)
            self.stage = 0
