"""Lines of those whose table another node owns: measured at theirs, and shown to all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.server.nodes.guests import Guest
from tercet.server.table.fairness.trips import Trip, TripMeter
from tercet.server.table.room import Room
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.together import play
from tests.server.playing import Player, Server

pytestmark = pytest.mark.slow
PROXIES = ("127.0.0.1",)


class _Far(TripMeter):
    """A line that has become long."""

    @property
    def trip(self) -> Trip:
        return Trip(400, "kernel")


async def seated(one: Server, two: Server) -> tuple[Room, Player, Player]:
    """Ada at the node that owns their table, Bo at the other, from another address."""
    ada, bo = await one.player("Ada"), await two.guest("Bo")
    bo.headers["X-Forwarded-For"] = "192.0.2.1"
    await bo.connect()
    table = await one.create(ada, seats=2)
    for player in (ada, bo):
        assert (await player.join(table))["is"] == "joined"
        assert (await player.ask("sit", table=table))["is"] == "done"
    return await one.house.room(table), ada, bo


def test_who_plays_elsewhere_is_pinged_and_shown(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    """Behind a proxy that tells nothing of its clients, pings are all there is."""

    async def scene(servers: list[Server]) -> None:
        _, ada, bo = await seated(*servers)
        for player in (ada, bo):
            await player.until(lambda player=player: len(player.lines()) == 2)  # type: ignore[misc]
            assert all(line["unproven"] for line in player.lines())

    play(data, nats, postgres, scene, proxies=PROXIES)


def test_a_line_that_changes_elsewhere_is_told_by_itself(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        room, ada, _ = await seated(one, two)
        await ada.until(lambda: len(ada.lines()) == 2)
        for visitor in room.visitors:
            if not isinstance(visitor, Guest):
                visitor.was_measured = lambda: None  # type: ignore[attr-defined]
        node = two.house.node
        assert node is not None
        for link in node.away._links.values():
            link.client.meter = _Far(two.house.clock)
        await ada.until(lambda: [line["sign"] for line in ada.lines()] == ["good", "poor"])

    play(data, nats, postgres, scene, proxies=PROXIES)
