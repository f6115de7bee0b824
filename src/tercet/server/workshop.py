"""Where what may take longer than five milliseconds is worked out, beside the loop.

A few threads, and whoever asks is served in turns: each person has one thing in work at a time,
and may have a few more waiting. The work reads frozen states only.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from tercet.errors import IllegalAction

#: So many things are worked out at once, and so many of one person may wait.
BENCHES: Final = 2
MOST_WAITING: Final = 8
T = TypeVar("T")


class Workshop:
    """The threads of one server; `close` lets go of them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(BENCHES, "workshop")
        self._benches = asyncio.Semaphore(BENCHES)
        #: By person, how many requests there are, and a lock so that only one is in work.
        self._asked: Counter[str] = Counter()
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def do(self, person: str, work: Callable[[], T]) -> T:
        """Have something worked out for a person; refused when too much of theirs waits."""
        if self._asked[person] > MOST_WAITING:
            raise IllegalAction("too_fast")
        self._asked[person] += 1
        try:
            async with self._turns[person], self._benches:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person], self._turns[person]

    def close(self) -> None:
        """Finish nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
