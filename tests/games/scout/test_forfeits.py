"""Scout: who cannot pay is voted on by the others (SCOUT-7)."""

from __future__ import annotations

from typing import get_args

import pytest

from tercet.engine.acts import Leave
from tercet.engine.table import Step, Table
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TooLate
from tercet.games.scout.terms import Forfeit, ForfeitDue, Forfeited, Vote, Voted
from tests.games.piles import arranged, names, pile_of, the
from tests.games.scouting import (
    FIRST,
    IDLE,
    MINE,
    MISTAKEN,
    OTHER,
    give_up,
    point,
    scouting,
    second,
    win_three,
)


def indebted(seats: int = 4, at: int = 0) -> Table:
    """Seat 0 was mistaken with nothing to lose."""
    table = scouting(seats)
    point(table, 0, MISTAKEN, at=at)
    give_up(table, *range(1, seats))
    return table


def vote(table: Table, by: int, forfeit: Forfeit, seat: int = 0) -> Step:
    return table.act(by, Vote(seat, forfeit))


def forfeits(table: Table, seat: int = 0) -> tuple[str, ...]:
    """What stands beside a name, for all to see."""
    shown = {table.view(v).players[seat].forfeits for v in (None, 0, 1)}  # type: ignore[attr-defined]
    (same,) = shown
    return tuple(same)


@pytest.mark.rule("SCOUT-7")
def test_a_penalty_that_cannot_be_paid_is_a_forfeit_chosen_by_the_others() -> None:
    table = scouting(3)
    point(table, 0, MISTAKEN)
    step = give_up(table, 1, 2)
    assert names(step) == ["GaveUpSearch", "Wrong", "ForfeitDue", "SitsOutNext"]
    assert the(step, ForfeitDue).seat == 0
    with pytest.raises(IllegalAction, match="own_forfeit"):
        vote(table, 0, "scolding")
    vote(table, 1, "dishes")
    vote(table, 2, "dishes")
    assert forfeits(table) == ("dishes",)


@pytest.mark.rule("SCOUT-7")
def test_who_can_pay_owes_no_forfeit() -> None:
    table = scouting(3)
    win_three(table, 0)
    point(table, 0, (FIRST, "2rso", "2ghd"))
    assert "ForfeitDue" not in names(give_up(table, 1, 2))


@pytest.mark.rule("SCOUT-7")
def test_a_second_finger_that_cannot_pay_owes_one_too() -> None:
    table = scouting(3, second_pays=True)
    point(table, 0)
    assert the(second(table, 1, "2ghw"), ForfeitDue).seat == 1
    vote(table, 0, "scolding", seat=1)  # the scout has a vote during the search
    vote(table, 2, "scolding", seat=1)
    assert forfeits(table, 1) == ("scolding",)


@pytest.mark.rule("SCOUT-7a")
@pytest.mark.parametrize(
    ("votes", "forfeit"),
    [
        (("dishes", "dishes", "scolding"), "dishes"),
        (("scolding", "dishes", "scolding"), "scolding"),
        (("dishes", "scolding"), "scolding"),  # a tie
        (("dishes",), "dishes"),
    ],
)
def test_most_votes_decide_and_a_tie_is_the_scolding(
    votes: tuple[Forfeit, ...], forfeit: str
) -> None:
    table = indebted(len(votes) + 1)
    for by, choice in enumerate(votes, 1):
        step = vote(table, by, choice)
    counted = the(step, Forfeited)
    assert (counted.forfeit, counted.dishes) == (forfeit, votes.count("dishes"))
    assert counted.scolding == votes.count("scolding")
    assert forfeits(table) == (forfeit,)


@pytest.mark.rule("SCOUT-7a")
def test_the_forfeit_stands_beside_the_name_until_the_end() -> None:
    table = arranged("scout", 2, pile_of(MINE, OTHER[1:], IDLE[0]))
    point(table, 0, (FIRST, "2rso", IDLE[0]))
    give_up(table, 1)
    vote(table, 1, "dishes")
    point(table, 1)  # seat 0 sits out: shown at once, and no SET is left
    assert table.outcome is not None
    assert forfeits(table) == ("dishes",)


@pytest.mark.rule("SCOUT-7a")
def test_only_a_scolding_or_the_dishes_can_be_chosen() -> None:
    assert get_args(Forfeit) == ("scolding", "dishes")
    votes = [act for act in indebted().legal(1) if isinstance(act, Vote)]
    assert votes == [Vote(0, "scolding"), Vote(0, "dishes")]


@pytest.mark.rule("SCOUT-7a")
def test_votes_are_sealed_until_they_are_counted() -> None:
    one, two = indebted(), indebted()
    vote(one, 1, "dishes")
    step = vote(two, 1, "scolding")
    for viewer in (None, 0, 2, 3):
        assert one.view(viewer) == two.view(viewer)
        assert list(one.seen_by(viewer)) == list(two.seen_by(viewer))
    assert one.view(1).ballots[0].mine == "dishes"  # type: ignore[attr-defined]
    assert one.view(2).ballots[0].voted == (1,)  # type: ignore[attr-defined]
    mine = [event for event in step.events if event.seen_by(1)]
    assert [event.forfeit for event in mine if isinstance(event, Voted)] == ["scolding"]
    assert b"dishes" not in to_json(list(one.seen_by(2)))


@pytest.mark.rule("SCOUT-7a")
def test_the_vote_does_not_hold_up_the_game() -> None:
    table = indebted()
    point(table, 1)
    second(table, 2, "2rso")
    point(table, 0, ("2ghd", "2gsw", "2geo"))
    assert len(table.state.ballots) == 1
    vote(table, 3, "scolding")


@pytest.mark.rule("SCOUT-7a")
def test_a_vote_has_a_time_limit_and_silence_does_not_vote() -> None:
    table = indebted(at=1000)
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (21_000, "vote")
    vote(table, 3, "dishes")
    assert table.tick(20_999) == []
    (step,) = table.tick(21_000)
    assert the(step, Forfeited).forfeit == "dishes"
    quiet = indebted(at=1000)
    (step,) = quiet.tick(21_000)
    assert the(step, Forfeited).forfeit == "scolding"


@pytest.mark.rule("SCOUT-7a")
def test_search_and_vote_each_have_their_own_time() -> None:
    table = indebted(at=0)
    point(table, 1, at=15_000)
    labels = [step.entry.act.label for step in table.tick(60_000)]  # type: ignore[union-attr]
    assert labels == ["vote", "search"]


@pytest.mark.rule("SCOUT-7a")
def test_who_is_away_is_not_waited_for() -> None:
    table = indebted()
    vote(table, 1, "dishes")
    vote(table, 2, "dishes")
    assert names(table.act(3, Leave())) == ["Left", "Forfeited"]
    assert forfeits(table) == ("dishes",)


@pytest.mark.rule("SCOUT-7a")
def test_the_end_counts_what_has_been_voted() -> None:
    table = arranged("scout", 3, pile_of(MINE, OTHER[1:], IDLE[0]))
    point(table, 0, (FIRST, "2rso", IDLE[0]))
    give_up(table, 1, 2)
    vote(table, 2, "dishes")
    point(table, 1)
    step = give_up(table, 2)
    assert names(step)[-2:] == ["Forfeited", "Over"]
    assert forfeits(table) == ("dishes",)


@pytest.mark.rule("SCOUT-7a")
def test_each_votes_once_and_in_time() -> None:
    table = indebted(3)
    with pytest.raises(IllegalAction, match="no_vote_open"):
        vote(table, 1, "dishes", seat=2)
    vote(table, 1, "dishes")
    with pytest.raises(IllegalAction, match="already_voted"):
        vote(table, 1, "scolding")
    seen = table.seq
    table.tick(60_000)
    with pytest.raises(TooLate, match="vote_over"):
        table.act(2, Vote(0, "dishes"), seen=seen)


@pytest.mark.rule("SCOUT-7")
def test_two_debts_are_two_forfeits() -> None:
    table = indebted(2)
    point(table, 1, ("1gso", "2rso", "2ghw"))  # seat 1 is mistaken, too
    point(table, 0, MISTAKEN)
    assert [ballot.seat for ballot in table.state.ballots] == [0, 1, 0]
    vote(table, 1, "dishes")
    vote(table, 1, "scolding")
    vote(table, 0, "dishes", seat=1)
    assert forfeits(table) == ("dishes", "scolding")
    assert forfeits(table, 1) == ("dishes",)
