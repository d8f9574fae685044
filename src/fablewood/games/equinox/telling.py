"""Tells what happened, from the notes that the rules took."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from fablewood.core.game import Event, Game, Note
from fablewood.core.text import Word, seat_named
from fablewood.games.equinox import numbers, words
from fablewood.games.equinox.numbers import (
    CHAMPION_ROW,
    EVERYBODY,
    LIFT,
    LIFT_SECRET,
    MOST_SEATS,
    PAIRS,
    ROWS,
)
from fablewood.games.equinox.rules import Equinox

IN_ONE = {numbers.DREW, numbers.SET_ASIDE, numbers.SHOWN, numbers.LOOKED}
"""Notes of one card each that follow each other are told in one sentence."""


class Teller:
    def __init__(self, game: Game, state: Equinox) -> None:
        self.game = game
        self.state = state
        self.creatures = state.creatures()
        self.verses: dict[int, Callable[[int, int, int], list[Event]]] = {
            numbers.DEALT: self.dealt,
            numbers.PREDICTED: self.predicted,
            numbers.LAID_SECRET: self.laid_secret,
            numbers.REVEALED: self.revealed,
            numbers.PASSED: self.passed,
            numbers.PLAYED: self.played,
            numbers.PLACED: self.placed,
            numbers.SKIPPED: self.skipped,
            numbers.USED: self.used,
            numbers.DECLINED: self.declined,
            numbers.LIFTED: self.lifted,
            numbers.PUT: self.put,
            numbers.NAMED: self.named,
            numbers.CHOSE: self.chose,
            numbers.MISSED: self.missed,
            numbers.GAVE: self.gave,
            numbers.KEPT: self.kept,
            numbers.TOOK: self.took,
            numbers.SWAPPED: self.swapped,
            numbers.REMOVED: self.removed,
            numbers.DISCARDED_OPEN: self.discarded,
            numbers.DISCARDED_UNSEEN: self.discarded_unseen,
            numbers.RETURNED: self.returned,
            numbers.ELIMINATED: self.eliminated,
            numbers.ROUND_BEGAN: self.round_began,
            numbers.SCORED: self.scored,
            numbers.FINISHED: self.finished,
        }
        self.choruses: dict[int, Callable[[list[Note]], list[Event]]] = {
            numbers.DREW: self.drew,
            numbers.SET_ASIDE: self.set_aside,
            numbers.SHOWN: self.shown,
            numbers.LOOKED: self.looked,
        }

    def tell(self, notes: list[Note]) -> list[Event]:
        events: list[Event] = []
        for (kind, _), group in groupby(enumerate(notes), key=_together):
            together = [note for _, note in group]
            if kind in self.choruses:
                events += self.choruses[kind](together)
            else:
                events += [event for _, *said in together for event in self.verses[kind](*said)]
        return events

    def card(self, card: int) -> Word:
        return words.card_named(self.state.label_of(card))

    def cards(self, notes: list[Note], which: int) -> tuple[Word, ...]:
        return tuple(self.card(note[which]) for note in notes)

    def creature(self, column: int) -> Word:
        return words.creature_named(self.creatures[column])

    # The turn, in its order

    def dealt(self, turn: int, _: int, __: int) -> list[Event]:
        state, options = self.state, self.state.setup.options
        creatures = words.creatures_named(self.creatures)
        return [
            self.game.event("creatures", None, options["creatures"] == "random", creatures=creatures),
            *(
                self.game.event(
                    "dealt", (seat,), True, seat=seat_named(seat), cards=words.cards_named(state.hand(seat))
                )
                for seat in range(state.seats)
            ),
            self.game.event("begins", None, options["firstPlayer"] == "random", seat=seat_named(turn)),
        ]

    def predicted(self, seat: int, column: int, row: int) -> list[Event]:
        return [
            self.game.event("predicted", seat=seat_named(seat), creature=self.creature(column), row=row + 1),
        ]

    def laid_secret(self, seat: int, card: int, _: int) -> list[Event]:
        return [
            self.game.event("own-secret", (seat,), seat=seat_named(seat), card=self.card(card)),
            self.game.event("secret", seat=seat_named(seat)),
        ]

    def revealed(self, seat: int, card: int, _: int) -> list[Event]:
        return [self.game.event("revealed", seat=seat_named(seat), card=self.card(card))]

    def passed(self, seat: int, _: int, __: int) -> list[Event]:
        return [self.game.event("passed", seat=seat_named(seat))]

    def played(self, seat: int, card: int, _: int) -> list[Event]:
        return [self.game.event("played", seat=seat_named(seat), card=self.card(card))]

    def placed(self, seat: int, card: int, column: int) -> list[Event]:
        return [
            self.game.event("placed", seat=seat_named(seat), card=self.card(card), creature=self.creature(column)),
        ]

    def skipped(self, seat: int, _: int, __: int) -> list[Event]:
        return [self.game.event("skipped", seat=seat_named(seat))]

    def shown(self, notes: list[Note]) -> list[Event]:
        _, seat, observers, _ = notes[0]
        seen_by = None if observers == EVERYBODY else _seats(observers | 1 << seat)
        return [self.game.event("shown", seen_by, seat=seat_named(seat), cards=self.cards(notes, 3))]

    # Powers

    def used(self, seat: int, power: int, _: int) -> list[Event]:
        return [self.game.event("used", seat=seat_named(seat), creature=words.power_named(power))]

    def declined(self, seat: int, power: int, _: int) -> list[Event]:
        return [self.game.event("declined", seat=seat_named(seat), creature=words.power_named(power))]

    def lifted(self, seat: int, move: int, card: int) -> list[Event]:
        if move == LIFT_SECRET:
            return [self.game.event("lifted-secret", seat=seat_named(seat), card=self.card(card))]
        creature, row = divmod(move - LIFT, ROWS + 1)
        named = words.creature_named(creature)
        if row == CHAMPION_ROW:
            return [self.game.event("lifted-champion", seat=seat_named(seat), creature=named)]
        return [self.game.event("lifted", seat=seat_named(seat), creature=named, row=row + 1)]

    def set_aside(self, notes: list[Note]) -> list[Event]:
        seat = notes[0][1]
        return [
            self.game.event("own-aside", (seat,), True, seat=seat_named(seat), cards=self.cards(notes, 2)),
            self.game.event("aside", seat=seat_named(seat), count=len(notes)),
        ]

    def put(self, seat: int, column: int, row: int) -> list[Event]:
        return [self.game.event("put", seat=seat_named(seat), creature=self.creature(column), row=row + 1)]

    def named(self, seat: int, creature: int, _: int) -> list[Event]:
        return [self.game.event("named", seat=seat_named(seat), creature=words.creature_named(creature))]

    def chose(self, seat: int, other: int, _: int) -> list[Event]:
        return [self.game.event("chose", seat=seat_named(seat), other=seat_named(other))]

    def missed(self, seat: int, other: int, creature: int) -> list[Event]:
        return [
            self.game.event(
                "missed", seat=seat_named(seat), other=seat_named(other), creature=words.creature_named(creature)
            )
        ]

    def gave(self, giver: int, taker: int, card: int) -> list[Event]:
        one, other = seat_named(giver), seat_named(taker)
        creature = words.creature_named(self.creatures[card // numbers.STRENGTHS])
        return [
            self.game.event("own-gave", (giver, taker), seat=one, other=other, card=self.card(card)),
            self.game.event("gave", seat=one, other=other, creature=creature),
        ]

    def looked(self, notes: list[Note]) -> list[Event]:
        _, seat, target, _ = notes[0]
        one, other = seat_named(seat), seat_named(target)
        return [
            self.game.event("own-looked", (seat, target), True, seat=one, other=other, cards=self.cards(notes, 3)),
            self.game.event("looked", seat=one, other=other, count=len(notes)),
        ]

    def kept(self, seat: int, target: int, card: int) -> list[Event]:
        one, other = seat_named(seat), seat_named(target)
        return [
            self.game.event("own-kept", (seat, target), seat=one, other=other, card=self.card(card)),
            self.game.event("kept", seat=one, other=other),
        ]

    def took(self, seat: int, card: int, space: int) -> list[Event]:
        where = self.creature(space // ROWS)
        row = space % ROWS + 1
        return [self.game.event("took", seat=seat_named(seat), card=self.card(card), creature=where, row=row)]

    def swapped(self, seat: int, column: int, pair: int) -> list[Event]:
        one, other = (row + 1 for row in PAIRS[pair])
        creature = self.creature(column)
        return [self.game.event("swapped", seat=seat_named(seat), creature=creature, row=one, other=other)]

    def removed(self, seat: int, column: int, card: int) -> list[Event]:
        creature = self.creature(column)
        return [self.game.event("removed", seat=seat_named(seat), card=self.card(card), creature=creature)]

    # The end of the turn, and of the game

    def discarded(self, seat: int, card: int, _: int) -> list[Event]:
        return [self.game.event("discarded", seat=seat_named(seat), card=self.card(card))]

    def discarded_unseen(self, seat: int, card: int, _: int) -> list[Event]:
        return [
            self.game.event("own-discarded", (seat,), seat=seat_named(seat), card=self.card(card)),
            self.game.event("discarded-unseen", seat=seat_named(seat)),
        ]

    def returned(self, seat: int, count: int, _: int) -> list[Event]:
        return [self.game.event("returned", seat=seat_named(seat), count=count)]

    def drew(self, notes: list[Note]) -> list[Event]:
        seat = notes[0][1]
        return [
            self.game.event("own-drew", (seat,), True, seat=seat_named(seat), cards=self.cards(notes, 2)),
            self.game.event("drew", seat=seat_named(seat), count=len(notes)),
        ]

    def eliminated(self, column: int, row: int, _: int) -> list[Event]:
        return [self.game.event("eliminated", creature=self.creature(column), round=row + 1)]

    def round_began(self, row: int, _: int, __: int) -> list[Event]:
        return [self.game.event("round", round=row + 1)]

    def scored(self, seat: int, points: int, _: int) -> list[Event]:
        return [self.game.event("scored", seat=seat_named(seat), points=points // 2, half=points % 2)]

    def finished(self, _: int, __: int, ___: int) -> list[Event]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        winners = tuple(seat_named(seat) for seat in outcome.winners)
        return [self.game.event("finished", reason=outcome.reason, winners=winners, count=len(winners))]


def _together(numbered: tuple[int, Note]) -> tuple[int, tuple[int, ...]]:
    """What notes have in common that are told together; all others have nothing in common."""
    number, (kind, first, second, _) = numbered
    if kind not in IN_ONE:
        return kind, (number,)
    return kind, (first, second) if kind in (numbers.SHOWN, numbers.LOOKED) else (first,)


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1)
