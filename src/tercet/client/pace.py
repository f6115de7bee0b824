"""How quickly this client speaks: a little slower than a server allows, so that it is never told.

A server refuses messages that come too fast (`too_fast`) and frames that are too long; its figures
stand in `server/guarding/limits.py`, and a test keeps these below them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

#: Messages at once, and a second in the long run.
BURST: Final = 60
PER_SECOND: Final = 15
# A bot is slower: what its token may say is counted over all its connections.
BOT_BURST: Final = 45
BOT_PER_SECOND: Final = 8
#: No request may be longer.
FRAME_BYTES: Final = 4096


class Pace:
    """Lets messages go as long as there is room, and makes them wait after that."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        bot: bool = False,
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self._burst, self._per_second = (BOT_BURST, BOT_PER_SECOND) if bot else (BURST, PER_SECOND)
        self._room, self._since = float(self._burst), clock()

    async def wait(self) -> None:
        """Wait for one's turn, and take it."""
        now = self._clock()
        self._room = min(self._burst, self._room + (now - self._since) * self._per_second)
        self._since = now
        self._room -= 1
        if self._room < 0:
            await self._sleep(-self._room / self._per_second)
