"""What a restart must not lose besides the game: who was shown out or silenced, and the chat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tercet.server.guarding.limits import UNHURRIED, Limits
from tercet.storage.rows import Part
from tercet.storage.schema import CHAT
from tercet.storage.store import StorageFailed, open_store
from tests.server.playing import Player, Server, eventually, serving

Scene = Callable[[Server], Awaitable[Any]]


def run(data: Path, scene: Scene, limits: Limits = UNHURRIED, database: str | None = None) -> Any:
    """A scene on a server of its own, started for it and stopped after it."""

    async def whole() -> Any:
        async with serving(data, limits, database=database) as server:
            return await scene(server)

    return asyncio.run(whole())


async def back(server: Server, old: Player) -> Player:
    """The same person after a restart."""
    player = await Player(server.address, old.cookie, old.name).connect()
    server.players.append(player)
    return player


@pytest.mark.slow
def test_who_was_shown_out_stays_out(data: Path, database: str | None) -> None:
    async def kick(server: Server) -> tuple[str, Player, Player]:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        table = await server.create(ada, seats=3)
        for player in (ada, bo):
            await player.join(table)
            await player.ask("sit", table=table)
        assert (await ada.ask("kick", table=table, seat=1))["is"] == "done"
        return table, ada, bo

    table, ada, bo = run(data, kick, database=database)

    async def come_back(server: Server) -> None:
        assert (await (await back(server, bo)).join(table))["code"] == "table_unknown"
        joined = await (await back(server, ada)).join(table)
        assert [seat["name"] for seat in joined["info"]["seats"]] == ["Ada", None, None]

    run(data, come_back, database=database)


@pytest.mark.slow
def test_chat_and_silence_last(data: Path, database: str | None) -> None:
    async def talk(server: Server) -> tuple[str, Player, Player]:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        for text in ("one", "two", "three"):
            await bo.ask("chat", table=table, text=text)
        await ada.ask("remove_chat", table=table, line=3)
        await ada.ask("mute", table=table, line=2)
        return table, ada, bo

    table, ada, bo = run(data, talk, database=database)

    async def talk_on(server: Server) -> None:
        host, silent = await back(server, ada), await back(server, bo)
        joined = await silent.join(table)
        await host.join(table)
        said = [(line["line"], line["name"], line["seat"], line["text"]) for line in joined["chat"]]
        assert said == [(1, "Bo", 1, "one"), (2, "Bo", 1, "two")]
        assert (await silent.ask("chat", table=table, text="four"))["code"] == "muted"
        await host.ask("mute", table=table, line=3, muted=False)
        await silent.ask("chat", table=table, text="four")
        assert (await host.join(table))["chat"][-1]["line"] == 4, "no number is given twice"

    run(data, talk_on, database=database)


@pytest.mark.slow
def test_only_so_much_chat_is_kept(data: Path) -> None:
    async def talk(server: Server) -> str:
        table, (ada, _) = await server.table(["Ada", "Bo"])
        for number in range(8):
            await ada.ask("chat", table=table, text=str(number))
        assert [line["text"] for line in (await ada.join(table))["chat"]] == ["5", "6", "7"]
        return table

    table = run(data, talk, replace(UNHURRIED, chat_kept=3))
    store = open_store(data)
    stored = store.table(table)
    assert stored is not None
    assert [row.line for row in stored.chat] == [6, 7, 8]
    store.close()


@pytest.mark.slow
def test_chat_goes_when_the_table_is_put_away(data: Path) -> None:
    async def talk(server: Server) -> None:
        table, players = await server.table(["Ada", "Bo"])
        await players[0].ask("chat", table=table, text="bye")
        for player in players:
            await player.close()
        await eventually(lambda: table not in server.house.rooms)

    run(data, talk, replace(UNHURRIED, abandon_after_s=0.1))
    store = open_store(data)
    with store._reader.connect() as connection:
        assert connection.execute(select(CHAT)).all() == []
    store.close()


def test_chat_that_cannot_be_stored_is_not_said(data: Path) -> None:
    def failing(parts: list[Part]) -> list[StorageFailed | None]:
        return [StorageFailed("full")] * len(parts)

    async def talk(server: Server) -> None:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        store = server.house.store
        write = store.write
        store.write = failing  # type: ignore[method-assign, assignment]
        answer = await ada.ask("chat", table=table, text="hello?")
        assert answer["code"] == "storage_failed"
        store.write = write  # type: ignore[method-assign]
        await ada.ask("chat", table=table, text="hello!")
        await bo.until(lambda: bool(bo.told("chat")))
        assert [news["line"]["text"] for news in bo.told("chat")] == ["hello!"]

    run(data, talk)
