"""Frees the memory of tables that were put away, by a full collection in a quiet moment.

A room and its parts refer to each other, so only a full collection frees them, and that takes
longer than anybody should wait for: it is done in a quiet moment, or at last in any.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

#: So many tables make it worth while; so many cannot wait any longer.
ENOUGH: Final = 20
TOO_MANY: Final = 500
#: It is quiet when nothing was stored for so long.
QUIET_S: Final = 1.0


class Tidier:
    """Counts what was put away; `stored` tells how many batches have been stored so far."""

    def __init__(self, stored: Callable[[], int]) -> None:
        self._stored = stored
        self._count = self._before = 0
        self._timer: asyncio.TimerHandle | None = None

    def put_away(self) -> None:
        """Count a table that was put away."""
        self._count += 1
        if self._timer is None and self._count >= ENOUGH:
            self._wait()

    def close(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        self._before = self._stored()
        self._timer = asyncio.get_running_loop().call_later(QUIET_S, self._look)

    def _look(self) -> None:
        if self._stored() != self._before and self._count < TOO_MANY:
            self._wait()
            return
        self._timer, self._count = None, 0
        gc.collect()
