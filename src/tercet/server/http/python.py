"""Python for the page: the list of its files, and this package's own archives.

They are packed once, off the loop, when somebody first asks; what the build laid down is served
with the other files of the client.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from tercet.errors import Unreadable
from tercet.page.files import FOLDER, INDEX, PythonIndex, archives, python_index


@get(f"/{FOLDER}/{INDEX}")
async def index(request: Request[Any, Any, Any]) -> PythonIndex:
    """What a page has to load to play without a server."""
    client: Path = request.app.state.client
    return await asyncio.to_thread(python_index, client)


@get(f"/{FOLDER}/{{name:str}}", media_type="application/zip")
async def archive(name: Annotated[str, PathParameter(max_length=80)]) -> Response[bytes]:
    """An archive of this package; of an older version there is none any more."""
    packed = (await asyncio.to_thread(archives)).get(name)
    if packed is None:
        raise Unreadable("not_found")
    return Response(packed, media_type="application/zip")
