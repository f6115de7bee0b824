"""Scout: pointing, searching and sharing out (SCOUT-1 to SCOUT-5); all else stands in `scout/`."""

from __future__ import annotations

import pytest

from tercet.cards import parse_cards
from tercet.engine.acts import Leave, Return
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.classic import NoneHere
from tercet.games.scout.scout import SCOUT
from tercet.games.scout.terms import (
    Barred,
    GiveUp,
    LostCard,
    Opened,
    Point,
    Pointed,
    PointSecond,
    Sealed,
    SearchRanOut,
)
from tests.games.piles import names, the
from tests.games.scouting import (
    FIRST,
    MINE,
    MISTAKEN,
    OTHER,
    TABLE,
    card,
    give_up,
    point,
    scores,
    scouting,
    second,
    three,
    win_three,
    won,
)

# --- Pointing --------------------------------------------------------------------------------


@pytest.mark.rule("SCOUT-1")
def test_anyone_who_sees_a_set_puts_a_finger_on_one_of_its_cards() -> None:
    table = scouting()
    assert len(table.state.table) == 12
    assert table.may_act() == {0, 1, 2}
    step = point(table, 2)
    assert (the(step, Pointed).seat, the(step, Pointed).card) == (2, card(FIRST))
    assert table.may_act() == {0, 1}


@pytest.mark.rule("SCOUT-1")
def test_three_different_cards_of_the_table_are_named() -> None:
    table = scouting()
    with pytest.raises(IllegalAction, match="card_doubled"):
        table.act(0, Point((card(FIRST), card(FIRST), card("2rso"))))
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        point(table, 0, (FIRST, "3ped", "2ghw"))


@pytest.mark.rule("SCOUT-1a")
def test_the_others_see_only_the_first_card() -> None:
    one, two = scouting(), scouting()
    point(one, 0, MINE)
    point(two, 0, (FIRST, "1pso", "2ghw"))
    for viewer in (None, 1, 2):
        assert one.view(viewer) == two.view(viewer)
        assert list(one.seen_by(viewer)) == list(two.seen_by(viewer))
        assert one.view(viewer).search.sealed is None  # type: ignore[attr-defined]
        told = to_json([record.events for record in one.seen_by(viewer, after=0)])
        assert b"2rso" not in told
        assert b"3rso" not in told


@pytest.mark.rule("SCOUT-1a")
def test_the_scout_keeps_seeing_all_three() -> None:
    table = scouting()
    step = point(table, 1)
    assert table.view(1).search.sealed == parse_cards(MINE[1:])  # type: ignore[attr-defined]
    sealed = the(step, Sealed)
    assert sealed.only == 1
    assert sealed.cards == parse_cards(MINE)


@pytest.mark.rule("SCOUT-1a")
def test_the_acts_and_refusals_of_the_others_do_not_depend_on_the_sealed_cards() -> None:
    one, two = scouting(), scouting()
    point(one, 0, MINE)
    point(two, 0, MISTAKEN)
    assert list(one.legal(1)) == list(two.legal(1))
    for act in (PointSecond(card(FIRST)), PointSecond(card("3ped")), NoneHere()):
        refusals = []
        for table in (one, two):
            with pytest.raises((IllegalAction, TooLate)) as refused:
                table.act(1, act)
            refusals.append(str(refused.value))
        assert refusals[0] == refusals[1]


@pytest.mark.rule("SCOUT-1b")
def test_two_to_eight_play() -> None:
    for seats in range(2, 9):
        assert len(scouting(seats).state.players) == seats
    for seats in (1, 9):
        with pytest.raises(Unreadable, match="players_range"):
            scouting(seats)


# --- Searching -------------------------------------------------------------------------------


@pytest.mark.rule("SCOUT-2")
def test_the_others_race_for_the_second_card_and_the_scout_waits() -> None:
    table = scouting()
    point(table, 0)
    for act in (PointSecond(card("2rso")), GiveUp(), NoneHere(), Point(three(MINE))):
        with pytest.raises(IllegalAction, match="already_pointing"):
            table.act(0, act)
    second(table, 2, "2rso")
    assert table.state.search is None


@pytest.mark.rule("SCOUT-2")
def test_a_second_card_needs_a_search_and_another_card_of_the_table() -> None:
    table = scouting()
    with pytest.raises(IllegalAction, match="no_search"):
        second(table, 1, "2rso")
    point(table, 0)
    with pytest.raises(IllegalAction, match="card_is_first"):
        second(table, 1, FIRST)
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        second(table, 1, "3ped")


@pytest.mark.rule("BASE-3b")
@pytest.mark.rule("SCOUT-2")
def test_a_second_scout_and_a_late_finger_are_too_late_at_no_cost() -> None:
    table = scouting(second_pays=True)
    point(table, 0)
    with pytest.raises(TooLate, match="pointed_first") as late:
        point(table, 1, OTHER)
    assert late.value.data == {"by": 0}
    seen = table.seq
    second(table, 1, "2rso", seen=seen)
    with pytest.raises(TooLate, match="second_first") as late:
        second(table, 2, "3rso", seen=seen)
    assert late.value.data == {"by": 1}
    with pytest.raises(TooLate, match="cards_gone"):
        table.act(2, Point(three(OTHER)), seen=seen)
    assert scores(table) == [2, 1, 0]
    assert table.state.ballots == ()


@pytest.mark.rule("SCOUT-2")
def test_a_finger_meant_for_the_last_search_does_not_count_in_the_next() -> None:
    table = scouting()
    point(table, 0)
    seen = table.seq
    give_up(table, 1)
    give_up(table, 2)
    point(table, 1, ("1gso", "2ghw", "2gsw"))
    with pytest.raises(TooLate, match="search_over"):
        second(table, 2, "2gew", seen=seen)
    assert table.state.search.barred == frozenset()


@pytest.mark.rule("SCOUT-2a")
def test_a_second_card_that_makes_no_set_bars_from_this_search_only() -> None:
    table = scouting()
    point(table, 0)
    step = second(table, 1, "2ghw")
    assert names(step) == ["PointedSecond", "Barred"]
    assert the(step, Barred).seat == 1
    assert table.may_act() == {2}
    with pytest.raises(IllegalAction, match="barred_from_search"):
        second(table, 1, "2rso")
    second(table, 2, "2rso")
    assert table.may_act() == {0, 1, 2}


@pytest.mark.rule("SCOUT-2a")
def test_by_option_that_finger_costs_a_card() -> None:
    table = scouting(second_pays=True)
    win_three(table, 1)
    point(table, 0)
    step = second(table, 1, "2ghd")
    assert the(step, LostCard).seat == 1
    assert scores(table) == [0, 2, 0]
    assert len(table.state.box) == 1
    free = scouting()
    win_three(free, 1)
    point(free, 0)
    second(free, 1, "2ghd")
    assert scores(free) == [0, 3, 0]


# --- Sharing out -----------------------------------------------------------------------------


@pytest.mark.rule("SCOUT-3")
def test_a_card_of_the_scouts_set_goes_to_the_finder_and_two_to_the_scout() -> None:
    table = scouting()
    point(table, 0)
    step = second(table, 1, "3rso")
    assert names(step) == ["PointedSecond", "Opened", "Won", "Won", "Dealt"]
    assert won(step) == {1: ["3rso"], 0: ["1rso", "2rso"]}
    assert the(step, Opened).cards == parse_cards(MINE)
    assert scores(table) == [2, 1, 0]


@pytest.mark.rule("SCOUT-4")
def test_a_card_of_another_set_gives_the_finder_two_and_the_scout_all_three() -> None:
    table = scouting()
    point(table, 0)
    step = second(table, 1, "1gso")
    assert won(step) == {1: ["1gso", "1pso"], 0: ["1rso", "2rso", "3rso"]}
    assert scores(table) == [3, 2, 0]


@pytest.mark.rule("SCOUT-5")
def test_when_the_others_give_up_the_scout_shows_and_takes_three() -> None:
    table = scouting()
    point(table, 0)
    assert names(give_up(table, 1)) == ["GaveUpSearch"]
    step = give_up(table, 2)
    assert names(step) == ["GaveUpSearch", "Opened", "Won", "Dealt"]
    assert won(step) == {0: sorted(MINE)}
    assert scores(table) == [3, 0, 0]


@pytest.mark.rule("SCOUT-5a")
def test_giving_up_is_each_ones_own_word_and_barred_counts_as_given_up() -> None:
    table = scouting(4)
    point(table, 0)
    give_up(table, 1)
    with pytest.raises(IllegalAction, match="gave_up_search"):
        second(table, 1, "2rso")
    second(table, 2, "2ghw")
    assert table.state.search is not None
    assert table.view(None).search.searching == (3,)  # type: ignore[attr-defined]
    give_up(table, 3)
    assert table.state.search is None
    assert scores(table) == [3, 0, 0, 0]


@pytest.mark.rule("SCOUT-5a")
def test_thirty_seconds_count_as_giving_up() -> None:
    table = scouting()
    point(table, 0, at=1000)
    give_up(table, 1)
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (31_000, "search")
    assert table.tick(30_999) == []
    (step,) = table.tick(31_000)
    assert the(step, SearchRanOut).seats == (2,)
    assert scores(table) == [3, 0, 0]


@pytest.mark.rule("SCOUT-5a")
@pytest.mark.parametrize(("limit", "due"), [(5000, 5000), (0, None)])
def test_the_time_to_search_is_an_option(limit: int, due: int | None) -> None:
    table = scouting(search_ms=limit)
    point(table, 0, at=0)
    assert (table.deadline.at if table.deadline else None) == due


@pytest.mark.rule("SCOUT-5a")
def test_who_is_away_is_not_waited_for_and_may_come_back_in_time() -> None:
    table = scouting()
    point(table, 0)
    table.act(1, Leave())
    table.act(1, Return())
    give_up(table, 2)
    assert table.state.search is not None
    step = table.act(1, Leave())
    assert names(step) == ["Left", "Opened", "Won", "Dealt"]


@pytest.mark.rule("SCOUT-5a")
def test_the_search_goes_on_when_the_scout_leaves() -> None:
    table = scouting()
    point(table, 0)
    table.act(0, Leave())
    assert won(second(table, 1, "2rso")) == {1: ["2rso"], 0: ["1rso", "3rso"]}


def test_every_order_of_three_cards_may_be_pointed_at() -> None:
    legal = scouting().legal(0)
    for cards in (MINE, (MINE[2], MINE[0], MINE[1]), MISTAKEN, MISTAKEN[::-1]):
        assert Point(three(cards)) in legal
    listed = {act.cards[0] for act in legal if isinstance(act, Point)}
    assert listed == set(parse_cards(TABLE))
    assert SCOUT.facts.hidden
