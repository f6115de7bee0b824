"""The store: batches go in by one writer, everything else is read.

All methods block and belong in threads (see `tercet.server.journal`). SQLite runs in WAL mode with
`synchronous=FULL`: when `write` returns, the batch survives a crash of the machine.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import asdict, astuple
from sqlalchemy import Engine, Select, create_engine, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.pool import StaticPool

from tercet.storage.migrate import migrate
from tercet.storage.rows import (
    EventRow,
    Part,
    Parts,
    PersonRow,
    SeatRow,
    SessionRow,
    StoredTable,
    TableRow,
)
from tercet.storage.schema import EVENT, PERSON, SEAT, SEED, SESSION, TABLES

T = TypeVar("T", bound=msgspec.Struct)
#: The name of the SQLite database in the data directory.
DATABASE: Final = "tercet.sqlite3"
_INSERT_EVENT: Final = insert(EVENT)
_EVENT_FIELDS: Final = EventRow.__struct_fields__
_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA temp_store=MEMORY",
)


class StorageFailed(Exception):
    """Nothing of the part was stored: the disk is full, read-only, or gone."""


class StaleOwner(StorageFailed):
    """Another owner has written to this table: what was in memory here is out of date."""


class Store:
    """Reads and writes; made by `open_store`."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer, self._reader = writer, reader
        self._insert_event = _event_statement(writer)

    def close(self) -> None:
        """Let go of the database; a clean close folds SQLite's log into the file."""
        self._reader.dispose()
        self._writer.dispose()

    # --- writing: one thread only ------------------------------------------------------------

    def write(self, parts: Parts) -> list[StorageFailed | None]:
        """Commit all parts at once; for each, None or why nothing of it was stored."""
        try:
            self._commit(parts)
        except IntegrityError as error:
            if len(parts) == 1:
                return [StaleOwner(_reason(error))]
            return [failed for part in parts for failed in self.write([part])]
        except DBAPIError as error:
            return [StorageFailed(_reason(error))] * len(parts)
        return [None] * len(parts)

    def _commit(self, parts: Parts) -> None:
        rows = [row for part in parts for row in part.events]
        statements = [each for part in parts for each in part.statements]
        if self._insert_event is not None and not statements:
            self._commit_events(self._insert_event, rows)
            return
        with self._writer.begin() as connection:
            for statement, params in statements:
                connection.execute(statement, params)
            if rows:
                connection.execute(_INSERT_EVENT, [asdict(row) for row in rows])

    def _commit_events(self, statement: str, rows: list[EventRow]) -> None:
        """The hot path, straight to SQLite's driver."""
        connection: Any = self._writer.raw_connection().driver_connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(statement, map(astuple, rows))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
            raise kind(statement, None, error) from error

    def check(self) -> None:
        """Raise `StorageFailed` when nothing can be written now."""
        failed = self.write([Part().add(PERSON.delete().where(PERSON.c.id == ""))])[0]
        if failed is not None:
            raise failed

    def setting(self, name: str) -> Any:
        """A setting of the writer's SQLite connection."""
        with self._writer.connect() as connection:
            return connection.execute(text(f"PRAGMA {name}")).scalar_one()

    # --- reading -----------------------------------------------------------------------------

    def person(self, id_: str) -> PersonRow | None:
        """The person with this id."""
        return self._one(PersonRow, select(PERSON).where(PERSON.c.id == id_))

    def person_by_login(self, login: str) -> PersonRow | None:
        """The account with this login."""
        return self._one(PersonRow, select(PERSON).where(PERSON.c.login == login))

    def session(self, id_: str) -> SessionRow | None:
        """The session with this id."""
        return self._one(SessionRow, select(SESSION).where(SESSION.c.id == id_))

    def table(self, id_: str) -> StoredTable | None:
        """A table with its seats and events."""
        row = self._one(TableRow, select(TABLES).where(TABLES.c.id == id_))
        return None if row is None else self._whole(row)

    def unfinished(self) -> Iterator[StoredTable]:
        """The tables that wait for people or are being played, the oldest first."""
        going = select(TABLES).where(TABLES.c.status.in_(("waiting", "playing")))
        for row in self._all(TableRow, going.order_by(TABLES.c.number)):
            yield self._whole(row)

    def finished(self) -> Iterator[StoredTable]:
        """The tables that were played to the end, the oldest first."""
        over = select(TABLES).where(TABLES.c.status == "over")
        for row in self._all(TableRow, over.order_by(TABLES.c.number)):
            yield self._whole(row)

    def history(
        self, person: str, most: int, before_ms: int | None = None
    ) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """The tables that a person sat at, the newest first."""
        sat = select(SEAT.c.table_id).where(SEAT.c.person == person)
        query = select(TABLES).where(TABLES.c.number.in_(sat), TABLES.c.status == "over")
        if before_ms is not None:
            query = query.where(TABLES.c.ended_ms < before_ms)
        newest = query.order_by(TABLES.c.ended_ms.desc(), TABLES.c.number).limit(most)
        return [(row, self._seats(row.number)) for row in self._all(TableRow, newest)]

    def _whole(self, row: TableRow) -> StoredTable:
        by_seq = select(EVENT).where(EVENT.c.table_id == row.number).order_by(EVENT.c.seq)
        with self._reader.connect() as connection:
            query = select(SEED.c.seed).where(SEED.c.table_id == row.number)
            seed: bytes = connection.execute(query).scalar_one()
        events = tuple(self._all(EventRow, by_seq))
        return StoredTable(row, bytes(seed), self._seats(row.number), events)

    def _seats(self, number: int) -> tuple[SeatRow, ...]:
        query = select(SEAT).where(SEAT.c.table_id == number).order_by(SEAT.c.seat)
        return tuple(self._all(SeatRow, query))

    def _one(self, kind: type[T], query: Select[Any]) -> T | None:
        return next(iter(self._all(kind, query)), None)

    def _all(self, kind: type[T], query: Select[Any]) -> list[T]:
        with self._reader.connect() as connection:
            rows: Sequence[Any] = connection.execute(query).mappings().all()
        return [kind(**row) for row in rows]


def open_store(where: Path | str) -> Store:
    """The store in a directory (SQLite), or at the address of a PostgreSQL database."""
    if isinstance(where, str) and "://" in where:
        writer = create_engine(where, pool_size=1, max_overflow=0)
        reader = create_engine(where, pool_size=4, max_overflow=0)
    else:
        path = Path(where)
        path.mkdir(parents=True, exist_ok=True)
        writer, reader = _sqlite(path / DATABASE)
    with writer.begin() as connection:
        migrate(connection)
    return Store(writer, reader)


def _sqlite(path: Path) -> tuple[Engine, Engine]:
    url = f"sqlite:///{path}"
    flags = {"check_same_thread": False}
    writer = create_engine(url, poolclass=StaticPool, connect_args=flags)
    reader = create_engine(url, pool_size=4, max_overflow=0, connect_args=flags)
    _prepare(writer, "BEGIN IMMEDIATE", _PRAGMAS)
    _prepare(reader, "BEGIN", (*_PRAGMAS[2:], "PRAGMA query_only=ON"))
    return writer, reader


def _prepare(engine: Engine, begin: str, pragmas: Sequence[str]) -> None:
    def connect(dbapi: Any, _record: object) -> None:
        dbapi.isolation_level = None  # transactions are begun below, not by the driver's guess
        for pragma in pragmas:
            dbapi.execute(pragma)

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def _event_statement(engine: Engine) -> str | None:
    """The plain SQL for many events at once, where the driver takes rows as tuples."""
    if engine.dialect.paramstyle != "qmark":
        return None
    compiled = insert(EVENT).compile(dialect=engine.dialect, column_keys=list(_EVENT_FIELDS))
    assert list(compiled.positiontup or ()) == list(_EVENT_FIELDS)
    return str(compiled)


def _reason(error: DBAPIError) -> str:
    return str(error.orig)[:200]
