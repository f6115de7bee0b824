"""The short form of `python -m tests.server.nodes.campaign`, and that a missing fence is caught."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import pytest

from tests.server.nodes.campaign import campaign, compare
from tests.server.nodes.clients import Notes, seat
from tests.server.nodes.cluster import Cluster
from tests.server.playing import Player, Server
from tests.watched import while_running

pytestmark = pytest.mark.campaign


def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    outcome = campaign(faults=3, tables=4, think_s=0.1, nodes=2)
    assert outcome.wrong == []
    assert outcome.stuck == []
    assert outcome.notes.promised


@pytest.mark.parametrize(
    ("saboteur", "caught"), [("hear_of_nothing", False), ("append_without_a_fence", True)]
)
def test_who_was_stopped_and_goes_on_can_store_nothing(saboteur: str, caught: bool) -> None:
    """A node is stopped with an act unread, loses its table to another, and goes on.

    Nobody tells it what it has lost. The fence alone refuses it, and without one it is caught.
    """
    cluster = Cluster(2, cuts=False, saboteur=saboteur)
    try:
        cluster.start()
        notes = asyncio.run(while_running(stopped_and_resumed(cluster), cluster.running))
        assert bool(compare(cluster, notes)) is caught
    finally:
        cluster.stop()


async def stopped_and_resumed(cluster: Cluster) -> Notes:
    one, two = cluster.nodes
    for node in (one, two):
        assert await node.answers()
    server = Server(None, one.address)  # type: ignore[arg-type]
    table, (ada, bo) = await seat(server, 0, "classic", with_bot=False)
    await ada.connect()
    await ada.join(table)
    one.signal(signal.SIGSTOP)
    late = ada.act(table, {"act": "none_here"})
    bo.address = two.address
    await come_to(bo, table)
    one.signal(signal.SIGCONT)
    with suppress(Exception):
        await asyncio.wait_for(late, 5)
    for player in (ada, bo):
        await player.close()
    await server.close()
    return Notes()


async def come_to(player: Player, table: str) -> None:
    """Join, as often as it takes until the lease of the owner has run out."""
    async with asyncio.timeout(30):
        while True:
            with suppress(Exception):
                await player.connect()
                if (await player.join(table))["is"] == "joined":
                    return
            await player.close()
