"""What every request passes through first: where it comes from, how much it is, and what browsers may do with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import orjson

from fablewood.core.errors import FablewoodError
from fablewood.server.journal import journal
from fablewood.server.node import Node
from fablewood.server.words import STATUS, Refused, problem

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
SLOW_SECONDS = 1.0


class Gate:
    def __init__(self, app: App, node: Callable[[], Node]) -> None:
        self.app = app
        self.node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another origin"})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        node, begun, status = self.node(), monotonic(), 0

        async def send_on(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            if scope["method"] not in SAFE and foreign(scope):
                raise Refused("not-yours", "problem-origin")
            if scope["path"].startswith("/api/"):
                node.gatekeeper.request(address_of(scope))
            await self.app(scope, await small_body(scope, receive, node.limits.body), send_on)
        except Refused as error:
            await answer(error, language_of(scope), send_on)
        finally:
            node.metrics.requests.labels(str(status)).inc()
            took = monotonic() - begun
            if status >= 500 or (took > SLOW_SECONDS and not scope["path"].endswith("/events")):
                journal.info("request", method=scope["method"], path=scope["path"], status=status, took=round(took, 3))


async def small_body(scope: Scope, receive: Receive, most: int) -> Receive:
    """The body, read up to its limit before anybody looks at it."""
    if scope["method"] in SAFE:
        return receive
    body = bytearray()
    message: MutableMapping[str, Any] = {"more_body": True}
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused("too-large", "problem-too-large", most=most)
    given = False

    async def once() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": bytes(body), "more_body": False}

    return once


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def foreign(scope: Scope) -> bool:
    """Whether a browser sends this for a page of somebody else. Programs say no origin."""
    origin = header(scope, b"origin")
    return bool(origin) and urlsplit(origin).netloc.lower() != header(scope, b"host").lower()


def address_of(scope: Scope) -> str:
    return str((scope.get("client") or ("unknown",))[0])


def language_of(scope: Scope) -> str:
    """German for those who ask for it."""
    query = scope.get("query_string", b"").decode("latin-1")
    if "lang=" in query:
        return "de" if "lang=de" in query else "en"
    return "de" if header(scope, b"accept-language").lower().startswith("de") else "en"


async def answer(error: FablewoodError, language: str, send: Send) -> None:
    found = problem(error, language)
    headers = [(b"content-type", b"application/json")]
    if "wait" in found:
        headers.append((b"retry-after", str(max(1, round(found["wait"]))).encode()))
    await send({"type": "http.response.start", "status": STATUS[found["code"]], "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps({"error": found})})
