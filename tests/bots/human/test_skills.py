"""The scale of strengths: seven named points, everything between them, and nothing beyond."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

import pytest

from tercet.bots.arena.contests import Contest, play_block
from tercet.bots.human.names import bot_name, skill_name
from tercet.bots.human.skills import (
    SKILL_KEYS,
    SKILLS,
    Skill,
    find_skill,
    skill_at,
    strength_key,
    strength_of,
)
from tercet.bots.players import Bot, bot_keys, new_bot
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.words.texts import Texts
from tests.bots.arena.matches import seed_of


def figures(skill: Skill) -> tuple[float, ...]:
    return (skill.theta_s, skill.gamma, skill.t0_s, skill.eps, skill.giveup, skill.care)


@pytest.mark.parametrize("number", range(1, 8))
def test_whole_numbers_are_the_skills_with_names(number: int) -> None:
    named = SKILLS[number - 1]
    assert figures(skill_at(number)) == figures(named)
    assert skill_at(number).more == 0.0
    assert strength_of(named.key) == number


def test_between_two_points_times_are_their_geometric_mean() -> None:
    novice, casual, between = find_skill("novice"), find_skill("casual"), find_skill("strength:2.5")
    assert between.theta_s == pytest.approx(sqrt(novice.theta_s * casual.theta_s))
    assert between.t0_s == pytest.approx(sqrt(novice.t0_s * casual.t0_s))
    assert between.gamma == pytest.approx((novice.gamma + casual.gamma) / 2)
    assert (between.care, between.more) == (novice.care, 0.5)


def test_stronger_is_quicker_and_surer_everywhere() -> None:
    points = [skill_at(1 + step / 100) for step in range(601)]
    for weaker, stronger in pairwise(points):
        assert stronger.theta_s < weaker.theta_s
        assert stronger.t0_s < weaker.t0_s
        assert stronger.eps < weaker.eps
        assert stronger.gamma < weaker.gamma
        assert stronger.care + stronger.more > weaker.care + weaker.more


def test_keys_are_read_as_they_are_written() -> None:
    assert [strength_key(x) for x in (1, 2.5, 3.14159, 7, 99, -4)] == [
        *("strength:1", "strength:2.5", "strength:3.14", "strength:7", "strength:7", "strength:1")
    ]
    assert find_skill("strength:3.14").key == "strength:3.14"
    assert strength_of("strength:3.14") == 3.14
    assert strength_of("greedy") is None


@pytest.mark.parametrize(
    "key", ["strength:0.99", "strength:7.01", "strength:2.555", "strength:", "strength:nan", "9"]
)
def test_what_is_not_on_the_scale_is_refused(key: str) -> None:
    with pytest.raises(Unreadable, match="bot_unknown"):
        new_bot("classic", key, seed_of(1))


def test_every_game_is_played_at_every_strength() -> None:
    for game in GAMES:
        assert new_bot(game.facts.key, "strength:3.37", seed_of(1)).skill.more == pytest.approx(
            0.37
        )


def test_a_deal_is_thought_through_with_the_care_of_one_neighbour_or_the_other() -> None:
    cares = [_care(new_bot("setup", "strength:3.25", seed_of(number))) for number in range(400)]
    assert set(cares) == {2, 3}
    assert cares.count(3) == pytest.approx(100, abs=35)
    assert {_care(new_bot("setup", "casual", seed_of(number))) for number in range(20)} == {2}


def _care(bot: Bot) -> int:
    return bot._skill_for_deal().care


def test_half_a_step_is_half_as_much_better() -> None:
    """Between neighbours, who win nearly always, a person wins often but not always."""
    contest = Contest("classic", ("strength:4.5", "regular"), "half")
    wins = [result.wins[0] for number in range(20) for result in play_block(contest, number)]
    assert 0.6 < sum(wins) / len(wins) < 0.98


def test_bots_of_any_strength_have_names_of_their_own_and_say_how_strong_they_are() -> None:
    names: list[str] = []
    for key in ("novice", "strength:2.1", "strength:1.6", "strength:2.1", "casual", "random"):
        names.append(bot_name(key, names))
    assert names == ["Kiwi", "Mango", "Papaya", "Plum", "Domino", "Robo"]
    said = [skill_name("strength:2.45", Texts(lang)) for lang in ("en", "fr", "it", "de")]
    assert said == ["Strength 2.45", "Force 2,45", "Forza 2,45", "Stärke 2,45"]


def test_the_names_of_all_skills_are_still_keys() -> None:
    assert bot_keys("classic")[: len(SKILL_KEYS)] == SKILL_KEYS
