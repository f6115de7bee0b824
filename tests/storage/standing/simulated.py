"""Rated games among people of known strength, stored and rated as a server does it.

`python -m tests.storage.standing.simulated --games 1000 --players 50` plays them on SQLite and
PostgreSQL, computes all ratings anew, and compares the order of ratings with that of strengths.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.standing.rater import Rater
from tercet.storage.standing.recomputing import Recomputed, recompute
from tercet.storage.standing.results import Ended, all_ratings, ended_game
from tercet.storage.standing.standings import ratings_of
from tercet.storage.store import Store, open_store
from tests.postgres import Postgres

GAME: Final = "classic"
_HOUR_MS: Final = 3_600_000


class Simulated(msgspec.Struct, frozen=True):
    """What came out."""

    #: Spearman's rank correlation of ratings with strengths.
    correlation: float
    recomputed: Recomputed
    #: The ratings by the names of the players, for another database to be compared with.
    ratings: dict[str, tuple[float, float, int]]
    seconds: float


def games(count: int, players: int, seed: int) -> list[Ended]:
    """Games of two to eight; strengths rise with a player's number, and chance is Plackett–Luce."""
    chance = random.Random(seed)
    return [_game(chance, number, players) for number in range(1, count + 1)]


def strength(player: int, players: int) -> float:
    """From -2 to 2, as logits: of two neighbours in a hundred nobody could say who is better."""
    return 4 * player / (players - 1) - 2


def _game(chance: random.Random, number: int, players: int) -> Ended:
    some = chance.sample(range(players), min(players, chance.choice((2, 2, 2, 3, 4, 6, 8))))
    luck = {each: strength(each, players) - math.log(-math.log(chance.random())) for each in some}
    order = sorted(some, key=lambda each: -luck[each])
    return Ended(
        table_id=number,
        game=GAME,
        ended_ms=number * _HOUR_MS // 4,
        people=tuple(f"p{each}" for each in some),
        places=tuple(order.index(each) + 1 for each in some),
    )


def simulate(store: Store, count: int, players: int, seed: int = 1, every: int = 7) -> Simulated:
    """Store games one by one, let ratings follow every few of them, and compute them anew."""
    began = time.perf_counter()
    asyncio.run(_play(store, games(count, players, seed), every))
    names = [f"p{each}" for each in range(players)]
    found = ratings_of(store, GAME, names)
    values = [found[name].mu if name in found else 25.0 for name in names]
    live = {name: (each.mu, each.sigma, each.games) for name, each in found.items()}
    assert len(all_ratings(store)) == len(found)
    anew = recompute(store)
    return Simulated(rank_correlation(values), anew, live, time.perf_counter() - began)


async def _play(store: Store, played: list[Ended], every: int) -> None:
    tasks = BackgroundTasks()
    journal = Journal(store, Metrics(), tasks)
    journal.open()
    rater = Rater(store, journal, tasks)
    for number, ended in enumerate(played, 1):
        await journal.write(ended_game(ended))
        if number % every == 0:
            await rater.catch_up()
    await rater.catch_up()
    tasks.close()
    await journal.close()


def rank_correlation(values: list[float]) -> float:
    """Spearman's rho of values whose true order is that of their places."""
    n = len(values)
    order = sorted(range(n), key=lambda at: values[at])
    apart = sum((rank - at) ** 2 for rank, at in enumerate(order))
    return 1 - 6 * apart / (n * (n * n - 1))


def main() -> None:
    """Both databases, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    postgres = Postgres()
    postgres.start()
    seen = []
    with tempfile.TemporaryDirectory() as directory:
        for where in (Path(directory), postgres.new_database()):
            with closing(open_store(where)) as store:
                found = simulate(store, asked.games, asked.players, asked.seed)
            seen.append(found.ratings)
            rho, took = f"rho={found.correlation:.4f}", f"{found.seconds:.1f} s"
            sys.stdout.write(f"{where} {rho} {found.recomputed} {took}\n")
    postgres.stop()
    sys.stdout.write(f"both databases agree to the last digit: {seen[0] == seen[1]}\n")


if __name__ == "__main__":
    main()
