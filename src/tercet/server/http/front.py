"""What is settled before the application looks at a request: HEAD, and paths that nothing is at.

The application asks the file system for whatever it does not know. A path that no system could hold
goes to the one route that refuses it, so that it is counted and answered like everything else.
"""

from __future__ import annotations

import re
from typing import Any, Final, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: Where requests end up that cannot be meant, under `/api`.
UNREADABLE: Final = "/unreadable"
_REFUSED: Final = "/api" + UNREADABLE
#: The longest path of ours has some 80 characters.
MOST_PATH: Final = 1024
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")


class Front:
    """The application as the network sees it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, as it is or as it is meant."""
        asked = cast("dict[str, Any]", scope)
        if asked["type"] == "http" and not _could_be(asked["path"]):
            asked = {**asked, "path": _REFUSED, "raw_path": _REFUSED.encode()}
        if asked.get("method") == "HEAD":
            # Like GET, without what GET would send (RFC 9110, 9.3.2).
            asked, send = {**asked, "method": "GET"}, _without_body(send)
        await self._app(cast("Scope", asked), receive, send)


def _could_be(path: str) -> bool:
    return len(path) <= MOST_PATH and not _CONTROL.search(path)


def _without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head
