"""The dice and the boards as data."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tercet.dice.board import Square
from tercet.dice.faces import ATTRIBUTES, FACES, THIRD, WILD, showing
from tercet.dice.loading import board_names, load_board, load_kit, read_board, read_kit
from tercet.errors import Unreadable
from tools.dice_kit import make_dice


@pytest.mark.rule("DICE-1")
@pytest.mark.rule("DICE-1a")
def test_42_dice_carry_27_faces_nine_times_and_nine_wilds() -> None:
    kit = load_kit()
    assert len(kit) == 42
    sides = Counter(side for die in kit.dice for side in die)
    assert sides == dict.fromkeys([*map(showing, FACES), WILD], 9)
    assert all(len(die) == len(set(die)) == 6 for die in kit.dice)
    assert kit.dice == make_dice()


def test_a_die_without_a_wild_shows_every_value_twice() -> None:
    plain = [die for die in load_kit().dice if WILD not in die]
    assert len(plain) == 33
    for die in plain:
        for attribute in ATTRIBUTES:
            values = Counter(side.face.value(attribute) for side in die if side.face)
            assert set(values.values()) == {2}


@pytest.mark.rule("DICE-1a")
def test_the_standard_board_is_the_one_of_the_defaults() -> None:
    board = load_board()
    assert (board.rows, board.columns, board.middle) == (13, 13, Square(7, 7))
    by_points: dict[int, set[Square]] = {}
    for bonus in board.bonuses:
        by_points.setdefault(bonus.points, set()).add(bonus.square)
    assert by_points == {
        2: {(4, 4), (4, 10), (10, 4), (10, 10)},
        3: {(7, 3), (7, 11), (3, 7), (11, 7)},
        5: {(2, 2), (2, 12), (12, 2), (12, 12), (7, 1), (1, 7), (7, 13), (13, 7)},
    }


def test_the_standard_board_is_symmetric() -> None:
    board = load_board()
    assert board.bonuses
    for bonus in board.bonuses:
        turned = Square(bonus.square.column, board.rows + 1 - bonus.square.row)
        assert any(other.square == turned for other in board.bonuses)


@pytest.mark.rule("DICE-3a")
def test_openings_lie_across_the_middle() -> None:
    assert [" ".join(map(str, squares)) for squares in load_board().openings] == [
        "f7 g7 h7",
        "g6 g7 g8",
    ]


@pytest.mark.rule("DICE-5")
def test_lines_are_three_neighbours_of_a_row_or_a_column() -> None:
    board = load_board()
    for window in board.windows:
        (a, b, c) = (board.square(at) for at in window)
        steps = {(b.row - a.row, b.column - a.column), (c.row - b.row, c.column - b.column)}
        assert steps in ({(0, 1)}, {(1, 0)})
    assert len(set(board.windows)) == 2 * 13 * 11
    assert len(board.windows_at[board.index(board.middle)]) == 6
    assert len(board.windows_at[0]) == 2


@pytest.mark.parametrize("text", ["a1", "g7", "m13", "z26"])
def test_squares_are_written_and_read(text: str) -> None:
    assert str(Square.parse(text.upper())) == text


@pytest.mark.parametrize("text", ["", "7g", "g", "g0", "aa1", "g100", "g-1", "é4"])
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="square_unreadable"):
        Square.parse(text)


def test_every_board_in_the_folder_can_be_read() -> None:
    assert "standard" in board_names()
    for name in board_names():
        assert load_board(name).name == name


@pytest.mark.parametrize("load", [load_board, load_kit])
@pytest.mark.parametrize("name", ["none", "../kits/standard", "", "standard.toml"])
def test_an_unknown_file_is_refused(load: object, name: str) -> None:
    assert callable(load)
    with pytest.raises(Unreadable, match="dice_file_unknown"):
        load(name)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rows = 2\ncolumns = 9\nmiddle = 'b1'", "board_size"),
        ("rows = 27\ncolumns = 9\nmiddle = 'b2'", "board_size"),
        ("rows = 9\ncolumns = 9\nmiddle = 'a5'", "board_square"),
        ("rows = 9\ncolumns = 9\nmiddle = 'j5'", "board_square"),
        (
            "rows = 9\ncolumns = 9\nmiddle = 'e5'\nbonus = [{points = 1, squares = ['a10']}]",
            "board_square",
        ),
        (
            "rows = 9\ncolumns = 9\nmiddle = 'e5'\nbonus = [{points = 1, squares = ['a9', 'a9']}]",
            "board_bonus_twice",
        ),
        ("rows = 'x'", "dice_file"),
        ("rows =", "dice_file"),
        ("rows = 9\ncolumns = 9\nmiddle = 'e5'\nsize = 3", "dice_file"),
    ],
)
def test_a_board_nobody_can_play_on_is_refused(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_board("odd", text)
    assert refusal.value.code == code


@pytest.mark.parametrize("die", ["1ro 1ro 2ro 3ro 1gd *", "1ro 2ro 3ro 1gd *", ""])
def test_a_die_has_six_different_sides(die: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_kit("odd", f"dice = ['{die}']")
    assert (refusal.value.code, refusal.value.data["die"]) == ("kit_die", 0)


@pytest.mark.rule("DICE-3")
@pytest.mark.parametrize("name", ["standard", "plain"])
def test_of_any_four_dice_some_three_can_fall_as_a_set(name: str) -> None:
    """So throwing again until somebody can open comes to an end."""
    sides = [frozenset(side.code for side in die) for die in load_kit(name).dice]
    never = {
        trio
        for trio in combinations(range(len(sides)), 3)
        if not _can_fall_as_a_set(*(sides[die] for die in trio))
    }
    assert never, "some three dice never fall as a SET, so there is something to show"
    for a, b, c in never:
        for d in range(c + 1, len(sides)):
            assert not never.issuperset(((a, b, d), (a, c, d), (b, c, d)))


def _can_fall_as_a_set(a: frozenset[int], b: frozenset[int], c: frozenset[int]) -> bool:
    if WILD.code in a | b | c:
        return True
    return any(THIRD[x][y] in c for x in a for y in b)


def test_the_plain_dice_are_the_standard_ones_without_wilds() -> None:
    plain, standard = load_kit("plain"), load_kit()
    for ours, theirs in zip(plain.dice, standard.dice, strict=True):
        assert WILD not in ours
        assert set(theirs) - set(ours) <= {WILD}
    assert (
        sorted(Counter(side for die in plain.dice for side in die).values()) == [9] * 18 + [10] * 9
    )
