"""Lines break and servers restart: nothing is lost, nothing is played twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.client import Client, TableClient, connection
from tercet.client import table as table_module
from tercet.client.refusals import Lost
from tercet.errors import IllegalAction, TooLate
from tercet.games.classic import Call, ClassicView
from tercet.server.guarding.limits import UNHURRIED, Limits
from tercet.server.wire.messages import Join
from tercet.tables import load_log, verify
from tests.client.scenes import Line, guests, line_to, play_on, run_scene, seated
from tests.server.playing import serving


@asynccontextmanager
async def over_a_line(
    data: Path, limits: Limits = UNHURRIED
) -> AsyncIterator[tuple[Line, list[Client]]]:
    """A server, a guest whose line to it can be cut, and another one whose line holds."""
    async with (
        serving(data, limits) as server,
        line_to(server.address) as line,
        guests(line.url, "Ada") as (ada,),
        guests(line.straight, "Bo") as (bo,),
    ):
        yield line, [ada, bo]


def some_call(table: TableClient) -> Call:
    """An act that is always allowed: three cards are called, SET or not."""
    assert isinstance(table.view, ClassicView)
    first, second, third, *_ = table.view.table
    return Call((first, second, third))


async def act_over_a_cut(line: Line, ada: TableClient, bo: TableClient, swallow: str) -> int:
    """An act of Ada's whose line is cut: the act was swallowed (`up`), or its answer (`down`)."""
    line.swallow, before = swallow, bo.seq
    acting = asyncio.create_task(ada.act(some_call(ada)))
    if swallow == "up":
        await line.swallowed.wait()
    else:
        await bo.until(lambda table: table.seq > before)
    line.cut()
    return await acting


@pytest.mark.parametrize("swallow", ["up", "down"])
def test_an_act_is_played_once_when_the_line_is_cut_in_it(data: Path, swallow: str) -> None:
    async def scene() -> None:
        async with over_a_line(data) as (line, both):
            ada, bo = await seated(both)
            assert await act_over_a_cut(line, ada, bo, swallow) == 1
            assert await ada.act(some_call(ada)) == 2
            await bo.until(lambda table: table.seq == 2)
            assert [step.seq for step in bo.history] == [0, 1, 2]
            assert bo.history == ada.history

    run_scene(scene())


@pytest.mark.slow
def test_a_line_that_is_dead_is_opened_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody closes it; it just does not answer."""
    monkeypatch.setattr(connection, "_PATIENCE_S", 1.0)

    async def scene() -> None:
        async with over_a_line(data) as (line, both):
            ada, _ = await seated(both)
            line.swallow = "up"
            acting = asyncio.create_task(ada.act(some_call(ada)))
            await line.swallowed.wait()
            line.swallow = None
            assert await acting == 1
            assert line.cuts == 0

    run_scene(scene())


@pytest.mark.slow
def test_an_act_that_was_never_heard_grows_stale(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "STALE_S", -1.0)

    async def scene() -> None:
        async with over_a_line(data) as (line, both):
            ada, bo = await seated(both)
            with pytest.raises(TooLate, match="act_stale"):
                await act_over_a_cut(line, ada, bo, "up")
            assert ada.seq == 0
            # One that was heard has its answer, however long ago that was.
            assert await act_over_a_cut(line, ada, bo, "down") == 1

    run_scene(scene())


def test_a_table_is_joined_once_on_each_line(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    joins: list[object] = []
    post = connection.Connection.post

    def counted(self: connection.Connection, request: Any, answered: Any) -> None:
        joins.extend([request] if isinstance(request, Join) else [])
        post(self, request, answered)

    async def scene() -> None:
        async with over_a_line(data) as (line, both):
            ada, _ = await seated(both)
            monkeypatch.setattr(connection.Connection, "post", counted)
            await asyncio.gather(ada.arrive(), ada.arrive())
            assert joins == []
            for cut in (1, 2):
                line.cut()
                await ada.until(lambda table: not table.joined)
                await asyncio.gather(ada.arrive(), ada.arrive())
                assert len(joins) == cut
            await ada.depart()
            with pytest.raises(Lost):
                await ada.arrive()
            assert len(joins) == 2

    run_scene(scene())


def test_a_new_number_for_an_old_act_would_be_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The saboteur repeats acts under new numbers."""

    def renumbered(self: TableClient, heard: int) -> None:
        for pending in self._pending.values():
            self._number += 1
            pending.request = replace(pending.request, client_seq=self._number)
            self._send(pending)

    monkeypatch.setattr(TableClient, "_repeat", renumbered)

    async def scene() -> None:
        async with over_a_line(data) as (line, both):
            ada, bo = await seated(both)
            assert await act_over_a_cut(line, ada, bo, "down") == 2

    run_scene(scene())


@pytest.mark.slow
def test_a_whole_game_over_a_line_that_is_cut_all_the_time(data: Path) -> None:
    async def scene() -> None:
        async with (
            serving(data) as server,
            line_to(server.address) as line,
            guests(line.url, "Ada", "Bo") as both,
        ):
            tables = await seated(both)
            cutting = asyncio.create_task(cut_now_and_then(line, tables[0]))
            accepted = await asyncio.gather(*map(play_on, tables))
            cutting.cancel()
            async with Client.connect(line.straight) as somebody:
                log = load_log(await somebody.log(tables[0].id))
            verify(log)
            for seat, acts in enumerate(accepted):
                entries = [entry.seq for entry in log.entries if entry.seat == seat]
                assert set(acts) <= set(entries)
                assert len(acts) == len(set(acts))
            for table in tables:
                assert [step.seq for step in table.history] == list(range(len(log.entries) + 1))
            assert line.cuts >= 4

    run_scene(scene())


async def cut_now_and_then(line: Line, table: TableClient) -> None:
    """After some entries the next thing is swallowed, one way or the other, and all is cut."""
    for number in (3, 6, 8, 11, 13, 18):
        await table.until(lambda table, number=number: table.seq >= number)  # type: ignore[misc]
        line.swallow = ("up", "down")[number % 2]
        await line.swallowed.wait()
        line.cut()


@pytest.mark.slow
def test_a_game_goes_on_after_the_server_was_restarted(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            port = int(server.address.partition(":")[2])
            people = guests(f"http://{server.address}", "Ada", "Bo")
            both = await people.__aenter__()
            tables = await seated(both)
            playing = [asyncio.create_task(play_on(table)) for table in tables]
            await tables[0].until(lambda table: table.seq >= 5)
        await tables[0].until(lambda table: not table.joined)
        async with serving(data, port=port):
            await asyncio.gather(*playing)
            log = load_log(await both[0].log(tables[0].id))
            verify(log)
            for table in tables:
                assert table.whole
                assert [step.seq for step in table.history] == list(range(len(log.entries) + 1))
            await people.__aexit__(None, None, None)

    run_scene(scene())


@pytest.mark.slow
def test_what_is_too_long_ago_is_a_gap_and_not_an_error(data: Path) -> None:
    async def scene() -> None:
        limits = replace(UNHURRIED, resume_steps=1)
        async with over_a_line(data, limits) as (line, both):
            ada, bo = await seated(both)
            line.swallow = "down"
            for _ in range(3):
                await bo.act(some_call(bo))
            line.cut()
            await ada.until(lambda table: table.seq == 3)
            assert not ada.whole
            assert isinstance(ada.view, ClassicView)
            assert isinstance(bo.view, ClassicView)
            assert ada.view.table == bo.view.table
            await bo.act(some_call(bo))
            await ada.until(lambda table: table.seq == 4)
            assert [step.seq for step in ada.history] == [0, 4]

    run_scene(scene())


def test_whoever_comes_from_somewhere_else_is_heard_there(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            ada, _ = await seated(both)
            again = TableClient(ada.id, both[0]._new_connection())
            await again.arrive()
            assert again.seat == ada.seat
            with pytest.raises(IllegalAction, match="replaced"):
                await ada.until(lambda table: table.over)
            assert await again.act(some_call(again)) == 1
            await again._connection.stop()

    run_scene(scene())
