"""A corpus: as many finds of bots as a study asks for, the same for the same seed.

Games come in blocks with one deal each, in which every player has every seat once, as in the arena.
Where the players are many, they take turns: every two of them meet.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, count
from typing import Any, Final

from tercet.bots.arena.contests import Contest, check, played_table
from tercet.tidy.pseudonyms import bot
from tercet.tidy.rows import Tidy, tidy

#: So many blocks are asked for ahead of what is written, for each worker.
_AHEAD: Final = 4


def pairs(
    game: str, players: Sequence[str], seed: str, options: dict[str, Any] | None = None
) -> list[Contest]:
    """A contest for every two of the players, or each one alone where the game is for one."""
    contest = Contest(game, tuple(players), seed, options or {})
    tables: list[tuple[str, ...]]
    if contest.alone:
        tables = [(player,) for player in players]
    elif len(players) > 2:
        tables = [*combinations(players, 2)]
    else:
        tables = [tuple(players)]
    made = [Contest(game, some, seed, options or {}) for some in tables]
    for each in made:
        check(each, 1)
    return made


def corpus(contests: Sequence[Contest], finds: int, workers: int | None = None) -> Iterator[Tidy]:
    """Games of these contests by turns, until so many SETs have been found in them."""
    found = 0
    for games in _blocks(contests, workers or os.cpu_count() or 1):
        for game in games:
            if found >= finds:
                return
            found += len(game.finds)
            yield game


def _blocks(contests: Sequence[Contest], workers: int) -> Iterator[list[Tidy]]:
    jobs = ((contests[at % len(contests)], at // len(contests)) for at in count())
    if workers == 1:
        yield from (_block(*job) for job in jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(_block, *next(jobs)) for _ in range(_AHEAD * workers)]
        try:
            while True:
                yield waiting.pop(0).result()
                waiting.append(pool.submit(_block, *next(jobs)))
        finally:
            for each in waiting:
                each.cancel()


def _block(contest: Contest, number: int) -> list[Tidy]:
    return [_tidied(contest, number, turn) for turn in range(contest.block)]


def _tidied(contest: Contest, number: int, turn: int) -> Tidy:
    table, seats = played_table(contest, number, turn)
    names = "-".join(contest.players)
    id_ = f"{contest.game}-{names}-{contest.seed}-{number}-{turn}"
    return tidy(table.log(), id_, [bot(contest.players[at]) for at in seats])
