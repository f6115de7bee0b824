"""What is special about PostgreSQL: it can go away and come back, and others can reach it, too."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tercet.errors import Unreadable
from tercet.server.running import serve
from tercet.storage import engines
from tercet.storage.store import open_store
from tests.postgres import Postgres
from tests.server.playing import Player, eventually, serving

NONE_HERE, TAKE_BACK = {"act": "none_here"}, {"act": "take_back"}


@pytest.mark.slow
def test_while_the_database_is_gone_nothing_is_acknowledged(data: Path) -> None:
    """With a PostgreSQL of its own, which is killed under the server and started again."""
    postgres = Postgres()
    postgres.start()

    async def scene() -> None:
        async with serving(data, database=postgres.new_database()) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            await ada.act(table, NONE_HERE)
            await asyncio.to_thread(postgres.crash)
            assert (await ada.act(table, TAKE_BACK))["code"] == "storage_failed"
            assert (await ada.join(table))["view"]["players"][0]["said_none"] is True
            away = await server.http.get("/api/tables/nowhere")
            assert (away.status_code, away.json()["code"]) == (503, "storage_failed")
            assert (await ada.join("nowhere"))["code"] == "storage_failed"
            await asyncio.to_thread(postgres.start)
            await once_it_is_stored(ada, table)
            await bo.until(lambda: not bo.view["players"][0]["said_none"])
            late = await server.http.get("/api/tables/nowhere")
            assert late.status_code == 404, "reading works again, too"

    async def once_it_is_stored(ada: Player, table: str) -> None:
        async with asyncio.timeout(20):
            while (await ada.act(table, TAKE_BACK))["is"] != "done":  # noqa: ASYNC110
                await asyncio.sleep(0.1)

    try:
        asyncio.run(scene())
    finally:
        postgres.stop()


@pytest.mark.slow
def test_a_database_has_one_server(
    data: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "_PATIENCE", "100ms")
    database = postgres.new_database()
    first = open_store(database, alone=True)
    with pytest.raises(Unreadable) as refused:
        serve._house(data, database=database)
    assert refused.value.code == "data_in_use"
    open_store(database).close()  # to look at it is always allowed
    first.close()
    open_store(database, alone=True).close()


@pytest.mark.parametrize("address", ["mysql://ada:secret@here/games", "x://"])
def test_an_address_of_something_else_is_refused(data: Path, address: str) -> None:
    with pytest.raises(Unreadable) as refused:
        serve._house(data, database=address)
    assert refused.value.code == "database_unknown"
    assert "secret" not in str(refused.value.data)


def test_a_database_that_does_not_answer_is_told_without_its_password(data: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        serve._house(data, database=f"postgresql://ada:secret@/x?host={data}")
    assert refused.value.code == "data_unusable"
    assert "secret" not in str(refused.value.data)


def test_without_the_driver_there_is_a_hint(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unreadable) as refused:
        open_store("postgresql://ada@/games")
    assert refused.value.code == "postgres_missing"


@pytest.mark.slow
def test_who_comes_and_goes_does_not_wait_for_the_lock(data: Path, postgres: Postgres) -> None:
    """A restart at once: the old server's connection is gone with it."""
    database = postgres.new_database()

    async def scene() -> None:
        async with serving(data, database=database) as server:
            await server.guest("Ada")
            await eventually(lambda: server.house.metrics.commits.value > 0)

    for _ in range(3):
        asyncio.run(scene())
