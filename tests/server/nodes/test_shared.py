"""What holds for all nodes together: limits, ratings, figures; and what their host sees of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import Rate
from tercet.server.nodes.overview import overview
from tercet.server.running import tracing
from tercet.storage.standing.recomputing import recompute
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.finished import finish
from tests.server.nodes.together import at, nodes, play
from tests.server.playing import Player, Server, eventually
from tests.server.standing.people import PASSWORD, account, cookie, rated_table, until_rated

pytestmark = pytest.mark.slow
NONE_HERE = {"act": "none_here"}
#: Two clients are at the second node.
BOTH_AT_TWO = ("told n0", "told n0", "posted n1", "posted n1")


def test_limits_do_not_multiply_with_nodes(data: Path, nats: Nats, postgres: Postgres) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        await guests_of_an_address(one, two)
        await tables_of_a_person_and_an_address(one, two)
        await guesses_at_a_password(one, two)

    async def guests_of_an_address(one: Server, two: Server) -> None:
        usual = one.house.throttles.guests._rate
        for server in (one, two):
            server.house.throttles.guests._rate = Rate(0.001, 2)
            server.house.throttles.guests._buckets.clear()
        for name in ("Ada", "Bo"):
            assert (await one.http.post("/api/session", json={"name": name})).is_success
            one.http.cookies.clear()
        buckets = two.house.throttles.guests._buckets
        await eventually(lambda: any(each._level < 1 for each in buckets.values()))
        answer = await two.http.post("/api/session", json={"name": "Cy"})
        assert answer.json()["code"] == "too_fast"
        for server in (one, two):
            server.house.throttles.guests._rate = usual
            server.house.throttles.guests._buckets.clear()

    async def tables_of_a_person_and_an_address(one: Server, two: Server) -> None:
        ada, bo = await one.guest("Ada"), await two.guest("Bo")
        for server in (one, two):
            limits = server.house._openings._limits
            few = replace(limits, tables_per_person=1, tables_per_address=2)
            server.house._openings._limits = few
        await one.create(ada)
        assert await refused(two, cookie(ada)) == "too_many_tables"
        await two.create(bo)
        one.house.node.sharing.tell_standing()  # type: ignore[union-attr]
        two.house.node.sharing.tell_standing()  # type: ignore[union-attr]
        await eventually(lambda: near(two) == 1 == near(one))
        for server in (one, two):
            somebody = await server.guest("Cy")
            assert await refused(server, cookie(somebody)) == "too_many_tables_here"

    async def refused(server: Server, headers: dict[str, str]) -> str:
        asked = {"game": "classic", "seats": 2}
        answer = await server.http.post("/api/tables", json=asked, headers=headers)
        return str(answer.json().get("code"))

    def near(server: Server) -> int:
        assert server.house.node is not None
        return server.house.node.sharing.opened_from("127.0.0.1")[0]

    async def guesses_at_a_password(one: Server, two: Server) -> None:
        await account(one, "Eve")
        wrong = {"login": "eve-1", "password": "a guess that is wrong"}
        before = due(two)
        for _ in range(2):
            assert not (await one.http.post("/api/login", json=wrong)).is_success
        await eventually(lambda: due(two) > before)

    def due(server: Server) -> float:
        return sum(server.house.accounts._pace._due.values())

    play(data, nats, postgres, scene)


def test_games_at_any_node_count_once_and_are_seen_at_all(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    """Two rated games end at two nodes at the same time, with the same people."""

    async def scene(servers: list[Server]) -> None:
        one, two = servers
        ada, bo = [await account(one, name) for name in ("Ada", "Bo")]
        there = [await at(two, ada), await at(two, bo)]
        tables = await rated_table(one, [ada, bo]), await rated_table(two, there)
        await asyncio.gather(finish(tables[0], [ada, bo]), finish(tables[1], there))
        for player in (ada, there[0]):
            assert (await until_rated(player))["counted"]
        assert recompute(one.house.store).holds
        standings = [await shown(server, "/api/standings/classic") for server in servers]
        assert standings[0] == standings[1]
        assert standings[0]["me"]["games"] == 2
        for server in servers:
            assert (await shown(server, "/api/me/figures"))["games"] == 2

    async def shown(server: Server, path: str) -> dict[str, Any]:
        login = {"login": "ada-1", "password": PASSWORD}
        entered = await server.http.post("/api/login", json=login)
        assert entered.is_success
        found: dict[str, Any] = (await server.http.get(path)).json()
        server.http.cookies.clear()
        return found

    play(data, nats, postgres, scene)


def test_a_host_sees_the_nodes_and_follows_an_act_between_them(
    data: Path,
    nats: Nats,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(tracing, "ON", True)
    database = postgres.new_database()

    async def scene() -> None:
        async with nodes(data, nats, database, 2) as (one, two):
            ada, bo = await one.player("Ada"), await two.player("Bo")
            cy = await two.player("Cy")
            table = await one.create(ada, seats=2)
            for player in (ada, bo, cy):
                await player.join(table)
            for player in (ada, bo):
                await player.ask("sit", table=table, nonce="x")
            await ada.ask("start", table=table)
            await bo.until(lambda: bool(bo.view))

            ways = await way_of_an_act(bo, ada, table)
            assert ways == ["passed_on n1", "heard n0", "entered", "stored", *BOTH_AT_TWO]
            ways = await way_of_an_act(ada, cy, table)
            assert ways == ["heard n0", "entered", "stored", *BOTH_AT_TWO]
            ways = await way_of_an_act(bo, ada, table, act={"act": "set"})
            assert ways == ["passed_on n1", "heard n0", "refused"]
            views = await asyncio.to_thread(overview, database, nats.address)
            assert views.broker
            seen = {each.name: each for each in views.nodes}
            assert seen["n0"].tables == 1
            assert seen["n0"].figures["streams_in"] == seen["n1"].figures["streams_out"] == 2
            assert seen["n1"].figures["forwarded"] == 3

    async def way_of_an_act(
        player: Player, other: Player, table: str, act: dict[str, str] = NONE_HERE
    ) -> list[str]:
        """What all nodes have said of an act, by its id: where it was, and at which node."""
        caplog.clear()
        done = await player.act(table, act)
        if done["is"] == "done":
            await other.reach(done["seq"])
            await eventually(lambda: said().count("posted") == 2)
        ids = {record.getMessage().split()[1] for record in caplog.records}
        assert len(ids) == 1, "one id for the whole way"
        return [" ".join((w[0], *(a[3:] for a in w[2:] if a[:3] == "at="))) for w in lines()]

    def lines() -> list[list[str]]:
        return [record.getMessage().split() for record in caplog.records]

    def said() -> list[str]:
        return [words[0] for words in lines()]

    asyncio.run(scene())
