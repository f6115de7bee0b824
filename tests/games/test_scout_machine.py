"""Scout under random play: no card is lost, and every score is the sum of its events."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tercet.cards import DECK
from tercet.engine.acts import Leave, Return
from tercet.engine.table import Table
from tercet.games.scout import SCOUT
from tercet.games.scout_terms import Forfeited, LostCard, Won
from tercet.tables import new_table


class ScoutMachine(RuleBasedStateMachine):
    """Players who do anything that is legal, come and go, and let time pass."""

    table: Table

    @initialize(
        seats=st.integers(2, 5), seed=st.binary(min_size=32, max_size=32), pays=st.booleans()
    )
    def deal(self, seats: int, seed: bytes, pays: bool) -> None:
        self.table = new_table("scout", seats, seed, options={"second_pays": pays})

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

    @rule(ms=st.integers(1, 20_000))
    def wait(self, ms: int) -> None:
        self.table.tick(self.table.at + ms)

    @invariant()
    def no_card_is_lost(self) -> None:
        zones = SCOUT.zones(self.state).values()
        assert sorted(str(card) for zone in zones for card in zone) == sorted(map(str, DECK))

    @invariant()
    def scores_are_the_sum_of_their_events(self) -> None:
        count = self.state.seats.count
        scores, forfeits = [0] * count, [0] * count
        for step in self.table.steps:
            for event in step.events:
                if isinstance(event, Won):
                    scores[event.seat] += len(event.cards)
                elif isinstance(event, LostCard):
                    scores[event.seat] -= 1
                elif isinstance(event, Forfeited):
                    forfeits[event.seat] += 1
        assert [player.score for player in self.table.view(None).players] == scores  # type: ignore[attr-defined]
        assert [len(player.forfeits) for player in self.state.players] == forfeits

    @invariant()
    def at_least_twelve_lie_there_while_the_pile_lasts(self) -> None:
        assert len(self.state.table) >= 12 or not self.state.pile


TestScout = ScoutMachine.TestCase
TestScout.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
