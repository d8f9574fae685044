"""What every route needs: the node, who asks, and answers in their forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import orjson
from fastapi import Request, Response
from sqlalchemy import select
from starlette.types import Scope

from fablewood.server.database import SEATINGS, TABLES
from fablewood.server.duties import Duties
from fablewood.server.eyes import listed, path_of
from fablewood.server.gate import header
from fablewood.server.node import Node, Place
from fablewood.server.people import A_YEAR, COOKIE, Person
from fablewood.server.talk import Talk
from fablewood.server.words import Refused

LONGEST_LIST = 50


@dataclass
class Desk:
    node: Node
    duties: Duties
    talk: Talk

    async def person(self, scope: Scope) -> Person | None:
        """Who shows a key of ours; nobody, if none does."""
        bearer = header(scope, b"authorization")
        if bearer:
            person = await self.node.people.find(bearer.removeprefix("Bearer ").strip())
            if person is None:
                raise Refused("not-yours", "problem-key")
            return person
        return await self.node.people.find(Request({**scope, "type": "http"}).cookies.get(COOKIE))

    async def guest(self, request: Request, response: Response) -> Person:
        """Who asks; somebody new is welcome."""
        person = await self.person(request.scope)
        if person is None:
            person, key = await self.node.people.welcome()
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, key, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
        return person


def answer(body: object, like: Response | None = None) -> Response:
    """JSON; with the cookie that may have been set."""
    made = Response(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), media_type="application/json")
    return made if like is None else with_cookie(made, like)


def with_cookie(made: Response, like: Response) -> Response:
    made.raw_headers.extend((key, value) for key, value in like.raw_headers if key == b"set-cookie")
    return made


def seated(place: Place, person: Person) -> Response:
    seat = place.table.seat_of(person.id)
    return answer({"table": place.table.id, "seat": seat, "path": path_of(place.table.id)})


async def own_tables(node: Node, person: Person) -> list[dict[str, Any]]:
    query = (
        select(SEATINGS.c.table_id)
        .where(SEATINGS.c.person == person.id)
        .order_by(SEATINGS.c.at.desc())
        .limit(LONGEST_LIST)
    )
    return await lines(node, query, person)


async def open_tables(node: Node, person: Person | None) -> list[dict[str, Any]]:
    query = (
        select(TABLES.c.id)
        .where(TABLES.c.listed, TABLES.c.status == "open")
        .order_by(TABLES.c.changed.desc())
        .limit(LONGEST_LIST)
    )
    return await lines(node, query, person)


async def lines(node: Node, query: Any, person: Person | None) -> list[dict[str, Any]]:
    """A line for each table. Those of rules that this program no longer plays are left out."""
    ids = await node.log.read(lambda connection: connection.execute(query).scalars().all())
    found = []
    for table_id in ids:
        try:
            place = await node.place(table_id)
        except Refused:
            continue
        found.append(listed(place.table, place.here(), None if person is None else person.id))
    return found
