"""Group commit: what came in while the last batch was written is the next batch.

Whoever has something to store notes itself here; when the writer is free, everybody who did is
asked for its part, all parts are committed at once, and each is told how it went. Nothing is said
to any client before that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from tercet.server.metrics import Metrics
from tercet.storage.rows import Part
from tercet.storage.store import StorageFailed, Store

#: After so many events SQLite's log is folded into its file, beside the writer: a commit that had
#: to do it would keep everybody waiting.
FOLD_AFTER: Final = 2000
#: So long at least from the beginning of one batch to that of the next; a lone act never waits.
SPACING_S: Final = 0.002
_log = logging.getLogger("tercet.journal")


class Contributor(Protocol):
    """Something that has a part to store."""

    def cut(self) -> Part:
        """Hand over what is to be stored; what comes later belongs to the next part."""

    def settled(self, failed: StorageFailed | None) -> None:
        """The part is stored (None), or nothing of it is."""


class Journal:
    """The one writer; runs as a task of the server."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self._metrics = store, metrics
        self._noted: dict[Contributor, None] = {}
        self._wake = asyncio.Event()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="tercet-writer")
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._begun = 0.0
        self._unfolded = 0
        self._folding: asyncio.Future[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Write what is left, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._folding is not None:
            await self._folding
        self._writer.shutdown()

    def note(self, who: Contributor) -> None:
        """This contributor has something for the next batch."""
        self._noted[who] = None
        self._wake.set()

    async def write(self, part: Part) -> None:
        """Store one part; returns when it is safe, or raises `StorageFailed`."""
        once = _Once(part)
        self.note(once)
        await once.done

    async def _run(self) -> None:
        while not (self._closing and not self._noted):
            await self._wake.wait()
            self._wake.clear()
            while self._noted:
                await self._gather()
                await self._batch()

    async def _gather(self) -> None:
        """Under load let a few more come: a batch costs as much as several acts."""
        loop = asyncio.get_running_loop()
        wait = self._begun + SPACING_S - loop.time()
        if wait > 0 and not self._closing:
            await asyncio.sleep(wait)
        self._begun = loop.time()

    async def _batch(self) -> None:
        noted, self._noted = list(self._noted), {}
        parts = [who.cut() for who in noted]
        with self._metrics.commit_seconds.time():
            results = await self._commit(parts)
        self._metrics.commits.add()
        stored = sum(len(part.events) for part in parts)
        self._metrics.stored.add(stored)
        self._fold_soon(stored)
        for who, failed in zip(noted, results, strict=True):
            self._settle(who, failed)

    async def _commit(self, parts: list[Part]) -> Sequence[StorageFailed | None]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._writer, self.store.write, parts)
        except Exception as error:
            _log.exception("the store broke")
            return [StorageFailed(type(error).__name__)] * len(parts)

    def _fold_soon(self, stored: int) -> None:
        self._unfolded += stored
        if self._unfolded >= FOLD_AFTER and (self._folding is None or self._folding.done()):
            self._unfolded = 0
            self._folding = asyncio.get_running_loop().run_in_executor(None, self._fold)

    def _fold(self) -> None:
        try:
            self.store.fold()
        except Exception:
            _log.exception("the log was not folded; it will be tried again")

    def _settle(self, who: Contributor, failed: StorageFailed | None) -> None:
        if failed is not None:
            self._metrics.failures.add()
            _log.error("not stored: %s", failed)
        try:
            who.settled(failed)
        except Exception:
            _log.exception("after a commit")


class _Once:
    """A part that somebody waits for."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def cut(self) -> Part:
        return self._part

    def settled(self, failed: StorageFailed | None) -> None:
        if self.done.cancelled():
            return
        if failed is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failed)
