"""Every game passes the conformance suite, and every saboteur is caught by it."""

from __future__ import annotations

import pytest

from tercet.engine.conformance import Nonconforming, check_game
from tercet.engine.game import AnyGame
from tercet.engine.options import describe
from tercet.engine.series import Series
from tercet.games import GAMES
from tercet.games.classic import CLASSIC, Classic
from tests.engine.saboteurs import SABOTEURS, LazyScramble

#: How many games, and how closely; of long games there are fewer.
#: The long form: `python -m tests.engine.campaign --games 10000`.
SHORT = {"twenty": (3, 60), "coopset": (4, 12), "scout": (4, 12)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
def test_every_game_conforms(game: AnyGame, quick: bool) -> None:
    games, every = SHORT.get(game.facts.key, (8, 6))
    games, every = (2, 3 * every) if quick else (games, every)
    report = check_game(game, games, every=every)
    assert report.games == games
    assert report.refusals > 0
    assert report.moved > 0
    timed = any(option.name.endswith("_ms") for option in describe(game.facts.rules))
    assert (report.timeouts > 0) is timed, "a game that waits for somebody has options in _ms"


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [g for g in GAMES if len(g.facts.matches) > 1], ids=lambda game: game.facts.key
)
def test_every_match_of_a_game_conforms(game: AnyGame) -> None:
    assert check_game(Series(game), 2, every=60).games == 2


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=lambda saboteur: saboteur.__name__)
def test_a_saboteur_is_caught(saboteur: type[Classic]) -> None:
    with pytest.raises(Nonconforming, match=SABOTEURS[saboteur]):
        check_game(saboteur(), 1 if saboteur is LazyScramble else 12, every=2, most_steps=2500)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_games() -> None:
    assert check_game(CLASSIC, 2, "x") == check_game(CLASSIC, 2, "x")
    assert check_game(CLASSIC, 2, "x") != check_game(CLASSIC, 2, "y")
