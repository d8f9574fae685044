"""A game once more, move by move, through any eyes that may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fablewood.server.deeds import may_look
from fablewood.server.eyes import about, players, proof, step
from fablewood.server.node import Node, Place, facts
from fablewood.server.past import seen_place
from fablewood.server.people import Person
from fablewood.server.tables import Data, Fact, Table
from fablewood.server.words import Refused

ALL = "all"


async def replay(node: Node, real: Place, person: Person | None, eyes: str | None) -> Data:
    """The replay for whoever asks."""
    wish = None if eyes in (None, ALL) else read_eyes(eyes)
    own, seat = may_look(real.table, person, wish)
    place = await seen_place(node, real, seat)
    table = place.table
    if table.state is None:
        raise Refused("not-now", "problem-not-begun")
    if eyes == ALL and table.status != "over":
        raise Refused("not-yours", "problem-not-over")
    told = kept(facts(table.id, [event for event in await node.log.events(table.id) if event[0] <= table.number]))
    made: Data = {
        "about": about(table),
        "players": players(table, place.here()),
        "eyes": ALL if eyes == ALL else own,
        "status": table.status,
        "opening": opening(told, None if eyes == ALL else own),
    }
    if eyes == ALL:
        made["views"] = {str(one): list(frames(table, told, one)) for one in range(len(table.seats))}
    else:
        made["frames"] = list(frames(table, told, own))
    if table.status == "over":
        made["proof"] = proof(table)
    return made


def read_eyes(eyes: str | None) -> int:
    if eyes is None or not eyes.lstrip("-").isdigit() or len(eyes) > 2:
        raise Refused("malformed", "problem-eyes", eyes=str(eyes))
    return int(eyes)


def kept(told: list[Fact]) -> list[Fact]:
    """Without the moves that were undone."""
    stay: list[Fact] = []
    for fact in told:
        if fact.kind == "undone":
            stay.pop()
        elif fact.kind in ("began", "move"):
            stay.append(fact)
    return stay


def opening(told: list[Fact], eyes: int | None) -> list[Any]:
    return told[0].heard(eyes)


def frames(table: Table, told: list[Fact], eyes: int) -> Iterator[Data]:
    state = table.begin_state()
    yield {"moves": 0, "step": None, "view": state.view(eyes)}
    for number, fact in enumerate(told[1:], 1):
        state.play(fact.data["seat"], fact.data["move"])
        yield {"moves": number, "step": step(fact, eyes), "view": state.view(eyes)}
