"""The application: one node, its routes, and what is said when something is refused."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from sqlalchemy import Engine
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from fablewood import __version__
from fablewood.core.errors import FablewoodError
from fablewood.server.desk import Desk
from fablewood.server.duties import Duties
from fablewood.server.gate import Gate, address_of, language_of
from fablewood.server.hints import Hints
from fablewood.server.journal import journal
from fablewood.server.limits import Limits
from fablewood.server.node import Node
from fablewood.server.pages import page
from fablewood.server.replays import read_eyes
from fablewood.server.routes import ROUTES
from fablewood.server.sockets import Socket, refuse
from fablewood.server.talk import Talk, malformed
from fablewood.server.words import STATUS, Refused, problem

SOCKET = re.compile(r"/api/tables/([^/]+)/socket")


class Server:
    """One node with its routes. The database is opened when it starts."""

    def __init__(
        self, open_engine: Callable[[], Engine], limits: Limits | None = None, now: Callable[[], float] | None = None
    ) -> None:
        self.open_engine = open_engine
        self.limits = limits
        self.now = now
        self.desk: Desk
        self.api = FastAPI(title="Fablewood", version=__version__, lifespan=self.living, docs_url=None, redoc_url=None)
        self.api.include_router(ROUTES)
        self.api.router.routes.append(Route("/{path:path}", page, methods=["GET"]))
        add_refusals(self.api)
        self.app = Gate(self.route, lambda: self.desk.node)

    @asynccontextmanager
    async def living(self, _: FastAPI) -> AsyncIterator[None]:
        engine = await asyncio.to_thread(self.open_engine)
        node = Node(engine, self.limits, *([self.now] if self.now else []))
        duties = Duties(node)
        self.desk = self.api.state.desk = Desk(node, duties, Talk(node, duties))
        hints = Hints(node) if node.shared else None
        await duties.recover()
        duties.start()
        journal.info("ready", node=node.id, database=engine.dialect.name, version=__version__)
        yield
        if hints is not None:
            hints.close()
        await duties.close()
        await node.close()
        journal.info("stopped", node=node.id)

    async def route(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go to their tables directly: each frame would pass through all that is made for requests."""
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.api(scope, receive, send)
        else:
            await serve_socket(self.desk, found[1], scope, receive, send)


async def serve_socket(desk: Desk, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    query = Request({**scope, "type": "http"}).query_params
    language, address = language_of(scope), address_of(scope)
    gatekeeper = desk.node.gatekeeper
    try:
        gatekeeper.connect(address)
    except Refused as error:
        await refuse(send, error, language)
        return
    try:
        person = await desk.person(scope)
        wish = read_eyes(query["eyes"]) if "eyes" in query else None
        since = query.get("since", "")
        number = int(since) if since.isdigit() and len(since) < 10 else 0
        socket = Socket(desk.node, desk.duties, desk.talk)
        await socket.serve(receive, send, table_id, person, wish, number, language)
    except Refused as error:
        await refuse(send, error, language)
    finally:
        gatekeeper.disconnect(address)


def add_refusals(api: FastAPI) -> None:
    """Whatever is refused is said in one form."""

    def failure(error: FablewoodError, request: Request) -> JSONResponse:
        found = problem(error, language_of(request.scope))
        return JSONResponse({"error": found}, STATUS[found["code"]])

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, FablewoodError)
        return failure(error, request)

    async def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:]) or "$"
        return failure(Refused("malformed", "problem-malformed", place=place, why=str(first["msg"])), request)

    async def unread(request: Request, error: Exception) -> Response:
        assert isinstance(error, ValidationError)
        return failure(malformed(error), request)

    async def other(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        found = problem(Refused("not-found", "problem-no-path"), language_of(request.scope))
        return JSONResponse({"error": found}, error.status_code, headers=error.headers)

    async def trouble(request: Request, error: Exception) -> Response:
        journal.error("a request failed", path=request.url.path, error=repr(error))
        return failure(Refused("trouble", "problem-trouble"), request)

    api.add_exception_handler(FablewoodError, refused)
    api.add_exception_handler(RequestValidationError, unreadable)
    api.add_exception_handler(ValidationError, unread)
    api.add_exception_handler(HTTPException, other)
    api.add_exception_handler(Exception, trouble)
