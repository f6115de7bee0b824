"""Whose turn it is when more comes in than can be done at once.

The loop serves everybody. If one address sends a thousand messages, whoever comes from elsewhere
must not wait for all of them: in one round of the loop only so many things are done, and of one
address at most half of them. What is left waits in line: one address after the other has a turn.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial

from tercet.server.guarding.limits import Limits

Go = Callable[[], None]


class Turns:
    """At most `at_once` turns in one round of the loop; those who wait are called back."""

    def __init__(self, at_once: int) -> None:
        self._at_once, self._each = at_once, max(1, at_once // 2)
        self._spent = 0
        self._taken: dict[str, int] = {}
        self._waiting: OrderedDict[str, deque[Go]] = OrderedDict()
        self._awake = False

    def take(self, who: str) -> bool:
        """Whether it is this address' turn right now; if not, `wait` for it."""
        if self._spent >= self._at_once or who in self._waiting:
            return False
        taken = self._taken.get(who, 0)
        if taken >= self._each:
            return False
        self._taken[who] = taken + 1
        self._spent += 1
        if not self._awake:
            self._wake()
        return True

    def wait(self, who: str, go: Go) -> None:
        """Stand in line behind all others of this address; `go` is called when it is time."""
        self._waiting.setdefault(who, deque()).append(go)
        if not self._awake:
            self._wake()

    async def turn(self, who: str) -> None:
        """Go on when it is this address' turn."""
        if not self.take(who):
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.wait(who, partial(_go, mine))
            await mine

    def _wake(self) -> None:
        self._awake = True
        asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._awake = False
        self._spent = 0
        self._taken.clear()
        while self._waiting and self._spent < self._at_once:
            who, line = next(iter(self._waiting.items()))
            go = line.popleft()
            self._waiting.move_to_end(who)
            if not line:
                del self._waiting[who]
            self._spent += 1
            go()
        if self._waiting and not self._awake:
            self._wake()


def _go(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class AllTurns:
    """Frames, requests that take longer than an act, and requests over HTTP, each in turns."""

    def __init__(self, limits: Limits) -> None:
        self.frames = Turns(limits.frames_at_once)
        self.requests = Turns(limits.requests_at_once)
        self.pages = Turns(limits.pages_at_once)
