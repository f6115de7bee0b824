"""Whose turn it is when more comes in than can be done at once.

The loop serves everybody. If one address sends a thousand messages, whoever comes from elsewhere
must not wait for all of them: in one round of the loop only so many things are done, and of one
address at most half of them. What is left waits in line: one address after the other has a turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial

from tercet.server.guarding.limits import Limits

Go = Callable[[], None]
#: A round that has not begun after so many seconds is lost, and is arranged again.
_LOST_S = 1.0
_log = logging.getLogger("tercet.turns")


class Turns:
    """At most `at_once` turns in one round of the loop; those who wait are called back."""

    def __init__(self, at_once: int) -> None:
        self._at_once, self._each = at_once, max(1, at_once // 2)
        self._spent = 0
        self._taken: dict[str, int] = {}
        self._waiting: OrderedDict[str, deque[Go]] = OrderedDict()
        #: Until when a round that was arranged may begin.
        self._awake_until = 0.0

    def take(self, who: str) -> bool:
        """Whether it is this address' turn right now; if not, `wait` for it."""
        if self._spent >= self._at_once or who in self._waiting:
            return False
        taken = self._taken.get(who, 0)
        if taken >= self._each:
            return False
        self._taken[who] = taken + 1
        self._spent += 1
        self._wake()
        return True

    def wait(self, who: str, go: Go) -> None:
        """Stand in line behind all others of this address; `go` is called when it is time."""
        self._waiting.setdefault(who, deque()).append(go)
        self._wake()

    async def turn(self, who: str) -> None:
        """Go on when it is this address' turn."""
        if not self.take(who):
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.wait(who, partial(_go, mine))
            await mine

    def _wake(self) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() >= self._awake_until:
            self._awake_until = loop.time() + _LOST_S
            loop.call_soon(self._rounds)

    def _rounds(self) -> None:
        self._awake_until = 0.0
        try:
            self._next_round()
        except Exception:
            _log.exception("a round of turns")
        if self._waiting:
            self._wake()

    def _next_round(self) -> None:
        self._spent = 0
        self._taken.clear()
        while self._waiting and self._spent < self._at_once:
            who, line = next(iter(self._waiting.items()))
            go = line.popleft()
            self._waiting.move_to_end(who)
            if not line:
                del self._waiting[who]
            self._spent += 1
            try:
                go()
            except Exception:
                _log.exception("a turn")


def _go(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class AllTurns:
    """Frames, requests that take longer than an act, and requests over HTTP, each in turns."""

    def __init__(self, limits: Limits) -> None:
        self.frames = Turns(limits.frames_at_once)
        self.requests = Turns(limits.requests_at_once)
        self.pages = Turns(limits.pages_at_once)
