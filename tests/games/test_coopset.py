"""CoopSet, rule by rule: one team, disjoint SETs, words, added cards, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tercet.cards import DECK, Card, find_sets, third
from tercet.engine.acts import Leave, Return
from tercet.engine.events import Outcome, Over
from tercet.engine.log import write_log
from tercet.engine.table import Step, Table
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.coopset.coopset import (
    CardAdded,
    CoopSetView,
    LayoutScored,
    SayAdd,
    SayDone,
    TeamJudged,
    TeamWord,
    Unsaid,
    Unsay,
)
from tercet.games.coopset.results import verdict
from tercet.games.shared.race import Dealt, Take, Taken, Wrong
from tercet.tables import load_log, new_table, verify

SEED: Final = bytes(32)
#: Four SETs that make up a layout of twelve.
FOUR: Final = [
    *("1rso", "2rso", "3rso"),
    *("1gho", "2gho", "3gho"),
    *("1peo", "2peo", "3peo"),
    *("1rsw", "2rsw", "3rsw"),
]
#: Twenty cards without a SET (CARD-6).
NONE: Final = [
    *("1rso", "3ped", "1rsw", "3pew", "1rho", "3phd", "1rhw", "3phw", "1gso", "3ged"),
    *("1gsw", "3gew", "1ghd", "3gho", "1ged", "3gso", "1phd", "3rho", "2rsw", "2pew"),
]


def coop(pack: Sequence[str], seats: int = 1, **options: object) -> Table:
    """A table with an arranged pack: the first twelve are the layout."""
    return new_table("coopset", seats, SEED, piles=[pack], options=options)


def whole(first: Sequence[str]) -> list[str]:
    """The whole pack, beginning with these cards."""
    return [*first, *(str(card) for card in DECK if str(card) not in first)]


def take(table: Table, *texts: str, seat: int = 0, seen: int | None = None) -> Step:
    a, b, c = map(Card.parse, texts)
    return table.act(seat, Take((a, b, c)), seen=seen)


def take_first(table: Table, sets: int) -> None:
    """Take the SETs that the pack begins with, one after the other."""
    for at in range(0, 3 * sets, 3):
        take(table, *FOUR[at : at + 3])


def view(table: Table) -> CoopSetView:
    seen = table.view(None)
    assert isinstance(seen, CoopSetView)
    return seen


def scored(step: Step) -> LayoutScored:
    (event,) = (event for event in step.events if isinstance(event, LayoutScored))
    return event


def cards(*texts: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))


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
    assert len(view(coop(whole(FOUR), size=15)).table) == 15


@pytest.mark.rule("COOP-2")
def test_sets_leave_the_layout_and_nothing_takes_their_places() -> None:
    table = coop(whole(FOUR), 2)
    step = take(table, *FOUR[:3], seat=1)
    assert step.events == (Taken(seat=1, cards=cards(*FOUR[:3])),)  # type: ignore[arg-type]
    assert set(view(table).table) == set(cards(*FOUR[3:]))
    assert view(table).pile == 69
    assert view(table).sets == 1
    assert [member.sets for member in view(table).players] == [0, 1]


@pytest.mark.rule("COOP-2", "COOP-3")
def test_places_stay_empty_until_the_refill_and_no_card_moves() -> None:
    table = coop(whole(FOUR))
    take(table, *FOUR[3:6])
    assert view(table).places == (*cards(*FOUR[:3]), None, None, None, *cards(*FOUR[6:]))
    table.act(0, SayDone())
    new = cards(*whole(FOUR)[12:15])
    assert view(table).places == (*cards(*FOUR[:3]), *new, *cards(*FOUR[6:]))


@pytest.mark.rule("COOP-5")
def test_an_added_card_lies_beside_the_others_and_fills_a_hole_at_the_refill() -> None:
    pack = whole([*NONE[:12], str(third(*cards(*NONE[:2])))])
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
    table = coop(whole(FOUR))
    take(table, "1rso", "2rso", "3rso")
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        take(table, "1rso", "2gho", "3peo")


@pytest.mark.rule("COOP-2")
def test_the_team_chooses_which() -> None:
    table = coop(whole(FOUR))
    take(table, "1rso", "2gho", "3peo")
    assert view(table).sets == 1


@pytest.mark.rule("COOP-2a")
def test_a_wrong_triple_is_counted_and_costs_nothing() -> None:
    table = coop(whole(FOUR), 2)
    step = take(table, "1rso", "2rso", "3gho", seat=1)
    assert isinstance(step.events[0], Wrong)
    assert [finding.attribute for finding in step.events[0].broken] == ["colour", "filling"]
    assert view(table).wrong == 1
    assert view(table).score == 0
    assert len(view(table).table) == 12


@pytest.mark.rule("COOP-2a")
def test_any_member_may_take_and_who_was_slower_is_told() -> None:
    table = coop(whole(FOUR), 3)
    before = table.seq
    take(table, *FOUR[:3], seat=2, seen=before)
    with pytest.raises(TooLate, match=r"cards_gone\(by=2\)"):
        take(table, *FOUR[:3], seat=0, seen=before)
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        take(table, *FOUR[:3], seat=0, seen=table.seq)


# --- Scoring ---------------------------------------------------------------------------------


@pytest.mark.rule("COOP-3")
def test_a_layout_that_is_done_is_scored_and_refilled_to_twelve() -> None:
    table = coop(whole(FOUR))
    take_first(table, 3)
    step = table.act(0, SayDone())
    assert scored(step).sets == 3
    dealt = step.events[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.cards == cards(*whole(FOUR)[12:21])
    assert set(view(table).table) == set(cards(*FOUR[9:], *whole(FOUR)[12:21]))
    assert (view(table).layout, view(table).sets, view(table).pile) == (2, 0, 60)


@pytest.mark.rule("COOP-4")
@pytest.mark.parametrize(("sets", "points"), [(1, 0), (2, 1), (3, 3), (4, 5)])
def test_the_points_of_a_layout(sets: int, points: int) -> None:
    table = coop(whole(FOUR))
    take_first(table, sets)
    step = table.act(0, SayDone())
    assert (scored(step).points, scored(step).score) == (points, points)
    assert view(table).score == points


@pytest.mark.rule("COOP-4")
def test_points_add_up_over_the_layouts_and_each_counts_its_own_sets() -> None:
    table = coop(whole([*FOUR, "1rhd", "2rhd", "3rhd"]))
    take_first(table, 4)
    table.act(0, SayDone())
    take(table, "1rhd", "2rhd", "3rhd")
    step = table.act(0, SayDone())
    assert (scored(step).sets, scored(step).points, scored(step).score) == (1, 0, 5)


@pytest.mark.rule("COOP-4")
def test_a_fifth_set_of_a_larger_layout_counts_no_more_than_four() -> None:
    table = coop(whole([*FOUR, "1ghw", "2ghw", "3ghw"]))
    for _ in range(3):
        table.act(0, SayAdd())
    take_first(table, 4)
    take(table, "1ghw", "2ghw", "3ghw")
    step = table.act(0, SayDone())
    assert (scored(step).sets, scored(step).points, scored(step).score) == (5, 5, 2)


@pytest.mark.rule("COOP-4")
def test_the_points_are_options() -> None:
    table = coop(whole(FOUR), one_set=2, two_sets=7)
    take_first(table, 1)
    table.act(0, SayDone())
    assert view(table).score == 2


# --- Words -----------------------------------------------------------------------------------


@pytest.mark.rule("COOP-3a")
@pytest.mark.rule("COOP-2a")
def test_done_needs_the_word_of_all_members() -> None:
    table = coop(whole(FOUR), 3)
    take_first(table, 1)
    assert table.act(0, SayDone()).events == (TeamWord(seat=0, word="done"),)
    table.act(1, SayDone())
    assert view(table).layout == 1
    assert [member.word for member in view(table).players] == ["done", "done", None]
    table.act(2, SayDone())
    assert view(table).layout == 2
    assert [member.word for member in view(table).players] == [None, None, None]


@pytest.mark.rule("COOP-2a")
def test_the_option_any_takes_the_word_of_one() -> None:
    table = coop(whole(FOUR), 3, words="any")
    table.act(1, SayAdd())
    assert view(table).added == 1
    take_first(table, 1)
    table.act(2, SayDone())
    assert view(table).layout == 2


@pytest.mark.rule("COOP-2a")
def test_adding_needs_the_word_of_all_members() -> None:
    table = coop(whole(FOUR), 2)
    table.act(0, SayAdd())
    assert len(view(table).table) == 12
    table.act(1, SayAdd())
    assert len(view(table).table) == 13


@pytest.mark.rule("COOP-3a")
def test_a_word_can_be_taken_back_and_a_set_wipes_all_words() -> None:
    table = coop(whole(FOUR), 2)
    take_first(table, 1)
    table.act(0, SayDone())
    with pytest.raises(IllegalAction, match="already_said"):
        table.act(0, SayDone())
    assert table.act(0, Unsay()).events == (Unsaid(seat=0),)
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(0, Unsay())
    table.act(0, SayDone())
    take(table, *FOUR[3:6], seat=1)
    table.act(1, SayDone())
    assert view(table).layout == 1  # the first word was wiped


@pytest.mark.rule("COOP-3a")
def test_a_word_for_a_table_that_has_changed_comes_too_late() -> None:
    table = coop(whole(FOUR), 2, words="any")
    before = table.seq
    table.act(0, SayAdd(), seen=before)
    with pytest.raises(TooLate, match="table_changed"):
        table.act(1, SayAdd(), seen=before)
    assert view(table).score == -1


@pytest.mark.rule("COOP-2a")
def test_who_has_left_is_not_waited_for() -> None:
    table = coop(whole(FOUR), 3)
    take_first(table, 1)
    table.act(2, Leave())
    table.act(0, SayDone())
    step = table.act(1, Leave())
    assert scored(step).sets == 1
    table.act(0, SayAdd())
    assert view(table).added == 1


def test_the_word_of_who_has_left_does_not_count() -> None:
    table = coop(whole(FOUR), 2)
    take_first(table, 1)
    table.act(0, SayDone())
    table.act(0, Leave())
    assert view(table).layout == 1
    table.act(0, Return())
    table.act(1, SayDone())
    assert view(table).layout == 1


@pytest.mark.rule("COOP-3a")
def test_what_was_missed_is_told_only_when_the_layout_is_done() -> None:
    table = coop(whole(FOUR), 2)
    take_first(table, 1)
    assert view(table).verdict is None
    table.act(0, SayDone())
    assert not any(isinstance(e, LayoutScored) for step in table.steps for e in step.events)
    event = scored(table.act(1, SayDone()))
    assert event.possible == 4
    still_there = find_sets(cards(*FOUR[3:]))
    assert sorted(map(sorted, event.left)) == sorted(map(sorted, still_there))
    assert len(event.left) == 3


@pytest.mark.rule("COOP-3a")
def test_the_option_strict_refuses_done_while_a_set_is_left() -> None:
    table = coop(whole(FOUR), strict=True)
    take_first(table, 3)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, SayDone())
    take(table, *FOUR[9:])
    assert scored(table.act(0, SayDone())).points == 5


@pytest.mark.rule("COOP-3a")
def test_there_is_no_undo() -> None:
    table = coop(whole(FOUR))
    take_first(table, 1)
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(0, Unsay())
    assert len(view(table).table) == 9


# --- Adding cards ----------------------------------------------------------------------------


@pytest.mark.rule("COOP-5")
def test_cards_are_added_one_at_a_time_for_a_point_each() -> None:
    table = coop(whole([*NONE[:12], "1rsd", *NONE[12:]]))
    assert not find_sets(view(table).table)
    step = table.act(0, SayAdd())
    added = CardAdded(card=Card.parse("1rsd"), points=-1, score=-1)
    assert step.events == (TeamWord(seat=0, word="add"), added)
    assert len(view(table).table) == 13
    take(table, "1rso", "1rsw", "1rsd")
    assert scored(table.act(0, SayDone())).score == -1  # one SET is worth nothing
    assert len(view(table).table) == 12


@pytest.mark.rule("COOP-5")
def test_what_an_added_card_costs_is_an_option() -> None:
    table = coop(whole(NONE), added_cost=3)
    table.act(0, SayAdd())
    table.act(0, SayAdd())
    assert view(table).score == -6


@pytest.mark.rule("COOP-5")
def test_with_nothing_taken_the_way_on_is_to_take_or_to_add() -> None:
    table = coop(whole(NONE))
    with pytest.raises(IllegalAction, match="take_or_add"):
        table.act(0, SayDone())
    table.act(0, SayAdd())
    with pytest.raises(IllegalAction, match="take_or_add"):
        table.act(0, SayDone())


@pytest.mark.rule("COOP-5")
def test_after_a_set_no_card_is_added() -> None:
    table = coop(whole(FOUR))
    take_first(table, 1)
    with pytest.raises(IllegalAction, match="done_instead"):
        table.act(0, SayAdd())


@pytest.mark.rule("COOP-5a")
@pytest.mark.parametrize("strict", [False, True])
def test_a_card_added_while_a_set_was_there_still_costs_one(strict: bool) -> None:
    table = coop(whole(FOUR), strict=strict)
    table.act(0, SayAdd())
    assert view(table).score == -1
    take_first(table, 2)
    if not strict:
        assert scored(table.act(0, SayDone())).score == -1 + 1


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
    table = coop(NONE[:12])
    step = table.act(0, SayAdd())
    assert scored(step).points == 0
    assert table.outcome == Outcome((0,), (), "pack_used_up")


@pytest.mark.rule("COOP-6a")
def test_with_no_card_left_done_and_add_both_mean_the_end() -> None:
    table = coop(NONE[:12], 2)
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
