"""From a deck as it is written to the numbers that the engine runs: once, when the deck is loaded."""

from __future__ import annotations

from collections.abc import Sequence

from fablewood.games.hoard import numbers
from fablewood.games.hoard.cards import Card, DeckList
from fablewood.games.hoard.deck import MOST_STEPS, MOST_WHOMS, Deck
from fablewood.games.hoard.effects import vocabulary
from fablewood.games.hoard.effects.phrases import Group, Whom
from fablewood.games.hoard.effects.vocabulary import EFFECTS, Continuous, Effect, Modifier, Passive, Sentence
from fablewood.games.hoard.numbers import (
    ABILITIES,
    AT_START,
    ENTER,
    EXHAUST,
    FIRST_THRESHOLD,
    GROUPS,
    KINDS,
    LEAVE,
    MOST_CARDS,
    ORDER,
    THRESHOLDS,
    several,
)

VERBS = {effect: number for number, effect in enumerate(EFFECTS)}


class Tables:
    """The numbers of a deck while they are being written."""

    def __init__(self) -> None:
        self.cards = 0
        self.design_of = several(MOST_CARDS, 0)
        self.might = several(MOST_CARDS, 0)
        self.start = several(MOST_CARDS, 0)
        self.group = several(MOST_CARDS, GROUPS - 1)
        self.powers = several(MOST_CARDS, 0)
        self.thresholds = several(MOST_CARDS, 0)
        self.moves_twice = several(MOST_CARDS, 0)
        self.defends = several(MOST_CARDS, 0)
        self.hunts = several(MOST_CARDS, 0)
        self.withstands = several(MOST_CARDS, 0)
        self.joins = several(MOST_CARDS, 0)
        self.swarms = several(MOST_CARDS, 0)
        self.is_modifier = several(MOST_CARDS, 0)
        self.host_has = several(MOST_CARDS, 0)
        self.host_loses = several(MOST_CARDS, 0)
        self.host_might = several(MOST_CARDS, 0)
        self.host_defends = several(MOST_CARDS, 0)
        self.anywhere = several(MOST_CARDS, 0)
        self.refund = several(MOST_CARDS, 0)
        self.copies_treasure = several(MOST_CARDS, 0)
        self.first = several(MOST_CARDS * KINDS, 0)
        self.steps = several(MOST_CARDS * KINDS, 0)
        self.they_have = several(ABILITIES, 0)
        self.they_attack = several(ABILITIES, 0)
        self.they_hunt = several(ABILITIES, 0)
        self.hunted = several(ABILITIES, 0)
        self.one_moves_twice = several(ABILITIES, 0)
        self.unaffected = several(ABILITIES, 0)
        self.untargetable = several(ABILITIES, 0)
        self.income = several(ABILITIES, 0)
        self.group_first = several(ABILITIES, 0)
        self.group_steps = several(ABILITIES, 0)
        self.verb = several(MOST_STEPS, 0)
        self.number = several(MOST_STEPS, 0)
        self.whom = several(MOST_STEPS, 0)
        self.power = several(MOST_STEPS, 0)
        self.whom_side = several(MOST_WHOMS, 0)
        self.whom_other = several(MOST_WHOMS, 0)
        self.whom_every = several(MOST_WHOMS, 0)
        self.whom_group = several(MOST_WHOMS, 0)
        self.whom_might = several(MOST_WHOMS, 0)
        self.whom_exactly = several(MOST_WHOMS, 0)
        self.whom_power = several(MOST_WHOMS, 0)
        self.whom_center = several(MOST_WHOMS, 0)
        self.whom_no = several(MOST_WHOMS, 0)
        self.whom_carries = several(MOST_WHOMS, 0)
        self.whom_attacker = several(MOST_WHOMS, 0)
        self.total_steps = 0
        self.whoms: dict[Whom, int] = {}

    def add_design(self, design: int, card: Card) -> None:
        for _ in card.labels:
            self.design_of[self.cards] = design
            self.cards += 1
        self.might[design] = card.might
        self.start[design] = card.start
        self.group[design] = card.group
        self.powers[design] = sum(card.powers)
        self.thresholds[design] = sum(1 << number - FIRST_THRESHOLD for number in card.thresholds)
        for passive in card.passive:
            self.add_passive(design, passive)
        self.is_modifier[design] = int(bool(card.modifier))
        for modifier in card.modifier:
            self.add_modifier(design, modifier)
        texts = {ENTER: card.enter, EXHAUST: card.exhaust, LEAVE: card.leave, ORDER: card.order}
        texts[AT_START] = tuple(one.effect for one in card.modifier if isinstance(one, vocabulary.AtStart))
        for kind, text in texts.items():
            self.first[design * KINDS + kind] = self.total_steps
            self.steps[design * KINDS + kind] = len(text)
            self.add_program(text)

    def add_passive(self, design: int, passive: Passive) -> None:
        match passive:
            case vocabulary.MovesTwice():
                self.moves_twice[design] = 1
            case vocabulary.Defends(n):
                self.defends[design] += n
            case vocabulary.Hunts(n):
                self.hunts[design] += n
            case vocabulary.Withstands():
                self.withstands[design] = 1
            case vocabulary.Joins(group, other):
                self.joins[design] = 1 << group | 1 << other
            case vocabulary.Swarms(n):
                self.swarms[design] += n

    def add_modifier(self, design: int, modifier: Modifier) -> None:
        match modifier:
            case vocabulary.HostHas(power):
                self.host_has[design] |= power
            case vocabulary.HostLoses(power):
                self.host_loses[design] |= power
            case vocabulary.HostMight(n):
                self.host_might[design] += n
            case vocabulary.HostDefends(n):
                self.host_defends[design] += n
            case vocabulary.Anywhere():
                self.anywhere[design] = 1
            case vocabulary.Refund():
                self.refund[design] = 1
            case vocabulary.Copies():
                self.copies_treasure[design] = 1

    def add_ability(self, group: Group, threshold: int, text: Sequence[Sentence]) -> None:
        ability = group * THRESHOLDS + threshold - FIRST_THRESHOLD
        effects = [sentence for sentence in text if isinstance(sentence, Effect)]
        self.group_first[ability] = self.total_steps
        self.group_steps[ability] = len(effects)
        self.add_program(effects)
        for sentence in text:
            if isinstance(sentence, Continuous):
                self.add_continuous(ability, sentence)

    def add_continuous(self, ability: int, sentence: Continuous) -> None:
        match sentence:
            case vocabulary.TheyHave(power):
                self.they_have[ability] |= power
            case vocabulary.TheyAttack(n):
                self.they_attack[ability] += n
            case vocabulary.TheyHunt(n, power):
                self.they_hunt[ability] += n
                self.hunted[ability] |= power
            case vocabulary.OneMovesTwice():
                self.one_moves_twice[ability] = 1
            case vocabulary.Unaffected(group):
                self.unaffected[ability] |= 1 << group
            case vocabulary.Untargetable():
                self.untargetable[ability] = 1
            case vocabulary.Income(n):
                self.income[ability] += n

    def add_program(self, text: Sequence[Effect]) -> None:
        for effect in text:
            step = self.total_steps
            self.verb[step] = VERBS[type(effect)]
            self.number[step] = getattr(effect, "n", 0)
            self.power[step] = getattr(effect, "power", 0)
            self.whom[step] = self.add_whom(getattr(effect, "whom", Whom()))
            self.total_steps += 1

    def add_whom(self, whom: Whom) -> int:
        if whom in self.whoms:
            return self.whoms[whom]
        i = self.whoms[whom] = len(self.whoms)
        self.whom_side[i] = whom.side
        self.whom_other[i] = int(whom.other)
        self.whom_every[i] = int(whom.every)
        self.whom_group[i] = numbers.NOTHING if whom.group is None else whom.group
        self.whom_might[i] = numbers.NOTHING if whom.might is None else whom.might
        self.whom_exactly[i] = int(whom.exactly)
        self.whom_power[i] = 0 if whom.power is None else whom.power
        self.whom_center[i] = int(whom.center)
        self.whom_no[i] = numbers.NOTHING if whom.no is None else whom.no
        self.whom_carries[i] = int(whom.carries)
        self.whom_attacker[i] = int(whom.attacker)
        return i


def compile_deck(cards: DeckList) -> Deck:
    tables = Tables()
    for design, card in enumerate(cards.cards):
        tables.add_design(design, card)
    for (group, threshold), text in cards.groups.items():
        tables.add_ability(group, threshold, text)
    return Deck(tables)
