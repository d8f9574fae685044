"""How much one connection, or one address, may ask of us."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from fablewood.server.words import Refused


@dataclass(frozen=True)
class Limits:
    frames: float = 20.0
    """A second, for each connection."""
    burst: int = 60
    requests: float = 30.0
    """A second, for each address."""
    request_burst: int = 200
    new_tables: float = 0.5
    """A second, for each address."""
    new_table_burst: int = 30
    connections: int = 100
    """For each address."""
    table_connections: int = 200
    """For each table."""
    thinking: int = 0
    """Bots that think at the same time; 0: as many as there are processors, less one."""
    body: int = 131_072
    """Bytes of a request: somebody's own deck of cards goes into it."""


class Bucket:
    """It fills at a rate, and each thing asked takes a drop out."""

    __slots__ = ("at", "drops")

    def __init__(self, burst: int, at: float) -> None:
        self.drops = float(burst)
        self.at = at

    def wait(self, rate: float, burst: int, now: float) -> float:
        """0 if there was a drop; otherwise how long until there is one."""
        self.drops = min(burst, self.drops + rate * (now - self.at))
        self.at = now
        if self.drops >= 1:
            self.drops -= 1
            return 0.0
        return (1 - self.drops) / rate


class Gatekeeper:
    """Counts by address. It remembers so many addresses and no more."""

    MOST = 10_000

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.connections: dict[str, int] = {}

    def request(self, address: str) -> None:
        self._take("request", address, self.limits.requests, self.limits.request_burst)

    def new_table(self, address: str) -> None:
        self._take("table", address, self.limits.new_tables, self.limits.new_table_burst)

    def connect(self, address: str) -> None:
        if self.connections.get(address, 0) >= self.limits.connections:
            raise Refused("too-many", "problem-connections", wait=10.0, count=self.limits.connections)
        self.connections[address] = self.connections.get(address, 0) + 1

    def disconnect(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def _take(self, what: str, address: str, rate: float, burst: int) -> None:
        key, now = (what, address), self.now()
        bucket = self.buckets.get(key) or self.buckets.setdefault(key, Bucket(burst, now))
        self.buckets.move_to_end(key)
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        wait = bucket.wait(rate, burst, now)
        if wait:
            raise Refused("too-fast", "problem-too-fast", wait=round(wait, 2))
