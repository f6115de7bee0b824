"""Whole games between players in virtual time: nobody waits, and every run is the same.

After each step all seats are shown their views and asked again, so that a plan is dropped as soon
as the table changes. Then the earliest plan or deadline comes to pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from tercet.bots.intent import Intent
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.engine.events import Outcome
from tercet.engine.table import Table
from tercet.errors import TercetError

#: No game that ends is nearly as long.
MOST_STEPS: Final = 20_000


class Player(Protocol):
    """Whoever sits at a seat: a bot, or a process that speaks for one."""

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        """What to do unless something happens before."""


class Endless(AssertionError):
    """A game in which nothing can happen any more, or that never ends."""


def play(table: Table, players: Sequence[Player], chance: Chance) -> Outcome:
    """Play a table to its end; `chance` decides between acts of the same millisecond."""
    for _ in range(MOST_STEPS):
        if table.outcome is not None:
            return table.outcome
        chance = step(table, players, chance)
    raise Endless(f"{table.header.game}: no end after {MOST_STEPS} steps")


def step(table: Table, players: Sequence[Player], chance: Chance) -> Chance:
    """Let the next thing happen."""
    seats, chance = chance.shuffle(range(len(players)))
    plans = [(table.at + plan.after_ms, seat, plan) for seat, plan in _plans(table, players, seats)]
    due = table.deadline
    if plans:
        at, seat, plan = min(plans, key=lambda each: each[0])
        if due is None or at < due.at:
            _act(table, seat, plan, at)
            return chance
    if due is None:
        raise Endless(f"{table.header.game}: nobody does anything at entry {table.seq}")
    table.tick(max(due.at, table.at))
    return chance


def _plans(
    table: Table, players: Sequence[Player], seats: Sequence[int]
) -> list[tuple[int, Intent]]:
    may_act = table.may_act()
    found = []
    for seat in seats:
        legal = table.legal(seat) if seat in may_act else Acts()
        plan = players[seat].answer(table.view(seat), legal, table.at)
        if plan is not None and seat in may_act:
            found.append((seat, plan))
    return found


def _act(table: Table, seat: int, plan: Intent, at: int) -> None:
    try:
        table.act(seat, plan.act, at, table.seq)
    except TercetError as error:
        name = table.header.game
        raise Endless(f"{name}: seat {seat} intends what is refused: {plan} {error}") from error
