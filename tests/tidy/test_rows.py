"""Games as rows: what stands in them is what the analysis and the log say."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from tercet.analysis import analyse
from tercet.cards import find_sets, parse_cards
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.tables import new_table
from tercet.tidy.columns import ACTS, FINDS, Columns
from tercet.tidy.columns import GAMES as GAME_COLUMNS
from tercet.tidy.rows import ActRow, FindRow, GameRow, Somebody, tidy
from tests.analysis.games import table_of_bots

SEATS = {"solitaire": 1, "coopset": 2, "dice": 2}
WHO = [Somebody("p1"), Somebody("novice", "novice"), Somebody("p3")]


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
@pytest.mark.slow
def test_every_game_has_rows(game: str) -> None:
    seats = SEATS.get(game, 3)
    log = table_of_bots(game, seats).log()
    rows = tidy(log, "g", WHO[:seats], "2026-11-17")
    assert [act.seq for act in rows.acts] == [entry.seq for entry in log.entries]
    assert [json.loads(act.whole)["act"] for act in rows.acts] == [act.act for act in rows.acts]
    assert [act.player for act in rows.acts] == [
        None if entry.seat is None else WHO[entry.seat].player for entry in log.entries
    ]
    assert log.end is not None
    assert rows.game.scores == list(log.end.outcome.scores)
    assert rows.game.seats == seats
    told = analyse(log)
    assert [(find.seq, find.search_ms) for find in rows.finds] == [
        (find.seq, find.search) for find in told.finds
    ]
    assert all(find.sets_there >= 1 for find in rows.finds if find.lay_ms is not None)


def test_a_find_tells_what_lay_there() -> None:
    log = table_of_bots("classic", 3).log()
    rows = tidy(log, "g", WHO)
    table = new_table("classic", 3, bytes.fromhex(log.end.seed) if log.end else b"")
    finds = {find.seq: find for find in rows.finds}
    for entry in log.entries:
        view: Any = table.view(None)
        lying = view.table
        table.replay(entry)
        if entry.seq in finds:
            find = finds.pop(entry.seq)
            assert find.cards_there == len(lying)
            assert find.sets_there == len(find_sets(lying))
            assert {*parse_cards(find.cards)} in map(set, find_sets(lying))
            assert find.bot == WHO[find.seat].bot
    assert not finds


def test_a_game_that_is_not_over_has_none() -> None:
    with pytest.raises(Unreadable, match="log_unfinished"):
        tidy(new_table("classic", 3, bytes(32)).log(), "g", WHO)


@pytest.mark.parametrize(
    ("row", "columns"), [(GameRow, GAME_COLUMNS), (ActRow, ACTS), (FindRow, FINDS)]
)
def test_each_field_is_a_column(row: type[NamedTuple], columns: Columns) -> None:
    assert [*row._fields] == [*columns]
