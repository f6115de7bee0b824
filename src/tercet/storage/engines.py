"""Where the store keeps things: SQLite in a directory, or a PostgreSQL database.

Both promise the same: when a commit returns, it survives a crash of the machine. SQLite runs in
WAL mode with `synchronous=FULL`; PostgreSQL may not have been told to be quicker than that.
"""

from __future__ import annotations

import select
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from tercet.errors import Unreadable
from tercet.storage import privacy

#: Statements with which a transaction leaves its mark, and the execution option that has them.
Mark = Sequence[str]
MARK: Final = "mark"
#: The key in a connection's `info` for its backend: process number and start time.
BACKEND: Final = "backend"
_WHICH_BACKEND: Final = (
    "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
#: The name of the SQLite database in the data directory.
DATABASE: Final = "tercet.sqlite3"
#: The writer's; the log is folded into the file beside it (`Store.fold`), and by a commit only
#: when it has grown to 80 MB.
_WRITING: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA wal_autocheckpoint=20000",
    # What somebody has deleted is overwritten, not only forgotten.
    "PRAGMA secure_delete=ON",
)
_PRAGMAS: Final = ("PRAGMA busy_timeout=5000", "PRAGMA temp_store=MEMORY")
#: A number of our own: whoever holds this lock of a PostgreSQL database is its one server.
_OWNER: Final = 0x7465_7263_6574
#: So long a server waits for the one before it to let go.
_PATIENCE: Final = "10s"
_LOCK_TIMEOUT: Final = "55P03"
#: Where several nodes write: a process that was stopped keeps its locks, so the database ends a
#: transaction that is left open; and a network that is cut says nothing, so nobody waits for long.
_BOUNDED: Final = (
    "SET idle_in_transaction_session_timeout = '3s'",
    "SET lock_timeout = '4s'",
    "SET statement_timeout = '8s'",
    "SET tcp_user_timeout = '4s'",
)
#: A server alone: the database notices soon that it is gone without a word, and frees its lock.
_ALIVE: Final = (
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)
#: So long a node waits for one of its own connections: while the database is away, those who ask
#: are better refused and come again than in a line that grows.
_POOL_S: Final = 3
_IMPATIENT: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}
#: A server alone gives a slow database more time, but no connection may be silent for ever.
_PATIENT: Final = {**_IMPATIENT, "connect_timeout": 10, "tcp_user_timeout": 10_000}
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)


def open_engines(where: Path | str, *, alone: bool, shared: bool = False) -> tuple[Engine, Engine]:
    """The engine that writes, by one connection, and the one that reads."""
    if isinstance(where, str) and is_address(where):
        return _postgresql(where, alone=alone, shared=shared)
    path = Path(where)
    privacy.make_private(path)
    _check_not_empty(path / DATABASE)
    return _sqlite(path / DATABASE)


def is_address(where: str) -> bool:
    """Whether this is the address of a database rather than a directory."""
    return "://" in where


def shown_address(database: str) -> str:
    """The address of a database without its password."""
    try:
        return make_url(database).render_as_string()
    except ArgumentError:
        return "?"


def is_taken(error: Exception) -> bool:
    """Whether another server holds the database."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == _LOCK_TIMEOUT


def unusable(where: str, error: Exception) -> Unreadable:
    """What to say of a database that cannot be opened or asked."""
    if is_taken(error):
        return Unreadable("data_in_use", path=shown(where))
    return Unreadable("data_unusable", path=shown(where), reason=reason(error))


def shown(where: str) -> str:
    """A directory, or the address of a database without its password."""
    return shown_address(where) if is_address(where) else where


def reason(error: BaseException) -> str:
    """What a database says, without what the library adds."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause)[:200]


# --- PostgreSQL ------------------------------------------------------------------------------


def open_steering(address: str) -> Engine:
    """An engine beside the writer, for what must not wait behind a batch: leases and owners."""
    url = _read_address(address)
    try:
        steering = create_engine(
            url, pool_size=2, max_overflow=2, pool_timeout=_POOL_S, connect_args=_IMPATIENT
        )
    except ModuleNotFoundError as error:
        raise Unreadable("postgres_missing") from error
    _prepare_postgresql(steering, [_DURABLE, *_BOUNDED])
    return steering


def _postgresql(address: str, *, alone: bool, shared: bool) -> tuple[Engine, Engine]:
    url = _read_address(address)
    patience = _IMPATIENT if shared else _PATIENT
    try:
        writer = create_engine(url, pool_size=1, max_overflow=0, connect_args=patience)
        reader = create_engine(
            url,
            pool_size=4,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=_POOL_S if shared else 30,
            connect_args=patience,
        )
    except ModuleNotFoundError as error:
        raise Unreadable("postgres_missing") from error
    wishes = [_DURABLE]
    if alone:
        wishes += [
            *_ALIVE,
            f"SET lock_timeout = '{_PATIENCE}'",
            f"SELECT pg_advisory_lock({_OWNER})",
        ]
    if shared:
        wishes += [*_BOUNDED, f"SELECT pg_advisory_lock_shared({_OWNER})"]
    _prepare_postgresql(writer, wishes)
    _begin_by_hand(writer)
    _prepare_postgresql(reader, ["SET default_transaction_read_only = on"])
    return writer, reader


def _read_address(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Unreadable("database_unknown", address="?") from error
    if url.drivername not in ("postgres", "postgresql", "postgresql+psycopg"):
        raise Unreadable("database_unknown", address=url.render_as_string())
    return url.set(drivername="postgresql+psycopg")


def _prepare_postgresql(engine: Engine, wishes: Sequence[str]) -> None:
    def connect(dbapi: Any, record: ConnectionPoolEntry) -> None:
        with dbapi.cursor() as cursor:
            for wish in wishes:
                cursor.execute(wish)
            record.info[BACKEND] = cursor.execute(_WHICH_BACKEND).fetchone()
        dbapi.commit()

    def check_out(dbapi: Any, _record: object, _proxy: object) -> None:
        if has_ended(dbapi):
            raise DisconnectionError  # the pool makes a new one

    event.listen(engine, "connect", connect)
    event.listen(engine, "checkout", check_out)


def _begin_by_hand(engine: Engine) -> None:
    """Begin a transaction and mark it in one round trip; the driver would need two.

    Without a transaction the connection commits each statement by itself (`appending`).
    """

    def connect(dbapi: Any, _record: object) -> None:
        dbapi.autocommit = True

    def begin(connection: Connection) -> None:
        mark: Mark = connection.get_execution_options().get(MARK, ())
        connection.exec_driver_sql("; ".join(["BEGIN", *mark]))

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", begin)


def has_ended(driver: Any) -> bool:
    """Whether the other side of an idle connection has said something: it has only its end to say.

    It asks the kernel, not the database, which would cost a round trip each time. Without it the
    first to write after a restart of the database is refused, however long that is ago.
    """
    if driver.closed:
        return True
    waiting = select.poll()
    waiting.register(driver.fileno(), select.POLLIN)
    return bool(waiting.poll(0))


# --- SQLite ----------------------------------------------------------------------------------


def _check_not_empty(path: Path) -> None:
    """SQLite would take an empty file for a new database, and everybody's games would be gone."""
    if path.exists() and path.stat().st_size == 0:
        raise Unreadable("data_empty", path=str(path))


def _sqlite(path: Path) -> tuple[Engine, Engine]:
    url = f"sqlite:///{path}"

    def connect() -> sqlite3.Connection:
        with privacy.private_files():  # it is made here, if there is none
            return sqlite3.connect(path, check_same_thread=False)

    writer = create_engine(url, poolclass=StaticPool, creator=connect)
    reader = create_engine(url, pool_size=4, max_overflow=0, creator=connect)
    _prepare_sqlite(writer, "BEGIN IMMEDIATE", (*_WRITING, *_PRAGMAS))
    _prepare_sqlite(reader, "BEGIN", (*_PRAGMAS, "PRAGMA query_only=ON"))
    return writer, reader


def _prepare_sqlite(engine: Engine, begin: str, pragmas: Sequence[str]) -> None:
    def connect(dbapi: Any, _record: object) -> None:
        dbapi.isolation_level = None  # transactions are begun below, not by the driver's guess
        for pragma in pragmas:
            dbapi.execute(pragma)

    def begin_marked(connection: Connection) -> None:
        mark: Mark = connection.get_execution_options().get(MARK, ())
        for statement in (begin, *mark):
            connection.exec_driver_sql(statement)

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", begin_marked)
