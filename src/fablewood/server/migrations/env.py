"""Alembic comes in here: the connection is handed to it."""

from alembic import context

from fablewood.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
