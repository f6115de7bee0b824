"""Who owns a table: one node at a time, whatever happens between a look and a commit."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest
from msgspec.structs import asdict
from sqlalchemy import insert, text

from tercet.storage.appending.postgresql import can_append
from tercet.storage.engines import open_steering
from tercet.storage.ownership import Ownership, owned_from_the_start
from tercet.storage.rows import EventRow, Part, SeatRow, TableRow
from tercet.storage.schema import EVENT
from tercet.storage.store import StaleOwner, Store, open_store
from tercet.storage.tables import opened_table
from tests.postgres import Postgres

pytestmark = pytest.mark.slow
NUMBER, ID = 7, "table-seven"


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    database = postgres.new_database()
    with closing(open_store(database, shared=True)) as store:
        row = TableRow(NUMBER, ID, "CODE", True, "ada", "playing", "{}", "", 0)
        store.write([opened_table(row, b"seed", ())])
    return database


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = open_store(address, shared=True)
    with closing(opened):
        with opened._writer.begin() as connection:
            for table in ("owner", "node", "event"):
                connection.execute(text(f"DELETE FROM {table}"))
        yield opened


def node(address: str, name: str, lease_s: float = 60) -> Ownership:
    made = Ownership(open_steering(address), name, lease_s)
    made.enlist(name, "1")
    return made


def entry(seq: int, epoch: int) -> Part:
    return Part([EventRow(NUMBER, seq, 0, 0, None, "{}")], fence=(NUMBER, epoch))


def test_a_table_has_one_living_owner(address: str, store: Store) -> None:
    a, b = node(address, "a"), node(address, "b")
    first = a.claim(ID)
    assert first is not None
    assert first.node == "a"
    assert b.claim(ID) == first, "a lives: b is told who it is"
    assert a.claim("nowhere") is None
    a.resign()
    taken = b.claim(ID)
    assert taken is not None
    assert taken.node == "b"
    assert taken.epoch > first.epoch


def test_entries_come_back_as_they_went_in(address: str, store: Store) -> None:
    held = node(address, "a").claim(ID)
    assert held is not None
    acts = ['{"a": "say \\"x\\""}', r"C:\\ {1,2} 'quoted'", "", "NULL", "null", "é 漢 \n\t,"]
    rows = [
        EventRow(NUMBER, seq, 2**40 + seq, None if seq % 2 else 3, seq, act, 0, None, act)
        for seq, act in enumerate(acts, 1)
    ]
    rows.append(EventRow(NUMBER, len(rows) + 1, 0, None, None, "{}"))
    part = Part(rows, fence=(NUMBER, held.epoch))
    assert can_append([part])
    assert store.write([part]) == [None]
    assert store.events(NUMBER) == tuple(rows)


@pytest.mark.filterwarnings("error::sqlalchemy.exc.SAWarning")
def test_nobody_is_refused_because_the_database_was_restarted(address: str, store: Store) -> None:
    """Connections that ended while nobody asked are made anew before they are used."""
    a = node(address, "a")
    held = a.claim(ID)
    assert held is not None
    other = Part(statements=[(text("DELETE FROM node WHERE id = 'nobody'"), {})])
    assert store.write([entry(1, held.epoch)]) == store.write([other]) == [None]
    end_all_connections(address)
    held = a.claim(ID)
    assert held is not None
    assert store.write([entry(2, held.epoch)]) == store.write([other]) == [None]


@pytest.mark.filterwarnings("error::sqlalchemy.exc.SAWarning")
def test_a_connection_that_ends_while_it_writes_is_let_go_in_silence(
    address: str,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What a library warns of would stand among the host's JSON lines as it is."""
    held = node(address, "a").claim(ID)
    assert held is not None
    assert store.write([entry(1, held.epoch)]) == [None]
    end_all_connections(address)
    monkeypatch.setattr("tercet.storage.appending.postgresql.has_ended", lambda _: False)
    assert store.write([entry(2, held.epoch)]) == [None]
    assert "terminating" in caplog.text, "what the database said, not a warning of ours"


def end_all_connections(address: str) -> None:
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    asked = "SELECT count(*), count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE "
    with psycopg.connect(address, autocommit=True) as connection:
        found = connection.execute((asked + others).encode()).fetchone()
    assert found is not None
    assert found[0] > 0


def test_a_dead_owner_is_succeeded_whoever_else_lives(address: str, store: Store) -> None:
    """Others live and own tables of their own, as they do at any site."""
    a, b = node(address, "a", lease_s=0.05), node(address, "b")
    row = TableRow(13, "thirteen", None, True, "cy", "playing", "{}", "", 0)
    part = opened_table(row, b"seed", ())
    part.statements += owned_from_the_start(13, "b").statements
    assert store.write([part]) == [None]
    first = a.claim(ID)
    assert first is not None
    time.sleep(0.1)
    taken = b.claim(ID)
    assert taken is not None
    assert (taken.node, taken.epoch) == ("b", first.epoch + 1)


def test_whose_lease_has_run_out_can_acknowledge_nothing(address: str, store: Store) -> None:
    assert acknowledged_by_a_stale_owner(address, store) == []


def test_the_saboteur_without_fences_is_caught(
    address: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "_hold", lambda *_: None)
    monkeypatch.setattr("tercet.storage.appending.postgresql.can_append", lambda _: False)
    assert acknowledged_by_a_stale_owner(address, store) == [2]


def acknowledged_by_a_stale_owner(address: str, store: Store) -> list[int]:
    """What a node could store after another has taken its table over and read the log."""
    a, b = node(address, "a", lease_s=0.05), node(address, "b")
    old = a.claim(ID)
    assert old is not None
    assert store.write([entry(1, old.epoch)]) == [None]
    new = old
    while new.node != "b":
        time.sleep(0.02)
        claimed = b.claim(ID)
        assert claimed is not None
        new = claimed
    assert [row.seq for row in store.events(NUMBER)] == [1]
    (failed,) = store.write([entry(2, old.epoch)])
    assert failed is None or isinstance(failed, StaleOwner)
    return [2] if failed is None else []


def test_only_the_stale_part_of_a_batch_is_refused(address: str, store: Store) -> None:
    a = node(address, "a")
    held = a.claim(ID)
    assert held is not None
    other = Part([EventRow(8, 1, 0, 0, None, "{}")])
    results = store.write([entry(1, held.epoch + 1), other, entry(1, held.epoch)])
    assert [type(each) for each in results] == [StaleOwner, type(None), type(None)]


def test_who_takes_over_waits_for_an_append_and_reads_it(address: str, store: Store) -> None:
    """The append has looked at the epoch and not committed: the bare look would not be enough."""
    a, b = node(address, "a", lease_s=0.05), node(address, "b")
    held = a.claim(ID)
    assert held is not None
    time.sleep(0.1)
    found: list[Any] = []
    taking = threading.Thread(target=lambda: found.append(b.claim(ID)))
    with store._writer.begin() as connection:
        store._hold(connection, {(NUMBER, held.epoch)})
        taking.start()
        taking.join(0.3)
        assert taking.is_alive(), "b waits for the lock"
        connection.execute(insert(EVENT), asdict(entry(1, held.epoch).events[0]))
    taking.join()
    assert found[0].node == "b"
    assert [row.seq for row in store.events(NUMBER)] == [1]


@pytest.mark.parametrize("with_more", [False, True])
def test_an_append_waits_for_who_takes_over_and_is_refused(
    address: str, store: Store, with_more: bool
) -> None:
    """The other way round, by both paths: entries alone, and entries with something else."""
    a = node(address, "a")
    held = a.claim(ID)
    assert held is not None
    found: list[Any] = []
    part = entry(1, held.epoch)
    if with_more:
        part.add(text("SELECT 1"))
    appending = threading.Thread(target=lambda: found.extend(store.write([part])))
    with a._engine.begin() as connection:
        connection.execute(text(f"UPDATE owner SET epoch = epoch + 1 WHERE table_id = {NUMBER}"))
        appending.start()
        appending.join(0.3)
        assert appending.is_alive(), "the append waits for the lock"
    appending.join()
    assert isinstance(found[0], StaleOwner)
    assert store.events(NUMBER) == ()


def test_who_was_stopped_in_mid_transaction_keeps_no_lock(address: str, store: Store) -> None:
    a, b = node(address, "a", lease_s=0.05), node(address, "b")
    held = a.claim(ID)
    assert held is not None
    connection = store._writer.connect()
    connection.execute(text("SET idle_in_transaction_session_timeout = '200ms'"))
    store._hold(connection, {(NUMBER, held.epoch)})
    time.sleep(0.1)
    taken = b.claim(ID)
    assert taken is not None
    assert taken.node == "b"
    connection.invalidate()
    connection.close()


def test_tables_are_handed_over_by_their_owner_only(address: str, store: Store) -> None:
    a, b = node(address, "a"), node(address, "b")
    held = a.claim(ID)
    assert held is not None
    assert b.hand_over(NUMBER, held.epoch, "b") is None
    assert a.hand_over(NUMBER, held.epoch, "b") == held.epoch + 1
    assert a.hand_over(NUMBER, held.epoch, "b") is None
    assert b.holdings() == {NUMBER: held.epoch + 1}
    assert a.holdings() == {}


def test_a_node_learns_that_it_was_taken_for_dead(address: str, store: Store) -> None:
    a = node(address, "a", lease_s=0.05)
    time.sleep(0.1)
    assert not a.renew()
    assert a.renew()
    assert [each.id for each in a.living()] == ["a"]


def test_nodes_know_the_clock_of_the_database(address: str, store: Store) -> None:
    """`read_clock` and `renew` both read it."""
    a, b = node(address, "a"), node(address, "b")
    asked, renewed = Ownership.read_clock, Ownership.renew
    for compare in (asked, renewed):
        for each in (a, b):
            each._clock_ahead_us = 0
            compare(each)
        now_us = time.time_ns() // 1000
        assert abs(a.now_us() - b.now_us()) < 5_000_000
        assert abs(a.now_us() - now_us) < 5_000_000


def test_what_nodes_share_is_what_the_first_one_said(address: str, store: Store) -> None:
    a, b = node(address, "a"), node(address, "b")
    assert a.shared("key", b"one") == b"one"
    assert b.shared("key", b"two") == b"one"


def test_a_new_table_is_owned_from_the_start(address: str, store: Store) -> None:
    a = node(address, "a")
    row = TableRow(9, "nine", "NINE", True, "bo", "waiting", "{}", "", 0)
    part = opened_table(row, b"seed", ())
    part.statements += owned_from_the_start(9, "a").statements
    assert store.write([part]) == [None]
    assert a.holdings() == {9: 1}
    assert a.table_with_code("NINE") == "nine"
    assert a.going("bo")[1] == 1


def test_the_lobby_shows_public_tables_without_a_living_owner(address: str, store: Store) -> None:
    a = node(address, "a")
    both: list[list[SeatRow]] = []
    for number, public in ((21, True), (22, True), (23, False)):
        row = TableRow(number, f"t{number}", None, public, "bo", "waiting", "{}", "", 0)
        seats = [SeatRow(number, seat, None, None, f"{number}.{seat}") for seat in (1, 0)]
        store.write([opened_table(row, b"seed", seats), owned_from_the_start(number, "gone")])
        both.append(seats[::-1])

    def shown() -> dict[int, list[SeatRow]]:
        """Those of these tables that are shown, with their seats."""
        return {each.row.number: [*each.seats] for each in a.unowned() if each.row.number > 20}

    assert shown() == {21: both[0], 22: both[1]}
    assert a.claim("t21") is not None
    assert shown() == {22: both[1]}


def test_tables_without_a_living_owner_end_by_themselves(address: str, store: Store) -> None:
    a, b = node(address, "a", lease_s=0.05), node(address, "b")
    held = a.claim(ID)
    assert held is not None
    assert b.sweep(after_s=60) == []
    time.sleep(0.1)
    with closing(open_store(address, shared=True)) as other:
        row = TableRow(11, "eleven", None, True, "bo", "waiting", "{}", "", 0)
        part = opened_table(row, b"seed", ())
        part.statements += owned_from_the_start(11, "a").statements
        other.write([part])
    time.sleep(0.1)
    swept = b.sweep(after_s=0.01)
    assert 11 in swept
    found = store.row("eleven")
    assert found is not None
    assert found.status == "abandoned"
    with store._writer.begin() as connection:
        connection.execute(text(f"UPDATE tables SET status = 'playing' WHERE number = {NUMBER}"))
