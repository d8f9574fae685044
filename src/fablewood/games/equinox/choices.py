"""Why something can't be chosen for a power or a Tree: the reason in this position, and the rule."""

from __future__ import annotations

from fablewood.core.errors import Refusal
from fablewood.core.text import Message, Word, seat_named
from fablewood.games.equinox import words
from fablewood.games.equinox.numbers import (
    CHAMPION_ROW,
    CHOOSE,
    CHOOSING,
    CREATURES,
    DRYAD,
    FEATHER_FOX,
    FUNGY,
    GOATMAN,
    LABEL_OF_CHAMELEON,
    LIFT,
    LIFT_SECRET,
    NOTHING,
    OFFERED,
    PAIRS,
    PILGRIM,
    PLACE,
    ROWS,
    RUBBLE,
    STRENGTHS,
    SWAP,
    TWINZ,
    URSUS,
)
from fablewood.games.equinox.rules import Equinox

MOST_LISTED = 12


def no_choice(state: Equinox, seat: int, move: int) -> Refusal:
    why = None if _another_sort(state, seat, move) else _why_not(state, seat, move)
    if why is None:
        why = Message("eq-refusal-choice-kind", power=words.power_named(state.power))
    return Refusal(Message("eq-refusal-choice", why=why, choices=choices(state, seat)), rule_of(state.power))


def rule_of(power: int) -> str:
    return f"EQ 9.{power + 1}" if power < CREATURES else f"EQ 10.{power - CREATURES + 1}"


def choices(state: Equinox, seat: int) -> tuple[Word, ...]:
    legal = state.legal(seat)
    named: list[Word] = [words.MOVE_WORDS[move] for move in legal[:MOST_LISTED]]
    if len(legal) > MOST_LISTED:
        named.append(Message("eq-choices-more", count=len(legal) - MOST_LISTED))
    return tuple(named)


def in_vain(state: Equinox, seat: int, power: int, label: int) -> Refusal:
    """What the power of this card needs isn't there."""
    return Refusal(
        Message("eq-refusal-power-vain", card=words.card_named(label), why=nothing_for(state, seat, power)),
        rule_of(power),
    )


def nothing_for(state: Equinox, seat: int, power: int) -> Message:
    if power == RUBBLE and state.pebbles_left(seat) > 0:
        return Message("eq-refusal-vain-space")
    if power == TWINZ and state.step in (OFFERED, CHOOSING):
        return Message("eq-refusal-vain-twice" if state.twice else "eq-refusal-vain-unplayable")
    return Message("eq-refusal-vain", power=words.CREATURE_TEXTS[power])


def _another_sort(state: Equinox, seat: int, move: int) -> bool:
    """Whether the question is for something else: for a player, say, and not for a creature."""
    return words.verb_of(move) not in {words.verb_of(one) for one in state.legal(seat)}


def _why_not(state: Equinox, seat: int, move: int) -> Message | None:
    verb = words.verb_of(move)
    if verb == "choose":
        return _no_player(state, seat, move - CHOOSE)
    if verb == "name":
        return _no_creature(state, seat, move)
    if verb == "give":
        return _no_gift(state, seat, move)
    if verb == "keep":
        return Message("eq-refusal-not-looked", cards=words.cards_named(state.looked_at()))
    if verb == "take":
        return _not_taken(state, move)
    if verb == "place":
        return _no_space(state, (move - PLACE) // ROWS, (move - PLACE) % ROWS)
    if verb == "lift":
        return _no_pebble(move)
    return _no_swap(state, (move - SWAP) // len(PAIRS), PAIRS[(move - SWAP) % len(PAIRS)])


def _no_player(state: Equinox, seat: int, other: int) -> Message:
    if other >= state.seats:
        return Message("eq-refusal-no-player", seats=state.seats)
    if other == seat:
        return Message("eq-refusal-yourself")
    id = "eq-refusal-too-few" if state.power == GOATMAN else "eq-refusal-empty-hand"
    return Message(id, seat=seat_named(other), count=len(state.hand(other)))


def _no_creature(state: Equinox, seat: int, move: int) -> Message:
    creature = words.creature_spoken_of(move)
    assert creature is not None
    column = state.column(creature)
    named = words.creature_named(creature)
    fell = state.fell_in(column)
    if state.power == FUNGY:
        if fell == 0:
            return Message("eq-refusal-borrow-living", creature=named)
        if creature == URSUS:
            return Message("eq-refusal-power-none", creature=named)
        return Message("eq-refusal-borrow-vain", creature=named, why=nothing_for(state, seat, creature))
    if fell > 0:
        return Message("eq-refusal-eliminated", creature=named, round=fell)
    if state.power == FEATHER_FOX and column == state.home:
        return Message("eq-refusal-own-column", creature=named)
    return Message("eq-refusal-empty-space", creature=named, row=state.row + 1)


def _no_gift(state: Equinox, seat: int, move: int) -> Message:
    label = words.card_spoken_of(move)
    assert label is not None
    named = words.card_named(label)
    if label in state.aside(seat):
        return Message("eq-refusal-aside", card=named)
    if label not in state.hand(seat):
        return Message("eq-refusal-not-held", card=named, cards=words.cards_named(state.hand(seat)))
    return Message("eq-refusal-asked-for", creature=words.creature_named(state.named))


def _not_taken(state: Equinox, move: int) -> Message:
    label = words.card_spoken_of(move)
    assert label is not None
    named = words.card_named(label)
    if state.power == PILGRIM and not LABEL_OF_CHAMELEON <= label < LABEL_OF_CHAMELEON + STRENGTHS:
        return Message("eq-refusal-no-chameleon", card=named)
    if state.power != PILGRIM and label >= LABEL_OF_CHAMELEON:
        return Message("eq-refusal-no-creature-card", card=named)
    home = state.creatures()[state.home] if state.power not in (PILGRIM, DRYAD) else NOTHING
    if home not in (NOTHING, label // STRENGTHS):
        return Message("eq-refusal-cards-of", creature=words.creature_named(home))
    if home != NOTHING and state.pile(state.home, state.row)[-1:] == [label]:
        return Message("eq-refusal-current-row", card=named)
    return Message("eq-refusal-not-visible", card=named)


def _no_space(state: Equinox, creature: int, row: int) -> Message:
    column = state.column(creature)
    named = words.creature_named(creature)
    if state.fell_in(column) > 0:
        return Message("eq-refusal-eliminated", creature=named, round=state.fell_in(column))
    if row > state.row:
        return Message("eq-refusal-later-row", row=row + 1, round=state.row + 1)
    owner = seat_named(state.pebble(column, row))
    return Message("eq-refusal-taken", creature=named, row=row + 1, seat=owner)


def _no_pebble(move: int) -> Message:
    if move == LIFT_SECRET:
        return Message("eq-refusal-nothing-secret")
    creature, row = divmod(move - LIFT, CHAMPION_ROW + 1)
    named = words.creature_named(creature)
    if row == CHAMPION_ROW:
        return Message("eq-refusal-not-on-champion", creature=named)
    return Message("eq-refusal-not-on-space", creature=named, row=row + 1)


def _no_swap(state: Equinox, creature: int, rows: tuple[int, int]) -> Message:
    column = state.column(creature)
    named = words.creature_named(creature)
    if state.fell_in(column) > 0:
        return Message("eq-refusal-eliminated", creature=named, round=state.fell_in(column))
    if rows[1] > state.row:
        return Message("eq-refusal-later-row", row=rows[1] + 1, round=state.row + 1)
    for row in rows:
        pile = state.pile(column, row)
        if not pile:
            return Message("eq-refusal-empty-space", creature=named, row=row + 1)
        if pile[-1] >= LABEL_OF_CHAMELEON and not state.any_visible:
            break
    return Message("eq-refusal-no-creature-card", card=words.card_named(pile[-1]))
