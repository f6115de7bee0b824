"""Tables of the base game, and calls at them, right and wrong."""

from __future__ import annotations

from tercet.engine.table import Table
from tercet.games.classic import Call
from tercet.tables import new_table
from tests.games.piles import NO_SET, SEED, full_pile, right, wrong


def classic(seats: int = 2, **options: object) -> Table:
    return new_table("classic", seats, SEED, edition="fxs1995", options=options)


def blocked(seats: int = 2, **options: object) -> Table:
    """Twelve cards without a SET on the table, the whole pack behind them."""
    pile = full_pile(NO_SET)
    return new_table("classic", seats, SEED, edition="fxs1995", options=options, piles=[pile])


def call_wrong(table: Table, seat: int) -> None:
    table.act(seat, Call(wrong(table.state.table)))


def take(table: Table, seat: int) -> None:
    table.act(seat, Call(right(table)))
