"""Reading and printing the sentences of cards: both come from the forms in vocabulary.py.

A sentence is read only if it would be printed just so; capitals at its beginning and a full stop at its end are free.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from difflib import SequenceMatcher
from functools import cached_property
from typing import Any, TypeVar, get_type_hints

from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.effects.phrases import (
    GROUP_WORDS,
    POWER_WORDS,
    Group,
    Power,
    Whom,
    heads,
    read_whom,
)
from fablewood.games.hoard.effects.vocabulary import CONTINUOUS, EFFECTS, MODIFIERS, PASSIVES, Effect, Sentence

Read = TypeVar("Read", bound=Sentence)

SLOT = re.compile(r"\{(\w+)(?::([^}]*))?\}")
MOST = 99
"""No number on a card is greater."""


@dataclass(frozen=True, slots=True)
class Slot:
    name: str
    kind: type
    form: str | None
    """What stands behind the colon."""


class Form:
    """How sentences of a kind look in one language."""

    def __init__(self, kind: type[Sentence], language: str) -> None:
        self.language = language
        self.kinds: dict[str, type] = get_type_hints(kind)
        self.parts: list[str | Slot] = []
        form: str = getattr(kind, language)
        end = 0
        for match in SLOT.finditer(form):
            self.parts += [form[end : match.start()], Slot(match[1], self.kinds[match[1]], match[2])]
            end = match.end()
        self.parts.append(form[end:])
        self.beginning = str(self.parts[0])

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        pieces = (
            f"(?P<{part.name}>{_slot_pattern(part, self.language)}){_behind(part)}"
            if isinstance(part, Slot)
            else re.escape(part)
            for part in self.parts
        )
        return re.compile("".join(pieces))


FORMS = {
    (kind, language): Form(kind, language)
    for language in LANGUAGES
    for kind in (*EFFECTS, *PASSIVES, *MODIFIERS, *CONTINUOUS)
}


# Printing


def print_sentence(sentence: Sentence, language: str) -> str:
    printed, comma = "", False
    for part in FORMS[type(sentence), language].parts:
        if isinstance(part, str):
            printed += f",{part}" if comma and part.startswith(" ") else part
        else:
            value = getattr(sentence, part.name)
            printed += _print_slot(part, value, language)
            comma = isinstance(value, Whom) and value.needs_comma(language)
    return printed


def print_text(sentences: Sequence[Sentence], language: str) -> str:
    """As it stands on a card: with capitals and full stops."""
    printed = [print_sentence(sentence, language) for sentence in sentences]
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in printed)


def _print_slot(slot: Slot, value: Any, language: str) -> str:
    if slot.kind is int:
        return _print_number(slot, value)
    if slot.kind is Power:
        return POWER_WORDS[language][value]
    if slot.kind is Group:
        return GROUP_WORDS[language][value]
    if slot.kind is Whom:
        return str(value.say(language))
    return print_sentence(value, language)


def _print_number(slot: Slot, value: int) -> str:
    if slot.form is None:
        return str(value)
    if slot.form == "+":
        return f"{value:+}".replace("-", "−")
    one, _, several = slot.form.partition("|")
    return f"{value} {one if value == 1 else several}"


# Reading


def read_sentence(text: str, kinds: Sequence[type[Read]], language: str) -> Read | None:
    """What a text says; None if no sentence of these kinds is printed like that."""
    tidy = re.sub(r"(?<= )-(?=[0-9])", "−", " ".join(text.split()).removesuffix(".").replace("’", "'"))
    for kind in kinds:
        for candidate in {tidy, tidy[:1].lower() + tidy[1:]}:
            sentence = _read_as(candidate, kind, language)
            if sentence is not None:
                return sentence
    return None


def _read_as(text: str, kind: type[Read], language: str) -> Read | None:
    form = FORMS[kind, language]
    match = form.pattern.fullmatch(text) if text.startswith(form.beginning) else None
    if match is None:
        return None
    values = {name: _reader(form.kinds[name], language)(found) for name, found in match.groupdict().items()}
    if any(value is None for value in values.values()):
        return None
    sentence = kind(**values)
    return sentence if print_sentence(sentence, language) == text else None


def _slot_pattern(slot: Slot, language: str) -> str:
    if slot.kind is int:
        return "[+−][0-9]{1,4}" if slot.form == "+" else "[0-9]{1,4}"
    if slot.kind is Power:
        return "|".join(POWER_WORDS[language].values())
    if slot.kind is Group:
        return "|".join(GROUP_WORDS[language].values())
    return ".+?" if slot.kind is Whom else ".+"  # whoever reads it looks closer


def _behind(slot: Slot) -> str:
    """The thing of which there are so many; the comma that a clause may need."""
    if slot.kind is Whom:
        return ",?"
    if slot.kind is not int or slot.form in (None, "+"):
        return ""
    assert slot.form is not None
    return " (?:" + "|".join(re.escape(word) for word in slot.form.split("|")) + ")"


def _reader(kind: type, language: str) -> Callable[[str], object]:
    if kind is int:
        return _read_number
    if kind is Power:
        return {words: power for power, words in POWER_WORDS[language].items()}.get
    if kind is Group:
        return {words: group for group, words in GROUP_WORDS[language].items()}.get
    if kind is Whom:
        return lambda text: read_whom(text, language)
    return lambda text: read_sentence(text, EFFECTS, language)


def _read_number(text: str) -> int | None:
    number = int(text.replace("−", "-"))
    return number if abs(number) <= MOST else None


# Help with what can't be read


def closest(text: str, kinds: Sequence[type[Sentence]], language: str) -> str:
    """The sentence that is most like a text that says nothing, with the text's own numbers."""
    found = [int(number[:2]) for number in re.findall(r"[0-9]+", text)] or [1]
    tidy = " ".join(text.lower().split())
    return max(_samples(kinds, found[0], language), key=lambda sample: _likeness(tidy, sample.lower()))


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def _samples(kinds: Sequence[type[Sentence]], number: int, language: str) -> Iterator[str]:
    """Sentences of every kind, with every power, group and the usual ways to say whom."""
    for kind in kinds:
        for sentence in samples(kind, number):
            yield print_sentence(sentence, language)


def samples(kind: type[Sentence], number: int) -> Iterator[Sentence]:
    """Some sentences of a kind."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    yield from _filled(kind, names, hints, {}, number)


def _filled(
    kind: type[Sentence], names: list[str], hints: dict[str, type], chosen: dict[str, Any], number: int
) -> Iterator[Sentence]:
    if len(chosen) == len(names):
        yield kind(**chosen)
        return
    name = names[len(chosen)]
    for value in _some(hints[name], number):
        yield from _filled(kind, names, hints, {**chosen, name: value}, number)


def _some(kind: type, number: int) -> Iterator[object]:
    if kind is int:
        yield number
    elif kind is Power:
        yield from Power
    elif kind is Group:
        yield from (group for group in Group if group is not Group.ATTACHMENTS)
    elif kind is Whom:
        yield from (whom(number) for whom in USUAL)
    else:
        assert kind is Effect
        for effect in EFFECTS:
            if not {Whom, Effect} & set(get_type_hints(effect).values()):
                yield from samples(effect, number)


def _whoms() -> tuple[Callable[[int], Whom], ...]:
    plain = [whom for _, whom in heads("en") if whom.group is None]
    bare = [lambda _, whom=whom: whom for whom in plain]
    limited = [
        lambda n, whom=whom: Whom(whom.side, whom.other, whom.every, might=n) for whom in plain if not whom.every
    ]
    exact = [
        lambda n, whom=whom: Whom(whom.side, whom.other, whom.every, might=n, exactly=True)
        for whom in plain
        if not whom.every
    ]
    carrying = [lambda _, whom=whom: Whom(whom.side, whom.other, whom.every, carries=True) for whom in plain]
    return (*bare, *limited, *exact, *carrying)


USUAL = _whoms()
