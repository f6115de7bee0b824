"""Connections are counted while they are open: in all, and from each address."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tercet.server.guarding.limits import UNHURRIED
from tests.server.finished import in_a_loop
from tests.server.playing import Server, eventually, serving


def open_connections(server: Server) -> int:
    """Return the number of open connections from the metrics."""
    found = re.search(r"^tercet_connections (\d+)", server.house.metrics.text(), re.MULTILINE)
    assert found is not None
    return int(found[1])


@in_a_loop
async def test_no_more_connections_are_open_than_the_server_allows(data: Path) -> None:
    async with serving(data, replace(UNHURRIED, connections=2)) as server:
        await server.player("Ada")
        await server.player("Bo")
        with pytest.raises(InvalidStatus):
            await server.player("Cy")


@in_a_loop
async def test_the_places_of_an_address_are_given_back(data: Path) -> None:
    async with serving(data, replace(UNHURRIED, connections_per_address=2)) as server:
        for _ in range(2):
            players = [await server.player("Ada"), await server.player("Bo")]
            with pytest.raises(InvalidStatus):
                await server.player("Cy")
            await players.pop().close()
            await eventually(lambda: open_connections(server) == 1)
            players.append(await server.player("Cy"))
            with pytest.raises(InvalidStatus):
                await server.player("Dee")
            for player in players:
                await player.close()
            await eventually(lambda: open_connections(server) == 0)
