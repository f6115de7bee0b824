"""All nodes at a glance, for the host: who lives, what each owns, and what passes between them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tercet.server.nodes.broker import Broker, check_broker
from tercet.server.nodes.parcels import AnyParcel, Standing
from tercet.storage.engines import open_steering
from tercet.storage.ownership import NodeRow, Ownership

#: Nodes tell how they stand every two seconds.
_LISTEN_S: Final = 2.6


class NodeView(msgspec.Struct, frozen=True):
    """A node as its host sees it; without a broker there are no figures."""

    id: str
    name: str
    version: str
    lease_ms: int
    tables: int
    draining: bool
    figures: dict[str, int] = {}


def overview(database: str, broker: str | None) -> list[NodeView]:
    """Every node that lives, by the database; what each tells of itself, by the broker."""
    ownership = Ownership(open_steering(database), "overview")
    try:
        rows = ownership.living_and_owning()
        house = ownership.shared("house", b"").decode()
    finally:
        ownership.close()
    told = {} if broker is None else asyncio.run(_listen(broker, house))
    return [_view(row, told.get(row.id)) for row in rows]


def _view(row: NodeRow, told: Standing | None) -> NodeView:
    figures = {} if told is None else told.figures
    return NodeView(row.id, row.name, row.version, row.left_ms, row.tables, row.draining, figures)


async def _listen(address: str, house: str) -> dict[str, Standing]:
    check_broker(address)
    broker, told = Broker(address, house, "overview"), dict[str, Standing]()

    def hear(parcel: AnyParcel) -> None:
        if isinstance(parcel, Standing):
            told[parcel.by] = parcel

    broker.heard = hear
    broker.open()
    await asyncio.sleep(_LISTEN_S)
    await broker.close()
    return told
