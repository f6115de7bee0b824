"""What is written of people: who they are, their sessions, and a guest who becomes an account."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict
from sqlalchemy import Table, Update, delete, insert, select, update

from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.schema import CHAT, KICKED, MUTED, PERSON, SEAT, SESSION, TABLES


def begun_session(session: SessionRow, newcomer: PersonRow | None = None) -> Part:
    """A new session, and whoever has it, if that is somebody new."""
    part = Part() if newcomer is None else Part().add(insert(PERSON), asdict(newcomer))
    return part.add(insert(SESSION), asdict(session))


def renewed_session(session: SessionRow) -> Part:
    """The session with its next generation."""
    newer = {"generation": session.generation, "renewed_ms": session.renewed_ms}
    return Part().add(update(SESSION).where(SESSION.c.id == session.id), newer)


def ended_session(id_: str) -> Part:
    """A session that is worth nothing any more."""
    return Part().add(update(SESSION).where(SESSION.c.id == id_).values(ended=True))


def changed_person(id_: str, values: Mapping[str, str]) -> Part:
    """Another name, or a login and the hash of a password; by the names of `PersonRow`."""
    return Part().add(update(PERSON).where(PERSON.c.id == id_), values)


def merged_person(guest: str, account: str) -> Part:
    """A guest who logs in: what was theirs becomes the account's, and the guest is no more.

    Seats, and with them the history, tables one is host of, lines of chat, and being shown out or
    silenced all move. Where the account sits at the same table already, the guest's seat stays
    empty.
    """
    part = Part().add(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    part.add(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    for each in (SEAT, KICKED, MUTED):
        part.add(_moved(each, guest, account))
    for each in (KICKED, MUTED):
        part.add(delete(each).where(each.c.person == guest))
    part.add(delete(SESSION).where(SESSION.c.person == guest))
    return part.add(delete(PERSON).where(PERSON.c.id == guest))


def _moved(table: Table, guest: str, account: str) -> Update:
    there = select(table.c.table_id).where(table.c.person == account)
    theirs = (table.c.person == guest) & table.c.table_id.not_in(there)
    return update(table).where(theirs).values(person=account)
