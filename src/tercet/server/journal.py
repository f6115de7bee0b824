"""Group commit: what came in while the last batch was written is the next batch.

Whoever has something to store notes itself here; when the writer is free, everybody who did is
asked for its part, all parts are committed at once, and each is told how it went. Nothing is said
to any client before that.

An exception in one contributor concerns only that one. After an exception in the journal itself,
the rest of the batch is settled and the next one begins.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Final, Protocol

from tercet.errors import IllegalAction
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
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
#: A journal that has had nothing written for so long is late.
LATE_S: Final = 10.0
#: Seconds between two looks whether a batch was lost by an exception of ours.
_LOOK_S: Final = 1.0
_log = logging.getLogger("tercet.journal")

#: For each part None, or why nothing of it was stored.
Results = Sequence[StorageFailed | None]


class Contributor(Protocol):
    """Something that has a part to store."""

    def cut(self) -> Part:
        """Hand over what is to be stored; what comes later belongs to the next part."""

    def settled(self, failed: StorageFailed | None) -> None:
        """The part is stored (None) or refused; `Undecided` allows no answer."""

    def broke(self, error: Exception) -> None:
        """Stop: an exception in here or in the journal left it unknown what is stored."""


class _Batch:
    """Parts that are written together, and who is still to be told of the result."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        #: Those that were not told yet, in the order of their parts.
        self.left: deque[Contributor] = deque()
        #: Whether the writer has it, and what came of it, in the order of `left`. The writer's
        #: thread sets the results, so that they are there even if the loop is not told of them.
        self.is_handed = False
        self.results: deque[StorageFailed | None] | None = None


class Journal:
    """Collects parts, has them written by a thread of its own, and reports the result of each.

    It runs by callbacks, not as a task: a batch is handed over and back some hundred times a
    second, and each hand costs as much as an act. The store is the house's, which closes it.
    """

    def __init__(self, store: Store, metrics: Metrics, tasks: BackgroundTasks) -> None:
        self._store, self._metrics, self._tasks = store, metrics, tasks
        self._noted: dict[Contributor, None] = {}
        #: Whether a batch is on its way, or its beginning is arranged.
        self._busy = False
        self._batch = _Batch()
        #: When the journal has last done a step.
        self._begun = self._moved = 0.0
        self._spacing = _SPACING_S
        self._closed: asyncio.Future[None] | None = None
        self._unfolded = 0
        self._folding: asyncio.Future[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(self._store, self._loop)
        self._writer.start()
        self._tasks.loop("journal", _LOOK_S, self._look)

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

    @property
    def is_late(self) -> bool:
        """Whether a batch has been under way for ten seconds, and the database is not away."""
        waits = self._busy and not self._store.outcomes.waiting
        return waits and self._loop.time() > self._begun + LATE_S

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
        self._moved = self._loop.time()
        wait = self._begun + self._spacing - self._moved
        if wait > 0 and self._closed is None:
            self._loop.call_later(wait, self._step, self._begin)
        else:
            self._begun = self._moved
            self._loop.call_soon(self._step, self._begin)

    def _step(self, step: Callable[[], None]) -> None:
        """Take the next step; after an exception, finish the batch without it."""
        self._moved = self._loop.time()
        try:
            step()
        except Exception as error:
            self._tasks.report("the journal", error)
            self._recover(error)

    def _look(self) -> None:
        """Find a step that was lost by an exception outside of it."""
        if self._busy and self._loop.time() > self._moved + _LOOK_S:
            self._step(partial(self._recover, RuntimeError("a step of the journal was lost")))

    def _recover(self, error: Exception) -> None:
        """Finish the batch, unless the writer still has it."""
        batch = self._batch
        if batch.results is None and batch.is_handed:
            return
        if batch.results is None:  # it was cut, and never written
            batch.results = deque([StorageFailed(type(error).__name__)] * len(batch.left))
        self._finish(batch)

    # --- One batch ---------------------------------------------------------------------------

    def _begin(self) -> None:
        self._begun = self._loop.time()
        batch = self._batch = _Batch()
        noted, self._noted = self._noted, {}
        for who in noted:
            try:
                batch.parts.append(who.cut())
                batch.left.append(who)
            except Exception as error:
                self._break(who, error)
        self._write(batch)

    def _write(self, batch: _Batch) -> None:
        self._writer.write(batch, partial(self._step, partial(self._written, batch)))
        batch.is_handed = True

    def _written(self, batch: _Batch) -> None:
        stored = sum([len(part.events) for part in batch.parts])
        self._metrics.commit_seconds.add(self._loop.time() - self._begun)
        self._metrics.commits.add()
        self._metrics.stored.add(stored)
        self._spacing = min(max(_SPACING_S, stored * _SPACING_PER_EVENT_S), _MOST_SPACING_S)
        self._fold_soon(stored)
        self._finish(batch)

    def _finish(self, batch: _Batch) -> None:
        """Tell everybody the result, and begin the next batch if there is something to write."""
        while batch.left and batch.results:
            who, failed = batch.left.popleft(), batch.results.popleft()
            try:
                self._settle(who, failed)
            except Exception as error:
                self._break(who, error)
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
        who.settled(failed)

    def _break(self, who: Contributor, error: Exception) -> None:
        try:
            who.broke(error)
        except Exception as another:
            self._tasks.report("a part of a batch", another)


class Writer(threading.Thread):
    """The thread that writes; `told` is called back in the loop when a batch is written."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="tercet-writer", daemon=True)
        self._store, self._loop = store, loop
        self._jobs: SimpleQueue[tuple[_Batch, Callable[[], None]] | None] = SimpleQueue()

    def write(self, batch: _Batch, told: Callable[[], None]) -> None:
        """Have a batch written."""
        self._jobs.put((batch, told))

    def stop(self) -> None:
        """End, when all is written."""
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        """Write one batch after the other."""
        while (job := self._jobs.get()) is not None:
            batch, told = job
            try:
                results: Results = self._store.write(batch.parts)
            except Exception:
                _log.exception("the store broke")
                results = self._found_out(batch.parts)
            batch.results = deque(results)
            self._loop.call_soon_threadsafe(told)

    def _found_out(self, parts: list[Part]) -> Results:
        """Find out which parts of a batch are stored after an exception of the store."""
        try:
            return self._store.find_out(parts)
        except Exception as error:
            _log.exception("the store broke again")
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

    def broke(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
