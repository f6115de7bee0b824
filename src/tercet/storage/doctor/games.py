"""The games: each is replayed from its log, and its end held against what is stored."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict, replace

from tercet.engine.events import Outcome
from tercet.engine.log import Header
from tercet.engine.table import Table
from tercet.engine.wire import decoder, from_json, to_json
from tercet.errors import Detail, TercetError, Unreadable
from tercet.storage.doctor.finding import Finding
from tercet.storage.entries import to_entry
from tercet.storage.restoring import dealt, why_damaged
from tercet.storage.rows import StoredTable, TableRow
from tercet.storage.store import Store
from tercet.tables import replay_entry

#: Refuses settings that cannot be read; the shape of settings is the server's.
ReadSettings = Callable[[str], object]


class Examined(msgspec.Struct, frozen=True):
    """A table that was looked at: how many entries could be replayed, and what is wrong."""

    entries: int = 0
    finding: Finding | None = None
    #: The game as far as it could be replayed.
    game: Table | None = None


def examine_table(store: Store, row: TableRow, read_settings: ReadSettings) -> Examined:
    """Look at one table."""
    try:
        stored = store.whole(row)
        game = dealt(stored)
    except Exception as error:
        cure = None if row.status == "over" else "end"
        return Examined(finding=_damaged(row, error, 0, cure))
    try:
        read_settings(row.settings)
    except TercetError:
        cure = "rebuild" if game is not None else "end"
        return Examined(0, Finding("settings_damaged", row.number, cure=cure), game)
    return Examined() if game is None else _replayed(stored, game)


def _replayed(stored: StoredTable, game: Table) -> Examined:
    row, kind = stored.row, decoder(game.game.entry_act_type)
    for event in stored.events:
        try:
            replay_entry(game, to_entry(event, kind))
        except Exception as error:
            cure = "cut" if row.status == "playing" else None
            return Examined(game.seq, _damaged(row, error, game.seq, cure), game)
    if row.status == "over" and not _ends_as_said(row, game):
        cure = "rebuild" if game.outcome is not None else None
        return Examined(game.seq, Finding("outcome_differs", row.number, cure=cure), game)
    return Examined(game.seq, None, game)


def _ends_as_said(row: TableRow, game: Table) -> bool:
    try:
        said: Outcome = from_json(row.outcome or "", Outcome)
    except Unreadable:
        return False
    return said == game.outcome


def _damaged(row: TableRow, error: Exception, good: int, cure: str | None) -> Finding:
    data: dict[str, Detail] = {"why": why_damaged(error), "good": good}
    return Finding("table_damaged", row.number, data, cure)


# --- What can be worked out again ------------------------------------------------------------


def settings_again(header: Header) -> str:
    """The settings of a table, from the header of its game."""
    settings = {
        "game": header.game,
        "seats": header.count,
        "edition": header.edition,
        "options": header.options,
        "match": asdict(header.match),
        **({"fair_lag": header.fair_lag} if header.fair_lag else {}),
    }
    return msgspec.json.encode(settings).decode()


def row_again(row: TableRow, code: str, game: Table) -> TableRow:
    """The row with what its game tells."""
    if code == "settings_damaged":
        return replace(row, settings=settings_again(game.header))
    return replace(row, outcome=to_json(game.outcome).decode())
