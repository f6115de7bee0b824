"""SetUp for two: the chance to win, the outlook of a table, and small tables taken on purpose."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tercet.bots.human.draws import Draws
from tercet.bots.setup.laying import BIT, Laying, deadly
from tercet.bots.setup.outlook import hazards, turn_of
from tercet.bots.setup.planning import chance_after, plan
from tercet.bots.setup.winning import LONGEST, after, worth
from tercet.engine.chance import Chance
from tercet.games.setup import SetUpState
from tests.bots.arena.matches import play_on, seated, seed_of, table_of


def laying(number: int, cards: int, pile: int) -> tuple[Laying, list[int]]:
    """A table without a SET, a hand of four, what is unseen, and the safe cards of the hand."""
    pack = Draws(Chance(seed_of(number))).some(range(81), 81)
    table: list[int] = []
    for card in pack:
        if len(table) < cards and not deadly(table) & BIT[card]:
            table.append(card)
    rest = [card for card in pack if card not in table]
    hand = rest[:4]
    safe = [card for card in hand if not deadly(table) & BIT[card]]
    return Laying(tuple(table), tuple(hand), tuple(rest[4 : pile + 8])), safe


# --- Between tables -----------------------------------------------------------------------------


@pytest.mark.rule("SETUP-7b")
def test_with_the_pile_drawn_fewest_cards_win() -> None:
    assert [round(worth(True, 0, ahead)) for ahead in (-3, 3)] == [0, 1]
    assert worth(True, 0, 0) == pytest.approx(0.5)


@pytest.mark.rule("SETUP-5")
def test_whoever_is_further_ahead_than_the_pile_cannot_lose() -> None:
    assert worth(True, 12, 13) >= 1
    assert worth(False, 12, -13) <= 0
    assert worth(True, 13, 13) < 1.03


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("pile", [6, 20, 45])
def test_more_cards_ahead_are_never_worse(mine: bool, pile: int) -> None:
    values = [worth(mine, pile, ahead) for ahead in range(-pile, pile + 1, 2)]
    assert values == sorted(values)


@pytest.mark.rule("SETUP-5a")
def test_after_a_table_the_other_one_leads() -> None:
    assert after(True, 9, 30, 4) == worth(False, 30, -5)
    assert after(False, 9, 30, 4) == worth(True, 30, 13)


# --- One table ----------------------------------------------------------------------------------


def test_chances_are_chances_and_later_turns_keep_to_the_same_player() -> None:
    seen, safe = laying(3, 8, 50)
    turns = hazards(seen, safe[0])
    assert all(0 < chance < 1 for chance in turns)
    for later in range(1, LONGEST):
        assert turn_of(later) % 2 == (later - 1) % 2
        assert 0 <= turn_of(later) < len(turns)


def test_a_table_that_leaves_the_other_nothing_is_likely_taken_next() -> None:
    seen, safe = laying(4, 9, 50)
    dead = deadly((*seen.table, safe[0]))
    struck = tuple(card for card in seen.unseen if dead & BIT[card])
    alive = tuple(card for card in seen.unseen if not dead & BIT[card])
    assert hazards(seen._replace(unseen=struck), safe[0])[0] > 0.4
    assert hazards(seen._replace(unseen=alive), safe[0])[0] < 0.01


# --- The plan -----------------------------------------------------------------------------------


def test_an_even_game_is_begun_with_safe_cards() -> None:
    for number in range(40):
        seen, safe = laying(number, 6, 60)
        assert plan(seen, safe, 60, 0) in safe


def test_a_lead_that_bears_small_tables_but_no_large_one_is_kept_by_taking_a_small_one() -> None:
    times = 0
    for number in range(60):
        seen, safe = laying(number, 5, 18)
        if len(safe) < 4:
            card = plan(seen, safe, 18, 16)
            assert after(True, 6, 17, 16) > max(chance_after(seen, one, 18, 16) for one in safe)
            assert card in seen.hand
            assert card not in safe
            times += 1
    assert times > 10


def test_nobody_takes_a_table_when_that_loses_the_game() -> None:
    tables = [(seen, safe) for seen, safe in (laying(n, 7, 9) for n in range(60)) if safe]
    assert len(tables) > 20
    for seen, safe in tables:
        assert plan(seen, safe, 9, 5) in safe


@pytest.mark.rule("SETUP-7a")
def test_the_last_card_is_a_safe_one() -> None:
    tables = [(seen, safe) for seen, safe in (laying(n, 9, 1) for n in range(60)) if safe]
    assert len(tables) > 20
    for seen, safe in tables:
        assert plan(seen, safe, 1, 0) in safe


def test_the_order_of_the_unseen_cards_tells_nothing() -> None:
    seen, safe = laying(11, 6, 40)
    mixed = seen._replace(unseen=tuple(reversed(seen.unseen)))
    assert len(safe) > 1
    assert [chance_after(seen, card, 40, 3) for card in safe] == pytest.approx(
        [chance_after(mixed, card, 40, 3) for card in safe]
    )


# --- At the table -------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-5")
def test_a_champion_takes_tables_on_purpose_and_a_master_does_not() -> None:
    assert any(taken_with_safe_cards("champion", number) for number in range(12))
    assert not any(taken_with_safe_cards("master", number) for number in range(6))


def taken_with_safe_cards(key: str, number: int) -> int:
    """How often these players lay a SET on a small table, where nobody overlooks one, unforced."""
    table, seen = table_of("setup", 2, number), list[SetUpState]()
    play_on(table, seated("setup", (key, key), number), lambda _: seen.append(table.state), 2000)
    return sum(unforced(before, now) for before, now in pairwise(seen))


def unforced(before: SetUpState, now: SetUpState) -> bool:
    if len(now.table) != len(before.table) + 1 or len(now.table) > 6:
        return False
    dead = deadly([card.index for card in before.table])
    safe = any(not dead & BIT[card.index] for card in before.hands[before.turn])
    return safe and bool(dead & BIT[now.table[-1].index])
