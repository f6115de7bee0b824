"""SetUp, rule by rule: hidden hands, one card in turn, and challenges against the last card.

How it ends stands in `setup/test_ending.py`.
"""

from __future__ import annotations

import pytest

from tercet.cards import DECK, Card, find_sets, has_set, third
from tercet.engine.events import Deadline, Event, Outcome
from tercet.engine.game import Seats
from tercet.engine.log import write_log
from tercet.engine.table import Step
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.setup import SETUP, CardLaid, Challenged, Collected, Drew, LayCard, SetUpRules
from tercet.games.shared.hands import HandsDealt, OwnHand
from tercet.games.shared.race import Wrong
from tercet.tables import load_log, new_table, verify
from tests.games.piles import NO_SET, SEED, full_pile
from tests.games.setup.tables import (
    STORY,
    cards,
    challenge,
    finish,
    lay,
    lay_all,
    one_by_one,
    setup,
    view,
)

# --- The deal --------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_everybody_gets_four_cards_and_the_rest_is_the_pile(seats: int) -> None:
    table = new_table("setup", seats, SEED)
    assert [player.hand for player in view(table).players] == [4] * seats
    assert view(table).pile == 81 - 4 * seats
    assert view(table).table == ()


@pytest.mark.rule("SETUP-1")
def test_a_hand_is_shown_to_its_player_and_to_nobody_else() -> None:
    table = setup(full_pile(NO_SET), 3)
    hands = {1: cards(*NO_SET[:4]), 2: cards(*NO_SET[4:8]), 0: cards(*NO_SET[8:12])}
    for seat, hand in hands.items():
        assert view(table, seat).hand == hand
        own = [OwnHand(seat=seat, cards=hand, only=seat)]
        assert told(table.steps[0], seat) == [HandsDealt(seats=(1, 2, 0), count=4), *own]
    assert view(table, None).hand == ()
    assert told(table.steps[0], None) == [HandsDealt(seats=(1, 2, 0), count=4)]


def told(step: Step, viewer: int | None) -> list[Event]:
    return [event for event in step.events if event.seen_by(viewer)]


@pytest.mark.rule("SETUP-1")
def test_the_size_of_a_hand_is_an_option() -> None:
    assert len(view(new_table("setup", 2, SEED, options={"hand": 6}), 0).hand) == 6


@pytest.mark.rule("SETUP-7b")
@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(Unreadable, match="players_range"):
        new_table("setup", seats, SEED)


# --- Laying in turn --------------------------------------------------------------------------


@pytest.mark.rule("SETUP-2")
def test_the_turn_goes_clockwise_from_the_left_of_the_dealer() -> None:
    table = one_by_one(full_pile(NO_SET), 3)
    layers = []
    for _ in range(5):
        laid = lay(table).events[0]
        assert isinstance(laid, CardLaid)
        layers.append(laid.seat)
    assert layers == [1, 2, 0, 1, 2]
    assert view(table).table == cards(*NO_SET[:5])


@pytest.mark.rule("SETUP-2")
def test_who_leads_is_left_of_whoever_deals() -> None:
    rules, chance = SetUpRules(), new_table("setup", 3, SEED).state.chance
    state, _ = SETUP.start(rules, Seats(3, dealer=2), chance)
    assert SETUP.may_act(state) == {0}


@pytest.mark.rule("SETUP-2")
def test_only_the_player_whose_turn_it_is_lays_and_only_own_cards() -> None:
    table = setup(full_pile(NO_SET), 3)
    with pytest.raises(IllegalAction, match=r"not_your_turn\(by=1\)"):
        table.act(2, LayCard(Card.parse(NO_SET[4])))
    with pytest.raises(IllegalAction, match="card_not_in_hand"):
        table.act(1, LayCard(Card.parse(NO_SET[4])))
    table.act(1, LayCard(Card.parse(NO_SET[3])))
    assert view(table).table == cards(NO_SET[3])


@pytest.mark.rule("SETUP-6")
def test_after_laying_a_card_the_player_draws_the_next_of_the_pile() -> None:
    table = setup(full_pile(NO_SET))
    step = table.act(1, LayCard(Card.parse(NO_SET[1])))
    drawn = Drew(seat=1, card=Card.parse(NO_SET[8]), only=1)
    assert view(table, 1).hand == cards(NO_SET[0], NO_SET[2], NO_SET[3], NO_SET[8])
    assert view(table).pile == 81 - 8 - 1
    assert told(step, 1)[-1] == drawn
    assert drawn not in told(step, 0)
    assert NO_SET[8] not in repr(told(step, 0))


@pytest.mark.rule("SETUP-3b")
def test_who_has_not_seen_the_table_change_does_not_lay_by_mistake() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    before = table.seq
    challenge(table, 2, "1rso", "2rso")
    with pytest.raises(TooLate, match="table_changed"):
        table.act(1, LayCard(Card.parse("1gso")), seen=before)


# --- Challenging -----------------------------------------------------------------------------


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("challenger", [1, 2])
def test_any_other_player_may_find_the_set(challenger: int) -> None:
    table = one_by_one(STORY, 3)  # 1, 2 and 0 have laid
    lay_all(table, 3)
    assert table.may_act() == {1, 2}
    step = challenge(table, challenger, "2rso", "1rso")
    assert step.events[:2] == (
        Challenged(
            seat=challenger, card=Card.parse("3rso"), cards=(Card.parse("2rso"), Card.parse("1rso"))
        ),
        Collected(seat=0, by=challenger, cards=cards("1rso", "2rso", "3rso")),
    )


@pytest.mark.rule("SETUP-3")
def test_nobody_challenges_the_own_card() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    with pytest.raises(IllegalAction, match="own_card"):
        challenge(table, 0, "1rso", "2rso")


@pytest.mark.rule("SETUP-3")
def test_the_next_card_closes_the_question() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    before = table.seq
    lay(table)
    with pytest.raises(TooLate, match="question_closed"):
        challenge(table, 2, "1rso", "2rso", seen=before)
    assert not view(table).players[2].barred
    assert view(table).table == cards("1rso", "2rso", "3rso", "1gso")


@pytest.mark.rule("SETUP-3")
def test_the_second_to_find_it_is_told_who_was_first() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    before = table.seq
    challenge(table, 2, "1rso", "2rso", seen=before)
    with pytest.raises(TooLate, match=r"challenged_first\(by=2\)"):
        challenge(table, 1, "1rso", "2rso", seen=before)


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("laid", [0, 1, 2])
def test_two_cards_are_no_question(laid: int) -> None:
    table = one_by_one(STORY, 3, challenge_ms=3000)
    lay_all(table, laid)
    assert table.deadline is None
    assert table.may_act() == {view(table).turn}
    with pytest.raises(IllegalAction, match="nothing_to_challenge"):
        challenge(table, (view(table).turn + 1) % 3, "1rso", "2rso")


@pytest.mark.rule("SETUP-3a")
def test_a_wrong_challenge_costs_nothing_but_bars_for_this_card() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 4)  # 1gso is laid by seat 1
    step = challenge(table, 2, "1rso", "2rso")
    wrong = step.events[1]
    assert isinstance(wrong, Wrong)
    assert wrong.cards == cards("1rso", "2rso", "1gso")
    assert [finding.attribute for finding in wrong.broken] == ["number", "colour"]
    assert [player.taken for player in view(table).players] == [0, 0, 0]
    assert [player.barred for player in view(table).players] == [False, False, True]
    with pytest.raises(IllegalAction, match="already_challenged"):
        challenge(table, 2, "1rso", "3rso")
    lay(table)  # 2gso, by seat 2
    lay(table)  # 3gso, by seat 0: the bar is gone
    assert isinstance(challenge(table, 2, "1gso", "2gso").events[1], Collected)


@pytest.mark.rule("SETUP-3a")
def test_a_challenge_names_two_other_cards_of_the_table() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    with pytest.raises(IllegalAction, match="name_the_others"):
        challenge(table, 1, "1rso", "3rso")
    with pytest.raises(IllegalAction, match="card_doubled"):
        challenge(table, 1, "1rso", "1rso")
    with pytest.raises(IllegalAction, match="card_not_on_table"):
        challenge(table, 1, "1rso", "2pew")
    assert not view(table).players[1].barred


@pytest.mark.rule("SETUP-4")
def test_a_set_without_the_last_card_does_not_count() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 4)  # 1rso 2rso 3rso went unseen; 1gso is the last
    for seat, pair in ((0, ("1rso", "2rso")), (2, ("2rso", "3rso"))):
        assert isinstance(challenge(table, seat, *pair).events[1], Wrong)
    assert view(table).table == cards("1rso", "2rso", "3rso", "1gso")


# --- The minimum time ------------------------------------------------------------------------


@pytest.mark.rule("SETUP-3b")
def test_the_next_player_waits_three_seconds_and_is_told_how_long() -> None:
    table = one_by_one(STORY, 3, challenge_ms=3000)
    lay_all(table, 2)
    lay(table, at=10_000)
    assert table.deadline == Deadline(13_000, "challenge")
    with pytest.raises(IllegalAction) as refusal:
        lay(table, at=11_900)
    assert refusal.value.code == "wait_for_challenges"
    assert refusal.value.data == {"left_ms": 1100, "seconds": 2}
    assert (view(table).may_lay, view(table).may_challenge) == (False, (1, 2))
    table.tick(13_000)
    assert table.may_act() == {1, 2}
    assert view(table).may_lay
    lay(table)
    assert len(view(table).table) == 4


@pytest.mark.rule("SETUP-3b")
def test_three_seconds_are_the_default() -> None:
    assert SetUpRules().challenge_ms == 3000


@pytest.mark.rule("SETUP-3b")
def test_without_a_minimum_time_the_next_player_lays_at_once() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 4)
    assert table.at == 0
    assert table.deadline is None


@pytest.mark.rule("SETUP-3b")
def test_the_next_player_may_challenge_before_and_after_the_minimum_time() -> None:
    for wait in (0, 3000):
        table = one_by_one(STORY, 3, challenge_ms=3000)
        lay_all(table, 3)
        table.tick(wait)
        assert isinstance(challenge(table, 1, "1rso", "2rso").events[1], Collected)


@pytest.mark.rule("SETUP-3b")
def test_the_minimum_time_ends_when_all_have_challenged_in_vain() -> None:
    table = one_by_one(full_pile(NO_SET), 3, challenge_ms=3000)
    lay_all(table, 3)
    challenge(table, 1, *NO_SET[:2])
    assert table.deadline == Deadline(3000, "challenge")
    assert view(table).may_challenge == (2,)
    challenge(table, 2, *NO_SET[:2])
    assert table.deadline is None
    assert table.may_act() == {1}
    assert (view(table).may_lay, view(table).may_challenge) == (True, ())


# --- The odds of the sheet -------------------------------------------------------------------


@pytest.mark.rule("SETUP-5")
@pytest.mark.rule("CARD-6")
@pytest.mark.parametrize("last", ["1rsd", "2ghw", "3gsd"])
def test_twenty_cards_lie_without_a_set_and_the_twenty_first_breaks_it(last: str) -> None:
    table = one_by_one(full_pile([*NO_SET, last]))
    for _ in range(20):
        lay(table)
        assert not has_set(view(table).table)
    lay(table)  # by seat 1
    a, b, _ = find_sets(view(table).table)[0]
    step = challenge(table, 0, str(a), str(b))
    assert isinstance(step.events[1], Collected)
    assert view(table).players[1].taken == 21


@pytest.mark.rule("CARD-6")
def test_any_twenty_first_card_makes_a_set_with_the_twenty() -> None:
    twenty = cards(*NO_SET)
    assert not has_set(twenty)
    for card in set(DECK) - set(twenty):
        assert any(third(card, other) in twenty for other in twenty)


# --- As a game of the family -----------------------------------------------------------------


def test_a_log_can_be_written_read_and_verified() -> None:
    table = new_table("setup", ["Ana", "Ben"], SEED, options={"challenge_ms": 0})
    finish(table)
    again = verify(load_log(write_log(table.log())))
    assert again.outcome == table.outcome


def test_too_short_a_pack_is_a_game_that_is_over() -> None:
    assert setup(NO_SET[:8]).outcome == Outcome((0, 0), (0, 1), "pile_drawn")
