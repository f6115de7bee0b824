"""A clock that only a test moves: bots think at once and act when their time has come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar

from tercet.terminal.table.clock import RunningClock

P = ParamSpec("P")
T = TypeVar("T")
#: So often everybody who can go on is let go on; a bot needs a few steps to think and to wait.
_TURNS = 12


class ManualClock:
    """Time that stands still until `let_pass`."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._now

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        if seconds is None:
            await event.wait()
            return True
        woken = asyncio.Event()
        sleeper = (self._now + seconds, woken)
        self._sleepers.append(sleeper)
        jobs = [asyncio.ensure_future(each.wait()) for each in (event, woken)]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            with suppress(ValueError):
                self._sleepers.remove(sleeper)
        return event.is_set()

    async def think(self, work: Callable[P, T], *args: P.args, **how: P.kwargs) -> T:
        return work(*args, **how)

    async def let_pass(self, seconds: float) -> None:
        """Wake everybody whose time comes, in its order, and let them do what they do."""
        end = self._now + seconds
        await settle()
        while (due := min((at for at, _ in self._sleepers), default=end + 1)) <= end:
            self._now = max(self._now, due)
            for at, woken in list(self._sleepers):
                if at <= due:
                    woken.set()
                    self._sleepers.remove((at, woken))
            await settle()
        self._now = end
        await settle()


class FastClock(RunningClock):
    """Time as it passes, but faster: nobody waits long, and everybody has time enough."""

    def __init__(self, speed: int = 20) -> None:
        self._speed = speed

    def now(self) -> float:
        return super().now() * self._speed

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        return await super().wait(event, None if seconds is None else seconds / self._speed)


async def settle() -> None:
    """Let everything that can go on do so."""
    for _ in range(_TURNS):
        await asyncio.sleep(0)
