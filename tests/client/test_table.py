"""A table through the eyes of a client: views, steps, time, matches, and the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tercet.client import Client, TableClient
from tercet.engine.events import Outcome
from tercet.engine.series import SeriesView
from tercet.engine.table import SeenStep
from tercet.games.classic import Call, ClassicView
from tercet.games.shared.race import Dealt
from tercet.tables import load_log, verify
from tests.client.scenes import guests, play_on, run_scene, seated, wanted
from tests.server.playing import serving


@pytest.mark.slow
def test_two_clients_finish_a_game_and_the_log_agrees(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            ada, bo = tables = await seated(both)
            steps = asyncio.create_task(told(ada))
            accepted = await asyncio.gather(*map(play_on, tables))
            log = load_log(await both[0].log(ada.id))
            verify(log)
            for seat, acts in enumerate(accepted):
                assert acts == [entry.seq for entry in log.entries if entry.seat == seat]
            assert ada.history == bo.history == await steps
            assert [step.seq for step in ada.history] == list(range(len(log.entries) + 1))
            assert log.end is not None
            assert ada.view is not None
            assert ada.view.outcome == log.end.outcome
            assert (await both[1].history())[0].outcome == log.end.outcome
            next_table = await both[0].join(await ada.rematch())
            await bo.until(lambda table: table.info.next == next_table.id)

    run_scene(scene())


async def told(table: TableClient) -> list[SeenStep]:
    return [step async for step in table.steps()]


def test_views_events_and_acts_are_typed(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            ada, _ = await seated(both)
            assert isinstance(ada.view, ClassicView)
            assert len(ada.view.table) == 12
            assert isinstance(ada.history[0].events[0], Dealt)
            assert Call() in await ada.legal(1000)
            act = wanted(ada)
            assert act is not None
            seq = await ada.act(act)
            assert ada.seq >= seq  # the view shows it
            assert [step.seq async for step in until_seq(ada.steps(after=0), seq)] == [seq]

    run_scene(scene())


async def until_seq(steps: AsyncIterator[SeenStep], last: int) -> AsyncIterator[SeenStep]:
    async for step in steps:
        yield step
        if step.seq == last:
            return


def test_a_deadline_is_told_in_table_time(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            ada, bo = await seated(both)
            assert ada.seconds_left is None
            await ada.act(Call())
            await bo.until(lambda table: table.deadline is not None)
            assert bo.deadline is not None
            assert bo.deadline.label == "point"
            assert bo.seconds_left is not None
            assert 0 < bo.seconds_left <= 5
            assert abs(bo.now() - ada.now()) < 1000
            assert not bo.may_act

    run_scene(scene())


def test_of_a_match_the_deal_is_read_too(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada") as (ada,):
            table = await ada.open_table("classic", 1, match={"form": "deals", "deals": 2})
            await table.sit()
            await table.start()
            await table.until(lambda table: table.view is not None)
            assert isinstance(table.view, SeriesView)
            assert isinstance(table.view.table, ClassicView)

    run_scene(scene())


@pytest.mark.slow
def test_a_slow_reader_misses_no_step_and_sees_no_old_view(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            ada, bo = await seated(both)
            views, steps = bo.views(), bo.steps()
            await anext(views)
            await anext(steps)
            assert isinstance(ada.view, ClassicView)
            for three in (ada.view.table[:3], ada.view.table[3:6]):
                last = await ada.act(Call((three[0], three[1], three[2])))
            await bo.until(lambda table: table.seq >= last)
            assert await anext(views) is bo.view
            assert [(await anext(steps)).seq for _ in range(last)] == list(range(1, last + 1))

    run_scene(scene())


@pytest.mark.slow
def test_a_bot_of_the_server_sits_down(data: Path) -> None:
    async def scene() -> Outcome | None:
        async with serving(data) as server, Client.connect(f"http://{server.address}") as me:
            await me.be_guest("Ada")
            table = await me.open_table("classic", 2, options={"fixed": "s"})
            await table.sit()
            await table.add_bot("champion")
            assert [seat.bot for seat in table.info.seats].count("champion") <= 1
            await table.remove_bot(1)
            await table.add_bot("regular", seat=1)
            await table.start()
            await play_on(table)
            assert table.view is not None
            return table.view.outcome

    assert run_scene(scene()) is not None
