"""Nodes in this process, whose clock stands where the test puts it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from fablewood.server import deeds, making, wire
from fablewood.server.database import open_database
from fablewood.server.duties import Duties
from fablewood.server.node import Node, Place
from fablewood.server.people import Person
from fablewood.server.talk import Talk


@dataclass
class Clock:
    at: float = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@dataclass
class House:
    """A node without its rounds: the test does them when it wants to."""

    node: Node
    duties: Duties
    talk: Talk
    clock: Clock

    async def guest(self, name: str) -> Person:
        person, _ = await self.node.people.welcome()
        await self.node.people.rename(person, name)
        return person

    async def table(self, people: list[Person], game: str = "seven-prophecies", **settings: Any) -> Place:
        wish = wire.NewTable(game=game, seats=settings.pop("seats", len(people)), **settings)
        place = await making.new_table(self.node, people[0], wish)
        for person in people[1:]:
            await making.sit_down(self.node, place, person, None)
        return place

    async def move(self, place: Place, person: Person, text: str | None = None) -> None:
        seat = place.table.seat_of(person.id)
        assert seat is not None
        assert place.table.state is not None
        move = text or place.table.state.move_text(place.table.state.legal(seat)[0])
        frame = wire.MoveAsked(do="move", id="m", decision=place.table.seats[seat].decision, move=move)
        await self.node.act(place, deeds.move(frame, person))


@asynccontextmanager
async def house(database: str, clock: Clock | None = None) -> AsyncIterator[House]:
    clock = clock or Clock()
    node = Node(open_database(database), now=clock)
    duties = Duties(node)
    try:
        yield House(node, duties, Talk(node, duties), clock)
    finally:
        await duties.close()
        await node.close()
