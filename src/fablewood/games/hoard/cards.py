"""Cards and decks as designers write them: read from TOML, checked, and refused with the place and the closest form."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import LANGUAGES, Either, Message, Word, quoted
from fablewood.games.hoard import numbers
from fablewood.games.hoard.deck import MOST_WHOMS
from fablewood.games.hoard.effects.language import closest, print_sentence, read_sentence
from fablewood.games.hoard.effects.phrases import FIELD_WORDS, GROUP_WORDS, POWER_WORDS, Group, Power, Side, Whom
from fablewood.games.hoard.effects.vocabulary import (
    CONTINUOUS,
    EFFECTS,
    MODIFIERS,
    PASSIVES,
    AtStart,
    AttackAtOnce,
    Continuous,
    Effect,
    Joins,
    Modifier,
    Move,
    Passive,
    PutOnSelf,
    Replace,
    Sacrifice,
    Sentence,
    StealByMight,
    TakeControl,
    TakeControlEmpty,
    TheyHunt,
)

FIELDS = ("start", "bushes", "center")
ABILITIES = ("enter", "exhaust", "leave", "passive")
PARTS = ("name", "group", "might", "start", "copies", "powers", "thresholds", *ABILITIES, "order", "modifier")
TOP = ("name", "language", "extends", "without", "groups")
MOST_COPIES = 9
MOST_PRINTED_MIGHT = 20
MOST_SENTENCES = 6
FEWEST_CARDS = 24
"""Four players draft six cards each."""
CLOSE = 0.6
CARD_ID = re.compile(r"[a-z]+(?:-[a-z]+)*")
LONGEST_ID = 30
LONGEST_SENTENCE = 300
LONGEST_FILE = 200_000
LONGEST_LINE = 1000
"""With very long ones reading TOML would take for ever."""
BASE = "base"
"""The name that no other deck may have."""

Kind = TypeVar("Kind", bound=Sentence)


@dataclass(frozen=True)
class Card:
    """One design, as it is printed."""

    id: str
    names: Mapping[str, str]
    group: Group
    might: int
    start: int
    copies: int = 1
    powers: tuple[Power, ...] = ()
    thresholds: tuple[int, ...] = ()
    enter: tuple[Effect, ...] = ()
    exhaust: tuple[Effect, ...] = ()
    leave: tuple[Effect, ...] = ()
    passive: tuple[Passive, ...] = ()
    order: tuple[Effect, ...] = ()
    modifier: tuple[Modifier, ...] = ()

    @property
    def labels(self) -> tuple[str, ...]:
        """What moves and positions call its copies: `lion`, or `wolf-a` and `wolf-b`."""
        return (self.id,) if self.copies == 1 else tuple(f"{self.id}-{chr(97 + n)}" for n in range(self.copies))


@dataclass(frozen=True)
class DeckList:
    """A whole deck: its cards, by group and name wherever they stand in a file, and what the groups can do."""

    name: str
    cards: tuple[Card, ...]
    groups: Mapping[tuple[Group, int], tuple[Sentence, ...]]

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(label for card in self.cards for label in card.labels)


def read_deck(text: str, file: str, base: DeckList) -> DeckList:
    """A deck from TOML; what `base` has comes first where the text says `extends = "base"`."""
    if len(text) > LONGEST_FILE:
        _refuse("ho-deck-big", file=file, most=LONGEST_FILE)
    if max(map(len, text.split("\n"))) > LONGEST_LINE:
        _refuse("ho-deck-long-line", file=file, most=LONGEST_LINE)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        _refuse("ho-deck-toml", file=file, reason=Message("ho-deck-toml-deep"))
    except ValueError as error:
        _refuse("ho-deck-toml", file=file, reason=_trouble(str(error), text))
    return _Reader(file, data, base).deck()


def read_plain(data: dict[str, Any], name: str, base: DeckList) -> DeckList:
    """A deck from what plain_deck made of it."""
    return _Reader(name, data, base).deck()


def read_base(data: dict[str, Any]) -> DeckList:
    return _Reader(BASE, data, None).deck()


TROUBLES = {
    "declaration": "head",
    "twice|overwrite|duplicate|mutate": "twice",
    'string|Illegal character|Expected "\'"': "string",
    "array|inline table": "list",
    "after a key|key/value|statement|initial character": "line",
}
"""What Python says of bad TOML, in English only, and what we make of it."""


def _trouble(said: str, text: str) -> Message:
    kind = next((ours for theirs, ours in TROUBLES.items() if re.search(theirs, said, re.IGNORECASE)), "value")
    place = re.search(r"line (\d+), column (\d+)", said)
    line, column = place.groups() if place is not None else (str(len(text.split("\n"))), "1")
    return Message("ho-deck-toml-at", line=line, column=column, reason=Message(f"ho-deck-toml-{kind}"))


class _Reader:
    def __init__(self, file: str, data: dict[str, Any], base: DeckList | None) -> None:
        self.file = file
        self.data = data
        self.base = base
        self.language = data.get("language", "en")

    def deck(self) -> DeckList:
        if self.language not in LANGUAGES:
            self.refuse("", "language", "ho-deck-one-of", self.language, LANGUAGES)
        for word in TOP:
            if word != "groups" and isinstance(self.data.get(word), dict):
                self.refuse("", word, "ho-deck-reserved")
        cards = self.inherited()
        groups = dict(self.base.groups) if self.base is not None and "extends" in self.data else {}
        groups |= self.groups()
        for id, entry in self.data.items():
            if id not in TOP:
                if not isinstance(entry, dict):
                    self.refuse("", id, "ho-deck-no-word", id, TOP)
                cards[id] = self.card(id, entry)
        deck = DeckList(self.name(), tuple(sorted(cards.values(), key=lambda card: (card.group, card.id))), groups)
        self.check_whole(deck)
        return deck

    def name(self) -> str:
        name = self.data.get("name", "deck")
        if not isinstance(name, str) or not CARD_ID.fullmatch(name) or len(name) > LONGEST_ID:
            self.refuse("", "name", "ho-deck-id", name)
        if name == BASE and self.base is not None:
            self.refuse("", "name", "ho-deck-base-name")
        return name

    def inherited(self) -> dict[str, Card]:
        without = self.list_of("", "without", self.data.get("without", []))
        if "extends" not in self.data:
            if without:
                self.refuse("", "without", "ho-deck-without")
            return {}
        if self.base is None or self.data["extends"] != BASE:
            self.refuse("", "extends", "ho-deck-one-of", self.data["extends"], (BASE,))
        cards = {card.id: card for card in self.base.cards}
        for id in without:
            if id not in cards:
                self.refuse("", "without", "ho-deck-no-word", id, tuple(cards))
            del cards[id]
        return cards

    # Groups

    def groups(self) -> dict[tuple[Group, int], tuple[Sentence, ...]]:
        found: dict[tuple[Group, int], tuple[Sentence, ...]] = {}
        known = {group.text: group for group in Group if group is not Group.ATTACHMENTS}
        for name, texts in self.table("", "groups", self.data.get("groups", {})).items():
            group = self.one_of("", "groups", name, known)
            for threshold, text in self.table("groups", name, texts).items():
                where = f"groups.{name}"
                number = self.one_of(where, threshold, threshold, {"2": 2, "3": 3, "4": 4})
                found[group, number] = self.group_text(where, threshold, text)
        return found

    def group_text(self, where: str, word: str, text: object) -> tuple[Sentence, ...]:
        """Continuous, or done once: not both."""
        read = self.sentences(where, word, text, (*CONTINUOUS, *EFFECTS))
        if len({isinstance(sentence, Continuous) for sentence in read}) > 1:
            self.refuse(where, word, "ho-deck-mixed")
        self.check_some(where, word, read)
        self.check_without_creature(where, word, read)
        self.check_once(where, word, [sentence for sentence in read if isinstance(sentence, Continuous)])
        return read

    def check_some(self, where: str, word: str, read: Sequence[Sentence]) -> None:
        if not read:
            self.refuse(where, word, "ho-deck-empty")

    def check_without_creature(self, where: str, word: str, read: Sequence[Sentence]) -> None:
        """Orders, modifiers and group abilities have no creature that could speak of itself."""
        for sentence in read:
            if speaks_of_itself(sentence):
                self.refuse(where, word, "ho-deck-itself", print_sentence(sentence, self.language))

    def check_once(self, where: str, word: str, read: Sequence[Sentence]) -> None:
        """What is true doesn't become truer; and of some kinds the engine knows only one."""
        for number, sentence in enumerate(read):
            same = [type(one) for one in read[:number] if one == sentence or isinstance(one, Joins | TheyHunt)]
            if type(sentence) in same:
                self.refuse(where, word, "ho-deck-said-twice", print_sentence(sentence, self.language))

    # Cards

    def card(self, id: str, entry: dict[str, Any]) -> Card:
        if not CARD_ID.fullmatch(id) or len(id) > LONGEST_ID:
            self.refuse("", id, "ho-deck-id", id)
        for word in entry:
            if word not in PARTS:
                self.refuse(id, word, "ho-deck-no-word", word, PARTS)
        for word in ("group", "might", "start", "order"):
            if word not in entry:
                self.refuse(id, word, "ho-deck-missing")
        group: Group = self.word_of(id, "group", entry["group"], {one.text: one for one in Group}, GROUP_WORDS)
        kinds = [kind for kind in ABILITIES if kind in entry]
        if len(kinds) > 1:
            self.refuse(id, kinds[1], "ho-deck-one-ability", kinds[0])
        return Card(
            id,
            self.names(id, entry.get("name", {})),
            group,
            self.number(id, "might", entry["might"], 0, MOST_PRINTED_MIGHT),
            self.word_of(id, "start", entry["start"], {name: field for field, name in enumerate(FIELDS)}, FIELD_WORDS),
            self.number(id, "copies", entry.get("copies", 1), 1, MOST_COPIES),
            self.powers(id, entry.get("powers", [])),
            self.thresholds(id, group, entry.get("thresholds", [])),
            self.sentences(id, "enter", entry.get("enter", []), EFFECTS),
            self.sentences(id, "exhaust", entry.get("exhaust", []), EFFECTS),
            self.sentences(id, "leave", entry.get("leave", []), EFFECTS),
            self.passive(id, group, entry.get("passive", [])),
            self.order(id, entry["order"]),
            self.modifier(id, entry.get("modifier", [])),
        )

    def names(self, id: str, value: object) -> dict[str, str]:
        usual = " ".join(word.capitalize() for word in id.split("-"))
        names = dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else self.table(id, "name", value)
        for language, name in names.items():
            if language not in LANGUAGES:
                self.refuse(id, "name", "ho-deck-no-word", language, LANGUAGES)
            if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID or not name.isprintable():
                self.refuse(id, "name", "ho-deck-name", name)
            if name != " ".join(name.split()):
                self.refuse(id, "name", "ho-deck-name", name)
        return dict.fromkeys(LANGUAGES, usual) | names

    def powers(self, id: str, value: object) -> tuple[Power, ...]:
        known = {power.text: power for power in Power}
        powers = [self.word_of(id, "powers", one, known, POWER_WORDS) for one in self.list_of(id, "powers", value)]
        for number, power in enumerate(powers):
            if power in powers[:number]:
                self.refuse(id, "powers", "ho-deck-twice", POWER_WORDS[self.language][power])
        return tuple(powers)

    def thresholds(self, id: str, group: Group, value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or any(type(one) is not int or one not in (2, 3, 4) for one in value):
            self.refuse(id, "thresholds", "ho-deck-thresholds", value)
        if value and group is Group.ATTACHMENTS:
            self.refuse(id, "thresholds", "ho-deck-no-thresholds", GROUP_WORDS[self.language][group])
        return tuple(sorted(set(value)))

    def passive(self, id: str, group: Group, value: object) -> tuple[Passive, ...]:
        passive: tuple[Passive, ...] = self.sentences(id, "passive", value, PASSIVES)
        self.check_once(id, "passive", passive)
        for sentence in passive:
            if isinstance(sentence, Joins):
                groups = {sentence.group, sentence.other}
                if group is not Group.ATTACHMENTS or len(groups) < 2 or Group.ATTACHMENTS in groups:
                    self.refuse(id, "passive", "ho-deck-joins")
        return passive

    def order(self, id: str, value: object) -> tuple[Effect, ...]:
        order: tuple[Effect, ...] = self.sentences(id, "order", value, EFFECTS)
        self.check_some(id, "order", order)
        self.check_without_creature(id, "order", order)
        return order

    def modifier(self, id: str, value: object) -> tuple[Modifier, ...]:
        modifier: tuple[Modifier, ...] = self.sentences(id, "modifier", value, MODIFIERS)
        self.check_without_creature(id, "modifier", modifier)
        self.check_once(id, "modifier", [sentence for sentence in modifier if not isinstance(sentence, AtStart)])
        return modifier

    # Values

    def sentences(self, where: str, word: str, value: object, kinds: Sequence[type[Kind]]) -> tuple[Kind, ...]:
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list) or not all(isinstance(one, str) for one in texts):
            self.refuse(where, word, "ho-deck-texts", value)
        if len(texts) > MOST_SENTENCES:
            self.refuse(where, word, "ho-deck-long", most=MOST_SENTENCES)
        return tuple(self.sentence(where, word, text, kinds) for text in texts)

    def sentence(self, where: str, word: str, text: str, kinds: Sequence[type[Kind]]) -> Kind:
        if len(text) > LONGEST_SENTENCE:
            self.refuse(where, word, "ho-deck-long-sentence", text, most=LONGEST_SENTENCE)
        read = read_sentence(text, kinds, self.language)
        if read is None:
            self.refuse_for(where, word, self.unread(text, kinds))
        if has_bad_number(read):
            self.refuse(where, word, "ho-deck-sentence-number", text)
        if has_bad_target(read):
            self.refuse(where, word, "ho-deck-target", text)
        return read

    def unread(self, text: str, kinds: Sequence[type[Sentence]]) -> Message:
        """Why a sentence means nothing here: it belongs elsewhere, or nowhere."""
        elsewhere = {"effects": EFFECTS, "passive": PASSIVES, "modifier": MODIFIERS, "continuous": CONTINUOUS}
        for place, others in elsewhere.items():
            if read_sentence(text, others, self.language) is not None:
                return Message(f"ho-deck-belongs-{place}", found=quoted(text))
        return Message("ho-deck-sentence", found=quoted(text), closest=closest(text, kinds, self.language))

    def table(self, where: str, word: str, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            self.refuse(where, word, "ho-deck-table", value)
        return value

    def list_of(self, where: str, word: str, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.refuse(where, word, "ho-deck-list", value)
        return value

    def number(self, where: str, word: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(where, word, "ho-deck-number", value, low=low, high=high)
        return value

    def one_of(self, where: str, word: str, value: object, known: Mapping[str, Any]) -> Any:
        if not isinstance(value, str) or value not in known:
            self.refuse(where, word, "ho-deck-one-of", value, tuple(known))
        return known[value]

    def word_of(
        self, where: str, word: str, value: object, known: Mapping[str, Any], words: Mapping[str, Mapping[Any, str]]
    ) -> Any:
        """A word that is the same in all decks, or as it is printed in the language of this one."""
        printed = {said.lower(): thing for thing, said in words[self.language].items()}
        found = value.lower() if isinstance(value, str) else value
        return self.one_of(where, word, found, {**known, **printed})

    # The whole

    def check_whole(self, deck: DeckList) -> None:
        labels = deck.labels
        if not FEWEST_CARDS <= len(labels) <= numbers.MOST_CARDS:
            self.refuse("", "", "ho-deck-size", str(len(labels)), low=FEWEST_CARDS, high=numbers.MOST_CARDS)
        twice = next((label for label in labels if labels.count(label) > 1), None)
        if twice is not None:
            self.refuse("", twice, "ho-deck-twice", twice)
        for language in LANGUAGES:
            names = [card.names[language] for card in deck.cards]
            for number, card in enumerate(deck.cards):
                if names[number] in names[:number]:
                    self.refuse(card.id, "name", "ho-deck-twice", names[number])
        for card in deck.cards:
            for threshold in card.thresholds:
                if (card.group, threshold) not in deck.groups:
                    self.refuse(card.id, "thresholds", "ho-deck-no-text", str(threshold), group=card.group.text)
        if len(whoms_of(deck)) >= MOST_WHOMS:
            self.refuse("", "", "ho-deck-whoms", most=MOST_WHOMS - 1)

    def refuse(
        self, where: str, word: str, reason: str, found: object = "", known: Sequence[Word] = (), **more: Word
    ) -> NoReturn:
        """With the closest of the words that would be right, or with all of them."""
        said = shown(found)
        words = [str(one) for one in known]
        close = get_close_matches(said.lower(), words, 1, CLOSE)
        hint = (
            Message("ho-deck-closest", word=close[0]) if close else Message("ho-deck-all", words=Either(tuple(words)))
        )
        self.refuse_for(where, word, Message(reason, found=said, **({"hint": hint} if words else {}), **more))

    def refuse_for(self, where: str, word: str, reason: Message) -> NoReturn:
        place = "ho-deck-at" if where else "ho-deck-at-top" if word else "ho-deck-in"
        _refuse(place, file=self.file, card=quoted(where, LONGEST_ID), word=quoted(word, LONGEST_ID), reason=reason)


def _refuse(id: str, **args: Word) -> NoReturn:
    raise InvalidSetup(Refusal(Message(id, **args)))


def shown(value: object) -> str:
    try:
        return quoted(
            value
            if isinstance(value, str) or type(value) is int
            else json.dumps(value, ensure_ascii=False, default=str)
        )
    except (ValueError, RecursionError):  # a huge number, or a very deep list
        return "…"


def has_bad_number(sentence: Sentence) -> bool:
    """Numbers that only adjust may be negative, others are 1 or more."""
    effect = getattr(sentence, "effect", None)
    n = getattr(sentence, "n", 1)
    if effect is not None and has_bad_number(effect):
        return True
    return n == 0 or (n < 0 and isinstance(sentence, Effect))


def has_bad_target(sentence: Sentence) -> bool:
    """Some texts need a single creature, of one's own or of an enemy's."""
    effect = getattr(sentence, "effect", sentence)
    whom = getattr(effect, "whom", None)
    if isinstance(effect, Replace):
        return whom is None or whom.every or whom.side is not Side.YOURS
    if isinstance(effect, TakeControl | TakeControlEmpty):
        return whom is None or whom.side is not Side.ENEMY
    return isinstance(effect, Sacrifice | Move) and (whom is None or whom.every)


def speaks_of_itself(sentence: Sentence) -> bool:
    """Whether a text means the creature that it stands on."""
    if isinstance(sentence, AtStart):
        return speaks_of_itself(sentence.effect)
    whom = getattr(sentence, "whom", None)
    if isinstance(whom, Whom) and (whom.other or whom.attacker):
        return True
    return isinstance(sentence, PutOnSelf | StealByMight | AttackAtOnce)


def whoms_of(deck: DeckList) -> set[Whom]:
    texts = [text for card in deck.cards for text in (card.enter, card.exhaust, card.leave, card.order, card.modifier)]
    sentences = [sentence for text in (*texts, *deck.groups.values()) for sentence in text]
    whoms = [getattr(getattr(sentence, "effect", sentence), "whom", None) for sentence in sentences]
    return {whom for whom in whoms if whom is not None}


# Written down again


def plain_card(card: Card, language: str) -> dict[str, Any]:
    """A card as TOML holds it. What is empty is left out."""
    texts = {
        word: [print_sentence(sentence, language) for sentence in getattr(card, word)]
        for word in (*ABILITIES, "order", "modifier")
    }
    return {
        "name": dict(card.names),
        "group": card.group.text,
        "might": card.might,
        "start": FIELDS[card.start],
        "copies": card.copies,
        "powers": [power.text for power in card.powers],
        "thresholds": list(card.thresholds),
        **{word: lines for word, lines in texts.items() if lines or word == "order"},
    }


def plain_deck(deck: DeckList, language: str = "en") -> dict[str, Any]:
    groups: dict[str, dict[str, list[str]]] = {}
    for (group, threshold), text in deck.groups.items():
        printed = [print_sentence(sentence, language) for sentence in text]
        groups.setdefault(group.text, {})[str(threshold)] = printed
    cards = {card.id: plain_card(card, language) for card in deck.cards}
    return {"name": deck.name, "language": language, "groups": groups, **cards}
