"""What is stored of the ranked puzzle of a day: its secret, who tries, and how fast they were.

A place is a sum over the seconds before one's own (`PUZZLE_TALLY`), and a count within that second:
it takes the same time for a hundred people and for a million.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Select, exists, func, insert, literal, select, update

from tercet.storage.people.persons import account
from tercet.storage.rows import Part, TryRow
from tercet.storage.schema import PERSON, PUZZLE_DAY, PUZZLE_TALLY, PUZZLE_TRY
from tercet.storage.store import Store

#: So many of the fastest are listed.
LISTED: Final = 10
#: Streaks are counted so far back.
MOST_DAYS: Final = 1000


class RankedRow(msgspec.Struct, frozen=True):
    """One of those who have solved a puzzle, with what they prefer to show of themselves."""

    person: str
    name: str
    preferences: str | None
    ms: int
    mistakes: int


class DayRow(msgspec.Struct, frozen=True):
    """The secret of a day."""

    day: str
    seed: bytes


class SolvedRow(msgspec.Struct, frozen=True):
    """A day that somebody has solved, and the time."""

    day: str
    ms: int


# --- Writing ---------------------------------------------------------------------------------


def new_secret(day: str, seed: bytes) -> Part:
    """The secret of a day, unless it has one."""
    known = select(PUZZLE_DAY.c.day).where(PUZZLE_DAY.c.day == day)
    part = Part().add(select(literal(1)).where(~known.exists()))
    return part.add(insert(PUZZLE_DAY), {"day": day, "seed": seed})


def begun_try(row: TryRow) -> Part:
    """Somebody with an account is shown the cards, which happens once."""
    begun = _try(row.day, row.person)
    part = Part().add(account(row.person)).add(select(literal(1)).where(~begun.exists()))
    return part.add(insert(PUZZLE_TRY), asdict(row))


def changed_try(before: TryRow, after: TryRow) -> Part:
    """Something was found, or was wrong; `before` is what it was judged by, and still so."""
    t = PUZZLE_TRY.c
    same = (t.found == before.found) & (t.mistakes == before.mistakes) & t.ms.is_(None)
    part = Part().add(account(before.person))
    part.add(_try(before.day, before.person).where(same).with_for_update())
    this = (t.day == before.day) & (t.person == before.person)
    new = {"found": after.found, "mistakes": after.mistakes, "ms": after.ms}
    part.add(update(PUZZLE_TRY).where(this), new)
    return part if after.ms is None else _tallied(part, after.day, after.ms // 1000)


def _try(day: str, person: str) -> Select[Any]:
    t = PUZZLE_TRY.c
    return select(t.day).where(t.day == day, t.person == person)


def _tallied(part: Part, day: str, second: int) -> Part:
    c = PUZZLE_TALLY.c
    this = (c.day == day) & (c.second == second)
    empty = select(literal(day), literal(second), literal(0)).where(
        ~select(c.day).where(this).exists()
    )
    part.add(insert(PUZZLE_TALLY).from_select(["day", "second", "solved"], empty))
    return part.add(update(PUZZLE_TALLY).where(this).values(solved=c.solved + 1))


def without_tallies(part: Part, person: str) -> Part:
    """The seconds of somebody who goes count no more; before their tries are removed."""
    c, t = PUZZLE_TALLY.c, PUZZLE_TRY.c
    theirs = exists().where(
        t.person == person, t.day == c.day, t.ms >= c.second * 1000, t.ms < (c.second + 1) * 1000
    )
    return part.add(update(PUZZLE_TALLY).where(theirs).values(solved=c.solved - 1))


# --- Reading ---------------------------------------------------------------------------------


def secret_of(store: Store, day: str) -> bytes | None:
    """The secret of a day, if somebody has asked for its puzzle."""
    rows = store.read(DayRow, select(PUZZLE_DAY).where(PUZZLE_DAY.c.day == day))
    return bytes(rows[0].seed) if rows else None


def try_of(store: Store, day: str, person: str) -> TryRow | None:
    """Somebody's go at the puzzle of a day."""
    rows = store.read(TryRow, try_query(day, person))
    return rows[0] if rows else None


def solved_count(store: Store, day: str) -> int:
    """How many have solved the puzzle of a day."""
    return store.count(count_query(day))


def faster_count(store: Store, day: str, ms: int) -> int:
    """How many of them were faster than this."""
    return sum(store.count(query) for query in faster_queries(day, ms))


def fastest(store: Store, day: str) -> list[RankedRow]:
    """The fastest of a day, in order."""
    return store.read(RankedRow, fastest_query(day))


def solved_days(store: Store, person: str) -> list[SolvedRow]:
    """The days somebody has solved, the latest first."""
    t = PUZZLE_TRY.c
    days = select(t.day, t.ms).where(t.person == person, t.ms.is_not(None))
    return store.read(SolvedRow, days.order_by(t.day.desc()).limit(MOST_DAYS))


# The queries of a ranking page.


def count_query(day: str) -> Select[Any]:
    """How many have solved the puzzle of a day."""
    c = PUZZLE_TALLY.c
    return select(func.coalesce(func.sum(c.solved), 0)).where(c.day == day)


def faster_queries(day: str, ms: int) -> tuple[Select[Any], Select[Any]]:
    """How many were faster: in earlier seconds, and within the same one."""
    t, c, second = PUZZLE_TRY.c, PUZZLE_TALLY.c, ms // 1000
    within = select(func.count()).where(t.day == day, t.ms >= second * 1000, t.ms < ms)
    return count_query(day).where(c.second < second), within


def try_query(day: str, person: str) -> Select[Any]:
    """Somebody's go at the puzzle of a day."""
    t = PUZZLE_TRY.c
    return select(PUZZLE_TRY).where(t.day == day, t.person == person)


def fastest_query(day: str) -> Select[Any]:
    """The fastest of a day; of equal times, whoever began first."""
    t, p = PUZZLE_TRY.c, PERSON.c
    ranked = select(t.person, p.name, p.preferences, t.ms, t.mistakes).join_from(
        PUZZLE_TRY, PERSON, p.id == t.person
    )
    ranked = ranked.where(t.day == day, t.ms.is_not(None))
    return ranked.order_by(t.ms, t.begun_ms, t.person).limit(LISTED)
