"""Who one is at a server, what is on offer there, and how one comes to a table."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tercet.cards import deck
from tercet.client import Client, Lost, connection
from tercet.errors import IllegalAction, TercetError, TooLate, Unreadable
from tercet.games.classic import Call, ClassicView
from tests.client.scenes import guests, run_scene, seated, wanted
from tests.server.playing import Server, eventually, serving

Scene = Callable[[str, Server], Awaitable[Any]]


def run(data: Path, scene: Scene) -> Any:
    """A scene at a server of its own."""

    async def whole() -> Any:
        async with serving(data) as server:
            return await scene(f"http://{server.address}", server)

    return run_scene(whole())


async def refused(kind: type[TercetError], code: str, doing: Awaitable[Any]) -> TercetError:
    """The refusal that something must end with."""
    with pytest.raises(kind) as caught:
        await doing
    assert caught.value.code == code
    return caught.value


def test_a_guest_opens_a_table_and_is_found_in_the_lobby(data: Path) -> None:
    async def scene(url: str, _: Server) -> None:
        async with Client.connect(url) as me:
            assert me.who is None
            await refused(IllegalAction, "no_session", me.join("x" * 22))
            assert (await me.be_guest("Ada")).name == "Ada"
            table = await me.open_table("classic", 2, public=True)
            await table.sit()
            await table.until(lambda t: t.seat == 0)
            assert table.host
            assert [each.table for each in await me.lobby()] == [table.id]
            await table.stand()
            await table.until(lambda t: t.seat is None)

    run(data, scene)


def test_the_catalogue_is_typed(data: Path) -> None:
    async def scene(url: str, _: Server) -> None:
        async with Client.connect(url, lang="de") as me:
            games = {game.key: game for game in await me.games()}
            assert games["coopset"].players[1] == 32
            assert "regular" in {bot.key for bot in games["classic"].bots}

    run(data, scene)


def test_a_table_is_found_by_its_id_its_link_and_its_code(data: Path) -> None:
    async def scene(url: str, _: Server) -> None:
        async with guests(url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("classic", 2)
            code = table.info.code
            assert code is not None
            for text in (
                table.id,
                f"{url}/#/t/{table.id}",
                code,
                f" {code[:3]}-{code[3:].lower()}",
            ):
                assert (await bo.join(text)).id == table.id
            await refused(Unreadable, "table_unknown", bo.join("x" * 22))
            await refused(Unreadable, "table_unknown", bo.join(f"{url}/#/lobby"))

    run(data, scene)


@pytest.mark.slow
def test_an_account_is_come_back_to_and_a_session_is_kept(data: Path, tmp_path: Path) -> None:
    papers = tmp_path / "new" / "papers.json"

    async def scene(url: str, _: Server) -> None:
        async with Client.connect(url, keep=papers) as me:
            await me.be_guest("Ada")
            await me.register("ada", "a long password")
        assert stat.S_IMODE(papers.stat().st_mode) == 0o600
        papers.chmod(0o644)
        async with Client.connect(url, keep=papers) as me:
            assert me.who is not None
            assert me.who.login == "ada"
            assert stat.S_IMODE(papers.stat().st_mode) == 0o600
            await me.logout()
        async with Client.connect(url, keep=papers) as me:
            assert me.who is None
            wrong = await refused(IllegalAction, "login_wrong", me.login("ada", "another password"))
            assert wrong.__notes__ == ["This login and this password do not belong together."]
            assert (await me.login("ada", "a long password")).name == "Ada"

    run(data, scene)


@pytest.mark.slow
def test_who_logs_in_at_a_table_stays_there(data: Path) -> None:
    """The session is a new one, so the line is closed and opened again."""

    async def scene(url: str, _: Server) -> None:
        async with guests(url, "Ada", "Bo") as clients:
            table = (await seated(clients))[0]
            await clients[0].register("ada", "a long password")
            act = wanted(table)
            assert act is not None
            await table.until(lambda t: not t.joined)
            assert await table.act(act) > 0

    run(data, scene)


def test_whose_session_ends_is_told_at_the_table(data: Path) -> None:
    async def scene(url: str, _: Server) -> None:
        async with guests(url, "Ada") as (ada,):
            table = await ada.open_table("classic", 2)
            await ada.logout()
            await refused(IllegalAction, "no_session", table.until(lambda t: t.over))
            await ada.be_guest("Ada again")
            assert (await ada.join(table.id)).host is False

    run(data, scene)


@pytest.mark.parametrize("do", ["login", "register"])
def test_no_password_goes_in_the_open_to_another_machine(do: str) -> None:
    async def scene() -> None:
        me = Client("http://tercet.invalid")
        error = await refused(
            IllegalAction, "password_in_the_open", getattr(me, do)("ada", "x" * 9)
        )
        assert error.data == {"address": "http://tercet.invalid"}
        await me.close()
        for url, allowed in (("https://tercet.invalid", False), ("http://tercet.invalid", True)):
            me = Client(url, plain_password=allowed)
            await refused(Unreadable, "server_unreachable", getattr(me, do)("ada", "x" * 9))
            await me.close()

    run_scene(scene())


def test_a_server_that_is_none_is_told(data: Path) -> None:
    async def scene() -> None:
        async def nonsense(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello")
            writer.close()

        other = await asyncio.start_server(nonsense, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        await refused(Unreadable, "server_not_understood", Client.connect(url).__aenter__())
        other.close()
        await refused(Unreadable, "server_unreachable", Client.connect(url).__aenter__())

    run_scene(scene())


def test_refusals_are_the_errors_of_the_rules(data: Path) -> None:
    async def scene(url: str, _: Server) -> None:
        async with guests(url, "Ada", "Bo") as clients:
            unknown = await refused(Unreadable, "game_unknown", clients[0].open_table("x", 2))
            assert unknown.data["game"] == "x"
            ada, bo = await seated(clients)
            await refused(IllegalAction, "not_host", bo.kick(0))
            assert isinstance(ada.view, ClassicView)
            one, two = ada.view.table[:2]
            absent = next(card for card in deck() if card not in ada.view.table)
            acting = ada.act(Call((one, two, absent)))
            error = await refused(IllegalAction, "card_not_on_table", acting)
            assert error.data == {"card": str(absent)}
            # Somebody has called, and another one did not know it yet.
            calls = asyncio.gather(ada.act(Call()), bo.act(Call()), return_exceptions=True)
            assert sorted(isinstance(answer, TooLate) for answer in await calls) == [False, True]
            await refused(Unreadable, "message_too_long", ada.say("x" * 5000))
            await refused(Unreadable, "message_wrong_shape", ada.say("x" * 2500))

    run(data, scene)


@pytest.mark.slow
def test_whoever_challenges_is_blocked_and_unblocked(data: Path) -> None:
    async def scene(url: str, server: Server) -> None:
        async with Client.connect(url) as me, Client.connect(url) as other:
            await me.be_guest("Bo")
            await me.register("bo-1", "correct horse")
            await other.be_guest("Gus")
            challenges = me.challenges()
            first = asyncio.ensure_future(anext(challenges))
            await eventually(lambda: bool(server.house.speakers))  # it listens
            table = await other.challenge("bo-1", "classic")
            assert (await first).table == table.id
            await me.block(table=table.id)
            (blocked,) = await me.blocks()
            assert blocked.name == "Gus"
            await me.unblock(blocked.key)
            assert await me.blocks() == []
            await refused(IllegalAction, "block_oneself", me.block("Bo"))

    run(data, scene)


def test_people_talk_and_are_shown_out(data: Path) -> None:
    async def scene(url: str, _: Server) -> None:
        async with guests(url, "Ada", "Bo") as (ada, bo):
            hers = await ada.open_table("classic", 3)
            his = await bo.join(hers.id)
            await his.sit()
            await his.say("good evening")
            await hers.until(lambda t: len(t.chat) == 1)
            assert (hers.chat[0].name, hers.chat[0].text) == ("Bo", "good evening")
            await hers.remove_chat(hers.chat[0].line)
            await his.until(lambda t: not t.chat)
            await hers.kick(0)
            await refused(IllegalAction, "kicked", his.until(lambda t: t.over))
            await refused(IllegalAction, "kicked", his.act(Call()))

    run(data, scene)


def test_another_protocol_is_the_end_of_it(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PROTOCOL", 99)

    async def scene(url: str, _: Server) -> None:
        async with guests(url, "Ada") as (ada,):
            opening = ada.open_table("classic", 2)
            error = await refused(Unreadable, "protocol_unknown", opening)
            assert error.data == {"protocol": 99, "known": 1}

    run(data, scene)


def test_a_client_that_is_closed_leaves_nobody_waiting(data: Path) -> None:
    async def scene(url: str, server: Server) -> None:
        async with guests(url, "Ada") as (ada,):
            table = await ada.open_table("classic", 2)
            waiting = asyncio.create_task(table.until(lambda t: t.over))
            await asyncio.sleep(0)
        with pytest.raises(Lost, match="closed"):
            await waiting
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not [task for task in left if "client" in task.get_coro().__qualname__.lower()]  # type: ignore[union-attr]

    run(data, scene)
