"""The golden playthroughs are told as they were when somebody read them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fablewood import GAMES
from fablewood.core.record import Record, read_records
from fablewood.core.text import Message, say
from fablewood.games import find_game
from fablewood.games.equinox.words import CREATURE_TEXTS
from fablewood.games.hoard.decks import base_deck
from fablewood.games.hoard.words import names
from tests.golden.tell import golden_files, tell


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_the_game_is_told_as_it_was(path: Path) -> None:
    assert tell(path) == path.with_suffix(".told").read_text("utf-8")


def test_every_game_and_number_of_seats_has_one() -> None:
    have = {
        (record.setup.game.name, record.setup.seats)
        for path in golden_files()
        for record in read_records(path.read_text("utf-8"), find_game)
    }
    assert have == {(game.name, seats) for game in GAMES.values() for seats in game.seat_counts}


def test_the_playthroughs_of_equinox_use_every_power() -> None:
    told = "".join(tell(path) for path in golden_files() if path.stem.startswith("equinox"))
    for creature in CREATURE_TEXTS:
        if creature != "ursus":  # which has none
            assert f"uses the power of {say(Message('eq-creature', creature=creature))}." in told
    for tree in ("Ancestor", "Dryad"):
        assert f"plays {tree}." in told


def test_the_playthroughs_of_hoard_use_all_that_cards_say() -> None:
    """Every order, modifier and group ability, and every enter, exhaust and leave ability."""
    cards, groups = base_deck().cards, base_deck().groups
    said = {(part, card.id) for card in cards for part in ("enter", "exhaust", "leave") if getattr(card, part)}
    said |= {("order", str(card.order)) for card in cards}
    said |= {("modifier", card.id) for card in cards if card.modifier}
    said |= {("group", f"{group.text}-{threshold}") for group, threshold in groups}
    paths = [path for path in golden_files() if path.stem.startswith("hoard")]
    used = {
        one
        for path in paths
        for record in read_records(path.read_text("utf-8"), find_game)
        for one in used_in_hoard(record)
    }
    assert used == said


PARTS = {"attached": "modifier", "used": "exhaust", "ability-enter": "enter", "ability-leave": "leave"}


def used_in_hoard(record: Record) -> Iterator[tuple[str, str]]:
    """What was carried out; continuous group abilities count when they work."""
    deck = names(record.setup)
    state = record.begin(listen=True)
    for seat, move in record.moves:
        state.play(seat, move)
        for event in state.heard():
            kind, card = event.kind, event.plain().get("card")
            if kind == "ordered":
                yield "order", str(deck.designs[deck.numbers[str(card)]].order)
            elif kind in PARTS:
                yield PARTS[kind], deck.designs[deck.numbers[str(card)]].id
        for side in state.view(-1)["groups"]:
            yield from (("group", f"{group}-{one}") for group, now in side.items() for one in now["working"])
