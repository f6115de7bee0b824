"""Who may open tables and what the lobby shows: one address does not fill the house for others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tercet.errors import IllegalAction
from tercet.server.guarding.limits import UNHURRIED, Limits
from tercet.server.lobby import SHOWN, SHOWN_EMPTY, shown_in_lobby
from tercet.server.opening import Openings
from tercet.server.people.sessions import COOKIE
from tercet.server.wire.messages import Settings
from tercet.storage.rows import TableRow
from tests.server.playing import Player, Server, serving
from tests.server.saboteurs import Put, fill_the_lobby, open_without_end

FEW = replace(UNHURRIED, empty_tables_per_address=3, tables_per_address=6, tables_per_person=5)


class Table:
    """An open table as the lobby sees it."""

    def __init__(
        self, number: int, people: int = 0, status: str = "waiting", host: str = "h"
    ) -> None:
        self.id = f"t{number}"
        self.row = TableRow(number, self.id, None, True, host, status, "{}", "c", number)
        self.visitors = ["somebody"] * people

    def info(self) -> Any:
        return self.id


def shown(tables: list[Table], addresses: dict[str, str]) -> list[Any]:
    return list(shown_in_lobby(tables, lambda table: addresses[table.id]))


def test_where_people_are_comes_first_and_waiting_before_playing() -> None:
    tables = [Table(1), Table(2, 1, "playing"), Table(3, 1), Table(4, 2), Table(5, 0, "playing")]
    everywhere = {f"t{n}": str(n) for n in range(6)}
    assert shown(tables, everywhere) == ["t4", "t3", "t2", "t1", "t5"]


def test_of_tables_that_nobody_is_at_one_address_shows_few() -> None:
    tables = [Table(number) for number in range(50)]
    assert shown(tables, {t.id: "a" for t in tables}) == ["t49", "t48", "t47"]
    assert len(shown(tables, {t.id: str(t.row.number % 2) for t in tables})) == 2 * SHOWN_EMPTY


def test_one_address_with_many_tables_leaves_room_for_the_others() -> None:
    """Somebody sits at 300 tables of their own, newer than all others."""
    fair = [Table(number, 2, "playing") for number in range(20)]
    rude = [Table(number, 1) for number in range(100, 400)]
    addresses = {t.id: t.id for t in fair} | {t.id: "rude" for t in rude}
    listed = shown([*rude, *fair], addresses)
    assert len(listed) == SHOWN
    assert {t.id for t in fair} <= set(listed)


def test_a_school_shows_all_its_tables() -> None:
    tables = [Table(number, 4, "playing") for number in range(60)]
    assert len(shown(tables, {t.id: "school" for t in tables})) == 60


def code_of(openings: Openings, tables: list[Table], host: str, address: str) -> str | None:
    try:
        openings.check(tables, host, address)
    except IllegalAction as error:
        return error.code
    return None


def test_empty_tables_of_one_address_are_few_and_played_ones_many() -> None:
    openings = Openings(Limits())
    school = [Table(number, 4, "playing", f"h{number}") for number in range(150)]
    for table in school:
        openings.note(table.id, "school")
    assert code_of(openings, school, "new", "school") is None
    empty = [Table(number, 0, "waiting", f"h{number}") for number in range(200, 240)]
    for table in empty:
        openings.note(table.id, "school")
    assert code_of(openings, [*school, *empty[:-1]], "new", "school") is None
    assert code_of(openings, [*school, *empty], "new", "school") == "too_many_empty_tables"
    assert code_of(openings, [*school, *empty], "new", "elsewhere") is None


def test_after_a_restart_the_host_stands_for_the_address() -> None:
    openings = Openings(Limits(empty_tables_per_address=1))
    assert openings.origin(Table(1, host="ada")) == "ada"


# --- Through the server ----------------------------------------------------------------------


async def opened(server: Server, host: Player) -> httpx.Response:
    jar = {"Cookie": f"{COOKIE}={host.cookie}"}
    return await server.http.post("/api/tables", json={"game": "classic", "seats": 2}, headers=jar)


async def bounded(server: Server) -> None:
    hosts = [await server.player(name) for name in ("Ada", "Bo", "Cy")]
    tables = [(await opened(server, host)).json()["table"] for host in hosts]
    refused = await opened(server, hosts[0])
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_empty_tables")
    for host, table in zip(hosts, tables, strict=True):
        await host.join(table)
    for host in hosts:  # where people are, there may be more
        await host.join((await opened(server, host)).json()["table"])
    assert (await opened(server, hosts[0])).json()["code"] == "too_many_tables_here"


async def fair_lobby(server: Server) -> None:
    """Somebody has opened a hundred tables; a game that is played is still to be seen."""
    table, _ = await server.table(["Ada", "Bo"])
    rude = await server.house.sessions.recognise((await server.player("Rude")).cookie)
    assert rude is not None
    for _ in range(100):
        settings, host = Settings("classic", 2), rude.person.id
        await server.house.create(host, settings, public=True, address="rude")
    listed = [info["table"] for info in (await server.http.get("/api/tables")).json()]
    assert table in listed
    assert len(listed) == 1 + SHOWN_EMPTY


def run(data: Path, scene: Callable[[Server], Any], limits: Limits) -> None:
    async def whole() -> None:
        async with serving(data, limits) as server:
            await scene(server)

    asyncio.run(whole())


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "limits"), [(bounded, FEW), (fair_lobby, UNHURRIED)])
def test_one_address_is_bounded(data: Path, scene: Any, limits: Limits) -> None:
    run(data, scene, limits)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("saboteur", "scene", "limits"),
    [(open_without_end, bounded, FEW), (fill_the_lobby, fair_lobby, UNHURRIED)],
)
def test_a_server_without_bounds_is_caught(
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    saboteur: Callable[[Put], None],
    scene: Any,
    limits: Limits,
) -> None:
    saboteur(monkeypatch.setattr)
    with pytest.raises(AssertionError):
        run(data, scene, limits)
