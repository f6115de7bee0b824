"""SET Dice at the table: the deal, the opening race, turns, and replacing a wild."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tercet.dice.faces import WILD, Die
from tercet.dice.finding import opening_turns
from tercet.dice.loading import board_names, load_kit
from tercet.engine.game import Seats
from tercet.engine.options import describe
from tercet.errors import TooLate, Unreadable
from tercet.games.dice.dice import DICE
from tercet.games.dice.table import position_of
from tercet.games.dice.terms import (
    Announce,
    BonusView,
    DiceOpened,
    DicePlaced,
    DiceRules,
    DiceThrown,
    Held,
    NobodyOpens,
    OpeningWrong,
    Pass,
    Place,
    ReplaceWild,
    ThrowAgain,
    WildReplaced,
)
from tests.games.dice.tables import (
    A_SET,
    DULL,
    ROWS,
    WILD_ROWS,
    Playing,
    chance,
    opening,
    refused,
    turn,
)

# --- The deal --------------------------------------------------------------------------------


@pytest.mark.rule("DICE-1")
def test_two_to_four_players() -> None:
    assert DICE.facts.players == (2, 4)


@pytest.mark.rule("DICE-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_takes_five_dice_and_throws_them(players: int) -> None:
    table = Playing.dealt(players=players)
    assert [len(hand) for hand in table.state.hands] == [5] * players
    assert len(table.state.bag) == 42 - 5 * players
    thrown = {event.seat for event in table.said(DiceThrown)}
    assert thrown == set(range(players))
    for hand in table.state.hands:
        for held in hand:
            sides = load_kit().dice[int(held.die[1:]) - 1]
            assert Die.parse(held.shows) in sides


@pytest.mark.rule("DICE-2")
def test_dice_are_drawn_blindly_and_fall_on_every_side() -> None:
    hands = [table.state.hands for table in (Playing.dealt(seed) for seed in range(60))]
    drawn = Counter(held.die for both in hands for hand in both for held in hand)
    assert len(drawn) == 42
    shown = {held.shows for both in hands for hand in both for held in hand}
    assert len(shown) == 28


@pytest.mark.rule("DICE-2")
def test_no_die_is_turned_by_a_turn() -> None:
    table = turn("1ro,1gd,2gw,3pd,1pw/" + DULL)
    before = table.hand(0)
    table.do(0, Place(("i7=1ro",)))
    assert table.hand(0) == before[1:]


@pytest.mark.rule("DICE-2a")
def test_the_dice_lie_open_and_only_the_bag_is_hidden() -> None:
    table = Playing.dealt()
    views = [DICE.view(table.state, viewer) for viewer in (None, 0, 1)]
    for view in views:
        assert view.hands == table.state.hands
        assert view.bag == 32
    mixed = replace(table.state, bag=tuple(reversed(table.state.bag)))
    assert DICE.view(mixed, 0) == views[1]


@pytest.mark.rule("DICE-1a")
def test_board_and_dice_are_data_that_can_be_exchanged() -> None:
    choices = {option.name: option.choices for option in describe(DiceRules)}
    assert set(choices["board"]) == set(board_names())
    table = Playing.dealt(board="small", kit="plain")
    view = DICE.view(table.state, None)
    assert (view.rows, view.columns, view.middle) == (9, 9, "e5")
    shown = [held.shows for hand in table.state.hands for held in hand]
    assert str(WILD) not in shown


def test_an_arranged_bag_is_drawn_in_its_order() -> None:
    pile = tuple(f"#{number}" for number in range(42, 0, -1))
    start = replace(chance(), piles=(pile,))
    state, _ = DICE.start(DiceRules(), Seats(2, dealer=1), start)
    assert [held.die for held in state.hands[0]] == ["#42", "#41", "#40", "#39", "#38"]
    assert DICE.read_token(" #7") == "#7"
    with pytest.raises(Unreadable, match="die_number_unreadable"):
        DICE.read_token("2rw")
    with pytest.raises(Unreadable, match="dice_bag_too_small"):
        DICE.start(DiceRules(), Seats(3), replace(chance(), piles=(pile[:14],)))


# --- The opening race ------------------------------------------------------------------------


@pytest.mark.rule("DICE-3")
def test_the_first_to_announce_a_set_plays_it_on_the_middle_and_scores() -> None:
    table = opening(f"{DULL}/{A_SET}")
    table.do(1, Announce(("f7=1ro", "g7=2ro", "h7=3ro")))
    (opened,) = table.said(DiceOpened)
    assert (opened.seat, opened.points) == (1, 3)
    assert table.state.scores == (0, 3)
    assert {lying.square for lying in table.state.board} == {"f7", "g7", "h7"}
    assert table.hand(1) == ["1gd", "2gw"]


@pytest.mark.rule("DICE-3")
def test_nobody_has_a_set_so_all_throw_again() -> None:
    for seed in range(30):
        table = Playing.dealt(seed)
        again = len(table.said(NobodyOpens))
        assert len(table.said(DiceThrown)) == 2 * (1 + again)
        positions = [position_of(table.state, seat) for seat in (0, 1)]
        assert any(map(opening_turns, positions))
    assert any(Playing.dealt(seed).said(NobodyOpens) for seed in range(30))


@pytest.mark.rule("DICE-3")
def test_a_hand_without_a_set_is_thrown_again_on_the_spot() -> None:
    table = opening(f"{DULL}/{A_SET}", barred=frozenset({1}))
    # Seat 1 is barred and seat 0 has no SET: a wrong word of seat 0 leaves nobody to announce.
    table.do(0, Announce(("f7=1gd", "g7=2gd", "h7=1gw")))
    assert table.said(NobodyOpens)
    assert table.state.barred == frozenset()


@pytest.mark.rule("DICE-3a")
def test_the_opening_is_a_race_open_to_all() -> None:
    table = opening(f"{A_SET}/{A_SET}/{DULL}")
    assert DICE.may_act(table.state) == {0, 1, 2}
    table.do(1, Announce(("f7=1ro", "g7=2ro", "h7=3ro")))
    with pytest.raises(TooLate) as late:
        table.do(0, Announce(("f7=1ro", "g7=2ro", "h7=3ro")))
    assert (late.value.code, late.value.data) == ("dice_opened_first", {"by": 1})


@pytest.mark.rule("DICE-3a")
@pytest.mark.rule("CARD-3")
def test_a_wrong_announcement_bars_until_the_next_throw() -> None:
    table = opening(f"{A_SET}/{A_SET}")
    table.do(0, Announce(("f7=1ro", "g7=2ro", "h7=1gd")))
    (wrong,) = table.said(OpeningWrong)
    assert (wrong.seat, wrong.attribute, wrong.two, wrong.one) == (0, "number", "one", "two")
    assert table.state.scores == (0, 0)
    assert DICE.may_act(table.state) == {1}
    assert refused(table, 0, Announce(("f7=1ro", "g7=2ro", "h7=3ro"))) == "dice_barred"
    table.do(1, Announce(("f7=1ro", "g7=2ro", "h7=1gd")))
    assert table.said(NobodyOpens)
    assert table.state.barred == frozenset()
    assert table.state.hands != opening(f"{A_SET}/{A_SET}").state.hands


@pytest.mark.rule("DICE-3a")
def test_the_opening_is_that_players_turn_and_the_left_goes_on() -> None:
    table = opening(f"{DULL}/{A_SET}/{DULL}")
    table.do(1, Announce(("g6=1ro", "g7=2ro", "g8=3ro")))
    assert (table.state.starter, table.state.mover) == (1, 2)
    table.do(2, Pass())
    assert table.state.mover == 0
    table.do(0, Pass())
    assert table.state.phase == "again"


@pytest.mark.rule("DICE-3a")
def test_wilds_in_the_opening_are_announced() -> None:
    table = opening(f"{DULL}/1ro,*,*,1gd,2gw")
    assert refused(table, 1, Announce(("f7=1ro", "g7=*", "h7=*"))) == "dice_needs_meaning"
    table.do(1, Announce(("f7=1ro", "g7=*2ro", "h7=*3ro")))
    assert table.state.scores == (0, 1)
    assert [lying.shows for lying in table.state.board] == ["1ro", "*2ro", "*3ro"]


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        (("f7=1ro", "g7=2ro", "h7=3pd"), "dice_not_in_hand"),
        (("a1=1ro", "a2=2ro", "a3=3ro"), "dice_opening_squares"),
        (("f7=1ro",), "dice_opening_squares"),
        (("f7=1ro", "g7=2ro", "h7"), "die_unreadable"),
        (("f7=1ro",) * 11, "dice_too_long"),
        ((), "dice_none_placed"),
    ],
)
def test_an_announcement_that_cannot_be_meant_is_refused_and_costs_nothing(
    dice: tuple[str, ...], code: str
) -> None:
    table = opening(f"{DULL}/{A_SET}")
    assert refused(table, 1, Announce(dice)) == code
    assert not table.state.barred


def test_an_announcement_of_dice_that_were_thrown_since_is_too_late() -> None:
    table = opening(f"{DULL}/{A_SET}", thrown_seq=5)
    with pytest.raises(TooLate, match="dice_thrown_since"):
        table.do(1, Announce(("f7=1ro", "g7=2ro", "h7=1gd")), seen=4)


def test_with_a_limit_nobody_finding_the_opening_means_a_new_throw() -> None:
    table = Playing.dealt(opening_ms=60_000)
    hands = table.state.hands
    table.time_out()
    assert table.state.hands != hands
    assert len(table.said(DiceThrown)) >= 2
    assert table.state.since == 60_000


def test_nobody_may_place_or_pass_or_throw_during_the_opening() -> None:
    table = opening(f"{DULL}/{A_SET}")
    assert refused(table, 1, Place(("f7=1ro",))) == "dice_no_turn_now"
    assert refused(table, 1, Pass()) == "dice_no_turn_now"
    assert refused(table, 1, ThrowAgain()) == "dice_no_throw_now"


# --- Turns -----------------------------------------------------------------------------------


@pytest.mark.rule("DICE-4")
def test_turns_go_clockwise_with_up_to_three_dice() -> None:
    table = turn(f"1ro,2ro,3ro,3ro,1gd/{DULL}/{DULL}")
    four = ("e7=3ro", "i7=1ro", "i8=2ro", "i9=3ro")
    assert refused(table, 0, Place(four)) == "dice_too_many"
    table.do(0, Place(four[1:]))
    assert table.state.mover == 1
    assert refused(table, 0, Pass()) == "not_your_turn"
    assert refused(table, 2, Place(("i7=1gd",))) == "not_your_turn"


@pytest.mark.rule("DICE-6a")
def test_a_turn_is_accepted_or_refused_as_a_whole() -> None:
    table = turn(f"1ro,2gd,3ro,3ro,1gd/{DULL}")
    assert refused(table, 0, Place(("e7=3ro", "i7=2gd"))) == "dice_no_set"
    assert table.state.board == turn(f"1ro,2gd,3ro,3ro,1gd/{DULL}").state.board
    table.do(0, Place(("e7=3ro", "i7=1ro")))
    (placed,) = table.said(DicePlaced)
    assert placed.points == 6


@pytest.mark.rule("DICE-16")
@pytest.mark.rule("DICE-15")
def test_the_score_of_a_turn_is_explained() -> None:
    rows = ROWS.replace("5,1ro,2ro,3ro,5", "3,1ro,2ro,3ro,7")
    table = turn(f"3ro,*,2ro,1gd,1gd/{DULL}", rows)
    table.do(0, Place(("c7=3ro", "b7=*2ro")))
    (placed,) = table.said(DicePlaced)
    assert [(one.line, one.points, one.counted) for one in placed.sets] == [
        ("row", 2, ("c7", "d7")),
        ("row", 3, ("c7", "d7", "e7")),
    ]
    assert [(bonus.square, bonus.points) for bonus in placed.bonuses] == [("c7", 3)]
    assert placed.points == 8 == table.state.scores[0]
    assert str(placed.sets[0]) == "b7=*2ro c7=3ro d7=1ro (2)"
    assert str(placed.bonuses[0]) == "c7 (+3)"


@pytest.mark.rule("DICE-15")
def test_a_bonus_is_paid_once_and_shown_as_taken() -> None:
    rows = ROWS.replace("5,1ro,2ro,3ro,5", "3,1ro,2ro,3ro,7")
    table = turn(f"3ro,1gd,1gd,2gd,1gw/2ro,{DULL[4:]}", rows)
    open_before = [one.square for one in _bonuses(table) if not one.taken]
    table.do(0, Place(("c7=3ro",)))
    assert [one.square for one in _bonuses(table) if one.taken] == ["c7"]
    assert "c7" in open_before
    table.do(1, Place(("b7=2ro",)))
    assert table.said(DicePlaced)[0].bonuses == ()


def _bonuses(table: Playing) -> tuple[BonusView, ...]:
    return DICE.view(table.state, None).bonuses


@pytest.mark.rule("DICE-13")
def test_any_number_of_wilds_may_be_placed_and_keep_their_meaning() -> None:
    table = turn(f"*,*,*,1gd,1gd/{DULL}")
    table.do(0, Place(("i7=*1ro", "i8=*2ro", "i9=*3ro")))
    lying = {one.square: one.shows for one in table.state.board}
    assert [lying[at] for at in ("i7", "i8", "i9")] == ["*1ro", "*2ro", "*3ro"]
    assert table.hand(0) == ["1gd", "1gd"]


# --- Replacing a wild ------------------------------------------------------------------------


@pytest.mark.rule("DICE-14")
def test_a_wild_is_replaced_and_the_freed_die_thrown_and_kept() -> None:
    table = turn(f"3ro,1ro,1gd,1gd,1gw/{DULL}", WILD_ROWS)
    freed = next(one.die for one in table.state.board if one.shows == "*3ro")
    table.do(0, ReplaceWild("h7", "3ro"))
    (replaced,) = table.said(WildReplaced)
    assert table.state.scores == (0, 0)
    assert table.state.mover == 0
    assert next(one.shows for one in table.state.board if one.square == "h7") == "3ro"
    assert table.state.hands[0][-1] == Held(freed, replaced.thrown)
    assert len(table.hand(0)) == 5
    sides = load_kit().dice[int(freed[1:]) - 1]
    assert Die.parse(replaced.thrown) in sides
    table.do(0, Place(("i7=1ro",)))  # the turn goes on
    assert table.state.scores == (3, 0)


@pytest.mark.rule("DICE-14")
def test_the_freed_die_is_thrown_by_chance_and_may_be_played_at_once() -> None:
    shown = set()
    played = 0
    for seed in range(80):
        table = turn(f"3ro,1gd,1gd,2gd,1gw/{DULL}", WILD_ROWS, chance=chance(seed))
        table.do(0, ReplaceWild("h7", "3ro"))
        (replaced,) = table.said(WildReplaced)
        shown.add(replaced.thrown)
        die = Die.parse(replaced.thrown)
        if die.face is None:
            table.do(0, Place(("i7=*1ro",)))
            played += 1
    freed = int(next(o.die for o in table.state.board if o.square == "h7")[1:])
    assert freed
    assert len(shown) == 6
    assert played


@pytest.mark.rule("DICE-14a")
def test_a_second_replacement_in_one_turn_is_refused() -> None:
    rows = ROWS.replace("1ro,2ro,3ro", "1ro,*2ro,*3ro")
    table = turn(f"3ro,2ro,1gd,1gd,1gw/2ro,{DULL[4:]}", rows)
    table.do(0, ReplaceWild("h7", "3ro"))
    assert refused(table, 0, ReplaceWild("g7", "2ro")) == "dice_second_swap"
    table.do(0, Pass())
    table.do(1, ReplaceWild("g7", "2ro"))  # the next turn may


@pytest.mark.rule("DICE-14")
def test_a_wrong_die_for_a_wild_is_refused() -> None:
    table = turn(f"3rd,2ro,1gd,1gd,*/{DULL}", WILD_ROWS)
    assert refused(table, 0, ReplaceWild("h7", "3rd")) == "dice_wrong_for_wild"
    assert refused(table, 0, ReplaceWild("g7", "2ro")) == "dice_no_wild_there"
    assert refused(table, 0, ReplaceWild("h7", "*")) == "dice_wrong_for_wild"
    assert refused(table, 0, ReplaceWild("77", "2ro")) == "square_unreadable"
