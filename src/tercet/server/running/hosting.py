"""A whole server in this process: store, house, application and sockets put together."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import uvicorn

from tercet.page.files import CLIENT
from tercet.server.guarding.limits import Limits
from tercet.server.house import Clock, House
from tercet.server.http.app import create_app
from tercet.server.http.front import Front
from tercet.server.people.sessions import read_key
from tercet.server.wire.hall import Hall, arrival_class
from tercet.server.wire.socket import Connections, socket_class
from tercet.storage.store import open_store

#: How long a thread waits for the interpreter while another is busy. With the usual 5 ms, an act
#: would wait several times before it is answered: for the writer, and back.
_SWITCH_S: Final = 0.0005
#: Thresholds of the garbage collector. The youngest objects are collected after 10,000 new ones: a
#: pause of some 3 ms every few seconds under full load. Older ones mostly belong to tables that are
#: being played and cannot be freed, so they are looked at seldom.
_THRESHOLDS: Final = (10_000, 20, 20)


def tune_interpreter() -> None:
    """Short waits and short pauses, for a process that does nothing but serve."""
    sys.setswitchinterval(_SWITCH_S)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


def open_house(
    data: Path,
    *,
    database: str | None = None,
    limits: Limits | None = None,
    origins: frozenset[str] = frozenset(),
    proxies: Iterable[str] = (),
    clock: Clock = time.monotonic,
) -> House:
    """The house whose tables are kept in a directory, or in the database at an address."""
    key = read_key(data)
    store = open_store(database or data, alone=True)
    try:
        return House(store, key, limits=limits, origins=origins, proxies=proxies, clock=clock)
    except Exception:
        store.close()
        raise


def server_config(house: House, client: Path = CLIENT) -> uvicorn.Config:
    """How uvicorn serves a house: HTTP by the application, WebSockets by our own protocol."""
    return uvicorn.Config(
        Front(create_app(client, house)),
        http=arrival_class(Hall(house)),
        ws=socket_class(Connections(house)),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # `Proxies` reads them, for both sides alike
        timeout_graceful_shutdown=5,
    )
