"""Several deals as one match: rules MATCH-1 to MATCH-3a."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.engine.acts import Leave
from tercet.engine.events import Deadline
from tercet.engine.series import DealEnded, DealStarted, Ready
from tercet.engine.table import Table
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.classic import Call
from tercet.tables import new_table
from tests.games.piles import SEED, names, the

#: A pack of two SETs: each deal is over after two calls.
SHORT = ["1rso", "2rso", "3rso", "1gew", "2gew", "3gew"]


def match_of(seats: int, edition: str = "fxs1995", **match: Any) -> Table:
    return new_table("classic", seats, SEED, edition=edition, match=match, piles=[SHORT] * 8)


def play_deal(table: Table, *takers: int) -> None:
    """The SETs of the deal go to these seats, one after the other."""
    for seat in takers:
        first = table.state.inner.table[:3]
        table.act(seat, Call(tuple(first)))


def all_ready(table: Table) -> None:
    for seat in sorted(table.may_act()):
        table.act(seat, Ready())


@pytest.mark.rule("MATCH-1")
def test_each_player_deals_once_and_points_add_up() -> None:
    table = match_of(3, form="dealers")
    dealers = [the(table.steps[0], DealStarted).seat]
    for takers in ((0, 1), (1, 1), (2, 1)):
        play_deal(table, *takers)
        if table.outcome is None:
            all_ready(table)
            dealers.append(the(table.steps[-1], DealStarted).seat)
    assert dealers == [0, 1, 2]
    assert table.outcome is not None
    assert table.outcome.scores == (1, 4, 1)
    assert table.outcome.winners == (1,)


@pytest.mark.rule("MATCH-2")
def test_any_number_of_deals_can_be_agreed() -> None:
    table = match_of(2, form="deals", deals=5)
    for deal in range(5):
        assert table.outcome is None
        play_deal(table, 0, deal % 2)
        if deal < 4:
            all_ready(table)
    assert table.outcome is not None
    assert table.outcome.scores == (8, 2)


@pytest.mark.rule("MATCH-3")
def test_in_a_tournament_each_leads_once_and_does_not_play() -> None:
    table = match_of(3, form="tournament", edition="turquoise")
    for leader, takers in enumerate(((1, 2), (0, 0), (0, 1))):
        assert table.may_act() == {0, 1, 2} - {leader}
        with pytest.raises(IllegalAction, match="sits_out"):
            table.act(leader, Call())
        play_deal(table, *takers)
        if table.outcome is None:
            all_ready(table)
    assert table.outcome is not None
    assert table.outcome.scores == (9, 6, 3)  # 1 point a card


@pytest.mark.rule("MATCH-3")
def test_a_tournament_needs_three() -> None:
    with pytest.raises(Unreadable, match="tournament_needs_three"):
        match_of(2, form="tournament")


@pytest.mark.rule("MATCH-3a")
def test_the_leader_sees_what_a_spectator_sees() -> None:
    table = match_of(3, form="tournament")
    view: Any = table.view(0)
    assert view.leader == 0
    assert view.table == table.view(None).table  # type: ignore[attr-defined]


def test_the_next_deal_begins_when_all_are_ready_or_the_pause_is_over() -> None:
    table = match_of(2, form="deals", deals=3, pause_ms=4000)
    play_deal(table, 0, 0)
    ended = the(table.steps[-1], DealEnded)
    assert (ended.deal, ended.totals) == (1, (2, 0))
    assert "Over" not in names(table.steps[-1])
    table.act(0, Ready())
    with pytest.raises(IllegalAction, match="already_ready"):
        table.act(0, Ready())
    with pytest.raises(TooLate, match="between_deals"):
        table.act(1, Call())
    (step,) = table.tick(4000)
    assert the(step, DealStarted).deal == 2
    with pytest.raises(IllegalAction, match="deal_goes_on"):
        table.act(0, Ready())


@pytest.mark.rule("BASE-1a")
def test_a_count_down_comes_before_each_further_deal() -> None:
    table = match_of(2, form="deals", deals=3, pause_ms=60_000, count_down_ms=3000)
    play_deal(table, 0, 0)
    table.act(0, Ready(), at=1000)
    assert table.deadline == Deadline(60_000, "next_deal")
    assert names(table.act(1, Ready(), at=2000)) == ["IsReady"]  # no card yet
    assert table.deadline == Deadline(5000, "next_deal")
    assert table.may_act() == frozenset()
    assert table.tick(4999) == []
    (step,) = table.tick(5000)
    assert the(step, DealStarted).deal == 2


@pytest.mark.rule("BASE-1a")
def test_who_leaves_in_a_count_down_does_not_make_it_longer() -> None:
    table = match_of(3, form="deals", deals=3, pause_ms=60_000, count_down_ms=3000)
    play_deal(table, 0, 0)
    all_ready(table)
    table.act(2, Leave(), at=2000)
    assert table.deadline == Deadline(3000, "next_deal")


def test_an_act_meant_for_the_deal_before_is_too_late_in_the_next() -> None:
    table = match_of(2, form="deals", deals=3, pause_ms=0)
    play_deal(table, 0, 0)
    table.tick(table.at)
    with pytest.raises(TooLate, match="table_changed"):
        table.act(1, Call(tuple(table.state.inner.table[:3])), seen=1)
    table.act(1, Call(tuple(table.state.inner.table[:3])), seen=table.seq)


def test_who_has_left_is_not_waited_for_and_is_away_in_the_next_deal() -> None:
    table = match_of(2, form="deals", deals=2)
    play_deal(table, 0, 0)
    table.act(0, Ready())
    step = table.act(1, Leave())
    assert "DealStarted" in names(step)
    assert table.may_act() == {0}


def test_a_match_to_a_target_ends_when_someone_reaches_it() -> None:
    from tercet.engine.chance import Chance
    from tercet.engine.game import Seats
    from tercet.engine.series import Match, Series, SeriesRules
    from tercet.games.classic import CLASSIC, ClassicRules

    game = Series(CLASSIC)
    rules = SeriesRules(Match(form="target", target=2, pause_ms=0), ClassicRules())
    state, _ = game.start(rules, Seats(2), Chance(SEED))
    assert game.view(state, None).target == 4
