"""A virtual clock and network: an event loop that jumps to the next moment, and lines with delay.

Nothing waits and nothing is measured by the real clock, so one seed replays everything.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its time passes only when nothing is left to do, and then at once."""

    def __init__(self) -> None:
        self._virtual = 0.0
        super().__init__(_Selector(self))

    def time(self) -> float:
        """Virtual seconds since the loop was made."""
        return self._virtual

    def skip(self, seconds: float | None) -> None:
        """Nothing is left to do until so much later."""
        if seconds is None:
            raise RuntimeError("nothing will ever happen again")
        self._virtual += max(0.0, seconds)


class _Selector(selectors.SelectSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        self._loop.skip(timeout)
        return []


def run_virtually(scene: Callable[[VirtualLoop], Any]) -> Any:
    """Run a coroutine in a loop of its own."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(scene(loop))
    finally:
        loop.close()


@dataclass
class Wire:
    """A line: its round trip and jitter in milliseconds, and what share of it is the way down.

    Each way has its own jitter; what is lost comes after a retransmission. Nothing overtakes, as
    in TCP. The client's kernel answers by itself unless it was made to `hold_acks`.
    """

    luck: random.Random
    trip_ms: float
    jitter_ms: float = 0.0
    loss: float = 0.0
    down_share: float = 0.5
    hold_acks_ms: float = 0.0
    _free: dict[str, float] = field(default_factory=dict)
    _smoothed: float | None = None

    def down(self, now: float) -> float:
        """When something sent now by the server is at the client, in seconds of the loop."""
        arrives = self._arrives("down", now, self.trip_ms * self.down_share)
        self._acknowledge((arrives - now) * 1000)
        return arrives

    def up(self, now: float) -> float:
        """When something sent now by the client is at the server."""
        return self._arrives("up", now, self.trip_ms * (1 - self.down_share))

    def kernel_ms(self) -> float | None:
        """What the server's kernel has measured, smoothed as in RFC 6298."""
        return self._smoothed

    def _arrives(self, way: str, now: float, ms: float) -> float:
        ms += self.luck.uniform(0, self.jitter_ms)
        while self.loss and self.luck.random() < self.loss:
            ms += max(200.0, self.trip_ms * 2)
        arrives = max(now + ms / 1000, self._free.get(way, 0.0))
        self._free[way] = arrives
        return arrives

    def _acknowledge(self, down_ms: float) -> None:
        up_ms = self.trip_ms * (1 - self.down_share) + self.luck.uniform(0, self.jitter_ms)
        sample = down_ms + up_ms + self.hold_acks_ms
        old = self._smoothed
        self._smoothed = sample if old is None else old + (sample - old) / 8
