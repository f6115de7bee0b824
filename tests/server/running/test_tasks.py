"""Background work goes on after an exception, says so, and ends with its server."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tercet.errors import IllegalAction
from tercet.server.running import tasks as module
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import LATE_S, BackgroundTasks, Delayed, Loop
from tests.server.finished import in_a_loop
from tests.server.playing import eventually


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_AFTER_ERROR_S", 0.001)


def fails_first() -> tuple[list[int], object]:
    """The rounds of a function that raises in its first one."""
    rounds: list[int] = []

    def work() -> None:
        rounds.append(1)
        if len(rounds) == 1:
            raise RuntimeError("the first round")

    return rounds, work


def test_a_loop_goes_on_after_an_exception_and_reports_it(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()

    async def scene() -> None:
        tasks, (rounds, work) = BackgroundTasks(metrics), fails_first()
        tasks.loop("lessons", 0.001, work)  # type: ignore[arg-type]
        await eventually(lambda: len(rounds) > 2)
        tasks.close()

    asyncio.run(scene())
    (record,) = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert record.message == "lessons"
    assert record.exc_info is not None
    assert metrics.background_errors.value == 1


@in_a_loop
async def test_a_loop_that_ends_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks, rounds = BackgroundTasks(), list[int]()

    async def run(self: Loop) -> None:
        monkeypatch.undo()
        raise RuntimeError("outside of its rounds")

    monkeypatch.setattr(Loop, "run", run)
    loop = tasks.loop("lessons", 0.001, lambda: rounds.append(1))
    await eventually(lambda: len(rounds) > 1)
    loop.cancel()
    tasks.close()


@in_a_loop
async def test_a_loop_that_only_fails_is_late() -> None:
    tasks, rounds = BackgroundTasks(), list[int]()

    def work() -> None:
        rounds.append(1)
        raise RuntimeError("every round")

    failing, fine = tasks.loop("failing", 0.001, work), tasks.loop("fine", 0.001, lambda: None)
    await eventually(lambda: len(rounds) > 3)
    assert tasks.late() == []
    failing.due -= LATE_S
    before = fine.due = fine.due - LATE_S
    await eventually(lambda: fine.due > before)
    assert tasks.late() == ["failing"]
    failing.cancel()
    await eventually(lambda: tasks.late() == [])
    tasks.close()


@in_a_loop
async def test_a_loop_says_itself_when_it_continues() -> None:
    tasks, rounds = BackgroundTasks(), list[int]()

    async def work() -> float:
        rounds.append(1)
        return 0.001

    loop = tasks.loop("lessons", 3600, work, first=0)
    await eventually(lambda: len(rounds) > 2)
    loop.cancel()
    tasks.close()


@pytest.mark.parametrize(("error", "reported"), [(RuntimeError(), 1), (IllegalAction("a_no"), 0)])
def test_a_task_reports_what_it_raises_unless_it_is_a_refusal(
    error: Exception, reported: int
) -> None:
    metrics = Metrics()

    async def scene() -> None:
        async def work() -> None:
            raise error

        tasks = BackgroundTasks(metrics)
        task = tasks.once("lessons", work())
        await asyncio.wait((task,))
        await asyncio.sleep(0)

    asyncio.run(scene())
    assert metrics.background_errors.value == reported


@in_a_loop
async def test_everything_ends_at_the_end() -> None:
    tasks, before = BackgroundTasks(), len(asyncio.all_tasks())
    for start in (tasks.once, tasks.awaited):
        start("lessons", asyncio.sleep(3600))
    tasks.loop("lessons", 3600, lambda: None)
    assert len(asyncio.all_tasks()) == before + 3
    tasks.close()
    await eventually(lambda: len(asyncio.all_tasks()) == before)


@in_a_loop
async def test_a_delayed_call_is_made_once_and_again_after_an_exception() -> None:
    reported: list[str] = []
    rounds, work = fails_first()
    delayed = Delayed(lambda what, _: reported.append(what), work)  # type: ignore[arg-type]
    for _ in range(3):
        delayed.soon(0)
    await eventually(lambda: len(rounds) == 1)
    assert len(reported) == 1
    delayed.soon(0.001)
    await eventually(lambda: len(rounds) == 2)
    delayed.soon(0.001)
    delayed.cancel()
    await asyncio.sleep(0.01)
    assert len(rounds) == 2


def test_an_exception_of_a_callback_is_reported() -> None:
    metrics = Metrics()

    async def scene() -> None:
        BackgroundTasks(metrics).watch_callbacks()
        asyncio.get_running_loop().call_soon(lambda: 1 / 0)
        await eventually(lambda: metrics.background_errors.value == 1)

    asyncio.run(scene())
