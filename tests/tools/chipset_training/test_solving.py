"""The solver: best responses to policies that can be judged by hand, and learning."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tercet.bots.chipset.strategy import load, save, shipped
from tercet.bots.chipset.strength import BUCKETS
from tercet.bots.chipset.tree import FOLD, PASS, SPOTS, all_lines
from tools.chipset_training.chances import measure
from tools.chipset_training.solving import Policy, Solver
from tools.chipset_training.train import finish, pack, unpack

#: Compiling takes a while, and so do honest numbers.
pytestmark = pytest.mark.slow

LINES = len(all_lines().phase)


@cache
def solver() -> Solver:
    return Solver(measure(3000, "test"))


def policy(opening: int, answering: int, shows: bool) -> Policy:
    bets = np.zeros((LINES, SPOTS, 3, BUCKETS))
    bets[:, :2, opening] = 1
    bets[:, 2:, answering] = 1
    words = np.zeros((LINES, 2, 2, BUCKETS))
    words[:, :, 1, 2:] = float(shows)
    words[:, :, 0] = 1 - words[:, :, 1]
    return Policy(bets, words)


def test_who_always_folds_loses_the_ante_to_a_best_response() -> None:
    for player in (0, 1):
        timid = policy(PASS, FOLD, shows=False)
        assert solver().best_response(timid, player) == pytest.approx(1.0)


def test_who_never_folds_loses_more() -> None:
    assert solver().exploitability(policy(PASS, PASS, shows=False)) > 1


@pytest.mark.parametrize("shows", [True, False])
def test_what_one_wins_the_other_loses(shows: bool) -> None:
    them = policy(PASS, PASS, shows)
    assert solver().worth(them, 0) == pytest.approx(-solver().worth(them, 1), abs=1e-9)


def test_chances_are_chances() -> None:
    chances = solver().chances
    assert chances.begin.sum() == pytest.approx(1)
    assert np.allclose(chances.change.sum(axis=2), 1)
    assert np.allclose(chances.ahead, -chances.ahead.transpose(0, 2, 1))


def test_learning_leaves_less_to_a_best_response() -> None:
    pupil = Solver(measure(3000, "test"))
    left = []
    for rounds in (6, 18):
        for _ in range(rounds):
            pupil.step()
        left.append(pupil.exploitability(pupil.average()))
    assert 0 < left[1] < left[0]
    small = finish(pupil, ())
    assert small.exploitability == pytest.approx(left[1], abs=0.1)
    assert load(save(small)) == small


def test_packing_keeps_the_shares() -> None:
    for them in (policy(PASS, FOLD, shows=True), policy(PASS, PASS, shows=False)):
        same = unpack(pack(them))
        assert np.allclose(same.bets[:, :4, FOLD], them.bets[:, :4, FOLD])
        assert np.allclose(same.shows[:, :, 1], them.shows[:, :, 1])


def test_the_shipped_strategy_is_what_training_says() -> None:
    strategy = shipped()
    shares = np.frombuffer(strategy.shares, dtype=np.uint8).reshape(LINES, -1, BUCKETS)
    left = Solver(measure(20_000, "chipset")).exploitability(unpack(shares))
    assert strategy.exploitability < 0.08
    assert left == pytest.approx(strategy.exploitability, abs=0.06)
