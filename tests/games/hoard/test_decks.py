"""Decks: what is written wrong is refused with file, card, word and what would be right; values carry whole decks."""

from __future__ import annotations

import datetime
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fablewood.cli import main
from fablewood.core.errors import InvalidSetup
from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.cards import plain_deck, read_deck, read_plain
from fablewood.games.hoard.decks import (
    base_deck,
    deck_value,
    read_value,
)
from fablewood.games.hoard.effects.phrases import Group
from fablewood.games.hoard.effects.program import compile_deck
from tests.games.hoard.deck_text import GUIDE, TOAD, toad


def refused(text: str, language: str = "en") -> str:
    with pytest.raises(InvalidSetup) as refusal:
        read_deck(text, "my.toml", base_deck())
    return refusal.value.text(language)


# The base deck


def test_the_base_deck_has_45_designs_on_66_cards() -> None:
    deck = base_deck()
    assert (len(deck.cards), len(deck.labels)) == (45, 66)
    counts = {group: sum(card.copies for card in deck.cards if card.group is group) for group in Group}
    assert list(counts.values()) == [13, 13, 13, 13, 14]
    assert len(deck.groups) == 12


def test_every_threshold_of_every_group_is_printed_on_several_cards() -> None:
    for group, threshold in base_deck().groups:
        printed = [card for card in base_deck().cards if card.group is group and threshold in card.thresholds]
        assert sum(card.copies for card in printed) >= 5


def test_what_is_printed_of_the_known_cards_stays() -> None:
    cards = {card.id: card for card in base_deck().cards}
    known = {"lion": 5, "polar-bear": 5, "elephant": 5, "grizzly": 4, "boar": 2, "alicia": 2, "swallow": 1}
    assert {id: cards[id].might for id in known} == known
    assert cards["hummingbird"].modifier
    assert {id: cards[id].thresholds for id in ("lion", "swallow", "elephant", "boar", "polar-bear")} == {
        "lion": (3,),
        "swallow": (2, 4),
        "elephant": (3, 4),
        "boar": (2, 3),
        "polar-bear": (2,),
    }


# Decks of designers


def test_a_card_is_added_to_the_base_deck() -> None:
    deck = toad()
    (card,) = (card for card in deck.cards if card not in base_deck().cards)
    assert card.names == {"en": "Toad", "de": "Kröte"}
    assert len(deck.labels) == 67
    assert deck.groups == base_deck().groups


def test_cards_of_the_base_deck_are_replaced_and_left_out() -> None:
    deck = toad('name = "with-toad"', 'name = "less"\nwithout = ["lion", "wolf"]')
    assert len(deck.labels) == 64
    assert not {"lion", "wolf"} & {card.id for card in deck.cards}
    deck = toad("[toad]", "[puma]")
    (puma,) = (card for card in deck.cards if card.id == "puma")
    assert puma.group is Group.PACIFISTS


def test_a_deck_can_be_written_in_german() -> None:
    german = TOAD.replace('name = "with-toad"', 'name = "with-toad"\nlanguage = "de"')
    for english, words in {
        '"pacifists"': '"Pazifisten"',
        '"center"': '"Lichtung"',
        '"peace adept"': '"Sanftmut"',
        '"draw 1 card"': '"Zieh 1 Karte."',
        '"receive 1 treasure"': '"Erhalte 1 Schatz."',
    }.items():
        german = german.replace(english, words)
    assert read_deck(german, "mein.toml", base_deck()) == toad()


def test_the_place_of_a_card_in_the_file_means_nothing() -> None:
    data = plain_deck(replace(base_deck(), name="mine"))
    turned = dict(reversed(data.items()))
    assert read_plain(turned, "mine", base_deck()) == read_plain(data, "mine", base_deck())


# (what is written, what is written instead, card or word that is named, what is said)
WRONG = [
    (
        'group = "pacifists"',
        'group = "pacifist"',
        "at “group” of [toad]",
        "“pacifist” can't stand here. The closest that fits is “pacifists”.",
    ),
    (
        'group = "pacifists"',
        'group = "dogs"',
        "at “group” of [toad]",
        "What fits is felines, birds, bloodthirsty, pacifists or attachments.",
    ),
    ('group = "pacifists"\n', "", "at “group” of [toad]", "Every card has a group, might, start and order."),
    ("might = 1", "might = -1", "at “might” of [toad]", "“-1” can't stand here. It takes a whole number from 0 to 20."),
    ("might = 1", "might = 1.0", "at “might” of [toad]", "a whole number from 0 to 20"),
    ("might = 1", "might = true", "at “might” of [toad]", "“true” can't stand here"),
    ("might = 1", "might = 1979-05-27", "at “might” of [toad]", "a whole number"),
    ("might = 1", "migth = 1", "at “migth” of [toad]", "“migth” is not known here. The closest that fits is “might”."),
    ("might = 1", "might = 1\ncopies = 10", "at “copies” of [toad]", "from 1 to 9"),
    ('start = "center"', 'start = "centre"', "at “start” of [toad]", "The closest that fits is “center”."),
    ('["peace adept"]', '["peace adapt"]', "at “powers” of [toad]", "The closest that fits is “peace adept”."),
    ('["peace adept"]', '["fly", "Fly"]', "at “powers” of [toad]", "“Fly” is there twice"),
    ('["peace adept"]', '"fly"', "at “powers” of [toad]", "a list of texts"),
    ("[2]", "[2, 5]", "at “thresholds” of [toad]", "“[2, 5]” can't stand here"),
    ("[2]", "[2.0]", "at “thresholds” of [toad]", "“[2.0]” can't stand here"),
    ('"pacifists"', '"attachments"', "at “thresholds” of [toad]", "Attachments have no group abilities"),
    (
        'enter = "draw 1 card"',
        'enter = "draw one card"',
        "at “enter” of [toad]",
        "“draw one card” is no sentence of the cards. The closest one that fits here is “draw 1 card”.",
    ),
    ('enter = "draw 1 card"', 'enter = "draw 0 cards"', "at “enter” of [toad]", "can't be 0"),
    (
        'enter = "draw 1 card"',
        'enter = "the host has Fly"',
        "at “enter” of [toad]",
        "It can stand only under modifier.",
    ),
    (
        'enter = "draw 1 card"',
        'passive = "draw 1 card"',
        "at “passive” of [toad]",
        "“draw 1 card” is something that is done",
    ),
    ('enter = "draw 1 card"', 'passive = "they have Fly"', "at “passive” of [toad]", "It can only be a group ability"),
    (
        'enter = "draw 1 card"',
        'modifier = "has +1 might while defending"',
        "at “modifier” of [toad]",
        "It can stand only under passive.",
    ),
    (
        'enter = "draw 1 card"',
        'modifier = ["the host has Fly", "the host has Fly"]',
        "at “modifier” of [toad]",
        "already been said",
    ),
    (
        'enter = "draw 1 card"',
        'passive = "joins the Felines or the Birds when it comes, as you choose"',
        "at “passive” of [toad]",
        "Only an attachment can join groups",
    ),
    (
        'enter = "draw 1 card"',
        'enter = "draw 1 card"\nleave = "draw 1 card"',
        "at “leave” of [toad]",
        "this one already has “enter”",
    ),
    (
        'enter = "draw 1 card"',
        'enter = "take control of one creature and put it on the Start field with all attachments"',
        "at “enter” of [toad]",
        "control is taken of enemy creatures",
    ),
    ('enter = "draw 1 card"', "enter = 5", "at “enter” of [toad]", "It takes a sentence in quotation marks"),
    (
        'enter = "draw 1 card"',
        "enter = [" + '"draw 1 card", ' * 7 + "]",
        "at “enter” of [toad]",
        "No more than 6 sentences",
    ),
    ('enter = "draw 1 card"', f'enter = "{"x" * 400}"', "at “enter” of [toad]", "is too long"),
    ('order = ["receive 1 treasure", "draw 1 card"]', "order = []", "at “order” of [toad]", "At least one sentence"),
    (
        'order = ["receive 1 treasure", "draw 1 card"]',
        'order = "put 1 treasure on this creature"',
        "at “order” of [toad]",
        "speaks of the creature on which it stands",
    ),
    (
        'order = ["receive 1 treasure", "draw 1 card"]',
        'order = "ready another of your creatures"',
        "at “order” of [toad]",
        "speaks of the creature on which it stands",
    ),
    (
        '{ en = "Toad", de = "Kröte" }',
        '{ en = "Toad", fr = "Crapaud" }',
        "at “name” of [toad]",
        "“fr” is not known here",
    ),
    ('{ en = "Toad", de = "Kröte" }', '{ en = "Wolf" }', "at “name” of [toad]", "“Wolf” is there twice."),
    ('{ en = "Toad", de = "Kröte" }', '"To\\u001bad"', "at “name” of [toad]", "“To\\x1bad” can't be printed as a name"),
    ('{ en = "Toad", de = "Kröte" }', "7", "at “name” of [toad]", "like name = { en = "),
    ("[toad]", "[Toad]", "at “Toad”", "can't be a name here"),
    ("[toad]", "[name]", "my.toml can't be read", "has already been said"),
    ("[toad]", "[language]", "at “language”", "can't stand here"),
    ("[toad]", "[without]", "at “without”", "A card can't be called that"),
    ("[toad]", "[groups]", "at “groups”", "can't stand here"),
    ("[toad]", "[[toad]]", "at “toad”", "“toad” is not known here"),
    ('extends = "base"', 'extends = "bass"', "at “extends”", "The closest that fits is “base”"),
    ('extends = "base"', "extends = { }", "at “extends”", "A card can't be called that"),
    ('extends = "base"', "", "my.toml: ", "The deck has 1 cards. It needs at least 24"),
    ('extends = "base"', 'without = ["lion"]', "at “without”", 'extends = "base"'),
    ('extends = "base"', 'extends = "base"\nwithout = ["loin"]', "at “without”", "The closest that fits is “lion”"),
    (
        'extends = "base"',
        'extends = "base"\nextends = "base"',
        "my.toml can't be read as TOML. Line 3",
        "already been said",
    ),
    ('extends = "base"', 'extends = "base"\nlanguage = ["de"]', "at “language”", "What fits is en or de"),
    ('extends = "base"', 'extends = "base"\n[groups.toads]', "at “groups”", "What fits is felines, birds"),
    (
        'extends = "base"',
        'extends = "base"\n[groups.birds]\n5 = "draw 1 card"',
        "at “5” of [groups.birds]",
        "What fits is 2, 3 or 4",
    ),
    (
        'extends = "base"',
        'extends = "base"\n[groups.birds]\n2 = ["draw 1 card", "they have Fly"]',
        "at “2” of [groups.birds]",
        "it can't be both",
    ),
    (
        'extends = "base"',
        'extends = "base"\n[groups.birds]\n2 = []',
        "at “2” of [groups.birds]",
        "At least one sentence",
    ),
    (
        'extends = "base"',
        'extends = "base"\n[groups.birds]\n2 = [\n"they have +1 might while attacking a creature with Fly",\n'
        '"they have +1 might while attacking a creature with Taunt",\n]',
        "at “2” of [groups.birds]",
        "already been said",
    ),
    ('"with-toad"', '"base"', "at “name”", "Only the base deck itself is called base"),
    ('"with-toad"', '"With Toad"', "at “name”", "small letters from a to z"),
    ("might = 1", "might = ", "my.toml can't be read as TOML. Line 8, column 9", "Behind = there has to be"),
    ("might = 1", "might 1", "my.toml can't be read as TOML. Line 8", "A line has to look like"),
    ("[2]", "[2", "my.toml can't be read as TOML. Line 12", "Something is wrong with a list"),
    ('"draw 1 card"\n', '"draw 1 card\n', "my.toml can't be read as TOML. Line 12", "Something is wrong with a text"),
]


@pytest.mark.parametrize(("old", "new", "place", "said"), WRONG)
def test_what_is_wrong_is_named_with_its_place_and_what_would_be_right(
    old: str, new: str, place: str, said: str
) -> None:
    assert old in TOAD
    text = refused(TOAD.replace(old, new, 1))
    assert "my.toml" in text
    assert place in text
    assert said in text


def test_every_refusal_is_there_in_german_too() -> None:
    for old, new, _, _ in WRONG:
        english, german = (refused(TOAD.replace(old, new, 1), language) for language in LANGUAGES)
        assert english != german


def test_thresholds_need_a_text() -> None:
    own = TOAD.replace('extends = "base"\n', "").replace("might = 1", "might = 1\ncopies = 9")
    assert "The group pacifists has no ability with the threshold 2." in refused(three_of(own))


def three_of(text: str) -> str:
    """Enough cards for a deck that extends nothing."""
    top, card = text.split("[toad]")
    names = ("toad", "frog", "newt")
    cards = (card.replace("Toad", name.title()).replace("Kröte", name.title()) for name in names)
    return top + "".join(f"[{name}]{one}" for name, one in zip(names, cards, strict=True))


def test_copies_and_names_with_hyphens_may_not_look_alike() -> None:
    text = TOAD.replace("[toad]", "[wolf-a]")
    assert "“wolf-a” is there twice" in refused(text)


def test_a_deck_has_up_to_a_hundred_cards() -> None:
    top, _, card = TOAD.partition("[toad]")
    more = "".join(
        f"[toad-{letter}]{card.replace('Toad', f'Toad {letter}').replace('Kröte', f'Kröte {letter}')}copies = 9\n"
        for letter in "uvwx"
    )
    assert "The deck has 102 cards. It needs at least 24 and can have up to 100." in refused(top + more)


# Nothing that anybody writes breaks anything


STRANGE: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    2,
    3.5,
    float("nan"),
    float("inf"),
    10**400,
    16**9000,
    "",
    " ",
    "x" * 5000,
    "\n",
    "\x1b[31m",
    "base",
    "CATCH",
    "felines",
    [],
    {},
    [[]],
    [[1]],
    {"a": 1},
    {2: 1},
    ["catch", "catch"],
    [2.0],
    [True],
    [16**9000],
    datetime.date(2020, 1, 1),
    datetime.datetime(2020, 1, 1),
    datetime.time(1),
    {"en": ""},
    {"en": 5},
    {"fr": "x"},
    "draw 0 cards",
    "draw 1 cards",
    "draw 99999 cards",
    "draw ٣ cards",
    "−",
    "receive −1 treasures",
    ["draw 1 card"] * 7,
    ["draw 1 card", 3],
    "joins the Felines or the Felines when it comes, as you choose",
    "name",
    "groups",
    "extends",
]
STRANGE_WORDS = ["name", "groups", "x y", "X", "\0", "wolf", "might", "2", "5", "a" * 40, "without", "language", "deck"]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def spoilt(data: dict[str, Any], chance: random.Random) -> None:
    """One thing in a deck becomes another."""
    *path, last = chance.choice(list(places(data)))
    inner: Any = data
    for key in path:
        inner = inner[key]
    match chance.randrange(4):
        case 0:
            inner[last] = chance.choice(STRANGE)
        case 1 if isinstance(inner, dict):
            inner[chance.choice(STRANGE_WORDS)] = inner.pop(last)
        case 2 if isinstance(inner[last], str):
            at = chance.randrange(len(inner[last]) + 1)
            inner[last] = inner[last][:at] + chance.choice(["", "x", "  ", "9", ",", "."]) + inner[last][at + 1 :]
        case _:
            del inner[last]


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_deck_is_refused_with_a_sentence_or_works(seed: int) -> None:
    chance = random.Random(seed)
    plain = json.dumps(plain_deck(base_deck()))
    fine = 0
    for _ in range(150):
        data = {**json.loads(plain), "name": "mine"}
        if chance.random() < 0.5:
            data = {"name": "mine", "extends": "base", **{id: data[id] for id in ("groups", "wolf", "ant", "leech")}}
        spoilt(data, chance)
        try:
            deck = read_plain(data, "my.toml", base_deck())
        except InvalidSetup as error:
            for language in LANGUAGES:
                assert "my.toml" in error.text(language)
        else:
            fine += 1
            assert read_value(deck_value(deck)) == deck
            compile_deck(deck)
    assert fine < 100


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_file_is_refused_with_a_sentence_or_works(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        text = TOAD
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(text))
            text = (
                text[:at]
                + chance.choice(["", '"', "'", "[", "]", "{", "}", "=", "\n", ".", "#", "9", "e", "\\", "\0", "é"])
                + text[at + chance.randrange(3) :]
            )
        try:
            read_deck(text, "my.toml", base_deck())
        except InvalidSetup as error:
            for language in LANGUAGES:
                assert "my.toml" in error.text(language)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[\n" * 90_000,
        "might = " + "9" * 10_000,
        "might = 0x" + "f" * 10_000,
        "x" * 300_000,
        "a.b." * 40_000 + "c = 1",
    ],
)
def test_very_long_and_deep_files_are_refused(text: str) -> None:
    assert refused(text).startswith("my.toml")


# docs/add-a-card.md


def blocks_of_the_guide() -> list[str]:
    return re.findall(r"```(?:toml)?\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


def otter(old: str = "", new: str = "") -> str:
    text = next(block for block in blocks_of_the_guide() if block.startswith("extends"))
    assert old in text
    return text.replace(old, new, 1)


def test_the_card_of_the_guide_is_shown_as_it_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "otter.toml"
    file.write_text(otter(), "utf-8")
    assert main(["deck", "show", str(file), "--card", "otter", "--lang", "en"]) == 0
    shown = capsys.readouterr().out.partition("\n")[2]
    assert any(block.split() == shown.split() for block in blocks_of_the_guide())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("receive", "recieve"),
        ("peace adept", "peace adapt"),
        ("might = 2", "might = 200"),
        ("draw 1 card", "the host has Fly"),
        ("might = 2", "might = "),
    ],
)
def test_the_mistakes_of_the_guide_are_refused_as_it_says(old: str, new: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        read_deck(otter(old, new), "otter.toml", base_deck())
    assert any(str(refusal.value) in block for block in blocks_of_the_guide())
