"""Decks: what is written wrong is refused with file, card, word and what would be right; values carry whole decks."""

from __future__ import annotations

import base64
import datetime
import json
import random
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from fablewood.core.errors import InvalidSetup
from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.cards import DeckList, plain_deck, read_deck, read_plain
from fablewood.games.hoard.deck import MOST_STEPS, MOST_WHOMS
from fablewood.games.hoard.decks import (
    DeckOption,
    base_deck,
    base_value,
    deck_of,
    deck_value,
    hash_of,
    packed,
    read_value,
)
from fablewood.games.hoard.effects.phrases import Group
from fablewood.games.hoard.effects.program import compile_deck

TOAD = """
extends = "base"
name = "with-toad"

[toad]
name = { en = "Toad", de = "Kröte" }
group = "pacifists"
might = 1
start = "center"
powers = ["peace adept"]
thresholds = [2]
enter = "draw 1 card"
order = ["receive 1 treasure", "draw 1 card"]
"""


def toad(old: str = "", new: str = "") -> DeckList:
    assert old in TOAD
    return read_deck(TOAD.replace(old, new, 1), "my.toml", base_deck())


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


# Values


def test_the_base_deck_is_named_by_its_hash() -> None:
    assert re.fullmatch(r"base@[0-9a-f]{12}", base_value())
    assert deck_value(base_deck()) == base_value()
    assert read_value("base") is base_deck()
    assert read_value(base_value()) is base_deck()


def test_a_value_carries_the_whole_deck_in_one_word() -> None:
    value = deck_value(toad())
    assert re.fullmatch(r"with-toad@[0-9a-f]{12}:[A-Za-z0-9_-]+", value)
    assert read_value(value) == toad()
    assert len(value) < 6000


def test_the_hash_is_that_of_what_the_deck_says() -> None:
    def hash_in(deck: DeckList) -> str:
        return deck_value(deck).partition("@")[2][:12]

    assert hash_in(toad()) == hash_in(toad("# no comment" if "#" in TOAD else "\n", "\n# a comment\n"))
    assert hash_in(toad()) != hash_in(toad("might = 1", "might = 2"))


def value_of(text: bytes, name: str = "mine", hash: str | None = None) -> str:
    return f"{name}@{hash or hash_of(text)}:{packed(text)}"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("base@000000000000", "This is the base deck of another version, base@000000000000; this program has base@"),
        ("mine@000000000000", "the deck itself is missing behind it"),
        ("", "is no deck"),
        ("my deck", "is no deck"),
        ("BASE", "is no deck"),
        ("mine@000000000000:!", "is no deck"),
        ("x" * 200_000, "is no deck"),
        ("mine@000000000000:AAAA", "The data of the deck “mine” are damaged"),
        ("mine@000000000000:A", "are damaged"),
        (value_of(b"[]"), "are damaged"),
        (value_of(b"{" * 60_000), "are damaged"),
        (value_of(b"[" * 60_000), "are damaged"),
        (value_of(b"\xff"), "are damaged"),
        (value_of(b"9" * 10_000), "are damaged"),
        (value_of(b"[" + b" " * 300_000 + b"]"), "are damaged"),
        (value_of(b'{"name":"mine"}'), "mine: The deck has 0 cards"),
        (value_of(b'{"name":NaN}'), "mine, at “name”"),
        (deck_value(toad())[:-40], "are damaged"),
        (deck_value(toad()) + "AAAA", "are damaged"),
        (deck_value(toad()).replace("with-toad@", "without-toad@"), "are damaged"),
        (re.sub("@.", "@x", deck_value(toad())), "is no deck"),
        (re.sub("@.{4}", "@0000", deck_value(toad())), "are damaged"),
        (f"base{deck_value(toad()).removeprefix('with-toad')}", "are damaged"),
    ],
    ids=range(23),
)
def test_a_value_that_is_no_deck_is_refused(value: str, said: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        read_value(value)
    for language in LANGUAGES:
        assert len(refusal.value.text(language)) < 500
    assert said in str(refusal.value)


def test_a_bomb_is_not_unpacked() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode().rstrip("=")
    assert len(bomb) < 100_000
    with pytest.raises(InvalidSetup, match="damaged"):
        read_value(f"mine@000000000000:{bomb}")


def test_the_option_says_what_it_may_be() -> None:
    option = DeckOption()
    assert option.default(2) == base_value()
    assert option.take("base", 2) == base_value()
    assert option.take(f" {deck_value(toad())} ", 2) == deck_value(toad())
    for wrong in (5, None, ["base"], {"name": "base"}):
        with pytest.raises(InvalidSetup, match="The option deck can't be"):
            option.take(wrong, 2)
    with pytest.raises(InvalidSetup, match="is no deck"):
        option.take("bass", 2)


# As the engine runs it


def test_a_deck_is_made_ready_for_the_engine_once() -> None:
    assert deck_of(base_value()) is deck_of(base_value())
    deck, tables = deck_of(deck_value(toad()))
    assert deck == toad()
    assert tables.cards == 67


def test_the_largest_deck_fits_into_the_tables() -> None:
    """A hundred designs with as many sentences as can be, about as many sorts of creatures."""
    number = 0

    def sentences() -> list[str]:
        nonlocal number
        found = []
        for _ in range(6):
            number = number % (MOST_WHOMS - 20) + 1
            found.append(f"discard one creature of might {number}")
        return found

    def name(n: int) -> str:
        return f"{chr(97 + n // 10)}{chr(97 + n % 10)}"

    cards = {
        name(n): {
            "group": "birds",
            "might": 1,
            "start": "start",
            "enter": sentences(),
            "order": sentences(),
            "modifier": [f"at the start of your turn, if the host is in the Center, {one}" for one in sentences()],
        }
        for n in range(100)
    }
    groups = {
        group: {str(n): sentences() for n in (2, 3, 4)} for group in ("felines", "birds", "bloodthirsty", "pacifists")
    }
    deck = read_plain({"name": "large", "groups": groups, **cards}, "large", base_deck())
    assert len(deck.labels) == 100
    assert 100 * 18 + 12 * 6 < MOST_STEPS
    assert compile_deck(deck).cards == 100
    cards["aa"]["order"] = [f"discard one creature of might {n}" for n in (501, 502, 503, 504, 505, 506)]
    cards["ab"]["order"] = [f"discard each creature of might {n}" for n in (501, 502, 503, 504, 505, 506)]
    cards["ac"]["order"] = [f"ready one Bird of might {n}" for n in (501, 502, 503, 504, 505, 506)]
    cards["ad"]["order"] = [f"ready one Feline of might {n}" for n in (501, 502, 503, 504, 505, 506)]
    with pytest.raises(InvalidSetup, match="too many different sorts of creatures"):
        read_plain({"name": "large", "groups": groups, **cards}, "large", base_deck())
