"""Tells what happened, from the notes that the rules took."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from fablewood.core.game import Event, Game, Note
from fablewood.core.text import Word, seat_named
from fablewood.games.hoard import numbers, words
from fablewood.games.hoard.rules import Hoard
from fablewood.games.hoard.view import JOBS

IN_ONE = {numbers.PACKED, numbers.DREW, numbers.LOOKED, numbers.ATTACKER}
"""Notes of one card each that follow each other are told in one sentence."""


class Teller:
    def __init__(self, game: Game, state: Hoard) -> None:
        self.game = game
        self.state = state
        self.names = words.names(state.setup)
        self.choruses: dict[int, Callable[[list[Note]], list[Event]]] = {
            numbers.PACKED: self.packed,
            numbers.DREW: self.drew,
            numbers.LOOKED: self.looked,
            numbers.ATTACKER: self.attackers,
        }
        self.verses: dict[int, Callable[[int, int, int], list[Event]]] = {
            numbers.BEGINS: self.begins,
            numbers.PICKS: self.picks,
            numbers.PASSED_ON: self.passed_on,
            numbers.KEPT: self.kept,
            numbers.TURN: self.turn,
            numbers.DELIVERED: self.delivered,
            numbers.POINTS: self.points,
            numbers.RESHUFFLED: self.reshuffled,
            numbers.PLAYED: self.played,
            numbers.JOINED: self.joined,
            numbers.ORDERED: self.ordered,
            numbers.ATTACHED_TO: self.attached,
            numbers.REATTACHED: self.reattached,
            numbers.MOVED: self.moved,
            numbers.TOOK: self.took,
            numbers.STOLE_FROM_CARD: self.stole_from_card,
            numbers.STOLE_FROM_SEAT: self.stole_from_seat,
            numbers.ATTACKED: self.attacked,
            numbers.MIGHTS: self.mights,
            numbers.STANDS: self.stands,
            numbers.LOST: self.lost,
            numbers.LOOTED: self.looted,
            numbers.SENT_AWAY: self.sent_away,
            numbers.RETURNED: self.returned,
            numbers.CONTROLLED: self.controlled,
            numbers.USED: self.used,
            numbers.ABILITY: self.ability,
            numbers.GROUP_SET_OFF: self.group_ability,
            numbers.RECEIVED: self.received,
            numbers.PUT_ON: self.put_on,
            numbers.READIED: self.readied,
            numbers.WORN_OUT: self.worn_out,
            numbers.TAKEN: self.taken,
            numbers.THROWN: self.thrown,
            numbers.SEARCHED: self.searched,
            numbers.FETCHED: self.fetched,
            numbers.PLACED: self.placed,
            numbers.STRENGTHENED: self.strengthened,
            numbers.LENT: self.lent,
            numbers.SEES: self.sees,
            numbers.EMPTIED: self.emptied,
            numbers.CLAIMED: self.claimed,
            numbers.CLAIM_LOST: self.claim_lost,
            numbers.DEFEATED: self.defeated,
            numbers.FINISHED: self.finished,
        }

    def tell(self, notes: list[Note]) -> list[Event]:
        events: list[Event] = []
        for (kind, _), group in groupby(enumerate(_without_echoes(notes)), key=_together):
            together = [note for _, note in group]
            if kind in self.choruses:
                events += self.choruses[kind](together)
            else:
                events += [event for _, *said in together for event in self.verses[kind](*said)]
        return events

    def card(self, card: int) -> Word:
        return self.names.card(card)

    def event(self, kind: str, **data: Word) -> list[Event]:
        """One that everybody sees."""
        return [self.game.event(kind, None, False, **data)]

    # The draft

    def begins(self, seat: int, _: int, __: int) -> list[Event]:
        by_lot = self.state.setup.options["firstPlayer"] == "random"
        return [self.game.event("begins", None, by_lot, seat=seat_named(seat))]

    def packed(self, notes: list[Note]) -> list[Event]:
        seat = notes[0][1]
        cards = self.names.named(sorted(note[2] for note in notes))
        return [self.game.event("packed", (seat,), True, seat=seat_named(seat), cards=cards)]

    def picks(self, seat: int, card: int, _: int) -> list[Event]:
        return [
            self.game.event("own-picked", (seat,), seat=seat_named(seat), card=self.card(card)),
            self.game.event("picked", seat=seat_named(seat)),
        ]

    def passed_on(self, left: int, _: int, __: int) -> list[Event]:
        seats = range(self.state.seats)
        return [
            *self.event("passed-on", count=left),
            *(
                self.game.event("got", (seat,), seat=seat_named(seat), cards=self.names.named(self.state.pack(seat)))
                for seat in seats
            ),
        ]

    def kept(self, _: int, __: int, ___: int) -> list[Event]:
        return self.event("kept")

    # The turn

    def turn(self, seat: int, number: int, _: int) -> list[Event]:
        return self.event("turn", seat=seat_named(seat), number=number)

    def delivered(self, seat: int, n: int, _: int) -> list[Event]:
        return self.event("delivered", seat=seat_named(seat), count=n)

    def points(self, seat: int, n: int, _: int) -> list[Event]:
        return self.event("points", seat=seat_named(seat), count=n)

    def drew(self, notes: list[Note]) -> list[Event]:
        seat = notes[0][1]
        cards = self.names.named([note[2] for note in notes])
        return [
            self.game.event("own-drew", (seat,), True, seat=seat_named(seat), cards=cards),
            *self.event("drew", seat=seat_named(seat), count=len(notes)),
        ]

    def reshuffled(self, cards: int, _: int, __: int) -> list[Event]:
        return self.event("reshuffled", count=cards)

    def played(self, seat: int, card: int, field: int) -> list[Event]:
        return self.event("played", seat=seat_named(seat), card=self.card(card), field=words.field_named(field))

    def joined(self, card: int, group: int, _: int) -> list[Event]:
        return self.event("joined", card=self.card(card), group=words.group_named(group))

    def ordered(self, seat: int, card: int, _: int) -> list[Event]:
        return self.event("ordered", seat=seat_named(seat), card=self.card(card))

    def attached(self, seat: int, card: int, host: int) -> list[Event]:
        return self.event("attached", seat=seat_named(seat), card=self.card(card), host=self.card(host))

    def reattached(self, seat: int, card: int, host: int) -> list[Event]:
        return self.event("reattached", seat=seat_named(seat), card=self.card(card), host=self.card(host))

    def moved(self, card: int, field: int, _: int) -> list[Event]:
        return self.event("moved", card=self.card(card), field=words.field_named(field))

    def took(self, card: int, n: int, _: int) -> list[Event]:
        return self.event("took", card=self.card(card), count=n)

    def stole_from_card(self, card: int, other: int, n: int) -> list[Event]:
        return self.event("stole-card", card=self.card(card), other=self.card(other), count=n)

    def stole_from_seat(self, card: int, seat: int, n: int) -> list[Event]:
        return self.event("stole-seat", card=self.card(card), other=seat_named(seat), count=n)

    # Fights

    def attacked(self, seat: int, card: int, _: int) -> list[Event]:
        return self.event("attacks", seat=seat_named(seat), card=self.card(card))

    def attackers(self, notes: list[Note]) -> list[Event]:
        cards = self.names.named([note[1] for note in notes])
        return self.event("attackers", cards=cards, count=len(notes), other=self.card(notes[0][2]))

    def mights(self, attack: int, defence: int, card: int) -> list[Event]:
        return self.event("mights", attack=attack, defence=defence, card=self.card(card))

    def stands(self, card: int, _: int, __: int) -> list[Event]:
        return self.event("stands", card=self.card(card))

    def lost(self, card: int, _: int, __: int) -> list[Event]:
        return self.event("lost", card=self.card(card))

    def looted(self, card: int, n: int, _: int) -> list[Event]:
        return self.event("looted", card=self.card(card), count=n)

    # What cards do

    def sent_away(self, card: int, seat: int, _: int) -> list[Event]:
        return self.event("discarded", card=self.card(card), seat=seat_named(seat))

    def returned(self, card: int, seat: int, _: int) -> list[Event]:
        return self.event("returned", card=self.card(card), seat=seat_named(seat))

    def controlled(self, card: int, seat: int, _: int) -> list[Event]:
        return self.event("controlled", card=self.card(card), seat=seat_named(seat))

    def used(self, seat: int, card: int, _: int) -> list[Event]:
        return self.event("used", seat=seat_named(seat), card=self.card(card))

    def ability(self, seat: int, card: int, kind: int) -> list[Event]:
        return self.event(f"ability-{JOBS[kind]}", seat=seat_named(seat), card=self.card(card))

    def group_ability(self, seat: int, ability: int, _: int) -> list[Event]:
        return self.event("group", seat=seat_named(seat), ability=words.ability_named(ability))

    def received(self, seat: int, n: int, _: int) -> list[Event]:
        return self.event("received", seat=seat_named(seat), count=n)

    def put_on(self, card: int, n: int, seat: int) -> list[Event]:
        return self.event("put-on", card=self.card(card), count=n, seat=seat_named(seat))

    def readied(self, card: int, _: int, __: int) -> list[Event]:
        return self.event("readied", card=self.card(card))

    def worn_out(self, card: int, longer: int, _: int) -> list[Event]:
        return self.event("exhausted-longer" if longer else "exhausted", card=self.card(card))

    def looked(self, notes: list[Note]) -> list[Event]:
        _, seat, other, _ = notes[0]
        cards = self.names.named([note[3] for note in notes])
        one, two = seat_named(seat), seat_named(other)
        return [
            self.game.event("own-looked", (seat,), seat=one, other=two, cards=cards),
            *self.event("looked", seat=one, other=two),
        ]

    def taken(self, seat: int, other: int, n: int) -> list[Event]:
        return self.event("taken", seat=seat_named(seat), other=seat_named(other), count=n)

    def thrown(self, seat: int, card: int, by_chance: int) -> list[Event]:
        said = {"seat": seat_named(seat), "card": self.card(card)}
        return [self.game.event("thrown-random" if by_chance else "thrown", None, bool(by_chance), **said)]

    def searched(self, seat: int, _: int, __: int) -> list[Event]:
        return self.event("searched", seat=seat_named(seat))

    def fetched(self, seat: int, card: int, openly: int) -> list[Event]:
        if openly:
            return self.event("fetched", seat=seat_named(seat), card=self.card(card))
        return [
            self.game.event("own-found", (seat,), seat=seat_named(seat), card=self.card(card)),
            *self.event("found", seat=seat_named(seat)),
        ]

    def placed(self, seat: int, card: int, field: int) -> list[Event]:
        return self.event("placed", seat=seat_named(seat), card=self.card(card), field=words.field_named(field))

    def strengthened(self, card: int, n: int, _: int) -> list[Event]:
        return self.event("strengthened", card=self.card(card), count=n)

    def lent(self, card: int, power: int, _: int) -> list[Event]:
        return self.event("lent", card=self.card(card), power=words.power_named(power))

    def sees(self, seat: int, _: int, __: int) -> list[Event]:
        return self.event("sees", seat=seat_named(seat))

    def emptied(self, card: int, n: int, _: int) -> list[Event]:
        return self.event("emptied", card=self.card(card), count=n)

    # The end

    def claimed(self, seat: int, _: int, __: int) -> list[Event]:
        return self.event("claimed", seat=seat_named(seat))

    def claim_lost(self, seat: int, _: int, __: int) -> list[Event]:
        return self.event("claim-lost", seat=seat_named(seat))

    def defeated(self, seat: int, _: int, __: int) -> list[Event]:
        return self.event("defeated", seat=seat_named(seat))

    def finished(self, _: int, __: int, ___: int) -> list[Event]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        winners = tuple(seat_named(seat) for seat in outcome.winners)
        return self.event("finished", reason=outcome.reason, winners=winners, count=len(winners))


def _without_echoes(notes: list[Note]) -> list[Note]:
    """Who hears that a creature takes treasure needn't hear that treasure is put on it."""
    takes = (numbers.TOOK, numbers.STOLE_FROM_CARD, numbers.STOLE_FROM_SEAT, numbers.LOOTED)
    return [
        note
        for before, note in zip([(numbers.BEGINS, 0, 0, 0), *notes], notes, strict=False)
        if note[0] != numbers.PUT_ON or before[0] not in takes or before[1] != note[1]
    ]


def _together(numbered: tuple[int, Note]) -> tuple[int, tuple[int, ...]]:
    """What notes have in common that are told together; all others have nothing in common."""
    number, (kind, first, second, _) = numbered
    if kind not in IN_ONE:
        return kind, (number,)
    if kind == numbers.ATTACKER:
        return kind, (second,)
    return kind, (first, second) if kind == numbers.LOOKED else (first,)
