"""Guests who register or log in keep what was theirs: games, seats, and their manners."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.server.people.sessions import COOKIE
from tercet.server.wire import frames
from tests.server.playing import Player, Server, a_set, serving

ADA = {"login": "ada-1", "password": "correct horse"}


def cookie(player: Player) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={player.cookie}"}


async def finished_game(server: Server, players: list[Player]) -> str:
    """A short game that these people have played to its end."""
    table = await server.create(players[0], seats=len(players), options={"fixed": "s"})
    for player in players:
        await player.join(table)
        await player.ask("sit", table=table)
    await players[0].ask("start", table=table)
    await players[0].until(lambda: bool(players[0].view))
    while not players[0].view["outcome"]:
        found = a_set(players[0].view)
        act = {"act": "call", "cards": found} if found else {"act": "none_here"}
        for player in players[:1] if found else players:
            answer = await player.act(table, act)
        await players[0].reach(answer["seq"])
    return table


async def history(server: Server, player: Player) -> list[tuple[str, int | None]]:
    answer = await server.http.get("/api/history", headers=cookie(player))
    return [(game["table"], game["seat"]) for game in answer.json()]


async def account(server: Server, player: Player) -> Player:
    """The same person with an account, and with the new cookie that comes with it."""
    answer = await server.http.post("/api/account", json=ADA, headers=cookie(player))
    assert answer.status_code == 201, answer.text
    server.http.cookies.clear()
    made = Player(server.address, answer.cookies[COOKIE], player.name)
    server.players.append(made)
    return made


async def log_in(server: Server, player: Player) -> Player:
    """The same browser with the session of its account."""
    answer = await server.http.post("/api/login", json=ADA, headers=cookie(player))
    assert answer.status_code == 200, answer.text
    server.http.cookies.clear()
    entered = Player(server.address, answer.cookies[COOKIE], answer.json()["name"])
    server.players.append(entered)
    return entered


def test_who_registers_keeps_the_games_of_the_guest(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada, bo = await server.player("Ada"), await server.player("Bo")
            table = await finished_game(server, [ada, bo])
            ada = await account(server, ada)
            assert await history(server, ada) == [(table, 0)]
            elsewhere = await log_in(server, await server.guest("Tablet"))
            assert await history(server, elsewhere) == [(table, 0)]

    asyncio.run(scene())


@pytest.mark.slow
def test_who_logs_in_brings_the_games_of_the_guest_along(data: Path, database: str | None) -> None:
    async def first() -> tuple[list[str], Player]:
        async with serving(data, database=database) as server:
            ada, bo = await server.player("Ada"), await server.player("Bo")
            ada = await (await account(server, ada)).connect()
            tables = [await finished_game(server, [ada, bo])]
            guest = await server.player("Tablet")
            tables.insert(0, await finished_game(server, [bo, guest]))
            entered = await log_in(server, guest)
            assert await history(server, entered) == list(zip(tables, (1, 0), strict=True))
            assert await history(server, ada) == await history(server, entered)
            gone = await server.http.get("/api/session", headers=cookie(guest))
            assert gone.status_code == 401, "the guest is no more"
            return tables, entered

    async def again(tables: list[str], entered: Player) -> None:
        async with serving(data, database=database) as server:
            assert [table for table, _ in await history(server, entered)] == tables

    asyncio.run(again(*asyncio.run(first())))


@pytest.mark.slow
def test_who_logs_in_during_a_game_keeps_the_seat(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            await account(server, await server.guest("Ada"))
            table, (guest, bo) = await server.table(["Tablet", "Bo"])
            await guest.act(table, {"act": "none_here"})
            entered = await log_in(server, guest)
            await bo.until(lambda: not bo.told("table")[-1]["info"]["seats"][0]["present"])
            assert guest.socket is not None
            await guest.until(lambda: guest.socket is not None and bool(guest.socket.close_code))
            assert guest.socket.close_code == frames.NO_SESSION
            joined = await (await entered.connect()).join(table, guest.seq)
            assert (joined["seat"], joined["host"], joined["client_seq"]) == (0, True, 1)
            assert (await entered.act(table, {"act": "take_back"}))["is"] == "done"

    asyncio.run(scene())


@pytest.mark.slow
def test_logging_in_is_no_way_back_for_who_was_shown_out(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            await account(server, await server.guest("Ada"))
            host, guest = await server.player("Host"), await server.player("Guest")
            table = await server.create(host)
            for player in (host, guest):
                await player.join(table)
                await player.ask("sit", table=table)
            await host.ask("kick", table=table, seat=1)
            entered = await (await log_in(server, guest)).connect()
            assert (await entered.join(table))["code"] == "table_unknown"

    asyncio.run(scene())


async def both_seated(server: Server) -> tuple[str, Player, Player, Player]:
    """A table at which a guest sits whose account sits there already, and somebody else."""
    ada = await (await account(server, await server.guest("Ada"))).connect()
    guest, bo = await server.player("Tablet"), await server.player("Bo")
    table = await server.create(ada, seats=3)
    for player in (ada, guest, bo):
        await player.join(table)
        await player.ask("sit", table=table)
    return table, ada, guest, bo


def names(player: Player) -> list[str | None]:
    return [seat["name"] for seat in player.told("table")[-1]["info"]["seats"]]


def test_before_the_start_one_person_does_not_get_two_seats(
    data: Path, database: str | None
) -> None:
    async def scene() -> str:
        async with serving(data, database=database) as server:
            table, _, guest, bo = await both_seated(server)
            entered = await (await log_in(server, guest)).connect()
            assert (await entered.join(table))["seat"] == 0, "the account's seat stays"
            await bo.until(lambda: names(bo) == ["Ada", None, "Bo"])
            cy = await server.player("Cy")
            await cy.join(table)
            assert (await cy.ask("sit", table=table))["is"] == "done"
            await bo.until(lambda: names(bo) == ["Ada", "Cy", "Bo"])
            return table

    async def again(table: str) -> None:
        async with serving(data, database=database) as server:
            info = (await server.http.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in info["seats"]] == ["Ada", "Cy", "Bo"]

    asyncio.run(again(asyncio.run(scene())))


@pytest.mark.slow
def test_during_a_game_the_second_seat_leaves(data: Path) -> None:
    """Without it the others would wait for a seat that nobody can come back to."""

    async def scene() -> None:
        async with serving(data) as server:
            table, ada, guest, bo = await both_seated(server)
            await ada.ask("start", table=table)
            await bo.until(lambda: bool(bo.view))
            entered = await (await log_in(server, guest)).connect()
            await bo.until(lambda: bo.view["away"] == [1])
            assert (await entered.join(table))["seat"] == 0
            for player in (entered, bo):
                assert (await player.act(table, {"act": "none_here"}))["is"] == "done"
            assert bo.view["away"] == [1], "and nobody comes back to it"

    asyncio.run(scene())


@pytest.mark.slow
def test_the_second_seat_leaves_after_a_crash_too(data: Path) -> None:
    """The seat was given up, and the server died before that was in the log."""

    async def first() -> tuple[str, Player]:
        async with serving(data) as server:
            table, ada, guest, bo = await both_seated(server)
            await ada.ask("start", table=table)
            await bo.until(lambda: bool(bo.view))
            room = server.house.rooms[table]
            room._game.leave_for_nobody = lambda: None  # type: ignore[method-assign]
            await log_in(server, guest)
            return table, bo

    async def again(table: str, bo: Player) -> None:
        async with serving(data) as server:
            back = await Player(server.address, bo.cookie, "Bo").connect()
            server.players.append(back)
            await back.join(table)
            await back.until(lambda: back.view["away"] == [1])

    asyncio.run(again(*asyncio.run(first())))


@pytest.mark.parametrize("way", ["/api/account", "/api/login"])
@pytest.mark.slow
def test_who_registers_or_logs_in_gets_a_new_session(data: Path, way: str) -> None:
    """Whoever has planted or seen the cookie of before, and listens with it, has nothing then."""

    async def scene() -> None:
        async with serving(data) as server:
            if way == "/api/login":
                await account(server, await server.guest("Ada"))
            planted = await server.player("Bo")
            answer = await server.http.post(way, json=ADA, headers=cookie(planted))
            server.http.cookies.clear()
            assert answer.cookies[COOKIE].split(".")[0] != planted.cookie.split(".")[0]
            old = await server.http.get("/api/session", headers=cookie(planted))
            assert old.status_code == 401
            await planted.until(
                lambda: planted.socket is not None and bool(planted.socket.close_code)
            )
            assert planted.socket is not None
            assert planted.socket.close_code == frames.NO_SESSION

    asyncio.run(scene())


def test_logging_in_again_leaves_no_old_session(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await account(server, await server.guest("Ada"))
            entered = await log_in(server, ada)
            assert (await history(server, entered)) == []
            old = await server.http.get("/api/session", headers=cookie(ada))
            assert old.status_code == 401

    asyncio.run(scene())


def test_a_session_that_ends_takes_its_connections_along(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await server.player("Ada")
            await server.http.delete("/api/session", headers=cookie(ada))
            await ada.until(lambda: ada.socket is not None and bool(ada.socket.close_code))
            assert ada.socket is not None
            assert ada.socket.close_code == frames.NO_SESSION
            assert not server.house.speakers

    asyncio.run(scene())
