"""A table whose code raises an exception is read again from the store, and then set aside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tercet.room.game import LiveGame
from tercet.server import set_aside
from tercet.server.table.bots import SeatedBot
from tercet.server.table.game import GameAtTable
from tercet.server.table.mailbox import Mailbox
from tercet.server.table.starting import CountDown
from tests.server.playing import Player, Server, serving

NONE_HERE, TAKE_BACK = {"act": "none_here"}, {"act": "take_back"}


def break_at(put: Callable[..., None], kind: type, name: str, table: str) -> None:
    """Have a method raise once, at one table."""
    real, raised = getattr(kind, name), list[int]()

    def once(self: Any, *given: Any) -> Any:
        if not raised and getattr(self, "id", table) == table:
            raised.append(1)
            raise RuntimeError(name)
        return real(self, *given)

    put(kind, name, once)


async def cut_off(player: Player) -> None:
    """Wait until the server has closed the connection."""
    assert player.socket is not None
    await asyncio.wait_for(player.socket.wait_closed(), 20)
    await player.close()


async def come_again(player: Player, table: str) -> dict[str, Any]:
    await player.connect()
    return await player.join(table, player.seq)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (Mailbox, "cut"),
        (LiveGame, "take_batch"),
        (LiveGame, "_keep"),
        (Mailbox, "settled"),
        (LiveGame, "_news"),
    ],
)
def test_everybody_comes_again_and_plays_on(
    data: Path, monkeypatch: pytest.MonkeyPatch, kind: type, name: str
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            other, (cy, _) = await server.table(["Cy", "Dee"])
            assert (await ada.act(table, NONE_HERE))["is"] == "done"
            break_at(monkeypatch.setattr, kind, name, table)
            with pytest.raises(ConnectionError):
                await bo.act(table, NONE_HERE)
            for player in (ada, bo):
                await cut_off(player)
                joined = await come_again(player, table)
                assert joined["is"] == "joined"
                assert joined["seq"] >= 1, "what was acknowledged is there"
            assert (await bo.act(table, NONE_HERE, client_seq=1))["is"] == "done"
            await ada.reach(2)
            assert (await cy.act(other, NONE_HERE))["is"] == "done"
            assert [row.seq for row in entries(server, table)] == list(range(1, ada.seq + 1))

    asyncio.run(scene())


def entries(server: Server, table: str) -> Any:
    stored = server.house.store.table(table)
    assert stored is not None
    return stored.events


def test_a_table_that_breaks_again_is_set_aside_until_the_next_start(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def until_set_aside() -> tuple[str, Player]:
        async with serving(data) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"])
            for number in range(set_aside.MOST_BROKEN):
                break_at(monkeypatch.setattr, Mailbox, "cut", table)
                with pytest.raises(ConnectionError):
                    await ada.act(table, NONE_HERE)
                await cut_off(ada)
                joined = await come_again(ada, table)
                assert (joined["is"] == "joined") is (number + 1 < set_aside.MOST_BROKEN)
            assert joined["code"] == "table_damaged"
            assert (await ada.ask("ping"))["is"] == "pong"
            return table, ada

    async def after_a_start(table: str, ada: Player) -> None:
        async with serving(data) as server:
            ada.address = server.address
            assert (await come_again(ada, table))["is"] == "joined"
            assert (await ada.act(table, NONE_HERE))["is"] == "done"
            await ada.close()

    table, ada = asyncio.run(until_set_aside())
    asyncio.run(after_a_start(table, ada))


def test_a_message_that_raises_before_anything_has_changed_harms_nobody_else(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a player with such a message could end the table."""

    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            break_at(monkeypatch.setattr, LiveGame, "_read", table)
            with pytest.raises(ConnectionError):
                await ada.act(table, NONE_HERE)
            assert (await bo.act(table, NONE_HERE))["is"] == "done"
            assert (await come_again(ada, table))["is"] == "joined"

    asyncio.run(scene())


def test_a_timer_that_raises_has_the_table_read_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from msgspec.structs import replace

    from tercet.server.guarding.limits import UNHURRIED

    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, count_down_s=0.01)) as server:
            players = [await server.player(name) for name in ("Ada", "Bo")]
            table = await server.create(players[0])
            for player in players:
                await player.join(table)
                await player.ask("sit", table=table)
            break_at(monkeypatch.setattr, CountDown, "_ends", table)
            await players[0].ask("start", table=table)
            for player in players:
                await cut_off(player)
                assert (await come_again(player, table))["info"]["status"] == "waiting"
            assert (await players[0].ask("start", table=table))["is"] == "done"
            await players[1].until(lambda: bool(players[1].view))

    asyncio.run(scene())


def test_a_deal_that_raises_after_it_was_stored_is_played(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await server.player("Ada")
            table = await server.create(ada, "solitaire", 1)
            await ada.join(table)
            await ada.ask("sit", table=table)
            break_at(monkeypatch.setattr, GameAtTable, "_open", table)
            with pytest.raises(ConnectionError):
                await ada.ask("start", table=table)
            joined = await come_again(ada, table)
            assert joined["info"]["status"] == "playing"
            assert joined["view"]

    asyncio.run(scene())


def test_a_bot_that_raises_gets_up_and_the_game_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            ada = await server.player("Ada")
            table = await server.create(ada)
            await ada.join(table)
            await ada.ask("sit", table=table)
            await ada.ask("add_bot", table=table, bot="random")
            break_at(monkeypatch.setattr, SeatedBot, "_has_thought", table)
            assert (await ada.ask("start", table=table))["is"] == "done"
            await ada.until(lambda: 1 in ada.view.get("away", []))
            assert (await ada.act(table, NONE_HERE))["is"] == "done"

    asyncio.run(scene())
