"""The base game: rules BASE. Penalties and points stand in `classic/test_penalties.py`."""

from __future__ import annotations

import pytest

from tercet.cards import Card, find_sets, has_set, is_set, third
from tercet.engine.acts import Leave, Return
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.classic import Call, NoneHere, Show, TakeBack
from tercet.games.shared.race import Dealt, Laid, Taken, Wrong
from tercet.tables import new_table
from tests.games.classic.tables import blocked, classic, take
from tests.games.piles import NO_SET, SEED, arranged, full_pile, names, right, the, wrong


@pytest.mark.rule("BASE-1")
@pytest.mark.parametrize("seats", range(1, 9))
def test_twelve_cards_lie_open_for_one_to_eight_players(seats: int) -> None:
    table = classic(seats)
    assert len(table.state.table) == 12
    assert len(table.state.pile) == 69
    assert the(table.steps[0], Dealt).cards == table.state.table


@pytest.mark.rule("BASE-1")
@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_or_nine_cannot_play(seats: int) -> None:
    with pytest.raises(Unreadable, match="players_range"):
        classic(seats)


@pytest.mark.rule("BASE-2")
def test_there_are_no_turns() -> None:
    table = classic(3)
    assert table.may_act() == {0, 1, 2}
    for seat in (2, 2, 0):
        take(table, seat)
    assert [len(player.sets) for player in table.state.players] == [1, 0, 2]


@pytest.mark.rule("BASE-3")
def test_nobody_takes_cards_without_a_call() -> None:
    table = classic()
    with pytest.raises(IllegalAction, match="call_first"):
        table.act(0, Show(right(table)))


@pytest.mark.rule("BASE-3")
def test_after_a_call_only_the_caller_may_act() -> None:
    table = classic(3)
    table.act(1, Call())
    assert table.may_act() == {1}
    for act in (Call(), Show(right(table)), NoneHere(), Call(right(table))):
        with pytest.raises(TooLate, match="called_first"):
            table.act(0, act)
    with pytest.raises(IllegalAction, match="already_called"):
        table.act(1, Call())
    table.act(1, Show(right(table)))
    assert table.may_act() == {0, 1, 2}


@pytest.mark.rule("BASE-3a")
def test_five_seconds_to_point_then_the_call_is_wrong() -> None:
    table = classic()
    table.act(0, Call(), at=1000)
    assert table.deadline is not None
    assert (table.deadline.at, table.deadline.label) == (6000, "point")
    assert table.tick(5999) == []
    (late,) = table.tick(6000)
    assert the(late, Wrong).cards is None
    assert table.state.players[0].wrong == 1
    assert table.may_act() == {0, 1}


@pytest.mark.rule("BASE-3a")
def test_showing_at_the_last_moment_is_too_late() -> None:
    table = classic(point_ms=2000)
    table.act(0, Call(), at=0)
    with pytest.raises(TooLate, match="time_is_up"):
        table.act(0, Show(right(table)), at=2000)
    table.act(0, Show(right(table)), at=1999)


@pytest.mark.rule("BASE-3b")
def test_a_later_call_costs_nothing_and_tells_who_was_first() -> None:
    table = classic()
    table.act(1, Call())
    before = table.state
    with pytest.raises(TooLate, match="called_first") as caught:
        table.act(0, Call(), seen=0)
    assert caught.value.data == {"by": 1}
    assert table.state is before


@pytest.mark.rule("BASE-3b")
def test_a_call_made_before_an_others_was_seen_is_late_even_when_that_one_is_settled() -> None:
    table = classic()
    take(table, 1)
    with pytest.raises(TooLate, match="called_first"):
        table.act(0, Call(), seen=0)
    table.act(0, Call(), seen=1)


@pytest.mark.rule("BASE-3b")
def test_cards_that_have_just_gone_are_too_late_and_cost_nothing() -> None:
    table = classic()
    cards = right(table)
    table.act(1, Call(cards))
    with pytest.raises(TooLate, match="cards_gone") as caught:
        table.act(0, Call(cards), seen=0)
    assert caught.value.data == {"by": 1}
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        table.act(0, Call(cards), seen=1)
    assert table.state.players[0].wrong == 0


@pytest.mark.rule("BASE-4")
@pytest.mark.rule("CARD-5")
def test_a_right_set_goes_to_the_caller_and_new_cards_take_the_old_places() -> None:
    table = classic()
    before, pile, cards = table.state.table, table.state.pile, right(table)
    table.act(0, Call())
    step = table.act(0, Show(cards))
    assert the(step, Taken).cards == cards
    assert the(step, Dealt).cards == pile[:3]
    fresh = iter(pile)
    assert table.state.table == tuple(next(fresh) if c in cards else c for c in before)
    assert table.state.players[0].sets == (cards,)


@pytest.mark.rule("BASE-4a")
@pytest.mark.rule("BASE-8")
def test_above_twelve_nothing_is_replaced_and_the_last_column_fills_the_holes() -> None:
    set_card = str(third(Card.parse(NO_SET[0]), Card.parse(NO_SET[4])))
    pile = full_pile(NO_SET[:12], set_card, NO_SET[12:14])
    table = new_table("classic", 1, SEED, piles=[pile])
    table.act(0, NoneHere())
    fifteen = table.state.table
    assert len(fifteen) == 15
    cards = (fifteen[0], fifteen[4], fifteen[12])
    assert is_set(*cards)
    step = table.act(0, Call(cards))
    assert "Dealt" not in names(step)
    assert table.state.table == (fifteen[14], *fifteen[1:4], fifteen[13], *fifteen[5:12])


@pytest.mark.rule("BASE-8")
def test_from_eighteen_it_takes_two_sets_to_come_back_to_twelve() -> None:
    table = classic(1)
    table.act(0, NoneHere())
    table.act(0, NoneHere())
    counts = [len(table.state.table)]
    for _ in range(3):
        take(table, 0)
        counts.append(len(table.state.table))
    assert counts == [18, 15, 12, 12]


@pytest.mark.rule("BASE-5")
@pytest.mark.rule("CARD-3")
def test_a_wrong_one_stays_on_the_table_and_says_why() -> None:
    table = classic()
    before, cards = table.state.table, wrong(table.state.table)
    step = table.act(0, Call(cards))
    event = the(step, Wrong)
    assert table.state.table == before
    assert event.cards == cards
    assert event.broken
    assert all(finding.verdict == "broken" for finding in event.broken)


@pytest.mark.rule("BASE-6")
def test_when_all_agree_three_more_cards_are_laid() -> None:
    table = blocked(2)
    assert not has_set(table.state.table)
    assert names(table.act(0, NoneHere())) == ["SaidNone"]
    step = table.act(1, NoneHere())
    assert the(step, Laid).agreed
    assert len(table.state.table) == 15
    assert [str(card) for card in table.state.table[12:]] == list(NO_SET[12:15])


@pytest.mark.rule("BASE-6a")
def test_people_agree_and_the_game_obeys_even_when_a_set_was_there() -> None:
    table = classic(2)
    assert has_set(table.state.table)
    table.act(0, NoneHere())
    table.act(1, NoneHere())
    assert len(table.state.table) == 15


@pytest.mark.rule("BASE-6a")
def test_the_word_can_be_taken_back_and_a_right_set_wipes_it() -> None:
    table = classic(2)
    table.act(0, NoneHere())
    with pytest.raises(IllegalAction, match="already_said"):
        table.act(0, NoneHere())
    table.act(0, TakeBack())
    with pytest.raises(IllegalAction, match="not_said"):
        table.act(0, TakeBack())
    table.act(1, NoneHere())
    take(table, 0)
    assert table.state.said_none == frozenset()
    with pytest.raises(TooLate, match="table_changed"):
        table.act(1, NoneHere(), seen=0)


@pytest.mark.rule("BASE-6a")
def test_strict_refuses_the_word_while_a_set_exists() -> None:
    table = classic(2, strict=True)
    with pytest.raises(IllegalAction, match="there_is_a_set"):
        table.act(0, NoneHere())
    truly = blocked(1, strict=True)
    truly.act(0, NoneHere())
    assert len(truly.state.table) == 15


@pytest.mark.rule("BASE-6b")
def test_who_has_left_does_not_block_an_agreement_and_can_come_back() -> None:
    table = classic(3)
    table.act(0, NoneHere())
    table.act(1, NoneHere())
    step = table.act(2, Leave())
    assert names(step) == ["Left", "Laid"]
    with pytest.raises(IllegalAction, match="is_away"):
        table.act(2, Call())
    table.act(2, Return())
    assert table.may_act() == {0, 1, 2}


@pytest.mark.rule("BASE-6b")
def test_who_is_locked_out_does_not_block_an_agreement() -> None:
    table = classic(2, penalty="lockout")
    table.act(1, NoneHere())
    step = table.act(0, Call(wrong(table.state.table)))
    assert names(step)[-1] == "Laid"


@pytest.mark.rule("BASE-6b")
def test_nothing_is_laid_from_an_empty_pile() -> None:
    table = arranged("classic", 1, ["1rso", "2rso", "3rso", "1gew"])
    step = table.act(0, NoneHere())
    assert "Laid" not in names(step)
    assert len(table.state.table) == 4


@pytest.mark.rule("BASE-7")
@pytest.mark.rule("BASE-7a")
def test_after_a_long_silence_three_more_are_laid_by_themselves() -> None:
    table = new_table("classic", 2, SEED, edition="turquoise")
    assert table.state.rules.lay_after_ms == 60_000
    table.act(0, Call(), at=30_000)
    table.tick(35_000)
    (laid,) = table.tick(95_000)
    assert laid.at == 95_000
    assert not the(laid, Laid).agreed
    assert len(table.state.table) == 15


@pytest.mark.rule("BASE-7a")
def test_elsewhere_nothing_happens_by_itself() -> None:
    assert classic().deadline is None


@pytest.mark.rule("BASE-9")
@pytest.mark.rule("BASE-9a")
def test_the_game_ends_when_the_pile_is_empty_and_no_set_is_left() -> None:
    table = arranged("classic", 2, ["1rso", "2rso", "3rso", *NO_SET[2:11]])
    step = table.act(1, Call(tuple(table.state.table[:3])))
    assert names(step)[-1] == "Over"
    assert table.outcome is not None
    assert table.outcome.reason == "no_set_left"
    with pytest.raises(TooLate, match="game_over"):
        table.act(0, Call())


@pytest.mark.rule("BASE-9")
def test_while_the_pile_has_cards_a_table_without_a_set_is_not_the_end() -> None:
    assert blocked().outcome is None


@pytest.mark.rule("BASE-9")
def test_with_the_pile_empty_all_may_agree_that_none_can_be_found() -> None:
    table = arranged("classic", 2, ["1rso", "2rso", "3rso"])
    table.act(0, NoneHere())
    assert table.outcome is None
    table.act(1, NoneHere())
    assert table.outcome is not None
    assert table.outcome.reason == "agreed"


@pytest.mark.rule("BASE-9a")
def test_players_end_it_waits_for_all_to_agree() -> None:
    table = arranged("classic", 2, ["1rso", "2rso", "3rso", "1gew"], players_end=True)
    table.act(1, Call(tuple(table.state.table[:3])))
    assert table.outcome is None
    table.act(0, NoneHere())
    table.act(1, NoneHere())
    assert table.outcome is not None


@pytest.mark.rule("BASE-9a")
def test_players_end_it_but_an_empty_table_ends_it_all_the_same() -> None:
    table = arranged("classic", 2, ["1rso", "2rso", "3rso"], players_end=True)
    table.act(1, Call(tuple(table.state.table)))
    assert table.outcome is not None


def test_a_caller_who_leaves_blocks_the_table_no_longer_than_the_time_to_point() -> None:
    table = classic(2)
    table.act(0, Call(), at=0)
    table.act(0, Leave(), at=10)
    assert table.may_act() == frozenset()
    table.tick(5000)
    assert table.may_act() == {1}


@pytest.mark.parametrize(
    ("cards", "code"),
    [("1rso 1rso 2rso", "card_doubled"), ("3ped 3pew 3peo", "card_not_on_table")],
)
def test_cards_that_cannot_be_shown_are_refused_and_nothing_changes(cards: str, code: str) -> None:
    table = arranged("classic", 2, ["1rso", "2rso", "3rso", "1gew"])
    table.act(0, Call())
    before = table.state
    a, b, c = (Card.parse(text) for text in cards.split())
    with pytest.raises(IllegalAction, match=code):
        table.act(0, Show((a, b, c)))
    assert table.state is before


def test_legal_acts_are_all_calls_and_words_and_after_a_call_every_triple() -> None:
    table = classic(2)
    sets = len(find_sets(table.state.table))
    assert len(table.legal(0)) == 1 + 220 + 1
    table.act(0, Call())
    legal = table.legal(0)
    assert len(legal) == 220
    assert len(set(legal)) == 220
    assert sum(is_set(*act.cards) for act in legal) == sets  # type: ignore[attr-defined]
    assert len(table.legal(1)) == 0
