"""The store: constraints that keep order and idempotence, and failures that store nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Connection, Executable, UpdateBase, inspect, text

from tercet.errors import Unreadable
from tercet.storage.engines import DATABASE, open_engines
from tercet.storage.migrate import MIGRATIONS, NEWEST, migrate
from tercet.storage.people.persons import begun_session
from tercet.storage.rows import EventRow, Params, Part, PersonRow, SeatRow, SessionRow, TableRow
from tercet.storage.schema import METADATA
from tercet.storage.store import StaleOwner, StorageFailed, Store, open_store
from tercet.storage.tables import opened_table
from tests.postgres import Postgres

ACT = '{"act":"none_here"}'


@pytest.fixture
def store(tmp_path: Path, database: str | None) -> Iterator[Store]:
    """One of each kind."""
    store = open_store(database or tmp_path)
    yield store
    store.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path)
    yield store
    store.close()


def event(seq: int, table: int = 1, client: int | None = 0, client_seq: int | None = None) -> Part:
    number = seq if client_seq is None and client is not None else client_seq
    return Part([EventRow(table, seq, 10 * seq, 0, seq - 1, ACT, client, number)])


def a_table(number: int, status: str = "playing") -> Part:
    row = TableRow(number, f"id{number}", None, True, "host", status, "{}", "c", 1000 + number)
    return opened_table(row, b"s" * 32, [SeatRow(number, 0, "host", None, "Ada")])


def stored(store: Store, number: int = 1) -> list[int]:
    table = store.table(f"id{number}")
    assert table is not None
    return [row.seq for row in table.events]


def test_a_commit_waits_for_the_disk(sqlite: Store) -> None:
    assert sqlite.setting("journal_mode") == "wal"
    assert sqlite.setting("synchronous") == 2


@pytest.mark.slow
def test_a_commit_to_postgresql_waits_for_the_disk_whatever_the_host_says(
    postgres: Postgres,
) -> None:
    address = postgres.new_database()
    with psycopg.connect(address, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    store = open_store(address)
    with store._writer.connect() as writer:
        assert writer.execute(text("SHOW synchronous_commit")).scalar_one() == "on"
    store.close()


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store._writer.connect() as connection:
        context = MigrationContext.configure(connection)
        differences = compare_metadata(context, METADATA)
    assert [each for each in differences if "alembic_version" not in str(each)] == []


def test_an_older_database_is_brought_up_to_date(tmp_path: Path, database: str | None) -> None:
    writer, _ = open_engines(database or tmp_path, alone=True)
    with writer.begin() as connection:
        migrate(connection, "0001")
        for statement, params in a_table(1).statements:
            connection.execute(statement, _as_it_was(connection, statement, params))
        assert "chat" not in inspect(connection).get_table_names()
    writer.dispose()
    store = open_store(database or tmp_path)
    assert store.write([event(1)]) == [None]
    table = store.table("id1")
    assert table is not None
    assert (len(table.events), table.chat, table.kicked) == (1, (), frozenset())
    store.close()


def _as_it_was(connection: Connection, statement: Executable, params: Params | None) -> Params:
    """Only the columns that the table had then."""
    assert isinstance(statement, UpdateBase)
    name = str(statement.entity_description["name"])
    known = {column["name"] for column in inspect(connection).get_columns(name)}
    return {key: value for key, value in (params or {}).items() if key in known}


def test_what_was_written_is_there_after_opening_again(
    tmp_path: Path, database: str | None
) -> None:
    first = open_store(database or tmp_path)
    assert first.write([a_table(1), event(1), event(2)]) == [None] * 3
    first.close()
    again = open_store(database or tmp_path)
    assert stored(again) == [1, 2]
    table = again.table("id1")
    assert table is not None
    assert table.seed == b"s" * 32
    assert table.events[0] == EventRow(1, 1, 10, 0, 0, ACT, 0, 1)
    again.close()


def test_the_log_is_folded_into_the_file_beside_the_writer(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.write([a_table(1)])
    store.fold()
    before = (tmp_path / DATABASE).stat().st_size
    for first in range(1, 601, 100):
        store.write([event(seq) for seq in range(first, first + 100)])
    assert (tmp_path / DATABASE).stat().st_size == before
    store.fold()
    assert (tmp_path / DATABASE).stat().st_size > before
    assert len(stored(store)) == 600
    store.close()


def test_where_there_is_no_log_to_fold_nothing_happens(store: Store) -> None:
    store.write([a_table(1), event(1)])
    store.fold()
    assert stored(store) == [1]


def test_a_number_of_the_log_is_given_once(store: Store) -> None:
    store.write([a_table(1), event(1)])
    (failed,) = store.write([event(1, client=1)])
    assert isinstance(failed, StaleOwner)
    assert stored(store) == [1]


def test_an_act_of_a_client_is_stored_once(store: Store) -> None:
    store.write([a_table(1), event(1, client=0, client_seq=7)])
    (failed,) = store.write([event(2, client=0, client_seq=7)])
    assert isinstance(failed, StaleOwner)
    assert store.write([event(2, client=1, client_seq=7)]) == [None]


def test_what_the_clock_says_has_no_client(store: Store) -> None:
    store.write([a_table(1)])
    assert store.write([event(1, client=None), event(2, client=None)]) == [None, None]


@pytest.mark.slow
def test_one_stale_part_does_not_take_the_others_with_it(store: Store) -> None:
    store.write([a_table(1), a_table(2), event(1, table=1)])
    results = store.write([event(1, table=1), event(1, table=2), event(2, table=2)])
    assert [type(result) for result in results] == [StaleOwner, type(None), type(None)]
    assert stored(store, 2) == [1, 2]


def test_a_part_is_stored_whole_or_not_at_all(store: Store) -> None:
    store.write([a_table(1), event(1)])
    both = Part(event(2).events + event(1).events)
    assert isinstance(store.write([both])[0], StaleOwner)
    assert stored(store) == [1]


def test_what_cannot_be_stored_does_not_take_the_others_with_it(store: Store) -> None:
    """Here a number that is too big for either."""
    store.write([a_table(1), a_table(2)])
    bad = Part([replace(event(1).events[0], seat=2**40, seen=2**70)])
    results = store.write([bad, event(1, table=2)])
    assert type(results[0]) is StorageFailed
    assert results[1] is None
    assert store.write([event(2, table=2)]) == [None], "nothing is left open"


@pytest.mark.parametrize("key", ["", "\x00", "é", "a" * 500, "\ud800"])
def test_no_text_is_too_strange_to_be_asked_for(store: Store, key: str) -> None:
    assert store.table(key) is None
    assert store.person_by_login(key) is None


def test_a_full_disk_fails_and_heals(sqlite: Store) -> None:
    store = sqlite
    store.write([a_table(1)])
    store.setting(f"max_page_count={store.setting('page_count')}")
    results = [store.write([event(seq)])[0] for seq in range(1, 200)]
    kept = [seq for seq, failed in enumerate(results, 1) if failed is None]
    assert type(results[-1]) is StorageFailed
    assert stored(store) == kept
    store.setting("max_page_count=1000000")
    assert store.write([event(500)]) == [None]
    assert stored(store) == [*kept, 500]


def test_read_only_storage_fails(store: Store) -> None:
    store.write([a_table(1)])
    postgresql = store._writer.dialect.name == "postgresql"
    read_only = "SET default_transaction_read_only = on" if postgresql else "PRAGMA query_only=ON"
    with store._writer.connect() as connection:
        connection.exec_driver_sql(read_only)
        connection.commit()
    assert type(store.write([event(1)])[0]) is StorageFailed
    with pytest.raises(StorageFailed):
        store.check()


def test_unfinished_tables_are_found_and_finished_ones_are_history(store: Store) -> None:
    store.write([a_table(2), a_table(1, "waiting"), a_table(3, "over"), a_table(4, "abandoned")])
    assert [table.row.number for table in store.open_tables()] == [1, 2]
    assert [table.row.number for table in store.finished()] == [3]
    assert [(row.number, seats[0].name) for row, seats in store.history("host", 10)] == [(3, "Ada")]
    assert store.history("somebody", 10) == []


def test_a_login_belongs_to_one_person(store: Store) -> None:
    ada = PersonRow("p1", "Ada", 1, "ada", "hash")
    assert store.write([begun_session(SessionRow("s1", "p1", 1, 1), ada)]) == [None]
    other = begun_session(SessionRow("s2", "p2", 1, 1), replace(ada, id="p2"))
    assert isinstance(store.write([other])[0], StaleOwner)
    assert store.person_by_login("ada") == ada
    assert store.person("p2") is None
    assert store.session("s2") is None


def test_a_directory_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "full" / DATABASE).mkdir(parents=True)
    for name in ("file", "full"):
        with pytest.raises(Unreadable) as refused:
            open_store(tmp_path / name)
        assert refused.value.code == "data_unusable"
        assert refused.value.data["path"] == str(tmp_path / name)


def test_a_database_at_the_last_step_needs_no_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


@pytest.mark.slow
def test_a_server_alone_keeps_its_connection_when_an_entry_is_refused(postgres: Postgres) -> None:
    """With it, it would let go of the database: another server could begin beside it."""
    store = open_store(postgres.new_database(), alone=True)
    assert store.write([a_table(1), a_table(2)]) == [None, None]
    before = _backend(store)
    assert store.write([event(1), event(2)]) == [None, None]
    refused, fine = store.write([event(1), event(3)])
    assert isinstance(refused, StaleOwner)
    assert fine is None
    assert stored(store) == [1, 2, 3]
    assert _backend(store) == before
    store.close()


@pytest.mark.slow
def test_after_entries_alone_a_commit_is_whole_again(postgres: Postgres) -> None:
    """Entries go in without a transaction of ours, on the same connection."""
    store = open_store(postgres.new_database(), alone=True)
    assert store.write([a_table(1), a_table(2)]) == [None, None]
    assert store.write([event(1)]) == [None]
    broken = event(2).add_last(text("SELECT nothing_like_it"))
    assert isinstance(store.write([broken])[0], StorageFailed)
    assert stored(store) == [1]
    store.close()


@pytest.mark.slow
@pytest.mark.parametrize("noticed", [True, False])
def test_a_line_that_broke_is_given_up(
    noticed: bool, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is used, and if it breaks only then, afterwards."""
    if not noticed:
        monkeypatch.setattr("tercet.storage.engines.has_ended", lambda _: False)
    address = postgres.new_database()
    store = open_store(address, alone=True)
    assert store.write([a_table(1)]) == [None]
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s, 5000)", (_backend(store),))
    assert store.write([event(1)]) == [None]
    assert len(store.events(1)) == 1
    store.close()


def _backend(store: Store) -> int:
    with store._writer.connect() as connection:
        return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
