"""20/20 under random play: no card is lost, hands keep their limits, points are their events."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tercet.cards import DECK
from tercet.engine.acts import Leave, Return
from tercet.engine.table import Table
from tercet.games.race import Taken
from tercet.games.twenty import TWENTY, ExtraCard, WentOut
from tercet.tables import new_table


class TwentyMachine(RuleBasedStateMachine):
    """Players who do anything that is legal, come and go, and let time pass."""

    table: Table

    @initialize(seats=st.integers(2, 8), seed=st.binary(min_size=32, max_size=32))
    def deal(self, seats: int, seed: bytes) -> None:
        self.table = new_table("twenty", seats, seed, match={"form": "single"})
        self.dealt = self.state.hands

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

    @rule(ms=st.integers(1, 6000))
    def wait(self, ms: int) -> None:
        self.table.tick(self.table.at + ms)

    @invariant()
    def no_card_is_lost(self) -> None:
        zones = TWENTY.zones(self.state).values()
        assert sorted(str(card) for zone in zones for card in zone) == sorted(map(str, DECK))

    @invariant()
    def six_lie_open_and_nobody_holds_more_than_nine(self) -> None:
        assert max(map(len, self.state.hands)) <= 9
        assert self.table.outcome or None not in self.state.table

    @invariant()
    def hands_are_what_their_events_made_them(self) -> None:
        hands = list(map(set, self.dealt))
        for step in self.table.steps:
            for event in step.events:
                if isinstance(event, Taken):
                    hands[event.seat] -= set(event.cards)
                elif isinstance(event, ExtraCard) and event.card is not None:
                    hands[event.seat].add(event.card)
        assert list(map(set, self.state.hands)) == hands

    @invariant()
    def the_points_are_those_of_going_out(self) -> None:
        outcome = self.table.outcome
        events = [event for step in self.table.steps for event in step.events]
        points = {event.seat: event.points for event in events if isinstance(event, WentOut)}
        if outcome is None:
            assert points == {}
        else:
            count = self.state.seats.count
            assert outcome.scores == tuple(points.get(seat, 0) for seat in range(count))
            assert sum(outcome.scores) == sum(map(len, self.state.hands))


TestTwenty = TwentyMachine.TestCase
TestTwenty.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
