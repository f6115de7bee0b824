"""What is written of tables: that one was opened, what has changed about it, and who sits where.

Each function makes a part of a commit (see `rows.Part`); `store.Store` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import asdict
from sqlalchemy import delete, insert, update

from tercet.storage.rows import ChatRow, Part, SeatRow, TableRow
from tercet.storage.schema import CHAT, KICKED, OPEN, SEAT, SEED, TABLES

#: New values of a table's row, by the names of `TableRow`.
Values = Mapping[str, str | int | bool | None]


def opened_table(
    row: TableRow, seed: bytes, seats: Sequence[SeatRow], chat: Sequence[ChatRow] = ()
) -> Part:
    """A new table with its secret and its seats, and what was said at the table before it."""
    part = Part().add(insert(TABLES), asdict(row))
    part.add(insert(SEED), {"table_id": row.number, "seed": seed})
    for line in chat:
        part.add(insert(CHAT), asdict(line))
    return _seated(part, row.number, seats)


def changed_table(
    number: int,
    values: Values,
    *,
    seats: Sequence[SeatRow] | None = None,
    kicked: str | None = None,
) -> Part:
    """Other values of the row, other seats, somebody who was shown out: whatever there is."""
    part = Part()
    if values:
        part.add(update(TABLES).where(TABLES.c.number == number), values)
    if seats is not None:
        _seated(part, number, seats)
    if kicked is not None:
        part.add(insert(KICKED), {"table_id": number, "person": kicked})
    return part


def abandoned_tables(numbers: Sequence[int], ended_ms: int) -> Part:
    """Open tables that nobody comes to any more; nothing that was said at them is kept."""
    these = TABLES.c.number.in_(numbers) & TABLES.c.status.in_(OPEN)
    ended = {"status": "abandoned", "code": None, "ended_ms": ended_ms}
    return (
        Part()
        .add(update(TABLES).where(these), ended)
        .add(delete(CHAT).where(CHAT.c.table_id.in_(numbers)))
    )


def _seated(part: Part, number: int, seats: Sequence[SeatRow]) -> Part:
    """These seats instead of those that were there."""
    part.add(delete(SEAT).where(SEAT.c.table_id == number))
    for seat in seats:
        part.add(insert(SEAT), asdict(seat))
    return part
