"""Whole games of any kind, played by chance."""

from __future__ import annotations

from typing import Any

from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.tables import new_table
from tests.games.piles import SEED


def played(game: str = "classic", seats: int = 2, **asked: Any) -> Table:
    """A table played to its end by chance."""
    table, chance = new_table(game, seats, SEED, **asked), Chance(b"play" * 8)
    while table.outcome is None:
        who = sorted(table.may_act())
        due = table.deadline
        if due is not None and (not who or table.seq % 9 == 8):
            table.tick(max(due.at, table.at))
            continue
        seat, chance = chance.pick(who)
        act, chance = table.legal(seat).draw(chance)
        table.act(seat, act, table.at)
    return table
