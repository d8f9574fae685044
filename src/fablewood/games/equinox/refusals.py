"""Why a move is not legal: the reason in this position, and the rule."""

from __future__ import annotations

from difflib import get_close_matches

from fablewood.core.errors import Refusal
from fablewood.core.text import Message, Named, Word, seat_named
from fablewood.games.equinox import words
from fablewood.games.equinox.choices import choices, in_vain, no_choice
from fablewood.games.equinox.numbers import (
    CHOOSING,
    DISCARDING,
    EMPTY_DECK,
    FIFTH_ROUND,
    LABEL_OF_CHAMELEON,
    LABELS,
    NOTHING,
    OFFERED,
    OUT,
    OVER,
    PLACING,
    PLAY,
    PLAYING,
    PREDICTING,
    STALEMATE,
    STRENGTHS,
    URSUS,
)
from fablewood.games.equinox.rules import Equinox

RULE_OF_END = {FIFTH_ROUND: "EQ 12.1", EMPTY_DECK: "EQ 12.2", STALEMATE: "EQ 12.3"}
STEP_OF = {
    "predict": PREDICTING, "secret": PREDICTING, "reveal": PREDICTING, "pass": PREDICTING,
    "play": PLAYING, "skip": PLAYING, "on": PLACING, "use": OFFERED, "decline": OFFERED,
    "give": CHOOSING, "take": CHOOSING, "keep": CHOOSING, "name": CHOOSING, "choose": CHOOSING, "place": CHOOSING,
    "lift": CHOOSING, "swap": CHOOSING, "discard": DISCARDING, "done": DISCARDING,
}  # fmt: skip
TO_DO = {
    PREDICTING: "eq-now-predicting",
    PLAYING: "eq-now-playing",
    PLACING: "eq-now-placing",
    OFFERED: "eq-now-power",
    CHOOSING: "eq-now-choosing",
    DISCARDING: "eq-now-discarding",
}
EXAMPLES = ("pass", "predict hoot", "play hoot-4", "choose seat-2", "done")


def refusal(state: Equinox, seat: int, move: int) -> Refusal:
    if state.step == OVER:
        return Refusal(Message("eq-refusal-over"), RULE_OF_END[state.ended])
    verb = words.verb_of(move)
    if verb == "use":
        return _no_power(state, seat)
    missing = _not_in_game(state, move)
    if missing is not None:
        return missing
    if seat not in state.to_act():
        return _not_your_turn(state)
    if STEP_OF[verb] != state.step:
        begun = verb == "decline" and state.step == CHOOSING
        return Refusal(Message("eq-refusal-now", now=_to_do(state, seat)), "EQ 8.2" if begun else "EQ 5.2")
    if state.step == PREDICTING:
        return _no_prediction(state, seat, verb, move)
    if state.step == PLAYING:
        return _no_play(state, seat, verb, move)
    if state.step == PLACING:
        return _eliminated(state, words.creature_spoken_of(move), "EQ 7.3")
    if state.step == DISCARDING:
        return _no_discard(state, seat, move)
    return no_choice(state, seat, move)


def _not_your_turn(state: Equinox) -> Refusal:
    return Refusal(Message("eq-refusal-turn", seat=seat_named(state.to_act()[0])), "EQ 5.1")


def _not_in_game(state: Equinox, move: int) -> Refusal | None:
    creature = words.creature_spoken_of(move)
    if creature is not None and state.column(creature) == NOTHING:
        there = words.creatures_named(state.creatures())
        named = words.creature_named(creature)
        return Refusal(Message("eq-refusal-not-there", creature=named, creatures=there), "EQ 2.1")
    label = words.card_spoken_of(move)
    if label is not None and label in state.cards_at(OUT):
        return Refusal(Message("eq-refusal-no-tree", card=words.card_named(label)), "EQ 1.3")
    return None


def _to_do(state: Equinox, seat: int) -> Message:
    if state.step == CHOOSING:
        return Message(TO_DO[CHOOSING], power=words.power_named(state.power), choices=choices(state, seat))
    if state.step == OFFERED:
        return Message(TO_DO[OFFERED], power=words.power_named(state.power))
    return Message(TO_DO[state.step])


# EQ 6: phase 1


def _no_prediction(state: Equinox, seat: int, verb: str, move: int) -> Refusal:
    if verb == "reveal":
        return Refusal(Message("eq-refusal-nothing-secret"), "EQ 6.4")
    if verb == "secret":
        return _no_secret(state, seat, move)
    if state.pebbles_left(seat) == 0:
        return Refusal(Message("eq-refusal-no-pebble"), "EQ 6.2")
    creature = words.creature_spoken_of(move)
    assert creature is not None
    column = state.column(creature)
    if state.fell_in(column):
        return _eliminated(state, creature, "EQ 6.2")
    owner = seat_named(state.pebble(column, state.row))
    named = words.creature_named(creature)
    return Refusal(Message("eq-refusal-taken", creature=named, row=state.row + 1, seat=owner), "EQ 6.2")


def _no_secret(state: Equinox, seat: int, move: int) -> Refusal:
    label = move % LABELS
    if state.row > 0:
        return Refusal(Message("eq-refusal-secret-late", round=state.row + 1), "EQ 6.3")
    if state.made_secret(seat):
        return Refusal(Message("eq-refusal-secret-twice"), "EQ 6.3")
    if state.pebbles_left(seat) == 0:
        return Refusal(Message("eq-refusal-no-pebble"), "EQ 6.3")
    if label >= LABEL_OF_CHAMELEON:
        return Refusal(Message("eq-refusal-secret-creature", card=words.card_named(label)), "EQ 6.3")
    return _not_held(state, seat, label, "EQ 6.3")


def _eliminated(state: Equinox, creature: int | None, rule: str) -> Refusal:
    assert creature is not None
    named, round = words.creature_named(creature), state.fell_in(state.column(creature))
    return Refusal(Message("eq-refusal-eliminated", creature=named, round=round), rule)


def _not_held(state: Equinox, seat: int, label: int, rule: str) -> Refusal:
    named = words.card_named(label)
    if label in state.aside(seat):
        return Refusal(Message("eq-refusal-aside", card=named), "EQ 9.3")
    return Refusal(Message("eq-refusal-not-held", card=named, cards=words.cards_named(state.hand(seat))), rule)


# EQ 7: phase 2


def _no_play(state: Equinox, seat: int, verb: str, move: int) -> Refusal:
    if verb == "skip":
        playable = [one - PLAY for one in state.legal(seat)]
        return Refusal(Message("eq-refusal-skip", cards=words.cards_named(playable)), "EQ 7.5")
    label = move % LABELS
    if label not in state.hand(seat):
        return _not_held(state, seat, label, "EQ 7.1")
    return _eliminated(state, label // STRENGTHS, "EQ 7.2")


# EQ 8: powers


def _no_power(state: Equinox, seat: int) -> Refusal:
    if state.step in (OFFERED, CHOOSING) and seat == state.turn:
        if seat not in state.to_act():
            return _not_your_turn(state)
        if state.step == OFFERED:
            return in_vain(state, seat, state.power, state.last_played())
        return Refusal(Message("eq-refusal-now", now=_to_do(state, seat)), "EQ 8.2")
    label = state.last_played()
    if state.last_seat != seat or label == NOTHING or (seat == state.turn and state.step <= PLAYING):
        return Refusal(Message("eq-refusal-use-early"), "EQ 8.1")
    if label >= LABEL_OF_CHAMELEON:
        return Refusal(Message("eq-refusal-power-kind", card=words.card_named(label)), "EQ 8.1")
    return _no_power_of(state, seat, label)


def _no_power_of(state: Equinox, seat: int, label: int) -> Refusal:
    """Why the card that this seat has just played had no power, as the table was then."""
    creature = label // STRENGTHS
    said: dict[str, Word] = {"card": words.card_named(label), "creature": words.creature_named(creature)}
    if state.last_offered:
        return Refusal(Message("eq-refusal-power-done", **said), "EQ 8.2")
    if creature == URSUS:
        return Refusal(Message("eq-refusal-power-none", **said), "EQ 9.13")
    covered = state.covered_by_last()
    if LABEL_OF_CHAMELEON <= covered < LABEL_OF_CHAMELEON + STRENGTHS:
        return Refusal(Message("eq-refusal-power-covered", **said, covered=words.card_named(covered)), "EQ 8.1")
    prestige = state.prestige_at_last()
    best = max(prestige)
    leaders = [one for one, points in enumerate(prestige) if points == best]
    if best == 0:
        return Refusal(Message("eq-refusal-power-nobody", **said), "EQ 3.6")
    if len(leaders) > 1:
        equals = tuple(seat_named(one) for one in leaders)
        return Refusal(Message("eq-refusal-power-tie", **said, seats=equals, points=best), "EQ 3.6")
    if leaders == [seat]:
        return in_vain(state, seat, creature, label)
    lead: dict[str, Word] = {"seat": seat_named(leaders[0]), "points": best, "own": prestige[seat]}
    return Refusal(Message("eq-refusal-power-other", **said, **lead), "EQ 8.1")


# EQ 11.1: phase 3


def _no_discard(state: Equinox, seat: int, move: int) -> Refusal:
    label = move % LABELS
    if label not in state.hand(seat):
        return _not_held(state, seat, label, "EQ 11.1")
    if label >= LABEL_OF_CHAMELEON:
        return Refusal(Message("eq-refusal-discard-kind", card=words.card_named(label)), "EQ 11.1")
    named: Named = words.creature_named(label // STRENGTHS)
    return Refusal(Message("eq-refusal-discard-in-play", creature=named), "EQ 11.1")


def examples(text: str) -> tuple[str, ...]:
    """Moves that are written much like a text that is none; or moves of several sorts."""
    close = get_close_matches(" ".join(text.lower().split())[:60], words.MOVE_TEXTS, 3)
    return tuple(close) or EXAMPLES
