"""A start reads no game: a table is read when somebody comes, and swept away if nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.server.people.sessions import COOKIE
from tercet.storage.rows import EventRow
from tercet.storage.store import Store, open_store
from tests.server.open_tables import put_into
from tests.server.playing import PATIENCE_S, Player, Server, eventually, serving
from tests.server.saboteurs import keep_unvisited_tables, read_all_at_the_start


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the tables whose entries were read."""
    numbers: list[int] = []
    real = Store.events

    def events(self: Store, number: int) -> tuple[EventRow, ...]:
        numbers.append(number)
        return real(self, number)

    monkeypatch.setattr(Store, "events", events)
    return numbers


def run(data: Path, database: str | None, read: list[int]) -> None:
    tables = put_into(database or data, 30, 40)

    async def scene() -> None:
        async with serving(data, database=database) as server:
            shown = (await server.http.get("/api/tables")).json()
            assert {info["table"] for info in shown} == set(tables)
            assert (await server.http.get(f"/api/tables/{tables[3]}")).json()["status"] == "playing"
            assert read == [], "the lobby and the start work from rows alone"
            ada = await server.player("Ada")
            joined = await ada.join(tables[7])
            assert (joined["seq"], len(read)) == (40, 1)
            assert set(server.house.rooms) == {tables[7]}

    asyncio.run(scene())


def test_no_entry_is_read_at_the_start(data: Path, database: str | None, read: list[int]) -> None:
    run(data, database, read)


@pytest.mark.slow
def test_a_server_that_reads_all_at_the_start_is_caught(
    data: Path, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all_at_the_start(monkeypatch.setattr)
    with pytest.raises(AssertionError, match="rows alone"):
        run(data, None, read)


def sweep(
    data: Path, database: str | None, read: list[int], patience_s: float = PATIENCE_S
) -> None:
    """Somebody comes to one of many tables; the others are put away, and nobody reads them."""
    tables = put_into(database or data, 120, 3)

    async def scene() -> None:
        async with serving(data, UNHURRIED, database=database) as server:
            ada = await server.player("Ada")
            await ada.join(tables[0])
            server.house._sweeper.open(0.0)
            await eventually(lambda: not len(server.house.shelf), patience_s)
            assert (await ada.join(tables[1]))["code"] == "table_unknown"
            assert len((await server.http.get("/api/tables")).json()) == 1
            assert len(read) == 1

    asyncio.run(scene())
    with closing(open_store(database or data)) as store:
        assert [each.row.id for each in store.open_tables()] == [tables[0]]


@pytest.mark.slow
def test_tables_that_nobody_comes_to_are_swept_away(
    data: Path, database: str | None, read: list[int]
) -> None:
    sweep(data, database, read)


@pytest.mark.slow
def test_a_server_that_never_sweeps_is_caught(
    data: Path, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_unvisited_tables(monkeypatch.setattr)
    with pytest.raises(TimeoutError):
        sweep(data, None, read, patience_s=1.0)


def again(data: Path, first: Callable[[Server], object], then: Callable[[Server], object]) -> None:
    """Two servers, one after the other, over the same data."""
    for scene in (first, then):

        async def whole(scene: Callable[[Server], object] = scene) -> None:
            async with serving(data) as server:
                await scene(server)  # type: ignore[misc]

        asyncio.run(whole())


@pytest.mark.slow
def test_people_come_back_to_their_table_and_its_code(data: Path) -> None:
    kept: dict[str, object] = {}

    async def first(server: Server) -> None:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        await ada.act(table, {"act": "none_here"})
        code = (await server.http.get(f"/api/tables/{table}")).json()["code"]
        kept.update(table=table, ada=ada, bo=bo, code=code)

    async def then(server: Server) -> None:
        found = (await server.http.get(f"/api/codes/{kept['code']}")).json()
        assert found["table"] == kept["table"]
        assert not server.house.rooms
        old = kept["ada"]
        assert isinstance(old, Player)
        ada = await Player(server.address, old.cookie, "Ada").connect()
        server.players.append(ada)
        joined = await ada.join(str(kept["table"]))
        assert (joined["seat"], joined["seq"], joined["client_seq"]) == (0, 1, 1)
        assert (await ada.act(str(kept["table"]), {"act": "take_back"}))["is"] == "done"

    again(data, first, then)


@pytest.mark.slow
def test_a_guest_who_logs_in_keeps_a_seat_that_nobody_has_asked_for_yet(data: Path) -> None:
    kept: dict[str, object] = {}

    async def first(server: Server) -> None:
        table, (ada, _) = await server.table(["Ada", "Bo"])
        owner = await server.guest("Owner")
        body = {"login": "ada", "password": "long enough"}
        kept.update(table=table, cookie=ada.cookie, body=body)
        jar = {"Cookie": f"{COOKIE}={owner.cookie}"}
        made = await server.http.post("/api/account", json=body, headers=jar)
        assert made.status_code == 201, made.text

    async def then(server: Server) -> None:
        jar = {"Cookie": f"{COOKIE}={kept['cookie']}"}
        entered = await server.http.post("/api/login", json=kept["body"], headers=jar)
        ada = await Player(server.address, entered.cookies[COOKIE], "Ada").connect()
        server.players.append(ada)
        assert len(server.house.shelf) == 1
        assert (await ada.join(str(kept["table"])))["seat"] == 0

    again(data, first, then)


def test_a_log_longer_than_any_game_is_not_replayed(data: Path, read: list[int]) -> None:
    (table,) = put_into(data, 1, 30)

    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, entries_per_table=20)) as server:
            ada = await server.player("Ada")
            assert (await ada.join(table))["code"] == "table_too_long"
            assert (await ada.join(table))["code"] == "table_unknown"
            assert (read, len(server.house.shelf)) == ([], 0)

    asyncio.run(scene())
