"""The long form of the conformance tests: `python -m tests.engine.campaign --games 10000`.

Plays on all cores and prints a line for each game with what was played and how long it took.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import msgspec

from tercet.engine.conformance import Report, check_game
from tercet.games import GAMES, find_game

CHUNK = 50


def chunk(job: tuple[str, int, int, int]) -> Report:
    """Some games of one kind, from a seed of their own."""
    key, first, games, every = job
    return check_game(find_game(key), games, f"campaign/{first}", every=every)


def campaign(key: str, games: int, every: int, pool: ProcessPoolExecutor) -> Report:
    """Many games of one kind."""
    jobs = [(key, at, min(CHUNK, games - at), every) for at in range(0, games, CHUNK)]
    total = Report()
    for report in pool.map(chunk, jobs):
        for name in Report.__struct_fields__:
            setattr(total, name, getattr(total, name) + getattr(report, name))
    return total


def main() -> None:
    """Run the campaign that the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=[game.facts.key for game in GAMES])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--every", type=int, default=25, help="scrutinise every n-th step")
    asked = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for key in asked.keys:
            start = time.perf_counter()
            report = campaign(key, asked.games, asked.every, pool)
            seconds = time.perf_counter() - start
            figures = msgspec.structs.asdict(report)
            sys.stdout.write(f"{key}: {figures} in {seconds:.0f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
