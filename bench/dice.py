"""How long the search for turns takes, beside the slow, obvious one: `python -m bench.dice`.

Positions come from play on the standard board, with a seed. For each number of wilds in a hand of
five: how many turns there are, and the time to find them all and to find the ten best. The peer
tries every die on every square; it is run on a 4 × 5 board, where it comes to an end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from statistics import median
from time import process_time

from tercet.dice.finding import all_turns, best_turns, can_play
from tercet.dice.position import Position
from tests.dice.random_positions import SMALL, played, random_hand, scattered
from tests.dice.slow_finding import slow_turns

POSITIONS = 40


def main() -> None:
    print(
        "dice on board | wilds | positions | turns median, most | all: median, worst ms | "
        "ten best: median, worst ms | can play: median ms"
    )
    for dice, wilds in ((10, 0), (20, 0), (30, 0), (20, 1), (20, 2), (20, 3), (20, 5)):
        print(" | ".join(row(dice, wilds)))
    print()
    print("4 × 5 board, hand of 4, no wild | turns median | search: median ms | peer: median ms")
    print(" | ".join(peer()))


def row(dice: int, wilds: int) -> list[str]:
    rng = Random(f"{dice}/{wilds}")
    count = POSITIONS if wilds < 2 else POSITIONS // 4
    positions = [played(rng, dice).with_hand(random_hand(rng, 5, wilds)) for _ in range(count)]
    turns = [len(all_turns(position)) for position in positions]
    every = times(all_turns, positions)
    best = times(best_turns, positions)
    can = times(can_play, positions)
    return [
        *(str(dice), str(wilds), str(count), f"{median(turns):.0f}, {max(turns)}"),
        f"{median(every):.1f}, {max(every):.1f}",
        f"{median(best):.1f}, {max(best):.1f}",
        f"{median(can):.2f}",
    ]


def peer() -> list[str]:
    rng = Random("peer")
    positions = [scattered(rng, SMALL, 8, random_hand(rng, 4)) for _ in range(20)]
    turns = [len(all_turns(position)) for position in positions]
    quick, slow = times(all_turns, positions), times(slow_turns, positions)
    return ["20", f"{median(turns):.0f}", f"{median(quick):.2f}", f"{median(slow):.0f}"]


def times(search: Callable[[Position], object], positions: Iterable[Position]) -> list[float]:
    """Milliseconds of processor time for each position, the quickest of three runs."""
    return [min(_once(search, position) for _ in range(3)) for position in positions]


def _once(search: Callable[[Position], object], position: Position) -> float:
    begun = process_time()
    search(position)
    return (process_time() - begun) * 1000


if __name__ == "__main__":
    main()
