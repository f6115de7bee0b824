"""What is written of people: who they are, their sessions, and a guest who becomes an account.

Requests of one person overtake each other. So each part here names what it relies on (a guest who
is still a guest, a session that still goes on), locks it, and changes nothing where that is not so
any more: SQLite has one writer, PostgreSQL locks the rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, Table, Update, delete, insert, literal, select, update

from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.schema import CHAT, KICKED, MUTED, PERSON, SEAT, SESSION, TABLES


def begun_session(session: SessionRow, newcomer: PersonRow) -> Part:
    """Somebody new with a session."""
    return Part().add(insert(PERSON), asdict(newcomer)).add(insert(SESSION), asdict(session))


def renewed_session(session: SessionRow) -> Part:
    """The session with its next generation, unless it has ended."""
    newer = {"generation": session.generation, "renewed_ms": session.renewed_ms}
    part = Part().add(_going(session.id))
    return part.add(update(SESSION).where(SESSION.c.id == session.id), newer)


def ended_session(id_: str) -> Part:
    """A session that is worth nothing any more."""
    return Part().add(update(SESSION).where(SESSION.c.id == id_).values(ended=True))


def changed_person(id_: str, values: Mapping[str, str]) -> Part:
    """Other values of somebody who is still there, by the names of `PersonRow`."""
    return Part().add(somebody(id_)).add(update(PERSON).where(PERSON.c.id == id_), values)


def registered_person(session: SessionRow, before: str, login: str, password: str) -> Part:
    """A guest who becomes an account, and goes on under a new session."""
    id_ = session.person
    part = Part().add(_guest(id_)).add(_going(before)).add(_nobody_called(login))
    account = {"login": login, "password": password}
    part.add(update(PERSON).where(PERSON.c.id == id_), account)
    return _replaced(part, session, before)


def entered_account(session: SessionRow, before: str | None = None) -> Part:
    """Somebody who comes back to an account under a new session, instead of the one before."""
    return _replaced(Part().add(_account(session.person)), session, before)


def merged_person(guest: str, session: SessionRow) -> Part:
    """A guest who logs in: what was theirs becomes the account's, and the guest is no more.

    Seats, and with them the history, tables one is host of, lines of chat, and being shown out or
    silenced all move. Where the account sits at the same table already, the guest's seat is given
    up: free again before the start, and nobody's afterwards.
    """
    account = session.person
    part = Part().add(_guest(guest)).add(_account(account))
    part.add(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    part.add(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    for each in (SEAT, KICKED, MUTED):
        part.add(_moved(each, guest, account))
    _stand_up(part, guest)
    for each in (KICKED, MUTED):
        part.add(delete(each).where(each.c.person == guest))
    part.add(delete(SESSION).where(SESSION.c.person == guest))
    part.add(delete(PERSON).where(PERSON.c.id == guest))
    return part.add(insert(SESSION), asdict(session))


def _moved(table: Table, guest: str, account: str) -> Update:
    there = select(table.c.table_id).where(table.c.person == account)
    theirs = (table.c.person == guest) & table.c.table_id.not_in(there)
    return update(table).where(theirs).values(person=account)


def _stand_up(part: Part, guest: str) -> None:
    waiting = select(TABLES.c.number).where(TABLES.c.status == "waiting")
    theirs = SEAT.c.person == guest
    free = {"person": None, "name": "", "nonce": ""}
    part.add(update(SEAT).where(theirs, SEAT.c.table_id.in_(waiting)).values(free))
    part.add(update(SEAT).where(theirs).values(person=None))


def _replaced(part: Part, session: SessionRow, before: str | None) -> Part:
    if before is not None:
        part.add(update(SESSION).where(SESSION.c.id == before).values(ended=True))
    return part.add(insert(SESSION), asdict(session))


# --- What a part relies on -------------------------------------------------------------------


def somebody(id_: str) -> Select[Any]:
    """A person who is there."""
    return select(PERSON.c.id).where(PERSON.c.id == id_).with_for_update()


def _guest(id_: str) -> Select[Any]:
    return somebody(id_).where(PERSON.c.login.is_(None))


def _account(id_: str) -> Select[Any]:
    return somebody(id_).where(PERSON.c.login.is_not(None))


def _going(session: str) -> Select[Any]:
    this = (SESSION.c.id == session) & SESSION.c.ended.is_(False)
    return select(SESSION.c.id).where(this).with_for_update()


def _nobody_called(login: str) -> Select[Any]:
    taken = select(PERSON.c.id).where(PERSON.c.login == login)
    return select(literal(1)).where(~taken.exists())
