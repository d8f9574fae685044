"""A deck as the value of an option: it carries what is needed to replay a game, and nothing can be wrong in it."""

from __future__ import annotations

import base64
import re
import zlib

import pytest

from fablewood.core.errors import InvalidSetup
from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.cards import DeckList, read_plain
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
from fablewood.games.hoard.effects.program import compile_deck
from tests.games.hoard.deck_text import TOAD, toad


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
