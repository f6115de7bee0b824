"""Before a turn of SET Dice is played: what it would score, and where another die would fit."""

from __future__ import annotations

import pytest

from tercet.dice.finding import all_turns
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


def test_in_a_match_the_deal_is_asked() -> None:
    table = new_table("dice", ("Ada", "Ben"), bytes(32), match={"form": "deals", "deals": 2})
    with pytest.raises(TercetError) as refused:
        table.game.preview(table.state, 0, Pass())
    assert refused.value.code == "no_preview"
    with pytest.raises(TercetError) as refused:
        table.game.hints(table.state, 0, Place(()))
    assert refused.value.code == "dice_no_turn_now"
