"""What a seat may know (HO 14), as plain data."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fablewood.games.hoard import numbers, words
from fablewood.games.hoard.cards import FIELDS
from fablewood.games.hoard.effects.phrases import Group
from fablewood.games.hoard.effects.vocabulary import EFFECTS
from fablewood.games.hoard.numbers import (
    DECK,
    DRAFTING,
    FIRST_ACTION,
    GROUP,
    HANDS,
    NOTHING,
    NUMBERED_GROUPS,
    OVER,
    PACKS,
    PICKED,
    PUBLIC,
    THRESHOLDS,
)
from fablewood.games.hoard.rules import Hoard

STEPS = ("drafting", "starting", "main", "discarding", "over")
JOBS = ("enter", "exhaust", "leave", "order", "start", "copy", "group", "action")
ACTION_VERBS = ("join-group", "choose-host", "choose-amount", "choose-loot", "fight")
CAME = (None, "played", "taken-over")
SORTS = {"hand": HANDS, "pack": PACKS, "picked": PICKED}


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


VERBS = tuple(kebab(effect.__name__) for effect in EFFECTS)


def view(state: Hoard, seat: int) -> dict[str, Any]:
    labels = words.names(state.setup).labels
    seats = range(state.seats)
    drafting = state.step == DRAFTING
    picked = state.picked(seat) if seat >= 0 else NOTHING
    return {
        "step": STEPS[state.step],
        "turn": None if drafting or state.step == OVER else state.turn,
        "turns": state.turns,
        "points": state.points,
        "treasuries": [state.treasury(one) for one in seats],
        "carried": [state.treasure_carried(one) for one in seats],
        "target": state.target,
        "claims": [bool(state.claims >> one & 1) for one in seats],
        "out": [bool(state.out >> one & 1) for one in seats],
        "hand": None if seat < 0 else texts(labels, state.hand(seat)),
        "hand_sizes": [len(state.hand(one)) for one in seats],
        "pack": None if seat < 0 else texts(labels, state.pack(seat)),
        "pack_sizes": [len(state.pack(one)) for one in seats],
        "picked": None if picked == NOTHING else labels[picked],
        "ready": [drafting and state.picked(one) != NOTHING for one in seats],
        "field": [[creature(state, card) for card in state.creatures_of(one)] for one in seats],
        "groups": [groups(state, one) for one in seats],
        **this_turn(state),
        "sees_invisible": [bool(state.keen >> one & 1) for one in seats],
        "deck": state.deck_left if not drafting else len(state.cards_at(DECK)),
        "discarded": texts(labels, state.discarded()),
        "pending": pending(state, seat),
        "waiting": [waiting(state, *one) for one in state.pool()],
        "notes": {**notes(state, PUBLIC if seat < 0 else seat), "public": notes(state, PUBLIC)},
    }


def this_turn(state: Hoard) -> dict[str, Any]:
    """What the turn has brought that the table doesn't show any more: everybody has seen it."""
    labels = words.names(state.setup).labels
    seats = range(state.seats)
    return {
        "moved_again": [label(labels, state.second_mover_of(seat)) for seat in seats],
        "set_off": [[words.ABILITY_TEXTS[ability] for ability in state.fired_by(seat)] for seat in seats],
        "attacks": [[label(labels, card), labels[target]] for card, target in state.assaults_of_turn()],
    }


def label(labels: tuple[str, ...], card: int) -> str | None:
    return None if card == NOTHING else labels[card]


def texts(labels: tuple[str, ...], cards: list[int]) -> list[str]:
    return [labels[card] for card in cards]


def creature(state: Hoard, card: int) -> dict[str, Any]:
    names = words.names(state.setup)
    now = state.state_of(card)
    return {
        "card": names.labels[card],
        "field": FIELDS[now["spot"]],
        "ready": not now["exhausted"],
        "might": now["might"],
        "powers": [power.text.replace(" ", "-") for power in words.powers_of(now["powers"])],
        "group": Group(now["group"]).text,
        "treasure": now["treasure"],
        "owner": now["owner"],
        "came": CAME[now["came"]],
        "moved": now["moved"],
        "stole": bool(now["stole"]),
        "skips": bool(now["skips"]),
        "taunting": state.taunts(card),
        "extra": now["extra"],
        "lent": [power.text.replace(" ", "-") for power in words.powers_of(now["lent"])],
        "modifiers": [modifier(state, one) for one in state.modifiers_on(card)],
    }


def modifier(state: Hoard, card: int) -> dict[str, Any]:
    now = state.state_of(card)
    return {
        "card": words.names(state.setup).labels[card],
        "seat": now["controller"],
        "owner": now["owner"],
        "treasure": now["treasure"],
        "reattached": bool(now["reattached"]),
        "copied": now["copied"],
    }


def groups(state: Hoard, seat: int) -> dict[str, Any]:
    """By group how many creatures there are, and which thresholds work."""
    working = state.working(seat)
    return {
        Group(group).text: {
            "count": state.group_count(seat, group),
            "working": [2 + ability % THRESHOLDS for ability in working if ability // THRESHOLDS == group],
        }
        for group in range(NUMBERED_GROUPS)
    }


def pending(state: Hoard, seat: int) -> dict[str, Any] | None:
    """What is under way."""
    if state.job_kind == NOTHING:
        return None
    labels = words.names(state.setup).labels
    verb = verb_text(state.verb)
    return {
        "kind": JOBS[state.job_kind],
        "source": words.ABILITY_TEXTS[state.job_card] if state.job_kind == GROUP else labels[state.job_card],
        "seat": state.job_seat,
        "verb": verb,
        "stage": state.stage,
        "asked": state.asked,
        "attackers": texts(labels, state.attackers_now()),
        "chosen": chosen(state, verb),
        "tally": state.tally,
        "looked_at": looked_at(state, verb) if seat == state.job_seat else None,
    }


def verb_text(verb: int) -> str:
    return ACTION_VERBS[verb - FIRST_ACTION] if verb >= FIRST_ACTION else VERBS[verb]


def chosen(state: Hoard, verb: str) -> str | int | None:
    if state.chosen == NOTHING:
        return None
    return state.chosen if verb == "inspect" else words.names(state.setup).labels[state.chosen]


def looked_at(state: Hoard, verb: str) -> list[str] | None:
    """The hand or the deck that somebody looks through to choose."""
    labels = words.names(state.setup).labels
    if verb == "search":
        return texts(labels, state.cards_at(DECK))
    if verb == "inspect" and state.stage == 2:
        return texts(labels, state.hand(state.chosen))
    return None


def waiting(state: Hoard, kind: int, card: int, seat: int) -> dict[str, Any]:
    labels = words.names(state.setup).labels
    source = words.ABILITY_TEXTS[card] if kind == GROUP else labels[card]
    return {"kind": JOBS[kind], "source": source, "seat": seat}


def notes(state: Hoard, observer: int) -> dict[str, Any]:
    """What could have been noted: cards whose place is known, and cards that can't be told apart, with their places."""
    labels = words.names(state.setup).labels
    return {
        "known": [{"card": labels[card], **place(state, card)} for card in state.known_to(observer)],
        "alike": [{"cards": texts(labels, cards), "at": places(state, cards)} for cards in state.alike_to(observer)],
    }


def place(state: Hoard, card: int) -> dict[str, int | None]:
    """`{"hand": 1}`."""
    number = state.place_of(card)
    if number == DECK:
        return {"deck": None}
    return next({sort: number - first} for sort, first in SORTS.items() if 0 <= number - first < numbers.MOST_SEATS)


def places(state: Hoard, cards: list[int]) -> list[dict[str, int | None]]:
    """Each place with how many of the cards are there."""
    found = Counter(state.place_of(card) for card in cards)
    return [
        {**place(state, next(card for card in cards if state.place_of(card) == number)), "cards": found[number]}
        for number in sorted(found)
    ]
