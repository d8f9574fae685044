"""The table as those see it who watch with a delay: another place, that follows behind."""

from __future__ import annotations

import asyncio

from fablewood.server.node import Node, Place, replayed
from fablewood.server.tables import Data

STEP_SECONDS = 0.5


async def seen_place(node: Node, place: Place, seat: int | None) -> Place:
    """Where somebody looks: at the table as it is, or was."""
    if seat is not None or not place.table.settings["delay"] or place.table.status == "open":
        return place
    if place.past is None:
        events = await due(node, place, 0)
        if place.past is None:
            place.past = Place(replayed(place.table.id, events))
            node.later(follow_behind(node, place, place.past))
    return place.past


async def due(node: Node, place: Place, after: int) -> list[tuple[int, float, Data]]:
    """What happened long enough ago; that the table was made is no secret."""
    latest = node.now() - place.table.settings["delay"]
    events = await node.log.events(place.table.id, after)
    return [event for event in events if event[0] == 1 or event[1] <= latest]


async def follow_behind(node: Node, place: Place, past: Place) -> None:
    """As long as somebody watches, and a little longer."""
    idle = 0
    while idle < 20:
        await asyncio.sleep(STEP_SECONDS)
        idle = 0 if past.listeners else idle + 1
        past.elsewhere = place.here()
        for number, at, data in await due(node, place, past.table.number):
            past.publish(past.table.after(number, at, data))
        past.wake()
    place.past = None
