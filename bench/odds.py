"""How fast the odds are: `python bench/odds.py`, next to a C program and to plain Python.

The C program (`odds.c`, compiled here with the system's compiler) plays the very same games from
the same seed in lock step, with AVX2, and must print the same figures; game by game it plays with
the same piles. Times on one core are CPU seconds, so that other programs on the machine matter
little; two workers are measured by the clock on the wall. The best of several runs counts. At the
end, what a second run of the command spends before its first game.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tercet.cards import DECK, Card, find_sets
from tercet.odds import exact, simulate
from tercet.odds.board import count_sets, random_boards
from tercet.odds.classic import LEFTOVER, NONE_12, NONE_15, play
from tercet.odds.seeds import key_of

SEED = key_of("bench")


class Row(NamedTuple):
    """One line of the table: things done per second, and the time against the best of C."""

    what: str
    by: str
    rate: float
    against_c: float | None
    goal: str = ""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1_000_000, help="games of classic")
    options.add_argument("--repeat", type=int, default=3, help="runs of which the best counts")
    wish = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_peer(Path(folder))
        rows = [
            *classic(program, wish.games, wish.repeat),
            *boards(program, 4 * wish.games, wish.repeat),
            *workers(wish.games, wish.repeat),
        ]
    for row in rows:
        against = f"{row.against_c:5.2f} x C" if row.against_c else ""
        print(f"{row.what:<28} {row.by:<16} {row.rate:>13,.0f} /s  {against:<10} {row.goal}")
    seconds = exact_seconds()
    print(f"exact counts, 81 and 27 cards: {seconds:.1f} s (compiled code cached)")
    spent = [second_run() for _ in range(wish.repeat)]
    print(f"tercet simulate classic --games 1, again: {min(spent):.2f} CPU seconds (goal 1)")


def compiled_peer(folder: Path) -> Path | None:
    """The C program, or None without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        print("no C compiler: nothing to compare with", file=sys.stderr)
        return None
    program = folder / "odds"
    source = Path(__file__).with_name("odds.c")
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
    return program


def run_peer(program: Path, task: str, count: int) -> dict[str, list[str]]:
    run: list[str | Path] = [program, task, str(int(SEED)), str(count)]
    printed = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    return {line.split()[0]: line.split()[1:] for line in printed.splitlines()}


def best(repeat: int, work: Callable[[], object], clock: Callable[[], float]) -> float:
    times = []
    for _ in range(repeat):
        begun = clock()
        work()
        times.append(clock() - begun)
    return min(times)


def classic(program: Path | None, games: int, repeat: int) -> list[Row]:
    tally = play(SEED, 0, games, 0)
    rows = []
    ours, theirs, scalar = [], [], []
    for _ in range(repeat):  # by turns, so that all meet the same disturbances
        ours.append(best(1, lambda: play(SEED, 0, games, 0), time.process_time))
        if program is not None:
            run = run_peer(program, "lockstep", games)
            for name, row in (("none_12", NONE_12), ("none_15", NONE_15), ("leftover", LEFTOVER)):
                assert [int(n) for n in run[name]] == list(tally[row]), "different games"
            theirs.append(float(run["seconds"][0]))
            scalar.append(float(run_peer(program, "classic", games)["seconds"][0]))
    what, fastest = "classic games, one core", min(theirs, default=None)
    if fastest:
        rows.append(Row(what, "C, AVX2", games / fastest, 1.0))
        rows.append(Row(what, "C, game by game", games / min(scalar), min(scalar) / fastest))
    few = 500
    plain = best(1, lambda: [plain_game(random.Random(n)) for n in range(few)], time.process_time)
    ratio = min(ours) / fastest if fastest else None
    plain_ratio = plain / few * games / fastest if fastest else None
    rows.append(Row(what, "tercet (Numba)", games / min(ours), ratio, "(goal 1.5)"))
    rows.append(Row(what, "plain Python", few / plain, plain_ratio))
    return rows


def boards(program: Path | None, count: int, repeat: int) -> list[Row]:
    dealt = random_boards(SEED, count, 12)
    counted = np.bincount(count_sets(dealt), minlength=64)
    ours = best(repeat, lambda: count_sets(dealt), time.process_time)
    rows = []
    theirs = None
    if program is not None:
        runs = [run_peer(program, "boards", count) for _ in range(repeat)]
        assert runs[0]["by_sets"] == [str(n) for n in counted], "different boards"
        theirs = min(float(run["seconds"][0]) for run in runs)
        rows.append(Row("SETs on 12 cards, one core", "C", count / theirs, 1.0))
    few = [[Card(int(card)) for card in board] for board in dealt[:10_000]]
    plain = best(1, lambda: [find_sets(board) for board in few], time.process_time)
    ratio = ours / theirs if theirs else None
    plain_ratio = plain / len(few) * count / theirs if theirs else None
    rows.append(
        Row("SETs on 12 cards, one core", "tercet (Numba)", count / ours, ratio, "(goal 2)")
    )
    rows.append(Row("SETs on 12 cards, one core", "plain Python", len(few) / plain, plain_ratio))
    return rows


def workers(games: int, repeat: int) -> list[Row]:
    """One worker and two, by turns, so that both meet the same disturbances.

    On a machine whose cores are busy two workers cannot show what they gain by the clock, so the
    CPU seconds they spend are told as well: as many as one worker's means that nothing is lost.
    """
    clock: dict[int, list[float]] = {1: [], 2: []}
    spent: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(repeat):
        for count in clock:
            begun, cpu = time.perf_counter(), time.process_time()
            simulate("classic", games, "bench", workers=count)
            clock[count].append(time.perf_counter() - begun)
            spent[count].append(time.process_time() - cpu)
    one, two = min(clock[1]), min(clock[2])
    gain = f"{one / two:.2f} x one worker (goal 1.8)"
    cost = f"CPU seconds {min(spent[2]) / min(spent[1]):.2f} x one worker's"
    load = f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return [
        Row("classic games, by the clock", "1 worker", games / one, None, load),
        Row("classic games, by the clock", "2 workers", games / two, None, f"{gain}, {cost}"),
    ]


def plain_game(chance: random.Random) -> int:
    """A game of the base game in ordinary Python over `tercet.cards`; the cards left."""
    pile = list(DECK)
    chance.shuffle(pile)
    table, pile = pile[:12], pile[12:]
    while True:
        if sets := find_sets(table):
            gone = chance.choice(sets)
            table = [card for card in table if card not in gone]
            if len(table) >= 12 or not pile:
                continue
        elif not pile:
            return len(table)
        table += pile[:3]
        pile = pile[3:]


def second_run() -> float:
    """CPU seconds of the whole command for one game, when its code is kept from another run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "tercet", "simulate", "classic", "--games", "1"]
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def exact_seconds() -> float:
    begun = time.process_time()
    exact.set_free(81)
    exact.set_free(27)
    return time.process_time() - begun


if __name__ == "__main__":
    main()
