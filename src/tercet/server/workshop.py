"""Where what may take longer than five milliseconds is worked out, beside the loop.

A few threads, and whoever asks is served in turns: each person has one thing in work at a time,
and may have a few more waiting. The work reads frozen states only.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from tercet.errors import IllegalAction

#: So many things are worked out at once, and so many of one person may wait.
BENCHES: Final = 2
MOST_WAITING: Final = 8
T = TypeVar("T")
_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Workshop:
    """The threads of one server; `close` lets go of them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(BENCHES, "workshop")
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._busy: set[str] = set()

    async def do(self, person: str, work: Callable[[], T]) -> T:
        """Have something worked out for a person; refused when too much of theirs waits."""
        line = self._waiting.setdefault(person, deque())
        if len(line) >= MOST_WAITING:
            raise IllegalAction("too_fast")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        line.append((work, done))
        self._begin()
        return await done

    def close(self) -> None:
        """Finish nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        """Give the benches that are free to those who wait, one after the other."""
        for person in list(self._waiting):
            if len(self._busy) >= BENCHES:
                return
            if person not in self._busy:
                self._start(person)

    def _start(self, person: str) -> None:
        line = self._waiting[person]
        work, done = line.popleft()
        self._waiting.move_to_end(person)
        if not line:
            del self._waiting[person]
        self._busy.add(person)
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        running.add_done_callback(lambda ran: self._finished(person, ran, done))

    def _finished(self, person: str, ran: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        self._busy.discard(person)
        if not done.cancelled() and not ran.cancelled():
            error = ran.exception()
            if error is None:
                done.set_result(ran.result())
            else:
                done.set_exception(error)
        self._begin()
