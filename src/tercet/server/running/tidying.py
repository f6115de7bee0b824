"""Frees the memory of tables that were put away, by a full collection in a quiet moment.

A room and its parts refer to each other, so only a full collection frees them, and that takes
longer than anybody should wait for: it is done in a quiet moment, or at last in any.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

from tercet.server.running.tasks import BackgroundTasks

#: So many tables make it worth while; so many cannot wait any longer.
ENOUGH: Final = 20
TOO_MANY: Final = 500
#: It is quiet when nothing was stored for so long.
QUIET_S: Final = 1.0


class Tidier:
    """Counts what was put away; `stored` tells how many batches have been stored so far."""

    def __init__(self, stored: Callable[[], int], tasks: BackgroundTasks) -> None:
        self._stored, self._tasks = stored, tasks
        self._count = 0
        self._task: asyncio.Task[None] | None = None

    def put_away(self) -> None:
        """Count a table that was put away."""
        self._count += 1
        if self._count >= ENOUGH and (self._task is None or self._task.done()):
            self._task = self._tasks.once("tidying", self._tidy())

    async def _tidy(self) -> None:
        before = -1
        while before != self._stored() and self._count < TOO_MANY:
            before = self._stored()
            await asyncio.sleep(QUIET_S)
        self._count = 0
        gc.collect()
