"""Tells a game step by step: the move, what was heard of it and by whom, and what changed in each seat's view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fablewood.core.game import Event
from fablewood.core.record import Record, read_records
from fablewood.core.state import State
from fablewood.core.text import say
from fablewood.games import find_game

FOLDER = Path(__file__).parent


def golden_files() -> list[Path]:
    """The records; beside each lies its telling."""
    return sorted(FOLDER.glob("*.record"))


def tell(path: Path) -> str:
    return "".join(f"{line}\n" for record in read_records(path.read_text("utf-8"), find_game) for line in told(record))


def told(record: Record) -> Iterator[str]:
    state = record.begin(listen=True)
    seen: dict[int, dict[str, Any]] = {seat: {} for seat in range(-1, state.seats)}
    yield f"{record.setup.game.name}, {state.seats} seats, {record.setup.shown()['options']}"
    yield from sentences(state.heard())
    yield from changes(state, seen)
    for number, (seat, move) in enumerate(record.moves, 1):
        yield ""
        yield f"{number}. seat {seat + 1}: {state.move_text(move)}   (of {len(state.legal(seat))})"
        state.play(seat, move)
        yield from sentences(state.heard())
        yield from changes(state, seen)
    yield ""
    yield f"outcome: {state.outcome()!s}"


def sentences(events: list[Event]) -> Iterator[str]:
    for event in events:
        by = "" if event.seen_by is None else f" [{', '.join(f'seat {one + 1}' for one in event.seen_by) or 'nobody'}]"
        yield f"   {say(event.message)} / {say(event.message, 'de')}{by}"


def changes(state: State, seen: dict[int, dict[str, Any]]) -> Iterator[str]:
    """What is new in each view: said once for all who see the same."""
    news: dict[str, list[str]] = {}
    for seat, before in seen.items():
        view = state.view(seat)
        for key, value in view.items():
            for path, part in differences(key, before.get(key, "nothing"), value):
                news.setdefault(f"{path}: {json.dumps(part)}", []).append("watch" if seat < 0 else str(seat + 1))
        seen[seat] = view
    everybody = len(seen)
    for change, seats in news.items():
        yield f"      {'all' if len(seats) == everybody else ','.join(seats)}  {change}"


def differences(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a view that changed: of objects and of nested lists only the entries, of others what came and went.

    Things that have a card are told by its name: `field[0][lion].treasure`.
    """
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from differences(f"{path}.{key}", before[key], value)
    elif isinstance(before, list) and isinstance(after, list):
        yield from differences_of_lists(path, before, after)
    else:
        yield path, after


def differences_of_lists(path: str, before: list[Any], after: list[Any]) -> Iterator[tuple[str, Any]]:
    if of_cards(before) and of_cards(after):
        old, new = ({one["card"]: one for one in some} for some in (before, after))
        if old.keys() - new.keys():
            yield f"{path} -", [card for card in old if card not in new]
        for card, one in new.items():
            yield from differences(f"{path}[{card}]", old.get(card), one)
    elif is_nested(after) and len(before) <= len(after):
        for index, value in enumerate(after):
            yield from differences(f"{path}[{index}]", before[index] if index < len(before) else None, value)
    elif any(isinstance(one, str) and one in after for one in before):
        yield from came_and_went(path, before, after)
    else:
        yield path, after


def came_and_went(path: str, before: list[Any], after: list[Any]) -> Iterator[tuple[str, Any]]:
    """All of it where what stays has changed its order."""
    stays = [one for one in before if one in after]
    if [one for one in after if one in before] != stays:
        yield path, after
        return
    for sign, some, others in (("-", before, after), ("+", after, before)):
        news = [one for one in some if one not in others]
        if news:
            yield f"{path} {sign}", news


def of_cards(things: list[Any]) -> bool:
    """Whether all of them are objects with different cards."""
    cards = [one.get("card") if isinstance(one, dict) else None for one in things]
    return None not in cards and len(set(cards)) == len(cards)


def is_nested(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, list | dict) for one in value)
