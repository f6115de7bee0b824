"""The time of a table on this machine: what runs by itself, or what a test lets pass."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Clock(Protocol):
    """Seconds that pass, and waiting for them."""

    def now(self) -> float:
        """Seconds since some moment."""

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait until something happens; False when the time is over first."""

    async def think(self, work: Callable[P, T], *args: P.args, **how: P.kwargs) -> T:
        """Have something worked out without holding up the rest."""


class RunningClock:
    """Time as it passes; who thinks does so in a thread."""

    def now(self) -> float:
        """Seconds since the machine started."""
        return time.monotonic()

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait until something happens; False when the time is over first."""
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def think(self, work: Callable[P, T], *args: P.args, **how: P.kwargs) -> T:
        """Have something worked out in a thread."""
        return await asyncio.to_thread(work, *args, **how)
