"""What every store promises: the same tests over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from fablewood.core.errors import FablewoodError
from fablewood.server.backup import backup, restore
from fablewood.server.database import JOBS, METADATA, PEOPLE, TABLES, open_database
from fablewood.server.log import Entry, Log
from fablewood.server.serve import listen
from tests.server.conftest import run
from tests.server.running import Postgres


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Log]:
    log = Log(open_database(database))
    yield log
    await log.close()


def entry(table: str, number: int, **more: object) -> Entry:
    return Entry(table, number, 1000.0 + number, {"k": "said", "text": f"{table} {number}", **more})


def job(table: str, seat: int) -> dict[str, object]:
    return {
        "table_id": table, "seat": seat, "kind": "bot", "decision": 1, "due": 1.0, "node": "n", "claimed_until": 0.0,
    }  # fmt: skip


def test_what_is_committed_is_read_back_in_order(database: str) -> None:
    async def work() -> None:
        async with opened(database) as log:
            for number in (1, 2, 3):
                assert await log.commit(entry("a", number))
            assert await log.commit(entry("b", 1))
            assert [(number, at, data["text"]) for number, at, data in await log.events("a", 1)] == [
                (2, 1002.0, "a 2"),
                (3, 1003.0, "a 3"),
            ]
        async with opened(database) as log:
            assert len(await log.events("a")) == 3

    run(work())


def test_a_number_is_taken_once(database: str) -> None:
    async def work() -> None:
        async with opened(database) as log, opened(database) as other:
            tries = await asyncio.gather(*(one.commit(entry("a", 1, by=i)) for i, one in enumerate([log, other] * 10)))
            assert sum(tries) == 1
            ((_, _, data),) = await log.events("a")
            assert tries[data["by"]]

    run(work())


def test_one_that_is_too_late_doesn_t_hold_up_those_beside_it(database: str) -> None:
    async def work() -> None:
        async with opened(database) as log:
            assert await log.commit(entry("taken", 1))
            tables = [f"t{number}" for number in range(50)] + ["taken"]
            tries = await asyncio.gather(*(log.commit(entry(table, 1)) for table in tables))
            assert tries == [True] * 50 + [False]
            assert log.commits < 60

    run(work())


def test_many_are_committed_together(database: str) -> None:
    async def work() -> None:
        async with opened(database) as log:
            await asyncio.gather(*(log.commit(entry(f"t{number}", 1)) for number in range(300)))
            assert log.commits < 30

    run(work())


def test_jobs_go_with_their_event(database: str) -> None:
    def jobs(connection: Connection) -> list[tuple[str, int]]:
        rows = connection.execute(select(JOBS.c.table_id, JOBS.c.seat).order_by(JOBS.c.table_id, JOBS.c.seat))
        return [(table, seat) for table, seat in rows]

    async def work() -> None:
        async with opened(database) as log:
            first, second, late = entry("a", 1), entry("a", 2), entry("a", 1)
            first.jobs = [job("a", 0), job("a", 1)]
            assert await log.commit(first)
            assert await log.read(jobs) == [("a", 0), ("a", 1)]
            late.jobs = [job("a", 3)]
            assert not await log.commit(late)
            assert await log.read(jobs) == [("a", 0), ("a", 1)]
            assert await log.commit(entry("a", 2))
            assert await log.read(jobs) == [("a", 0), ("a", 1)]
            second = entry("a", 3)
            second.jobs = []
            assert await log.commit(second)
            assert await log.read(jobs) == []

    run(work())


def test_a_writer_that_fails_leaves_nothing_and_others_go_on(database: str) -> None:
    def half(connection: Connection) -> None:
        connection.execute(insert(PEOPLE), {"id": "p", "name": "P", "made": 1.0})
        raise ValueError("in the middle")

    async def work() -> None:
        async with opened(database) as log:
            with pytest.raises(ValueError, match="in the middle"):
                await log.write(half)
            assert await log.read(lambda connection: connection.execute(select(PEOPLE)).all()) == []
            assert await log.commit(entry("a", 1))

    run(work())


def test_the_migrations_make_what_the_program_expects(database: str) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    open_database(database).dispose()  # a second time changes nothing


def test_a_newer_database_is_refused(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    engine.dispose()
    with pytest.raises(FablewoodError, match="newer version"):
        open_database(database)


@pytest.mark.parametrize("url", ["mysql://somewhere/else", "nonsense", "", "://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(FablewoodError, match="sqlite:///FILE or postgresql"):
        open_database(url)


def test_a_database_that_can_t_be_had_is_refused_without_its_password(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/no/such/folder/x.db", f"postgresql://me:secret@/x?host={tmp_path}"):
        with pytest.raises(FablewoodError, match="can't be used") as refused:
            open_database(url)
        assert "secret" not in str(refused.value)


def test_a_port_that_is_taken_is_refused() -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    with pytest.raises(FablewoodError, match="--port"):
        listen("127.0.0.1", taken.getsockname()[1])
    taken.close()


def test_a_backup_restores_into_either_store(database: str, postgres: Postgres, tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened(database) as log:
            one = entry("a", 1)
            one.line = {"status": "open", "listed": True, "timed": False, "changed": 1.0}
            one.seating = "p"
            assert await log.commit(one)
            await log.write(lambda c: c.execute(insert(PEOPLE), {"id": "p", "name": "Pia", "made": 1.0}))

    run(fill())
    file = tmp_path / "all.backup"
    source = open_database(database)
    assert backup(source, file) == {"tables": 1, "events": 1}
    for target in (f"sqlite:///{tmp_path}/other.db", postgres.new_database()):
        engine = open_database(target)
        assert restore(engine, file) == {"tables": 1, "events": 1}
        with engine.connect() as connection, source.connect() as before:
            for table in METADATA.sorted_tables:
                assert connection.execute(select(table)).all() == before.execute(select(table)).all()
            assert connection.execute(select(TABLES.c.status)).scalar_one() == "open"
        with pytest.raises(FablewoodError, match="empty"):
            restore(engine, file)
        engine.dispose()
    source.dispose()
    (tmp_path / "no.backup").write_text("nothing")
    engine = open_database(f"sqlite:///{tmp_path}/third.db")
    with pytest.raises(FablewoodError, match="no backup"):
        restore(engine, tmp_path / "no.backup")
    engine.dispose()
