"""A backup is one file of lines: JSON objects, compressed. It is taken while the server runs, and restores into either
database."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select

from fablewood.server.database import EVENTS, KEYS, PEOPLE, PREMOVES, REPORTS, SEATINGS, TABLES
from fablewood.server.words import Refused

FIRST = {"fablewood": "backup", "version": 1}
KEPT = {table.name: table for table in (EVENTS, TABLES, SEATINGS, PEOPLE, KEYS, PREMOVES, REPORTS)}
"""All but what a running server makes anew: clocks and bots' turns follow from the events."""
AT_ONCE = 1000


def backup(engine: Engine, path: Path) -> dict[str, int]:
    """Write everything down, as it is at one moment; whole, or not at all."""
    draft = path.with_name(f".{path.name}.new")
    with engine.connect().execution_options(**_snapshot(engine)) as connection, gzip.open(draft, "wt") as file:
        file.write(json.dumps(FIRST) + "\n")
        for name, table in KEPT.items():
            for row in connection.execute(select(table)).mappings():
                file.write(json.dumps([name, {key: _out(value) for key, value in row.items()}]) + "\n")
        counted = counts(connection)
    draft.replace(path)
    return counted


def _snapshot(engine: Engine) -> dict[str, Any]:
    return {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}


def restore(engine: Engine, path: Path) -> dict[str, int]:
    """Read everything back into an empty database; all of it, or nothing."""
    with engine.begin() as connection:
        if connection.execute(select(EVENTS.c.table_id).limit(1)).first() is not None:
            raise Refused("setup", "server-not-empty")
        for table, rows in _batches(path):
            connection.execute(insert(table), rows)
        if engine.dialect.name == "postgresql":
            highest = "SELECT setval(pg_get_serial_sequence('reports', 'number'), max(number)) FROM reports"
            connection.exec_driver_sql(highest)
        return counts(connection)


def _batches(path: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    batch: list[dict[str, Any]] = []
    current = ""
    try:
        with gzip.open(path, "rt") as file:
            if json.loads(file.readline()) != FIRST:
                raise ValueError("its first line is another")
            for line in file:
                name, row = json.loads(line)
                if batch and (name != current or len(batch) == AT_ONCE):
                    yield KEPT[current], batch
                    batch = []
                current = name
                batch.append({key: _in(value) for key, value in row.items()})
        if batch:
            yield KEPT[current], batch
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise Refused("setup", "server-no-backup", path=str(path), why=str(error)) from None


def counts(connection: Connection) -> dict[str, int]:
    return {
        "tables": connection.execute(select(func.count()).select_from(TABLES)).scalar_one(),
        "events": connection.execute(select(func.count()).select_from(EVENTS)).scalar_one(),
    }


def _out(value: object) -> object:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _in(value: object) -> object:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
