"""Rows of people: the seats of a guest who logs in to an account."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import asdict
from sqlalchemy import insert

from tercet.storage.people.persons import merged_person
from tercet.storage.rows import Part, PersonRow, SeatRow, SessionRow, TableRow
from tercet.storage.schema import PERSON
from tercet.storage.store import open_store
from tercet.storage.tables import opened_table


@pytest.mark.parametrize(
    ("status", "left"),
    [
        ("waiting", SeatRow(1, 1, None, None, "")),
        ("playing", SeatRow(1, 1, None, None, "Gus", "n1")),
    ],
)
def test_where_the_account_sits_already_the_seat_of_the_guest_is_given_up(
    tmp_path: Path, database: str | None, status: str, left: SeatRow
) -> None:
    """It is free again before the start; in a game the name stays for the log."""
    account = SeatRow(1, 0, "ada", None, "Ada", "n0")
    guest, other = SeatRow(1, 1, "guest", None, "Gus", "n1"), SeatRow(1, 2, "bo", None, "Bo", "n2")
    with closing(open_store(database or tmp_path)) as store:
        people = [PersonRow("ada", "Ada", 0, login="ada"), PersonRow("guest", "Gus", 0)]
        rows = [Part().add(insert(PERSON), asdict(person)) for person in people]
        table = TableRow(1, "one", None, True, "bo", status, "{}", "", 0)
        table_part = opened_table(table, b"seed", (account, guest, other))
        assert store.write([*rows, table_part]) == [None] * 3
        session = SessionRow("s", "ada", 0, 0)
        assert store.write([merged_person("guest", session)]) == [None]
        assert store.outline(table).seats == (account, left, other)
