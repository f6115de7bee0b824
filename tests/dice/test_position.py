"""Positions and turns as text."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.dice.board import Square
from tercet.dice.faces import Die
from tercet.dice.position import Placement, Position, Turn, without
from tercet.errors import Unreadable
from tests.dice.random_positions import played, random_hand

ROWS = "13/13/13/13/13/13/5,1ro,*2ro,3ro,5/13/13/13/13/13/13"
TEXT = f"standard {ROWS} 1gw,2gd,*,*,1gw/- 0 29 2,0 -"


def test_a_position_is_read() -> None:
    position = Position.parse(TEXT)
    assert position.at(Square.parse("g7")) is Die.parse("*2ro")
    assert position.at(Square.parse("g8")) is None
    assert " ".join(map(str, position.hand)) == "1gw 2gd * * 1gw"
    assert (position.to_move, position.bag, position.scores) == (0, 29, (2, 0))
    assert not position.swapped
    assert str(position) == TEXT


def test_positions_are_written_as_they_are_read() -> None:
    rng = Random(4)
    for dice in (3, 9, 20, 30):
        position = played(rng, dice).with_hand(random_hand(rng, 5, 2))
        assert Position.parse(str(position)) == position


@pytest.mark.rule("DICE-15")
def test_a_bonus_is_open_until_its_square_is_occupied() -> None:
    rows = ROWS.replace("13/", "3,1ro,9/", 1)
    assert len(Position.parse(TEXT).open_bonuses) == 16
    moved = Position.parse(TEXT.replace(ROWS, rows.replace("3,1ro,9/", "6,1ro,6/")))
    assert "g1" not in {str(bonus.square) for bonus in moved.open_bonuses}
    assert len(moved.open_bonuses) == 15


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (" -", "", "position_fields"),
        ("standard", "chess", "dice_file_unknown"),
        ("13/13/", "13/", "position_rows"),
        ("5,1ro", "4,1ro", "position_columns"),
        ("5,1ro", "999999999999,1ro", "position_columns"),
        ("1ro", "1rx", "die_unreadable"),
        ("*2ro", "*", "die_needs_meaning"),
        ("2gd", "*2gd", "hand_has_meaning"),
        ("1gw/-", "1gw,/-", "die_unreadable"),
        (" 0 29", " 2 29", "position_seats"),
        (" 0 29", " x 29", "position_number"),
        (" 0 29", " 0 -1", "position_number"),
        (" 0 29", " 0 ²", "position_number"),
        ("2,0 -", "2,0,1 -", "position_seats"),
        ("2,0 -", "2,0 y", "position_number"),
        (" 0 29", " 0 290", "position_dice"),
        (" 0 29", " 0 35", "position_dice"),
        ("1gw/- ", "1gw,1gw/- ", "position_hand"),
        ("1gw/- 0 29 2,0", "1gw 0 29 2", "position_players"),
        ("1gw/- 0 29 2,0", "1gw/-/-/-/- 0 29 -", "position_players"),
    ],
)
def test_what_is_no_position_is_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        Position.parse(TEXT.replace(old, new, 1))
    assert refusal.value.code == code


@given(st.text(max_size=200))
@pytest.mark.slow
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (Position.parse, Turn.parse, Placement.parse, Die.parse):
        with suppress(Unreadable):
            read(text)


@given(st.text("standard 13/,*2rgpowdx-0=", max_size=120))
def test_near_misses_are_read_or_refused(text: str) -> None:
    for tried in (text, f"standard {ROWS} {text}", f"standard {text} - 0 0 - -"):
        with suppress(Unreadable):
            assert Position.parse(str(Position.parse(tried))) == Position.parse(tried)


def test_turns_are_written_in_the_order_of_their_squares() -> None:
    assert str(Turn.parse("h8=*1gd  G7=r2w")) == "g7=2rw h8=*1gd"
    assert Turn.parse("h8=1gd g7=2rw") == Turn.parse("g7=2rw h8=1gd")


def test_dice_leave_a_hand_one_by_one() -> None:
    hand = Position.parse(TEXT).hand
    left = without(hand, map(Die.parse, ("1gw", "*3pd")))
    assert " ".join(map(str, left)) == "2gd * 1gw"
