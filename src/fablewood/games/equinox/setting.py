"""Positions laid out: from what somebody wrote, the table. What is impossible is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fablewood.core.errors import InvalidPosition, Refusal
from fablewood.core.game import Setup
from fablewood.core.text import Message, Word, seat_named
from fablewood.games.equinox import words
from fablewood.games.equinox.ledger import Bound
from fablewood.games.equinox.numbers import (
    ASIDE,
    BURIED,
    CHOOSING,
    COLUMNS,
    CREATURES,
    DECK,
    DISCARDED,
    DISCARDING,
    GOATMAN,
    HANDS,
    HOOT,
    LIMIT_OF_DISCARDS,
    NOTHING,
    OFFERED,
    OVER,
    PEBBLES,
    PLACING,
    PLAYING,
    POWERS,
    PUBLIC,
    ROWS,
    SECRET,
    STALEMATE,
    STRENGTHS,
    TWINZ,
)
from fablewood.games.equinox.position import DEFAULT_PENDING, ENDINGS, PER_SEAT, POWER_TEXTS, schema
from fablewood.games.equinox.rules import Equinox
from fablewood.games.equinox.view import SORTS, STEPS
from fablewood.games.equinox.words import CARD_IDS, CREATURE_IDS, CREATURE_TEXTS


def place(setup: Setup, position: Mapping[str, Any]) -> Equinox:
    state = Equinox(setup)
    position = _filled_in(setup, position)
    _check_seats(setup, position)
    _check_creatures(setup, position)
    state.seat_creatures([CREATURE_IDS[text] for text in position["creatures"]])
    _check_cards(state, position)
    state.fell([CREATURE_IDS[text] for text in position["fallen"]])
    for sort, first in (("hands", HANDS), ("aside", ASIDE), ("buried", BURIED)):
        for seat, cards in enumerate(position[sort]):
            state.lay_cards(first + seat, _labels(cards))
    for seat, card in enumerate(position["secrets"]):
        state.lay_cards(SECRET + seat, _labels([card] if card else []))
    state.lay_cards(DISCARDED, _labels(position["discarded"]))
    state.lay_cards(DECK, _labels(position["deck"]))
    for column in range(COLUMNS):
        _lay_column(state, column, position["columns"][column])
    state.lay_secrets(position["secret_made"])
    _check_pebbles(state, position)
    _go_to(state, position)
    _remember(state, position)
    return state


def _labels(cards: list[str]) -> list[int]:
    return [CARD_IDS[card] for card in cards]


def _filled_in(setup: Setup, position: Mapping[str, Any]) -> dict[str, Any]:
    """What may be left out: nothing set aside or secret, all other cards in the deck, nothing going on.

    With a deck, and no discards, the other cards have been discarded.
    """
    empty: dict[str, Any] = {name: part["default"] for name, part in schema().items() if "default" in part}
    full = empty | dict(position)
    full["pending"] = DEFAULT_PENDING | full["pending"]
    for name in ("aside", "buried", "not_secret"):
        full[name] = full[name] if full[name] is not None else [[] for _ in range(setup.seats)]
    if full["secrets"] is None:
        full["secrets"] = [None] * setup.seats
    if full["secret_made"] is None:
        full["secret_made"] = [
            card is not None or any(any(column["champion"][seat : seat + 1]) for column in full["columns"])
            for seat, card in enumerate(full["secrets"])
        ]
    others = "deck" if full["deck"] is None else "discarded"
    for name in ("deck", "discarded"):
        if full[name] is None:
            full[name] = _cards_left(setup, full) if name == others else []
    return full


def _cards_left(setup: Setup, position: Mapping[str, Any]) -> list[str]:
    there = {card for _, cards in _places(position) for card in cards}
    return [card for card in _cards_of_table(setup, position["creatures"]) if card not in there]


def _cards_of_table(setup: Setup, creatures: list[str]) -> list[str]:
    trees = ("ancestor-1", "dryad-1", "dryad-2" if setup.options["trees"] == "1A2D" else "ancestor-2")
    kinds = [*creatures, "chameleon"]
    return [*(f"{kind}-{strength}" for kind in kinds for strength in range(STRENGTHS)), *trees]


def _places(position: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """All places where cards are, with their paths."""
    for name in ("hands", "aside", "buried"):
        for seat, cards in enumerate(position[name]):
            yield f"$.{name}[{seat}]", cards
    for seat, card in enumerate(position["secrets"]):
        if card is not None:
            yield f"$.secrets[{seat}]", [card]
    for name in ("deck", "discarded"):
        yield f"$.{name}", position[name] or []
    for column, parts in enumerate(position["columns"]):
        for row, cards in enumerate(parts["piles"]):
            yield f"$.columns[{column}].piles[{row}]", cards


def _check_seats(setup: Setup, position: Mapping[str, Any]) -> None:
    lists = [(f"$.{name}", position[name]) for name in (*PER_SEAT, "secrets", "secret_made")]
    lists += [(f"$.columns[{i}].champion", column["champion"]) for i, column in enumerate(position["columns"])]
    if position["pending"]["last"] is not None:
        lists.append(("$.pending.last.prestige", position["pending"]["last"]["prestige"]))
    for path, entries in lists:
        if len(entries) != setup.seats:
            _refuse(path, "eq-position-seats", found=len(entries), seats=setup.seats)
    numbers = [("$.turn", position["turn"]), ("$.pending.seat", position["pending"]["seat"])]
    numbers += [
        (f"$.columns[{i}].pebbles[{row}]", seat)
        for i, column in enumerate(position["columns"])
        for row, seat in enumerate(column["pebbles"])
    ]
    if position["pending"]["last"] is not None:
        numbers.append(("$.pending.last.seat", position["pending"]["last"]["seat"]))
    for i, note in enumerate(position["notes"]):
        numbers += [(f"$.notes[{i}]", seat) for sort in SORTS for seat in note.get(sort, [])]
        numbers.append((f"$.notes[{i}].knows", note["knows"]))
    for i, count in enumerate(position["counts"]):
        numbers += [(f"$.counts[{i}].hand", count["hand"]), (f"$.counts[{i}].knows", count["knows"])]
    for i, one in enumerate(position["strange"]):
        numbers += [(f"$.strange[{i}].seat", one["seat"]), (f"$.strange[{i}].knows", one["knows"])]
    numbers += [(f"$.bounded[{i}]", seat) for i, seat in enumerate(position["bounded"])]
    for path, seat in numbers:
        if seat is not None and seat >= setup.seats:
            _refuse(path, "eq-position-seat", found=seat, last=setup.seats - 1)


def _check_creatures(setup: Setup, position: Mapping[str, Any]) -> None:
    creatures, fallen = position["creatures"], position["fallen"]
    if len(set(creatures)) != COLUMNS:
        _refuse("$.creatures", "eq-position-creatures")
    named = str(setup.options["creatures"])
    if named != "random" and named.split(",") != creatures:
        _refuse("$.creatures", "eq-position-other-creatures", creatures=_creatures(named.split(",")))
    for i, one in enumerate(fallen):
        if one not in creatures or one in fallen[:i]:
            _refuse(f"$.fallen[{i}]", "eq-position-fallen", creature=words.creature_named(CREATURE_IDS[one]))
    if (len(fallen) == ROWS) != (position["ended"] == "fifth-round"):
        _refuse("$.ended", "eq-position-fifth", fallen=len(fallen))
    if (position["ended"] is not None) != (position["step"] == "over"):
        _refuse("$.ended", "eq-position-over")


def _creatures(names: list[str]) -> tuple[Word, ...]:
    return tuple(words.creature_named(CREATURE_IDS[text]) for text in names)


def _check_cards(state: Equinox, position: Mapping[str, Any]) -> None:
    every = set(_cards_of_table(state.setup, position["creatures"]))
    seen: dict[str, str] = {}
    for path, cards in _places(position):
        for card in cards:
            named = words.card_named(CARD_IDS[card])
            if card not in every:
                _refuse(path, "eq-position-card", card=named)
            if card in seen:
                _refuse(path, "eq-position-twice", card=named, other=seen[card])
            seen[card] = path
    if len(seen) < len(every):
        missing = [CARD_IDS[card] for card in sorted(every - set(seen))]
        _refuse("$.deck", "eq-position-missing", cards=words.cards_named(missing[:8]), count=len(missing))
    if not position["deck"] and position["step"] != "over":
        _refuse("$.deck", "eq-position-empty-deck")
    for seat, card in enumerate(position["secrets"]):
        if card is not None and CARD_IDS[card] >= CREATURES * STRENGTHS:
            _refuse(f"$.secrets[{seat}]", "eq-position-secret")


def _lay_column(state: Equinox, column: int, parts: Mapping[str, Any]) -> None:
    creature = CREATURE_TEXTS[state.creatures()[column]]
    last = (state.fell_in(column) or len(_fallen(state)) + 1) - 1
    for row, cards in enumerate(parts["piles"]):
        path = f"$.columns[{column}].piles[{row}]"
        if cards and row > last:
            _refuse(path, "eq-position-late", creature=words.creature_named(state.creatures()[column]), row=row + 1)
        for card in cards:
            if not card.startswith((f"{creature}-", "chameleon-")):
                _refuse(path, "eq-position-column", card=words.card_named(CARD_IDS[card]))
        state.lay_pile(column, row, _labels(cards))
    for row, seat in enumerate(parts["pebbles"]):
        if seat is not None and row > last:
            path = f"$.columns[{column}].pebbles[{row}]"
            _refuse(path, "eq-position-late", creature=words.creature_named(state.creatures()[column]), row=row + 1)
    state.lay_pebbles(column, [NOTHING if seat is None else seat for seat in parts["pebbles"]], parts["champion"])


def _fallen(state: Equinox) -> list[int]:
    return [column for column in range(COLUMNS) if state.fell_in(column)]


def _check_pebbles(state: Equinox, position: Mapping[str, Any]) -> None:
    for seat in range(state.seats):
        if state.pebbles_left(seat) < 0:
            _refuse("$.columns", "eq-position-pebbles", seat=seat_named(seat), pebbles=PEBBLES)
        revealed = sum(state.champion_pebbles(column)[seat] for column in range(COLUMNS))
        hidden = position["secrets"][seat] is not None
        if revealed + hidden > (1 if state.made_secret(seat) else 0):
            _refuse(f"$.secret_made[{seat}]", "eq-position-secrets", seat=seat_named(seat))


def _go_to(state: Equinox, position: Mapping[str, Any]) -> None:
    pending = position["pending"]
    ended = ENDINGS.get(position["ended"], 0)
    if state.endless and ended == STALEMATE:
        _refuse("$.ended", "eq-position-pending")
    state.go_to(STEPS.index(position["step"]), position["turn"], ended, position["idle"], pending["stirred"])
    state.in_this_turn(
        pending["second_card"], pending["unseen_discards"], pending["discarded"], _label(pending["placing"])
    )
    last = pending["last"]
    if last is not None:
        asked_for = NOTHING if last["creature"] is None else CREATURE_IDS[last["creature"]]
        card, covered = _label(last["card"]), _label(last["on"])
        state.played_last(last["seat"], card, covered, asked_for, last["offered"], last["prestige"])
    power = NOTHING if pending["power"] is None else POWER_TEXTS.index(pending["power"])
    home = NOTHING if pending["home"] is None else state.column(CREATURE_IDS[pending["home"]])
    target = NOTHING if pending["seat"] is None else pending["seat"]
    named = NOTHING if pending["creature"] is None else CREATURE_IDS[pending["creature"]]
    if not _is_possible(state, pending, power, home, target, named):
        _refuse("$.pending", "eq-position-pending")
    state.resolving(power, pending["stage"], home, target, named, _labels(pending["looked_at"]))
    if state.step != OVER and not any(state.legal(seat) for seat in state.to_act()):
        _refuse("$.step", "eq-position-stuck")


def _label(card: str | None) -> int:
    return NOTHING if card is None else CARD_IDS[card]


def _is_possible(state: Equinox, pending: Mapping[str, Any], power: int, home: int, target: int, named: int) -> bool:
    """Whether the running turn can have come to this: each thing is there exactly where the step needs it."""
    step, stage, turn = state.step, pending["stage"], state.turn
    choosing = step == CHOOSING
    everywhere = (
        (power != NOTHING) == (step in (OFFERED, CHOOSING)),
        (stage > 0) == choosing,
        (pending["placing"] is not None) == (step == PLACING),
        pending["discarded"] == 0 or (step == DISCARDING and pending["discarded"] < LIMIT_OF_DISCARDS),
        state.idle < state.seats or state.ended == STALEMATE,
        all(_on_table(state, (pending["last"] or {}).get(name)) for name in ("card", "on")),
    )
    if not all(everywhere):
        return False
    if step == PLACING and _label(pending["placing"]) not in state.hand(turn):
        return False
    asked = choosing and ((power == HOOT and stage >= 2) or (power == GOATMAN and stage == 2))
    if (target != NOTHING) != asked or target == turn:
        return False
    if (named != NOTHING) != (choosing and power == HOOT and stage == 3):
        return False
    looked = _labels(pending["looked_at"])
    if (len(looked) == 3) != (choosing and power == GOATMAN and stage == 2) or len(set(looked)) != len(looked):
        return False
    if looked and not set(looked) <= set(state.hand(target)):
        return False
    most = {HOOT: 3, GOATMAN: 2}.get(power, 1)
    if choosing and stage > most:
        return False
    if named != NOTHING and (state.column(named) == NOTHING or state.fell_in(state.column(named))):
        return False
    return _home_fits(state, power, home) and not (step == PLAYING and state.twice and state.hand(turn) == [])


def _on_table(state: Equinox, card: str | None) -> bool:
    return (
        card is None or CARD_IDS[card] >= CREATURES * STRENGTHS or state.column(CARD_IDS[card] // STRENGTHS) != NOTHING
    )


def _home_fits(state: Equinox, power: int, home: int) -> bool:
    """The card that was played lies on its creature's space; Trees have none."""
    if state.step not in (OFFERED, CHOOSING) or power >= CREATURES:
        return home == NOTHING and (power < CREATURES or state.step == CHOOSING)
    if home == NOTHING or power >= POWERS or state.fell_in(home):
        return False
    pile = state.pile(home, state.row)
    creature = state.creatures()[home]
    if not pile or pile[-1] // STRENGTHS != creature or (power == TWINZ and state.step == CHOOSING):
        return False
    borrowed = state.step == CHOOSING and creature == words.CREATURE_IDS["fungy"] and state.column(power) != NOTHING
    return power == creature or (borrowed and state.fell_in(state.column(power)) > 0)


def _remember(state: Equinox, position: Mapping[str, Any]) -> None:
    _remember_secrets(state, position)
    _remember_cards(state, position)
    _remember_counts(state, position)
    for one in position["strange"]:
        for observer in _observers(one["knows"]):
            state.keep_strange(observer, one["seat"], one["most"])
    strange = state.contradicts_strange()
    if strange != NOTHING:
        _refuse("$.strange", "eq-position-strange", seat=seat_named(strange))
    wrong = state.contradicts_notes()
    if wrong != NOTHING:
        _refuse("$.notes", "eq-position-note", card=words.card_named(wrong))
    miscounted = state.contradicts_bounds()
    if miscounted is not None:
        seat, creature = miscounted
        _refuse("$.counts", "eq-position-count", seat=seat_named(seat), creature=words.creature_named(creature))


def _remember_secrets(state: Equinox, position: Mapping[str, Any]) -> None:
    for seat, cleared in enumerate(position["not_secret"]):
        for one in cleared:
            secret = position["secrets"][seat]
            if one not in position["creatures"] or secret is None or secret.startswith(f"{one}-"):
                named = words.creature_named(CREATURE_IDS[one])
                _refuse(f"$.not_secret[{seat}]", "eq-position-cleared", creature=named)
        state.clear(seat, [CREATURE_IDS[one] for one in cleared])


def _remember_cards(state: Equinox, position: Mapping[str, Any]) -> None:
    for note in position["notes"]:
        label = CARD_IDS[note["card"]]
        if not _on_table(state, note["card"]):
            _refuse("$.notes", "eq-position-card", card=words.card_named(label))
        places = [first + seat for sort, first in SORTS.items() for seat in note.get(sort, [])]
        for observer in _observers(note["knows"]):
            if not any(label in state.cards_at(first + observer) for first in SORTS.values() if observer != PUBLIC):
                state.note_down(observer, label, places)


def _remember_counts(state: Equinox, position: Mapping[str, Any]) -> None:
    for count in position["counts"]:
        creature = CREATURE_IDS[count["creature"]]
        if state.column(creature) == NOTHING:
            _refuse("$.counts", "eq-position-not-there", creature=words.creature_named(creature))
        bound: Bound = (count["hand"], creature, count["least"], count["most"])
        for observer in _observers(count["knows"]):
            state.keep_bound(observer, bound)
    state.keep_bounds(position["bounded"])


def _observers(knows: int | None) -> range:
    """A seat alone, or all of them and who watches."""
    return range(PUBLIC + 1) if knows is None else range(knows, knows + 1)


def _refuse(path: str, reason: str, **args: Word) -> None:
    raise InvalidPosition(Refusal(Message("position-at", path=path, reason=Message(reason, **args))))
