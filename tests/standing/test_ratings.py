"""Ratings: what a game changes, and which games count."""

from __future__ import annotations

import pytest

from tercet.standing.ratings import NEWCOMER, PAIR_GAMES_A_DAY, Ladder, RatedGame, Rating, rated

DAY = 86_400_000


def game(number: int, *players: int, day: int = 0, key: str = "classic") -> RatedGame:
    """A game that its players ended in the order in which they are named."""
    places = tuple(range(1, len(players) + 1))
    return RatedGame(number, key, day * DAY, players, places)


def test_somebody_new_is_in_the_middle_and_provisional() -> None:
    assert (NEWCOMER.value, NEWCOMER.spread, NEWCOMER.provisional) == (1500, 333, True)


@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_order_of_a_game_is_the_order_of_what_it_changes(players: int) -> None:
    after = rated([NEWCOMER] * players, range(1, players + 1))
    assert [each.mu for each in after] == sorted([each.mu for each in after], reverse=True)
    assert after[0].mu > NEWCOMER.mu > after[-1].mu
    assert all(each.sigma < NEWCOMER.sigma and each.games == 1 for each in after)


def test_who_shares_a_place_gets_the_same() -> None:
    first, second, last = rated([NEWCOMER] * 3, (1, 1, 3))
    assert (first.mu, first.sigma) == pytest.approx((second.mu, second.sigma))
    assert first.mu > last.mu


def test_to_beat_a_stronger_player_is_worth_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    upset = rated([weak, strong], (1, 2))[0].mu - weak.mu
    usual = rated([strong, weak], (1, 2))[0].mu - strong.mu
    assert upset > 5 * usual > 0


def test_a_rating_is_settled_after_some_games() -> None:
    ladder, number = Ladder(), 0
    while ladder.rating("classic", 1).provisional:
        number += 1
        ladder.enter(game(number, *((1, 2) if number % 2 else (2, 1)), day=number))
    assert 8 <= number <= 25


def test_a_rating_can_become_less_certain() -> None:
    before = Rating(25.0, 1.0, 100)
    after, _ = rated([before, before], (1, 1))
    assert after.sigma > before.sigma


def test_one_pair_counts_five_games_a_day_and_again_the_next() -> None:
    ladder = Ladder()
    counted = [ladder.enter(game(n, 1, 2)) is not None for n in range(1, 8)]
    assert counted == [True] * PAIR_GAMES_A_DAY + [False] * 2
    assert ladder.rating("classic", 1).games == PAIR_GAMES_A_DAY
    assert ladder.enter(game(8, 2, 1, 3)) is None  # the pair is in it, whoever else is
    assert ladder.enter(game(9, 1, 3)) is not None
    assert ladder.enter(game(10, 1, 2, day=1)) is not None
    assert ladder.enter(game(11, 1, 2, key="scout")) is None  # a pair is a pair at any game


def test_each_game_has_ratings_of_its_own() -> None:
    ladder = Ladder()
    ladder.enter(game(1, 1, 2, key="scout"))
    assert ladder.rating("classic", 1) == NEWCOMER
    assert ladder.rating("scout", 1).games == 1
