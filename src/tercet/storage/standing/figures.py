"""What was read from finished games, kept beside their logs: a cache that names nobody.

A row is written once a game was read, and can always be made again from the log. Whose seat it was
is asked of the seats each time, so that nothing here has to be cut out when somebody goes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, distinct, func, insert, select

from tercet.storage.rows import Part, SeatRow
from tercet.storage.schema import GAME_SEEN, PERSON, SEAT, TABLES
from tercet.storage.store import Store


class OwnRow(msgspec.Struct, frozen=True):
    """A finished game of somebody, and what was read from it, if it was."""

    number: int
    id: str
    settings: str
    outcome: str
    ended_ms: int
    seat: int
    body: str | None


class SeenRow(msgspec.Struct, frozen=True):
    """What was read from a game."""

    table_id: int
    body: str


def own_games(store: Store, person: str, version: int, most: int) -> list[OwnRow]:
    """The last finished games of somebody, the newest first."""
    read = (GAME_SEEN.c.table_id == TABLES.c.number) & (GAME_SEEN.c.version == version)
    query = (
        select(
            *(TABLES.c.number, TABLES.c.id, TABLES.c.settings, TABLES.c.outcome),
            *(TABLES.c.ended_ms, SEAT.c.seat, GAME_SEEN.c.body),
        )
        .select_from(SEAT)
        .join(TABLES, TABLES.c.number == SEAT.c.table_id)
        .outerjoin(GAME_SEEN, read)
        .where(SEAT.c.person == person, TABLES.c.status == "over")
        .order_by(TABLES.c.ended_ms.desc(), TABLES.c.number.desc())
        .limit(most)
    )
    return store.read(OwnRow, query)


def seats_at(store: Store, numbers: Sequence[int]) -> dict[int, list[SeatRow]]:
    """Who sat at these tables."""
    query = select(SEAT).where(SEAT.c.table_id.in_(numbers)).order_by(SEAT.c.seat)
    found: defaultdict[int, list[SeatRow]] = defaultdict(list)
    for row in store.read(SeatRow, query):
        found[row.table_id].append(row)
    return found


class SatRow(msgspec.Struct, frozen=True):
    """Somebody with an account who sits at a table."""

    table: str
    seat: int
    person: str


def accounts_at(store: Store, tables: Sequence[str]) -> list[SatRow]:
    """Return the people with accounts at these tables, except at abandoned ones."""
    query = (
        select(TABLES.c.id.label("table"), SEAT.c.seat, SEAT.c.person)
        .select_from(TABLES)
        .join(SEAT, SEAT.c.table_id == TABLES.c.number)
        .join(PERSON, PERSON.c.id == SEAT.c.person)
        .where(TABLES.c.id.in_(tables), TABLES.c.status != "abandoned")
        .where(PERSON.c.login.is_not(None))
    )
    return store.read(SatRow, query)


def newest_seen(store: Store, version: int, most: int) -> list[SeenRow]:
    """What was read from the newest games of the house, whoever played."""
    query = select(GAME_SEEN.c.table_id, GAME_SEEN.c.body).where(GAME_SEEN.c.version == version)
    return store.read(SeenRow, query.order_by(GAME_SEEN.c.table_id.desc()).limit(most))


def people_at(store: Store, numbers: Sequence[int]) -> int:
    """How many different people sat at these tables."""
    people = select(func.count(distinct(SEAT.c.person)))
    return store.count(people.where(SEAT.c.table_id.in_(numbers), SEAT.c.bot.is_(None)))


def seen_part(number: int, version: int, body: str) -> Part:
    """Keep what was read from a game, instead of what was kept before."""
    row = {"table_id": number, "version": version, "body": body}
    return forgotten(number).add(insert(GAME_SEEN), row)


def forgotten(number: int) -> Part:
    """Forget what was read from a game."""
    return Part().add(delete(GAME_SEEN).where(GAME_SEEN.c.table_id == number))
