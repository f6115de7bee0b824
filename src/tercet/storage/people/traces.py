"""Every trace that a person leaves in the store: for whoever wants to see all of it, or to go.

A table that names people stands here with what becomes of its rows. What belongs to one person
alone is removed; what others have a part in stays, and says nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Column, ColumnElement, Select, Table, case, delete, func, select, update

from tercet.errors import TercetError
from tercet.storage.entries import header_without_names
from tercet.storage.people.persons import a_guest, account, somebody
from tercet.storage.rows import Part, StoredTable, TableRow
from tercet.storage.schema import (
    BLOCKED,
    CALLED,
    CHAT,
    HANDED,
    KEPT,
    KICKED,
    MUTED,
    OPEN,
    PERSON,
    PLACING,
    PLAYER,
    PUZZLE_TRY,
    RATING,
    SEAT,
    SESSION,
    TABLES,
)
from tercet.storage.standing.puzzles import without_tallies
from tercet.storage.store import Store

_PAGE: Final = 50


class Trace(msgspec.Struct, frozen=True):
    """A column that names a person; `left` is what the row says instead, if it stays.

    `hidden` are columns that prove who somebody is, or tell what others have, and are told to
    nobody; `later` are those that are told once the table is over. Rows of a trace that is not
    `told` are not exported as they are.
    """

    column: Column[Any]
    left: Mapping[str, Any] | None = None
    hidden: frozenset[str] = frozenset()
    later: frozenset[str] = frozenset()
    told: bool = True

    @property
    def table(self) -> Table:
        """Where the trace is."""
        return self.column.table


#: In the order in which they go: the person last.
TRACES: Final = (
    Trace(SEAT.c.person, {"person": None, "name": "", "owner": None}),
    # The pack of a race is as secret as a seed, and stands in its header, too.
    Trace(
        TABLES.c.host,
        {"host": ""},
        hidden=frozenset({"race_of"}),
        later=frozenset({"header", "arranged"}),
    ),
    Trace(CHAT.c.person, {"person": "", "name": "", "text": None}),
    Trace(KICKED.c.person),
    Trace(MUTED.c.person),
    Trace(CALLED.c.person),
    Trace(BLOCKED.c.person, told=False),
    Trace(BLOCKED.c.whom, told=False),
    Trace(KEPT.c.person),
    Trace(HANDED.c.person),
    Trace(PUZZLE_TRY.c.person),
    Trace(PLAYER.c.person, {"person": None}),
    Trace(SESSION.c.person, hidden=frozenset({"id"})),
    Trace(PERSON.c.id, hidden=frozenset({"password", "recovery"})),
)


def departed(id_: str, password: str | None) -> Part:
    """Somebody who goes: an account by the hash of its password, a guest without.

    Games stay, and say nobody where this person sat. A table that waits has a free seat instead,
    and whoever sits there next is its host.
    """
    relies = a_guest(id_) if password is None else account(id_).where(PERSON.c.password == password)
    return _without(Part().add(relies), id_)


def departed_bot(id_: str, owner: str) -> Part:
    """A bot that its owner removes, as if it had gone itself."""
    return _without(Part().add(somebody(id_).where(PERSON.c.owner == owner)), id_)


def _without(part: Part, id_: str) -> Part:
    """Nobody where this person and the bots that are theirs have been."""
    them = _them(id_)
    waiting = select(TABLES.c.number).where(TABLES.c.status == "waiting")
    free = {"person": None, "name": "", "nonce": "", "bot": None, "owner": None}
    sitting = SEAT.c.person.in_(them) & SEAT.c.table_id.in_(waiting)
    part.add(update(SEAT).where(sitting).values(free))
    hosting = TABLES.c.host.in_(them) & TABLES.c.status.in_(OPEN)
    part.add(update(TABLES).where(hosting).values(host=func.coalesce(_heir(them), "")))
    without_tallies(part, id_)
    for trace in TRACES:
        theirs = trace.column.in_(them)
        if trace.left is None:
            part.add(delete(trace.table).where(theirs))
        else:
            part.add(update(trace.table).where(theirs).values(dict(trace.left)))
    return part


def _them(id_: str) -> Select[Any]:
    """A person and the bots that are theirs."""
    return select(PERSON.c.id).where((PERSON.c.id == id_) | (PERSON.c.owner == id_))


def _heir(them: Select[Any]) -> Any:
    s = SEAT.c
    sitting = (s.table_id == TABLES.c.number) & s.person.is_not(None) & s.person.not_in(them)
    return select(s.person).where(sitting).order_by(s.seat).limit(1).scalar_subquery()


def without_old_names(store: Store, id_: str) -> Iterator[Part]:
    """The games of somebody whose headers hold names, as they did once, linked anew without.

    Names stand beside them already; see `entries.header_without_names`.
    """
    held = TABLES.c.header.contains('"seats":["', autoescape=True)
    for row in store.read(TableRow, select(TABLES).where(TABLES.c.number.in_(_sat(id_)), held)):
        header = _without_names(store.whole(row))
        this = update(TABLES).where(TABLES.c.number == row.number)
        yield Part().add(this, {"header": header})


def _without_names(stored: StoredTable) -> str | None:
    try:
        return header_without_names(stored)
    except (TercetError, msgspec.DecodeError):  # damaged: there is no log that could be linked
        return header_without_names(replace(stored, row=replace(stored.row, outcome=None)))


def _sat(id_: str) -> Select[Any]:
    return select(SEAT.c.table_id).where(SEAT.c.person.in_(_them(id_)))


def games_of(store: Store, id_: str) -> Iterator[TableRow]:
    """The finished games of somebody, the oldest first; read a few at a time."""
    t = TABLES.c
    played = select(TABLES).where(t.number.in_(_sat(id_)), t.status == "over")
    after = -1
    while rows := store.read(
        TableRow, played.where(t.number > after).order_by(t.number).limit(_PAGE)
    ):
        yield from rows
        after = rows[-1].number


def traces_of(store: Store, id_: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """All rows that name a person or their bots, by the names of their tables, without secrets."""
    for trace in (each for each in TRACES if each.told):
        query: Select[Any] = select(*_shown(trace)).where(trace.column.in_(_them(id_)))
        yield str(trace.table.name), store.plain(query)
    # Only the blocker sees a block, with a name instead of an id.
    whom = select(PERSON.c.name, BLOCKED.c.since_ms).where(PERSON.c.id == BLOCKED.c.whom)
    yield str(BLOCKED.name), store.plain(whom.where(BLOCKED.c.person == id_))
    known_as = select(PLAYER.c.number).where(PLAYER.c.person == id_)
    for table in (PLACING, RATING):
        rated = select(table).where(table.c.player.in_(known_as))
        yield str(table.name), store.plain(rated)


def _shown(trace: Trace) -> Iterator[ColumnElement[Any]]:
    """The columns of a trace that its person may read now."""
    for column in trace.table.c:
        if column.name in trace.later:
            yield case((TABLES.c.status == "over", column)).label(column.name)
        elif column.name not in trace.hidden:
            yield column
