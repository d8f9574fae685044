"""Decks at random, out of everything that the cards can say: nobody would write them, but somebody could."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from fablewood.games.hoard.cards import (
    ABILITIES,
    DeckList,
    has_bad_number,
    has_bad_target,
    read_plain,
    speaks_of_itself,
)
from fablewood.games.hoard.decks import base_deck
from fablewood.games.hoard.effects.language import FORMS, print_sentence
from fablewood.games.hoard.effects.phrases import FIELD_WORDS, Group, Power, Side, Whom
from fablewood.games.hoard.effects.vocabulary import CONTINUOUS, EFFECTS, MODIFIERS, PASSIVES, Effect, Joins, Sentence

NUMBERED = (Group.FELINES, Group.BIRDS, Group.BLOODTHIRSTY, Group.PACIFISTS)
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Author:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.numbers = self.chance.choice([(1, 2, 3), (1, 2, 3, 99), (99,)])

    def deck(self) -> DeckList:
        cards = {
            f"x-{LETTERS[n // 26]}{LETTERS[n % 26]}": self.card() for n in range(self.chance.choice([24, 40, 100]))
        }
        groups = {group.text: {str(threshold): self.group_text() for threshold in (2, 3, 4)} for group in NUMBERED}
        return read_plain({"name": "any", "groups": groups, **cards}, "any", base_deck())

    def card(self) -> dict[str, Any]:
        group = self.chance.choice(list(Group))
        card: dict[str, Any] = {
            "group": group.text,
            "might": self.chance.choice([0, 1, 2, 3, 5, 20]),
            "start": self.chance.choice([words.lower() for words in FIELD_WORDS["en"].values()]),
            "powers": sorted({self.chance.choice(list(Power)).text for _ in range(self.chance.randrange(4))}),
            "thresholds": [] if group is Group.ATTACHMENTS else [n for n in (2, 3, 4) if self.chance.random() < 0.6],
            "order": self.text(EFFECTS, itself=False),
        }
        kind = self.chance.choice(ABILITIES)
        card[kind] = self.text(EFFECTS) if kind != "passive" else self.passive(group)
        if self.chance.random() < 0.4:
            card["modifier"] = self.text(MODIFIERS, itself=False, once=True)
        return card

    def passive(self, group: Group) -> list[str]:
        kinds = [kind for kind in PASSIVES if kind is not Joins or group is Group.ATTACHMENTS]
        return self.text(kinds, once=True)

    def group_text(self) -> list[str]:
        return self.text(self.chance.choice([EFFECTS, CONTINUOUS]), itself=False, once=True)

    def text(self, kinds: Sequence[type[Sentence]], itself: bool = True, once: bool = False) -> list[str]:
        found: dict[type[Sentence], str] = {}
        several: list[str] = []
        for _ in range(self.chance.choice([1, 1, 2, 6])):
            sentence = self.sentence(kinds)
            while has_bad_number(sentence) or has_bad_target(sentence) or (not itself and speaks_of_itself(sentence)):
                sentence = self.sentence(kinds)
            found[type(sentence)] = print_sentence(sentence, "en")
            several.append(found[type(sentence)])
        return list(found.values()) if once else several

    def sentence(self, kinds: Sequence[type[Sentence]]) -> Sentence:
        kind = self.chance.choice(kinds)
        if kind is Joins:
            return Joins(*self.chance.sample(NUMBERED, 2))
        return kind(*(self.value(FORMS[kind, "en"].kinds[field.name]) for field in fields(kind)))

    def value(self, slot: type) -> object:
        if slot is int:
            return self.chance.choice(self.numbers)
        if slot is Power:
            return self.chance.choice(list(Power))
        if slot is Group:
            return self.chance.choice(NUMBERED)
        return self.sentence(EFFECTS) if slot is Effect else self.whom()

    def whom(self) -> Whom:
        def rarely() -> bool:
            return self.chance.random() < 0.15

        side = self.chance.choice(list(Side))
        might = self.chance.choice([0, 1, 3]) if rarely() else None
        return Whom(
            side,
            side is not Side.ENEMY and self.chance.random() < 0.3,
            self.chance.random() < 0.4,
            self.chance.choice(NUMBERED) if rarely() else None,
            might,
            might is not None and rarely(),
            self.chance.choice(list(Power)) if rarely() else None,
            rarely(),
            self.chance.choice(NUMBERED) if rarely() else None,
            rarely(),
            rarely(),
        )
