"""Training of the ChipSet strategy: `python -m tools.chipset_training.train --out FILE`.

Measures what the cards do, solves the abstracted game by CFR+, tells the exploitability on the way,
and writes the strategy, rounded, as a small file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from tercet.bots.chipset.strategy import (
    COLUMNS,
    FOLDING,
    PUSHING,
    SHOWING,
    WHOLE,
    Strategy,
    save,
)
from tercet.bots.chipset.strength import BUCKETS
from tercet.bots.chipset.tree import FOLD, PASS, PUSH, SPOTS
from tercet.odds.compiled import Bytes
from tools.chipset_training.chances import measure
from tools.chipset_training.solving import Policy, Solver

#: After so many iterations the exploitability is computed.
MARKS: Final = (100, 200, 400, 800, 1600, 3200, 6400, 12800)


def main() -> None:
    """Read the command, train, write the file."""
    parser = argparse.ArgumentParser(description="Train the ChipSet strategy.")
    parser.add_argument("--iterations", type=int, default=3200)
    parser.add_argument("--deals", type=int, default=200_000, help="deals to measure the cards on")
    parser.add_argument("--seed", default="chipset")
    parser.add_argument("--ante", type=float, default=1.0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    strategy = train(given.iterations, given.deals, given.seed, given.ante)
    data = save(strategy)
    given.out.write_bytes(data)
    _say(f"{len(data)} bytes")


def train(iterations: int, deals: int, seed: str, ante: float = 1.0) -> Strategy:
    """A strategy for the abstracted game with this ante and bets of 3."""
    begun = perf_counter()
    solver = Solver(measure(deals, seed), ante=ante)
    _say(f"{perf_counter() - begun:.1f} s: cards measured on {deals} deals")
    curve = []
    for done in _run(solver, iterations):
        left = solver.exploitability(solver.average())
        curve.append((done, round(left, 5)))
        _say(f"{perf_counter() - begun:.1f} s: {done} iterations, exploitability {left:.5f}")
    return finish(solver, tuple(curve))


def _run(solver: Solver, iterations: int) -> Iterator[int]:
    for done in range(1, iterations + 1):
        solver.step()
        if done in MARKS or done == iterations:
            yield done


def finish(solver: Solver, curve: tuple[tuple[int, float], ...]) -> Strategy:
    """The average policy of a solver as it is shipped."""
    shares = pack(solver.average())
    left = solver.exploitability(unpack(shares))
    _say(f"as shipped: exploitability {left:.5f}")
    return Strategy(
        ante=solver.world.ante,
        bet=solver.world.bet,
        iterations=solver.iteration,
        curve=curve,
        exploitability=round(left, 5),
        cuts=_tuples(solver),
        shares=shares.tobytes(),
    )


def _tuples(solver: Solver) -> tuple[tuple[tuple[float, ...], ...], ...]:
    cuts = solver.chances.cuts
    return tuple(tuple(tuple(map(float, kind)) for kind in phase) for phase in cuts)


def pack(policy: Policy) -> Bytes:
    """For every line its row of shares, rounded."""
    rows = np.zeros((len(policy.bets), COLUMNS, BUCKETS))
    for spot in range(SPOTS):
        if FOLDING[spot] >= 0:
            rows[:, FOLDING[spot]] = policy.bets[:, spot, FOLD]
        if PUSHING[spot] >= 0:
            rows[:, PUSHING[spot]] = policy.bets[:, spot, PUSH]
    for player, column in enumerate(SHOWING):
        rows[:, column] = policy.shows[:, player, 1]
    return np.rint(rows * WHOLE).astype(np.uint8)


def unpack(shares: Bytes) -> Policy:
    """The policy that is played by rows of shares."""
    table = shares.astype(np.float64) / WHOLE
    bets = np.zeros((len(shares), SPOTS, 3, BUCKETS))
    for spot in range(SPOTS):
        for act, column in ((FOLD, FOLDING[spot]), (PUSH, PUSHING[spot])):
            if column >= 0:
                bets[:, spot, act] = table[:, column]
    _check_sums(bets)
    bets[:, :, PASS] = 1 - bets[:, :, FOLD] - bets[:, :, PUSH]
    show = np.stack([table[:, column] for column in SHOWING], axis=1)
    return Policy(bets, np.stack([1 - show, show], axis=2))


def _check_sums(bets: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> None:
    """Rounding may bring two shares to more than one; pushing gives way."""
    over = np.maximum(bets[:, :, FOLD] + bets[:, :, PUSH] - 1, 0)
    bets[:, :, PUSH] -= over


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")


if __name__ == "__main__":
    main()
