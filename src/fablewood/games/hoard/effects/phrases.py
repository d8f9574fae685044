"""The words that sentences are made of: powers, groups, and phrases that say which creature is meant.

Each has one form in each language, for reading and for printing. In German a phrase is the object of its sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from fablewood.games.hoard import numbers


class Power(IntEnum):
    """The value is its bit."""

    FLY = numbers.FLY
    CATCH = numbers.CATCH
    TAUNT = numbers.TAUNT
    INTERCEPT = numbers.INTERCEPT
    STEAL = numbers.STEAL_POWER
    HEAVY_DUTY = numbers.HEAVY_DUTY
    PEACE_ADEPT = numbers.PEACE_ADEPT
    AWKWARD = numbers.AWKWARD
    KEEN_EYE = numbers.KEEN_EYE
    INVISIBILITY = numbers.INVISIBILITY

    @property
    def text(self) -> str:
        return self.name.lower().replace("_", " ")


class Group(IntEnum):
    FELINES = numbers.FELINES
    BIRDS = numbers.BIRDS
    BLOODTHIRSTY = numbers.BLOODTHIRSTY
    PACIFISTS = numbers.PACIFISTS
    ATTACHMENTS = numbers.ATTACHMENTS

    @property
    def text(self) -> str:
        return self.name.lower()


class Side(IntEnum):
    ANYBODY = numbers.ANYBODY
    YOURS = numbers.YOURS
    ENEMY = numbers.ENEMY


POWER_WORDS = {
    "en": {
        Power.FLY: "Fly", Power.CATCH: "Catch", Power.TAUNT: "Taunt", Power.INTERCEPT: "Intercept",
        Power.STEAL: "Steal", Power.HEAVY_DUTY: "Heavy Duty", Power.PEACE_ADEPT: "Peace Adept",
        Power.AWKWARD: "Awkward", Power.KEEN_EYE: "Keen Eye", Power.INVISIBILITY: "Invisibility",
    },
    "de": {
        Power.FLY: "Fliegen", Power.CATCH: "Fangen", Power.TAUNT: "Spott", Power.INTERCEPT: "Vorstoß",
        Power.STEAL: "Stehlen", Power.HEAVY_DUTY: "Tragkraft", Power.PEACE_ADEPT: "Sanftmut",
        Power.AWKWARD: "Ungeschick", Power.KEEN_EYE: "Scharfblick", Power.INVISIBILITY: "Unsichtbarkeit",
    },
}  # fmt: skip

GROUP_WORDS = {
    "en": {
        Group.FELINES: "Felines", Group.BIRDS: "Birds", Group.BLOODTHIRSTY: "Bloodthirsty",
        Group.PACIFISTS: "Pacifists", Group.ATTACHMENTS: "Attachments",
    },
    "de": {
        Group.FELINES: "Katzen", Group.BIRDS: "Vögel", Group.BLOODTHIRSTY: "Blutrünstige",
        Group.PACIFISTS: "Pazifisten", Group.ATTACHMENTS: "Anhängsel",
    },
}  # fmt: skip


FIELD_WORDS = {
    "en": {numbers.START: "Start", numbers.BUSHES: "Bushes", numbers.CENTER: "Center"},
    "de": {numbers.START: "Start", numbers.BUSHES: "Büsche", numbers.CENTER: "Lichtung"},
}


@dataclass(frozen=True, slots=True)
class Noun:
    one: str
    several: str
    nobody: str
    """`that is {nobody}`."""
    masculine: bool = False


NOUNS = {
    "en": {
        None: Noun("creature", "creatures", ""),
        Group.FELINES: Noun("Feline", "Felines", "no Feline"),
        Group.BIRDS: Noun("Bird", "Birds", "no Bird"),
        Group.BLOODTHIRSTY: Noun("Bloodthirsty", "Bloodthirsty", "no Bloodthirsty"),
        Group.PACIFISTS: Noun("Pacifist", "Pacifists", "no Pacifist"),
    },
    "de": {
        None: Noun("Kreatur", "Kreaturen", ""),
        Group.FELINES: Noun("Katze", "Katzen", "keine Katze"),
        Group.BIRDS: Noun("Vogel", "Vögel", "kein Vogel", True),
        Group.BLOODTHIRSTY: Noun("Blutrünstigen", "Blutrünstigen", "kein Blutrünstiger", True),
        Group.PACIFISTS: Noun("Pazifisten", "Pazifisten", "kein Pazifist", True),
    },
}

# By side, then one, one other, each, each other.
HEADS = {
    "en": {
        Side.ANYBODY: ("one {one}", "one other {one}", "each {one}", "each other {one}"),
        Side.YOURS: ("one of your {several}", "another of your {several}", "each of your {several}",
                     "each other of your {several}"),
        Side.ENEMY: ("one enemy {one}", "", "each enemy {one}", ""),
    },
    "de": {
        Side.ANYBODY: ("eine {one}", "eine andere {one}", "jede {one}", "jede andere {one}"),
        Side.YOURS: ("eine deiner {several}", "eine andere deiner {several}", "jede deiner {several}",
                     "jede andere deiner {several}"),
        Side.ENEMY: ("eine gegnerische {one}", "", "jede gegnerische {one}", ""),
    },
}  # fmt: skip
MASCULINE = {"eine": "einen", "jede": "jeden", "andere": "anderen", "gegnerische": "gegnerischen"}

TAILS = {
    "en": {"most": " of might {n} or less", "just": " of might {n}", "also": "", "power": " with {power}",
           "center": " in the Center", "that": " that {clauses}", "and": " and ", "nobody": "is {nobody}",
           "carries": "can carry", "attacker": "attacked this one in this turn"},
    "de": {"most": " mit Stärke {n} oder weniger", "just": " mit Stärke {n}", "also": " und", "power": " mit {power}",
           "center": " auf der Lichtung", "that": ", {who} {clauses}", "and": " und ", "nobody": "{nobody} ist",
           "carries": "tragen kann", "attacker": "diese in diesem Zug angegriffen hat"},
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Whom:
    """Which creatures a text speaks of, and whether it means one of them, that is chosen, or each."""

    side: Side = Side.ANYBODY
    other: bool = False
    every: bool = False
    group: Group | None = None
    might: int | None = None
    exactly: bool = False
    """`might` is just that, and not at the most that."""
    power: Power | None = None
    center: bool = False
    no: Group | None = None
    """Of this group it is not."""
    carries: bool = False
    attacker: bool = False
    """It attacked the card that says so in this turn."""

    def say(self, language: str) -> str:
        noun, tails = NOUNS[language][self.group], TAILS[language]
        text = head(self.side, self.other, self.every, noun, language)
        if self.might is not None:
            text += tails["just" if self.exactly else "most"].format(n=self.might)
        if self.might is not None and self.power is not None:
            text += tails["also"]
        if self.power is not None:
            text += tails["power"].format(power=POWER_WORDS[language][self.power])
        if self.center:
            text += tails["center"]
        clauses = list(self.clauses(language))
        if clauses:
            who = "den" if language == "en" else ("der" if noun.masculine else "die")
            text += tails["that"].format(who=who, clauses=tails["and"].join(clauses))
        return text

    def needs_comma(self, language: str) -> bool:
        """In German there is one at both ends of a clause: `eine Kreatur, die tragen kann, ...`."""
        return language == "de" and any(self.clauses(language))

    def clauses(self, language: str) -> Iterator[str]:
        tails = TAILS[language]
        if self.no is not None:
            yield tails["nobody"].format(nobody=NOUNS[language][self.no].nobody)
        if self.carries:
            yield tails["carries"]
        if self.attacker:
            yield tails["attacker"]


def head(side: Side, other: bool, every: bool, noun: Noun, language: str) -> str:
    words = HEADS[language][side][other + 2 * every].format(one=noun.one, several=noun.several)
    if noun.masculine:
        words = " ".join(MASCULINE.get(word, word) for word in words.split())
    return words


def heads(language: str) -> Iterator[tuple[str, Whom]]:
    """All ways in which such a phrase can begin."""
    for group, noun in NOUNS[language].items():
        for side in Side:
            for other in (False, True):
                for every in (False, True):
                    if HEADS[language][side][other + 2 * every]:
                        yield head(side, other, every, noun, language), Whom(side, other, every, group)


def read_whom(text: str, language: str) -> Whom | None:
    """The phrase that is printed just so."""
    for words, begun in heads(language):
        if text == words or (text.startswith(words) and text[len(words)] in " ,"):
            for whom in _readings(text[len(words) :], begun, language):
                if whom.say(language) == text:
                    return whom
    return None


def _readings(rest: str, begun: Whom, language: str) -> Iterator[Whom]:
    """What the rest may mean, tail by tail."""
    tails = TAILS[language]
    numbers_of = re.search(tails["just"].format(n=r"(\d+)"), rest)
    most = re.search(tails["most"].format(n=r"\d+"), rest)
    powers = [power for power, words in POWER_WORDS[language].items() if tails["power"].format(power=words) in rest]
    groups = [
        group
        for group, noun in NOUNS[language].items()
        if group is not None and tails["nobody"].format(nobody=noun.nobody) in rest
    ]
    yield Whom(
        begun.side,
        begun.other,
        begun.every,
        begun.group,
        None if numbers_of is None else int(numbers_of[1][:4]),
        numbers_of is not None and most is None,
        powers[0] if powers else None,
        tails["center"] in rest,
        groups[0] if groups else None,
        tails["carries"] in rest,
        tails["attacker"] in rest,
    )
