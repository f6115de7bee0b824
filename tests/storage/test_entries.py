"""Entries as rows: what is stored of a game is its log, entry for entry."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from tercet.engine.acts import Claim
from tercet.engine.chance import Chance
from tercet.engine.log import last_link
from tercet.engine.table import Table
from tercet.engine.wire import decoder, to_json
from tercet.storage.entries import header_without_names, log_of, to_entry, to_row
from tercet.storage.rows import SeatRow, StoredTable, TableRow
from tercet.tables import new_table, verify
from tests.playthroughs import NAMES, play


def stored(table: Table) -> StoredTable:
    """A finished game as it is stored."""
    header, outcome = to_json(table.header).decode(), to_json(table.outcome).decode()
    row = TableRow(1, "id", None, True, "host", "over", "{}", "c", 0, header, outcome)
    seats = tuple(SeatRow(1, seat, None, None, name) for seat, name in enumerate(table.names))
    events = tuple(to_row(1, entry, None, None) for entry in table.entries)
    return StoredTable(row, table.seed, seats, events)


def finished(game: str) -> Table:
    """A game for two that was played by chance."""
    seed = hashlib.sha256(game.encode()).digest()
    table = new_table(game, NAMES[:2], seed)
    play(table, Chance(seed))
    return table


@pytest.mark.parametrize("game", ["classic", "twenty", "chipset", "dice"])
def test_a_log_comes_back_as_it_was(game: str) -> None:
    table = finished(game)
    assert log_of(stored(table)) == table.log()


def test_a_name_stands_with_its_seat_alone() -> None:
    game = stored(finished("classic"))
    assert not any(name in game.row.header for name in NAMES[:2] if game.row.header)
    other = replace(game, seats=(replace(game.seats[0], name="Zoe"), game.seats[1]))
    assert log_of(other).names == ("Zoe", NAMES[1])
    assert last_link(log_of(other)) == last_link(log_of(game))


def test_names_are_taken_out_of_an_old_header_which_says_so() -> None:
    table = finished("classic")
    header = replace(table.header, seats=table.names, tercet=1)
    game = stored(table)
    old = replace(game, row=replace(game.row, header=to_json(header).decode()))
    assert log_of(old).names == table.names
    without = header_without_names(old)
    assert without is not None
    assert not any(name in without for name in NAMES[:2])
    anew = replace(old, row=replace(old.row, header=without))
    verify(log_of(anew))
    assert log_of(anew).header.relinked == last_link(log_of(old))
    assert header_without_names(anew) == without
    going_on = replace(old, row=replace(old.row, status="playing", outcome=None))
    assert header_without_names(going_on) == to_json(table.header).decode()


def test_a_row_tells_which_act_of_which_client_it_was() -> None:
    table = new_table("classic", 2, bytes(32))
    entry = table.act(1, table.legal(1)[0], 700, 0).entry
    assert entry is not None
    row = to_row(9, entry, 1, 4)
    assert (row.table_id, row.seq, row.at_ms, row.client, row.client_seq) == (9, 1, 700, 1, 4)
    assert to_entry(row, decoder(table.game.entry_act_type)) == entry
    judged = replace(entry, claims=(Claim(1, 690, 10, "ping"), Claim(0, 695, act=entry.act)))
    again = to_row(9, judged, 1, 4)
    assert to_entry(again, decoder(table.game.entry_act_type)) == judged
