"""Background work of a server: loops, single tasks, and calls that wait for more to come.

Nothing else in `server` and `storage` creates tasks. Each task is referenced until it ends, an
unexpected exception is logged with its trace and counted, and `close` cancels everything.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeVar

from tercet.errors import TercetError
from tercet.server.running.metrics import Metrics
from tercet.storage.store import is_away

#: A loop is late if its round ends so many seconds after it was due.
LATE_S: Final = 10.0
#: The pause of a loop after an exception.
_AFTER_ERROR_S: Final = 1.0
#: A call that is overdue by so many seconds is lost, and is arranged again.
_LOST_S: Final = 1.0
_log = logging.getLogger("tercet.tasks")

T = TypeVar("T")
#: One round of a loop; it may return other seconds until the next round than the usual ones.
Work = Callable[[], Awaitable[float | None] | float | None]


class BackgroundTasks:
    """All background work of one server; `close` ends it."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self._errors = (metrics or Metrics()).background_errors
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loops: list[Loop] = []

    def once(self, name: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine; report what it raises, unless that is a refusal."""
        return self._start(name, work, self._report_end)

    def awaited(self, name: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine whose result and exceptions go to the caller, who awaits the task."""
        return self._start(name, work, self._tasks.discard)

    def loop(self, name: str, seconds: float, work: Work, *, first: float | None = None) -> Loop:
        """Call `work` every so many seconds until the loop is cancelled; report its exceptions."""
        loop = Loop(self, name, seconds, work, seconds if first is None else first)
        self._run(loop)
        self._loops.append(loop)
        return loop

    def late(self) -> list[str]:
        """The names of the loops that make no progress."""
        now = time.monotonic()
        late = (each for each in self._loops if now > each.due + LATE_S)
        return [each.name for each in late if each.task is None or not each.task.cancelled()]

    def report(self, what: str, error: Exception) -> None:
        """Log an unexpected exception with its trace, and count it."""
        self._errors.add()
        _log.error(what, exc_info=error)

    def watch_callbacks(self) -> None:
        """Report the exceptions of callbacks of the running event loop as well."""
        asyncio.get_running_loop().set_exception_handler(self._unhandled)

    def close(self) -> None:
        """Cancel everything."""
        for task in list(self._tasks):
            task.cancel()

    def _run(self, loop: Loop) -> None:
        loop.task = self._start(loop.name, loop.run(), partial(self._loop_ended, loop))

    def _loop_ended(self, loop: Loop, task: asyncio.Task[None]) -> None:
        """Forget a loop that was cancelled; start one that was ended by an exception again."""
        self._report_end(task)
        if task.cancelled():
            self._loops.remove(loop)
        else:
            self._run(loop)

    def _start(
        self,
        name: str,
        work: Coroutine[Any, Any, T],
        ended: Callable[[asyncio.Task[T]], None],
    ) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(ended)
        return task

    def _report_end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not (isinstance(error, TercetError) or is_away(error)):
            self.report(task.get_name(), error)

    def _unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, Exception):
            loop.default_exception_handler(context)
        else:
            self.report(str(context.get("message")), error)


class Loop:
    """A function that is called again and again; made by `BackgroundTasks.loop`."""

    def __init__(
        self, tasks: BackgroundTasks, name: str, seconds: float, work: Work, first: float
    ) -> None:
        self._tasks, self.name, self._seconds, self._work = tasks, name, seconds, work
        self._first = first
        #: When the next round should begin, counted from the last one that succeeded.
        self.due = time.monotonic() + first
        self.task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        """Call it no more."""
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """Call it until the task is cancelled."""
        pause = self._first
        while True:
            await asyncio.sleep(pause)
            try:
                pause = await self._round()
                self.due = time.monotonic() + pause
            except Exception as error:
                self._tasks.report(self.name, error)
                pause = _AFTER_ERROR_S

    async def _round(self) -> float:
        pause = self._work()
        if inspect.isawaitable(pause):
            pause = await pause
        return self._seconds if pause is None else pause


class Delayed:
    """Calls a function once, some seconds after the first of several requests.

    An exception is reported, and later requests are served all the same.
    """

    def __init__(
        self,
        report: Callable[[str, Exception], None],
        do: Callable[[], object],
    ) -> None:
        self._report, self._do = report, do
        self._handle: asyncio.Handle | None = None
        self._due = 0.0

    def soon(self, seconds: float) -> None:
        """Call it so many seconds from now, unless that is arranged already."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._handle is not None and now < self._due + _LOST_S:
            return
        self._due = now + seconds
        later = partial(loop.call_later, seconds) if seconds > 0 else loop.call_soon
        self._handle = later(self._call)

    def cancel(self) -> None:
        """Do not call it."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _call(self) -> None:
        self._handle = None
        try:
            self._do()
        except Exception as error:
            self._report("a delayed call", error)
