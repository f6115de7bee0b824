"""Entries of a log as rows and back, and the whole log of a finished table."""

from __future__ import annotations

import msgspec

from tercet.engine.acts import Act, Entry
from tercet.engine.events import Outcome
from tercet.engine.log import End, Header, Log
from tercet.engine.wire import decoder, from_json, to_json
from tercet.storage.rows import EventRow, StoredTable
from tercet.tables import game_of


def to_row(number: int, entry: Entry, client: int | None, client_seq: int | None) -> EventRow:
    """An entry at the table with this number, and which act of which client it was."""
    act = to_json(entry.act).decode()
    return EventRow(number, entry.seq, entry.at, entry.seat, entry.seen, act, client, client_seq)


def to_entry(row: EventRow, kind: msgspec.json.Decoder[Act]) -> Entry:
    """A stored event as an entry of a log."""
    return Entry(seq=row.seq, at=row.at_ms, act=kind.decode(row.act), seat=row.seat, seen=row.seen)


def log_of(stored: StoredTable) -> Log:
    """The log of a finished table, as it is stored."""
    header: Header = from_json(stored.row.header or "", Header)
    kind = decoder(game_of(header).entry_act_type)
    entries = tuple(to_entry(row, kind) for row in stored.events)
    outcome: Outcome = from_json(stored.row.outcome or "", Outcome)
    return Log(header, entries, End(stored.seed.hex(), outcome))
