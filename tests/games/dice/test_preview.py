"""Before a turn of SET Dice is played: what it would score, and where another die would fit."""

from __future__ import annotations

import pytest

from tercet.dice.faces import FACES
from tercet.dice.finding import all_turns
from tercet.dice.judging import judge
from tercet.dice.position import Turn
from tercet.engine.acts import Act
from tercet.errors import IllegalAction, TercetError, TooLate
from tercet.games.dice.dice import DICE
from tercet.games.dice.table import position_of, written
from tercet.games.dice.terms import Announce, DicePlaced, Pass, Place
from tercet.tables import new_table
from tests.games.dice.tables import A_SET, DULL, WILD_ROWS, Playing, opening, turn

HAND = "1ro,2gd,3pw,1gw,2ro"


def refusal(table: Playing, act: Act, seat: int = 0) -> TercetError:
    with pytest.raises(TercetError) as refused:
        DICE.preview(table.state, seat, act)
    return refused.value


def test_a_preview_tells_what_the_turn_would_bring_and_changes_nothing() -> None:
    table = turn(f"{HAND}/{DULL}")
    before = table.state
    (told,) = DICE.preview(table.state, 0, Place(("i7=1ro",)))
    assert isinstance(told, DicePlaced)
    assert told.points == 3
    assert table.state is before
    assert table.do(0, Place(("i7=1ro",)))[0] == told


@pytest.mark.rule("CARD-3")
def test_a_preview_is_refused_as_the_turn_would_be() -> None:
    table = turn(f"{HAND}/{DULL}")
    error = refusal(table, Place(("i7=2ro",)))
    assert isinstance(error, IllegalAction)
    assert (error.code, error.data["two"]) == ("dice_no_set", "two")


def test_only_whose_turn_it_is_may_ask() -> None:
    table = turn(f"{HAND}/{DULL}")
    assert refusal(table, Place(("i7=1ro",)), seat=1).code == "not_your_turn"
    assert refusal(table, Pass()).code == "no_preview"


@pytest.mark.rule("DICE-3a")
def test_the_opening_race_has_no_preview() -> None:
    table = opening(f"{A_SET}/{DULL}")
    assert refusal(table, Announce(("f7=1ro", "g7=2ro", "h7=3ro"))).code == "no_preview"
    assert refusal(table, Place(("f7=1ro", "g7=2ro", "h7=3ro"))).code == "dice_no_turn_now"


def test_after_the_end_it_is_too_late() -> None:
    table = turn(f"{HAND}/{DULL}", over="quiet_rounds")
    assert isinstance(refusal(table, Place(("i7=1ro",))), TooLate)


def test_hints_are_the_placements_of_all_turns() -> None:
    table = turn(f"{HAND}/{DULL}")
    turns = [found.turn for found in all_turns(position_of(table.state, 0))]
    every = {placement for one in turns for placement in one.placements}
    assert DICE.hints(table.state, 0, Place(())) == written(Turn.of(every))


def test_hints_go_on_from_the_dice_that_lie() -> None:
    table = turn(f"{HAND}/{DULL}")
    begun = ("d7=2gd",)
    more = DICE.hints(table.state, 0, Place(begun))
    assert more
    assert begun[0] not in more
    for word in more:
        assert any(
            {*begun, word} <= set(written(found.turn))
            for found in all_turns(position_of(table.state, 0))
        )
    assert DICE.hints(table.state, 0, Place(("a1=2gd",))) == ()


@pytest.mark.rule("DICE-14")
def test_a_wild_that_can_be_replaced_is_hinted_at_the_start_of_a_turn() -> None:
    table = turn(f"3ro,2gd,2gd,1gw,1gw/{DULL}", rows=WILD_ROWS)
    assert "h7=3ro" in DICE.hints(table.state, 0, Place(()))
    assert "h7=3ro" not in DICE.hints(table.state, 0, Place(("i7=2gd",)))


def told_meanings(table: Playing, *dice: str) -> list[tuple[str, int]]:
    told = DICE.meanings(table.state, 0, Place(dice))
    return [(meaning.shows, meaning.points) for meaning in told]


@pytest.mark.rule("DICE-13", "DICE-17")
def test_the_meanings_of_a_wild_are_those_that_make_a_legal_turn_best_first() -> None:
    table = turn(f"*,2gd,3pw,1gw,2ro/{DULL}")
    position = position_of(table.state, 0)
    for square in ("i7", "e7", "g6", "a1"):
        found = {
            str(one.turn.placements[0].die): one.score
            for one in all_turns(position)
            if len(one.turn.placements) == 1 and str(one.turn).startswith(f"{square}=*")
        }
        assert dict(told_meanings(table, f"{square}=*")) == found
    assert told_meanings(table, "i7=*") == [("*1ro", 2)]


@pytest.mark.rule("DICE-17a")
def test_a_meaning_that_makes_two_sets_stands_before_one_that_makes_one() -> None:
    # g8 ends a row, whose third die is 1ro, and stands in two columns of three, both of 3pd.
    rows = "13/13/13/13/13/6,3pd,6/6,3pd,6/7,2ro,3ro,4/6,3pd,6/13/13/13/13"
    table = turn(f"*,2gd,3pw,1gw,2ro/{DULL}", rows=rows)
    assert told_meanings(table, "g8=*") == [("*3pd", 4), ("*1ro", 2)]


def test_the_dice_already_laid_count_with_the_wild() -> None:
    table = turn(f"*,2gd,3pw,1gw,2ro/{DULL}")
    position = position_of(table.state, 0)
    couples = [f for f in all_turns(position) if len(f.turn.placements) == 2 and "*" in str(f.turn)]
    one = couples[0].turn.placements
    plain = next(str(each) for each in one if not each.die.wild)
    square = next(str(each.square) for each in one if each.die.wild)
    told = told_meanings(table, plain, f"{square}=*")
    points = [score for _, score in told]
    assert points == sorted(points, reverse=True)
    legal = {str(face) for face in FACES if _is_legal(table, plain, f"{square}=*{face}")}
    assert {shows[1:] for shows, _ in told} == legal


def _is_legal(table: Playing, *dice: str) -> bool:
    try:
        return bool(judge(position_of(table.state, 0), Turn.parse(" ".join(dice))).sets)
    except IllegalAction:
        return False


def test_meanings_are_told_of_exactly_one_open_wild_and_to_nobody_else() -> None:
    table = turn(f"*,*,3pw,1gw,2ro/{DULL}")
    for dice in ((), ("i7=1ro",), ("i7=*", "j7=*")):
        with pytest.raises(IllegalAction) as refused:
            DICE.meanings(table.state, 0, Place(dice))
        assert refused.value.code == "dice_one_open_wild"
    with pytest.raises(IllegalAction) as refused:
        DICE.meanings(table.state, 1, Place(("i7=*",)))
    assert refused.value.code == "not_your_turn"


def test_in_a_match_the_deal_is_asked() -> None:
    table = new_table("dice", ("Ada", "Ben"), bytes(32), match={"form": "deals", "deals": 2})
    with pytest.raises(TercetError) as refused:
        table.game.preview(table.state, 0, Pass())
    assert refused.value.code == "no_preview"
    with pytest.raises(TercetError) as refused:
        table.game.hints(table.state, 0, Place(()))
    assert refused.value.code == "dice_no_turn_now"
    with pytest.raises(TercetError) as refused:
        table.game.meanings(table.state, 0, Place(("g7=*",)))
    assert refused.value.code == "dice_no_turn_now"
