"""Entries of a log as rows and back, and the whole log of a finished table."""

from __future__ import annotations

import msgspec

from tercet.engine.acts import Act, Entry
from tercet.engine.events import Outcome
from tercet.engine.log import (
    LOG_VERSION,
    End,
    Header,
    Log,
    ReadClaim,
    claimed,
    relinked,
)
from tercet.engine.wire import decoder, from_json, to_json
from tercet.storage.rows import EventRow, StoredTable
from tercet.tables import game_of


def to_row(number: int, entry: Entry, client: int | None, client_seq: int | None) -> EventRow:
    """An entry at the table with this number, and which act of which client it was."""
    act = to_json(entry.act).decode()
    claims = to_json(entry.claims).decode() if entry.claims else None
    return EventRow(
        number, entry.seq, entry.at, entry.seat, entry.seen, act, client, client_seq, claims
    )


def to_entry(row: EventRow, kind: msgspec.json.Decoder[Act]) -> Entry:
    """A stored event as an entry of a log."""
    claims = claimed(from_json(row.claims, tuple[ReadClaim, ...]), kind) if row.claims else ()
    return Entry(row.seq, row.at_ms, kind.decode(row.act), row.seat, row.seen, claims)


def names_of(stored: StoredTable) -> tuple[str, ...]:
    """The names of those who sit at a table, by seat; they stand nowhere else."""
    return tuple(seat.name for seat in stored.seats)


def log_of(stored: StoredTable) -> Log:
    """The log of a finished table, as it is stored."""
    header: Header = from_json(stored.row.header or "", Header)
    kind = decoder(game_of(header).entry_act_type)
    entries = tuple(to_entry(row, kind) for row in stored.events)
    outcome: Outcome = from_json(stored.row.outcome or "", Outcome)
    names = header.old_names or names_of(stored)
    return Log(header, entries, End(stored.seed.hex(), outcome), names)


def header_without_names(stored: StoredTable) -> str | None:
    """The header of a table in today's format, which holds no names; None before the start.

    Nobody has the log of a game that goes on; that of a finished one says that it is linked anew.
    """
    if stored.row.header is None:
        return None
    header: Header = from_json(stored.row.header, Header)
    if stored.row.outcome is not None:
        header = relinked(log_of(stored)).header
    elif header.old_names:
        header = msgspec.structs.replace(header, seats=header.count, tercet=LOG_VERSION)
    return to_json(header).decode()
