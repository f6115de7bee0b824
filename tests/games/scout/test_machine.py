"""Scout under random play: no card is lost, and every score is the sum of its events."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from tercet.games.scout.terms import Forfeited, LostCard, Won
from tercet.tables import new_table
from tests.examples import tries
from tests.games.machines import AnyPlay


class ScoutMachine(AnyPlay):
    """Any play, and time that passes."""

    @initialize(
        seats=st.integers(2, 5), seed=st.binary(min_size=32, max_size=32), pays=st.booleans()
    )
    def deal(self, seats: int, seed: bytes, pays: bool) -> None:
        self.table = new_table("scout", seats, seed, options={"second_pays": pays})

    @rule(ms=st.integers(1, 20_000))
    def wait(self, ms: int) -> None:
        self.table.tick(self.table.at + ms)

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
TestScout.settings = tries(25, stateful_step_count=40)
