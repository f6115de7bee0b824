"""CoopSet under arbitrary play, the largest number of disjoint SETs, and the results of teams."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tercet.cards import DECK, Card, find_sets
from tercet.engine.acts import Leave, Return
from tercet.engine.table import Table
from tercet.games.coopset.coopset import (
    CardAdded,
    CoopSetState,
    LayoutScored,
    SayAdd,
    SayDone,
    TeamJudged,
    most_disjoint,
)
from tercet.games.coopset.results import (
    TeamResult,
    TeamStanding,
    result_of,
    standing,
    team_key,
)
from tercet.games.shared.race import Take, Taken, Wrong
from tercet.tables import new_table
from tests.examples import tries


class CoopSetPlay(RuleBasedStateMachine):
    """Anybody does anything that is allowed, at any time."""

    table: Table
    pack: list[Card]

    @initialize(
        seats=st.integers(1, 3),
        pack=st.lists(st.sampled_from(DECK), unique=True, min_size=40, max_size=50),
        words=st.sampled_from(("all", "any")),
        strict=st.booleans(),
    )
    def open(self, seats: int, pack: list[Card], words: str, strict: bool) -> None:
        options = {"words": words, "strict": strict}
        self.pack = pack
        piles = [list(map(str, pack))]
        self.table = new_table("coopset", seats, bytes(32), piles=piles, options=options)

    @property
    def state(self) -> CoopSetState:
        state = self.table.state
        assert isinstance(state, CoopSetState)
        return state

    def going(self) -> bool:
        return self.table.outcome is None

    @rule(seat=st.integers(0, 2), pick=st.integers(0, 10_000))
    def act(self, seat: int, pick: int) -> None:
        may_act = sorted(self.table.may_act())
        if not may_act:
            return  # all are away, or it is over
        seat = may_act[seat % len(may_act)]
        groups = self.table.legal(seat).groups
        group = groups[pick % len(groups)]
        self.table.act(seat, group[pick % len(group)])

    @rule()
    def go_on(self) -> None:
        """All take what there is, then say the word that is allowed."""
        for seat in sorted(self.table.may_act()):
            legal = self.table.legal(seat)
            for act in (*map(Take, find_sets(self.state.table)[:1]), SayDone(), SayAdd()):
                if act in legal:
                    self.table.act(seat, act)
                    break
            if not self.going():
                return

    @rule(seat=st.integers(0, 2))
    def come_or_go(self, seat: int) -> None:
        if not self.going():
            return
        seat %= self.state.seats.count
        self.table.act(seat, Return() if seat in self.state.away else Leave())

    @invariant()
    def places_hold_the_table(self) -> None:
        here = [card for card in self.state.places if card is not None]
        assert sorted(map(str, here)) == sorted(map(str, self.state.table))

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        zones = self.table.game.zones(self.state)
        everywhere = [card for zone in zones.values() for card in zone]
        assert sorted(map(str, everywhere)) == sorted(map(str, self.pack))

    @invariant()
    def the_score_is_the_sum_of_its_events(self) -> None:
        points = 0
        for step in self.table.steps:
            for event in step.events:
                if isinstance(event, (CardAdded, LayoutScored)):
                    points += event.points
                    assert event.score == points
                elif isinstance(event, TeamJudged):
                    assert event.score == points
        assert self.state.score == points
        if self.table.outcome is not None:
            assert set(self.table.outcome.scores) == {points}

    @invariant()
    def sets_and_mistakes_are_counted(self) -> None:
        events = [event for step in self.table.steps for event in step.events]
        assert self.state.wrong == sum(isinstance(event, Wrong) for event in events)
        assert len(self.state.found) == sum(isinstance(event, Taken) for event in events)

    @invariant()
    def a_layout_holds_twelve_cards_with_those_taken_and_without_those_added(self) -> None:
        state = self.state
        here = [found for found in state.found if found.layout == state.layout]
        size = len(state.table) + 3 * len(here) - state.added
        assert size >= 12 or not state.pile

    @invariant()
    def nobody_waits_for_what_cannot_come(self) -> None:
        assert not self.going() or self.table.may_act() == self.state.present


TestCoopSetPlay = CoopSetPlay.TestCase
TestCoopSetPlay.settings = tries(40, stateful_step_count=60)


# --- What had been possible ------------------------------------------------------------------


@pytest.mark.rule("COOP-3a")
@given(st.lists(st.sampled_from(DECK), unique=True, min_size=3, max_size=13))
def test_the_largest_number_of_disjoint_sets(cards: list[Card]) -> None:
    assert most_disjoint(tuple(cards)) == by_trying_all(cards)


def by_trying_all(cards: list[Card]) -> int:
    sets = find_sets(cards)
    for count in range(len(cards) // 3, 0, -1):
        for chosen in combinations(sets, count):
            if len({card for three in chosen for card in three}) == 3 * count:
                return count
    return 0


def test_a_huge_layout_is_counted_up_to_seven() -> None:
    assert most_disjoint(DECK) == 7
    assert most_disjoint(DECK[:27], most=9) == 9


# --- The results of a team -------------------------------------------------------------------


@pytest.mark.rule("COOP-6b")
def test_a_team_is_the_same_in_any_order_and_spelling() -> None:
    assert team_key(["Ana", "Ben"]) == team_key([" ben ", "ANA"])
    assert team_key(["Ana", "Ben"]) != team_key(["Ana", "Ben", "Cem"])


@pytest.mark.rule("COOP-6")
@pytest.mark.rule("COOP-6b")
def test_a_result_is_compared_with_the_earlier_ones_of_the_same_team() -> None:
    def result(score: int, *names: str, strict: bool = False) -> TeamResult:
        return TeamResult(team_key(names), (("strict", strict),), score)

    earlier = [
        *(result(4, "Ana", "Ben"), result(9, "Ben", "Ana"), result(5, "Ana", "Ben")),
        *(result(20, "Cem"), result(30, "Ana", "Ben", strict=True)),
    ]
    assert standing(result(5, "Ana", "Ben"), earlier) == TeamStanding(5, 3, (4, 9, 5), 9, 6.0, 2)
    assert standing(result(9, "Ana", "Ben"), earlier) == TeamStanding(9, 3, (4, 9, 5), 9, 6.0, 1)
    assert standing(result(3, "Dora"), earlier) == TeamStanding(3, 0, (), None, None, 1)


@pytest.mark.rule("COOP-6b")
def test_a_result_is_read_from_a_finished_log() -> None:
    table = new_table("coopset", ["Ben", "Ana"], bytes(32), options={"words": "any"})
    assert result_of(table.log()) is None
    play_to_the_end(table)
    result = result_of(table.log())
    assert result is not None
    assert result.team == ("ana", "ben")
    assert table.outcome is not None
    assert result.score == table.outcome.scores[0]
    assert ("words", "any") in result.options


@pytest.mark.rule("COOP-6b")
def test_arranged_packs_and_other_games_are_no_results() -> None:
    table = new_table("coopset", 1, bytes(32), piles=[["1rso", "2rso", "3rso"]])
    table.act(0, SayDone())
    assert result_of(table.log()) is None
    other = new_table("solitaire", 1, bytes(32))
    assert result_of(other.log()) is None


def play_to_the_end(table: Table) -> None:
    while table.outcome is None:
        legal = table.legal(0)
        found = find_sets(table.state.table)[:1]
        table.act(0, next(act for act in (*map(Take, found), SayDone(), SayAdd()) if act in legal))
