"""What is stored as the result of a game that has just ended: places for ratings, or a record."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.engine.events import Outcome
from tercet.engine.table import Table
from tercet.server.people.sessions import now_ms
from tercet.server.table.record import TableRecord
from tercet.standing.places import left_for_good, places
from tercet.standing.records import merit_of, record_kind
from tercet.storage.standing.results import Ended


def result_of(record: TableRecord, table: Table, outcome: Outcome) -> Ended:
    """The result of a table; a rated one if it was opened so and people sit at every seat.

    A program that plays over the net is nobody's rival here: no rating, and no record.
    """
    row, now = record.row, now_ms()
    people = tuple(seat.person for seat in record.seats if seat.person and seat.is_person)
    plain = Ended(table_id=row.number, game=table.header.game, ended_ms=now)
    if record.settings.rated and len(people) == len(record.seats) and not table.header.piles:
        placed = places(outcome, left_for_good(table.entries))
        return replace(plain, people=people, places=placed)
    kind = record_kind(table.header, outcome, aided=row.aided)
    if kind is None or row.started_ms is None or len(people) < len(record.seats):
        return plain
    ms, score = max(now - row.started_ms, table.at), outcome.scores[0]
    won = bool(outcome.winners)
    return replace(plain, record=kind, score=score, ms=ms, merit=merit_of(score, ms, won=won))
