"""Mends what is wrong with a store: from a backup where that is whole, else by the least cut."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import delete, insert

from tercet.storage.doctor.finding import Finding
from tercet.storage.doctor.games import Examined, ReadSettings, examine_table, row_again
from tercet.storage.doctor.rows import (
    without_missing_next,
    without_missing_people,
    without_orphans,
)
from tercet.storage.rows import Part, StoredTable, TableRow
from tercet.storage.schema import CHAT, EVENT, KICKED, MUTED, SEAT, SEED, TABLES
from tercet.storage.store import Store
from tercet.storage.tables import abandoned_tables, changed_table, opened_table

_OF_A_TABLE = (SEED, SEAT, EVENT, CHAT, KICKED, MUTED)


def mend_rows(store: Store, finding: Finding) -> bool:
    """Remove what refers to nothing."""
    match finding.code:
        case "orphans":
            part = without_orphans(str(finding.data["what"]))
        case "people_missing":
            part = without_missing_people()
        case _:
            part = without_missing_next()
    return store.write([part]) == [None]


def whole_in(backup: Store, row: TableRow, read_settings: ReadSettings) -> StoredTable | None:
    """The table in a backup, if it is there and nothing is wrong with it."""
    found = backup.row(row.id)
    if found is None or examine_table(backup, found, read_settings).finding is not None:
        return None
    return backup.whole(found)


def restore_table(store: Store, stored: StoredTable) -> bool:
    """A whole table instead of a damaged one."""
    number, part = stored.row.number, Part()
    for each in _OF_A_TABLE:
        part.add(delete(each).where(each.c.table_id == number))
    part.add(delete(TABLES).where(TABLES.c.number == number))
    part.statements += opened_table(stored.row, stored.seed, stored.seats).statements
    for line in stored.chat:
        part.add(insert(CHAT), asdict(line))
    for table, people in ((KICKED, stored.kicked), (MUTED, stored.muted)):
        for person in sorted(people):
            part.add(insert(table), {"table_id": number, "person": person})
    part.events += stored.events
    return store.write([part]) == [None]


def mend_table(store: Store, row: TableRow, examined: Examined, now_ms: int) -> bool:
    """Do what can be done without a backup."""
    finding, game = examined.finding, examined.game
    assert finding is not None
    match finding.cure:
        case "cut":
            late = (EVENT.c.table_id == row.number) & (EVENT.c.seq > examined.entries)
            part = Part().add(delete(EVENT).where(late))
        case "rebuild":
            assert game is not None
            again = row_again(row, finding.code, game)
            values = {"settings": again.settings, "outcome": again.outcome}
            part = changed_table(row.number, values)
        case "end":
            part = abandoned_tables([row.number], now_ms)
        case _:
            return False
    return store.write([part]) == [None]
