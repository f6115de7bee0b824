"""PostgreSQL goes away with an answer: clients wait, see it, and hear what is true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tercet.server import journal
from tercet.storage.store import Store, open_store
from tests.postgres import Postgres
from tests.server.playing import Player, Server, eventually, serving
from tests.storage.cutting import ANSWER, COMMIT, Proxy

pytestmark = pytest.mark.slow
NONE_HERE = {"act": "none_here"}


@asynccontextmanager
async def at_a_table(data: Path, proxy: Proxy) -> AsyncIterator[tuple[Server, str, Player, Player]]:
    async with serving(data, database=proxy.database) as server:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        yield server, table, ada, bo
        proxy.back()


def log_of(store: Store, table: str) -> list[tuple[int, int | None, int | None]]:
    stored = store.table(table)
    assert stored is not None
    return [(row.seq, row.client, row.client_seq) for row in stored.events]


@pytest.mark.parametrize("way", [ANSWER, COMMIT])
def test_clients_wait_until_it_is_known(way: str, data: Path, postgres: Postgres) -> None:
    """Ada comes back and sends her act again, Bo acts on top of it, Cy is new, Ada says a word."""

    async def scene() -> None:
        with closing(Proxy(postgres.new_database())) as proxy:
            async with at_a_table(data, proxy) as (server, table, ada, bo):
                outcomes = server.house.store.outcomes
                proxy.cut_next(way, away=True)
                first = ada.act(table, NONE_HERE)
                await eventually(lambda: outcomes.waiting)
                health = (await server.http.get("/api/health")).json()
                assert health == {"status": "ok", "store": "away"}
                metrics = (await server.http.get("/api/metrics")).text
                assert "tercet_outcome_waiting 1" in metrics
                assert "tercet_outcomes_unknown_total 1" in metrics
                await ada.close()
                with pytest.raises(ConnectionError):
                    await first
                await ada.connect()
                assert (await ada.join(table))["seq"] == 0, "nothing is told that is not known"
                again = ada.act(table, NONE_HERE, client_seq=1)
                bos = bo.act(table, NONE_HERE)
                said = ada.send("chat", table=table, text="hello")
                cy = asyncio.create_task(server.guest("Cy"))
                box = server.house.rooms[table].mailbox
                assert box is not None
                await eventually(lambda: box.table.seq == 2)
                assert not any(each.done() for each in (again, bos, said, cy))
                proxy.back()
                answers = [await again, await bos, await said]
                assert [answer["is"] for answer in answers] == ["done"] * 3, answers
                await cy
                await bo.reach(2)
                assert log_of(server.house.store, table) == [(1, 0, 1), (2, 1, 1)]
                chat = (await ada.join(table))["chat"]
                assert [line["text"] for line in chat] == ["hello"]
                assert (await server.http.get("/api/health")).json() == {"status": "ok"}

    asyncio.run(scene())


def test_what_is_refused_in_the_end_has_not_happened(data: Path, postgres: Postgres) -> None:
    """Every attempt to write it is lost: the game goes back, and the act can be played anew."""

    async def scene() -> None:
        with closing(Proxy(postgres.new_database())) as proxy:
            async with at_a_table(data, proxy) as (server, table, ada, bo):
                lost = iter([COMMIT] * 3)
                proxy.cut = lambda: next(lost, None)
                assert (await ada.act(table, NONE_HERE))["code"] == "storage_failed"
                assert log_of(server.house.store, table) == []
                assert (await ada.act(table, NONE_HERE, client_seq=1))["code"] == "client_seq_old"
                assert (await ada.act(table, NONE_HERE, client_seq=2))["seq"] == 1
                await bo.reach(1)
                assert log_of(server.house.store, table) == [(1, 0, 2)]

    asyncio.run(scene())


def test_a_server_that_must_end_answers_nothing(
    data: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The act is stored, so that a refusal would be wrong."""
    monkeypatch.setattr(journal, "_LAST_WAIT_S", 0.0)
    database = postgres.new_database()

    async def scene() -> str:
        with closing(Proxy(database)) as proxy:
            async with serving(data, database=proxy.database) as server:
                table, (ada, _) = await server.table(["Ada", "Bo"])
                proxy.cut_next(ANSWER, away=True)
                answer = ada.act(table, NONE_HERE)
                await eventually(lambda: server.house.store.outcomes.waiting)
            with pytest.raises(ConnectionError):
                await answer
            assert ada.told("error") == []
        return table

    table = asyncio.run(scene())
    with closing(open_store(database)) as store:
        assert log_of(store, table) == [(1, 0, 1)]
