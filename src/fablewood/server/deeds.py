"""What people can do at a table: each turns what was asked into an event, or refuses it with a reason.

The frames are those of wire.py. A table that has gone on meanwhile is asked again: nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fablewood.core.chance import Chance
from fablewood.core.errors import IllegalMove
from fablewood.core.game import SPECTATOR
from fablewood.core.state import State
from fablewood.core.text import quoted, seat_named
from fablewood.server import wire
from fablewood.server.eyes import may_ask_undo
from fablewood.server.people import Person
from fablewood.server.tables import Data, Table
from fablewood.server.words import Refused

PHRASES = tuple(f"phrase-{one}" for one in ("hello", "good-luck", "well-played", "oops", "thinking", "thanks", "again"))
WORLDS = 12
"""So many worlds are tried to find out whether somebody learned something in a move."""
ROLLS = 12
"""So often the game is played on to find out what somebody may be asked next."""
LONGEST_ROLL = 60


def playing(table: Table) -> State:
    if table.state is None:
        raise Refused("not-now", "problem-not-begun")
    if table.state.over:
        raise Refused("not-now", "problem-over")
    return table.state


def sat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-yours", "problem-not-seated")
    return seat


def move(frame: wire.MoveAsked, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        seat, state = sat(table, person), playing(table)
        number = state.read_move(frame.move)
        if frame.decision != table.seats[seat].decision:
            raise Refused("stale", "problem-stale")
        refusal = state.explain(seat, number)
        if refusal is not None:
            raise IllegalMove(refusal)
        text = state.move_text(number)
        return {"k": "move", "seat": seat, "move": text, "by": "person", "person": person.id, "id": frame.id}

    return decide


def undo(frame: wire.UndoAskedFor, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        seat, state = sat(table, person), playing(table)
        if not table.settings["undo"]:
            raise Refused("not-now", "problem-no-undo")
        if table.undo is not None:
            raise Refused("not-now", "problem-undo-twice")
        if not may_ask_undo(table, seat) or learned(table, state, seat):
            raise Refused("not-now", "problem-undo-learned")
        return {"k": "undo-asked", "seat": seat, "person": person.id, "id": frame.id}

    return decide


def learned(table: Table, after: State, seat: int) -> bool:
    """Whether a seat knows more after its move than that it made it: not every world it had in mind looks like this."""
    before = table.before
    if before is None:
        return True
    chance = Chance(f"{table.id} {table.moves}")
    for _ in range(WORLDS):
        world = before.resample(seat, chance)
        world.play(seat, table.latest_move)
        if world.view(seat) != after.view(seat):
            return True
    return False


def consent(frame: wire.ConsentAsked, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        seat = sat(table, person)
        if table.undo is None or table.undo[0] != frame.number:
            raise Refused("not-now", "problem-no-undo-asked")
        kind = "undo-agreed" if frame.yes else "undo-refused"
        return {"k": kind, "seat": seat, "person": person.id, "id": frame.id}

    return decide


def talk(frame: wire.TalkAsked, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        seat = sat(table, person)
        allowed = table.settings["talk"]
        if allowed == "off" or (allowed == "phrases" and frame.text is not None):
            raise Refused("not-now", f"problem-talk-{allowed}")
        if (frame.text is None) == (frame.phrase is None):
            raise Refused("malformed", "problem-talk")
        data: Data = {"k": "said", "seat": seat, "person": person.id, "id": frame.id}
        if frame.text is not None:
            return data | {"text": quoted(frame.text, wire.LONGEST_TALK)}
        if frame.phrase not in PHRASES:
            raise Refused("malformed", "problem-phrase", phrase=quoted(frame.phrase), phrases=PHRASES)
        return data | {"phrase": frame.phrase}

    return decide


def show(frame: wire.ShowAsked, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        seat = sat(table, person)
        return {"k": "shows" if frame.show else "hides", "seat": seat, "person": person.id, "id": frame.id}

    return decide


def leave(frame: wire.LeaveAsked, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        seat = sat(table, person)
        if table.status == "over":
            raise Refused("not-now", "problem-over")
        if table.status == "playing" and table.seats[seat].away:
            raise Refused("not-now", "problem-left-already")
        kind = "left" if table.state is None else "away"
        return {"k": kind, "seat": seat, "person": person.id, "id": frame.id}

    return decide


def back(seat: int) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        if not table.seats[seat].away:
            raise Refused("not-now", "problem-not-away")
        return {"k": "back", "seat": seat}

    return decide


def sit(seat: int | None, person: Person, name: str) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        if table.seat_of(person.id) is not None:
            raise Refused("not-now", "problem-seated")
        if table.state is not None:
            raise Refused("not-now", "problem-begun")
        return {"k": "sat", "seat": choose_seat(table, seat, person), "person": person.id, "name": name}

    return decide


def choose_seat(table: Table, wish: int | None, person: Person) -> int:
    kept = [number for number in table.free if table.seats[number].kept == person.id]
    free = kept + [number for number in table.free if table.seats[number].kept is None]
    if not free:
        raise Refused("not-now", "problem-full")
    if wish is None:
        return free[0]
    if wish not in free:
        raise Refused("not-now", "problem-seat-taken", seat=seat_named(wish))
    return wish


def taken_to_device(seat: int, owner: str, person: Person) -> Callable[[Table], Data]:
    def decide(table: Table) -> Data:
        if owner not in table.seats[seat].people:
            raise Refused("not-now", "problem-link")
        if table.seat_of(person.id) not in (None, seat):
            raise Refused("not-now", "problem-seated")
        return {"k": "device", "seat": seat, "person": person.id}

    return decide


def may_look(table: Table, person: Person | None, eyes: int | None) -> tuple[int, int | None]:
    """Whose eyes somebody gets, and where they sit; by default their own, or the public ones."""
    seat = None if person is None else table.seat_of(person.id)
    if seat is None and table.settings["watch"] == "none" and table.status != "open":
        raise Refused("not-yours", "problem-private")
    wish = (SPECTATOR if seat is None else seat) if eyes is None else eyes
    if wish not in range(SPECTATOR, len(table.seats)):
        raise Refused("malformed", "problem-eyes", eyes=str(wish))
    shown = wish >= 0 and seat is None and table.seats[wish].shows
    if wish in (SPECTATOR, seat) or table.status == "over" or shown:
        return wish, seat
    raise Refused("not-yours", "problem-not-your-eyes")


def conceivable(table: Table, seat: int) -> list[int]:
    """Moves that this seat might have when it is asked next, as far as it can know."""
    state = playing(table)
    chance = Chance(f"{table.id} {table.moves} {seat}")
    found: set[int] = set()
    for _ in range(ROLLS):
        world = state.resample(seat, chance)
        for _ in range(LONGEST_ROLL):
            if world.over or seat in world.to_act():
                break
            mover = world.to_act()[0]
            moves = world.legal(mover)
            world.play(mover, moves[chance.pick(len(moves))])
        if not world.over and seat in world.to_act():
            found.update(world.legal(seat))
    return sorted(found)


DECIDE: dict[type[wire.Asked], Callable[[Any, Person], Callable[[Table], Data]]] = {
    wire.MoveAsked: move,
    wire.UndoAskedFor: undo,
    wire.ConsentAsked: consent,
    wire.TalkAsked: talk,
    wire.ShowAsked: show,
    wire.LeaveAsked: leave,
}
"""What becomes an event."""
