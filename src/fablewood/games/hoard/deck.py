"""A deck as the engine runs it: plain numbers, by design and by group.

Texts that are done are programs: one step a sentence, `verb` is its number in the book (effects/verbs.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fablewood.games.hoard.effects.program import Tables

MOST_STEPS = 2000
MOST_WHOMS = 400


class Deck:
    def __init__(self, tables: Tables) -> None:
        self.cards = tables.cards
        self.design_of = tables.design_of
        # By design
        self.might = tables.might
        self.start = tables.start
        self.group = tables.group
        self.powers = tables.powers
        self.thresholds = tables.thresholds
        self.moves_twice = tables.moves_twice
        self.defends = tables.defends
        self.hunts = tables.hunts
        self.withstands = tables.withstands
        self.joins = tables.joins
        self.swarms = tables.swarms
        self.is_modifier = tables.is_modifier
        self.host_has = tables.host_has
        self.host_loses = tables.host_loses
        self.host_might = tables.host_might
        self.host_defends = tables.host_defends
        self.anywhere = tables.anywhere
        self.refund = tables.refund
        self.copies_treasure = tables.copies_treasure
        # Programs by design and kind: the first step, and how many
        self.first = tables.first
        self.steps = tables.steps
        # By group and threshold
        self.they_have = tables.they_have
        self.they_attack = tables.they_attack
        self.they_hunt = tables.they_hunt
        self.hunted = tables.hunted
        self.one_moves_twice = tables.one_moves_twice
        self.unaffected = tables.unaffected
        self.untargetable = tables.untargetable
        self.income = tables.income
        self.group_first = tables.group_first
        self.group_steps = tables.group_steps
        # Steps
        self.verb = tables.verb
        self.number = tables.number
        self.whom = tables.whom
        self.power = tables.power
        # Whom a step speaks of
        self.whom_side = tables.whom_side
        self.whom_other = tables.whom_other
        self.whom_every = tables.whom_every
        self.whom_group = tables.whom_group
        self.whom_might = tables.whom_might
        self.whom_exactly = tables.whom_exactly
        self.whom_power = tables.whom_power
        self.whom_center = tables.whom_center
        self.whom_no = tables.whom_no
        self.whom_carries = tables.whom_carries
        self.whom_attacker = tables.whom_attacker
