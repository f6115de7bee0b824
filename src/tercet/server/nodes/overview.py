"""All nodes at a glance, for the host: who lives, what each owns, and what passes between them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from tercet.server.nodes.broker import Broker
from tercet.server.nodes.broker_check import check_broker
from tercet.server.nodes.parcels import AnyParcel, Standing
from tercet.server.nodes.signatures import signatures_of
from tercet.storage.ownership import NodeRow, visited

#: Nodes tell how they stand every two seconds; to get in, with TLS and a password, takes a while.
_LISTEN_S: Final = 2.6
_CONNECT_S: Final = 5.0


class NodeView(msgspec.Struct, frozen=True):
    """A node as its host sees it; without a broker there are no figures."""

    id: str
    name: str
    version: str
    lease_ms: int
    tables: int
    draining: bool
    figures: dict[str, int] = {}


class Overview(msgspec.Struct, frozen=True):
    """Every node that lives, and whether the broker has let us listen; None, if none was named."""

    nodes: list[NodeView]
    broker: bool | None


def overview(database: str, broker: str | None, *, open_broker: bool = False) -> Overview:
    """Every node that lives, by the database; what each tells of itself, by the broker."""
    if broker is not None:
        check_broker(broker, open_broker=open_broker)
    with visited(database, "overview") as ownership:
        rows = ownership.living_and_owning()
        house = ownership.shared("house", b"").decode()
        signatures = signatures_of(ownership)
    if broker is None:
        return Overview([_view(row, None) for row in rows], None)
    way = Broker(broker, house, "overview", signatures, open_broker=open_broker)
    told = asyncio.run(_listen(way, {row.id for row in rows}))
    views = [_view(row, (told or {}).get(row.id)) for row in rows]
    return Overview(views, told is not None)


def _view(row: NodeRow, told: Standing | None) -> NodeView:
    figures = {} if told is None else told.figures
    return NodeView(row.id, row.name, row.version, row.left_ms, row.tables, row.draining, figures)


async def _listen(broker: Broker, living: set[str]) -> dict[str, Standing] | None:
    """What the living nodes tell of themselves; None, if the broker does not let us listen."""
    told, there, all_told = dict[str, Standing](), asyncio.Event(), asyncio.Event()

    def hear(parcel: AnyParcel) -> None:
        if isinstance(parcel, Standing):
            told[parcel.by] = parcel
            if living <= {*told}:
                all_told.set()

    broker.heard, broker.back = hear, there.set
    broker.open()
    try:
        await asyncio.wait_for(there.wait(), _CONNECT_S)
        with suppress(TimeoutError):
            await asyncio.wait_for(all_told.wait(), _LISTEN_S)
    except TimeoutError:
        return None
    finally:
        await broker.close()
    return told
