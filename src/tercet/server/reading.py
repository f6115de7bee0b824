"""Reads a table when somebody asks for it: its rows from the store, its game replayed, on a thread.

A table that cannot be read is set aside, and one whose log is longer than any game is not replayed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from msgspec.structs import replace

from tercet.engine.table import Table
from tercet.errors import IllegalAction, Unreadable
from tercet.server.set_aside import SetAside
from tercet.storage.restoring import restored
from tercet.storage.rows import StoredTable, TableRow
from tercet.storage.store import Store

#: So many games are replayed at the same time; the others wait for their turn.
READERS: Final = 2


class Found(msgspec.Struct, frozen=True):
    """A table as it is stored, and its game, once that has begun."""

    stored: StoredTable
    game: Table | None


class TooLong(IllegalAction):
    """The log of this table is longer than any game."""

    def __init__(self, row: TableRow) -> None:
        super().__init__("table_too_long")
        self.row: Final = row


class TableReader:
    """Reads the tables of one house; `most` entries of a game that goes on are worth a replay."""

    def __init__(
        self,
        store: Store,
        set_aside: SetAside,
        most: int,
        refused: Callable[[int], Mapping[int, int]] | None = None,
    ) -> None:
        #: Where several nodes own tables, which numbers of acts were refused at one.
        self._refused = refused
        self._store, self._set_aside, self._most = store, set_aside, most
        self._threads = ThreadPoolExecutor(READERS, "tercet-reader")

    async def read(self, id_: str) -> Found | None:
        """The table with this id, unless there is none or it was put away."""
        self._set_aside.check(id_)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, id_)

    def close(self) -> None:
        """Read nothing more."""
        self._threads.shutdown(cancel_futures=True)

    def _read(self, id_: str) -> Found | None:
        row = self._store.row(id_)
        if row is None or row.status == "abandoned":
            return None
        if row.status == "playing" and self._store.entry_count(row.number) > self._most:
            raise TooLong(row)
        stored = self._stored(row)
        if self._refused is not None:
            stored = replace(stored, refused=self._refused(row.number))
        try:
            return Found(stored, restored(stored))
        except Exception as error:
            raise self._set_aside.add(row, error) from error

    def _stored(self, row: TableRow) -> StoredTable:
        try:
            return self._store.whole(row)
        except Unreadable as error:
            raise self._set_aside.add(row, error) from error
