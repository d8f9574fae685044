"""Who somebody is. A guest is known by a key that their browser or program keeps; we keep a hash of it."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from fablewood.core.text import quoted
from fablewood.server.database import KEYS, PEOPLE
from fablewood.server.log import Log
from fablewood.server.words import Refused

COOKIE = "fablewood"
A_YEAR = 366 * 86400
LINK_SECONDS = 900
MOST_REMEMBERED = 20_000


@dataclass(slots=True)
class Person:
    id: str
    name: str | None


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name as others see it: on one line, and not empty."""
    tidy = " ".join(quoted(name).split())
    if not tidy:
        raise Refused("malformed", "problem-name")
    return tidy


class People:
    def __init__(self, log: Log, now: Callable[[], float]) -> None:
        self.log = log
        self.now = now
        self.known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    async def find(self, key: str | None) -> Person | None:
        """Who shows this key; nobody if it is not ours, or no longer."""
        if not key or len(key) > 100:
            return None
        hash = hashed(key)
        found = self.known.get(hash) or await self._look_up(hash)
        if found is None or found[1] <= self.now():
            return None
        self._remember(hash, *found)
        return found[0]

    async def welcome(self) -> tuple[Person, str]:
        """Somebody new, and the key to be known by."""
        person, key = Person(secrets.token_hex(8), None), secrets.token_urlsafe(24)
        expires = self.now() + A_YEAR

        def write(connection: Connection) -> None:
            connection.execute(insert(PEOPLE), {"id": person.id, "name": None, "made": self.now()})
            connection.execute(insert(KEYS), {"hash": hashed(key), "person": person.id, "expires": expires})

        await self.log.write(write)
        self._remember(hashed(key), person, expires)
        return person, key

    async def rename(self, person: Person, name: str) -> None:
        tidy = tidy_name(name)
        if tidy != person.name:
            change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=tidy)
            await self.log.write(lambda connection: connection.execute(change))
            person.name = tidy

    async def open_link(self, person: Person, table_id: str, seat: int) -> tuple[str, float]:
        """A key that opens this seat once, and until when."""
        key, expires = secrets.token_urlsafe(24), self.now() + LINK_SECONDS
        row = {"hash": hashed(key), "person": person.id, "table_id": table_id, "seat": seat, "expires": expires}
        await self.log.write(lambda connection: connection.execute(insert(KEYS), row))
        return key, expires

    async def take_link(self, key: str) -> tuple[str, int, str]:
        """The table and seat that a private link opens, and whose it was; it is used up."""
        mine = (KEYS.c.hash == hashed(key)) & KEYS.c.table_id.is_not(None)
        taking = delete(KEYS).where(mine).returning(KEYS.c.table_id, KEYS.c.seat, KEYS.c.person, KEYS.c.expires)
        found = await self.log.write(lambda connection: connection.execute(taking).one_or_none())
        if found is None or found.expires <= self.now():
            raise Refused("not-found", "problem-link")
        return str(found.table_id), int(found.seat), str(found.person)

    async def _look_up(self, hash: str) -> tuple[Person, float] | None:
        query = (
            select(PEOPLE.c.id, PEOPLE.c.name, KEYS.c.expires)
            .join_from(KEYS, PEOPLE, KEYS.c.person == PEOPLE.c.id)
            .where(KEYS.c.hash == hash, KEYS.c.table_id.is_(None))
        )
        row = await self.log.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (Person(row.id, row.name), row.expires)

    def _remember(self, hash: str, person: Person, expires: float) -> None:
        self.known[hash] = (person, expires)
        self.known.move_to_end(hash)
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
