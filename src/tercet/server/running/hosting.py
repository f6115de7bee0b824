"""A whole server in this process: store, house, application and sockets put together."""

from __future__ import annotations

import gc
import logging
import secrets
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from socket import gethostname
from typing import TYPE_CHECKING, Final

import uvicorn

from tercet.errors import Unreadable
from tercet.page.files import CLIENT
from tercet.server.guarding.limits import Limits
from tercet.server.house import Clock, House
from tercet.server.http.app import create_app
from tercet.server.http.front import Front
from tercet.server.nodes.broker import Broker
from tercet.server.nodes.broker_check import check_broker
from tercet.server.people.sessions import new_id, read_key
from tercet.server.ready import build_served
from tercet.server.wire.hall import Hall, arrival_class
from tercet.server.wire.socket import Connections, socket_class
from tercet.storage.engines import is_address, open_steering
from tercet.storage.ownership import Ownership
from tercet.storage.store import open_store

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node

#: How long a thread waits for the interpreter while another is busy. With the usual 5 ms, an act
#: would wait several times before it is answered: for the writer, and back.
_SWITCH_S: Final = 0.0005
#: Thresholds of the garbage collector. The youngest objects are collected after 10,000 new ones: a
#: pause of some 3 ms every few seconds under full load. Older ones mostly belong to tables that are
#: being played and cannot be freed, so they are looked at seldom.
_THRESHOLDS: Final = (10_000, 20, 20)
_log = logging.getLogger("tercet.hosting")


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
    broker: str | None = None,
    name: str = "",
    open_broker: bool = False,
    accept_unsigned: bool = False,
) -> House:
    """The house whose tables are kept in a directory, or in the database at an address.

    With a `broker` it is one node of several at that database, known by its `name`; `open_broker`
    allows one that lets in everybody, and `accept_unsigned` messages of nodes that do not sign.
    """
    build_served()  # before the house and its node start threads
    key, node = read_key(data), None
    if broker is not None:
        check_broker(broker, open_broker=open_broker)
        check_shared(database)
    store = open_store(database or data, alone=broker is None, shared=broker is not None)
    try:
        if broker is not None and database is not None:
            node, key = one_of_several(
                database,
                broker,
                name,
                key,
                open_broker=open_broker,
                accept_unsigned=accept_unsigned,
            )
        return House(
            store, key, limits=limits, origins=origins, proxies=proxies, clock=clock, node=node
        )
    except Exception:
        store.close()
        raise


def check_shared(database: str | None) -> None:
    """Several nodes need a database that all of them reach."""
    if database is None or not is_address(database):
        raise Unreadable("nodes_need_database")


def one_of_several(
    database: str, broker: str, name: str, key: bytes, *, open_broker: bool, accept_unsigned: bool
) -> tuple[Node, bytes]:
    """This process among others, and the key by which all of them sign cookies."""
    from tercet.server.nodes.node import Node
    from tercet.server.nodes.signatures import signatures_of
    from tercet.server.nodes.thinking import thinking_key

    if accept_unsigned:
        _log.warning(
            "--accept-unsigned: every client of the broker can act as any player;"
            " start again without it when all nodes are of this version"
        )
    ownership = Ownership(open_steering(database), new_id().replace("_", "-"))
    key = ownership.shared("session_key", key)
    house = ownership.shared("house", secrets.token_hex(6).encode()).decode()
    signatures = signatures_of(ownership, accept_unsigned=accept_unsigned)
    way = Broker(broker, house, ownership.node, signatures, open_broker=open_broker)
    return Node(ownership, way, name or gethostname(), thinking_key(key)), key


def server_config(house: House, client: Path = CLIENT) -> uvicorn.Config:
    """How uvicorn serves a house: HTTP by the application, WebSockets by our own protocol."""
    return uvicorn.Config(
        Front(create_app(client, house), house.hosts),
        http=arrival_class(Hall(house)),
        ws=socket_class(Connections(house)),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # `Proxies` reads them, for both sides alike
        timeout_graceful_shutdown=5,
    )
