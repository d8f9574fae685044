"""Tells what happened, from the notes that the rules took."""

from __future__ import annotations

from collections.abc import Callable

from fablewood.core.game import Event, Game, Note
from fablewood.core.text import seat_named
from fablewood.games.seven_prophecies import numbers, words
from fablewood.games.seven_prophecies.rules import SevenProphecies


class Teller:
    def __init__(self, game: Game, state: SevenProphecies) -> None:
        self.game = game
        self.state = state
        self.verses: dict[int, Callable[[int, int, int], list[Event]]] = {
            numbers.READY: self.ready,
            numbers.WITHDREW: self.withdrew,
            numbers.REVEALED: self.revealed,
            numbers.PLAYED: self.played,
            numbers.RANKED: self.ranked,
            numbers.ROUND_OVER: self.round_over,
            numbers.SCORED: self.scored,
            numbers.DEALT: self.dealt,
            numbers.FINISHED: self.finished,
        }

    def tell(self, notes: list[Note]) -> list[Event]:
        return [event for kind, *numbers in notes for event in self.verses[kind](*numbers)]

    def ready(self, seat: int, move: int, _: int) -> list[Event]:
        tokens = words.PROPHECIES[self.state.seats][move - numbers.FIRST_FORETELLING]
        return [
            self.game.event("foretold", seen_by=(seat,), seat=seat_named(seat), prophecy=words.prophecy_named(tokens)),
            self.game.event("ready", seat=seat_named(seat)),
        ]

    def withdrew(self, seat: int, _: int, __: int) -> list[Event]:
        return [self.game.event("withdrew", seat=seat_named(seat))]

    def revealed(self, _: int, __: int, ___: int) -> list[Event]:
        bids = [self.state.bid(seat) or [] for seat in range(self.state.seats)]
        return [
            self.game.event("revealed", seat=seat_named(seat), prophecy=words.prophecy_named(bid))
            for seat, bid in enumerate(bids)
        ]

    def played(self, seat: int, card: int, _: int) -> list[Event]:
        return [self.game.event("played", seat=seat_named(seat), card=words.card_named(card))]

    def ranked(self, seat: int, rank: int, fulfilled: int) -> list[Event]:
        kind = "fulfilled" if fulfilled else "ranked"
        return [self.game.event(kind, seat=seat_named(seat), rank=words.rank_named(rank))]

    def round_over(self, round: int, trick: int, achieved: int) -> list[Event]:
        kind = "achieved" if achieved else "exam-over"
        return [self.game.event(kind, round=round + 1, trick=trick)]

    def scored(self, seat: int, points: int, left: int) -> list[Event]:
        return [self.game.event("scored", seat=seat_named(seat), points=points, left=left)]

    def dealt(self, round: int, starter: int, _: int) -> list[Event]:
        state = self.state
        seats = range(state.seats)
        drawn = round == 0 and state.setup.options["firstPlayer"] == "random"
        row = tuple(words.colour_named(colour) for colour in state.colour_row())
        held = [state.hand(seat) for seat in seats]
        aside = [
            card
            for card in range(numbers.CARDS)
            if card % numbers.NUMBERS < state.numbers and not any(card in hand for hand in held)
        ]
        dealt = [
            self.game.event("dealt", (seat,), True, seat=seat_named(seat), cards=words.cards_named(held[seat]))
            for seat in seats
        ]
        return [
            self.game.event("round", chance=drawn, round=round + 1, seat=seat_named(starter)),
            *dealt,
            self.game.event("aside", (), True, cards=words.cards_named(aside)),
            self.game.event("row", None, True, colours=row),
        ]

    def finished(self, _: int, __: int, ___: int) -> list[Event]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        winners = tuple(seat_named(seat) for seat in outcome.winners)
        return [self.game.event("finished", reason=outcome.reason, winners=winners, count=len(winners))]
