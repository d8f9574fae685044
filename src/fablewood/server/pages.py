"""The page: files that Vite built, and index.html for every path that is the page's own."""

from __future__ import annotations

import asyncio
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from fablewood.server.words import Refused

HOME = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


async def page(request: Request) -> Response:
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise Refused("not-found", "problem-no-path")
    file = await asyncio.to_thread(find, path)
    if file is None:
        return PlainTextResponse("The page is not built here. The API is at /api: docs/protocol.md tells of it.", 404)
    caching = FOR_EVER if path.startswith("assets/") and file.name != "index.html" else ASK_AGAIN
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    packed = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return FileResponse(file, headers=headers)


def find(path: str) -> Path | None:
    """The file of that path; for a path without one, the page itself. Nothing from outside its folder."""
    if "\0" not in path and len(path) < 500:
        file = (HOME / path).resolve()
        if file.is_relative_to(HOME) and file.is_file():
            return file
    index = HOME / "index.html"
    return index if index.is_file() else None
