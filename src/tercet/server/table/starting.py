"""The count-down before a race (BASE-1a): seen by all, and nothing is dealt before it is over.

It lives in memory only. A server that stops meanwhile comes back with a table that waits, and the
host starts again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tercet.server.table.presence import Later


class CountDown:
    """The moment at which the cards of one table are dealt; `over` is called then."""

    def __init__(self, seconds: float, over: Callable[[], None], later: Later) -> None:
        self._seconds, self._over, self._later = seconds, over, later
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether everybody waits for the deal."""
        return self._timer is not None

    @property
    def left_ms(self) -> int | None:
        """How long it still takes, or None when nobody has started."""
        if self._timer is None:
            return None
        left = self._timer.when() - asyncio.get_running_loop().time()
        return max(0, round(left * 1000))

    def begin(self) -> None:
        """Count from now on."""
        self.cancel()
        self._timer = self._later(self._seconds, self._ends)

    def cancel(self) -> None:
        """Somebody got up or sat down, or the table is put away: the host starts again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ends(self) -> None:
        self._timer = None
        self._over()
