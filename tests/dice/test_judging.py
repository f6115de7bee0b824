"""What a turn may be, what it scores and why, on written positions."""

from __future__ import annotations

from random import Random

import pytest

from tercet.dice.board import Square
from tercet.dice.faces import FACES, Die, showing
from tercet.dice.finding import all_turns
from tercet.dice.judging import (
    TurnScore,
    judge,
    judge_opening,
    judge_swap,
    play,
    swap,
    swaps,
)
from tercet.dice.position import Placement, Position, Turn
from tercet.errors import IllegalAction
from tests.dice.random_positions import played, random_hand
from tests.dice.rule_sheet import EXAMPLE


def position(rows: dict[int, str], hand: str = "", *, swapped: bool = False) -> Position:
    """A standard board with some rows written, and a hand."""
    board = "/".join(rows.get(row, "13") for row in range(1, 14))
    dice = hand.replace(" ", ",") or "-"
    return Position.parse(f"standard {board} {dice}/- 0 20 0,0 {'x' if swapped else '-'}")


#: 1ro 2ro 3ro lie across the middle: f7 g7 h7.
OPENED = {7: "5,1ro,2ro,3ro,5"}


def score(where: Position, turn: str) -> TurnScore:
    return judge(where, Turn.parse(turn))


def refusal(where: Position, turn: str) -> IllegalAction:
    before = str(where)
    with pytest.raises(IllegalAction) as refused:
        score(where, turn)
    assert str(where) == before
    return refused.value


def lines(found: TurnScore) -> list[str]:
    return [" ".join(str(p.square) for p in one.dice) for one in found.sets]


# --- The sheet's example ---------------------------------------------------------------------


@pytest.mark.rule("DICE-16")
@pytest.mark.rule("DICE-7")
@pytest.mark.rule("DICE-6")
def test_the_example_of_the_sheet_scores_6_then_9_then_12() -> None:
    where = Position.parse(EXAMPLE)
    first = score(where, "g8=2pw")
    second = score(where, "g8=2pw e6=2gd")
    third = score(where, "g8=2pw e6=2gd f5=2po")
    assert [one.total for one in (first, second, third)] == [6, 9, 12]
    assert [len(one.sets) for one in (first, second, third)] == [2, 3, 4]
    # The last die, two purple ovals, also stands in a column of three that is no SET.
    assert "f5 g5 h5" in lines(third)
    assert "f5 f6 f7" not in lines(third)


# --- What makes a SET on the board -----------------------------------------------------------


@pytest.mark.rule("DICE-5")
@pytest.mark.parametrize(
    "placed",
    [
        "e6=1ro i8=3ro",  # a diagonal through the line
        "f8=2ro",  # around a corner: f8, f7, g7
    ],
)
def test_diagonals_and_corners_make_nothing(placed: str) -> None:
    hand = "1ro 2ro 3ro"
    assert refusal(position(OPENED, hand), placed).code == "dice_no_line"


@pytest.mark.rule("DICE-5")
@pytest.mark.rule("DICE-4")
def test_a_row_and_a_column_make_sets() -> None:
    where = position(OPENED, "1ro 1gd 1pw")
    assert score(where, "i7=1ro").total == 3
    assert lines(score(where, "f8=1gd f9=1pw")) == ["f7 f8 f9"]


@pytest.mark.rule("DICE-5a")
def test_in_a_longer_line_every_three_neighbours_are_looked_at() -> None:
    where = position({7: "3,2ro,1,1ro,2ro,3ro,5"}, "3ro 1ro")
    # e7 completes d7 e7 f7 and e7 f7 g7 at once, and f7 g7 h7 was there before.
    assert lines(score(where, "e7=3ro")) == ["d7 e7 f7", "e7 f7 g7"]
    gap = position({7: "3,2ro,2,1ro,2ro,5"}, "3ro")
    # Three in a row with a hole are no neighbours.
    assert lines(score(gap, "f7=3ro")) == ["f7 g7 h7"]


@pytest.mark.rule("DICE-5b")
def test_three_alike_are_a_set_on_the_board() -> None:
    where = position({7: "5,2gw,2gw,6"}, "2gw 2go")
    assert score(where, "h7=2gw").total == 3
    assert refusal(where, "h7=2go").data["attribute"] == "shape"


@pytest.mark.rule("DICE-7")
def test_dice_may_touch_without_a_set_in_that_direction() -> None:
    where = position({6: "7,1gd,5", 7: "5,1ro,2ro,6"}, "3ro")
    # g6 is empty and h6 lies above h7; with a third above it the column is no SET.
    crossing = position({5: "7,2gd,5", 6: "7,1gd,5", 7: "5,1ro,2ro,6"}, "3ro")
    assert lines(score(where, "h7=3ro")) == ["f7 g7 h7"]
    assert lines(score(crossing, "h7=3ro")) == ["f7 g7 h7"]


# --- A turn as a whole -----------------------------------------------------------------------


@pytest.mark.rule("DICE-6a")
def test_a_turn_is_judged_when_all_its_dice_lie() -> None:
    where = position(OPENED, "1gd 1pw")
    assert refusal(where, "f8=1gd").code == "dice_no_line"
    assert score(where, "f8=1gd f9=1pw").total == 3


@pytest.mark.rule("DICE-6")
@pytest.mark.rule("DICE-6a")
def test_every_new_die_is_in_a_set_or_the_whole_turn_is_refused() -> None:
    where = position(OPENED, "1ro 1gd 2pw")
    refused = refusal(where, "i7=1ro f8=1gd")
    assert (refused.code, refused.data) == ("dice_no_line", {"square": "f8", "die": "1gd"})


@pytest.mark.rule("DICE-6a")
def test_three_new_dice_may_be_a_set_if_they_are_joined() -> None:
    alone = position(OPENED, "1gd 2gd 3gd")
    assert refusal(alone, "f9=1gd g9=2gd h9=3gd").code == "dice_not_joined"
    # i7 completes g7 h7 i7, and starts a column of new dice.
    joined = position(OPENED, "1ro 2ro 3ro")
    found = score(joined, "i7=1ro i8=2ro i9=3ro")
    assert lines(found) == ["g7 h7 i7", "i7 i8 i9"]
    assert found.total == 6


@pytest.mark.rule("DICE-6a")
def test_two_new_sets_far_apart_may_make_one_turn() -> None:
    where = position(OPENED, "3ro 1ro")
    assert score(where, "e7=3ro i7=1ro").total == 6


@pytest.mark.rule("DICE-6b")
def test_only_sets_that_were_not_there_before_count() -> None:
    where = position(OPENED, "1ro")
    assert lines(score(where, "i7=1ro")) == ["g7 h7 i7"]


@pytest.mark.rule("DICE-16")
def test_a_die_in_two_sets_counts_in_both() -> None:
    where = position({6: "8,2gd,4", 5: "8,3pd,4", 7: "5,1ro,2ro,3ro,5"}, "1ro 1rd")
    plain = score(position(OPENED, "1ro"), "i7=1ro")
    # 3pd 2gd above i7 ask for 1rd, g7 h7 ask for 1ro: one of the two SETs only.
    assert score(where, "i7=1rd").total == score(where, "i7=1ro").total == plain.total == 3
    both = position({6: "8,2go,4", 5: "8,3po,4", 7: "5,1ro,2ro,3ro,5"}, "1ro")
    assert lines(score(both, "i7=1ro")) == ["g7 h7 i7", "i5 i6 i7"]
    assert score(both, "i7=1ro").total == 6


# --- Wilds -----------------------------------------------------------------------------------


@pytest.mark.rule("DICE-13")
def test_a_wild_stands_for_any_die_and_says_which() -> None:
    where = position(OPENED, "* * * 1gd")
    assert score(where, "i7=*1ro").total == 2
    assert refusal(where, "i7=*").code == "dice_needs_meaning"
    assert score(where, "i7=*1ro f8=*2ro f9=*3ro").total == 3  # any number in one turn


@pytest.mark.rule("DICE-17")
@pytest.mark.rule("DICE-17a")
def test_a_wild_counts_nothing_when_placed_and_as_a_die_later() -> None:
    where = position(OPENED, "* 2ro")
    found = score(where, "i7=*1ro")
    assert [str(square) for square in found.sets[0].counted] == ["g7", "h7"]
    after, _ = play(where, Turn.parse("i7=*1ro"))
    assert after.at(Square.parse("i7")) is Die.parse("*1ro")
    assert score(after, "j7=2ro").total == 3


@pytest.mark.rule("DICE-17a")
def test_the_other_dice_of_a_wilds_sets_count() -> None:
    where = position(OPENED, "* 1gd")
    assert score(where, "f8=1gd f9=*1pw").total == 2
    two = position(OPENED, "* *")
    assert score(two, "f8=*1gd f9=*1pw").total == 1


@pytest.mark.rule("DICE-17a")
def test_in_the_whole_turn_a_wild_counts_in_none_of_its_sets_and_in_the_next_it_does() -> None:
    where = position(OPENED, "* 1gd 1ro 1gd")
    turn = "f8=1gd f9=*1pw f10=1ro"
    counted = [[str(square) for square in made.counted] for made in score(where, turn).sets]
    assert sorted(counted) == [["f7", "f8"], ["f8", "f10"]]
    after, _ = play(where, Turn.parse(turn))
    assert score(after, "f11=1gd").total == 3


@pytest.mark.rule("DICE-13")
def test_a_meaning_once_announced_binds() -> None:
    where = position({7: "5,1ro,2ro,*3ro,5"}, "1ro 2gd")
    assert score(where, "i7=1ro").total == 3
    assert refusal(where, "i7=2gd").code == "dice_no_set"


@pytest.mark.rule("DICE-14")
def test_a_wild_is_replaced_by_a_die_of_its_meaning_for_no_points() -> None:
    where = position({7: "5,1ro,2ro,*3ro,5"}, "3ro 1gd 3go")
    assert swaps(where) == (Placement.parse("h7=3ro"),)
    after = swap(where, Square.parse("h7"), Die.parse("3ro"), Die.parse("2pd"))
    assert after.at(Square.parse("h7")) is Die.parse("3ro")
    assert " ".join(map(str, after.hand)) == "1gd 3go 2pd"
    assert after.scores == where.scores
    # It is not one of the three: three more may follow, the freed die among them.
    three = after.with_hand(map(Die.parse, ("1ro", "2ro", "3ro")))
    assert score(three, "i7=1ro i8=2ro i9=3ro").total == 6


@pytest.mark.rule("DICE-14")
@pytest.mark.rule("DICE-14a")
@pytest.mark.parametrize(
    ("square", "die", "swapped", "code"),
    [
        ("h7", "1gd", False, "dice_wrong_for_wild"),
        ("h7", "*", False, "dice_wrong_for_wild"),
        ("h7", "3ro", True, "dice_second_swap"),
        ("g7", "2ro", False, "dice_no_wild_there"),
        ("a1", "3ro", False, "dice_no_wild_there"),
        ("n7", "3ro", False, "dice_off_board"),
        ("h7", "3pd", False, "dice_not_in_hand"),
    ],
)
def test_a_wrong_replacement_says_why(square: str, die: str, swapped: bool, code: str) -> None:
    where = position({7: "5,1ro,2ro,*3ro,5"}, "3ro 1gd 2ro *", swapped=swapped)
    with pytest.raises(IllegalAction) as refused:
        judge_swap(where, Square.parse(square), Die.parse(die))
    assert refused.value.code == code
    assert refused.value.data["square"] == square
    assert refused.value.data["die"] == die


# --- Bonus squares ---------------------------------------------------------------------------


@pytest.mark.rule("DICE-15")
def test_the_first_to_occupy_a_bonus_square_gets_it_once() -> None:
    where = position({7: "3,1ro,2ro,8"}, "3ro * 2ro")
    found = score(where, "c7=3ro")
    assert [(str(one.square), one.points) for one in found.bonuses] == [("c7", 3)]
    assert found.total == 6
    after, _ = play(where, Turn.parse("c7=3ro"))
    later = score(after, "b7=2ro")
    assert (later.bonuses, later.total) == ((), 3)


@pytest.mark.rule("DICE-15")
def test_a_wild_earns_the_bonus_too_and_its_replacement_does_not() -> None:
    where = position({7: "3,1ro,2ro,8"}, "*")
    assert score(where, "c7=*3ro").total == 2 + 3
    wild = position({7: "2,*3ro,1ro,2ro,8"}, "3ro")
    after = swap(wild, Square.parse("c7"), Die.parse("3ro"), Die.parse("1gd"))
    assert after.scores == wild.scores


# --- Refusals --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "code", "data"),
    [
        ("", "dice_none_placed", {}),
        ("i7=1ro j7=2ro k7=3ro e7=3ro", "dice_too_many", {"have": 4, "most": 3}),
        ("n7=1ro", "dice_off_board", {"square": "n7", "die": "1ro"}),
        ("g14=1ro", "dice_off_board", {"square": "g14", "die": "1ro"}),
        ("g7=1ro", "dice_square_taken", {"square": "g7", "die": "1ro", "there": "2ro"}),
        ("i7=1ro i7=3ro", "dice_square_taken", {"square": "i7", "die": "3ro", "there": "1ro"}),
        ("i7=3pd", "dice_not_in_hand", {"square": "i7", "die": "3pd"}),
        ("i7=1ro j7=1ro", "dice_not_in_hand", {"square": "j7", "die": "1ro"}),
        ("b2=1ro", "dice_no_line", {"square": "b2", "die": "1ro"}),
        (
            "i7=2ro",
            "dice_no_set",
            {
                "square": "i7",
                "die": "2ro",
                "line": "row",
                "first": "2ro",
                "second": "3ro",
                "attribute": "number",
                "two": "two",
                "one": "three",
            },
        ),
        ("i7=*2ro", "dice_meaning_wrong", {"square": "i7", "die": "*2ro", "needs": "1ro"}),
    ],
)
def test_a_refusal_names_the_die_and_the_reason(
    turn: str, code: str, data: dict[str, object]
) -> None:
    refused = refusal(position(OPENED, "1ro 2ro 3ro 3ro *"), turn)
    assert refused.code == code
    assert data.items() <= refused.data.items()


def test_a_wild_not_held_is_refused() -> None:
    assert refusal(position(OPENED, "1ro"), "i7=*1ro").code == "dice_not_in_hand"


def test_refusals_leave_the_position_as_it_was() -> None:
    rng = Random(11)
    where = played(rng, 12).with_hand(random_hand(rng))
    legal = {one.turn for one in all_turns(where)}
    squares = [where.board.square(at) for at in range(169)]
    before, refused = str(where), 0
    for _ in range(300):
        dice = [showing(rng.choice(FACES)) for _ in range(rng.randint(0, 4))]
        turn = Turn.of(Placement(rng.choice(squares), die) for die in dice)
        if turn not in legal:
            refusal(where, str(turn))
            refused += 1
    assert refused > 200
    assert str(where) == before


# --- The opening -----------------------------------------------------------------------------


@pytest.mark.rule("DICE-3")
@pytest.mark.rule("DICE-3a")
@pytest.mark.parametrize("turn", ["f7=1ro g7=2ro h7=3ro", "g6=2ro g7=1ro g8=3ro"])
def test_the_opening_lies_across_the_middle(turn: str) -> None:
    where = position({}, "1ro 2ro 3ro 1gd *")
    found = judge_opening(where, Turn.parse(turn))
    assert found is not None
    assert found.total == 3


@pytest.mark.rule("DICE-3a")
@pytest.mark.parametrize(
    "turn",
    ["g7=1ro h7=2ro i7=3ro", "f7=1ro g7=2ro", "f7=1ro g7=2ro g8=3ro", "f6=1ro f7=2ro f8=3ro"],
)
def test_an_opening_elsewhere_is_refused(turn: str) -> None:
    with pytest.raises(IllegalAction, match="dice_opening_squares"):
        judge_opening(position({}, "1ro 2ro 3ro 1gd *"), Turn.parse(turn))


@pytest.mark.rule("DICE-3a")
def test_wilds_in_an_opening_are_announced_and_score_nothing() -> None:
    where = position({}, "1ro 2ro * 1gd *")
    found = judge_opening(where, Turn.parse("f7=1ro g7=2ro h7=*3ro"))
    assert found is not None
    assert found.total == 2
    assert judge_opening(where, Turn.parse("f7=1ro g7=2ro h7=*3gd")) is None


def test_playing_an_opening_that_is_none_is_refused() -> None:
    with pytest.raises(IllegalAction, match="dice_opening_no_set"):
        play(position({}, "1ro 2ro 3rd"), Turn.parse("f7=1ro g7=2ro h7=3rd"))
