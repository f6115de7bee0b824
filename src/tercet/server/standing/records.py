"""Records of one kind as people see them: the best of all, and one's own."""

from __future__ import annotations

from collections.abc import Mapping

from tercet.server.standing.leaderboard import is_shown, ranked_name
from tercet.server.wire.bodies import RecordLine, Records
from tercet.storage.rows import PersonRow
from tercet.storage.standing.records import RecordRow, best_records, own_records
from tercet.storage.standing.standings import people_with
from tercet.storage.store import Store


def records_of(store: Store, kind: str, me: str | None) -> Records:
    """The records of a kind; it blocks."""
    best = best_records(store, kind)
    people = people_with(store, [person for _, team in best for person in team])
    own = [] if me is None else own_records(store, me, kind)
    top = min(own, key=lambda row: (row.merit, row.number), default=None)
    return Records(
        kind=kind,
        best=tuple(_line(row, team, people, me) for row, team in best),
        own_best=None if top is None else _own(top),
        own=tuple(map(_own, own)),
    )


def _own(row: RecordRow) -> RecordLine:
    return RecordLine(
        names=(), score=row.score, ms=row.ms, ended_ms=row.ended_ms, me=True, table=row.id
    )


def _line(
    row: RecordRow, team: tuple[str, ...], people: Mapping[str, PersonRow], me: str | None
) -> RecordLine:
    names = [people[each].name if each == me else ranked_name(people.get(each)) for each in team]
    seen = [person.name for each in team if is_shown(person := people.get(each)) and person]
    return RecordLine(
        names=tuple(names),
        score=row.score,
        ms=row.ms,
        ended_ms=row.ended_ms,
        me=me in team,
        shown=tuple(seen),
    )
