"""Find out whether a commit is stored when its answer was lost.

A connection can break between a commit and its answer, and a disk can fail after it took a commit.
The error then says nothing about what is stored. `Outcomes.find` waits until the database can be
read, ends what could still store the commit, and reads it: entries by their content, everything
else by the mark that each transaction leaves (docs/decisions/0016-unknown-outcomes.md).
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from datetime import datetime
from typing import Final

from sqlalchemy import Engine, select, text, tuple_
from sqlalchemy.exc import DBAPIError

from tercet.storage.engines import Mark, reason
from tercet.storage.rows import EventRow, Parts
from tercet.storage.schema import EVENT, WRITE_MARK

#: A process of PostgreSQL: its number, and when it started.
Backend = tuple[int, datetime]
#: Seconds between two attempts, the first and the longest.
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.02, 1.0
#: Marks of writers that have written nothing for a week are removed.
_MARKS_KEPT_US: Final = 7 * 86_400 * 1_000_000
#: With these errors SQLite may have written the whole commit before; recovery would find it.
_MAY_BE_STORED: Final = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM)
#: No row: the lost backend is gone, and this is no standby. One that waits for a standby is not
#: ended: it would commit without it.
_STILL_THERE: Final = text(
    "SELECT CASE WHEN wait_event IS DISTINCT FROM 'SyncRep' THEN pg_terminate_backend(pid) END"
    " FROM pg_stat_activity WHERE pid = :pid AND backend_start = :start"
    " UNION ALL SELECT true WHERE pg_is_in_recovery()"
)
#: In the order of `EventRow`, so that no names have to be looked up for each of thousands.
EVENT_FIELDS: Final = tuple(EVENT.c[name] for name in EventRow.__struct_fields__)
_log = logging.getLogger("tercet.outcomes")


class OutcomeUnknown(Exception):
    """A commit may be stored or not; raised from the error that hides it."""

    def __init__(self, backend: Backend | None = None, mark: int | None = None) -> None:
        super().__init__()
        #: The process that may still store it, and the mark that it leaves then.
        self.backend, self.mark = backend, mark


def proves_failure(error: BaseException) -> bool:
    """Whether this error of a commit proves that nothing was stored.

    PostgreSQL has then refused it on a connection that still works; SQLite names a reason before
    the end of the commit; or the values could not even be sent.
    """
    if not isinstance(error, DBAPIError):
        return isinstance(error, (ValueError, TypeError, OverflowError))
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", 0)
        return code & 0xFF not in _MAY_BE_STORED
    return getattr(error.orig, "sqlstate", None) is not None and not is_lost(error)


def is_lost(error: BaseException) -> bool:
    """Whether the connection broke."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


class Outcomes:
    """The marks of one store, and what became of its commits; for the thread that writes."""

    def __init__(self, reader: Engine, driver: sqlite3.Connection | None) -> None:
        self._reader, self._driver = reader, driver
        self._id = secrets.token_hex(8)
        self._last = 0
        self._given_up = threading.Event()
        #: Whether it is being found out now what became of a commit.
        self.waiting = False
        #: Called each time an outcome is unknown.
        self.noticed: Callable[[], None] = lambda: None

    def new_mark(self) -> tuple[int, Mark]:
        """A number, and the statements by which a transaction leaves it."""
        first, self._last = not self._last, max(self._last + 1, time.time_ns() // 1000)
        old = f"DELETE FROM write_mark WHERE number < {self._last - _MARKS_KEPT_US}"  # noqa: S608
        return self._last, (_marked(self._id, self._last), *([old] if first else []))

    def give_up(self) -> None:
        """Find nothing out any more: the process ends."""
        self._given_up.set()

    def find(self, unknown: OutcomeUnknown, parts: Parts) -> list[bool] | None:
        """For each part whether it is stored; blocks until that is known, None if given up."""
        begun, pause, found = time.monotonic(), _FIRST_PAUSE_S, None
        self.waiting = True
        self.noticed()
        why = reason(unknown.__cause__ or unknown).partition("\n")[0]
        _log.warning("a commit was not answered (%s): finding out if it is stored", why)
        while found is None and not self._given_up.is_set():
            try:
                if self._is_settled(unknown):
                    found = self._stored(unknown, parts)
                    break
            except Exception as error:  # the database is away, or its disk is not well yet
                _log.debug("still unknown: %s", error)
            self._given_up.wait(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_S)
        self.waiting = False
        result = "given up" if found is None else f"{sum(found)} of {len(found)} parts are stored"
        _log.warning("after %.1f s: %s", time.monotonic() - begun, result)
        return found

    def _is_settled(self, unknown: OutcomeUnknown) -> bool:
        """Whether what is not stored by now cannot be stored later."""
        if self._driver is not None:
            self._overwrite(self._driver)
            return True
        pid, start = unknown.backend or (0, None)
        with self._reader.connect() as connection:
            return connection.execute(_STILL_THERE, {"pid": pid, "start": start}).first() is None

    def _overwrite(self, driver: sqlite3.Connection) -> None:
        """Commit something else over the frames of the failed commit.

        SQLite has forgotten it, but if it is whole in the log, recovery after a crash finds it.
        """
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        driver.execute(_marked(f"{self._id}-checked", time.time_ns() // 1000))

    def _stored(self, unknown: OutcomeUnknown, parts: Parts) -> list[bool]:
        with self._reader.connect() as connection:
            if unknown.mark is not None:
                query = select(WRITE_MARK.c.number).where(WRITE_MARK.c.writer == self._id)
                number = connection.execute(query).scalar_one_or_none()
                return [number == unknown.mark] * len(parts)
            keys = [(row.table_id, row.seq) for part in parts for row in part.events]
            these = tuple_(EVENT.c.table_id, EVENT.c.seq).in_(keys)
            found = connection.execute(select(*EVENT_FIELDS).where(these))
            there = {EventRow(*row) for row in found}
        return [there.issuperset(part.events) for part in parts]


def _marked(writer: str, number: int) -> str:
    new = f"INSERT INTO write_mark (writer, number) VALUES ('{writer}', {number})"  # noqa: S608
    return f"{new} ON CONFLICT (writer) DO UPDATE SET number = excluded.number"
