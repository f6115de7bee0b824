"""Terminals at a real server: a lobby, a table by its code, a game, and a line that is cut."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from textual.widgets import Input

from tercet.client import Client
from tercet.editions import DEFAULT_EDITION
from tercet.engine.events import Outcome
from tercet.server.wire.bodies import Me
from tercet.terminal.pages.app import TerminalApp
from tercet.terminal.pages.dialogs import Choose, Fill
from tercet.terminal.pages.drafting import DraftPage
from tercet.terminal.pages.remote import LobbyPage
from tercet.terminal.pages.table import TablePage
from tercet.terminal.settings import Settings
from tercet.terminal.table.remote import RemoteTable
from tercet.words.texts import Texts
from tests.client.scenes import Line, line_to, run_scene
from tests.server.crash import Victim
from tests.server.people.owning import PASSWORD, Owner, lose_name
from tests.server.playing import serving
from tests.terminal.pages.visiting import come_in, play_on, terminal, until


@pytest.mark.slow
def test_two_terminals_play_a_game_at_a_server_over_a_line_that_breaks(
    data: Path, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with serving(data) as server, line_to(server.address) as line:
            told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            ada = asyncio.create_task(host(line, tmp_path / "ada.json", told))
            bo = asyncio.create_task(guest(line.straight, tmp_path / "bo.json", told))
            first, second = await asyncio.gather(ada, bo)
            assert first == second
            assert sum(first.scores) > 0
            assert line.cuts >= 1

    run_scene(scene())
    for name in ("ada.json", "bo.json"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


def test_whose_name_is_lost_is_asked_for_another(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            await Owner(server).register("lia-1", "Lia")
            await Owner(server).register("lia-2", "Julia")
            await lose_name(server, "lia-2", "Lia")
            app, lobby = terminal(f"http://{server.address}", tmp_path / "lia.json")
            async with app.run_test(size=(100, 32)) as pilot:
                await come_in(pilot, "Somebody new")
                await until(pilot, lambda: lobby.client.who is not None)
                lobby._enter(("lia-2", PASSWORD))
                for name in ("Lia\ufe0f", "Amelia"):
                    await until(pilot, lambda: isinstance(app.screen, Fill))
                    before, app.screen.query_one(Input).value = app.screen, name
                    await pilot.press("enter")
                    await until(pilot, lambda before=before: app.screen is not before)  # type: ignore[misc]
                await until(pilot, lambda: lobby.client.who == Me("Amelia", "lia-2"))

    run_scene(scene())


async def host(line: Line, keep: Path, told: asyncio.Future[str]) -> Outcome:
    app, lobby = terminal(line.url, keep)
    async with app.run_test(size=(100, 32)) as pilot:
        await come_in(pilot, "Ada\x1b[31m")
        await until(pilot, lambda: lobby.client.who is not None)
        options = {"fixed": "s", "penalty": "point"}
        table = await lobby.client.open_table("classic", 2, options=options)
        await table.sit()
        lobby._show_table(table)
        await until(pilot, lambda: isinstance(app.screen, TablePage))
        page = app.screen
        assert isinstance(page, TablePage)
        assert table.info.code is not None
        told.set_result(table.info.code)
        await until(pilot, lambda: all(seat.name for seat in table.info.seats))
        await pilot.press("s")
        await until(pilot, lambda: page.source.view is not None)
        return await play_on(pilot, page, line)


async def guest(url: str, keep: Path, told: asyncio.Future[str]) -> Outcome:
    app, _ = terminal(url, keep, await told)
    async with app.run_test(size=(80, 24)) as pilot:
        await come_in(pilot, "Bo")
        await until(pilot, lambda: isinstance(app.screen, TablePage))
        page = app.screen
        assert isinstance(page, TablePage)
        assert isinstance(page.source, RemoteTable)
        await pilot.press("tab")
        await pilot.press(*"hello", "enter")
        await until(pilot, lambda: any(said.text == "hello" for said in page.source.chat or ()))
        await until(pilot, lambda: page.source.view is not None)
        return await play_on(pilot, page, None)


@pytest.mark.slow
def test_a_table_is_opened_from_the_lobby_and_stands_there(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            app, lobby = terminal(f"http://{server.address}", tmp_path / "papers.json")
            async with app.run_test(size=(80, 24)) as pilot:
                await come_in(pilot, "Ada")
                await until(pilot, lambda: lobby.client.who is not None)
                await pilot.press("n")
                await until(pilot, lambda: isinstance(app.screen, Choose))
                await pilot.press("1")
                await until(pilot, lambda: isinstance(app.screen, DraftPage))
                await pilot.press("down", "right", "down", "right", "enter")  # 3 seats, a bot
                await until(pilot, lambda: isinstance(app.focused, Input))
                await pilot.press("backspace", "9", "enter")  # more than fit
                await pilot.press("down", "down", "down", "right", "o")  # another edition
                await until(pilot, lambda: isinstance(app.screen, TablePage))
                await until(pilot, lambda: len(lobby.tables) == 1)
                await until(pilot, lambda: bool(lobby.tables[0].seats[1].bot))
                table = lobby.tables[0]
                assert [seat.name for seat in table.seats][::2] == ["Ada", None]
                assert table.settings.edition != DEFAULT_EDITION
                await pilot.press("b", "7")
                await until(pilot, lambda: lobby.tables[0].seats[2].bot == "champion")
                await pilot.press("x", "1")
                await until(pilot, lambda: lobby.tables[0].seats[1].bot is None)

    run_scene(scene())


def test_a_password_to_another_machine_is_warned_of(tmp_path: Path) -> None:
    async def scene() -> None:
        lobby = LobbyPage(Client("http://tercet.example", keep=tmp_path / "papers.json"))
        lobby._begin = _nothing  # type: ignore[method-assign]
        app = TerminalApp(lambda: lobby, Texts("en"), Settings(), "true", lambda _: True)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("l")
            dialog = app.screen
            assert isinstance(dialog, Choose)
            assert [name for name, _ in dialog.choices] == ["no", "yes"]
            await pilot.press("1")
            assert app.screen is lobby
            assert not lobby.client.plain_password
            await pilot.press("l", "2")
            field = app.screen.query(Input).last()
            assert field.password, "a password is not shown"

    run_scene(scene())


async def _nothing() -> None:
    return None


@pytest.mark.slow
def test_a_server_that_is_killed_in_mid_game_is_played_on_at(data: Path, tmp_path: Path) -> None:
    """kill -9, and the same data and port again: the terminal waits, comes back and goes on."""
    victim = Victim(data, None, None)

    async def scene() -> Outcome:
        await victim.answers()
        app, lobby = terminal(f"http://127.0.0.1:{victim.port}", tmp_path / "papers.json")
        async with app.run_test(size=(80, 24)) as pilot:
            await come_in(pilot, "Ada")
            await until(pilot, lambda: lobby.client.who is not None)
            options = {"fixed": "s", "penalty": "point"}
            table = await lobby.client.open_table("classic", 1, options=options)
            await table.sit()
            lobby._show_table(table)
            await table.start()
            await until(pilot, lambda: isinstance(app.screen, TablePage) and table.view is not None)
            page = app.screen
            assert isinstance(page, TablePage)
            await play_on(pilot, page, None, until_taken=2)
            seq = table.seq
            victim.kill()
            await until(pilot, lambda: "connection is gone" in page._last().plain)
            victim.start()
            await until(pilot, lambda: page.source.online)
            assert table.seq >= seq, "what was acknowledged is still there"
            return await play_on(pilot, page, None)

    victim.start()
    try:
        outcome = run_scene(scene())
    finally:
        victim.kill()
    assert outcome.scores[0] >= 2
