"""People around tables: sessions, accounts, seats, hosts, bots, chat, presence, the lobby."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.server.people.sessions import COOKIE, GRACE_MS, RENEWED_AFTER_MS
from tercet.server.table import bots
from tests.server.playing import Player, Server, eventually, serving


def cookie(player: Player | str) -> dict[str, str]:
    value = player if isinstance(player, str) else player.cookie
    return {"Cookie": f"{COOKIE}={value}"}


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            answer = await server.http.post("/api/session", json={"name": "  Ada \u202e\x07 L. "})
            assert answer.json() == {"name": "Ada L.", "login": None}
            said = answer.headers["set-cookie"]
            assert "HttpOnly" in said
            assert "SameSite=strict" in said
            me = await server.http.get("/api/session")
            assert me.json()["name"] == "Ada L."
            assert (await server.http.delete("/api/session")).status_code == 204
            assert (await server.http.get("/api/session")).status_code == 401

    asyncio.run(scene())


@pytest.mark.slow
def test_a_cookie_that_we_did_not_sign_is_nobodys(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            for forged in ("", "a.1.b", "x", "....", "é.1.é", "a.1", "a.-1.b"):
                headers = [(b"cookie", f"{COOKIE}={forged}".encode())]
                answer = await server.http.get("/api/session", headers=headers)
                assert answer.status_code == 401, forged
                assert answer.json()["code"] == "no_session"

    asyncio.run(scene())


def test_cookies_are_renewed_and_old_ones_expire(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000_000_000]
    monkeypatch.setattr("tercet.server.people.sessions.now_ms", lambda: now[0])

    async def ask(server: Server, value: str) -> Any:
        server.http.cookies.clear()
        return await server.http.get("/api/session", headers=cookie(value))

    async def scene() -> None:
        async with serving(data) as server:
            first = (await server.guest("Ada")).cookie
            assert "set-cookie" not in (await ask(server, first)).headers
            now[0] += RENEWED_AFTER_MS + 1
            answer = await ask(server, first)
            second = answer.cookies[COOKIE]
            assert second != first
            now[0] += GRACE_MS + 1
            assert (await ask(server, first)).status_code == 200, "the new one may have got lost"
            assert (await ask(server, second)).status_code == 200
            assert (await ask(server, first)).status_code == 401, "the new one has been seen"

    asyncio.run(scene())


def test_who_was_forgotten_is_read_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.server.people.sessions._REMEMBERED", 1)

    async def scene() -> None:
        async with serving(data) as server:
            cookies = {name: (await server.guest(name)).cookie for name in ("Ada", "Bo", "Cy")}
            for name in (*cookies, *cookies):
                server.http.cookies.clear()
                told = await server.http.get("/api/session", headers=cookie(cookies[name]))
                assert told.json()["name"] == name

    asyncio.run(scene())


def test_an_account_keeps_the_guest_and_opens_elsewhere(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await server.guest("Ada")
            account = {"login": "Ada-1", "password": "correct horse"}
            made = await server.http.post("/api/account", json=account, headers=cookie(ada))
            told = made.json()
            assert (told["name"], told["login"]) == ("Ada", "ada-1")
            assert len(told["recovery"]) == 24, "shown this once"
            bo = await server.guest("Bo")
            taken = await server.http.post("/api/account", json=account, headers=cookie(bo))
            assert taken.json()["code"] == "login_taken"
            wrong = {**account, "password": "wrong horse"}
            unknown = {**account, "login": "nobody"}
            answers = [await server.http.post("/api/login", json=it) for it in (wrong, unknown)]
            assert [answer.json()["code"] for answer in answers] == ["login_wrong"] * 2
            entered = await server.http.post("/api/login", json=account)
            assert entered.json() == {"name": "Ada", "login": "ada-1"}
            assert b"correct horse" not in (data / "tercet.sqlite3").read_bytes()

    asyncio.run(scene())


@pytest.mark.slow
def test_only_the_host_starts_kicks_and_calls_bots(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada, bo = await server.player("Ada"), await server.player("Bo")
            table = await server.create(ada, seats=3)
            for player in (ada, bo):
                await player.join(table)
                await player.ask("sit", table=table)
            for do, more in (("start", {}), ("kick", {"seat": 0}), ("add_bot", {})):
                answer = await bo.ask(do, table=table, **more)
                assert answer["code"] == "not_host"
            assert (await ada.ask("add_bot", table=table))["is"] == "done"
            assert (await ada.ask("remove_bot", table=table, seat=1))["code"] == "no_bot_there"
            assert (await ada.ask("remove_bot", table=table, seat=2))["is"] == "done"
            assert (await ada.ask("kick", table=table, seat=0))["code"] == "kick_oneself"
            assert (await ada.ask("kick", table=table, seat=1))["is"] == "done"
            await bo.until(lambda: bool(bo.told("bye")))
            assert (await bo.join(table))["code"] == "table_unknown"

    asyncio.run(scene())


def test_seats_come_from_the_session_never_from_the_message(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (_, bo) = await server.table(["Ada", "Bo"])
            spectator = await server.player("Cy")
            await spectator.join(table)
            watching = await spectator.act(table, {"act": "none_here"})
            assert watching["code"] == "not_seated"
            named = await bo.send(
                "act", table=table, act={"act": "none_here"}, seat=0, client_seq=9
            )
            assert named["code"] == "message_wrong_shape"
            assert (await bo.act(table, {"act": "none_here"}))["is"] == "done"
            await bo.until(lambda: bo.view["players"][1]["said_none"])
            assert not bo.view["players"][0]["said_none"]

    asyncio.run(scene())


@pytest.mark.slow
def test_private_tables_are_found_by_link_and_code_only(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await server.player("Ada")
            hidden = await server.create(ada, public=False)
            shown = await server.create(ada)
            lobby = (await server.http.get("/api/tables")).json()
            assert [table["table"] for table in lobby] == [shown]
            info = (await server.http.get(f"/api/tables/{hidden}")).json()
            typed = f"{info['code'][:3].lower()} {info['code'][3:]}"
            assert (await server.http.get(f"/api/codes/{typed}")).json()["table"] == hidden
            absent = await server.http.get("/api/codes/ZZZZZZ")
            assert (absent.status_code, absent.json()["code"]) == (404, "table_unknown")

    asyncio.run(scene())


@pytest.mark.slow
def test_the_lobby_is_told_of_changes(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada, bo = await server.player("Ada"), await server.player("Bo")
            await bo.ask("watch_lobby")
            table = await server.create(ada)
            await bo.until(lambda: any(it["tables"] for it in bo.told("lobby")))
            assert bo.told("lobby")[-1]["tables"][0]["table"] == table

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["says goodbye", "is cut off"])
def test_a_player_who_stays_away_leaves_and_can_come_back(data: Path, how: str) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, away_after_s=0.2)) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            assert bo.socket is not None
            if how == "is cut off":
                bo.socket.transport.abort()
            await bo.close()
            await ada.until(lambda: ada.view["away"] == [1])
            assert not ada.told("table")[-1]["info"]["seats"][1]["present"]
            await bo.connect()
            assert (await bo.join(table))["seat"] == 1
            await ada.until(lambda: ada.view["away"] == [])

    asyncio.run(scene())


@pytest.mark.slow
def test_a_table_that_everybody_left_ends_by_itself(data: Path) -> None:
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, abandon_after_s=0.2)) as server:
            table, players = await server.table(["Ada", "Bo"])
            for player in players:
                await player.close()
            await eventually(lambda: table not in server.house.rooms)
            info = (await server.http.get(f"/api/tables/{table}")).json()
            assert info["status"] == "abandoned"

    asyncio.run(scene())


@pytest.mark.slow
def test_chat_is_cleaned_limited_and_in_the_hosts_hands(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            await bo.ask("chat", table=table, text="hi\n\u202eyou <b>\x00" + "x" * 500)
            await ada.until(lambda: bool(ada.told("chat")))
            line = ada.told("chat")[0]["line"]
            assert line["text"].startswith("hi you <b>xxx")
            assert len(line["text"]) == 300
            assert (await bo.ask("chat", table=table, text=" \u200b "))["code"] == "chat_empty"
            assert (await bo.ask("mute", table=table, line=1))["code"] == "not_host"
            await ada.ask("mute", table=table, line=1)
            assert (await bo.ask("chat", table=table, text="again"))["code"] == "muted"
            await ada.ask("remove_chat", table=table, line=1)
            await bo.until(lambda: bool(bo.told("chat_removed")))
            assert (await ada.join(table))["chat"] == []

    asyncio.run(scene())


@pytest.mark.slow
def test_bots_sit_down_and_play(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PACE", 0.01)

    async def scene() -> None:
        async with serving(data) as server:
            ada = await server.player("Ada")
            table = await server.create(ada, seats=3)
            await ada.join(table)
            await ada.ask("sit", table=table)
            for _ in range(2):
                await ada.ask("add_bot", table=table)
            assert (await ada.ask("add_bot", table=table))["code"] == "table_full"
            await ada.ask("start", table=table)
            await ada.reach(10)

    asyncio.run(scene())


@pytest.mark.slow
def test_a_rematch_seats_the_same_people(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            assert (await ada.ask("rematch", table=table))["code"] == "not_now"
            await end_by_leaving(server, table)
            opened = await ada.ask("rematch", table=table)
            again = await ada.ask("rematch", table=table)
            assert opened["is"] == "rematch_at"
            assert again["table"] == opened["table"] != table
            await bo.until(lambda: bo.told("table")[-1]["info"]["next"] == opened["table"])
            assert (await bo.join(opened["table"]))["seat"] == 1
            assert (await ada.join(opened["table"]))["host"] is True

    async def end_by_leaving(server: Server, table: str) -> None:
        record = server.house.rooms[table].record
        record.row = replace(record.row, status="over", outcome=OUTCOME)

    asyncio.run(scene())


OUTCOME = '{"scores":[1,0],"winners":[0],"reason":"no_set_left"}'
