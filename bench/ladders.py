"""How much each step of the scale of strengths is worth in each game: the figures of `ladders.py`.

    python -m bench.ladders --games 200
    python -m bench.ladders setup dice --games 100

For each step from one skill to the next, two players apart by a part of the step, and what that
adds to the logarithm of the odds of doing better, per whole step; with its standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt

from tercet.bots.arena.contests import Contest, play_block
from tercet.bots.human.skills import SKILLS, strength_key
from tercet.strength.ladders import STEPS

#: Where a whole step wins nearly always, less of it tells more.
_APART = {"classic": 0.3, "scout": 0.3}


def worth(game: str, low: int, games: int) -> tuple[float, float]:
    """What the step up from a skill adds, and the standard error of that."""
    apart = _APART.get(game, 1.0)
    pair = (strength_key(low + 0.5 + apart / 2), strength_key(low + 0.5 - apart / 2))
    contest = Contest(game, pair, f"ladder {low}")
    results = [one for number in range(games // 2) for one in play_block(contest, number)]
    points = sum(one.wins[0] for one in results)
    share = (points + 0.5) / (games + 1)
    return log(share / (1 - share)) / apart, 1 / sqrt(games * share * (1 - share)) / apart


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", default=list(STEPS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    told = parser.parse_args()
    with ProcessPoolExecutor(told.workers) as pool:
        for game in told.only:
            steps = range(1, len(SKILLS))
            jobs = [pool.submit(worth, game, low, told.games) for low in steps]
            found = [job.result() for job in jobs]
            line = "  ".join(f"{value:5.2f} ± {error:4.2f}" for value, error in found)
            sys.stdout.write(f"{game:8} {line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
