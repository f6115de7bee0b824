"""The strength that is estimated, the interval that holds it, and the bot that follows from it."""

from __future__ import annotations

from random import Random

import pytest

from tercet.bots.human.skills import strength_key, strength_of
from tercet.strength import Look, Played, Rival, bot_for, choosing, likelihood, sight_of
from tercet.strength.choosing import RACES_COUNTED, results_of, strength_for
from tercet.strength.ladders import LADDERS, rung, wins
from tercet.strength.likelihood import GRID, estimate, highest, result_curve, sight_curve
from tests.strength.estimates import Asked, both
from tests.strength.estimates import tell as tell_estimates
from tests.strength.persons import live, play_once, tell


def played(strength: float, games: int, name: str, game: str = "classic") -> list[Played]:
    """Races of somebody of this strength against an equal."""
    key = strength_key(strength)
    return [play_once(game, key, key, f"{name} {number}")[0] for number in range(games)]


# --- Estimating -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("strength", [1.5, 2.5, 4.2, 6.0])
def test_ten_games_tell_how_strong_somebody_is(strength: float) -> None:
    found = sight_of(played(strength, 10, "ten"))
    assert found is not None
    assert found.strength == pytest.approx(strength, abs=0.35)
    assert found.low < found.strength < found.high
    assert found.high - found.low < 0.8
    assert found.seen > 50


@pytest.mark.slow
def test_scout_tells_it_as_well() -> None:
    found = sight_of(played(3.4, 8, "scout", "scout"))
    assert found is not None
    assert found.strength == pytest.approx(3.4, abs=0.4)


@pytest.mark.slow
@pytest.mark.parametrize("strength", [2.0, 5.0])
def test_intervals_hold_the_truth_and_those_of_a_saboteur_do_not(strength: float) -> None:
    """The short form of `python -m tests.strength.estimates`.

    The saboteur drops censored observations: only what was found is left to go by.
    """
    persons = [Asked("classic", strength, f"short {number}", 5) for number in range(10)]
    own, missing = (
        tell_estimates(strength, each) for each in zip(*map(both, persons), strict=True)
    )
    assert abs(own.off) < 0.12, own
    assert own.covered >= 0.8, own
    assert missing.off > 0.5, missing
    assert missing.covered < 0.2, missing


@pytest.mark.slow
@pytest.mark.parametrize("unsteady", [0.0, 200.0])
@pytest.mark.parametrize("game", ["classic", "scout"])
def test_strong_persons_are_met_whether_their_hand_is_steady_or_not(
    game: str, unsteady: float
) -> None:
    """In Scout both notice things while nobody may point, and then react at once."""
    persons = [Asked(game, 5.7, f"hands {number}", 5, unsteady) for number in range(8)]
    told = tell_estimates(5.7, [both(each)[0] for each in persons])
    assert abs(told.off) < 0.06 + 2 * told.error, told
    assert told.covered >= 0.75, told


def test_a_hand_is_held_for_what_fits_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """A saboteur, to whom every hand is as unsteady as a person's, underrates a bot in Scout."""
    games = [one.looks for one in played(5.7, 10, "hand", "scout")]
    own = highest(sight_curve(games))
    monkeypatch.setattr(likelihood, "HANDS", (likelihood.UNSTEADY,))
    assert highest(sight_curve(games)) < own - 0.05


def test_more_games_make_the_interval_narrower() -> None:
    known = played(3.0, 8, "more")
    few, many = sight_of(known[:2]), sight_of(known)
    assert few is not None
    assert many is not None
    assert many.high - many.low < 0.7 * (few.high - few.low)


def test_one_lucky_find_makes_nobody_a_master() -> None:
    looks = [look for one in played(2.0, 4, "luck") for look in one.looks]
    lucky = [*looks, Look(3, 400, 400, 0, True)]
    before, after = estimate(sight_curve([looks]), 0), estimate(sight_curve([lucky]), 0)
    assert after.strength - before.strength < 0.3


def test_all_wins_lead_to_the_end_of_the_scale_and_an_interval_that_is_open_there() -> None:
    found = estimate(result_curve("setup", [(3.0, 1.0)] * 6), 6)
    assert (found.strength, found.high) == (7.0, 7.0)
    assert found.low > 3.0


def test_ladders_rise_and_are_even() -> None:
    for game, ladder in LADDERS.items():
        assert ladder.games >= 100, "measured, not guessed"
        assert [rung(game, each) for each in GRID] == sorted(rung(game, each) for each in GRID)
        assert wins(game, 3.3, 3.3) == 0.5
        assert wins(game, 4.0, 3.0) + wins(game, 3.0, 4.0) == pytest.approx(1)
        assert wins(game, 4.0, 3.0) > 0.55


# --- Choosing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(LADDERS))
def test_a_newcomer_begins_with_the_weakest(game: str) -> None:
    assert bot_for(game, []) == "first_timer"


@pytest.mark.parametrize("game", ["setup", "chipset", "dice", "twenty"])
def test_who_wins_gets_a_stronger_bot_and_who_loses_a_weaker_one(game: str) -> None:
    known: list[Played] = []
    strengths = [strength_for(game, known)]
    for _ in range(6):
        known.insert(0, Played(game, (), [Rival(strength_key(strengths[-1]), 1.0)]))
        strengths.append(strength_for(game, known))
    assert strengths == sorted(strengths)
    assert strengths[-1] > 2
    for _ in range(6):
        known.insert(0, Played(game, (), [Rival(strength_key(strengths[-1]), 0.0)]))
    assert strength_for(game, known) < strengths[-1]


def test_one_won_game_makes_nobody_the_equal_of_a_champion() -> None:
    for game in LADDERS:
        won = [Played(game, (), [Rival("first_timer", 1.0)])]
        assert 1.5 < strength_for(game, won) <= 2.5


@pytest.mark.parametrize("game", ["setup", "chipset", "dice", "twenty"])
@pytest.mark.parametrize("strength", [1.4, 3.3, 5.7])
def test_ten_results_lead_to_an_equal(game: str, strength: float) -> None:
    """On paper: persons who win as often as the ladder says. In the arena: `persons`."""
    assert 0.4 < _share_won(game, strength) < 0.6


def test_who_is_held_for_a_beginner_would_win_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A saboteur, who believes of everybody unknown that they are like a first timer."""
    monkeypatch.setattr(choosing, "_ANYBODY", (1.0, 1.5))
    assert _share_won("setup", 5.7) > 0.65


def _share_won(game: str, strength: float) -> float:
    persons = [Random(number) for number in range(40)]
    return sum(_chance_after_ten(game, strength, person) for person in persons) / len(persons)


def _chance_after_ten(game: str, strength: float, chance: Random) -> float:
    known: list[Played] = []
    for _ in range(10):
        bot = bot_for(game, known)
        won = chance.random() < wins(game, strength, strength_of(bot) or 0.0)
        known.insert(0, Played(game, (), [Rival(bot, float(won))]))
    return wins(game, strength, strength_for(game, known))


def test_what_the_races_say_is_believed_of_other_games_at_first() -> None:
    known = played(3.5, 4, "races")
    assert strength_for("setup", known) == pytest.approx(3.5, abs=0.5)
    lost = [Played("setup", (), [Rival("strength:3.5", 0.0)])] * 5
    assert strength_for("setup", [*lost, *known]) < strength_for("setup", known) - 0.5
    assert results_of("setup", known) is None


def test_who_gets_better_is_followed() -> None:
    weak, strong = played(2.0, RACES_COUNTED, "weak"), played(3.0, RACES_COUNTED, "strong")
    assert strength_for("classic", [*strong, *weak]) == strength_for("classic", strong)
    assert strength_for("classic", weak) < 2.4 < strength_for("classic", [*strong, *weak])


def test_bots_without_a_place_on_the_scale_say_nothing() -> None:
    assert (
        results_of("dice", [Played("dice", (), [Rival("greedy", 1.0), Rival("random", 0.0)])])
        is None
    )


@pytest.mark.slow
@pytest.mark.campaign
def test_after_ten_games_persons_win_about_every_second_one() -> None:
    """The short form of `python -m tests.strength.persons`."""
    for strength in (1.5, 3.3):
        lives = [live("classic", strength, f"{strength} {number}", 10, 4) for number in range(5)]
        told = tell(strength, lives)
        assert 0.25 < told.wins[0] < 0.75, told.line()
        assert told.bot[0] == pytest.approx(strength, abs=0.3)
        assert told.covered > 0.5


def test_an_interval_narrower_than_the_grid_still_holds_its_estimate() -> None:
    """The curve of a normal distribution whose spread is a fifth of a step of the grid."""
    curve = tuple(-((each - 3.333) ** 2) / (2 * 0.02**2) for each in GRID)
    found = estimate(curve, 1)
    assert (found.low, found.strength, found.high) == pytest.approx(
        (3.333 - 1.96 * 0.02, 3.333, 3.333 + 1.96 * 0.02), abs=0.002
    )


def test_the_highest_point_lies_between_points_of_the_grid() -> None:
    curve = tuple(-((each - 3.333) ** 2) for each in GRID)
    assert highest(curve) == pytest.approx(3.333, abs=1e-6)
