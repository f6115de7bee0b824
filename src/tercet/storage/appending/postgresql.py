"""Entries of many tables in one statement: the hot path to PostgreSQL.

For a node, the statement locks who owns each table, inserts the rows of those whose epoch still is
the writer's, and tells which tables these are. It is a transaction by itself, and one trip to the
database. Rows of a table are all inserted or none, so that each part is stored as a whole. For a
server alone, it inserts them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError

from tercet.storage.engines import BACKEND, has_ended
from tercet.storage.outcomes import OutcomeUnknown, proves_failure
from tercet.storage.rows import EventRow, Part
from tercet.storage.schema import EVENT

_FIELDS: Final = EventRow.__struct_fields__


class Appender:
    """A connection that only appends; made anew when it has failed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None

    def append(self, parts: Sequence[Part]) -> set[int]:
        """Insert the entries of all parts, each with its fence; the tables that were still ours."""
        if self._connection is not None and has_ended(self._connection.driver_connection):
            self.close()
        if self._connection is None:
            self._connection = _of_its_own(self._engine)
        fences = [part.fence for part in parts if part.fence is not None]
        given = *map(array, zip(*fences, strict=True)), *_columns(parts)
        try:
            with _straight(self._connection) as driver:
                return {row[0] for row in driver.execute(_append(), given, prepare=True)}
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            if connection.is_valid:
                connection.invalidate()  # nobody else shall have it as it is
            connection.close()


def append_alone(engine: Engine, parts: Sequence[Part]) -> None:
    """Insert the entries of all parts for a server alone, by one statement that commits itself."""
    connection = engine.raw_connection()
    try:
        with _straight(connection) as driver:
            driver.execute(_append_alone(), _columns(parts), prepare=True)
    finally:
        connection.close()


def _of_its_own(engine: Engine) -> PoolProxiedConnection:
    """A connection on which every statement is a transaction by itself."""
    connection = engine.raw_connection()
    driver: Any = connection.driver_connection
    driver.autocommit = True
    return connection


@contextmanager
def _straight(connection: PoolProxiedConnection) -> Iterator[Any]:
    """The driver, past everything that stands before it, which took half of a batch's time.

    What it raises is raised as if nothing were left out, or is `OutcomeUnknown`. A connection that
    is whole is kept: with it a server alone would let go of its database.
    """
    driver: Any = connection.driver_connection
    backend = connection.info.get(BACKEND)
    try:
        yield driver
    except Exception as error:
        failure = _as_library(error, driver)
        if proves_failure(failure):
            raise failure from error
        connection.invalidate()
        raise OutcomeUnknown(backend) from failure


def _as_library(error: Exception, driver: Any) -> BaseException:
    """An error of the driver as SQLAlchemy raises it."""
    if not isinstance(error, _driver_error()):
        return error
    broken = bool(driver.closed)
    return DBAPIError.instance(None, None, error, _driver_error(), connection_invalidated=broken)


@cache
def _driver_error() -> type[Exception]:
    """What the driver's errors have in common; it is there only where PostgreSQL is used."""
    from psycopg import Error

    return Error


def _columns(parts: Sequence[Part]) -> tuple[str, ...]:
    rows = [astuple(row) for part in parts for row in part.events]
    return tuple(map(array, zip(*rows, strict=True)))


def array(values: Sequence[int | str | None]) -> str:
    """Whole numbers or texts as PostgreSQL reads an array.

    The driver would look at each value by itself, which took longer than all else for an entry.
    """
    return "{" + ",".join([_item(value) for value in values]) + "}"


def _item(value: int | str | None) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, int):
        return str(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def can_append(parts: Sequence[Part]) -> bool:
    """Whether these are entries alone, each part with a fence of its own."""
    if not are_entries(parts):
        return False
    return len({part.fence[0] for part in parts if part.fence is not None}) == len(parts)


def are_entries(parts: Sequence[Part]) -> bool:
    """Whether these are entries and nothing else."""
    return all(part.events and not part.statements and not part.last for part in parts)


_NAMES: Final = ", ".join(_FIELDS)


@cache
def _entries() -> str:
    """The entries as they are given, an array for each column."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    arrays = ", ".join(f"%s::{EVENT.c[name].type.compile(dialect)}[]" for name in _FIELDS)
    return f"unnest({arrays}) AS e ({_NAMES})"


@cache
def _append() -> str:
    return f"""
        WITH held AS (
            SELECT o.table_id FROM owner o
            JOIN unnest(%s::bigint[], %s::bigint[]) AS f (table_id, epoch)
              ON o.table_id = f.table_id AND o.epoch = f.epoch
            ORDER BY o.table_id FOR SHARE OF o
        ), added AS (
            INSERT INTO event ({_NAMES})
            SELECT {", ".join(f"e.{name}" for name in _FIELDS)}
            FROM {_entries()} JOIN held ON held.table_id = e.table_id
            RETURNING table_id
        )
        SELECT DISTINCT table_id FROM added"""  # noqa: S608 - names of our own schema


@cache
def _append_alone() -> str:
    return f"INSERT INTO event ({_NAMES}) SELECT * FROM {_entries()}"  # noqa: S608 - as above
