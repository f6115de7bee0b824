"""SetUp under arbitrary play: no card is lost or shown, and scores are the sum of their events."""

from __future__ import annotations

from itertools import combinations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tercet.cards import DECK, Card, is_set
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.table import Table
from tercet.games.setup import Challenge, Collected, LayCard, SetUpState, SetUpView
from tercet.games.shared.pairs import naming_two
from tercet.tables import new_table
from tests.examples import tries


class SetUpPlay(RuleBasedStateMachine):
    """Anybody does anything that is allowed, at any time."""

    table: Table
    pack: list[Card]

    @initialize(
        seats=st.integers(2, 4),
        pack=st.lists(st.sampled_from(DECK), unique=True, min_size=40, max_size=50),
        challenge_ms=st.sampled_from((0, 3000)),
        turn_ms=st.sampled_from((0, 5000)),
        hand=st.sampled_from((4, 9)),
    )
    def open(self, seats: int, pack: list[Card], **options: int) -> None:
        self.pack = pack
        piles = [list(map(str, pack))]
        self.table = new_table("setup", seats, bytes(32), piles=piles, options=options)

    @property
    def state(self) -> SetUpState:
        state = self.table.state
        assert isinstance(state, SetUpState)
        return state

    def going(self) -> bool:
        return self.table.outcome is None

    @rule(seat=st.integers(0, 3), pick=st.integers(0, 10_000), later=st.integers(0, 999))
    def act(self, seat: int, pick: int, later: int) -> None:
        self.table.tick(self.table.at + later)
        may_act = sorted(self.table.may_act())
        if not may_act:
            return  # all are away, or it is over
        seat = may_act[seat % len(may_act)]
        legal = self.table.legal(seat)
        group = legal.groups[pick % len(legal.groups)]
        self.table.act(seat, group[pick % len(group)])

    @rule()
    def wait(self) -> None:
        if self.table.deadline is not None:
            self.table.tick(self.table.deadline.at)

    @rule(seat=st.integers(0, 3))
    def come_or_go(self, seat: int) -> None:
        if not self.going():
            return
        seat %= self.state.seats.count
        self.table.act(seat, Return() if seat in self.state.away else Leave())

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        zones = self.table.game.zones(self.state)
        everywhere = [card for zone in zones.values() for card in zone]
        assert sorted(map(str, everywhere)) == sorted(map(str, self.pack))

    @invariant()
    def hands_stay_full_while_there_is_a_pile(self) -> None:
        assert {len(hand) for hand in self.state.hands} == {self.state.rules.hand}

    @invariant()
    def minus_points_are_the_cards_collected(self) -> None:
        collected = [0] * self.state.seats.count
        for step in self.table.steps:
            for event in step.events:
                if isinstance(event, Collected):
                    collected[event.seat] += len(event.cards)
        assert [len(cards) for cards in self.state.taken] == collected
        if self.table.outcome is not None:
            assert list(self.table.outcome.scores) == [-count for count in collected]

    @invariant()
    def nobody_sees_the_hand_of_another(self) -> None:
        for viewer in (None, *range(self.state.seats.count)):
            seen = self.table.view(viewer)
            assert isinstance(seen, SetUpView)
            assert seen.hand == (() if viewer is None else self.state.hands[viewer])

    @invariant()
    def whoever_may_act_waits_for_a_present_player(self) -> None:
        state = self.state
        if self.going() and state.present:
            assert state.turn in state.present
            assert state.turn in self.table.may_act() or state.closes is not None


TestSetUpPlay = SetUpPlay.TestCase
TestSetUpPlay.settings = tries(40, stateful_step_count=60)


def test_two_cards_may_be_named_in_either_order() -> None:
    table, last = DECK[:7], DECK[8]
    right, wrong = naming_two(Challenge, table, last)
    named = [pair for acts in (right, wrong) for pair in acts]
    assert len(named) == len(right) + len(wrong) == 21
    for a, b in combinations(table, 2):
        makes_a_set = is_set(a, b, last)
        for act in (Challenge((a, b)), Challenge((b, a))):
            assert (act in right) == makes_a_set
            assert (act in wrong) == (not makes_a_set)


def test_what_is_not_a_pair_of_the_table_is_not_listed() -> None:
    _, wrong = naming_two(Challenge, DECK[:5], DECK[20])
    strangers: list[Act] = [
        Challenge((DECK[0], DECK[0])),
        Challenge((DECK[0], DECK[30])),
        LayCard(Card.parse("1rso")),
    ]
    assert not any(act in wrong for act in strangers)
    assert wrong[2:4] == [wrong[2], wrong[3]]
