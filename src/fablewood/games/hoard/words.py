"""The names of cards and moves: as text for records and as words for people. They depend on the deck of the table."""

from __future__ import annotations

from functools import lru_cache

from fablewood.core.game import Setup
from fablewood.core.text import Message, Named, seat_named
from fablewood.games.hoard.cards import FIELDS, Card, DeckList
from fablewood.games.hoard.decks import deck_of
from fablewood.games.hoard.effects.phrases import Group, Power
from fablewood.games.hoard.numbers import (
    AMOUNT,
    FIRST_THRESHOLD,
    MOST_CARDS,
    MOST_SEATS,
    MOVES,
    NUMBERED_GROUPS,
    THRESHOLDS,
)

CARD_VERBS = (
    "pick", "play", "order", "attach", "reattach", "forward", "back", "take", "steal", "attack", "with", "use",
    "choose", "on", "from", "discard",
)  # fmt: skip
"""In the order of their numbers."""
RESOLVED = ("enter", "leave", "modifier")
ABILITY_TEXTS = tuple(
    f"{Group(group).text}-{FIRST_THRESHOLD + threshold}"
    for group in range(NUMBERED_GROUPS)
    for threshold in range(THRESHOLDS)
)
PLAIN_MOVES = ("fight", "done", "end")


def deck_list(setup: Setup) -> DeckList:
    return deck_of(str(setup.options["deck"]))[0]


# Cards


def card_name(card: Card, copy: int) -> Message:
    """Copies are told apart by letters, for numbers would look like might."""
    letter = f" {chr(65 + copy)}" if card.copies > 1 else ""
    return Message("ho-name", en=card.names["en"] + letter, de=card.names["de"] + letter)


class Names:
    """Of all cards and moves of a deck."""

    def __init__(self, deck: DeckList) -> None:
        self.deck = deck
        self.labels = deck.labels
        self.numbers = {label: number for number, label in enumerate(self.labels)}
        self.cards = [
            Named(label, card_name(card, copy)) for card in deck.cards for copy, label in enumerate(card.labels)
        ]
        self.designs = [card for card in deck.cards for _ in card.labels]
        # A deck with fewer cards than there can be leaves moves that speak of no card.
        missing = [f"card-{number}" for number in range(len(self.labels), MOST_CARDS)]
        self.moves = all_moves([*self.cards, *(Named(text, Message("ho-no-card", card=text)) for text in missing)])
        self.move_ids = {text: number for number, (text, _) in enumerate(self.moves)}
        assert len(self.moves) == len(self.move_ids) == MOVES

    def card(self, card: int) -> Named:
        return self.cards[card]

    def named(self, cards: list[int]) -> tuple[Named, ...]:
        return tuple(self.cards[card] for card in cards)


@lru_cache(maxsize=64)
def names_of(deck: str) -> Names:
    return Names(deck_of(deck)[0])


def names(setup: Setup) -> Names:
    return names_of(str(setup.options["deck"]))


# Other things


def field_named(field: int) -> Named:
    return Named(FIELDS[field], Message("ho-field", field=FIELDS[field]))


def group_named(group: int) -> Named:
    return Named(Group(group).text, Message("ho-group", group=Group(group).text))


def power_named(power: int) -> Named:
    text = Power(power).text.replace(" ", "-")
    return Named(text, Message("ho-power", power=text))


def powers_of(mask: int) -> list[Power]:
    return [power for power in Power if mask & power]


def ability_named(ability: int) -> Named:
    """A group ability: `felines-4`."""
    group, threshold = divmod(ability, THRESHOLDS)
    words = Message("ho-ability", group=group_named(group), number=threshold + FIRST_THRESHOLD)
    return Named(ABILITY_TEXTS[ability], words)


# Moves


def all_moves(cards: list[Named]) -> list[tuple[str, Message]]:
    """Texts and words in the order of the numbers."""
    moves = [(f"{verb} {card.plain}", Message(f"ho-move-{verb}", card=card)) for verb in CARD_VERBS for card in cards]
    moves += [
        (f"resolve {card.plain} {kind}", Message(f"ho-move-resolve-{kind}", card=card))
        for kind in RESOLVED
        for card in cards
    ]
    moves += [(f"amount {number}", Message("ho-move-amount", count=number)) for number in range(MOST_CARDS)]
    for verb in ("choose", "from"):
        moves += [
            (f"{verb} seat-{seat + 1}", Message(f"ho-move-{verb}-seat", seat=seat_named(seat)))
            for seat in range(MOST_SEATS)
        ]
    moves += [(f"to {text}", Message("ho-move-to", field=field_named(field))) for field, text in enumerate(FIELDS)]
    moves += [(f"join {group.text}", Message("ho-move-join", group=group_named(group))) for group in Group]
    moves += [
        (f"resolve {text}", Message("ho-move-resolve-group", ability=ability_named(ability)))
        for ability, text in enumerate(ABILITY_TEXTS)
    ]
    return moves + [(text, Message(f"ho-move-{text}")) for text in PLAIN_MOVES]


def card_spoken_of(move: int) -> int | None:
    """The card that a move is about."""
    return move % MOST_CARDS if move < AMOUNT else None
