"""A table in real time: plans that are dropped, time that runs out, bots that are refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tercet.bots.intent import Intent
from tercet.bots.players import Bot
from tercet.engine.acts import Act, Acts, Timeout
from tercet.engine.table import Step
from tercet.games.classic import Call, NoneHere, TakeBack
from tercet.tables import new_table
from tercet.terminal.table.local import LocalTable

LONG_MS = 3_600_000


class Scripted(Bot):
    """Means one thing after another, and none when there is no more."""

    def __init__(self, *intents: Intent) -> None:
        self._intents = list(intents)
        self.asked: list[int] = []
        self.was_asked = threading.Event()

    def answer(self, view: Any, legal: Acts | None, at: int) -> Intent | None:
        self.asked.append(view.players[0].said_none)
        self.was_asked.set()
        return self._intents.pop(0) if self._intents else None


def sit(
    bot: Scripted, person: Sequence[Act], until: int, options: Mapping[str, object] | None = None
) -> list[Step]:
    """What happened when a person did these things and then waited for so many entries."""
    table = new_table("classic", 2, bytes(32), options=options)

    async def run() -> None:
        local = LocalTable(table, {1: bot}, ("Ada", "Bot"), count_down=False)
        enough = asyncio.Event()
        local.watch(lambda _: enough.set() if table.seq >= until else None)
        running = asyncio.ensure_future(local.run())
        assert await asyncio.to_thread(bot.was_asked.wait, 20)
        for act in person:
            await local.act(act)
        await asyncio.wait_for(enough.wait(), 20)
        local.close()
        await running

    asyncio.run(run())
    return table.steps[1:]


def who_did(steps: Sequence[Step]) -> list[tuple[int | None, type[Act]]]:
    return [(step.entry.seat, type(step.entry.act)) for step in steps if step.entry]


def test_a_plan_is_dropped_and_made_again_when_the_table_changes() -> None:
    bot = Scripted(Intent(Call(), LONG_MS), Intent(NoneHere(), 10))
    steps = sit(bot, [NoneHere(), TakeBack(), NoneHere()], until=4)
    assert who_did(steps)[-1] == (1, NoneHere)
    assert bot.asked[:2] == [False, True]


def test_a_bot_that_is_refused_thinks_again() -> None:
    bot = Scripted(Intent(TakeBack(), 0), Intent(NoneHere(), 0))
    assert who_did(sit(bot, [], until=1)) == [(1, NoneHere)]


@pytest.mark.slow
def test_time_runs_out_by_itself() -> None:
    steps = sit(Scripted(), [Call()], until=2, options={"point_ms": 1000})
    assert who_did(steps) == [(0, Call), (None, Timeout)]
    assert steps[1].at - steps[0].at == 1000


def test_nothing_goes_on_when_the_person_leaves_just_as_the_table_changes() -> None:
    async def run() -> None:
        table, bot = new_table("classic", 2, bytes(32)), Scripted(Intent(Call(), LONG_MS))
        local = LocalTable(table, {1: bot}, ("Ada", "Bot"), count_down=False)
        running = asyncio.ensure_future(local.run())
        assert await asyncio.to_thread(bot.was_asked.wait, 20)
        await local.act(NoneHere())
        local.close()
        await asyncio.wait_for(running, 5)

    asyncio.run(run())
