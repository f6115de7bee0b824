"""What the broker loses: nobody plays on with a gap, and nobody who needs no broker notices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.server.nodes.node import Node
from tercet.server.nodes.parcels import AnyParcel, Said, Told
from tercet.server.wire.frames import GOING_AWAY
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.together import at, play
from tests.server.playing import Player, Server, eventually

pytestmark = pytest.mark.slow
NONE_HERE = {"act": "none_here"}


def node_of(server: Server) -> Node:
    assert server.house.node is not None
    return server.house.node


def is_sent_away(player: Player) -> bool:
    return player.socket is not None and player.socket.close_code == GOING_AWAY


class Loss:
    """Loses the first parcel of a kind that a node hears."""

    def __init__(self, server: Server, kind: type[AnyParcel]) -> None:
        self._broker, self._kind = node_of(server).broker, kind
        self._hears: Callable[[AnyParcel], None] = self._broker.heard
        self.lost: AnyParcel | None = None
        self._broker.heard = self._hear

    def _hear(self, parcel: AnyParcel) -> None:
        if self.lost is None and isinstance(parcel, self._kind):
            self.lost = parcel
        else:
            self._hears(parcel)


def test_what_the_broker_loses(data: Path, nats: Nats, postgres: Postgres) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        await who_misses_something_comes_again(one, two, Said)
        await who_misses_something_comes_again(one, two, Told)
        await what_an_earlier_owner_says_late_reaches_nobody(one, two)
        await tables_go_on_for_clients_of_their_own_node(one, two)

    async def who_misses_something_comes_again(
        one: Server, two: Server, kind: type[AnyParcel]
    ) -> None:
        """An act is lost on its way to the owner, or what came of it; it is played once."""
        table, (ada, bo) = await one.table(["Ada", "Bo"])
        there = await at(two, bo)
        assert (await there.join(table))["is"] == "joined"
        loss = Loss(one if kind is Said else two, kind)
        with pytest.raises(ConnectionError):
            await there.act(table, NONE_HERE)
        assert loss.lost is not None
        assert is_sent_away(there)
        again = await at(two, there)
        await again.join(table)
        done = await again.act(table, NONE_HERE, client_seq=there.client_seq)
        assert done["is"] == "done", "the same act under the same number"
        await ada.reach(done["seq"])
        room = one.house.rooms[table]
        assert room.mailbox is not None
        assert [entry.seat for entry in room.mailbox.table.entries if entry.seat is not None] == [1]

    async def what_an_earlier_owner_says_late_reaches_nobody(one: Server, two: Server) -> None:
        table, (ada, _) = await one.table(["Ada", "Bo"])
        watcher = await two.player("Cy")
        await watcher.join(table)
        seen = watcher.view
        known = node_of(two).where[table]
        node_of(two).where[table] = replace(known, epoch=known.epoch + 1)
        assert (await ada.act(table, NONE_HERE))["is"] == "done"
        await watcher.until(lambda: is_sent_away(watcher))
        assert watcher.view == seen

    async def tables_go_on_for_clients_of_their_own_node(one: Server, two: Server) -> None:
        table, (ada, bo) = await one.table(["Ada", "Bo"])
        watcher = await two.player("Cy")
        assert (await watcher.join(table))["is"] == "joined"
        nats.kill()
        try:
            await watcher.until(lambda: is_sent_away(watcher))
            done = await ada.act(table, NONE_HERE)
            assert done["is"] == "done"
            await bo.reach(done["seq"])
        finally:
            nats.start()
        for server in (one, two):
            await eventually(lambda server=server: node_of(server).broker.is_there)  # type: ignore[misc]
        again = await at(two, watcher)
        assert (await again.join(table))["view"] == bo.view

    play(data, nats, postgres, scene)
