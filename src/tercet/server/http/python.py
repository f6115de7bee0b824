"""Python for the page: the list of its files, those that the build laid down, and our own archive.

The archive is packed once, off the loop, when somebody first asks. Nothing is served here but what
the list names.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import PathParameter

from tercet.errors import Unreadable
from tercet.page.files import FOLDER, INDEX, PythonIndex, archives, python_index

_KINDS: Final = {
    ".mjs": "text/javascript",
    ".gz": "application/gzip",
    ".whl": "application/zip",
}


@get(f"/{FOLDER}/{INDEX}", include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> PythonIndex:
    """What a page has to load to play without a server."""
    client: Path = request.app.state.client
    return await asyncio.to_thread(python_index, client)


@get(f"/{FOLDER}/{{path:path}}", include_in_schema=False)
async def file(
    request: Request[Any, Any, Any], path: Annotated[str, PathParameter(max_length=200)]
) -> Response[bytes]:
    """One of those files; of an older version there is none any more."""
    client: Path = request.app.state.client
    content = await asyncio.to_thread(_content, client, path.strip("/"))
    return Response(content, media_type=_KINDS[Path(path).suffix])


def _content(client: Path, path: str) -> bytes:
    if path in archives():
        return archives()[path]
    listed = python_index(client)
    if path not in {each.path for each in (*listed.files, listed.library, *listed.wheels)}:
        raise Unreadable("not_found")
    return (client / FOLDER / path).read_bytes()
