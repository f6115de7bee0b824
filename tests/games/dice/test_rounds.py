"""SET Dice at the table: passing, rounds, throwing again, the end, time and absence."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tercet.dice.faces import Die
from tercet.dice.finding import can_play, opening_turns
from tercet.dice.loading import load_kit
from tercet.dice.position import Position
from tercet.engine.acts import Entry, Leave, Return
from tercet.engine.chance import Chance
from tercet.engine.events import Over
from tercet.games.dice.dice import DICE
from tercet.games.dice.table import position_of
from tercet.games.dice.terms import (
    DiceKept,
    DicePassed,
    DiceRules,
    DiceState,
    DiceThrown,
    DiceView,
    NobodyCanPlay,
    NobodyOpens,
    OutOfDice,
    Pass,
    Place,
    RoundBegan,
    ThrewAgain,
    ThrowAgain,
)
from tercet.tables import new_table
from tests.games.dice.tables import (
    A_SET,
    DULL,
    ROWS,
    Playing,
    chance,
    everybody_keeps,
    opening,
    refused,
    turn,
)

# --- Passing and rounds ----------------------------------------------------------------------


@pytest.mark.rule("DICE-8")
def test_a_player_may_always_pass() -> None:
    table = turn(f"1ro,1gd,1gd,2gd,1gw/{DULL}")
    assert can_play(position_of(table.state, 0))
    assert Pass() in DICE.legal(table.state, 0)
    table.do(0, Pass())
    assert table.said(DicePassed) == [DicePassed(seat=0)]
    assert table.state.mover == 1


@pytest.mark.rule("DICE-9")
def test_after_the_round_all_draw_up_to_five_and_throw_the_new_dice() -> None:
    table = turn(f"1ro,2ro,3ro,1gd,1gw/{DULL}")
    kept = [held.die for held in table.state.hands[0]][3:]
    next_in_bag = table.state.bag[:3]
    table.do(0, Place(("i7=1ro", "i8=2ro", "i9=3ro")))
    assert len(table.state.hands[0]) == 2  # not before the round has ended
    table.do(1, Pass())
    assert tuple(held.die for held in table.state.hands[0]) == (*kept, *next_in_bag)
    (thrown,) = table.said(DiceThrown)
    assert (thrown.seat, len(thrown.dice)) == (0, 3)
    assert table.hand(0)[:2] == ["1gd", "1gw"]  # old dice are not thrown
    assert table.state.phase == "again"


@pytest.mark.rule("DICE-10a")
def test_hands_are_filled_up_first_then_each_may_throw_again_also_the_new_dice() -> None:
    table = turn(f"1ro,2ro,3ro,1gd,1gw/{DULL}")
    table.do(0, Place(("i7=1ro", "i8=2ro", "i9=3ro")))
    table.do(1, Pass())
    assert (table.state.phase, [len(hand) for hand in table.state.hands]) == ("again", [5, 5])
    new = table.hand(0)[2]
    table.do(0, ThrowAgain((new,)))
    (threw,) = table.said(ThrewAgain)
    assert threw.old == (new,)


@pytest.mark.rule("DICE-10")
def test_before_the_round_each_may_throw_any_own_dice_once() -> None:
    table = turn(f"{DULL}/{DULL}", phase="again")
    assert DICE.may_act(table.state) == {0, 1}
    assert refused(table, 0, ThrowAgain(("3pd",))) == "dice_not_yours"
    assert refused(table, 0, ThrowAgain(("1gd",) * 3)) == "dice_not_yours"
    dice = table.state.hands[1]
    table.do(1, ThrowAgain(("1gd", "2gd")))
    (threw,) = table.said(ThrewAgain)
    assert (threw.seat, threw.old, len(threw.new)) == (1, ("1gd", "2gd"), 2)
    assert table.hand(1) == ["1gd", "2gd", "1gw", *threw.new]
    assert {held.die for held in table.state.hands[1]} == {held.die for held in dice}
    assert refused(table, 1, ThrowAgain(("1gd",))) == "dice_thrown_once"


@pytest.mark.rule("DICE-10")
def test_dice_thrown_again_fall_by_chance_on_their_own_sides() -> None:
    fallen = set()
    for seed in range(60):
        table = turn(f"{DULL}/{DULL}", phase="again", chance=chance(seed))
        table.do(1, ThrowAgain(("1gw",)))
        thrown = table.state.hands[1][-1]
        assert Die.parse(thrown.shows) in load_kit().dice[int(thrown.die[1:]) - 1]
        fallen.add(thrown.shows)
    assert len(fallen) == 6


@pytest.mark.rule("DICE-10")
def test_the_first_player_waits_until_all_have_decided() -> None:
    table = turn(f"{DULL}/1ro,{DULL[4:]}", phase="again")
    table.do(0, ThrowAgain())
    assert table.said(DiceKept) == [DiceKept(seat=0)]
    assert refused(table, 0, Pass()) == "dice_no_turn_now"
    table.do(1, ThrowAgain())
    assert table.state.phase == "turn"


@pytest.mark.rule("DICE-10")
def test_thirty_seconds_then_the_dice_stay() -> None:
    table = turn(f"{DULL}/1ro,{DULL[4:]}", phase="again", since=1000)
    due = DICE.deadline(table.state)
    assert due is not None
    assert (due.at, due.label) == (31_000, "dice_again")
    hands = table.state.hands
    table.time_out()
    assert table.state.hands == hands
    assert [event.seat for event in table.said(DiceKept)] == [0, 1]
    assert table.state.phase == "turn"


@pytest.mark.rule("DICE-9a")
def test_every_round_starts_with_the_player_of_the_opening() -> None:
    table = turn(f"{DULL}/1ro,{DULL[4:]}/{DULL}", starter=1, mover=1)
    for seat in (1, 2, 0):
        table.do(seat, Pass())
    everybody_keeps(table)
    assert table.said(RoundBegan) == [RoundBegan(round=2, seat=1)]
    assert table.state.mover == 1


@pytest.mark.rule("DICE-8")
def test_nobody_can_make_a_set_so_all_throw_and_a_new_round_begins() -> None:
    table = turn(f"{DULL}/{DULL}", phase="again")
    hands = table.state.hands
    everybody_keeps(table)
    assert table.said(NobodyCanPlay) == [NobodyCanPlay(round=2)]
    assert len(table.said(DiceThrown)) == 2
    assert all(len(event.dice) == 5 for event in table.said(DiceThrown))
    assert table.state.hands != hands
    assert table.state.phase == "again"
    assert table.state.round == 2


@pytest.mark.rule("DICE-8a")
def test_a_round_that_was_only_passed_ends_as_usual() -> None:
    table = turn(f"1ro,{DULL[4:]}/{DULL}", phase="again")
    everybody_keeps(table)
    assert table.said(RoundBegan)
    hands = table.state.hands
    table.do(0, Pass())
    table.do(1, Pass())
    assert not table.said(NobodyCanPlay)
    assert table.state.hands == hands
    assert table.state.phase == "again"


@pytest.mark.rule("DICE-8")
def test_a_round_in_which_only_a_wild_could_be_replaced_is_played() -> None:
    rows = ROWS.replace("5,1ro,2ro,3ro,5", "4,3pd,1ro,2ro,*3ro,3pd,4")
    table = turn(f"3ro,2gd,2gd,2gd,2gd/{DULL}", rows)
    dull = replace(table.state, phase="again")
    assert not any(can_play(position_of(dull, seat)) for seat in (0, 1))
    table = Playing(dull)
    everybody_keeps(table)
    assert table.state.phase == "turn"
    table.do(0, Pass())
    table.do(1, Pass())
    assert table.said(NobodyCanPlay)  # nobody could have placed a die, so it was a dead round


@pytest.mark.rule("DICE-11")
def test_the_last_draw_goes_clockwise_from_the_first_player() -> None:
    hands = "1ro,2ro,3ro,1gd,1gw/1gd,2gd,2gd/1gw,1gd"
    table = turn(hands, bag=4, starter=2, mover=0, placed=True)
    last = table.state.bag
    table.do(0, Pass())
    table.do(1, Pass())
    drawn = [tuple(h.die for h in hand) for hand in table.state.hands]
    assert drawn[2][2:] == last[:3]  # the first player fills up
    assert drawn[1][3:] == last[3:]  # seat 0, on the left of seat 2, needs none
    assert drawn[0] == tuple(h.die for h in turn(hands, bag=4).state.hands[0])


@pytest.mark.rule("DICE-11")
def test_what_is_left_goes_to_the_next() -> None:
    table = turn("1gd/1gd,2gd", bag=5, mover=1, starter=0, placed=True)
    table.do(1, Pass())
    assert [len(hand) for hand in table.state.hands] == [5, 3]
    assert table.state.bag == ()


# --- The end ---------------------------------------------------------------------------------


@pytest.mark.rule("DICE-12")
def test_when_one_has_no_dice_left_the_others_play_once_more() -> None:
    table = turn(f"1ro,2ro,3ro/3ro,1gd/{DULL}", bag=0)
    table.do(0, Place(("i7=1ro", "i8=2ro", "i9=3ro")))
    assert table.said(OutOfDice) == [OutOfDice(seat=0)]
    assert DICE.outcome(table.state) is None
    table.do(1, Place(("e7=3ro",)))
    assert DICE.outcome(table.state) is None
    table.do(2, Pass())
    (over,) = table.said(Over)
    assert over.outcome.reason == "out_of_dice"


@pytest.mark.rule("DICE-12")
def test_who_has_played_in_this_round_does_not_play_again() -> None:
    table = turn(f"{DULL}/1ro", bag=0, starter=0, mover=1, placed=True)
    table.do(1, Place(("i7=1ro",)))
    assert not table.said(OutOfDice)  # nobody is left to play once more
    assert DICE.outcome(table.state) is not None


@pytest.mark.rule("DICE-12a")
@pytest.mark.parametrize(("bag", "ends"), [(0, True), (1, False)])
def test_three_quiet_rounds_with_an_empty_bag_end_the_game(bag: int, ends: bool) -> None:
    table = turn(f"1ro,{DULL[4:]}/{DULL}", bag=bag)
    for _ in range(2):
        table.do(0, Pass())
        table.do(1, Pass())
        assert DICE.outcome(table.state) is None
        everybody_keeps(table)
    table.do(0, Pass())
    table.do(1, Pass())
    outcome = DICE.outcome(table.state)
    assert (outcome is not None) == ends
    assert outcome is None or outcome.reason == "quiet_rounds"


@pytest.mark.rule("DICE-12a")
def test_a_die_placed_starts_the_count_again() -> None:
    table = turn(f"1ro,2ro,{DULL[8:]}/{DULL}", bag=0, quiet=2)
    table.do(0, Place(("i7=1ro",)))
    table.do(1, Pass())
    assert table.state.quiet == 0


@pytest.mark.rule("DICE-18")
def test_the_highest_sum_wins_and_dice_left_over_count_nothing() -> None:
    table = turn(f"1ro/{DULL}/{DULL}", bag=0)
    table = Playing(replace(table.state, scores=(10, 14, 14)))
    table.do(0, Place(("i7=1ro",)))
    table.do(1, Pass())
    table.do(2, Pass())
    outcome = DICE.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (13, 14, 14)
    assert outcome.winners == (1, 2)


# --- Time and absence ------------------------------------------------------------------------


def test_a_turn_may_have_a_limit_and_then_passes() -> None:
    table = turn(f"1ro,{DULL[4:]}/{DULL}", rules=DiceRules(turn_ms=5000))
    table.time_out()
    assert table.said(DicePassed) == [DicePassed(seat=0, why="late")]
    assert DICE.deadline(table.state) == DICE.deadline(replace(table.state, since=5000))


def test_who_leaves_is_passed_over_and_comes_back() -> None:
    table = turn(f"1ro,{DULL[4:]}/{DULL}/{DULL}")
    table.do(0, Leave())
    assert table.said(DicePassed) == [DicePassed(seat=0, why="gone")]
    assert table.state.mover == 1
    table.do(1, Pass())
    table.do(2, Pass())
    table.do(0, Return())
    assert DICE.may_act(table.state) == {0, 1, 2}


def test_nobody_waits_for_the_decision_of_one_who_left() -> None:
    table = turn(f"{DULL}/1ro,{DULL[4:]}", phase="again")
    table.do(1, ThrowAgain())
    table.do(0, Leave())
    assert table.state.phase == "turn"
    assert table.state.mover == 1


def test_an_opening_that_only_one_who_left_could_make_is_thrown_again() -> None:
    table = opening(f"{DULL}/{A_SET}")
    table.do(1, Leave())
    assert table.said(NobodyOpens)
    assert opening_turns(position_of(table.state, 0))


def test_an_empty_table_waits_and_its_clock_stands_still() -> None:
    table = turn(f"1ro,{DULL[4:]}/{DULL}", rules=DiceRules(turn_ms=5000))
    table.do(1, Leave())
    table.do(0, Leave())
    assert DICE.may_act(table.state) == frozenset()
    assert DICE.deadline(table.state) is None
    table.do(0, Return(), at=90_000)
    assert DICE.may_act(table.state) == {0}
    due = DICE.deadline(table.state)
    assert due is not None
    assert due.at == 95_000


# --- What is legal ---------------------------------------------------------------------------


def test_legal_acts_are_known_in_any_order_and_spelling() -> None:
    table = turn(f"1ro,2ro,3ro,1gd,1gw/{DULL}")
    legal = DICE.legal(table.state, 0)
    assert legal.complete
    assert Place(("I9=ro3", "i7=1ro", "i8=2ro")) in legal
    assert Place(("i9=2ro", "i7=1ro", "i8=3gd")) not in legal
    assert Place(("nonsense",)) not in legal
    again = turn(f"{DULL}/{DULL}", phase="again")
    throws = DICE.legal(again.state, 0)
    assert ThrowAgain(("2gd", "1gd")) in throws
    assert ThrowAgain(("1gd", "1gd", "1gd")) not in throws
    # 1gd twice, 2gd twice, 1gw once: 3 × 3 × 2 choices.
    assert len(throws) == 18


def test_with_two_wilds_the_list_is_a_sample_of_the_best() -> None:
    table = turn(f"*,*,3ro,1gd,1gw/{DULL}")
    legal = DICE.legal(table.state, 0)
    assert not legal.complete
    for act in legal:
        DICE.apply(table.state, Entry(1, 0, act, 0))


def test_a_position_of_the_table_can_be_read_from_the_view() -> None:
    state: DiceState = turn(f"*,2ro,3ro,1gd,1gw/{DULL}").state
    text = DICE.view(state, 1).position
    assert text == str(position_of(state, 0))


@pytest.mark.slow
def test_the_position_names_a_seat_that_moves() -> None:
    """In the opening and while dice are thrown again, too, where several may act."""
    seen = set()
    for seed in range(6):
        table, luck = new_table("dice", 3, bytes([seed]) * 32), Chance(bytes([seed]) * 32)
        while table.outcome is None and len(table.steps) < 60:
            view = table.view(None)
            assert isinstance(view, DiceView)
            assert Position.parse(view.position).to_move in table.may_act()
            seen.add(view.phase)
            seat, luck = luck.pick(sorted(table.may_act()))
            act, luck = table.legal(seat).draw(luck)
            table.act(seat, act, table.at)
    assert seen == {"opening", "turn", "again"}
