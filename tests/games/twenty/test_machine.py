"""20/20 under random play: no card is lost, hands keep their limits, points are their events."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from tercet.games.shared.race import Taken
from tercet.games.twenty import ExtraCard, WentOut
from tercet.tables import new_table
from tests.examples import tries
from tests.games.machines import AnyPlay


class TwentyMachine(AnyPlay):
    """Any play, and time that passes."""

    @initialize(seats=st.integers(2, 8), seed=st.binary(min_size=32, max_size=32))
    def deal(self, seats: int, seed: bytes) -> None:
        self.table = new_table("twenty", seats, seed, match={"form": "single"})
        self.dealt = self.state.hands

    @rule(ms=st.integers(1, 6000))
    def wait(self, ms: int) -> None:
        self.table.tick(self.table.at + ms)

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
TestTwenty.settings = tries(25, stateful_step_count=40)
