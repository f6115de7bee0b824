"""How long a finished game takes to open: `python -m bench.replay [--rounds 3]`.

Two long games, of 20/20 and of ChipSet, are played by chance and stored. Then, each time with a
server that has just begun, a browser's requests: all pages of frames through the eyes of a seat,
the first page through those of another, the account, and the log. Milliseconds over HTTP with
compression, on the clock and (in brackets) of the processor, client included; the best of some
rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as RichTable

from tercet.engine.table import Table
from tests.server.finished import played_by_chance, store_finished
from tests.server.playing import Server, serving

GAMES: dict[str, Callable[[], Table]] = {
    "twenty": lambda: played_by_chance("twenty", 4, match={"form": "target", "target": 60}),
    "chipset": lambda: played_by_chance("chipset", 6, options={"deals": 100, "chips": 200}),
}
ROUTES = ("replay?seat=2", "analysis", "log")
COLUMNS = ("first page", "further page", "the longest", "another seat", "analysis", "log")


class Took(NamedTuple):
    """Milliseconds on the clock, and of the processor."""

    clock: float
    processor: float


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    shown = RichTable("game", "entries", *COLUMNS)
    with tempfile.TemporaryDirectory() as name:
        data = Path(name)
        for game, played in GAMES.items():
            table = played()
            store_finished(data, game, table)
            times = [asyncio.run(measure(data, game)) for _ in range(rounds)]
            shown.add_row(game, f"{table.seq:,}", *map(best, zip(*times, strict=True)))
    Console(width=120).print(shown)


async def measure(data: Path, game: str) -> list[Took]:
    """The times in the order of the columns."""
    async with serving(data) as server:
        pages = list[Took]()
        more: int | None = 0
        while more is not None:
            took, more = await timed(server, f"{game}/replay?seat=1&from={more}")
            pages.append(took)
        rest = [(await timed(server, f"{game}/{route}"))[0] for route in ROUTES]
    first, *further = pages
    usual = Took(*(median(each) for each in zip(*further, strict=True)))
    return [first, usual, max(further), *rest]


async def timed(server: Server, path: str) -> tuple[Took, int | None]:
    """The time until all of an answer is here, and the number of the next frame."""
    clock, processor = perf_counter(), process_time()
    answer = await server.http.get(f"/api/tables/{path}")
    took = Took(1000 * (perf_counter() - clock), 1000 * (process_time() - processor))
    answer.raise_for_status()
    return took, answer.json().get("more") if "/replay" in path else None


def best(times: tuple[Took, ...]) -> str:
    """The least of both."""
    clock, processor = (min(each) for each in zip(*times, strict=True))
    return f"{clock:.0f} ({processor:.0f})"


if __name__ == "__main__":
    main()
