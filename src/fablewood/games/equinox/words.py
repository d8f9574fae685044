"""The names of creatures, cards, spaces and moves: as text for records and as words for people."""

from __future__ import annotations

from fablewood.core.text import Message, Named, seat_named
from fablewood.games.equinox.numbers import (
    CHAMPION_ROW,
    CHOOSE,
    CREATURES,
    DISCARD,
    GIVE,
    KEEP,
    LABEL_OF_CHAMELEON,
    LABELS,
    LAY_SECRET,
    LIFT,
    LIFT_SECRET,
    MOST_SEATS,
    MOVES,
    NAME,
    ON,
    PAIRS,
    PASS,
    PLACE,
    PLAY,
    PREDICT,
    ROWS,
    STRENGTHS,
    SWAP,
    TAKE,
)

CREATURE_TEXTS = (
    "squeak", "moss-man", "stag", "rubble", "twinz", "hoot", "carmen", "fungy", "goatman", "fiery-fang", "hopscotch",
    "feather-fox", "ursus", "pilgrim",
)  # fmt: skip
CREATURE_IDS = {text: creature for creature, text in enumerate(CREATURE_TEXTS)}
TREE_TEXTS = ("ancestor-1", "ancestor-2", "dryad-1", "dryad-2")
CARD_TEXTS = (
    *(f"{creature}-{strength}" for creature in (*CREATURE_TEXTS, "chameleon") for strength in range(STRENGTHS)),
    *TREE_TEXTS,
)
CARD_IDS = {text: label for label, text in enumerate(CARD_TEXTS)}
CARD_VERBS = {"play": PLAY, "secret": LAY_SECRET, "discard": DISCARD, "give": GIVE, "take": TAKE, "keep": KEEP}
CREATURE_VERBS = {"predict": PREDICT, "on": ON, "name": NAME}
PLAIN_MOVES = ("pass", "reveal", "skip", "use", "decline", "done")


def creature_named(creature: int) -> Named:
    text = CREATURE_TEXTS[creature]
    return Named(text, Message("eq-creature", creature=text))


def creatures_named(creatures: list[int]) -> tuple[Named, ...]:
    return tuple(creature_named(creature) for creature in creatures)


def card_named(label: int) -> Named:
    text = CARD_TEXTS[label]
    kind, _, number = text.rpartition("-")
    if text in TREE_TEXTS:
        return Named(text, Message("eq-tree", tree=kind))
    if kind == "chameleon":
        return Named(text, Message("eq-chameleon", number=int(number)))
    return Named(text, Message("eq-card", creature=kind, number=int(number)))


def cards_named(labels: list[int]) -> tuple[Named, ...]:
    return tuple(card_named(label) for label in labels)


def power_named(power: int) -> Named:
    """A creature, or one of the two sorts of Trees."""
    if power < CREATURES:
        return creature_named(power)
    text = ("ancestor", "dryad")[power - CREATURES]
    return Named(text, Message("eq-tree", tree=text))


# Moves: texts and words are made once, in the order of the numbers


def _all_moves() -> list[tuple[str, Message]]:
    moves: list[tuple[str, Message]] = []
    for verb in CARD_VERBS:
        moves += [(f"{verb} {text}", _words(verb, card=card_named(label))) for label, text in enumerate(CARD_TEXTS)]
    for verb in CREATURE_VERBS:
        moves += [
            (f"{verb} {text}", _words(verb, creature=creature_named(creature)))
            for creature, text in enumerate(CREATURE_TEXTS)
        ]
    moves += [(f"choose seat-{seat + 1}", _words("choose", seat=seat_named(seat))) for seat in range(MOST_SEATS)]
    for creature, text in enumerate(CREATURE_TEXTS):
        moves += [
            (f"place {text} row-{row + 1}", _words("place", creature=creature_named(creature), row=row + 1))
            for row in range(ROWS)
        ]
    for creature, text in enumerate(CREATURE_TEXTS):
        moves += [
            (f"lift {text} row-{row + 1}", _words("lift", creature=creature_named(creature), row=row + 1))
            for row in range(ROWS)
        ]
        moves.append((f"lift {text} champion", _words("lift-champion", creature=creature_named(creature))))
    moves.append(("lift secret", _words("lift-secret")))
    for creature, text in enumerate(CREATURE_TEXTS):
        moves += [
            (
                f"swap {text} row-{one + 1} row-{other + 1}",
                _words("swap", creature=creature_named(creature), row=one + 1, other=other + 1),
            )
            for one, other in PAIRS
        ]
    return moves + [(text, _words(text)) for text in PLAIN_MOVES]


def _words(verb: str, **things: int | Named) -> Message:
    return Message(f"eq-move-{verb}", **things)


ALL_MOVES = _all_moves()
MOVE_TEXTS = tuple(text for text, _ in ALL_MOVES)
MOVE_WORDS = tuple(words for _, words in ALL_MOVES)
MOVE_IDS = {text: move for move, text in enumerate(MOVE_TEXTS)}
assert len(MOVE_TEXTS) == len(MOVE_IDS) == MOVES


def card_spoken_of(move: int) -> int | None:
    """The label of the card that a move is about."""
    return move % LABELS if move < LABELS * len(CARD_VERBS) else None


def creature_spoken_of(move: int) -> int | None:
    """The creature that a move is about, by name or by a card of it."""
    label = card_spoken_of(move)
    if label is not None:
        return label // STRENGTHS if label < LABEL_OF_CHAMELEON else None
    if move < CHOOSE:
        return (move - PREDICT) % CREATURES
    if PLACE <= move < LIFT:
        return (move - PLACE) // ROWS
    if LIFT <= move < LIFT_SECRET:
        return (move - LIFT) // (CHAMPION_ROW + 1)
    if SWAP <= move < PASS:
        return (move - SWAP) // len(PAIRS)
    return None


def verb_of(move: int) -> str:
    return MOVE_TEXTS[move].partition(" ")[0]
