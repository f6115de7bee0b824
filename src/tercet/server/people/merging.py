"""A guest who logs in: what was theirs becomes the account's, and the guest is no more.

Seats, and with them the history, tables one is host of, lines of chat, and being shown out or
silenced all move. Where the account sits at the same table already, the guest's seat stays empty.
"""

from __future__ import annotations

from sqlalchemy import Table, Update, delete, select, update

from tercet.storage.rows import Part
from tercet.storage.schema import CHAT, KICKED, MUTED, PERSON, SEAT, SESSION, TABLES


def merged(guest: str, account: str) -> Part:
    """All that changes in the store."""
    part = Part().add(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    part.add(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    for each in (SEAT, KICKED, MUTED):
        part.add(_move(each, guest, account))
    for each in (KICKED, MUTED):
        part.add(delete(each).where(each.c.person == guest))
    part.add(delete(SESSION).where(SESSION.c.person == guest))
    return part.add(delete(PERSON).where(PERSON.c.id == guest))


def _move(table: Table, guest: str, account: str) -> Update:
    there = select(table.c.table_id).where(table.c.person == account)
    theirs = (table.c.person == guest) & table.c.table_id.not_in(there)
    return update(table).where(theirs).values(person=account)
