"""Whoever goes leaves nothing behind but games, with nobody in them; and can take all along."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tercet.engine.log import read_log
from tercet.storage import engines
from tercet.storage.people import traces
from tercet.storage.people.traces import TRACES, departed, without_old_names
from tercet.storage.store import Store, open_store
from tercet.tables import game_of, load_log, verify
from tests.server.people.owning import PASSWORD, Owner
from tests.server.people.traces import NAME, found_in_files, found_in_rows, leave_traces, solve
from tests.server.playing import Server, eventually, serving

#: Every table that names people.
NAMING = {trace.table.name for trace in TRACES}


@pytest.mark.slow
def test_nothing_is_left_of_who_goes(data: Path, database: str | None) -> None:
    async def scene() -> None:
        async with serving(data, database=database) as server:
            owner, person, table = await leave_traces(server)
            store = server.house.store
            assert found_in_rows(store, person) == NAMING, "the search finds every trace"
            assert {"person", "called", "seat", "kept", "tables"} <= found_in_rows(store, NAME)
            wrong = {"password": "wrong horse"}
            assert await owner.ask("POST", "/account/delete", wrong) == "login_wrong"
            assert found_in_rows(store, person) == NAMING, "nothing has changed"
            await owner.ask("POST", "/account/delete", {"password": PASSWORD})
            assert found_in_rows(store, person, NAME) == set()
            if database is None:
                assert found_in_files(data, person, NAME) == set()
            assert await owner.ask("GET", "/session") == "no_session"
            assert await Owner(server).enter(f"{NAME}-9") == "login_wrong"
            await the_game_stays(server, table)
            again = await Owner(server).register(f"{NAME}-9", NAME)
            assert (await again.ask("GET", "/session"))["name"] == NAME, "the name is free"

    asyncio.run(scene())


async def the_game_stays(server: Server, table: str) -> None:
    told = await server.http.get(f"/api/tables/{table}/log")
    log = load_log(told.text)
    verify(log)
    assert log.names == ("", "Bo")
    assert log.header.relinked, "an old log says that it is linked anew"
    told = await server.http.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in told.json()["seats"]] == [None, "Bo"]


@pytest.fixture(scope="module")
def traced(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A directory with every trace of somebody, and who that is."""
    data = tmp_path_factory.mktemp("traced")

    async def scene() -> str:
        async with serving(data) as server:
            return (await leave_traces(server))[1]

    return data, asyncio.run(scene())


def leave(data: Path, person: str) -> tuple[set[str], set[str]]:
    """Somebody goes, without a server; in which tables and files something is left."""
    with closing(open_store(data)) as store:
        row = store.person(person)
        assert row is not None
        parts = [*without_old_names(store, person), departed(person, row.password)]
        assert store.write(parts) == [None] * len(parts)
        store.wipe()
        return found_in_rows(store, person, NAME), found_in_files(data, person, NAME)


def without(number: int) -> Callable[[pytest.MonkeyPatch], None]:
    """One kind of trace is forgotten."""

    def sabotage(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(traces, "TRACES", (*TRACES[:number], *TRACES[number + 1 :]))

    return sabotage


def keep_old_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Old games are not linked anew."""
    monkeypatch.setattr("tests.server.people.test_departures.without_old_names", nothing)


def nothing(store: Store, person: str) -> Iterator[Any]:
    return iter(())


def forget_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is removed stays in the file until something else is written there."""
    careful = "PRAGMA secure_delete=ON"
    assert careful in engines._WRITING
    monkeypatch.setattr(engines, "_WRITING", (*engines._WRITING, "PRAGMA secure_delete=OFF"))


def keep_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was removed stays in SQLite's log."""
    monkeypatch.setattr(Store, "wipe", lambda _: None)


@pytest.mark.slow
def test_a_saboteur_who_leaves_something_is_caught(
    traced: tuple[Path, str], tmp_path: Path
) -> None:
    data, person = traced
    careful = shutil.copytree(data, tmp_path / "careful")
    assert leave(careful, person) == (set(), set())
    saboteurs = [without(number) for number in range(len(TRACES))]
    for number, sabotage in enumerate((*saboteurs, keep_old_headers, forget_only, keep_the_log)):
        copy = shutil.copytree(data, tmp_path / f"{number}")
        with pytest.MonkeyPatch.context() as monkeypatch:
            sabotage(monkeypatch)
            assert leave(copy, person) != (set(), set()), sabotage


@pytest.mark.slow
def test_everything_can_be_taken_along(data: Path, database: str | None) -> None:
    async def scene() -> None:
        async with serving(data, database=database) as server:
            owner, person, table = await leave_traces(server)
            answer = await owner.raw("GET", "/account/export")
            assert "attachment" in answer.headers["content-disposition"]
            told = answer.json()
            assert told.keys() >= NAMING
            assert all(told[name] for name in NAMING), "a row of each"
            assert told["person"][0]["name"] == NAME
            assert told["puzzle_try"][0]["ms"] is not None
            stored = server.house.store.person(person)
            assert stored is not None
            for secret in (stored.password, stored.recovery, owner.http.cookies["tercet_session"]):
                assert (secret or "?").split(".")[0] not in answer.text
            (game,) = told["games"]
            assert game["table"] == table
            assert read_log(game["log"], game_of).names == (NAME, "Bo")

    asyncio.run(scene())


def test_a_guest_goes_without_a_password_and_a_table_that_waits_has_a_free_seat(
    data: Path,
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada, bo = await server.player("Ada"), await server.player("Bo")
            table = await server.create(ada, seats=3)
            for player in (ada, bo):
                await player.join(table)
                await player.ask("sit", table=table)
            await ada.ask("chat", table=table, text="hello")
            gone = await server.http.post(
                "/api/account/delete",
                json={"password": ""},
                headers={"Cookie": f"tercet_session={ada.cookie}"},
            )
            assert gone.status_code == 204
            room = server.house.rooms[table]
            assert [seat.name for seat in room.seats] == ["", "Bo", ""]
            assert room.row.host == room.seats[1].person, "who sits there next is the host"
            stored = server.house.store.table(table)
            assert stored is not None
            assert (stored.row, stored.seats) == (room.row, room.seats), "as the store knows it"
            await bo.until(lambda: bool(bo.told("chat_removed")))
            assert (await bo.ask("start", table=table)).get("code") != "not_host"

    asyncio.run(scene())


def test_who_goes_leaves_a_game_that_is_being_played(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            headers = {"Cookie": f"tercet_session={ada.cookie}"}
            await server.http.post("/api/account/delete", json={"password": ""}, headers=headers)
            await bo.until(lambda: bo.view["away"] == [0])
            await eventually(lambda: server.house.rooms[table].seats[0].name == "")
            assert (await bo.act(table, {"act": "none_here"}))["is"] == "done"

    asyncio.run(scene())


@pytest.mark.slow
def test_a_place_is_free_again_in_the_ranking(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada, bo = await Owner(server).register("ada-1"), await Owner(server).register("bo-b")
            await solve(ada)
            await solve(bo)
            day = (await bo.ask("GET", "/daily/2026-01-01"))["today"]
            assert (await bo.ask("GET", f"/daily/{day}"))["solved"] == 2
            await ada.ask("POST", "/account/delete", {"password": PASSWORD})
            after = await bo.ask("GET", f"/daily/{day}")
            assert (after["solved"], after["own"]["place"]) == (1, 1)

    asyncio.run(scene())
