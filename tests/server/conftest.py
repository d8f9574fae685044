"""Databases and servers for the tests: what is true for all stores is tested for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from fablewood.client import Client
from tests.server.running import Postgres, Running

STORES = ("sqlite", "postgresql")
NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="session", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that many tests share, over each store."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db"
    else:
        cluster: Postgres = request.getfixturevalue("postgres")
        url = cluster.new_database()
    found = Running(url)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def lone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One over SQLite, for what has nothing to do with the store."""
    found = Running(f"sqlite:///{tmp_path_factory.mktemp('lone')}/tables.db")
    yield found
    found.stop()


@pytest.fixture
def guests(server: Running) -> Iterator[Callable[[], Client]]:
    yield from clients_of(server)


@pytest.fixture
def people(lone_server: Running) -> Iterator[Callable[[], Client]]:
    yield from clients_of(lone_server)


def clients_of(server: Running) -> Iterator[Callable[[], Client]]:
    """Makes new people who are at this server."""
    made: list[Client] = []

    def new() -> Client:
        client = Client(server.url)
        # Everybody comes from an address of their own, as people do.
        number = next(NUMBERS)
        client.http.headers["x-forwarded-for"] = f"10.0.{number // 250}.{number % 250 + 1}"
        made.append(client)
        return client

    yield new
    for client in made:
        client.close()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)
