"""Entries as rows: what is stored of a game is its log, entry for entry."""

from __future__ import annotations

import hashlib

import pytest

from tercet.engine.chance import Chance
from tercet.engine.wire import decoder, to_json
from tercet.storage.entries import log_of, to_entry, to_row
from tercet.storage.rows import StoredTable, TableRow
from tercet.tables import new_table
from tests.playthroughs import NAMES, play


@pytest.mark.parametrize("game", ["classic", "twenty", "chipset", "dice"])
def test_a_log_comes_back_as_it_was(game: str) -> None:
    seed = hashlib.sha256(game.encode()).digest()
    table = new_table(game, NAMES[:2], seed)
    play(table, Chance(seed))
    header, outcome = to_json(table.header).decode(), to_json(table.outcome).decode()
    row = TableRow(1, "id", None, True, "host", "over", "{}", "c", 0, header, outcome)
    events = tuple(to_row(1, entry, None, None) for entry in table.entries)
    assert log_of(StoredTable(row, seed, (), events)) == table.log()


def test_a_row_tells_which_act_of_which_client_it_was() -> None:
    table = new_table("classic", 2, bytes(32))
    entry = table.act(1, table.legal(1)[0], 700, 0).entry
    assert entry is not None
    row = to_row(9, entry, 1, 4)
    assert (row.table_id, row.seq, row.at_ms, row.client, row.client_seq) == (9, 1, 700, 1, 4)
    assert to_entry(row, decoder(table.game.entry_act_type)) == entry
