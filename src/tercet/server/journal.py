"""Group commit: what came in while the last batch was written is the next batch.

Whoever has something to store notes itself here; when the writer is free, everybody who did is
asked for its part, all parts are committed at once, and each is told how it went. Nothing is said
to any client before that.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Final, Protocol

from tercet.errors import IllegalAction
from tercet.server.running.metrics import Metrics
from tercet.storage.rows import Part
from tercet.storage.store import StorageFailed, Store, Undecided, Unmet

#: After so many events (some 60 MB) SQLite's log is folded into its file, beside the writer: a
#: commit that had to do it would keep everybody waiting. Both want the disk, so it is not often.
FOLD_AFTER: Final = 8000
#: So long at least from the beginning of one batch to that of the next; a lone act never waits.
_SPACING_S: Final = 0.002
#: When so many acts come that the processor is what they wait for, batches are fewer and larger.
_SPACING_PER_EVENT_S: Final = 0.0004
_MOST_SPACING_S: Final = 0.006
#: A server that ends waits at most this long to find out what became of its last commit.
_LAST_WAIT_S: Final = 5.0
_log = logging.getLogger("tercet.journal")

#: For each part None, or why nothing of it was stored.
Results = Sequence[StorageFailed | None]


class Contributor(Protocol):
    """Something that has a part to store."""

    def cut(self) -> Part:
        """Hand over what is to be stored; what comes later belongs to the next part."""

    def settled(self, failed: StorageFailed | None) -> None:
        """The part is stored (None) or refused; `Undecided` allows no answer."""


class Journal:
    """Collects parts, has them written by a thread of its own, and reports the result of each.

    It runs by callbacks, not as a task: a batch is handed over and back some hundred times a
    second, and each hand costs as much as an act. The store is the house's, which closes it.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._noted: dict[Contributor, None] = {}
        #: Whether a batch is on its way, or its beginning is arranged.
        self._busy = False
        self._begun = 0.0
        self._spacing = _SPACING_S
        self._closed: asyncio.Future[None] | None = None
        self._unfolded = 0
        self._folding: asyncio.Future[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(self._store, self._loop)
        self._writer.start()

    async def close(self) -> None:
        """Write what is left, and stop."""
        if self._busy:
            self._closed = self._loop.create_future()
            giving_up = self._loop.call_later(_LAST_WAIT_S, self._store.outcomes.give_up)
            await self._closed
            giving_up.cancel()
        if self._folding is not None:
            await self._folding
        self._writer.stop()

    def note(self, who: Contributor) -> None:
        """This contributor has something for the next batch."""
        self._noted[who] = None
        if not self._busy:
            self._busy = True
            self._arrange()

    async def write(self, part: Part) -> None:
        """Store one part; returns when it is safe, or refuses: nothing has changed then.

        `Unmet` is for the caller: only who wrote the part knows what to say then.
        """
        once = _Once(part)
        self.note(once)
        try:
            await once.done
        except Unmet:
            raise
        except StorageFailed as error:
            raise IllegalAction("storage_failed") from error

    def _arrange(self) -> None:
        """Under load let a few more come: a batch costs as much as several acts."""
        wait = self._begun + self._spacing - self._loop.time()
        if wait > 0 and self._closed is None:
            self._loop.call_later(wait, self._batch)
        else:
            self._loop.call_soon(self._batch)

    def _batch(self) -> None:
        self._begun = self._loop.time()
        noted, self._noted = list(self._noted), {}
        self._write(noted, [who.cut() for who in noted])

    def _write(self, noted: list[Contributor], parts: list[Part]) -> None:
        self._writer.write(parts, lambda results: self._written(noted, parts, results))

    def _written(self, noted: list[Contributor], parts: list[Part], results: Results) -> None:
        stored = sum([len(part.events) for part in parts])
        self._metrics.commit_seconds.add(self._loop.time() - self._begun)
        self._metrics.commits.add()
        self._metrics.stored.add(stored)
        self._spacing = min(max(_SPACING_S, stored * _SPACING_PER_EVENT_S), _MOST_SPACING_S)
        self._fold_soon(stored)
        for who, failed in zip(noted, results, strict=True):
            self._settle(who, failed)
        if self._noted:
            self._arrange()
            return
        self._busy = False
        if self._closed is not None:
            self._closed.set_result(None)

    def _fold_soon(self, stored: int) -> None:
        self._unfolded += stored
        if self._unfolded >= FOLD_AFTER and (self._folding is None or self._folding.done()):
            self._unfolded = 0
            self._folding = self._loop.run_in_executor(None, self._fold)

    def _fold(self) -> None:
        try:
            self._store.fold()
        except Exception:
            _log.exception("the log was not folded; it will be tried again")

    def _settle(self, who: Contributor, failed: StorageFailed | None) -> None:
        if failed is not None and not isinstance(failed, (Unmet, Undecided)):
            self._metrics.failures.add()
            _log.error("not stored: %s", failed)
        try:
            who.settled(failed)
        except Exception:
            _log.exception("after a commit")


class Writer(threading.Thread):
    """The thread that writes; `told` is called back in the loop when a batch is written."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="tercet-writer", daemon=True)
        self._store, self._loop = store, loop
        self._jobs: SimpleQueue[tuple[list[Part], Callable[[Results], None]] | None] = SimpleQueue()

    def write(self, parts: list[Part], told: Callable[[Results], None]) -> None:
        """Have a batch written."""
        self._jobs.put((parts, told))

    def stop(self) -> None:
        """End, when all is written."""
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        """Write one batch after the other."""
        while (job := self._jobs.get()) is not None:
            parts, told = job
            self._loop.call_soon_threadsafe(told, self._results(parts))

    def _results(self, parts: list[Part]) -> Results:
        try:
            return self._store.write(parts)
        except Exception as error:
            _log.exception("the store broke")
            return [StorageFailed(type(error).__name__)] * len(parts)


class _Once:
    """A part with a future for whoever awaits it."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def cut(self) -> Part:
        return self._part

    def settled(self, failed: StorageFailed | None) -> None:
        if self.done.cancelled() or isinstance(failed, Undecided):
            return  # the server ends: its connections close without an answer
        if failed is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failed)
