"""How the load talks with each of the servers it measures."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson

from fablewood.bench.tables.wires import Http, Wire

GAME = "seven-prophecies"
SEATS = 4


class Fablewood:
    """Seven Prophecies at tables for four people, without bots."""

    def __init__(self, host: str, port: int) -> None:
        self.http = Http(host, port)
        self.keys: list[str] = []
        self.lock = asyncio.Lock()
        self.ids: dict[int, str] = {}
        self.asked: dict[int, list[tuple[int, list[str]]]] = {}
        self.count = 0
        self.pool = [Http(host, port) for _ in range(64)]

    async def make(self, table: int) -> None:
        async with self.lock:
            while len(self.keys) < SEATS:
                self.keys.append(orjson.loads(await self.http.ask("POST", "/api/guests"))["key"])
        http = self.pool.pop()
        wish = orjson.dumps({"game": GAME, "seats": SEATS, "name": "N", "options": {"rounds": 12}})
        made = orjson.loads(await http.ask("POST", "/api/tables", wish, self.key(0)))["table"]
        for seat in range(1, SEATS):
            await http.ask("POST", f"/api/tables/{made}/sit", b'{"name": "N"}', self.key(seat))
        self.pool.append(http)
        self.ids[table] = made
        self.asked[table] = [(0, [])] * SEATS

    def key(self, seat: int) -> str:
        return f"Authorization: Bearer {self.keys[seat]}\r\n"

    def address(self, table: int, seat: int) -> tuple[str, str]:
        return f"/api/tables/{self.ids[table]}/socket", self.key(seat)

    def heard(self, wire: Wire, text: bytes) -> int | None:
        if not text.startswith(b'{"frame":"table"'):
            if b'"ok":false' in text:
                raise ConnectionError(text.decode())
            return None
        frame: dict[str, Any] = orjson.loads(text)
        moves = [move["text"] for move in frame["moves"]] if wire.seat in frame.get("to_act", ()) else []
        self.asked[wire.table][wire.seat] = (frame["decision"], moves)
        return int(frame["number"])

    def move(self, table: int) -> tuple[int, bytes] | None:
        for seat, (decision, moves) in enumerate(self.asked[table]):
            if moves:
                self.count += 1
                move = moves[self.count % len(moves)]
                return seat, orjson.dumps({"do": "move", "id": str(self.count), "decision": decision, "move": move})
        return None


class BoardgameIo:
    """A game of the same kind of traffic: four players, hidden hands, one card a move; `boardgame_io.js` has it."""

    def __init__(self, host: str, port: int) -> None:
        self.pool = [Http(host, port) for _ in range(64)]
        self.ids: dict[int, str] = {}
        self.keys: dict[int, list[str]] = {}
        self.state: dict[int, tuple[int, int, list[int]]] = {}
        self.hands: dict[tuple[int, int], list[int]] = {}

    async def make(self, table: int) -> None:
        http = self.pool.pop()
        made = orjson.loads(await http.ask("POST", "/games/cards/create", b'{"numPlayers": 4}'))["matchID"]
        keys = []
        for seat in range(SEATS):
            body = orjson.dumps({"playerID": str(seat), "playerName": "N"})
            joined = await http.ask("POST", f"/games/cards/{made}/join", body)
            keys.append(orjson.loads(joined)["playerCredentials"])
        self.pool.append(http)
        self.ids[table], self.keys[table] = made, keys

    def address(self, table: int, seat: int) -> tuple[str, str]:
        return "/socket.io/?EIO=4&transport=websocket", ""

    def heard(self, wire: Wire, text: bytes) -> int | None:
        """Engine.IO: 0 opens, 2 is a ping. Socket.IO: 40 connects a namespace, 42 is an event."""
        if text.startswith(b"0"):
            wire.send(b"40/cards,")
        elif text == b"2":
            wire.send(b"3")
        elif text.startswith(b"40/cards,"):
            what = ["sync", self.ids[wire.table], str(wire.seat), self.keys[wire.table][wire.seat], 4]
            wire.send(b"42/cards," + orjson.dumps(what))
        elif text.startswith(b"42/cards,"):
            return self._event(wire, orjson.loads(text[9:]))
        return None

    def _event(self, wire: Wire, event: list[Any]) -> int | None:
        if event[0] not in ("sync", "update"):
            return None
        state = event[2]["state"] if event[0] == "sync" else event[2]
        number, player = state["_stateID"], int(state["ctx"]["currentPlayer"])
        if wire.seat == player:
            self.state[wire.table] = (number, player, state["G"]["hands"][str(player)])
        return int(number)

    def move(self, table: int) -> tuple[int, bytes] | None:
        number, player, hand = self.state[table]
        if not hand:
            return None
        credentials = self.keys[table][player]
        made = {"type": "play", "args": [hand[number % len(hand)]], "playerID": str(player), "credentials": credentials}
        action = {"type": "MAKE_MOVE", "payload": made}
        what = ["update", action, number, self.ids[table], str(player)]
        return player, b"42/cards," + orjson.dumps(what)
