"""Sit at the tables of a server from Python: `Client` waits for each answer, `AsyncClient` is for asyncio.

What travels is told in docs/protocol.md; frames and answers are handed out as they come, as dicts.
"""

from fablewood.client.aio import AsyncClient, AsyncTable
from fablewood.client.asked import ServerError
from fablewood.client.blocking import Client, Table

__all__ = ["AsyncClient", "AsyncTable", "Client", "ServerError", "Table"]
"""`ServerError` is raised when the server refuses something; `.problem` says why."""
