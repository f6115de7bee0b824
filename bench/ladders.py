"""How much each step of the scale of strengths is worth in each game: the data of `ladders.json`.

    python -m bench.ladders                       # what is there, and what a new run says
    python -m bench.ladders setup dice --games 400 --write

For each step from one skill to the next, or each half of one, two players around its middle, and
what the step adds to the logarithm of the odds of doing better; with its standard error. Played in
the usual form of each game, each deal twice with seats changed. The same for a seed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

import msgspec

from tercet.bots.arena.contests import Contest, play_block
from tercet.bots.human.skills import SKILLS, WEAKEST, strength_key
from tercet.strength import ladders
from tercet.strength.ladders import LADDERS, Ladder

#: Where a whole step wins nearly always, less of it tells more.
_APART: Final = {"classic": 0.3, "scout": 0.3, "twenty": 0.25, "setup": 0.5, "dice": 0.5}
#: Into so many parts a step is taken where results alone tell how strong somebody is, and one part
#: of it is worth more than another. In ChipSet so little is to be told that halves say nothing.
_PARTS: Final = {"twenty": 2, "setup": 2, "dice": 2}
#: A ladder rises, however flat it is.
_LEAST: Final = 0.02
_FILE: Final = Path(ladders.__file__).parent / "data" / "ladders.json"


def worth(game: str, number: int, games: int, seed: str) -> tuple[float, float]:
    """What a step of the ladder, or a part of one, adds, and the standard error of that."""
    apart, parts = _APART.get(game, 1.0), _PARTS.get(game, 1)
    middle = WEAKEST + (number + 0.5) / parts
    pair = (strength_key(middle + apart / 2), strength_key(middle - apart / 2))
    contest = Contest(game, pair, f"ladder {seed} {middle}", match={})
    better = [_share(contest, block) for block in range(games // 2)]
    # Half a game for each side keeps a clean sheet from being worth infinity.
    share = (sum(better) + 0.25) / (len(better) + 0.5)
    per_step = 1 / (apart * parts)
    added = log(share / (1 - share)) * per_step
    return max(_LEAST, added), per_step * _error(better, share) / (share * (1 - share))


def measured(game: str, pool: ProcessPoolExecutor, games: int, seed: str) -> Ladder:
    """All steps of a game."""
    count = (len(SKILLS) - 1) * _PARTS.get(game, 1)
    jobs = [pool.submit(worth, game, number, games, seed) for number in range(count)]
    found = [job.result() for job in jobs]
    return Ladder(
        steps=tuple(round(step, 2) for step, _ in found),
        errors=tuple(round(error, 2) for _, error in found),
        apart=_APART.get(game, 1.0),
        games=games,
        seed=seed,
    )


def _share(contest: Contest, number: int) -> float:
    """How often the stronger one did better in the two games of a deal; a tie is a half."""
    return mean(0.5 + (one.wins[0] - one.wins[1]) / 2 for one in play_block(contest, number))


def _error(better: Sequence[float], share: float) -> float:
    """Of the mean over deals; where all end alike, as if each were a game of its own."""
    spread = stdev(better) or sqrt(share * (1 - share) / 2)
    return spread / sqrt(len(better))


def _packed(found: Mapping[str, Ladder]) -> str:
    """JSON, a game a line."""
    lines = [f' "{game}": {msgspec.json.encode(one).decode()}' for game, one in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(game: str, ladder: Ladder) -> str:
    steps = zip(ladder.steps, ladder.errors, strict=True)
    return f"{game:8} " + "  ".join(f"{step:5.2f} ± {error:4.2f}" for step, error in steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", default=list(LADDERS))
    parser.add_argument("--games", type=int, default=200, help="a step")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="put them into ladders.json")
    told = parser.parse_args()
    found = dict(LADDERS)
    with ProcessPoolExecutor(told.workers) as pool:
        for game in told.only:
            found[game] = measured(game, pool, told.games, told.seed)
            sys.stdout.write(f"was {_line(game, LADDERS[game])}\nnow {_line(game, found[game])}\n")
            sys.stdout.flush()
            if told.write:
                _FILE.write_text(_packed(found))


if __name__ == "__main__":
    main()
