"""CoopSet, rule by rule: one team, disjoint SETs, points, and the verdict.

The team's words stand in `coopset/test_words.py`.
"""

from __future__ import annotations

import pytest

from tercet.cards import find_sets, third
from tercet.engine.events import Outcome, Over
from tercet.engine.log import write_log
from tercet.engine.table import Table
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.coopset.coopset import SayAdd, SayDone, TeamJudged
from tercet.games.coopset.results import verdict
from tercet.games.shared.race import Dealt, Take, Taken, Wrong
from tercet.tables import load_log, new_table, verify
from tests.games.coopset.tables import FOUR, cards, coop, scored, take, take_first, view
from tests.games.piles import NO_SET, SEED, full_pile

# --- The deal and taking ---------------------------------------------------------------------


@pytest.mark.rule("COOP-1")
@pytest.mark.parametrize("seats", [1, 5, 8])
def test_one_player_or_a_team_faces_twelve_cards(seats: int) -> None:
    table = new_table("coopset", seats, SEED)
    assert len(view(table).table) == 12
    assert view(table).pile == 69
    assert table.may_act() == set(range(seats))


@pytest.mark.rule("COOP-1a")
def test_the_team_has_thirty_two_members_at_most() -> None:
    table = new_table("coopset", 32, SEED)
    assert len(view(table).players) == 32
    with pytest.raises(Unreadable, match="players_range"):
        new_table("coopset", 33, SEED)


@pytest.mark.rule("COOP-1")
def test_the_size_of_the_layout_is_an_option() -> None:
    assert len(view(coop(full_pile(FOUR), size=15)).table) == 15


@pytest.mark.rule("COOP-2")
def test_sets_leave_the_layout_and_nothing_takes_their_places() -> None:
    table = coop(full_pile(FOUR), 2)
    step = take(table, *FOUR[:3], seat=1)
    assert step.events == (Taken(seat=1, cards=cards(*FOUR[:3])),)  # type: ignore[arg-type]
    assert set(view(table).table) == set(cards(*FOUR[3:]))
    assert view(table).pile == 69
    assert view(table).sets == 1
    assert [member.sets for member in view(table).players] == [0, 1]


@pytest.mark.rule("COOP-2", "COOP-3")
def test_places_stay_empty_until_the_refill_and_no_card_moves() -> None:
    table = coop(full_pile(FOUR))
    take(table, *FOUR[3:6])
    assert view(table).places == (*cards(*FOUR[:3]), None, None, None, *cards(*FOUR[6:]))
    table.act(0, SayDone())
    new = cards(*full_pile(FOUR)[12:15])
    assert view(table).places == (*cards(*FOUR[:3]), *new, *cards(*FOUR[6:]))


@pytest.mark.rule("COOP-5")
def test_an_added_card_lies_beside_the_others_and_fills_a_hole_at_the_refill() -> None:
    pack = full_pile([*NO_SET[:12], str(third(*cards(*NO_SET[:2])))])
    table = coop(pack)
    table.act(0, SayAdd())
    assert view(table).places == cards(*pack[:13])
    three = find_sets(view(table).table)[0]
    take(table, *map(str, three))
    assert [card for card in view(table).places if card is not None] == [
        card for card in cards(*pack[:13]) if card not in three
    ]
    table.act(0, SayDone())
    assert set(view(table).places) == set(view(table).table)
    assert len(view(table).places) == 12


@pytest.mark.rule("COOP-2")
def test_two_sets_that_share_a_card_cannot_both_be_taken() -> None:
    table = coop(full_pile(FOUR))
    take(table, "1rso", "2rso", "3rso")
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        take(table, "1rso", "2gho", "3peo")


@pytest.mark.rule("COOP-2")
def test_the_team_chooses_which() -> None:
    table = coop(full_pile(FOUR))
    take(table, "1rso", "2gho", "3peo")
    assert view(table).sets == 1


@pytest.mark.rule("COOP-2a")
def test_a_wrong_triple_is_counted_and_costs_nothing() -> None:
    table = coop(full_pile(FOUR), 2)
    step = take(table, "1rso", "2rso", "3gho", seat=1)
    assert isinstance(step.events[0], Wrong)
    assert [finding.attribute for finding in step.events[0].broken] == ["colour", "filling"]
    assert view(table).wrong == 1
    assert view(table).score == 0
    assert len(view(table).table) == 12


@pytest.mark.rule("COOP-2a")
def test_any_member_may_take_and_who_was_slower_is_told() -> None:
    table = coop(full_pile(FOUR), 3)
    before = table.seq
    take(table, *FOUR[:3], seat=2, seen=before)
    with pytest.raises(TooLate, match=r"cards_gone\(by=2\)"):
        take(table, *FOUR[:3], seat=0, seen=before)
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        take(table, *FOUR[:3], seat=0, seen=table.seq)


# --- Scoring ---------------------------------------------------------------------------------


@pytest.mark.rule("COOP-3")
def test_a_layout_that_is_done_is_scored_and_refilled_to_twelve() -> None:
    table = coop(full_pile(FOUR))
    take_first(table, 3)
    step = table.act(0, SayDone())
    assert scored(step).sets == 3
    dealt = step.events[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.cards == cards(*full_pile(FOUR)[12:21])
    assert set(view(table).table) == set(cards(*FOUR[9:], *full_pile(FOUR)[12:21]))
    assert (view(table).layout, view(table).sets, view(table).pile) == (2, 0, 60)


@pytest.mark.rule("COOP-4")
@pytest.mark.parametrize(("sets", "points"), [(1, 0), (2, 1), (3, 3), (4, 5)])
def test_the_points_of_a_layout(sets: int, points: int) -> None:
    table = coop(full_pile(FOUR))
    take_first(table, sets)
    step = table.act(0, SayDone())
    assert (scored(step).points, scored(step).score) == (points, points)
    assert view(table).score == points


@pytest.mark.rule("COOP-4")
def test_points_add_up_over_the_layouts_and_each_counts_its_own_sets() -> None:
    table = coop(full_pile([*FOUR, "1rhd", "2rhd", "3rhd"]))
    take_first(table, 4)
    table.act(0, SayDone())
    take(table, "1rhd", "2rhd", "3rhd")
    step = table.act(0, SayDone())
    assert (scored(step).sets, scored(step).points, scored(step).score) == (1, 0, 5)


@pytest.mark.rule("COOP-4")
def test_a_fifth_set_of_a_larger_layout_counts_no_more_than_four() -> None:
    table = coop(full_pile([*FOUR, "1ghw", "2ghw", "3ghw"]))
    for _ in range(3):
        table.act(0, SayAdd())
    take_first(table, 4)
    take(table, "1ghw", "2ghw", "3ghw")
    step = table.act(0, SayDone())
    assert (scored(step).sets, scored(step).points, scored(step).score) == (5, 5, 2)


@pytest.mark.rule("COOP-4")
def test_the_points_are_options() -> None:
    table = coop(full_pile(FOUR), one_set=2, two_sets=7)
    take_first(table, 1)
    table.act(0, SayDone())
    assert view(table).score == 2


# --- The end ---------------------------------------------------------------------------------


@pytest.mark.rule("COOP-6")
@pytest.mark.rule("COOP-6a")
def test_the_last_layout_is_played_and_scored_when_the_pile_has_run_out() -> None:
    table = coop([*FOUR, "1rhd", "2rhd"])
    take_first(table, 3)
    table.act(0, SayDone())  # nine are due, two come
    assert view(table).pile == 0
    assert len(view(table).table) == 5
    assert table.outcome is None
    take(table, *FOUR[9:])
    step = table.act(0, SayDone())
    assert scored(step).points == 0
    assert isinstance(step.events[-1], Over)
    assert table.outcome == Outcome((3,), (), "pack_used_up")


@pytest.mark.rule("COOP-6a")
def test_the_game_is_over_when_an_added_card_is_due_and_there_is_none() -> None:
    table = coop(NO_SET[:12])
    step = table.act(0, SayAdd())
    assert scored(step).points == 0
    assert table.outcome == Outcome((0,), (), "pack_used_up")


@pytest.mark.rule("COOP-6a")
def test_with_no_card_left_done_and_add_both_mean_the_end() -> None:
    table = coop(NO_SET[:12], 2)
    table.act(0, SayAdd())
    table.act(1, SayDone())
    assert table.outcome is not None


@pytest.mark.rule("COOP-6a")
def test_where_no_refill_is_due_the_layout_goes_on_as_a_new_one() -> None:
    table = coop([*FOUR, "1rhd", "2rhd", "3rhd"])
    for _ in range(3):
        table.act(0, SayAdd())
    take_first(table, 1)
    table.act(0, SayDone())  # twelve are left: nothing is due
    assert table.outcome is None
    assert (view(table).layout, view(table).added) == (2, 0)
    take(table, "1rhd", "2rhd", "3rhd")
    table.act(0, SayDone())
    assert table.outcome is not None


@pytest.mark.rule("COOP-3a")
def test_strict_does_not_let_a_set_go_by_asking_for_a_card_that_is_not_there() -> None:
    table = coop(FOUR, strict=True)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, SayAdd())


@pytest.mark.rule("COOP-7")
def test_the_verdict_is_told_at_the_end_and_the_team_shares_the_score() -> None:
    table = coop(FOUR, 2)
    take_first(table, 4)
    table.act(0, SayDone())
    step = table.act(1, SayDone())
    assert step.events[-2] == TeamJudged(score=5, verdict="not_bad")
    assert view(table).verdict == "not_bad"
    assert table.outcome == Outcome((5, 5), (0, 1), "pack_used_up")


@pytest.mark.rule("COOP-7")
@pytest.mark.rule("COOP-7a")
@pytest.mark.parametrize(
    ("scores", "code"),
    [
        (range(-9, 4), "keep_playing"),
        (range(4, 8), "not_bad"),
        (range(8, 11), "good"),
        (range(11, 14), "excellent"),
        (range(14, 16), "super"),
        (range(16, 30), "records"),
        (range(30, 34), "misread"),
    ],
)
def test_the_scale_of_the_verdicts(scores: range, code: str) -> None:
    assert {verdict(score) for score in scores} == {code}


# --- As a game of the family -----------------------------------------------------------------


def test_a_log_can_be_written_read_and_verified() -> None:
    table = new_table("coopset", ["Ana", "Ben"], SEED, options={"words": "any"})
    while table.outcome is None:
        play_well(table)
    again = verify(load_log(write_log(table.log())))
    assert again.outcome == table.outcome


def play_well(table: Table) -> None:
    """Take a SET if there is one, else go on."""
    found = find_sets(view(table).table)
    legal = table.legal(0)
    table.act(0, Take(found[0]) if found else SayDone() if SayDone() in legal else SayAdd())
