"""20/20: rules TW; those of the pile stand in `twenty/test_pile.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.cards import DECK, Card, parse_cards
from tercet.engine.table import Table
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.classic import Call, NoneHere, Show
from tercet.games.shared.hands import HandsDealt, OwnHand
from tercet.games.shared.race import Dealt, Taken, Wrong
from tercet.games.twenty import AskCard, ExtraCard, HandFull, WentOut
from tercet.tables import new_table
from tests.games.piles import SEED, full_pile, names, the
from tests.games.twenty.tables import (
    OPEN,
    POOR,
    TWO_SETS,
    WRONG,
    call,
    dealt,
    go_out,
    hand,
    in_turn,
    texts,
    three,
    twenty,
)

# --- Dealing ---------------------------------------------------------------------------------


@pytest.mark.rule("TW-1")
def test_six_cards_each_one_at_a_time_from_the_dealers_left_then_six_open() -> None:
    pack = [str(card) for card in DECK]
    table = twenty(pack, seats=3)
    assert hand(table, 1) == pack[0:18:3]  # seat 0 deals, so seat 1 is first
    assert hand(table, 2) == pack[1:18:3]
    assert hand(table, 0) == pack[2:18:3]
    assert texts(table.state.table) == pack[18:24]
    assert len(table.state.pile) == 81 - 24


@pytest.mark.rule("TW-1")
def test_the_figures_of_the_deal_are_options() -> None:
    table = dealt(hand=3, table=9)
    assert [len(cards) for cards in table.state.hands] == [3, 3]
    assert len(table.state.table) == 9


@pytest.mark.rule("TW-1a")
def test_a_player_sees_only_the_own_hand_and_the_table() -> None:
    table = dealt()
    assert texts(table.view(0).hand) == list(TWO_SETS)  # type: ignore[attr-defined]
    assert texts(table.view(1).hand) == list(POOR)  # type: ignore[attr-defined]
    assert table.view(None).hand is None  # type: ignore[attr-defined]
    assert [p.cards for p in table.view(1).players] == [6, 6]  # type: ignore[attr-defined]
    for viewer, unseen in ((0, POOR), (1, TWO_SETS), (None, TWO_SETS + POOR)):
        told = to_json([table.view(viewer), list(table.seen_by(viewer))]).decode()
        assert not [text for text in unseen if text in told]


@pytest.mark.rule("TW-1a")
def test_the_deal_is_told_to_each_alone() -> None:
    step = dealt().steps[0]
    assert the(step, HandsDealt).seats == (1, 0)
    own = [event for event in step.events if isinstance(event, OwnHand)]
    assert [(event.only, event.seat) for event in own] == [(1, 1), (0, 0)]


@pytest.mark.rule("TW-1a")
def test_two_to_eight_play() -> None:
    for seats in range(2, 9):
        table = new_table("twenty", seats, SEED, match={"form": "single"})
        assert [len(cards) for cards in table.state.hands] == [6] * seats
    for seats in (1, 9):
        with pytest.raises(Unreadable, match="players_range"):
            new_table("twenty", seats, SEED)


# --- SETs ------------------------------------------------------------------------------------


@pytest.mark.rule("TW-2")
@pytest.mark.parametrize(
    ("cards", "own"),
    [
        (("1rso", "2rso", "3rso"), 3),
        (("1rso", "1gso", "1pso"), 2),
        (("1rso", "2ghw", "3ped"), 1),
        (("1pso", "2pso", "3pso"), 0),
    ],
)
def test_own_and_open_cards_may_be_combined_in_any_way(cards: tuple[str, ...], own: int) -> None:
    table = dealt()
    step = call(table, 0, *cards)
    assert the(step, Taken).cards == parse_cards(cards)
    assert len(table.state.hands[0]) == 6 - own
    assert len([card for card in table.state.table if card]) == 6


@pytest.mark.rule("TW-2")
def test_there_are_no_turns_and_nobody_uses_the_cards_of_another() -> None:
    table = dealt()
    assert table.may_act() == {0, 1}
    refusals = []
    for text in ("1rso", str(table.state.pile[0])):  # in another's hand, and in the pile
        with pytest.raises(IllegalAction, match="card_out_of_reach") as refused:
            call(table, 1, text, "1pso", "2pso")
        refusals.append(refused.value.code)
    assert len(set(refusals)) == 1
    with pytest.raises(IllegalAction, match="card_doubled"):
        table.act(1, Call((Card.parse("1pso"), Card.parse("1pso"), Card.parse("2pso"))))


@pytest.mark.rule("TW-2b")
def test_call_then_point_within_five_seconds() -> None:
    table = dealt()
    with pytest.raises(IllegalAction, match="call_first"):
        table.act(0, Show(three("1rso", "2rso", "3rso")))
    table.act(0, Call(), at=1000)
    assert table.may_act() == {0}
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (6000, "point")
    for act in (Call(), Show(three("1pso", "2pso", "3pso")), AskCard(), NoneHere()):
        with pytest.raises(TooLate, match="called_first"):
            table.act(1, act)
    with pytest.raises(IllegalAction, match="already_called"):
        table.act(0, Call())
    step = table.act(0, Show(three("1rso", "2rso", "3rso")), at=5999)
    assert the(step, Taken).seat == 0


@pytest.mark.rule("TW-2b")
def test_running_out_of_time_is_a_wrong_call() -> None:
    table = dealt(point_ms=2000)
    table.act(1, Call(), at=0)
    (step,) = table.tick(2000)
    assert the(step, Wrong).cards is None
    assert len(table.state.hands[1]) == 7


@pytest.mark.rule("TW-2b")
def test_late_calls_cost_nothing() -> None:
    table = dealt()
    seen = table.seq
    call(table, 0, "1pso", "2pso", "3pso")
    with pytest.raises(TooLate, match="cards_gone") as late:
        call(table, 1, "1pso", "1rhw", "1ghw", seen=seen)
    assert late.value.data == {"by": 0}
    with pytest.raises(TooLate, match="called_first"):
        table.act(1, Call(), seen=seen)
    with pytest.raises(TooLate, match="table_changed"):
        table.act(1, NoneHere(), seen=seen)
    table.act(1, Call(), seen=table.seq)


@pytest.mark.rule("TW-3")
def test_open_cards_are_replaced_in_place_and_own_cards_are_not() -> None:
    table = dealt("3phw", "2rhd")
    step = call(table, 0, "1rso", "2ghw", "3ped")
    assert texts(the(step, Dealt).cards) == ["3phw", "2rhd"]
    assert texts(table.state.table) == ["1pso", "2pso", "3pso", "3phw", "2rhd", "1ghd"]
    assert hand(table, 0) == list(TWO_SETS[1:])


@pytest.mark.rule("TW-4")
def test_a_call_is_checked_before_cards_are_drawn() -> None:
    table = dealt()
    pile = table.state.pile
    table.act(0, Call())
    assert table.state.pile == pile
    step = table.act(0, Show(three("1rso", "2ghw", "3ped")))
    assert names(step) == ["Taken", "Dealt"]
    before = table.state.table
    step = call(table, 1, *WRONG)
    assert names(step) == ["Called", "Wrong", "ExtraCard", "ExtraCard"]
    assert table.state.table == before


# --- Wrong calls and extra cards -------------------------------------------------------------


@pytest.mark.rule("TW-5")
def test_after_a_wrong_call_the_cards_go_back_and_the_caller_gets_one_more() -> None:
    table = dealt("3phw")
    step = call(table, 1, *WRONG)
    assert the(step, Wrong).cards == parse_cards(WRONG)
    assert texts(table.state.table) == list(OPEN)
    assert hand(table, 1) == [*POOR, "3phw"]
    assert table.view(0).players[1].wrong == 1  # type: ignore[attr-defined]


@pytest.mark.rule("TW-5")
@pytest.mark.rule("TW-1a")
def test_only_the_caller_sees_the_extra_card() -> None:
    step = call(dealt("3phw"), 1, *WRONG)
    seen = {
        viewer: [e.card for e in step.events if isinstance(e, ExtraCard) and e.seen_by(viewer)]
        for viewer in (None, 0, 1)
    }
    assert seen == {None: [None], 0: [None], 1: [Card.parse("3phw")]}


@pytest.mark.rule("TW-7")
def test_a_player_may_ask_for_extra_cards() -> None:
    table = dealt("3phw", "2rhd")
    step = table.act(0, AskCard())
    assert {event.reason for event in step.events if isinstance(event, ExtraCard)} == {"asked"}
    table.act(0, AskCard())
    assert hand(table, 0) == [*TWO_SETS, "3phw", "2rhd"]


@pytest.mark.rule("TW-7a")
def test_one_card_each_time_and_only_when_no_call_is_open() -> None:
    table = dealt()
    table.act(1, Call(), at=0)
    with pytest.raises(TooLate, match="called_first"):
        table.act(0, AskCard())
    with pytest.raises(IllegalAction, match="already_called"):
        table.act(1, AskCard())
    table.tick(5000)
    table.act(0, AskCard())
    assert len(table.state.hands[0]) == 7


@pytest.mark.rule("TW-8")
def test_never_more_than_nine_own_cards() -> None:
    table = dealt()
    for _ in range(3):
        assert AskCard() in table.legal(1)
        table.act(1, AskCard())
    assert AskCard() not in table.legal(1)
    with pytest.raises(IllegalAction, match="hand_full") as refused:
        table.act(1, AskCard())
    assert refused.value.data == {"most": 9}
    pile = table.state.pile
    step = call(table, 1, *WRONG)
    assert names(step) == ["Called", "Wrong", "HandFull"]
    assert the(step, HandFull).count == 9
    assert table.state.pile == pile
    assert len(table.state.hands[1]) == 9


@pytest.mark.rule("TW-8")
def test_the_most_of_a_hand_is_an_option() -> None:
    table = dealt(most=7)
    table.act(1, AskCard())
    with pytest.raises(IllegalAction, match="hand_full"):
        table.act(1, AskCard())


# --- Winning ---------------------------------------------------------------------------------


@pytest.mark.rule("TW-9")
def test_the_first_without_own_cards_gets_a_point_for_each_card_of_the_others() -> None:
    hands = [TWO_SETS, POOR, ("1rew", "1reo", "2reo", "3ghd", "2geo", "1ped")]
    table = twenty(full_pile(in_turn(hands), OPEN), seats=3)
    table.act(1, AskCard())
    step = go_out(table)
    assert names(step) == ["Called", "Taken", "WentOut", "Over"]
    assert the(step, WentOut).points == 7 + 6
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((13, 0, 0), (0,))
    assert table.outcome.reason == "hand_empty"
    assert table.may_act() == frozenset()


@pytest.mark.rule("TW-9")
def test_one_card_left_is_not_out() -> None:
    table = dealt()
    call(table, 0, "1rso", "2ghw", "3ped")
    call(table, 0, "2rso", "2gso", "2pso")
    call(table, 0, "3rso", "3gso", "3pso")
    assert hand(table, 0) == ["1gso"]
    assert table.outcome is None


@pytest.mark.rule("TW-9")
def test_open_cards_of_the_last_set_count_and_are_not_replaced_any_more() -> None:
    table = dealt(hand=3)
    call(table, 0, "1rso", "2rso", "3rso")
    assert table.outcome is not None
    assert table.outcome.scores == (3, 0)


def match_to_the_end(hands: list[tuple[str, ...]]) -> tuple[Table, list[Any]]:
    """Seat 0 wins every deal with the cards it is dealt; the totals after each."""
    seats = len(hands)
    piles = [full_pile(in_turn(hands, deal % seats), OPEN) for deal in range(5)]
    table = new_table("twenty", seats, SEED, piles=piles, match={"pause_ms": 0})
    totals: list[Any] = []
    while table.outcome is None:
        go_out(table)
        totals.append(table.view(None).totals)  # type: ignore[attr-defined]
        if table.outcome is None:
            table.tick(table.at)
    return table, totals


@pytest.mark.rule("TW-9")
@pytest.mark.rule("TW-10")
def test_the_deal_passes_to_the_left() -> None:
    hands = [TWO_SETS, POOR]
    piles = [full_pile(in_turn(hands, deal), OPEN) for deal in (0, 1)]
    table = new_table("twenty", 2, SEED, piles=piles, match={"pause_ms": 0})
    assert table.view(None).dealer == 0  # type: ignore[attr-defined]
    go_out(table)
    table.tick(table.at)
    assert table.view(None).dealer == 1  # type: ignore[attr-defined]
    assert texts(table.view(0).table.hand) == list(TWO_SETS)  # type: ignore[attr-defined]


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize(("seats", "target"), [(2, 20), (3, 30), (4, 40), (8, 80)])
def test_the_match_goes_to_ten_times_the_players(seats: int, target: int) -> None:
    table = new_table("twenty", seats, SEED)
    assert table.view(None).target == target  # type: ignore[attr-defined]


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize(
    ("others", "totals"), [(2, [12, 24, 36]), (3, [18, 36, 54])], ids=["30 of 3", "40 of 4"]
)
def test_the_first_to_reach_the_target_wins_the_match(others: int, totals: list[int]) -> None:
    used = {*TWO_SETS, *POOR, *OPEN}
    rest = [str(card) for card in DECK if str(card) not in used]
    hands = [TWO_SETS, POOR, tuple(rest[:6]), tuple(rest[6:12])][: others + 1]
    table, seen = match_to_the_end(hands)
    assert [each[0] for each in seen] == totals
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.outcome.reason == "target_reached"
