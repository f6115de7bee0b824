"""Rated rematches across nodes: nonces, and a missing player who comes or declines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.finished import finish
from tests.server.nodes.together import play
from tests.server.playing import Player, Server
from tests.server.standing.people import account, last_info, rated_table

pytestmark = pytest.mark.slow


async def rematch(one: Server, ada: Player, bo: Player) -> str:
    """A rematch that Ada has started at her node, where Bo is not."""
    first = await rated_table(one, [ada, bo])
    await finish(first, [ada, bo])
    log = await one.http.get(f"/api/tables/{first}/log")
    nonces = json.loads(log.text.splitlines()[0])["nonces"]
    assert nonces == [ada.given[first], bo.given[first]], "also of a client of another node"
    table = str((await ada.ask("rematch", table=first))["table"])
    await ada.join(table)
    for player in (ada, bo):
        player.forget_game()
    assert (await ada.ask("start", table=table))["is"] == "done"
    return table


def awaited_at(player: Player) -> list[str]:
    """Return the tables that have waited for a player."""
    return [each["table"] for each in player.told("awaited")]


def test_a_player_of_another_node_is_told_and_comes_or_declines(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        ada, bo = await account(one, "Ada"), await account(two, "Bo")
        table = await rematch(one, ada, bo)
        await bo.until(lambda: table in awaited_at(bo))
        again = Player(two.address, bo.cookie, "Bo", nonces=True)
        two.players.append(again)
        await again.connect()
        await again.until(lambda: table in awaited_at(again))
        await bo.join(table)
        await again.until(lambda: bool(again.told("awaited_over")))
        await ada.until(lambda: bool(ada.view))
        await finish(table, [ada, bo])
        second = await rematch(one, ada, bo)
        await bo.until(lambda: second in awaited_at(bo))
        assert (await bo.ask("decline", table=second))["is"] == "done"
        await ada.until(lambda: last_info(ada)["seats"][1]["name"] is None)
        assert last_info(ada)["awaits"] is False

    play(data, nats, postgres, scene)


def test_an_abandoned_table_is_read_at_every_node(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one = servers[0]
        ada = await one.player("Ada", nonces=True)
        table = await one.create(ada)
        await ada.join(table)
        await ada.ask("sit", table=table)
        await ada.until(lambda: last_info(ada)["seats"][0]["nonce"])
        await one.house.rooms[table].abandon()
        for server in servers:
            info = (await server.http.get(f"/api/tables/{table}")).json()
            assert (info["status"], info["seed"]) == ("abandoned", None)
            assert info["commitment"] == last_info(ada)["commitment"]
            assert info["seats"][0]["nonce"] is True

    play(data, nats, postgres, scene)
