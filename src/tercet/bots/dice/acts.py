"""The legal acts of SET Dice, worked out from a view: nothing but the order of the bag is hidden.

With wilds in the hand there are thousands of turns, and finding them takes a tenth of a second. A
server lets the process in which the bot thinks do that, instead of sending a list of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tercet.dice.position import Position
from tercet.engine.acts import Acts
from tercet.engine.series import SeriesView
from tercet.games.dice.legal import legal_opening, legal_throws, legal_turn
from tercet.games.dice.terms import DiceView


def tells_acts(view: Any) -> bool:
    """Whether this is a view of SET Dice whose seat may act in the deal."""
    table = _deal(view)
    return isinstance(table, DiceView) and table.seat in table.may_act


def told_acts(view: Any) -> Acts:
    """What the seat of such a view may do: the same acts as the game lists, in the same order."""
    table = _deal(view)
    assert isinstance(table, DiceView)
    assert table.seat is not None
    position = replace(Position.parse(table.position), to_move=table.seat)
    match table.phase:
        case "opening":
            return legal_opening(position)
        case "turn":
            return legal_turn(position)
        case "again":
            return legal_throws(table.hands[table.seat])


def _deal(view: Any) -> Any:
    return view.table if isinstance(view, SeriesView) else view
