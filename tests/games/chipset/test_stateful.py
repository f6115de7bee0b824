"""ChipSet, whatever is played: chips and cards are conserved, and events account for all chips."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tercet.cards import DECK
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.events import Event
from tercet.engine.series import Ready
from tercet.engine.table import Step, Table
from tercet.errors import TooLate
from tercet.games.chipset.chipset import CHIPSET
from tercet.games.chipset.terms import ChipsetState
from tercet.tables import new_table
from tests.examples import tries
from tests.games.chipset.deals import all_chips, gained, seen

some = st.integers(0, 1_000_000)


class Match(RuleBasedStateMachine):
    """A match with any options, and anything legal at any moment."""

    table: Table
    events: list[Event]

    @initialize(
        players=st.integers(2, 6),
        seed=st.binary(min_size=32, max_size=32),
        chips=st.integers(1, 12),
        max_bet=st.integers(1, 6),
        raises=st.integers(0, 2),
        ante=st.integers(0, 2),
        deals=st.integers(0, 5),
    )
    def sit_down(self, players: int, seed: bytes, **options: int) -> None:
        self.table = new_table("chipset", players, seed, options=options)
        self.start = options["chips"]
        self.events = [*self.table.steps[0].events]

    def note(self, *steps: Step) -> None:
        for step in steps:
            self.events += step.events

    @property
    def state(self) -> ChipsetState:
        state: ChipsetState = self.table.state
        return state

    @precondition(lambda self: self.table.outcome is None and self.table.may_act())
    @rule(who=some, what=some)
    def act(self, who: int, what: int) -> None:
        seats = sorted(self.table.may_act())
        seat = seats[who % len(seats)]
        acts: Sequence[Act] = self.table.legal(seat)
        self.note(self.table.act(seat, acts[what % len(acts)]))

    @precondition(lambda self: self.table.deadline is not None)
    @rule()
    def let_time_pass(self) -> None:
        assert self.table.deadline is not None
        self.note(*self.table.tick(self.table.deadline.at))

    @precondition(lambda self: self.table.outcome is None)
    @rule(who=some)
    def come_or_go(self, who: int) -> None:
        seat = who % self.state.seats.count
        act = Return() if seat in self.state.away else Leave()
        self.note(self.table.act(seat, act))

    @precondition(lambda self: self.table.outcome is not None)
    @rule(who=some)
    def nothing_happens_after_the_end(self, who: int) -> None:
        with pytest.raises(TooLate, match="game_over"):
            self.table.act(who % self.state.seats.count, Ready())

    @invariant()
    def no_chip_is_lost(self) -> None:
        assert all_chips(self.state) == self.start * self.state.seats.count
        in_pots = sum(pot.chips for pot in seen(self.table).pots)
        on_the_way = sum(player.bet for player in self.state.players)
        assert in_pots + on_the_way == sum(self.state.paid)

    @invariant()
    def chips_are_the_sum_of_their_events(self) -> None:
        for seat, player in enumerate(self.state.players):
            assert player.chips == self.start + gained(self.events, seat)

    @invariant()
    def no_card_is_lost(self) -> None:
        cards = [card for zone in CHIPSET.zones(self.state).values() for card in zone]
        assert sorted(map(str, cards)) == sorted(map(str, DECK))

    @invariant()
    def somebody_can_go_on(self) -> None:
        waits = self.table.may_act() or self.table.deadline or not self.state.present
        assert self.table.outcome is not None or waits

    @invariant()
    def the_outcome_is_the_chips(self) -> None:
        outcome = self.table.outcome
        if outcome is not None:
            chips = tuple(player.chips for player in self.state.players)
            assert outcome.scores == chips
            assert {chips[seat] for seat in outcome.winners} == {max(chips)}


TestMatch = Match.TestCase
TestMatch.settings = tries(40, stateful_step_count=60)
