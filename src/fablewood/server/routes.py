"""The routes. docs/protocol.md lists them; what they do is done elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import insert, select

from fablewood import __version__
from fablewood.core.text import quoted
from fablewood.games import find_game
from fablewood.games.rulebook import rulebook
from fablewood.server import making, wire
from fablewood.server.database import REPORTS
from fablewood.server.deeds import may_look, sat, taken_to_device
from fablewood.server.desk import Desk, answer, open_tables, own_tables, seated, with_cookie
from fablewood.server.eyes import path_of
from fablewood.server.gate import address_of, language_of
from fablewood.server.node import Place
from fablewood.server.offers import catalogue
from fablewood.server.past import seen_place
from fablewood.server.people import Person
from fablewood.server.replays import read_eyes, replay
from fablewood.server.sockets import Connection, server_sent_events
from fablewood.server.talk import read_frame
from fablewood.server.words import STATUS, Refused

MOST_WAITING = 8
"""Frames that wait for a slow reader of server-sent events; each holds all that is new."""
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Failure} for status in sorted(set(STATUS.values()) - {500})
}
ROUTES = APIRouter(responses=REFUSALS)


async def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


Serving = Annotated[Desk, Depends(desk_of)]


async def guest(desk: Serving, request: Request, response: Response) -> Person:
    """Who asks; somebody new is welcome."""
    return await desk.guest(request, response)


async def known(desk: Serving, request: Request) -> Person:
    person = await desk.person(request.scope)
    if person is None:
        raise Refused("not-yours", "problem-nobody")
    return person


async def anybody(desk: Serving, request: Request) -> Person | None:
    return await desk.person(request.scope)


async def place_of(desk: Serving, table: str) -> Place:
    return await desk.node.place(table)


Guest = Annotated[Person, Depends(guest)]
Known = Annotated[Person, Depends(known)]
Anybody = Annotated[Person | None, Depends(anybody)]
Here = Annotated[Place, Depends(place_of)]


@ROUTES.get("/api/games", response_model=wire.Catalogue)
async def games() -> Response:
    return answer(catalogue())


@ROUTES.get("/api/games/{game}/rules", response_model=wire.Rules)
async def rules(game: str, request: Request) -> Response:
    name, language = find_game(game).name, language_of(request.scope)
    return answer({"game": name, "language": language, "text": rulebook(name, language)})


@ROUTES.post("/api/guests", response_model=wire.Guest)
async def guests(desk: Serving) -> Response:
    _, key = await desk.node.people.welcome()
    return answer({"key": key})


@ROUTES.get("/api/me", response_model=wire.Me)
async def me(desk: Serving, person: Guest, response: Response) -> Response:
    return answer({"name": person.name, "tables": await own_tables(desk.node, person)}, response)


@ROUTES.post("/api/me", response_model=wire.Me)
async def rename(desk: Serving, body: wire.Naming, person: Guest, response: Response) -> Response:
    await desk.node.people.rename(person, body.name)
    return answer({"name": person.name, "tables": await own_tables(desk.node, person)}, response)


@ROUTES.get("/api/tables", response_model=wire.Lobby)
async def lobby(desk: Serving, person: Anybody) -> Response:
    return answer({"tables": await open_tables(desk.node, person)})


@ROUTES.post("/api/tables", response_model=wire.Seated)
async def make(desk: Serving, body: wire.NewTable, person: Guest, request: Request, response: Response) -> Response:
    desk.node.gatekeeper.new_table(address_of(request.scope))
    if body.name is not None:
        await desk.node.people.rename(person, body.name)
    place = await making.new_table(desk.node, person, body)
    return with_cookie(seated(place, person), response)


@ROUTES.get("/api/tables/{table}", response_model=wire.TableFrame)
async def look(desk: Serving, place: Here, person: Anybody, eyes: str | None = None) -> Response:
    own, seat = may_look(place.table, person, None if eyes is None else read_eyes(eyes))
    seen = await seen_place(desk.node, place, seat)
    return Response(await desk.node.frame(seen, own, seat, 0, True, True), media_type="application/json")


@ROUTES.post("/api/tables/{table}/sit", response_model=wire.Seated)
async def sit(desk: Serving, body: wire.Sit, place: Here, person: Guest, response: Response) -> Response:
    if body.name is not None:
        await desk.node.people.rename(person, body.name)
    await making.sit_down(desk.node, place, person, body.seat)
    return with_cookie(seated(place, person), response)


@ROUTES.post("/api/tables/{table}/frames", response_model=wire.AnswerFrame)
async def frames(desk: Serving, place: Here, person: Known, request: Request) -> Response:
    frame = read_frame(await request.body())
    made = await desk.talk.answer(place, person, frame, language_of(request.scope))
    return Response(made, media_type="application/json")


@ROUTES.get("/api/tables/{table}/events", response_model=None)
async def events(
    desk: Serving, place: Here, person: Anybody, request: Request, since: int = 0, eyes: str | None = None
) -> Response:
    waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
    latest = request.headers.get("last-event-id", "")
    number = int(latest) if latest.isdigit() and len(latest) < 10 else max(0, since)
    wish = None if eyes is None else read_eyes(eyes)
    connection = Connection(desk.node, desk.duties, place, person, wish, number, waiting.put)
    if connection.seat is not None and person is not None:
        await desk.talk.return_to(place, person)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    stream = server_sent_events(connection, waiting, desk.node.gatekeeper, address_of(request.scope))
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


@ROUTES.get("/api/tables/{table}/record", response_model=None)
async def record(desk: Serving, place: Here, person: Anybody) -> Response:
    _, seat = may_look(place.table, person, None)
    seen = await seen_place(desk.node, place, seat)
    if seen.table.status != "over":
        raise Refused("not-now", "problem-not-over")
    text = making.record_text(await making.record_of(desk.node, seen.table), seen.table)
    headers = {"content-disposition": f'attachment; filename="{seen.table.made["game"]}-{seen.table.id}.record"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@ROUTES.get("/api/tables/{table}/cards", response_model=wire.Printed)
async def cards(place: Here, person: Anybody, request: Request) -> Response:
    may_look(place.table, person, None)
    setup = place.table.setup
    return answer({"cards": setup.game.printed(setup, language_of(request.scope))})


@ROUTES.get("/api/tables/{table}/replay", response_model=wire.Replay)
async def replayed(desk: Serving, place: Here, person: Anybody, eyes: str | None = None) -> Response:
    return answer(await replay(desk.node, place, person, eyes))


@ROUTES.post("/api/tables/{table}/branch", response_model=wire.Seated)
async def branch(
    desk: Serving, body: wire.Branch, place: Here, person: Guest, request: Request, response: Response
) -> Response:
    desk.node.gatekeeper.new_table(address_of(request.scope))
    may_look(place.table, person, None)
    if person.name is None:
        await desk.node.people.rename(person, "?")
    fresh = await making.branch(desk.node, place, person, body)
    return with_cookie(seated(fresh, person), response)


@ROUTES.post("/api/tables/{table}/device", response_model=wire.DeviceLink)
async def device(desk: Serving, place: Here, person: Known) -> Response:
    seat = sat(place.table, person)
    key, expires = await desk.node.people.open_link(person, place.table.id, seat)
    return answer({"path": f"/device/{place.table.id}#{key}", "expires": expires})


@ROUTES.post("/api/device", response_model=wire.Seated)
async def take(desk: Serving, body: wire.Device, person: Guest, response: Response) -> Response:
    table_id, seat, owner = await desk.node.people.take_link(body.key)
    place = await desk.node.place(table_id)
    if place.table.seat_of(person.id) != seat:
        await desk.node.act(place, taken_to_device(seat, owner, person))
    return with_cookie(seated(place, person), response)


@ROUTES.post("/api/tables/{table}/report", response_model=wire.Reported)
async def report(desk: Serving, body: wire.Report, place: Here, person: Known) -> Response:
    _, seat = may_look(place.table, person, None)
    moves = min(place.table.moves if body.moves is None else body.moves, place.table.moves)
    row = {"table_id": place.table.id, "moves": moves, "seat": seat, "person": person.id, "at": desk.node.now(),
           "text": quoted(body.text, wire.LONGEST_REPORT)}  # fmt: skip
    number = await desk.node.log.write(
        lambda connection: connection.execute(insert(REPORTS).returning(REPORTS.c.number), row).scalar_one()
    )
    eyes = "" if seat is None else f"&eyes={seat}"
    return answer({"number": number, "path": f"{path_of(place.table.id)}/replay?moves={moves}{eyes}"})


@ROUTES.get("/healthz", response_model=wire.Health)
async def health(desk: Serving) -> Response:
    engine = desk.node.log.engine
    await desk.node.log.read(lambda connection: connection.execute(select(1)))
    return answer({"ok": True, "version": __version__, "database": engine.dialect.name, "node": desk.node.id})


@ROUTES.get("/metrics", include_in_schema=False)
async def metrics(desk: Serving) -> Response:
    desk.node.metrics.tables.set(len(desk.node.places))
    return Response(desk.node.metrics.page(), media_type="text/plain; version=0.0.4")
