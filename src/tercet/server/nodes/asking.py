"""Questions about tables that other nodes own, asked of them or of the database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from tercet.engine.wire import from_json
from tercet.errors import IllegalAction, Unreadable
from tercet.server.nodes.parcels import Asked
from tercet.server.table.info import stored_info
from tercet.server.table.room import ROOM_GONE
from tercet.server.wire.messages import TableInfo
from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node


async def info_elsewhere(node: Node, id_: str) -> TableInfo:
    """What is told of a table that is not here: by its owner, else from the database."""
    try:
        owner = await node.owner_elsewhere(id_)
    except StorageFailed as error:
        raise IllegalAction("storage_failed") from error
    answer = None if owner is None else await node.broker.ask(owner, Asked(id_))
    if answer:
        with suppress(Unreadable):  # of a later version, which tells more than we can read
            info: TableInfo = from_json(answer, TableInfo)
            return info
    node.forget(id_)
    return await asyncio.to_thread(_stored_info, node, id_)


def _stored_info(node: Node, id_: str) -> TableInfo:
    """The table as the database knows it: its owner does not answer, or has put it away."""
    store = node.house.store
    row = store.row(id_)
    if row is None:
        raise Unreadable(ROOM_GONE)
    return stored_info(store.outline(row))


async def table_with_code(node: Node, code: str) -> str:
    """The id of the table with this short code."""
    try:
        found = await asyncio.to_thread(node.ownership.table_with_code, code)
    except StorageFailed as error:
        raise IllegalAction("storage_failed") from error
    if found is None:
        raise Unreadable(ROOM_GONE)
    return found


async def opened_elsewhere(node: Node, host: str, address: str) -> tuple[int, tuple[int, int]]:
    """How many open tables a host has, and other nodes of an address; for `Openings.check`."""
    try:
        _, hosted = await asyncio.to_thread(node.ownership.going, host)
    except StorageFailed as error:
        raise IllegalAction("storage_failed") from error
    return hosted, node.sharing.opened_from(address)
