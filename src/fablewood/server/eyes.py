"""The table as one pair of eyes may know it: the only place where what is sent is made from what is true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import orjson

from fablewood.core.game import SPECTATOR
from fablewood.core.proof import commitment
from fablewood.server.tables import SILENT, Fact, Seat, Table

Data = dict[str, Any]


def path_of(table_id: str) -> str:
    return f"/table/{table_id}"


def frame(
    table: Table,
    eyes: int,
    seat: int | None,
    facts: Iterable[Fact],
    since: int,
    now: float,
    players: list[Data] | None,
    first: bool,
    premove: str | None = None,
) -> bytes:
    """A table frame, ready to be sent."""
    state = table.state
    made: Data = {
        "frame": "table",
        "table": table.id,
        "number": table.number,
        "since": since,
        "now": now,
        "status": table.status,
        "seat": seat,
        "eyes": eyes,
        "made": table.moves,
        "steps": [step(fact, eyes) for fact in facts if fact.kind not in SILENT],
    }
    if first:
        made["about"] = about(table)
    if players is not None:
        made["players"] = players
    if state is not None:
        made["view"] = state.view(eyes)
        made["to_act"] = made["view"]["to_act"]
    if state is not None and seat is not None and seat == eyes:
        made["decision"] = table.seats[seat].decision
        made["moves"] = [table.of.move(move) for move in table.seats[seat].asked[1]]
        made["can_undo"] = may_ask_undo(table, seat)
        made["premove"] = premove
    if table.undo is not None:
        made["undo"] = undo_asked(table)
    if table.rematch is not None:
        made["rematch"] = path_of(table.rematch)
    if table.status == "over":
        made["proof"] = proof(table)
    return orjson.dumps(made, option=orjson.OPT_NON_STR_KEYS)


def step(fact: Fact, eyes: int | None) -> Data:
    """What happened, as these eyes may know it; None knows everything."""
    data = fact.data
    made: Data = {"number": fact.number, "at": fact.at, "kind": fact.kind}
    if "seat" in data:
        made["seat"] = data["seat"]
    if fact.kind == "move":
        made["by"] = data["by"]
        made["moves"] = fact.moves
        if eyes is None or eyes == data["seat"] or public(fact):
            made["move"] = data["move"]
    elif fact.kind == "undone":
        made["moves"] = fact.moves
    for name in ("name", "text"):
        if name in data:
            made[name] = data[name]
    made["happenings"] = fact.heard(eyes)
    return made


def public(fact: Fact) -> bool:
    """A move is public when those who watch hear all that the mover hears of it."""
    mover = fact.data["seat"]
    return all(event.visible(SPECTATOR) for event in fact.happenings if event.visible(mover))


def about(table: Table) -> Data:
    made = table.made
    return {
        "table": table.id,
        "path": path_of(table.id),
        "game": made["game"],
        "rules": made["rules"],
        "seats": made["seats"],
        "options": made["options"],
        "settings": made["settings"],
        "made": table.made_at,
        "commitment": commitment(made["seed"], made["salt"]),
        "branch_of": made.get("branch_of"),
    }


def players(table: Table, here: frozenset[int]) -> list[Data]:
    """Who sits where, and what anybody may know of them."""
    return [player(table, number, seat, number in here) for number, seat in enumerate(table.seats)]


def player(table: Table, number: int, seat: Seat, here: bool) -> Data:
    made: Data = {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "present": here or seat.kind == "bot",
        "substitute": table.substitute if seat.away else None,
        "shows": seat.shows,
        "host": table.made["host"] in seat.people,
    }
    if table.settings["clock"]["kind"] != "none" and seat.kind == "person" and table.state is not None:
        running = seat.since is not None
        made["clock"] = {"left": seat.left, "running": running, "at": seat.since if running else table.changed}
    return made


def may_ask_undo(table: Table, seat: int) -> bool:
    """Whether the latest move is this seat's, and nothing came to light in it as far as this seat can see."""
    if table.before is None or table.latest[0] != seat or table.undo is not None or table.status != "playing":
        return False
    seen = [event for event in table.latest[1] if event.visible(seat)]
    return not any(event.chance or event.plain().get("seat", seat) != seat for event in seen)


def undo_asked(table: Table) -> Data | None:
    if table.undo is None:
        return None
    number, seat, agreed = table.undo
    return {"number": number, "seat": seat, "waiting": [one for one in consenting(table) if one not in agreed]}


def consenting(table: Table) -> list[int]:
    """Those who have to agree to an undo: whoever is at the table. Bots always do."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == "person" and not seat.away]


def proof(table: Table) -> Data:
    return {"seed": table.made["seed"], "salt": table.made["salt"]}


def listed(table: Table, here: frozenset[int], person: str | None) -> Data:
    """A line in a list of tables."""
    seat = table.seat_of(person)
    return {
        "table": table.id,
        "path": path_of(table.id),
        "game": table.made["game"],
        "seats": table.made["seats"],
        "options": table.made["options"],
        "status": table.status,
        "players": players(table, here),
        "clock": table.settings["clock"],
        "made": table.made_at,
        "changed": table.changed,
        "your_seat": seat,
        "your_turn": seat is not None and table.state is not None and seat in table.state.to_act(),
    }
