"""Positions laid out: from what somebody wrote, the table. What is impossible is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn

from fablewood.core.errors import InvalidPosition, Refusal
from fablewood.core.game import Setup
from fablewood.core.text import Message, Word
from fablewood.games.hoard import words
from fablewood.games.hoard.cards import FIELDS
from fablewood.games.hoard.decks import deck_of
from fablewood.games.hoard.effects.phrases import Group
from fablewood.games.hoard.effects.vocabulary import Copies, Joins
from fablewood.games.hoard.numbers import (
    ACTION,
    COPY,
    DISCARDING,
    DRAFTING,
    FIRST_ACTION,
    GROUP,
    HAND,
    HEAVY_DUTY,
    MAIN,
    NO_OBSTACLE,
    NOTHING,
    ORDER,
    OVER,
    PACKS,
    PUBLIC,
    STARTING,
    STEAL_POWER,
)
from fablewood.games.hoard.position import ENDINGS, POWER_TEXTS, schema
from fablewood.games.hoard.rules import Hoard
from fablewood.games.hoard.view import ACTION_VERBS, CAME, JOBS, STEPS, VERBS
from fablewood.games.hoard.words import ABILITY_TEXTS, Names

CREATURE: dict[str, Any] = {
    "exhausted": False,
    "treasure": 0,
    "owner": None,
    "group": None,
    "came": None,
    "moved": 0,
    "stole": False,
    "skips": False,
    "extra": 0,
    "lent": [],
    "modifiers": [],
}
MODIFIER = {"seat": None, "owner": None, "treasure": 0, "reattached": False, "copied": 0}
ACTED = ("action", "order", "exhaust")
"""What only the player does whose turn it is, and what never waits."""
STAGES = {"sacrifice": (1, 2), "replace": (1, 2, 3), "move": (1, 2), "inspect": (1, 2)} | dict.fromkeys(
    ("attack-at-once", "fight"), (1, 8, 9)
)
"""How far a verb can be when it waits; all others ask once."""


def place(setup: Setup, position: Mapping[str, Any]) -> Hoard:
    return _Layer(setup, position).table()


class _Layer:
    """Lays out one position, part by part."""

    def __init__(self, setup: Setup, position: Mapping[str, Any]) -> None:
        self.setup = setup
        self.names: Names = words.names(setup)
        self.at = self.filled_in(position)
        self.state = Hoard(setup, deck_of(str(setup.options["deck"]))[1])
        self.step = STEPS.index(self.at["step"])

    def filled_in(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """What may be left out: usual treasuries, nothing passed on, all other cards in the deck, nothing going on."""
        seats = range(self.setup.seats)
        full = {name: part["default"] for name, part in schema().items() if "default" in part} | dict(position)
        usual: dict[str, Any] = {
            "treasuries": [int(self.setup.options["startTreasures"])] * len(seats),
            "claims": [False] * len(seats),
            "out": [False] * len(seats),
            "packs": [[] for _ in seats],
            "picked": [None] * len(seats),
            "moved_again": [None] * len(seats),
            "set_off": [[] for _ in seats],
        }
        for name, value in usual.items():
            full[name] = value if full[name] is None else full[name]
        full["field"] = [
            [
                {**CREATURE, **one, "modifiers": [{**MODIFIER, **other} for other in one.get("modifiers", [])]}
                for one in side
            ]
            for side in full["field"]
        ]
        if full["deck"] is None:
            there = {card for _, card in self.places({**full, "deck": []})}
            full["deck"] = [card for card in self.names.labels if card not in there]
        return full

    def places(self, at: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Every card with the path where it stands."""
        for name in ("hands", "packs"):
            for seat, cards in enumerate(at[name]):
                yield from ((f"$.{name}[{seat}]", card) for card in cards)
        for seat, card in enumerate(at["picked"]):
            if card is not None:
                yield f"$.picked[{seat}]", card
        for seat, side in enumerate(at["field"]):
            for i, one in enumerate(side):
                yield f"$.field[{seat}][{i}]", one["card"]
                yield from ((f"$.field[{seat}][{i}].modifiers", other["card"]) for other in one["modifiers"])
        for name in ("deck", "discarded"):
            yield from ((f"$.{name}", card) for card in at[name])
        job = at["job"]
        if job is not None and (job["kind"] == "order" or self.is_coming(job)):
            yield "$.job", str(job["chosen"] if job["verb"] == "replace" and job["kind"] != "order" else job["source"])
            if job["kind"] == "order" and job["verb"] == "replace" and job["stage"] == 3:
                yield "$.job", str(job["chosen"])

    def is_coming(self, job: Mapping[str, Any]) -> bool:
        """Whether a card is on its way from a hand to the field, and waits for its group."""
        return bool(job["verb"] == "join-group" or (job["verb"] == "replace" and job["stage"] == 3))

    def table(self) -> Hoard:
        self.check_seats()
        self.check_cards()
        self.lay_cards()
        self.lay_seats()
        self.lay_turn()
        self.lay_pending()
        self.lay_notes()
        return self.state

    # Checks

    def check_seats(self) -> None:
        seats = self.setup.seats
        for name in ("treasuries", "claims", "out", "hands", "packs", "picked", "field", "moved_again", "set_off"):
            if len(self.at[name]) != seats:
                self.refuse(f"$.{name}", "ho-position-seats", found=len(self.at[name]), seats=seats)
        for path, seat in self.named_seats():
            if seat is not None and not 0 <= seat < seats:
                self.refuse(path, "ho-position-seat", found=seat, last=seats - 1)
        first = str(self.setup.options["firstPlayer"])
        if self.at["turns"] <= 1 and first != "random" and int(first) - 1 != self.at["turn"]:
            self.refuse("$.turn", "ho-position-first", found=self.at["turn"], first=int(first) - 1)

    def named_seats(self) -> Iterator[tuple[str, int | None]]:
        at = self.at
        yield "$.turn", at["turn"]
        yield from ((f"$.see_invisible[{i}]", seat) for i, seat in enumerate(at["see_invisible"]))
        yield from ((f"$.waiting[{i}].seat", one["seat"]) for i, one in enumerate(at["waiting"]))
        yield from ((f"$.notes[{i}].knows", one["knows"]) for i, one in enumerate(at["notes"]))
        for seat, side in enumerate(at["field"]):
            for i, one in enumerate(side):
                yield f"$.field[{seat}][{i}].owner", one["owner"]
                for j, other in enumerate(one["modifiers"]):
                    yield f"$.field[{seat}][{i}].modifiers[{j}].seat", other["seat"]
                    yield f"$.field[{seat}][{i}].modifiers[{j}].owner", other["owner"]
        if at["job"] is not None:
            yield "$.job.seat", at["job"]["seat"]
            yield "$.job.asked", at["job"]["asked"]

    def check_cards(self) -> None:
        seen: dict[str, str] = {}
        for path, card in self.places(self.at):
            self.number(path, card)
            if card in seen:
                self.refuse(path, "ho-position-twice", card=self.names.card(self.names.numbers[card]), other=seen[card])
            seen[card] = path
        for card in self.names.labels:
            if card not in seen:
                self.refuse("$.deck", "ho-position-missing", card=self.names.card(self.names.numbers[card]))

    def number(self, path: str, card: object) -> int:
        """The card of a label."""
        if not isinstance(card, str) or card not in self.names.numbers:
            self.refuse(path, "ho-position-card", card=str(card)[:60])
        return self.names.numbers[card]

    def numbers(self, path: str, cards: Sequence[str]) -> list[int]:
        return [self.number(path, card) for card in cards]

    def number_or_none(self, path: str, card: object) -> int:
        return NOTHING if card is None else self.number(path, card)

    # Cards

    def lay_cards(self) -> None:
        at, state = self.at, self.state
        for seat in range(state.seats):
            state.lay_hand(seat, self.numbers("$.hands", at["hands"][seat]))
            picked = self.number_or_none("$.picked", at["picked"][seat])
            state.lay_draft(seat, self.numbers("$.packs", at["packs"][seat]), picked)
            for i, one in enumerate(at["field"][seat]):
                self.lay_creature(seat, one, f"$.field[{seat}][{i}]")
        state.lay_deck(self.numbers("$.deck", at["deck"]))
        state.lay_pile(self.numbers("$.discarded", at["discarded"]))

    def lay_creature(self, seat: int, one: Mapping[str, Any], path: str) -> None:
        card = self.number(path, one["card"])
        numbers = {
            "owner": seat if one["owner"] is None else one["owner"],
            "controller": seat,
            "spot": FIELDS.index(one["field"]),
            "group": self.group(card, one["group"], path),
            "came": CAME.index(one["came"]),
            "lent": sum(1 << POWER_TEXTS.index(power) for power in set(one["lent"])),
            **{name: int(one[name]) for name in ("exhausted", "moved", "stole", "skips", "extra", "treasure")},
        }
        self.state.lay_creature(card, numbers)
        for other in one["modifiers"]:
            attached = self.number(f"{path}.modifiers", other["card"])
            if not self.names.designs[attached].modifier:
                self.refuse(f"{path}.modifiers", "ho-position-modifier", card=self.names.card(attached))
            by = seat if other["seat"] is None else other["seat"]
            owner = by if other["owner"] is None else other["owner"]
            rest = {name: int(other[name]) for name in ("treasure", "reattached", "copied")}
            self.state.lay_modifier(attached, card, {"controller": by, "owner": owner, **rest})

    def group(self, card: int, named: str | None, path: str) -> int:
        """A creature is of the group that is printed on it, or of one that it may join."""
        design = self.names.designs[card]
        joins = [passive for passive in design.passive if isinstance(passive, Joins)]
        allowed = {joins[0].group, joins[0].other} if joins else {design.group}
        chosen = min(allowed) if named is None else Group[named.upper()]
        if chosen not in allowed:
            groups = tuple(words.group_named(group) for group in sorted(allowed))
            self.refuse(f"{path}.group", "ho-position-group", card=self.names.card(card), groups=groups)
        return int(chosen)

    # Seats and the turn

    def lay_seats(self) -> None:
        at = self.at
        for seat in range(self.state.seats):
            has_cards = at["hands"][seat] or at["field"][seat] or at["packs"][seat] or at["picked"][seat]
            if at["out"][seat] and (has_cards or self.has_modifiers(seat)):
                self.refuse(f"$.out[{seat}]", "ho-position-out")
            if at["claims"][seat] and at["treasuries"][seat] < self.state.target:
                self.refuse(f"$.claims[{seat}]", "ho-position-claim", treasures=at["treasuries"][seat])
            if at["claims"][seat] and at["out"][seat]:
                self.refuse(f"$.claims[{seat}]", "ho-position-out")
            fired = [ABILITY_TEXTS.index(text) for text in at["set_off"][seat]]
            second = self.number_or_none(f"$.moved_again[{seat}]", at["moved_again"][seat])
            treasury = at["treasuries"][seat]
            self.state.lay_seat(seat, treasury, at["claims"][seat], at["out"][seat], fired, second)

    def has_modifiers(self, seat: int) -> bool:
        return any(other["seat"] == seat for side in self.at["field"] for one in side for other in one["modifiers"])

    def lay_turn(self) -> None:
        at = self.at
        ended = ENDINGS.get(at["ended"], 0)
        if (ended != 0) != (self.step == OVER):
            self.refuse("$.ended", "ho-position-over")
        left = at["out"].count(False)
        if (self.step != OVER and left < 2) or left < 1 or (at["out"][at["turn"]] and self.step != OVER):
            self.refuse("$.out", "ho-position-left")
        if ended == ENDINGS["hoarded"] and not at["claims"][at["turn"]]:
            self.refuse("$.ended", "ho-position-hoarded")
        if ended == ENDINGS["last-left"] and left != 1:
            self.refuse("$.ended", "ho-position-last")
        if ended == ENDINGS["turn-limit"] and not 0 < self.state.turn_limit <= at["turns"]:
            self.refuse("$.ended", "ho-position-limit")
        if self.step not in (DRAFTING, OVER) and at["turns"] < 1:
            self.refuse("$.turns", "ho-position-turns")
        sees = sum(1 << seat for seat in set(at["see_invisible"]))
        numbers = {name: int(at[name]) for name in ("turn", "turns", "points", "actions", "abilities")}
        self.state.lay_turn({**numbers, "ended": ended, "sees": sees, "step": self.step})
        for card, target in at["attacks"]:
            attacked = self.number("$.attacks", target)
            self.state.lay_assault(self.number_or_none("$.attacks", card), attacked)

    # What is going on

    def lay_pending(self) -> None:
        at, state = self.at, self.state
        for i, one in enumerate(at["waiting"]):
            state.lay_waiting(*self.waiting(one, f"$.waiting[{i}]"))
        if at["job"] is not None:
            self.lay_job(at["job"])
        busy = bool(at["waiting"]) or at["job"] is not None
        if self.step == DRAFTING:
            self.check_draft(busy)
        elif any(at["packs"]) or any(at["picked"]):
            self.refuse("$.packs", "ho-position-no-draft")
        if (self.step == STARTING and not busy) or (busy and self.step not in (STARTING, MAIN)):
            self.refuse("$.step", "ho-position-step", step=at["step"])
        if self.step == STARTING and at["job"] is not None and at["job"]["kind"] in ACTED:
            self.refuse("$.step", "ho-position-step", step=at["step"])
        if self.step == DISCARDING and len(at["hands"][at["turn"]]) <= HAND:
            self.refuse("$.step", "ho-position-discarding", cards=HAND)
        state.wait_for(self.waiting_seats())
        for seat in state.to_act():
            if not state.legal(seat):
                self.refuse("$.job", "ho-position-stuck")

    def waiting(self, one: Mapping[str, Any], path: str) -> tuple[int, int, int]:
        kind = JOBS.index(one["kind"])
        if one["kind"] in ACTED:
            self.refuse(path, "ho-position-waiting", kind=one["kind"])
        if self.at["out"][one["seat"]]:
            self.refuse(path, "ho-position-job-seat")
        card = self.source(kind, one["source"], path)
        has_text = (
            any(isinstance(text, Copies) for text in self.names.designs[card].modifier)
            if kind == COPY
            else self.steps(kind, card)[1] > 0
        )
        if not has_text:
            self.refuse(path, "ho-position-no-text", source=str(one["source"]))
        return kind, card, one["seat"]

    def source(self, kind: int, source: object, path: str) -> int:
        if kind != GROUP:
            return self.number(f"{path}.source", source)
        if source not in ABILITY_TEXTS:
            self.refuse(f"{path}.source", "ho-position-ability", found=str(source)[:60])
        return ABILITY_TEXTS.index(str(source))

    def steps(self, kind: int, card: int) -> tuple[int, int]:
        return self.state.steps_of(card if kind == GROUP else self.state.design(card), kind)

    def lay_job(self, job: Mapping[str, Any]) -> None:
        kind = JOBS.index(job["kind"])
        card = self.source(kind, job["source"], "$.job")
        first, steps = (0, 1) if kind == ACTION else self.steps(kind, card) if kind != COPY else (0, 0)
        if job["sentence"] >= steps:
            self.refuse("$.job.sentence", "ho-position-no-text", source=str(job["source"]))
        pc = first + job["sentence"]
        verb = self.verb(kind, pc, job["verb"])
        if job["stage"] not in STAGES.get(job["verb"], (1,)):
            self.refuse("$.job.stage", "ho-position-stage", stage=job["stage"])
        self.check_source(job, kind, card)
        numbers = {
            "kind": kind,
            "card": card,
            "seat": job["seat"],
            "verb": verb,
            "pc": pc,
            "last": first + steps,
            "stage": job["stage"],
            "asked": job["asked"],
            "chosen": self.chosen(job),
            "tally": job["tally"],
        }
        attackers = self.numbers("$.job.attackers", job["attackers"])
        self.check_fight(job, attackers)
        if kind == ORDER or job["verb"] == "join-group":
            self.state.lay_running(card)
        if job["verb"] == "replace" and job["stage"] == 3:
            self.state.lay_running(numbers["chosen"])
        self.state.lay_job(numbers, attackers)

    def verb(self, kind: int, pc: int, named: str) -> int:
        verb = self.state.verb_at(pc) if kind != ACTION else NOTHING
        if kind == ACTION and named in ACTION_VERBS:
            return FIRST_ACTION + ACTION_VERBS.index(named)
        if kind == ACTION or VERBS[verb] != named:
            self.refuse("$.job.verb", "ho-position-verb", verb=named)
        return verb

    def check_source(self, job: Mapping[str, Any], kind: int, card: int) -> None:
        """Actions are made with cards that are there."""
        state, seat = self.state, job["seat"]
        alive = not self.at["out"][seat] and not self.at["out"][job["asked"]]
        if not alive or (job["kind"] in ACTED and seat != self.at["turn"]):
            self.refuse("$.job.seat", "ho-position-job-seat")
        if job["stage"] < 8 and job["asked"] != seat:
            self.refuse("$.job.asked", "ho-position-job-seat")
        if kind != ACTION:
            return
        on_field = state.is_on_field(card)
        mine = state.state_of(card)["controller"] == seat
        powers = state.state_of(card)["powers"] if on_field and mine else 0
        fine = {
            "join-group": bool(self.names.designs[card].passive),
            "choose-host": (state.is_attached(card) and mine)
            or (card in state.hand(seat) and bool(self.names.designs[card].modifier)),
            "choose-amount": powers & HEAVY_DUTY,
            "choose-loot": powers & STEAL_POWER,
            "fight": job["stage"] > 1 or (on_field and not mine),
        }
        if not fine.get(job["verb"], True):
            self.refuse("$.job.source", "ho-position-job-card", card=self.names.card(card))

    def chosen(self, job: Mapping[str, Any]) -> int:
        """What the verb has been told so far."""
        found = job["chosen"]
        if job["verb"] == "inspect" and job["stage"] == 2:
            if not isinstance(found, int) or not 0 <= found < self.setup.seats or not self.at["hands"][found]:
                self.refuse("$.job.chosen", "ho-position-chosen")
            return found
        card = NOTHING if found is None else self.number("$.job.chosen", found)
        needs = job["verb"] in ("move", "replace") and job["stage"] > 1
        if (needs and card == NOTHING) or (job["verb"] == "move" and needs and not self.state.is_on_field(card)):
            self.refuse("$.job.chosen", "ho-position-chosen")
        if job["verb"] == "replace" and job["stage"] > 1 and job["tally"] > len(FIELDS) - 1:
            self.refuse("$.job.tally", "ho-position-chosen")
        return card

    def check_fight(self, job: Mapping[str, Any], attackers: list[int]) -> None:
        state = self.state
        fights = job["verb"] in ("fight", "attack-at-once")
        for card in attackers:
            fit = state.is_on_field(card) and state.state_of(card)["controller"] == job["seat"]
            if fit and job["verb"] == "fight" and job["stage"] == 1:
                fit = state.obstacle_for(card, self.number("$.job.source", job["source"])) == NO_OBSTACLE
            if not fights or not fit or attackers.count(card) > 1:
                self.refuse("$.job.attackers", "ho-position-attackers")
        if job["stage"] == 8 and (len(attackers) < 2 or job["asked"] == job["seat"]):
            self.refuse("$.job.attackers", "ho-position-attackers")
        if job["stage"] == 9 and (not attackers or not job["tally"] or job["asked"] != job["seat"]):
            self.refuse("$.job.attackers", "ho-position-attackers")

    def check_draft(self, busy: bool) -> None:
        """HO 2.4: all have kept and have before them the same number of cards."""
        at = self.at
        kept = {len(hand) for hand in at["hands"]}
        before = {len(pack) + (card is not None) for pack, card in zip(at["packs"], at["picked"], strict=True)}
        if busy or any(at["field"]) or at["discarded"] or len(kept) > 1 or before != {HAND - min(kept)} or 0 in before:
            self.refuse("$.packs", "ho-position-draft", cards=HAND)

    def waiting_seats(self) -> int:
        state = self.state
        if self.step == OVER:
            return 0
        if self.step == DRAFTING:
            waiting = [seat for seat, card in enumerate(self.at["picked"]) if card is None]
            if not waiting:
                self.refuse("$.picked", "ho-position-picked")
            return sum(1 << seat for seat in waiting)
        if self.at["job"] is not None:
            return 1 << int(self.at["job"]["asked"])
        if self.at["waiting"]:
            return 1 << self.orderer()
        return 1 << state.turn

    def orderer(self) -> int:
        """Who chooses among waiting abilities. One that needs no choice doesn't wait."""
        waiting = [int(one["seat"]) for one in self.at["waiting"]]
        seats = [(self.state.turn + n) % self.setup.seats for n in range(self.setup.seats)]
        seat = next(seat for seat in seats if seat in waiting)
        if not self.state.must_order(seat):
            self.refuse("$.waiting", "ho-position-order")
        return seat

    # Knowledge

    def lay_notes(self) -> None:
        for observer in (PUBLIC, *range(self.state.seats)):
            self.state.lay_knowledge(observer, [], [])
        read = [self.note(i, note) for i, note in enumerate(self.at["notes"])]
        public = next((note for note in read if note[0] == PUBLIC), (PUBLIC, [], []))
        if len({note[0] for note in read}) < len(read):
            self.refuse("$.notes", "ho-position-notes-twice")
        for observer in range(self.state.seats):
            if all(note[0] != observer for note in read):
                hidden = [card for card in public[1] if self.state.is_hidden_from(card, observer)]
                read.append((observer, hidden, public[2]))
        for observer, known, classes in read:
            self.state.lay_knowledge(observer, known, classes)
        for i, note in enumerate(read):
            if not self.is_finer(note, public):
                self.refuse(f"$.notes[{i}]", "ho-position-notes-public")

    def note(self, i: int, note: Mapping[str, Any]) -> tuple[int, list[int], list[list[int]]]:
        observer = PUBLIC if note["knows"] is None else note["knows"]
        path = f"$.notes[{i}]"
        known = self.numbers(f"{path}.known", note["known"])
        classes = [self.numbers(f"{path}.alike", cards) for cards in note["alike"]]
        every = [*known, *(card for cards in classes for card in cards)]
        for card in every:
            if every.count(card) > 1 or not self.state.is_hidden_from(card, observer):
                self.refuse(path, "ho-position-note", card=self.names.card(card))
        for card in known:
            # What is known moves only openly. From anywhere but a hand it would go on unseen, and give itself away.
            if self.state.place_of(card) >= PACKS:
                self.refuse(f"{path}.known", "ho-position-known", card=self.names.card(card))
        for together in (self.at["deck"], *self.at["packs"]):
            there = set(self.numbers("$.deck", together))
            if any(0 < len(there.intersection(cards)) < len(there) for cards in classes):
                self.refuse(f"{path}.alike", "ho-position-note-deck")
        return observer, known, classes

    def is_finer(
        self, note: tuple[int, list[int], list[list[int]]], public: tuple[int, list[int], list[list[int]]]
    ) -> bool:
        """What everybody knows, each knows."""
        observer, known, _ = note
        hidden = [card for card in public[1] if self.state.is_hidden_from(card, observer)]
        if not set(hidden) <= set(known):
            return False
        of_public = {card: number for number, cards in enumerate(self.state.alike_to(PUBLIC)) for card in cards}
        return all(len({of_public.get(card) for card in cards}) == 1 for cards in self.state.alike_to(observer))

    def refuse(self, path: str, reason: str, **args: Word) -> NoReturn:
        raise InvalidPosition(Refusal(Message("position-at", path=path, reason=Message(reason, **args))))
