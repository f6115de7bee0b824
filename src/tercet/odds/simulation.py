"""Running a simulation: cut into chunks, given to workers, added up exactly.

A chunk is a range of game numbers. Each game has its own chance (`tercet.odds.chance`) and counts
are whole numbers, so neither the chunks, nor the workers, nor a chunk done twice because a worker
was lost can change a result.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from tercet.errors import Unreadable
from tercet.odds.figures import Figures, Json, errors, values
from tercet.odds.models import Plan, find_model, make_plan

if TYPE_CHECKING:
    from tercet.odds.compiled import Counts

#: Called with the number of games that are done.
Progress = Callable[[int], None]
Chunk = tuple[int, int]

#: So many seconds of work are a chunk, unless there would be too many chunks.
_CHUNK_SECONDS: Final = 0.25
_MOST_CHUNKS: Final = 5000
#: A scheduler that does not answer in so many seconds is not there.
_ANSWER_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class Result:
    """What a simulation found: the exact sums, and the figures read from them."""

    plan: Plan
    games: int
    seconds: float
    sums: tuple[tuple[int, ...], ...]
    figures: Figures

    def to_json(self) -> dict[str, Json]:
        """Everything but the sums; errors stand in the same shape under `errors`."""
        plan = self.plan
        head: dict[str, Json] = {"game": plan.game, "games": self.games, "seed": plan.seed}
        head |= {"pick": plan.pick, "players": plan.players, "seconds": round(self.seconds, 3)}
        return head | values(self.figures) | {"errors": errors(self.figures)}


def simulate(
    game: str,
    games: int,
    seed: int | str = 0,
    *,
    pick: str | None = None,
    players: int | None = None,
    workers: int | None = None,
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play so many games and sum them up.

    Work is spread over `workers` (all cores by default) or over the Dask cluster whose
    `scheduler` is given. The same seed gives the same result in every case.
    """
    plan = make_plan(game, seed, pick, players)
    if games < 1:
        raise Unreadable("games_too_few", games=games)
    if workers is not None and workers < 1:
        raise Unreadable("workers_too_few", workers=workers)
    chunks = cut(games, find_model(game).pace)
    begun = time.perf_counter()
    parts = (
        _on_cluster(plan, chunks, scheduler)
        if scheduler is not None
        else _on_this_machine(plan, chunks, workers or os.cpu_count() or 1)
    )
    total: Any = 0
    done = 0
    for size, counts in parts:
        total = total + counts
        done += size
        if progress is not None:
            progress(done)
    assert done == games, "chunks were lost"
    sums = tuple(tuple(int(count) for count in row) for row in total)
    figures = find_model(game).figures(sums, plan)
    return Result(plan, games, time.perf_counter() - begun, sums, figures)


def cut(games: int, pace: int) -> list[Chunk]:
    """The chunks of a simulation: the first game and the number of games of each."""
    size = max(1, int(pace * _CHUNK_SECONDS), -(-games // _MOST_CHUNKS))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def play_chunk(plan: Plan, chunk: Chunk) -> tuple[int, Counts]:
    """Play one chunk, wherever this runs: how many games, and their counts."""
    first, games = chunk
    return games, find_model(plan.game).play(plan, first, games)


# --- On this machine --------------------------------------------------------------------------


def _on_this_machine(plan: Plan, chunks: list[Chunk], workers: int) -> Iterator[tuple[int, Counts]]:
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    with _pool(plan, min(workers, len(chunks))) as pool:
        # Only a few chunks wait at a time, so that an interruption is quick.
        rest = iter(chunks)
        waiting = {pool.submit(play_chunk, plan, chunk) for chunk in islice(rest, 2 * workers)}
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for chunk in islice(rest, len(ready)):
                waiting.add(pool.submit(play_chunk, plan, chunk))
            yield from (future.result() for future in ready)


@contextmanager
def _pool(plan: Plan, workers: int) -> Iterator[Executor]:
    """Threads where the loops are compiled and let go of the lock, processes elsewhere."""
    pool: Executor
    if find_model(plan.game).compiled:
        pool = ThreadPoolExecutor(workers)
    else:
        # Not by forking: a progress bar may be running in a thread.
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


# --- On a Dask cluster ------------------------------------------------------------------------


def _on_cluster(plan: Plan, chunks: list[Chunk], scheduler: str) -> Iterator[tuple[int, Counts]]:
    dask: Any = import_module("dask.distributed")
    try:
        client = dask.Client(scheduler, timeout=_ANSWER_SECONDS)
    except (OSError, ValueError) as error:
        raise Unreadable("scheduler_unreachable", address=scheduler[:80]) from error
    with client:
        # A chunk whose worker is lost is given to another one; it fails only if ten were lost.
        futures = client.map(
            play_chunk, [plan] * len(chunks), chunks, pure=False, retries=10, batch_size=500
        )
        for future in dask.as_completed(futures):
            yield future.result()
            future.release()
