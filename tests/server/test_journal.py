"""The journal folds the store's log now and then, and a fold that fails takes nothing with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tercet.server import journal
from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.storage.rows import EventRow, Part, Parts
from tercet.storage.store import StorageFailed, Store, open_store
from tests.server.playing import eventually


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


class Kept:
    """A contributor that records its results."""

    def __init__(self, seq: int, *, breaks: str = "") -> None:
        self.seq, self.breaks, self.told = seq, breaks, list[object]()

    def cut(self) -> Part:
        if self.breaks == "cut":
            raise RuntimeError("in cut")
        return part(self.seq)

    def settled(self, failed: StorageFailed | None) -> None:
        if self.breaks == "settled":
            raise RuntimeError("in settled")
        self.told.append(failed)

    def broke(self, error: Exception) -> None:
        self.told.append(type(error))


@pytest.mark.parametrize("breaks", ["cut", "settled"])
def test_an_exception_of_one_contributor_concerns_no_other(tmp_path: Path, breaks: str) -> None:
    some = [Kept(1), Kept(2, breaks=breaks), Kept(3)]

    async def scene(book: Journal) -> None:
        for each in some:
            book.note(each)
        await eventually(lambda: all(each.told for each in some))
        await book.write(part(9))

    stored = written(tmp_path, scene)
    assert [each.told for each in some] == [[None], [RuntimeError], [None]]
    assert stored == ([1, 3, 9] if breaks == "cut" else [1, 2, 3, 9])


@pytest.mark.parametrize(
    "name", ["_begin", "_step", "_write", "_written", "_finish", "_settle", "_arrange"]
)
def test_the_journal_goes_on_after_an_exception_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Each contributor has one result, and no refused part is stored."""
    some, real, raised = [Kept(1), Kept(2)], getattr(Journal, name), list[int]()
    monkeypatch.setattr(journal, "_LOOK_S", 0.05)

    def once(self: Journal, *given: object) -> None:
        if not raised:
            raised.append(1)
            raise RuntimeError(name)
        real(self, *given)

    async def scene(book: Journal) -> None:
        monkeypatch.setattr(Journal, name, once)
        for each in some:
            with suppress(RuntimeError):
                book.note(each)
        await eventually(lambda: all(each.told for each in some))
        await book.write(part(9))

    stored = written(tmp_path, scene)
    assert [len(each.told) for each in some] == [1, 1]
    refused = {each.seq for each in some if isinstance(each.told[0], StorageFailed)}
    assert refused.isdisjoint(stored)
    assert 9 in stored


@pytest.mark.parametrize("stores", [True, False])
def test_what_became_of_a_batch_is_found_out_when_the_store_raises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stores: bool
) -> None:
    one, real, raised = Kept(1), Store.write, list[int]()

    def write(self: Store, parts: Parts, **more: Any) -> Any:
        if raised:
            return real(self, parts, **more)
        raised.append(1)
        if stores:
            real(self, parts, **more)
        raise RuntimeError("in the store")

    monkeypatch.setattr(Store, "write", write)

    async def scene(book: Journal) -> None:
        book.note(one)
        await eventually(lambda: bool(one.told))
        await book.write(part(9))

    assert written(tmp_path, scene) == ([1, 9] if stores else [9])
    (told,) = one.told
    assert (told is None) is stores


def written(tmp_path: Path, scene: Callable[[Journal], Awaitable[None]]) -> list[int]:
    """The numbers of the entries that are stored after a scene with a journal."""

    async def whole() -> None:
        tasks = BackgroundTasks()
        book = Journal(store, Metrics(), tasks)
        book.open()
        await scene(book)
        tasks.close()
        await book.close()

    store = open_store(tmp_path)
    asyncio.run(whole())
    seqs = [row.seq for row in store.events(1)]
    store.close()
    return seqs
