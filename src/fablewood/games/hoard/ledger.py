"""The table in plain numbers, for everybody who speaks of it: views, positions, refusals, sentences.

Search needs none of this; what plays is in the classes below and in rules.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fablewood.games.hoard.fray import Fray
from fablewood.games.hoard.numbers import (
    ABILITIES,
    ATTACHED,
    DECK,
    FIELD,
    GROUP,
    GROUPS,
    KINDS,
    KNOWN,
    MOST_CARDS,
    NOTHING,
    PACKS,
    PICKED,
    RUNNING,
)

if TYPE_CHECKING:
    from fablewood.core.game import Setup
    from fablewood.games.hoard.deck import Deck


class Ledger(Fray):
    def __init__(self, setup: Setup | None = None, printed: Deck | None = None) -> None:
        super().__init__(setup, printed)

    # Seats

    def hand(self, seat: int) -> list[int]:
        return [self.hands[seat * MOST_CARDS + i] for i in range(self.hand_sizes[seat])]

    def pack(self, seat: int) -> list[int]:
        return self.cards_at(PACKS + seat)

    def picked(self, seat: int) -> int:
        cards = self.cards_at(PICKED + seat)
        return cards[0] if cards else NOTHING

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(self.cards) if self.where[card] == place]

    def discarded(self) -> list[int]:
        """The last one on top."""
        return [self.pile[i] for i in range(self.pile_size)]

    def treasury(self, seat: int) -> int:
        return self.treasuries[seat]

    def treasure_carried(self, seat: int) -> int:
        return self.carried(self.check_seat(seat))

    def creatures_of(self, seat: int) -> list[int]:
        return [self.creatures[seat * MOST_CARDS + i] for i in range(self.creature_counts[seat])]

    def group_count(self, seat: int, group: int) -> int:
        return self.group_counts[seat * GROUPS + group]

    def working(self, seat: int) -> list[int]:
        """The abilities of groups that work."""
        return [ability for ability in range(ABILITIES) if self.met[seat] >> ability & 1]

    def fired_by(self, seat: int) -> list[int]:
        return [ability for ability in range(ABILITIES) if self.fired[seat] >> ability & 1]

    def second_mover_of(self, seat: int) -> int:
        return self.second_mover[seat]

    # Cards

    def place_of(self, card: int) -> int:
        return self.where[card]

    def modifiers_on(self, card: int) -> list[int]:
        found = []
        modifier = self.first_modifier[card] if self.where[card] == FIELD else NOTHING
        while modifier != NOTHING:
            found.append(modifier)
            modifier = self.next_modifier[modifier]
        return found

    def state_of(self, card: int) -> dict[str, int]:
        """All numbers of a card on the field."""
        return {
            "owner": self.owner[card],
            "controller": self.controller[card],
            "spot": self.spot[card],
            "exhausted": self.exhausted[card],
            "came": self.came[card],
            "moved": self.moved[card],
            "stole": self.stole[card],
            "skips": self.skips[card],
            "group": self.group[card],
            "treasure": self.treasure[card],
            "extra": self.extra[card],
            "lent": self.lent[card],
            "host": self.host[card],
            "reattached": self.reattached[card],
            "copied": self.copied[card],
            "powers": self.powers[card],
            "might": self.might(card),
        }

    def is_on_field(self, card: int) -> bool:
        return self.where[card] == FIELD

    def is_attached(self, card: int) -> bool:
        return self.where[card] == ATTACHED

    # What is asked to explain a refusal

    def obstacle_for(self, card: int, target: int) -> int:
        return self.attack_obstacle(card, target)

    def taunts(self, card: int) -> bool:
        return self.is_taunting(card)

    def is_protected(self, card: int) -> bool:
        return self.is_untargetable(card)

    def is_immune(self, card: int, group: int) -> bool:
        return self.is_unaffected(card, group)

    def speaks_of(self, card: int, step: int) -> bool:
        """Whether the text that is under way speaks of this creature."""
        return self.fits(card, self.printed.whom[step])

    # What is under way

    def attackers_now(self) -> list[int]:
        return [self.attackers[i] for i in range(self.attackers_count)]

    def pool(self) -> list[tuple[int, int, int]]:
        """Abilities that wait: kind, card (or ability of a group), seat."""
        return [(self.pool_kinds[i], self.pool_cards[i], self.pool_seats[i]) for i in range(self.pool_size)]

    def assaults_of_turn(self) -> list[tuple[int, int]]:
        return [(self.assaulters[i], self.assaulted[i]) for i in range(self.assaults)]

    # Knowledge

    def known_to(self, observer: int) -> list[int]:
        """Hidden cards of which an observer knows where they are."""
        return [
            card
            for card in range(self.cards)
            if self.is_hidden(card, observer) and self.classes[observer * MOST_CARDS + card] == KNOWN
        ]

    def alike_to(self, observer: int) -> list[list[int]]:
        """Hidden cards that an observer can't tell apart, class by class."""
        found: dict[int, list[int]] = {}
        for card in range(self.cards):
            kind = self.classes[observer * MOST_CARDS + card]
            if self.is_hidden(card, observer) and kind != KNOWN:
                found.setdefault(kind, []).append(card)
        return sorted(found.values())

    # Laying a table out

    def put_all_in_deck(self) -> None:
        self.deck_left = self.cards
        for card in range(self.cards):
            self.where[card] = DECK
            self.deck[card] = card

    def lay_hand(self, seat: int, cards: Sequence[int]) -> None:
        for card in cards:
            self.gain(seat, card)

    def lay_draft(self, seat: int, pack: Sequence[int], picked: int) -> None:
        for card in pack:
            self.where[card] = PACKS + seat
        if picked != NOTHING:
            self.where[picked] = PICKED + seat

    def lay_deck(self, cards: Sequence[int]) -> None:
        for card in sorted(cards):
            self.where[card] = DECK
            self.deck[self.deck_left] = card
            self.deck_left += 1

    def lay_pile(self, cards: Sequence[int]) -> None:
        for card in cards:
            self.to_pile(card)

    def lay_running(self, card: int) -> None:
        self.where[card] = RUNNING

    def lay_creature(self, card: int, numbers: Mapping[str, int]) -> None:
        self.where[card] = FIELD
        self.lay_numbers(card, numbers)
        self.group[card] = numbers["group"]
        self.spot[card] = numbers["spot"]
        self.exhausted[card] = numbers["exhausted"]
        self.came[card] = numbers["came"]
        self.moved[card] = numbers["moved"]
        self.stole[card] = numbers["stole"]
        self.skips[card] = numbers["skips"]
        self.extra[card] = numbers["extra"]
        self.lent[card] = numbers["lent"]
        self.boosted = self.boosted or numbers["extra"] != 0 or numbers["lent"] != 0
        self.host[card] = NOTHING
        self.first_modifier[card] = NOTHING
        self.line_up(card)

    def lay_modifier(self, card: int, host: int, numbers: Mapping[str, int]) -> None:
        self.lay_numbers(card, numbers)
        self.reattached[card] = numbers["reattached"]
        self.copied[card] = numbers["copied"]
        self.hang(card, host)

    def lay_numbers(self, card: int, numbers: Mapping[str, int]) -> None:
        self.owner[card] = numbers["owner"]
        self.controller[card] = numbers["controller"]
        self.treasure[card] = numbers["treasure"]

    def lay_seat(self, seat: int, treasury: int, claim: bool, out: bool, fired: Sequence[int], second: int) -> None:
        self.treasuries[seat] = treasury
        self.claims |= int(claim) << seat
        self.out |= int(out) << seat
        for ability in fired:
            self.fired[seat] |= 1 << ability
        self.second_mover[seat] = second

    def lay_turn(self, numbers: Mapping[str, int]) -> None:
        self.turn = numbers["turn"]
        self.turns = numbers["turns"]
        self.points = numbers["points"]
        self.sees = numbers["sees"]
        self.boosted = self.boosted or numbers["sees"] != 0
        self.actions = numbers["actions"]
        self.abilities = numbers["abilities"]
        self.ended = numbers["ended"]
        for seat in range(self.seats):
            self.look_at_groups(seat)
        self.step = numbers["step"]
        self.refresh()

    def lay_assault(self, card: int, target: int) -> None:
        self.remember_assault(card, target)

    def lay_waiting(self, kind: int, card: int, seat: int) -> None:
        self.pool_kinds[self.pool_size] = kind
        self.pool_cards[self.pool_size] = card
        self.pool_seats[self.pool_size] = seat
        self.pool_size += 1
        self.abilities = max(self.abilities, self.pool_size)

    def lay_job(self, numbers: Mapping[str, int], attackers: Sequence[int]) -> None:
        self.job_kind = numbers["kind"]
        self.job_card = numbers["card"]
        self.job_seat = numbers["seat"]
        self.verb = numbers["verb"]
        self.pc = numbers["pc"]
        self.last = numbers["last"]
        self.stage = numbers["stage"]
        self.asked = numbers["asked"]
        self.chosen = numbers["chosen"]
        self.tally = numbers["tally"]
        self.attackers_count = len(attackers)
        for i, card in enumerate(attackers):
            self.attackers[i] = card

    def lay_knowledge(self, observer: int, known: Sequence[int], classes: Sequence[Sequence[int]]) -> None:
        """All else is of one class. There are never more classes than hidden cards."""
        named = {*known, *(card for cards in classes for card in cards)}
        rest = [card for card in range(self.cards) if card not in named and self.is_hidden(card, observer)]
        for card in range(self.cards):
            self.classes[observer * MOST_CARDS + card] = 0
        for number, cards in enumerate(part for part in (rest, *classes) if part):
            for card in cards:
                self.classes[observer * MOST_CARDS + card] = number
        for card in known:
            self.classes[observer * MOST_CARDS + card] = KNOWN

    def is_hidden_from(self, card: int, observer: int) -> bool:
        return self.is_hidden(card, observer)

    def wait_for(self, waiting: int) -> None:
        self.waiting = waiting

    # What is printed

    def steps_of(self, design: int, kind: int) -> tuple[int, int]:
        """The first step of a text and how many it has."""
        if kind == GROUP:
            return self.printed.group_first[design], self.printed.group_steps[design]
        return self.printed.first[design * KINDS + kind], self.printed.steps[design * KINDS + kind]

    def design(self, card: int) -> int:
        return self.printed.design_of[card]

    def verb_at(self, step: int) -> int:
        return self.printed.verb[step]
