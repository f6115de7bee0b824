"""A time limit for every test: a test that hangs fails with a trace of all threads and tasks.

The limit holds for a test with its fixtures: `--limit` seconds, four times as long for a campaign,
or what `@pytest.mark.limit(seconds)` says. The alarm is repeated, because the cleanup may hang as
well. If the test goes on all the same, the process ends.
"""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

import pytest

LIMIT_S: Final = 300.0
CAMPAIGNS: Final = 4
#: Seconds between two alarms; the process ends after the third.
AGAIN_S: Final = 20.0

_stderr = pytest.StashKey[int]()
#: Whether the code of a test or a fixture runs; an alarm does not interrupt pytest itself.
_inside = False


class TookTooLong(BaseException):
    """A test has reached its limit. No `except Exception` catches it, and hypothesis does not."""


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "seconds that a test may take, a campaign four times as long; 0: any time"
    parser.addoption("--limit", type=float, default=LIMIT_S, help=told)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "limit(seconds): how long a test may take")
    config.stash[_stderr] = os.dup(2)  # later, what is written to 2 is captured


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[_stderr])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    limit = limit_of(item)
    again = min(AGAIN_S, limit)

    def alarm(_: int, frame: FrameType | None) -> None:
        if _inside:
            raise TookTooLong(f"no end after {limit:g} seconds\n\n{everything()}")

    if not limit or threading.current_thread() is not threading.main_thread():
        return (yield)
    before = signal.signal(signal.SIGALRM, alarm)
    signal.setitimer(signal.ITIMER_REAL, limit, again)
    end = limit + 3.5 * again
    faulthandler.dump_traceback_later(end, exit=True, file=item.config.stash[_stderr])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup() -> Iterator[None]:
    return (yield from _within())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call() -> Iterator[None]:
    return (yield from _within())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    return (yield from _within())


def _within() -> Iterator[None]:
    global _inside
    _inside = True
    try:
        return (yield)
    finally:
        _inside = False


def limit_of(item: pytest.Item) -> float:
    """Return the limit of a test in seconds; 0 means none."""
    usual = float(item.config.getoption("--limit"))
    own = item.get_closest_marker("limit")
    if own is not None:
        return float(own.args[0]) if usual else 0.0
    return usual * CAMPAIGNS if item.get_closest_marker("campaign") else usual


def everything() -> str:
    """Return the stacks of all threads and of all asyncio tasks."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    threads = [
        f"thread {names.get(ident, ident)}\n{''.join(traceback.format_stack(frame))}"
        for ident, frame in sys._current_frames().items()
    ]
    tasks = [each for each in gc.get_objects() if isinstance(each, asyncio.Task)]
    waiting = [f"task {each.get_name()}\n{awaited(each)}" for each in tasks if not each.done()]
    return "\n".join(threads + waiting)


def awaited(task: asyncio.Task[Any]) -> str:
    """The coroutines of a task, the innermost last, and what that one waits for."""
    lines: list[str] = []
    inner: Any = task.get_coro()
    while frame := getattr(inner, "cr_frame", None) or getattr(inner, "gi_frame", None):
        code = frame.f_code
        lines.append(f'  File "{code.co_filename}", line {frame.f_lineno}, in {code.co_qualname}')
        inner = getattr(inner, "cr_await", None) or getattr(inner, "gi_yieldfrom", None)
    return "\n".join([*lines, f"  {inner!r}\n"])
