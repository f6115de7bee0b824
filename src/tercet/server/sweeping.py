"""Ends the tables that nobody has come back to, a few at a time, without reading their games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from tercet.errors import TercetError
from tercet.server.journal import Journal
from tercet.server.people.sessions import now_ms
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.shelf import Shelf, Shelved
from tercet.storage.tables import abandoned_tables

#: So many in one commit, and so long a rest after it: whoever plays notices nothing.
AT_ONCE: Final = 50
REST_S: Final = 0.2
#: When nothing can be stored, it is tried again so much later.
_RETRY_S: Final = 30.0


class Sweeper:
    """Puts away what still lies on the shelf some time after the start.

    `busy` tells whether a table is being read just now, `swept` is called with what was put away.
    """

    def __init__(
        self,
        shelf: Shelf,
        journal: Journal,
        busy: Callable[[str], bool],
        swept: Callable[[Sequence[Shelved]], None],
        tasks: BackgroundTasks,
    ) -> None:
        self._shelf, self._journal = shelf, journal
        self._busy, self._swept = busy, swept
        self._tasks = tasks

    def open(self, after_s: float) -> None:
        """Begin to wait."""
        self._loop = self._tasks.loop("sweeping", REST_S, self._sweep, first=after_s)

    async def _sweep(self) -> float | None:
        if not len(self._shelf):
            self._loop.cancel()
        some = list(islice((each for each in self._shelf if not self._busy(each.id)), AT_ONCE))
        return None if await self._put_away(some) else _RETRY_S

    async def _put_away(self, tables: Sequence[Shelved]) -> bool:
        self._shelf.take(tables)
        try:
            await self._journal.write(abandoned_tables([t.row.number for t in tables], now_ms()))
        except Exception as error:
            self._shelf.put_back(tables)
            if isinstance(error, TercetError):
                return False
            raise
        self._shelf.let_go(tables)
        self._swept(tables)
        return True
