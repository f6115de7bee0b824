"""SetUp, rule by rule: hidden hands, one card in turn, and challenges against the last card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tercet.cards import DECK, Card, find_sets, has_set, third
from tercet.engine.acts import Leave, Return
from tercet.engine.events import Deadline, Event, Outcome, Over
from tercet.engine.game import Seats
from tercet.engine.log import write_log
from tercet.engine.table import Step, Table
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.setup import (
    SETUP,
    CardLaid,
    Challenge,
    Challenged,
    Collected,
    Drew,
    LastPlace,
    LayCard,
    PassedOver,
    SetUpRules,
    SetUpView,
)
from tercet.games.shared.hands import HandsDealt, OwnHand
from tercet.games.shared.race import Wrong
from tercet.tables import load_log, new_table, verify

SEED: Final = bytes(32)
#: Twenty cards without a SET, the most there can be (CARD-6).
TWENTY: Final = [
    *("1rso", "3ped", "1rsw", "3pew", "1rho", "3phd", "1rhw", "3phw", "1gso", "3ged"),
    *("1gsw", "3gew", "1ghd", "3gho", "1ged", "3gso", "1phd", "3rho", "2rsw", "2pew"),
]
#: Laid in this order the third makes a SET with the first two, and the sixth with those before.
STORY: Final = [
    *("1rso", "2rso", "3rso", "1gso", "2gso", "3gso"),
    *("1pso", "2pew", "3ghd", "1rhw"),
]


def setup(pack: Sequence[str], seats: int = 2, **options: object) -> Table:
    """A table with an arranged pack. Seat 1 is left of the dealer: it gets the first hand."""
    return new_table("setup", seats, SEED, piles=[pack], options=options)


def one_by_one(pack: Sequence[str], seats: int = 2, **options: object) -> Table:
    """Hands of one card, so that the cards are laid in the order of the pack."""
    return setup(pack, seats, **{"hand": 1, "challenge_ms": 0, **options})


def lay(table: Table, at: int | None = None) -> Step:
    """The next player lays the first card of the hand."""
    seat = view(table).turn
    return table.act(seat, LayCard(view(table, seat).hand[0]), at)


def lay_all(table: Table, count: int) -> None:
    for _ in range(count):
        lay(table)


def challenge(table: Table, seat: int, *cards: str, seen: int | None = None) -> Step:
    a, b = map(Card.parse, cards)
    return table.act(seat, Challenge((a, b)), seen=seen)


def view(table: Table, viewer: int | None = None) -> SetUpView:
    seen = table.view(viewer)
    assert isinstance(seen, SetUpView)
    return seen


def cards(*texts: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))


def whole(first: Sequence[str]) -> list[str]:
    """The whole pack, beginning with these cards."""
    return [*first, *(str(card) for card in DECK if str(card) not in first)]


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
    table = setup(whole(TWENTY), 3)
    hands = {1: cards(*TWENTY[:4]), 2: cards(*TWENTY[4:8]), 0: cards(*TWENTY[8:12])}
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
    table = one_by_one(whole(TWENTY), 3)
    layers = []
    for _ in range(5):
        laid = lay(table).events[0]
        assert isinstance(laid, CardLaid)
        layers.append(laid.seat)
    assert layers == [1, 2, 0, 1, 2]
    assert view(table).table == cards(*TWENTY[:5])


@pytest.mark.rule("SETUP-2")
def test_who_leads_is_left_of_whoever_deals() -> None:
    rules, chance = SetUpRules(), new_table("setup", 3, SEED).state.chance
    state, _ = SETUP.start(rules, Seats(3, dealer=2), chance)
    assert SETUP.may_act(state) == {0}


@pytest.mark.rule("SETUP-2")
def test_only_the_player_whose_turn_it_is_lays_and_only_own_cards() -> None:
    table = setup(whole(TWENTY), 3)
    with pytest.raises(IllegalAction, match=r"not_your_turn\(by=1\)"):
        table.act(2, LayCard(Card.parse(TWENTY[4])))
    with pytest.raises(IllegalAction, match="card_not_in_hand"):
        table.act(1, LayCard(Card.parse(TWENTY[4])))
    table.act(1, LayCard(Card.parse(TWENTY[3])))
    assert view(table).table == cards(TWENTY[3])


@pytest.mark.rule("SETUP-6")
def test_after_laying_a_card_the_player_draws_the_next_of_the_pile() -> None:
    table = setup(whole(TWENTY))
    step = table.act(1, LayCard(Card.parse(TWENTY[1])))
    drawn = Drew(seat=1, card=Card.parse(TWENTY[8]), only=1)
    assert view(table, 1).hand == cards(TWENTY[0], TWENTY[2], TWENTY[3], TWENTY[8])
    assert view(table).pile == 81 - 8 - 1
    assert told(step, 1)[-1] == drawn
    assert drawn not in told(step, 0)
    assert TWENTY[8] not in repr(told(step, 0))


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
    table = one_by_one(whole(TWENTY), 3, challenge_ms=3000)
    lay_all(table, 3)
    challenge(table, 1, *TWENTY[:2])
    assert table.deadline == Deadline(3000, "challenge")
    assert view(table).may_challenge == (2,)
    challenge(table, 2, *TWENTY[:2])
    assert table.deadline is None
    assert table.may_act() == {1}
    assert (view(table).may_lay, view(table).may_challenge) == (True, ())


# --- Collecting ------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-5")
def test_who_laid_the_card_takes_the_whole_table_as_minus_points() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 6)  # the SET of red cards went unseen
    hands = [view(table, seat).hand for seat in range(3)]
    challenge(table, 2, "1gso", "2gso")
    assert view(table).table == ()
    assert [player.taken for player in view(table).players] == [6, 0, 0]
    assert [view(table, seat).hand for seat in range(3)] == hands
    finish(table)
    assert scores(table) == (-6, 0, 0)


@pytest.mark.rule("SETUP-5a")
def test_the_next_player_leads_to_an_empty_table() -> None:
    table = one_by_one(STORY, 3, challenge_ms=3000)
    lay_all(table, 3)  # by 1, 2 and 0
    challenge(table, 2, "1rso", "2rso")
    assert table.deadline is None  # and need not wait
    assert table.may_act() == {1}
    lay(table)
    assert view(table).table == cards("1gso")


def finish(table: Table) -> None:
    """Lay until the pile is drawn, and let the last question close."""
    while table.outcome is None:
        if table.deadline:
            table.tick(table.deadline.at)
        else:
            lay(table)


def scores(table: Table) -> tuple[int, ...]:
    assert table.outcome is not None
    return table.outcome.scores


# --- The end ---------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-7")
def test_the_game_stops_when_the_pile_has_been_drawn() -> None:
    table = setup(whole(TWENTY), 3, challenge_ms=0)
    lay_all(table, 81 - 12)
    assert view(table).pile == 0
    assert [player.hand for player in view(table).players] == [4, 4, 4]
    with pytest.raises(IllegalAction, match="pile_drawn"):
        lay(table)
    table.tick(10_000)
    assert table.outcome == Outcome((0, 0, 0), (0, 1, 2), "pile_drawn")


@pytest.mark.rule("SETUP-7")
def test_who_took_the_most_cards_loses() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    challenge(table, 1, "1rso", "2rso")
    finish(table)
    assert table.outcome == Outcome((-3, 0, 0), (1, 2), "pile_drawn")
    assert table.steps[-1].events[-2] == LastPlace(seats=(0,), count=3)


@pytest.mark.rule("SETUP-7c")
def test_what_is_left_in_hands_and_on_the_table_counts_for_nobody() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    challenge(table, 1, "1rso", "2rso")
    finish(table)
    assert [player.hand for player in view(table).players] == [1, 1, 1]
    assert view(table).table
    assert scores(table) == (-3, 0, 0)


@pytest.mark.rule("SETUP-7a")
@pytest.mark.parametrize(("challenge_ms", "time"), [(3000, 3000), (0, 10_000)])
def test_the_last_card_may_still_be_challenged(challenge_ms: int, time: int) -> None:
    pack = STORY[:5]
    table = one_by_one(pack, 2, challenge_ms=challenge_ms)
    lay_all(table, 2)
    lay(table, at=500)  # 3rso by seat 1; the pile is empty now
    assert view(table).pile == 0
    assert table.outcome is None
    assert table.deadline == Deadline(500 + time, "last_challenge")
    table.tick(500 + time - 1)
    assert isinstance(challenge(table, 0, "1rso", "2rso").events[1], Collected)
    assert table.outcome == Outcome((0, -3), (0,), "pile_drawn")


@pytest.mark.rule("SETUP-7a")
def test_the_game_stops_at_the_moment_the_last_question_is_closed() -> None:
    for closed_by_time in (True, False):
        table = one_by_one(TWENTY[:5])
        lay_all(table, 3)
        if closed_by_time:
            table.tick(10_000)
        else:
            challenge(table, 0, *TWENTY[:2])  # nobody is left who could challenge
        assert isinstance(table.steps[-1].events[-1], Over)
        assert table.outcome is not None


@pytest.mark.rule("SETUP-7b")
def test_fewest_cards_wins_and_several_may_share_the_last_place() -> None:
    table = one_by_one(STORY, 4)
    lay_all(table, 3)  # by 1, 2 and 3
    challenge(table, 0, "1rso", "2rso")
    lay_all(table, 3)  # by 0, 1 and 2
    step = challenge(table, 3, "1gso", "2gso")
    assert table.outcome == Outcome((0, 0, -3, -3), (0, 1), "pile_drawn")
    assert step.events[-2] == LastPlace(seats=(2, 3), count=3)


@pytest.mark.rule("SETUP-7b")
def test_where_all_took_the_same_all_win_and_nobody_is_last() -> None:
    table = one_by_one(STORY[:8], 2)
    lay_all(table, 3)
    challenge(table, 0, "1rso", "2rso")
    lay_all(table, 3)
    step = challenge(table, 1, "1gso", "2gso")
    assert table.outcome == Outcome((-3, -3), (0, 1), "pile_drawn")
    assert not any(isinstance(event, LastPlace) for event in step.events)


# --- Away, and asleep ------------------------------------------------------------------------


def test_the_turn_passes_over_who_is_away_and_the_cards_stay_in_the_hand() -> None:
    table = one_by_one(whole(TWENTY), 3)
    step = table.act(1, Leave())
    assert step.events[1:] == (PassedOver(seats=(1,)),)
    assert view(table).turn == 2
    lay(table)
    lay(table)
    assert view(table).turn == 2  # past seat 1 again
    assert view(table, 1).hand == cards(TWENTY[0])
    table.act(1, Return())
    lay(table)
    lay(table)
    assert view(table).turn == 1


def test_one_who_is_left_alone_can_play_to_the_end() -> None:
    table = one_by_one(whole(TWENTY), 3, challenge_ms=3000)
    table.act(0, Leave())
    table.act(1, Leave())
    finish(table)
    assert scores(table) == (0, 0, 0)


def test_when_all_are_away_the_first_to_return_goes_on() -> None:
    table = one_by_one(whole(TWENTY), 3, turn_ms=5000)
    for seat in range(3):
        table.act(seat, Leave())
    assert table.deadline is None
    table.act(0, Return(), at=60_000)
    assert table.may_act() == {0}
    assert table.deadline == Deadline(65_000, "lay_card")


def test_who_leaves_after_laying_can_still_be_made_to_collect() -> None:
    table = one_by_one(STORY, 3)
    lay_all(table, 3)
    table.act(0, Leave())
    challenge(table, 1, "1rso", "2rso")
    assert view(table).players[0].taken == 3


def test_a_card_is_laid_for_a_sleeper_when_the_time_of_the_turn_is_up() -> None:
    table = setup(whole(TWENTY), 3, turn_ms=20_000, challenge_ms=3000)
    assert table.deadline == Deadline(20_000, "lay_card")
    (step,) = table.tick(20_000)
    laid = step.events[0]
    assert isinstance(laid, CardLaid)
    assert laid.late
    assert laid.seat == 1
    assert str(laid.card) in TWENTY[:4]
    assert view(table).turn == 2
    lay(table)
    lay(table, at=30_000)
    assert table.deadline == Deadline(33_000, "challenge")
    table.tick(33_000)  # the turn begins when the minimum time is over
    assert table.deadline == Deadline(53_000, "lay_card")


# --- The odds of the sheet -------------------------------------------------------------------


@pytest.mark.rule("SETUP-5")
@pytest.mark.rule("CARD-6")
@pytest.mark.parametrize("last", ["1rsd", "2ghw", "3gsd"])
def test_twenty_cards_lie_without_a_set_and_the_twenty_first_breaks_it(last: str) -> None:
    table = one_by_one(whole([*TWENTY, last]))
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
    twenty = cards(*TWENTY)
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
    assert setup(TWENTY[:8]).outcome == Outcome((0, 0), (0, 1), "pile_drawn")
