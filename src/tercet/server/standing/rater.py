"""Applies results to ratings, in the order of their numbers, soon after each rated game.

It reads what ratings do not know of yet, so it makes no difference when or by which process it is
called, nor what was missed while no server ran: each part it writes relies on where ratings stood.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tercet.errors import TercetError
from tercet.server.journal import Journal
from tercet.server.running.tasks import BackgroundTasks
from tercet.storage.rows import Part
from tercet.storage.standing.results import (
    applied_results,
    ladder_for,
    last_result,
    rated_games,
    rated_until,
    retallied,
)
from tercet.storage.standing.tallies import is_tallied
from tercet.storage.store import StorageFailed, Store, Unmet

#: So many results are looked at in one step.
AT_ONCE: Final = 200
#: Another process may apply the same results; whoever loses looks again, so often at most.
_TRIES: Final = 20

_log = logging.getLogger("tercet.ratings")


class Rater:
    """Keeps the ratings of a house up to date."""

    def __init__(self, store: Store, journal: Journal, tasks: BackgroundTasks) -> None:
        self._store, self._journal, self._tasks = store, journal, tasks
        self._lock = asyncio.Lock()

    def open(self) -> None:
        """Apply what ended since ratings were last looked at."""
        self._tasks.once("ratings", self._quietly())

    async def catch_up(self) -> None:
        """Apply every result that is stored by now."""
        async with self._lock:
            for _ in range(_TRIES):
                try:
                    while (step := await asyncio.to_thread(self._next_step)) is not None:
                        await self._journal.write(step)
                    return
                except Unmet:
                    continue

    def _next_step(self) -> Part | None:
        before = rated_until(self._store)
        if not is_tallied(self._store):
            return retallied(self._store, before)
        until = min(before + AT_ONCE, last_result(self._store))
        if until == before:
            return None
        games = rated_games(self._store, before, until)
        ladder = ladder_for(self._store, games)
        return applied_results(before, until, [(game, ladder.enter(game)) for game in games])

    async def _quietly(self) -> None:
        try:
            await self.catch_up()
        except (TercetError, StorageFailed):
            _log.exception("ratings will be brought up to date later")
