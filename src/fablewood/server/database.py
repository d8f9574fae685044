"""What the database holds: SQLite on a laptop, PostgreSQL under many nodes. migrations/ has how it came to be so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Engine,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from fablewood.core.text import Message, quoted
from fablewood.server.words import Refused

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The truth. The primary key makes two writers of one table at once impossible."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_listed", "listed", "status", "changed"),
)
"""One line for each table, for the lobby."""

SEATINGS = Table(
    "seatings",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
"""Who sits where: for the list of one's own tables. Who may move is in the log."""

JOBS = Table(
    "jobs",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("decision", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("node", Text, nullable=False),
    Column("claimed_until", Double, nullable=False),
    Index("jobs_due", "due"),
)
"""Bots' turns and clocks that run out. Any node may claim them, and another one if it dies."""

PRESENCES = Table(
    "presences",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("absence", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Index("presences_due", "due"),
)
"""Until when somebody isn't missed: renewed by the node that they are connected with."""

PREMOVES = Table(
    "premoves",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("move", Text, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("made", Double, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    Column("expires", Double, nullable=False),
)
"""Hashes of what browsers and programs show to be known; with a table, of a private link that opens a seat once."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seat", Integer),
    Column("person", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
)

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""When a server was last alive: clocks don't charge the time in which none was."""


def open_database(url: str) -> Engine:
    """Ready to use: brought up to date, or refused if a newer program made it."""
    engine = engine_for(url)
    try:
        migrate(engine)
    except DBAPIError as error:
        shown, why = engine.url.render_as_string(), str(error.orig).strip().partition("\n")[0]
        engine.dispose()
        raise Refused("setup", "server-no-database", url=shown, why=why) from None
    except Refused:
        engine.dispose()
        raise
    return engine


def engine_for(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refused("setup", "server-database", url=quoted(url)) from None
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite":
        raise Refused("setup", "server-database", url=parsed.render_as_string())
    engine = create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def sqlite_url(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the tables up to date. Several nodes may do so at once: one does it, the others wait."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4715)")
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in {revision.revision for revision in script.walk_revisions()}:
            raise Refused("setup", Message("server-database-newer", revision=current))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
