"""The journal folds the store's log now and then, and a fold that fails takes nothing with it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.server import journal
from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.storage.rows import EventRow, Part
from tercet.storage.store import Store, open_store


def part(seq: int) -> Part:
    return Part([EventRow(1, seq, seq, 0, None, "{}", 0, seq)])


@pytest.mark.parametrize("fails", [False, True])
def test_it_folds_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    store, folds = open_store(tmp_path), list[int]()

    def fold(self: Store) -> None:
        folds.append(1)
        if fails:
            raise OSError

    monkeypatch.setattr(journal, "FOLD_AFTER", 3)
    monkeypatch.setattr(Store, "fold", fold)

    async def scene() -> None:
        book = Journal(store, Metrics(), BackgroundTasks())
        book.open()
        for seq in range(1, 11):
            await book.write(part(seq))
            if book._folding is not None:
                await book._folding
        await book.close()

    asyncio.run(scene())
    store.close()
    assert len(folds) == 3, "after three, six and nine events, whether or not one failed"
