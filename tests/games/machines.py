"""What random play has in common in all games: acting, coming and going, and all the cards."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tercet.cards import DECK
from tercet.engine.acts import Leave, Return
from tercet.engine.table import Table


class AnyPlay(RuleBasedStateMachine):
    """Players who do anything legal, and come and go; each game deals and lets time pass."""

    table: Table

    @property
    def state(self) -> Any:
        return self.table.state

    @precondition(lambda self: self.table.may_act())
    @rule(who=st.integers(0, 7), kind=st.integers(0, 99), which=st.integers(0, 999))
    def act(self, who: int, kind: int, which: int) -> None:
        seats = sorted(self.table.may_act())
        seat = seats[who % len(seats)]
        groups = self.table.legal(seat).groups
        group = groups[kind % len(groups)]
        self.table.act(seat, group[which % len(group)])

    @precondition(lambda self: self.table.outcome is None)
    @rule(who=st.integers(0, 7))
    def come_or_go(self, who: int) -> None:
        seat = who % self.state.seats.count
        self.table.act(seat, Return() if seat in self.state.away else Leave())

    @invariant()
    def no_card_is_lost(self) -> None:
        zones = self.table.game.zones(self.state).values()
        assert sorted(str(card) for zone in zones for card in zone) == sorted(map(str, DECK))
