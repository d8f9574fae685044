"""The sentences of the cards: what is printed is what was read, in both languages, and every one is explained."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.cards import ABILITIES, plain_deck, read_plain
from fablewood.games.hoard.decks import BASE_FILES, base_deck
from fablewood.games.hoard.effects.language import FORMS, closest, print_sentence, print_text, read_sentence, samples
from fablewood.games.hoard.effects.phrases import Group, Power, Side, Whom
from fablewood.games.hoard.effects.vocabulary import (
    CONTINUOUS,
    EFFECTS,
    MODIFIERS,
    PASSIVES,
    Continuous,
    Discard,
    Effect,
    Modifier,
    Passive,
    Sentence,
    Strengthen,
)
from tests.games.hoard.deck_text import GOLDEN, GUIDE, printed_deck, written_guide

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ALL = (EFFECTS, PASSIVES, MODIFIERS, CONTINUOUS)


def kinds_beside(kind: type[Sentence]) -> tuple[type[Sentence], ...]:
    return next(kinds for kinds in ALL if kind in kinds)


def written() -> dict[str, Any]:
    """The base deck as its files have it."""
    data: dict[str, Any] = {"groups": {}}
    for file in BASE_FILES:
        part = tomllib.loads((files("fablewood.games.hoard") / "cards" / f"{file}.toml").read_text("utf-8"))
        data["groups"] |= part.pop("groups", {})
        data |= part
    return data


def texts(entry: dict[str, Any], word: str) -> list[str]:
    text = entry.get(word, [])
    return [text] if isinstance(text, str) else text


def test_every_card_prints_back_what_was_read() -> None:
    data = written()
    for card in base_deck().cards:
        for word in (*ABILITIES, "order", "modifier"):
            printed = [print_sentence(sentence, "en") for sentence in getattr(card, word)]
            assert printed == texts(data[card.id], word)
    for (group, threshold), text in base_deck().groups.items():
        assert [print_sentence(one, "en") for one in text] == texts(data["groups"][group.text], str(threshold))


@EVERY_LANGUAGE
def test_the_whole_deck_is_read_as_it_is_printed(language: str) -> None:
    deck = replace(base_deck(), name="mine")
    assert read_plain(plain_deck(deck, language), "mine", base_deck()) == deck


def test_the_cards_are_printed_as_they_were_when_somebody_read_them() -> None:
    assert printed_deck() == GOLDEN.read_text("utf-8"), "python -m tests.golden writes it anew; read the difference"


@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", [kind for kinds in ALL for kind in kinds], ids=lambda kind: kind.__name__)
def test_every_form_is_read_as_it_is_printed(kind: type[Sentence], language: str) -> None:
    for sentence in (*samples(kind, 1), *samples(kind, 2)):
        text = print_sentence(sentence, language)
        assert read_sentence(text, kinds_beside(kind), language) == sentence
        assert read_sentence(f"{text[0].upper()}{text[1:]}.", kinds_beside(kind), language) == sentence
        assert all(read_sentence(text, kinds, language) is None for kinds in ALL if kind not in kinds)


def some_whoms(seed: int) -> Iterator[Whom]:
    """Creatures described in every way there is, at random."""
    chance = random.Random(seed)
    for _ in range(3000):
        side = chance.choice(list(Side))
        might = chance.choice([None, 0, 1, 3, 12])
        yield Whom(
            side,
            side is not Side.ENEMY and chance.random() < 0.3,
            chance.random() < 0.3,
            chance.choice([None, Group.FELINES, Group.BIRDS, Group.BLOODTHIRSTY, Group.PACIFISTS]),
            might,
            might is not None and chance.random() < 0.5,
            chance.choice([None, *Power]),
            chance.random() < 0.3,
            chance.choice([None, None, Group.FELINES, Group.BIRDS, Group.BLOODTHIRSTY, Group.PACIFISTS]),
            chance.random() < 0.3,
            chance.random() < 0.3,
        )


@EVERY_LANGUAGE
def test_every_way_to_say_whom_is_read_as_it_is_printed(language: str) -> None:
    chance = random.Random(language)
    kinds = [kind for kind in EFFECTS if Whom in FORMS[kind, "en"].kinds.values()]
    for whom in some_whoms(1):
        kind = chance.choice(kinds)
        values: dict[str, Any] = {"n": chance.randint(1, 99), "power": chance.choice(list(Power)), "whom": whom}
        sentence = kind(**{name: values[name] for name in FORMS[kind, "en"].kinds if name in values})
        assert read_sentence(print_sentence(sentence, language), EFFECTS, language) == sentence


def test_german_sets_a_comma_at_both_ends_of_a_clause() -> None:
    carrier = Whom(Side.YOURS, carries=True)
    assert print_text([Discard(carrier)], "de") == "Wirf eine deiner Kreaturen, die tragen kann, ab."
    bird = replace(carrier, group=Group.BIRDS, might=2, power=Power.FLY)
    said = "Stärke einen deiner Vögel mit Stärke 2 oder weniger und mit Fliegen, der tragen kann, in diesem Zug um 3."
    assert print_text([Strengthen(bird, 3)], "de") == said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("recieve 2 treasures", "receive 2 treasures"),
        ("draw 3 card", "draw 3 cards"),
        ("Draw three cards", "draw 1 card"),
        ("discard a creature with might 2", "discard one creature of might 2"),
        ("ready one of my creatures", "ready one of your creatures"),
        ("give one of your creatures Fying this turn", "give one of your creatures Fly this turn"),
        ("gain 2 AP", "gain 2 action points"),
    ],
)
def test_what_nobody_prints_is_not_read_and_the_closest_form_is_named(said: str, meant: str) -> None:
    assert read_sentence(said, EFFECTS, "en") is None
    assert closest(said, EFFECTS, "en") == meant


def test_spaces_capitals_full_stops_and_plain_minus_signs_are_forgiven() -> None:
    assert read_sentence("  Draw  1\n card. ", EFFECTS, "en") == read_sentence("draw 1 card", EFFECTS, "en")
    assert read_sentence("the host has -2 might", MODIFIERS, "en") is not None
    assert read_sentence("the Felines can’t affect them", CONTINUOUS, "en") is not None


def test_the_vocabulary_is_closed() -> None:
    """What is a sentence stands in one of the four lists, so that it is read, documented and tested."""
    for family, kinds in ((Effect, EFFECTS), (Passive, PASSIVES), (Modifier, MODIFIERS), (Continuous, CONTINUOUS)):
        assert {kind.__name__ for kind in family.__subclasses__()} == {kind.__name__ for kind in kinds}


@pytest.mark.parametrize("kind", [kind for kinds in ALL for kind in kinds], ids=lambda kind: kind.__name__)
def test_every_sentence_is_explained(kind: type[Sentence]) -> None:
    explained = kind.__doc__ or ""
    assert explained.endswith(".")
    assert not explained.startswith(f"{kind.__name__}("), "this is what dataclass makes of a class without a docstring"


def test_the_guide_lists_the_words_as_they_are() -> None:
    assert GUIDE.read_text("utf-8") == written_guide(), "python -m tests.golden writes them anew"
