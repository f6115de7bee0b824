"""When things fail: a full or read-only disk, a stale owner, a reader that has stopped reading."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.storage.rows import EventRow, Part
from tercet.storage.store import StorageFailed, Store
from tests.server.playing import Player, Server, eventually, serving
from tests.server.raw_frames import masked, upgrade

NONE_HERE, TAKE_BACK = {"act": "none_here"}, {"act": "take_back"}


@pytest.mark.parametrize(
    "fault", [pytest.param("full", marks=pytest.mark.slow), "read_only", "broken"]
)
@pytest.mark.slow
def test_without_storage_nothing_is_acknowledged_and_the_server_lives(
    data: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            heal = strike(server.house.store, fault, monkeypatch)
            refused = await until_refused(ada, table)
            assert refused["kind"] == "illegal"
            assert "nothing has happened" in refused["text"]
            await bo.reach(ada.seq)
            heard, said = len(bo.told("steps")), ada.view["players"][0]["said_none"]
            joined = await ada.join(table)
            assert joined["view"]["players"][0]["said_none"] is said, "it stands as it stood"
            assert await nobody_new(server)
            assert len(bo.told("steps")) == heard, "nobody was told what was not stored"
            heal()
            assert (await ada.act(table, TAKE_BACK if said else NONE_HERE))["is"] == "done"
            await bo.until(lambda: bo.view["players"][0]["said_none"] is not said)

    asyncio.run(scene())


async def until_refused(ada: Player, table: str) -> dict[str, Any]:
    """Go on until the store cannot take any more: a full disk has room for a few."""
    for _ in range(500):
        said = ada.view["players"][0]["said_none"]
        answer = await ada.act(table, TAKE_BACK if said else NONE_HERE)
        if answer["is"] != "done":
            assert answer["code"] == "storage_failed"
            return answer
        await ada.reach(answer["seq"])
    raise AssertionError("everything was stored")


async def nobody_new(server: Server) -> bool:
    """Whether guests are refused, too; the last free page of the disk may hold one or two."""
    for _ in range(200):
        answer = await server.http.post("/api/session", json={"name": "Cy"})
        server.http.cookies.clear()
        if answer.status_code == 503:
            return bool(answer.json()["code"] == "storage_failed")
    return False


def strike(store: Store, fault: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Make writing fail; returns what heals it."""
    if fault == "full":
        store.setting(f"max_page_count={store.setting('page_count')}")
        return lambda: store.setting("max_page_count=1000000")
    if fault == "read_only":
        _pragma(store, "query_only=ON")
        return lambda: _pragma(store, "query_only=OFF")
    monkeypatch.setattr(store, "write", lambda parts: 1 / 0)
    return monkeypatch.undo


def full_disk(parts: list[Part]) -> list[StorageFailed | None]:
    return [StorageFailed("database or disk is full")] * len(parts)


def _pragma(store: Store, text: str) -> None:
    raw = store._writer.raw_connection()
    raw.driver_connection.execute(f"PRAGMA {text}")  # type: ignore[union-attr]


@pytest.mark.slow
def test_acts_on_top_of_what_was_not_stored_are_taken_back_too(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            store, write = server.house.store, server.house.store.write
            begun, go_on = threading.Event(), threading.Event()

            def failing(parts: list[Part]) -> list[StorageFailed | None]:
                begun.set()
                assert go_on.wait(20)
                return full_disk(parts)

            store.write = failing  # type: ignore[method-assign, assignment]
            first = ada.act(table, NONE_HERE)
            assert await asyncio.to_thread(begun.wait, 20)
            second = bo.act(table, NONE_HERE)
            refusal = ada.act(table, NONE_HERE)
            box = server.house.rooms[table].mailbox
            assert box is not None
            await eventually(lambda: box.table.seq == 2)
            go_on.set()
            codes = [(await answer)["code"] for answer in (first, second, refusal)]
            assert codes == ["storage_failed"] * 3
            store.write = write  # type: ignore[method-assign]
            again = await ada.act(table, NONE_HERE)
            assert again.get("seq") == 1, again

    asyncio.run(scene())


@pytest.mark.slow
def test_a_stale_owner_cannot_write_and_lets_go(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            number = server.house.rooms[table].row.number
            other = EventRow(number, 1, 5, 1, 0, '{"act":"none_here"}', 1, 1)
            assert server.house.store.write([Part([other])]) == [None]
            refused = await ada.act(table, NONE_HERE)
            assert refused["code"] == "storage_failed"
            await bo.until(lambda: bool(bo.told("bye")))
            joined = await ada.join(table)
            assert joined["seq"] == 1
            assert joined["view"]["players"][1]["said_none"] is True

    asyncio.run(scene())


@pytest.mark.slow
def test_a_stalled_reader_is_cut_off_and_nobody_else_notices(data: Path) -> None:
    asyncio.run(stall(data, watchers=98, patience=64 * 1024))


@pytest.mark.slow
def test_a_server_that_keeps_everything_for_a_stalled_reader_is_caught(data: Path) -> None:
    with pytest.raises(AssertionError, match="never cut off"):
        asyncio.run(stall(data, watchers=2, patience=1 << 40))


async def stall(data: Path, watchers: int, patience: int) -> None:
    """One of many clients stops reading and goes on asking."""
    async with serving(data, replace(UNHURRIED, outgoing_bytes=patience)) as server:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        others = [await server.player(f"W{n}") for n in range(watchers)]
        for watcher in others:
            await watcher.join(table)
        for _ in range(100):
            await bo.ask("chat", table=table, text="x" * 300)
        stalled = await stalled_reader(server, table)
        slowest = 0.0
        for number in range(60):
            start = time.perf_counter()
            await ada.act(table, TAKE_BACK if number % 2 else NONE_HERE)
            slowest = max(slowest, time.perf_counter() - start)
            # It goes on asking for more than the system's own buffers hold, and reads nothing.
            stalled.send(masked(f'{{"do":"join","table":"{table}"}}'.encode()) * 20)
            if server.house.metrics.slow.value:
                break
        stalled.close()
        assert server.house.metrics.slow.value == 1, "it was never cut off"
        assert slowest < 5
        for player in (bo, *others):
            await player.reach(ada.seq)


async def stalled_reader(server: Server, table: str) -> socket.socket:
    """A client that joins and then never reads again."""
    guest = await server.guest("Stalled")
    host, port = server.address.split(":")
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    await asyncio.to_thread(wire.connect, (host, int(port)))
    wire.send(upgrade(server.address, guest.cookie))
    await asyncio.to_thread(wire.recv, 1000)
    for message in ('{"do":"hello","protocol":1}', f'{{"do":"join","table":"{table}"}}'):
        wire.send(masked(message.encode()))
    room = server.house.rooms[table]
    await eventually(lambda: any(it.name == "Stalled" for it in room.visitors))
    return wire
