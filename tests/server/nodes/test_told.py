"""What a host is told of a site in trouble: once, when it begins and when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.cli.app import main
from tercet.server.nodes import overview as looking
from tercet.server.nodes.overview import overview
from tercet.storage.store import open_store
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.together import knows_others, nodes
from tests.server.playing import Server, eventually

pytestmark = pytest.mark.slow

AWAY = "the broker is away: tables go on for clients of their own node only"
AGAIN = "the broker is there again"
GONE = "node n1 is gone: whoever asks for its tables opens them"
DEAD = "this node was taken for dead: others may have its tables by now"


@pytest.fixture
def own_nats() -> Iterator[Nats]:
    broker = Nats()
    broker.start()
    yield broker
    broker.stop()


def test_a_host_is_told_of_a_broker_and_of_nodes_that_are_away(
    data: Path,
    own_nats: Nats,
    postgres: Postgres,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(looking, "_CONNECT_S", 0.3)
    database = postgres.new_database()

    def said() -> list[str]:
        return [each.getMessage() for each in caplog.records if each.name == "tercet.node"]

    async def scene() -> None:
        async with nodes(data, own_nats, database, 2) as (one, two):
            assert "tercet_broker_there 1" in one.house.metrics.text()
            assert "tercet_nodes 2" in one.house.metrics.text()
            await the_broker_goes_and_comes([one, two])
            await one_is_taken_for_dead(one, two)
        assert [said().count(each) for each in (AWAY, AGAIN, GONE, DEAD)] == [2, 2, 1, 1]

    async def the_broker_goes_and_comes(servers: list[Server]) -> None:
        own_nats.kill()
        await eventually(lambda: said().count(AWAY) == 2)
        assert "tercet_broker_there 0" in servers[0].house.metrics.text()
        seen = await asyncio.to_thread(overview, database, own_nats.address)
        assert seen.broker is False
        assert [(each.name, each.figures) for each in seen.nodes] == [("n0", {}), ("n1", {})]
        own_nats.start()
        await eventually(lambda: said().count(AGAIN) == 2)
        for server in servers:
            await eventually(lambda server=server: knows_others(server, 2))  # type: ignore[misc]

    async def one_is_taken_for_dead(one: Server, two: Server) -> None:
        node = two.house.node
        assert node is not None
        renew, node.ownership.renew = node.ownership.renew, lambda **_: True  # type: ignore[method-assign]
        await eventually(lambda: GONE in said())
        node.ownership.renew = renew  # type: ignore[method-assign]
        await eventually(lambda: DEAD in said())

    asyncio.run(scene())


def test_the_command_says_what_is_away(
    postgres: Postgres,
    own_nats: Nats,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told_by(*words: str) -> str:
        with pytest.raises(SystemExit) as end:
            main([*words])
        assert end.value.code != 0
        return capsys.readouterr().err

    monkeypatch.setattr(looking, "_CONNECT_S", 0.3)
    own_nats.kill()
    database = postgres.new_database()
    assert "[data_unusable]" in told_by("cluster", "--database", database), "nothing is there yet"
    open_store(database, shared=True).close()
    words = ["--database", database, "--broker", own_nats.address]
    told = told_by("cluster", *words)
    assert told.startswith("The broker does not answer, or does not let us in:")
    assert len(told.splitlines()) == 1


def test_who_thinks_needs_a_broker_and_a_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TERCET_BROKER", raising=False)
    database = "postgresql://nobody@127.0.0.1:1/none"
    with pytest.raises(SystemExit):
        main(["think", "--database", database])
    assert "[thinkers_need_broker]" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["think", "--database", database, "--broker", "nats://127.0.0.1:1"])
    assert "[data_unusable]" in capsys.readouterr().err
