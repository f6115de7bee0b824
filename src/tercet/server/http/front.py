"""Prepare requests before routing: refuse foreign hosts and wrong paths, turn HEAD into GET.

The application asks the file system for whatever it does not know. A path that no system could hold
goes to the one route that refuses it, so that it is counted and answered like everything else.
"""

from __future__ import annotations

import re
from typing import Any, Final, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tercet.server.guarding.hosts import Hosts

#: Where requests end up that cannot be meant, under `/api`.
UNREADABLE: Final = "/unreadable"
#: The route that refuses requests for another host.
FOREIGN: Final = "/api/foreign"
#: The longest path of ours has some 80 characters.
MOST_PATH: Final = 1024
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")


class Front:
    """The application as the network sees it."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, as it is or as it is meant."""
        asked = cast("dict[str, Any]", scope)
        refused = self._refused(asked) if asked["type"] == "http" else None
        if refused is not None:
            asked = {**asked, "path": refused, "raw_path": refused.encode()}
        if asked.get("method") == "HEAD":
            # Like GET, without what GET would send (RFC 9110, 9.3.2).
            asked, send = {**asked, "method": "GET"}, _without_body(send)
        await self._app(cast("Scope", asked), receive, send)

    def _refused(self, asked: dict[str, Any]) -> str | None:
        """Return the route that refuses a request, if it has a foreign host or a wrong path."""
        hosts = [value.decode("latin-1") for name, value in asked["headers"] if name == b"host"]
        if not self._hosts.knows(hosts, (asked["server"] or ("", 0))[0]):
            return FOREIGN
        return None if _could_be(asked["path"]) else "/api" + UNREADABLE


def _could_be(path: str) -> bool:
    return len(path) <= MOST_PATH and not _CONTROL.search(path)


def _without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head
