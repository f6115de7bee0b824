"""Simulation: the same whatever the workers, right where the truth is known, honest errors."""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys
from math import sqrt
from pathlib import Path
from statistics import pstdev
from typing import Final

import numpy as np
import pytest

import tercet
import tercet.odds
from tercet.cards import Card, find_sets
from tercet.errors import Unreadable
from tercet.odds import Result, board, chance, classic, exact, seeds, simulate, simulation
from tercet.odds.figures import Figure, mean, ratio, share
from tercet.odds.models import MODELS

#: Compiling takes a while, and so do honest numbers.
pytestmark = pytest.mark.slow

BENCH: Final = Path(__file__).parents[2] / "bench"
COMPILED: Final = [model.game for model in MODELS if model.compiled]


def figure(result: Result, name: str, key: str | int | None = None) -> Figure:
    found = result.figures[name]
    if isinstance(found, list):
        assert isinstance(key, int)
        return found[key]
    if isinstance(found, Figure):
        return found
    return found[str(key)]


def off(found: Figure, truth: float) -> float:
    """How many standard errors an estimate lies from the truth."""
    assert found.value is not None
    assert found.error
    return abs(found.value - truth) / found.error


@pytest.mark.parametrize("game", COMPILED)
def test_workers_and_chunks_do_not_matter(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate(game, 3000, "seed", workers=1)
    monkeypatch.setattr(simulation, "_CHUNK_SECONDS", 0.0003)
    for workers in (1, 2, 3):
        assert simulate(game, 3000, "seed", workers=workers).sums == alone.sums
    assert simulate(game, 3000, "other", workers=2).sums != alone.sums


@pytest.mark.parametrize("game", COMPILED)
def test_a_simulation_is_the_sum_of_its_parts(game: str) -> None:
    """So a chunk can be done anywhere, and again."""
    model = next(model for model in MODELS if model.game == game)
    plan = simulate(game, 1, 5).plan
    whole = model.play(plan, 0, 500)
    parts = [model.play(plan, first, 100) for first in (400, 0, 200, 100, 300)]
    assert (np.sum(parts, axis=0) == whole).all()


@pytest.mark.parametrize("game", ["twenty", "dice"])
def test_games_on_the_engine_do_not_mind_their_workers_either(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = simulate(game, 4, 1, workers=1)
    monkeypatch.setattr(simulation, "_CHUNK_SECONDS", 0.0003)
    assert simulate(game, 4, 1, workers=2).sums == alone.sums
    assert figure(alone, "points_by_seat" if game == "dice" else "points_per_game", 0).value


@pytest.mark.rule("CARD-6")
def test_the_first_twelve_cards_are_a_random_hand() -> None:
    result = simulate("classic", 300_000, "truth")
    assert off(figure(result, "no_set_12_by_taken", 0), float(exact.no_set(12))) < 4
    # Fifteen cards after no SET in twelve: both are known.
    both = float(exact.no_set(15) / exact.no_set(12))
    assert off(figure(result, "no_set_15_by_taken", 0), both) < 4


@pytest.mark.rule("CARD-6")
def test_in_play_the_odds_are_the_rulebooks() -> None:
    result = simulate("classic", 200_000, 1)
    assert 14.5 < 1 / (figure(result, "no_set_12").value or 1) < 15.5
    assert 85 < 1 / (figure(result, "no_set_15").value or 1) < 95


def test_cards_are_conserved() -> None:
    result = simulate("classic", 20_000, 3)
    left = figure(result, "leftover_per_game").value or 0
    taken = figure(result, "sets_per_game").value or 0
    assert left + 3 * taken == pytest.approx(81)
    assert isinstance(shares := result.figures["leftover"], dict)
    assert set(shares) <= {"0", "6", "9", "12", "15", "18"}
    assert sum(f.value or 0 for f in shares.values()) == pytest.approx(1)


@pytest.mark.rule("SETUP-5")
def test_setup_without_choice_follows_the_exact_counts() -> None:
    """Cards laid at random: the nth makes the first SET as often as n - 1 and n cards say."""
    result = simulate("setup", 200_000, 9, players=2)
    for cards in (3, 4, 5, 6):
        first = 1 - float(exact.no_set(cards) / exact.no_set(cards - 1))
        # The first table of a game is random; later ones lack what was taken: near, not equal.
        assert figure(result, "set_by_table", cards).value == pytest.approx(first, rel=0.05)


@pytest.mark.parametrize(
    ("game", "name", "key"),
    [
        ("classic", "no_set_12", None),
        ("classic", "no_set_12_by_taken", 5),
        ("classic", "sets_per_game", None),
        ("solitaire", "won", "penalty"),
        ("coopset", "score_per_game", None),
        ("coopset", "sets_per_layout", "2"),
        ("setup", "set_by_table", 8),
        ("setup", "table_when_set", "8"),
        ("setup", "table_when_set_mean", None),
        ("setup", "taken_by_seat", 1),
    ],
)
def test_standard_errors_are_what_they_say(game: str, name: str, key: str | int | None) -> None:
    """Over many small simulations, estimates scatter as their errors claim."""
    runs = [figure(simulate(game, 400, seed, workers=1), name, key) for seed in range(200)]
    scatter = pstdev(f.value for f in runs if f.value is not None)
    claimed = sqrt(sum((f.error or 0) ** 2 for f in runs) / len(runs))
    assert 0.8 < scatter / claimed < 1.25


def test_figures_from_few_counts() -> None:
    assert share(0, 0) == (None, None)
    assert mean([]) == (None, None)
    assert mean([0, 1]) == (1.0, None)
    assert share(0, 100).error == pytest.approx(0.007, abs=0.001)
    assert ratio(10, 5, 5, (5, 5, 5)).error == share(5, 5).error


def test_chance_is_fair() -> None:
    state = np.zeros(4, dtype=np.uint64)
    chance.start(state, seeds.key_of("fair"), 0)
    drawn = np.bincount([chance.below(state, 12) for _ in range(24_000)], minlength=12)
    assert ((drawn - 2000) ** 2 / 2000).sum() < 31.3  # χ² with 11 degrees of freedom, p = 0.001
    places = np.zeros((81, 81), dtype=np.int64)
    for game in range(2000):
        places[np.arange(81), chance.pile_of("fair", game)] += 1
    expected = 2000 / 81
    # 80 × 80 degrees of freedom, ± 4 standard deviations
    assert abs(((places - expected) ** 2 / expected).sum() - 6400) < 4 * sqrt(2 * 6400)


def test_every_game_has_a_pile_of_its_own() -> None:
    piles = {chance.pile_of(7, game) for game in range(300)}
    assert len(piles) == 300
    assert all(sorted(pile) == list(range(81)) for pile in piles)
    assert chance.pile_of(7, 3) == chance.pile_of("7", 3) != chance.pile_of(8, 3)


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in C."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    program = tmp_path_factory.mktemp("peer") / "odds"
    flags = ["-O2", "-march=native", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["cc", *flags, "-o", program, BENCH / "odds.c"], check=True)
    return program


def counted_by(program: Path, task: str, games: int) -> dict[str, list[int]]:
    run: list[str | Path] = [program, task, str(int(seeds.key_of("peer"))), str(games)]
    printed = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    lines = [line.split() for line in printed.splitlines()[1:]]
    return {name: [int(count) for count in counts] for name, *counts in lines}


def test_the_program_in_c_plays_the_same_games_in_lock_step(in_c: Path) -> None:
    if "avx2" not in Path("/proc/cpuinfo").read_text("utf-8"):
        pytest.skip("this processor has no AVX2")
    games = 20_003
    figures = counted_by(in_c, "lockstep", games)
    tally = classic.play(seeds.key_of("peer"), 0, games, seeds.RANDOM)
    for name, row in (
        ("seen_12", classic.SEEN_12),
        ("none_12", classic.NONE_12),
        ("seen_15", classic.SEEN_15),
        ("none_15", classic.NONE_15),
        ("leftover", classic.LEFTOVER),
    ):
        assert figures[name] == list(tally[row]), name


def test_the_program_in_c_that_plays_game_by_game_finds_the_same_odds(in_c: Path) -> None:
    """It has the same piles and picks other SETs of them."""
    games = 50_000
    figures = counted_by(in_c, "classic", games)
    ours = simulate("classic", games, "peer")
    assert figures["none_12"][0] == ours.sums[classic.NONE_12][0]
    assert figures["none_15"][0] == ours.sums[classic.NONE_15][0]
    for name, seen in (("no_set_12", "seen_12"), ("no_set_15", "seen_15")):
        theirs = sum(figures[seen.replace("seen", "none")]) / sum(figures[seen])
        assert off(figure(ours, name), theirs) < 4 * sqrt(2), name
    left = sum(cards * count for cards, count in enumerate(figures["leftover"])) / games
    assert off(figure(ours, "leftover_per_game"), left) < 4 * sqrt(2)


def test_the_program_in_c_counts_the_same_boards(in_c: Path) -> None:
    boards = board.random_boards(seeds.key_of("peer"), 3000, 12)
    counted = np.bincount(board.count_sets(boards), minlength=64)
    assert counted_by(in_c, "boards", 3000)["by_sets"] == list(counted)


def test_sets_on_many_boards() -> None:
    boards = board.random_boards(seeds.key_of(1), 300, 15)
    for row, found in zip(boards, board.count_sets(boards), strict=True):
        cards = [Card(int(index)) for index in row]
        assert len(set(cards)) == 15
        assert len(find_sets(cards)) == found


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "games": 1}, "simulation_unknown"),
        ({"game": "classic", "games": 0}, "games_too_few"),
        ({"game": "classic", "games": 1, "pick": "best"}, "pick_unknown"),
        ({"game": "classic", "games": 1, "workers": 0}, "workers_too_few"),
        ({"game": "setup", "games": 1, "players": 9}, "players_range"),
    ],
)
def test_what_cannot_be_simulated_is_refused(wish: dict[str, object], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        simulate(**wish)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_the_example_of_the_package_holds() -> None:
    tried = doctest.testmod(tercet.odds)
    assert tried.attempted == 3
    assert tried.failed == 0


def test_a_second_run_does_without_numba() -> None:
    """To import it and to set it up takes longer than a million games."""
    simulate("classic", 1, workers=1)
    check = (
        "import sys; from tercet.odds import simulate;"
        "assert simulate('classic', 40, 'x', workers=1).figures;"
        "assert 'numba' not in sys.modules"
    )
    path = {"PYTHONPATH": str(Path(tercet.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", check], check=True, env=os.environ | path)


def test_nothing_heavy_is_imported_before_it_is_used() -> None:
    check = (
        "import sys, tercet.odds, tercet.odds.command;"
        "heavy = {'numpy', 'numba', 'dask', 'matplotlib'} & set(sys.modules);"
        "assert not heavy, heavy"
    )
    path = {"PYTHONPATH": str(Path(tercet.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", check], check=True, env=os.environ | path)
