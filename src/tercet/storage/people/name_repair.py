"""Repair names that an earlier version has stored with invisible characters.

It runs each time a store is opened: nodes of an earlier version may have stored more of them
since. Where two names look alike without these characters, the older person keeps the name. Another
account goes by its login until its owner chooses a name (`lost_name`); another bot gets a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, insert, or_, select, text, update

from tercet.storage.people.invisible import INVISIBLE, without_invisible
from tercet.storage.people.reserved import is_reserved
from tercet.storage.people.skeletons import skeletons
from tercet.storage.schema import CALLED, PERSON

#: Transactions that change a name lock its person first, so that this cannot deadlock.
_LOCK: Final = text("LOCK TABLE person, called IN EXCLUSIVE MODE")
#: The name of a guest or a bot without a visible character.
_GUEST: Final = "Guest"
_BOT: Final = "Bot"
#: The length of a bot's name before its number.
_LENGTH: Final = 18


class _Named(msgspec.Struct, frozen=True, order=True):
    """The names of a person, ordered by age."""

    created_ms: int
    id: str
    name: str
    login: str | None
    owner: str | None


def repair_names(connection: Connection) -> None:
    """Remove invisible characters from all names, in the transaction of the caller."""
    if not _people(connection, _broken()):
        return
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)
    for person in _people(connection, _broken()):
        _repair(connection, person)


def _broken() -> Any:
    called = select(CALLED.c.person).where(CALLED.c.skeleton.regexp_match(INVISIBLE))
    return or_(PERSON.c.name.regexp_match(INVISIBLE), PERSON.c.id.in_(called))


def _people(connection: Connection, condition: Any) -> list[_Named]:
    columns = [PERSON.c[name] for name in _Named.__struct_fields__]
    return sorted(_Named(*row) for row in connection.execute(select(*columns).where(condition)))


def _repair(connection: Connection, person: _Named) -> None:
    name = " ".join(without_invisible(person.name).split())
    if person.login is None and person.owner is None:
        _store(connection, person.id, {"name": name or _GUEST})
        return
    alike = _people(connection, PERSON.c.id.in_(_called_like(person.id, name)))
    kept = [
        each for each in alike if each < person or skeletons(each.login or "") & skeletons(name)
    ]
    if not name or kept or is_reserved(name):
        _rename(connection, person, name)
        return
    for each in alike:
        _rename(connection, each, each.name)
    _store(connection, person.id, {"name": name})
    _call(connection, person.id, [name, person.login or name])


def _rename(connection: Connection, person: _Named, lost: str) -> None:
    """Replace a name by the login, or add a number to it."""
    if person.login is not None:
        name = person.login
        _store(connection, person.id, {"name": name, "lost_name": lost or None})
    else:
        name = _numbered(connection, person.id, lost or _BOT)
        _store(connection, person.id, {"name": name})
    _call(connection, person.id, [name])


def _numbered(connection: Connection, id_: str, name: str) -> str:
    names = (f"{name[:_LENGTH].rstrip()} {number}" for number in count(2))
    return next(
        each for each in names if connection.execute(_called_like(id_, each)).first() is None
    )


def _called_like(id_: str, name: str) -> Select[Any]:
    theirs = CALLED.c.skeleton.in_(sorted(skeletons(name))) & (CALLED.c.person != id_)
    return select(CALLED.c.person).where(theirs)


def _store(connection: Connection, id_: str, values: dict[str, str | None]) -> None:
    connection.execute(update(PERSON).where(PERSON.c.id == id_).values(values))


def _call(connection: Connection, id_: str, names: Sequence[str]) -> None:
    """Store the skeletons of these names."""
    connection.execute(delete(CALLED).where(CALLED.c.person == id_))
    shapes = {shape for name in names for shape in skeletons(name)}
    taken = connection.execute(select(CALLED.c.skeleton).where(CALLED.c.skeleton.in_(shapes)))
    rows = [{"skeleton": each, "person": id_} for each in shapes - {*taken.scalars()}]
    if rows:
        connection.execute(insert(CALLED), rows)
