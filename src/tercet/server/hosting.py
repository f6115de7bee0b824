"""A whole server in this process: store, house, application and sockets put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import uvicorn

from tercet.server.app import CLIENT, create_app
from tercet.server.house import House
from tercet.server.limits import Limits
from tercet.server.sessions import read_key
from tercet.server.socket import Connections, socket_class
from tercet.storage.store import open_store

#: Bytes of a request's head; a cookie and a few headers fit well within.
_MOST_HEAD: Final = 16 * 1024


def open_house(
    data: Path,
    *,
    database: str | None = None,
    limits: Limits | None = None,
    origins: frozenset[str] = frozenset(),
) -> House:
    """The house whose tables are kept in a directory, or in the database at an address."""
    store = open_store(database or data)
    return House(store, read_key(data), limits=limits, origins=origins)


def server_config(house: House, client: Path = CLIENT) -> uvicorn.Config:
    """How uvicorn serves a house: HTTP by the application, WebSockets by our own protocol."""
    return uvicorn.Config(
        create_app(client, house),
        ws=socket_class(Connections(house)),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        h11_max_incomplete_event_size=_MOST_HEAD,
        timeout_graceful_shutdown=5,
    )
