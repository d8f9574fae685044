"""Making tables: new ones, branches of finished ones, and the same once more."""

from __future__ import annotations

import secrets

from fablewood.bots import BOTS
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.proof import proof_lines
from fablewood.core.record import Record
from fablewood.core.text import Message, quoted, seat_named
from fablewood.games import find_game
from fablewood.server import wire
from fablewood.server.deeds import sit
from fablewood.server.eyes import path_of
from fablewood.server.node import Node, Place
from fablewood.server.people import Person
from fablewood.server.tables import Data, Table
from fablewood.server.words import Refused

SETTINGS = tuple(wire.Settings.model_fields)


def shuffle() -> Data:
    """What decides all chance at a table, and the salt that its commitment is made with."""
    return {"seed": secrets.token_hex(16), "salt": secrets.token_hex(16)}


async def new_table(node: Node, person: Person, wish: wire.NewTable) -> Place:
    """The table that somebody wishes, with them at their seat."""
    setup = find_game(wish.game).setup(wish.seats, wish.options)
    settings = wish.model_dump(include=set(SETTINGS))
    check_clock(wish.clock)
    check_level(wish.substitute)
    seats = wish.players or [wire.SeatWish(kind="me"), *[wire.SeatWish()] * (wish.seats - 1)]
    if len(seats) != wish.seats:
        raise Refused("setup", "problem-players", found=len(seats), seats=wish.seats)
    mine = [number for number, seat in enumerate(seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise Refused("setup", "problem-two-seats")
    made: Data = {
        "k": "made",
        **setup.plain(),
        "settings": settings,
        "host": person.id,
        "plan": [seat_plan(seat, person) for seat in seats],
        **shuffle(),
    }
    place = await node.make(made)
    if mine:
        await sit_down(node, place, person, mine[0])
    else:
        await node.follow(place)
    return place


def check_clock(clock: wire.ClockWish) -> None:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused("setup", "problem-clock")


def check_level(level: str) -> None:
    """Only our own levels: at a terminal one may name any program as a bot, but here strangers do the naming."""
    if level not in BOTS:
        raise InvalidSetup(Refusal(Message("setup-bot", bot=quoted(level), bots=tuple(BOTS))))


def seat_plan(seat: wire.SeatWish, person: Person) -> Data:
    if seat.kind == "bot":
        level = seat.level or "greedy"
        check_level(level)
        return {"kind": "bot", "level": level}
    return {"kind": "open", "kept": person.id if seat.kind == "me" else None}


async def sit_down(node: Node, place: Place, person: Person, seat: int | None) -> int:
    """Whoever sits there already stays."""
    before = place.table.seat_of(person.id)
    if before is not None:
        return before
    if person.name is None:
        raise Refused("malformed", "problem-name")
    await node.act(place, sit(seat, person, person.name))
    found = place.table.seat_of(person.id)
    assert found is not None
    return found


async def branch(node: Node, place: Place, person: Person, wish: wire.Branch) -> Place:
    """A new table that begins as this one stood after so many moves; the others are bots."""
    table = place.table
    if table.status != "over":
        raise Refused("not-now", "problem-not-over")
    if wish.seat >= len(table.seats):
        raise Refused("not-found", "problem-no-seat", seat=seat_named(wish.seat))
    check_level(wish.level)
    record = await record_of(node, table)
    if wish.moves >= len(record.moves):
        raise Refused("not-now", "problem-branch-end", moves=len(record.moves))
    plan: list[Data] = [{"kind": "bot", "level": wish.level} for _ in table.seats]
    plan[wish.seat] = {"kind": "open", "kept": person.id}
    settings = {**table.settings, "join": "link"}
    place = await node.make(
        {
            "k": "made",
            **table.setup.plain(),
            "settings": settings,
            "host": person.id,
            "plan": plan,
            "start": record.replay(wish.moves).position(),
            "branch_of": f"{path_of(table.id)}/replay?moves={wish.moves}",
            **shuffle(),
        }
    )
    await sit_down(node, place, person, wish.seat)
    return place


async def again(node: Node, place: Place, person: Person, asked: str) -> None:
    """The same table once more, with everybody's seat kept, one seat further so that another one begins."""
    table = place.table
    old = [
        {"kind": "bot", "level": seat.level} if seat.kind == "bot" else {"kind": "open", "kept": seat.people[0]}
        for seat in table.seats
    ]
    made: Data = {
        "k": "made",
        **table.setup.plain(),
        "settings": table.settings,
        "host": person.id,
        "plan": [*old[-1:], *old[:-1]],
        **shuffle(),
    }
    fresh = await node.make(made)

    def decide(now: Table) -> Data:
        if now.rematch is not None:
            raise Refused("not-now", "problem-rematch")
        return {
            "k": "rematch",
            "table": fresh.table.id,
            "seat": now.seat_of(person.id),
            "person": person.id,
            "id": asked,
        }

    await node.act(place, decide)
    await sit_down(node, fresh, person, None)


async def record_of(node: Node, table: Table) -> Record:
    """The game so far, from the log; what was undone is not in it."""
    record = table.record()
    record.moves.extend(await moves_of(node, table))
    return record


async def moves_of(node: Node, table: Table) -> list[tuple[int, int]]:
    moves: list[tuple[int, int]] = []
    for number, _, data in await node.log.events(table.id):
        if number > table.number:
            break
        if data["k"] == "move":
            moves.append((data["seat"], table.setup.game.read_move(table.setup, data["move"])))
        elif data["k"] == "undone":
            moves.pop()
    return moves


def record_text(record: Record, table: Table) -> str:
    """With the names of those who played, and what proves the shuffle."""
    about = [
        f"# table: {table.id}",
        *(f"# seat {number + 1}: {name}" for number, name in enumerate(table.names())),
        *proof_lines(table.made["seed"], table.made["salt"]),
    ]
    return "\n".join(about) + "\n" + record.write()
