"""Positions in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tercet.dice.command import describe_position, print_position
from tercet.dice.loading import board_names
from tercet.dice.position import Position
from tercet.errors import IllegalAction, Unreadable
from tercet.words.texts import LANGUAGES, Texts
from tests.dice.rule_sheet import EXAMPLE

TURN = "g8=2pw e6=2gd f5=2po"


def printed(text: str | None = None, *, lang: str = "en", best: int = 5, turn: str = "") -> str:
    out = StringIO()
    console = Console(file=out, width=80, color_system=None)
    print_position(console, Texts(lang), text, best=best, turn=turn)
    return out.getvalue()


def test_a_board_is_drawn_in_notation_within_80_columns() -> None:
    lines = printed(EXAMPLE, best=1).splitlines()
    assert max(map(len, lines[:14])) <= 80
    assert lines[0].split() == list("abcdefghijklm")
    assert " ".join(lines[6].split()) == "6 · · · · · 2go 2gw 2gd · · · · ·"
    assert " ".join(lines[2].split()) == "2 · +5 · · · · · · · · · +5 ·"
    assert lines[6].index("2go") == lines[5].index("1pw") - 5
    assert lines[14].startswith("To move: seat 0 with 3pd 1rd 2pw 2po 2gd.")
    assert lines[15].endswith("points: " + describe_position(EXAMPLE)["best"][0]["turn"])


def test_without_a_position_the_empty_board_is_drawn() -> None:
    lines = printed().splitlines()
    assert lines[7].split()[7] == "#"
    assert len(lines) == 14


@pytest.mark.rule("DICE-16")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_is_explained_and_new_dice_are_marked(lang: str) -> None:
    told = printed(EXAMPLE, lang=lang, turn=TURN)
    assert ">2pw" in told
    assert told.count("SET") == 4
    assert told.splitlines()[-2].endswith("12")


def test_the_same_for_programs() -> None:
    told = describe_position(EXAMPLE, turn=TURN)
    assert told["points"] == 12
    assert [made["points"] for made in told["sets"]] == [3, 3, 3, 3]
    assert describe_position(told["position"], best=3)["best"] is not None
    opening = describe_position(f"standard {'/'.join(['13'] * 13)} 1ro,2ro,*,1gd,2gw/- 0 37 0,0 -")
    assert opening["best"][0]["points"] == 2


def test_no_turn_at_all_is_said() -> None:
    rows = "/".join(["13"] * 6 + ["5,1ro,2ro,3ro,5"] + ["13"] * 6)
    assert "only pass" in printed(f"standard {rows} 1gd/- 0 0 0,0 -")


def test_every_board_fits_on_a_terminal() -> None:
    for name in board_names():
        size = {"standard": 13, "small": 9}[name]
        rows = "/".join([str(size)] * size)
        assert max(map(len, printed(f"{name} {rows} -/- 0 0 - -").splitlines())) <= 80


def test_after_a_turn_the_next_seat_is_to_move() -> None:
    after = Position.parse(describe_position(EXAMPLE, turn=TURN)["position"])
    assert (after.to_move, after.swapped) == (1, False)
    hand = "3pd,1rd,2pw,2po,2gd"
    last = EXAMPLE.replace(f"{hand}/- 0", f"-/{hand} 1")
    assert Position.parse(describe_position(last, turn=TURN)["position"]).to_move == 0


@pytest.mark.parametrize("best", [0, -1, 10**6])
def test_a_list_of_no_turns_is_refused(best: int) -> None:
    with pytest.raises(Unreadable, match="dice_best"):
        printed(EXAMPLE, best=best)


def test_bad_input_is_refused_with_a_code() -> None:
    with pytest.raises(Unreadable, match="position_fields"):
        printed("nonsense")
    with pytest.raises(IllegalAction, match="dice_no_line"):
        printed(EXAMPLE, turn="a1=2pw")
