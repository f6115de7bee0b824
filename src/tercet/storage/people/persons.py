"""What is written of people: who they are, their sessions, and a guest who becomes an account.

Requests of one person overtake each other. So each part here names what it relies on (a guest who
is still a guest, a session that still goes on), locks it, and changes nothing where that is not so
any more: SQLite has one writer, PostgreSQL locks the rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    Update,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from tercet.storage.people.skeletons import skeletons
from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.schema import (
    BLOCKED,
    CALLED,
    CHAT,
    KICKED,
    MUTED,
    PERSON,
    SEAT,
    SESSION,
    TABLES,
)
from tercet.storage.store import Store

#: So many sessions are listed; nobody has more browsers.
MOST_SESSIONS: Final = 100


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


def renamed_account(id_: str, login: str, name: str) -> Part:
    """Another name of an account, unless somebody else is called like that."""
    part = Part().add(account(id_)).add(nobody_else_called(id_, name))
    part.add(update(PERSON).where(PERSON.c.id == id_), {"name": name, "lost_name": None})
    return called(part, id_, login, name)


def registered_person(session: SessionRow, before: str, person: PersonRow) -> Part:
    """A guest who becomes an account, and goes on under a new session."""
    id_, login = person.id, person.login or ""
    part = Part().add(a_guest(id_)).add(_going(before)).add(_nobody_called(login))
    part.add(nobody_else_called(id_, login, person.name))
    new = {name: getattr(person, name) for name in ("name", "login", "password", "recovery")}
    part.add(update(PERSON).where(PERSON.c.id == id_), new)
    return _replaced(called(part, id_, login, person.name), session, before)


def opened_anew(person: PersonRow, recovery: str) -> Part:
    """An account that its recovery code has opened: its secrets are new, all sessions have ended.

    `recovery` is the hash of the code that was used; it is used once.
    """
    part = Part().add(account(person.id).where(PERSON.c.recovery == recovery))
    new = {"password": person.password, "recovery": person.recovery}
    part.add(update(PERSON).where(PERSON.c.id == person.id), new)
    return part.add(_ended_all(person.id))


def changed_secrets(id_: str, known: str, new: Mapping[str, str], session: str) -> Part:
    """Another password or recovery code; the sessions that may have been somebody else's end.

    `known` is the hash of the password that was just shown: whoever changed it meanwhile wins.
    """
    part = Part().add(account(id_).where(PERSON.c.password == known))
    part.add(update(PERSON).where(PERSON.c.id == id_), new)
    return part.add(_ended_all(id_).where(SESSION.c.id != session))


def ended_sessions(person: str, sessions: Sequence[str]) -> Part:
    """Some sessions of a person that are worth nothing any more."""
    these = (SESSION.c.person == person) & SESSION.c.id.in_(sessions)
    return Part().add(update(SESSION).where(these).values(ended=True))


def entered_account(session: SessionRow, before: str | None = None) -> Part:
    """Somebody who comes back to an account under a new session, instead of the one before."""
    return _replaced(Part().add(account(session.person)), session, before)


def merged_person(guest: str, session: SessionRow) -> Part:
    """A guest who logs in: what was theirs becomes the account's, and the guest is no more.

    Seats, and with them the history, tables one is host of, lines of chat, and being shown out or
    silenced all move. Where the account sits at the same table already, the guest's seat is given
    up: free again before the start, and nobody's afterwards.
    """
    home = session.person
    part = Part().add(a_guest(guest)).add(account(home))
    part.add(update(TABLES).where(TABLES.c.host == guest).values(host=home))
    part.add(update(CHAT).where(CHAT.c.person == guest).values(person=home))
    for each in (SEAT, KICKED, MUTED):
        part.add(_moved(each, guest, home))
    by_others = BLOCKED.c.person.not_in(select(BLOCKED.c.person).where(BLOCKED.c.whom == home))
    theirs = (BLOCKED.c.whom == guest) & by_others & (BLOCKED.c.person != home)
    part.add(update(BLOCKED).where(theirs).values(whom=home))
    part.add(delete(BLOCKED).where(BLOCKED.c.whom == guest))
    _stand_up(part, guest)
    for each in (KICKED, MUTED):
        part.add(delete(each).where(each.c.person == guest))
    part.add(delete(SESSION).where(SESSION.c.person == guest))
    part.add(delete(PERSON).where(PERSON.c.id == guest))
    return part.add(insert(SESSION), asdict(session))


def _moved(table: Table, guest: str, home: str) -> Update:
    there = select(table.c.table_id).where(table.c.person == home)
    theirs = (table.c.person == guest) & table.c.table_id.not_in(there)
    return update(table).where(theirs).values(person=home)


def _stand_up(part: Part, guest: str) -> None:
    waiting = select(TABLES.c.number).where(TABLES.c.status == "waiting")
    theirs = SEAT.c.person == guest
    free = {"person": None, "name": "", "nonce": ""}
    part.add(update(SEAT).where(theirs, SEAT.c.table_id.in_(waiting)).values(free))
    part.add(update(SEAT).where(theirs).values(person=None))


def called(part: Part, id_: str, *names: str) -> Part:
    """What an account is called from now on."""
    part.add(delete(CALLED).where(CALLED.c.person == id_))
    for shape in sorted({shape for name in names for shape in skeletons(name)}):
        part.add(insert(CALLED), {"skeleton": shape, "person": id_})
    return part


def _ended_all(person: str) -> Update:
    return update(SESSION).where(SESSION.c.person == person).values(ended=True)


def _replaced(part: Part, session: SessionRow, before: str | None) -> Part:
    if before is not None:
        part.add(update(SESSION).where(SESSION.c.id == before).values(ended=True))
    return part.add(insert(SESSION), asdict(session))


# --- What is read ----------------------------------------------------------------------------


def sessions_of(store: Store, person: str) -> list[SessionRow]:
    """The sessions of somebody that go on, the last seen first."""
    going = select(SESSION).where(SESSION.c.person == person, SESSION.c.ended.is_(False))
    newest = going.order_by(SESSION.c.renewed_ms.desc(), SESSION.c.id).limit(MOST_SESSIONS)
    return store.read(SessionRow, newest)


def is_called(store: Store, id_: str, *names: str) -> bool:
    """Whether somebody else has a name that looks like one of these."""
    return store.count(select(func.count()).where(_likes(id_, names))) > 0


def account_called(store: Store, name: str) -> PersonRow | None:
    """The account with this name or login, without regard to case and look-alikes."""
    shapes = sorted(skeletons(name))
    if not shapes:
        return None
    called = select(PERSON).join(CALLED, CALLED.c.person == PERSON.c.id)
    found = store.read(PersonRow, called.where(CALLED.c.skeleton.in_(shapes)).limit(5))
    exact = (each for each in found if name in (each.name, each.login))
    return next(exact, found[0] if found else None)


# --- What a part relies on -------------------------------------------------------------------


def somebody(id_: str) -> Select[Any]:
    """A person who is there."""
    return select(PERSON.c.id).where(PERSON.c.id == id_).with_for_update()


def a_guest(id_: str) -> Select[Any]:
    """A guest who is there; a bot is none."""
    return somebody(id_).where(PERSON.c.login.is_(None), PERSON.c.owner.is_(None))


def account(id_: str) -> Select[Any]:
    """An account that is there."""
    return somebody(id_).where(PERSON.c.login.is_not(None))


def _going(session: str) -> Select[Any]:
    this = (SESSION.c.id == session) & SESSION.c.ended.is_(False)
    return select(SESSION.c.id).where(this).with_for_update()


def nobody_else_called(id_: str, *names: str) -> Select[Any]:
    """Nobody but this person has a name that looks like one of these."""
    taken = select(CALLED.c.person).where(_likes(id_, names))
    return select(literal(1)).where(~taken.exists())


def _likes(id_: str, names: Sequence[str]) -> ColumnElement[bool]:
    shapes = sorted({shape for name in names for shape in skeletons(name)})
    return CALLED.c.skeleton.in_(shapes) & (CALLED.c.person != id_)


def _nobody_called(login: str) -> Select[Any]:
    taken = select(PERSON.c.id).where(PERSON.c.login == login)
    return select(literal(1)).where(~taken.exists())
