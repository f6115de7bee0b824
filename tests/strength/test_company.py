"""Several bots for one person differ, and leave the person a fair share."""

from __future__ import annotations

from math import exp

import pytest

from tercet.bots.arena.match import play
from tercet.bots.human.skills import SKILL_KEYS, strength_key
from tercet.bots.players import new_bot
from tercet.engine.chance import Chance
from tercet.strength import company
from tercet.strength.company import strengths_for
from tercet.strength.ladders import LADDERS, rung, strength_at
from tercet.strength.likelihood import GRID
from tercet.tables import new_table
from tests.bots.arena.matches import seed_of


def share(game: str, strength: float, others: tuple[float, ...]) -> float:
    """How often somebody wins against all of these, by odds."""
    own = rung(game, strength)
    return 1 / (1 + sum(exp(rung(game, other) - own) for other in others))


@pytest.mark.parametrize("game", list(LADDERS))
def test_a_ladder_is_read_both_ways(game: str) -> None:
    for strength in GRID:
        assert strength_at(game, rung(game, strength)) == pytest.approx(strength)
    assert strength_at(game, -1.0) == 1.0
    assert strength_at(game, 1000.0) == 7.0


@pytest.mark.parametrize("game", list(LADDERS))
@pytest.mark.parametrize("count", [2, 3, 5])
@pytest.mark.parametrize("strength", [2.4, 3.3, 5.0])
def test_the_person_keeps_a_fair_share_of_games(game: str, count: int, strength: float) -> None:
    others = strengths_for(game, strength, count)
    assert list(others) == sorted(others)
    assert others[0] < strength < others[-1]
    assert share(game, strength, others) == pytest.approx(1 / (count + 1), abs=0.001)


@pytest.mark.parametrize("game", list(LADDERS))
def test_at_the_ends_of_the_scale_nobody_is_beyond(game: str) -> None:
    assert company(game, "first_timer", 3) == ("first_timer",) * 3
    assert company(game, "champion", 3) == ("champion",) * 3
    for strength in (1.2, 6.8):
        others = strengths_for(game, strength, 4)
        assert share(game, strength, others) == pytest.approx(0.2, abs=0.03)


def test_one_bot_is_of_ones_strength_and_bots_without_a_place_stay_as_they_are() -> None:
    assert company("classic", "strength:3.3", 1) == ("strength:3.3",)
    assert company("dice", "greedy", 2) == ("greedy", "greedy")
    assert company("coopset", "novice", 2) == ("novice", "novice")
    assert company("classic", "novice", 0) == ()
    assert all(key in SKILL_KEYS or ":" in key for key in company("classic", "regular", 3))


@pytest.mark.slow
def test_a_table_of_four_is_won_by_the_person_every_fourth_time() -> None:
    """In the arena, where a saboteur who seats three a little stronger would be found out."""
    person = strength_key(5.7)
    keys = [person, *company("classic", person, 3)]
    stronger = [person, *(strength_key(6.1),) * 3]
    assert 0.13 < _won("classic", keys, 60) < 0.37
    assert _won("classic", stronger, 60) < 0.13


def _won(game: str, keys: list[str], games: int) -> float:
    return sum(_share(game, keys, number) for number in range(games)) / games


def _share(game: str, keys: list[str], number: int) -> float:
    seat, seed = number % len(keys), seed_of(number)
    sat = keys[1:]
    sat.insert(seat, keys[0])
    players = [new_bot(game, key, bytes([at]) + seed) for at, key in enumerate(sat)]
    winners = play(new_table(game, len(sat), seed), players, Chance(seed)).winners
    return 1 / len(winners) if seat in winners else 0.0
