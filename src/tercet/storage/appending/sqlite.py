"""Entries of many tables at once into SQLite, past everything that stands before its driver.

Many rows go in by one statement, which is a transaction of its own: between two of them the
writer's thread would have to queue for the interpreter, behind a server that is busy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import Engine, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from tercet.storage.outcomes import OutcomeUnknown, proves_failure
from tercet.storage.rows import EventRow
from tercet.storage.schema import EVENT

#: Rows in one statement; the driver remembers the statement for each number of them.
_AT_ONCE: Final = 64


def driver_of(engine: Engine) -> sqlite3.Connection | None:
    """The one connection of a writer, whose pool gives out no other; None if it is not SQLite's."""
    if engine.dialect.name != "sqlite":
        return None
    driver: Any = engine.raw_connection().driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def append(driver: sqlite3.Connection, rows: Sequence[EventRow]) -> None:
    """Insert and commit them all, or raise as if nothing were left out, or `OutcomeUnknown`."""
    try:
        if len(rows) <= _AT_ONCE:
            _insert(driver, rows)
        else:
            _insert_many(driver, rows)
    except sqlite3.Error as error:
        kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
        failure = kind(_statement(1), None, error)
        if proves_failure(failure):
            raise failure from error
        raise OutcomeUnknown from failure
    except MemoryError as error:
        raise OutcomeUnknown from error


def _insert_many(driver: sqlite3.Connection, rows: Sequence[EventRow]) -> None:
    driver.execute("BEGIN IMMEDIATE")
    try:
        for at in range(0, len(rows), _AT_ONCE):
            _insert(driver, rows[at : at + _AT_ONCE])
        driver.execute("COMMIT")
    except Exception:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _insert(driver: sqlite3.Connection, rows: Sequence[EventRow]) -> None:
    values = list(chain.from_iterable(map(astuple, rows)))
    driver.execute(_statement(len(rows)), values)


@cache
def _statement(rows: int) -> str:
    """For so many events at once, in the order of their fields."""
    blank = dict.fromkeys(EventRow.__struct_fields__)
    one = str(insert(EVENT).values(blank).compile(dialect=sqlite.dialect()))
    head, values, places = one.partition("VALUES ")
    return head + values + ", ".join([places] * rows)
