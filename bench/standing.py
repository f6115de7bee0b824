"""How long a ranking page takes with a million results: `python -m bench.standing [--results N]`.

All of them are results of one day's puzzle, which is worse than any real store, by as many people.
Each query of the page is asked some rounds for places from first to last, on SQLite and on a
PostgreSQL of its own; told are the median and the longest in milliseconds, and the query plan. To
add a query of another page: a line in `QUERIES`.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.table import Table as RichTable
from sqlalchemy import Select, Table, insert, text

from tercet.storage.puzzles import count_query, faster_queries, fastest_query, try_query
from tercet.storage.schema import PERSON, PUZZLE_TALLY, PUZZLE_TRY
from tercet.storage.store import Store, open_store
from tests.postgres import Postgres

DAY: Final = "2026-11-17"
#: Times as people have them: half of all within three minutes, a long tail after that.
_MEDIAN_S, _SPREAD = 180.0, 0.7
_AT_ONCE: Final = 50_000
#: What a ranking page promises.
MOST_MS: Final = 50.0

Asked = Callable[[int, int], Select[Any]]
#: Each by somebody's number and time in milliseconds.
QUERIES: Final[dict[str, Asked]] = {
    "solved": lambda _number, _ms: count_query(DAY),
    "faster, earlier seconds": lambda _number, ms: faster_queries(DAY, ms)[0],
    "faster, same second": lambda _number, ms: faster_queries(DAY, ms)[1],
    "fastest ten": lambda _number, _ms: fastest_query(DAY),
    "own try": lambda number, _ms: try_query(DAY, f"person-{number}"),
}


def times(results: int, seed: int) -> list[int]:
    """So many times in milliseconds."""
    chance = random.Random(seed)
    return [round(1000 * _MEDIAN_S * chance.lognormvariate(0, _SPREAD)) for _ in range(results)]


def fill(store: Store, taken: Sequence[int]) -> None:
    """A store in which everybody has solved the same puzzle."""
    tally = Counter(ms // 1000 for ms in taken)
    _insert(store, PERSON, (_person(number) for number in range(len(taken))))
    _insert(store, PUZZLE_TRY, (_try(number, ms) for number, ms in enumerate(taken)))
    rows = [{"day": DAY, "second": second, "solved": count} for second, count in tally.items()]
    _insert(store, PUZZLE_TALLY, iter(rows))
    with store._writer.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("ANALYZE"))


def _person(number: int) -> dict[str, Any]:
    return {"id": f"person-{number}", "name": f"Person {number}", "created_ms": 1}


def _try(number: int, ms: int) -> dict[str, Any]:
    row = {"day": DAY, "person": f"person-{number}", "begun_ms": number, "ms": ms}
    return {**row, "found": "[]", "mistakes": 0}


def _insert(store: Store, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    while batch := [row for _, row in zip(range(_AT_ONCE), rows, strict=False)]:
        with store._writer.begin() as connection:
            connection.execute(insert(table), batch)


def measure(store: Store, taken: Sequence[int], rounds: int) -> dict[str, list[float]]:
    """Milliseconds of each query, for people from the fastest to the slowest."""
    order = sorted(range(len(taken)), key=taken.__getitem__)
    asked = [order[round(place * (len(order) - 1) / (rounds - 1))] for place in range(rounds)]
    return {
        name: [_took(store, query(number, taken[number])) for number in asked]
        for name, query in QUERIES.items()
    }


def _took(store: Store, query: Select[Any]) -> float:
    begun = perf_counter()
    store.plain(query)
    return (perf_counter() - begun) * 1000


def plan(store: Store, query: Select[Any]) -> list[str]:
    """How the database goes about a query."""
    dialect = store._reader.dialect
    plain = str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
    analysed = "EXPLAIN (ANALYZE, COSTS OFF) "
    explain = "EXPLAIN QUERY PLAN " if dialect.name == "sqlite" else analysed
    with store._reader.connect() as connection:
        rows = connection.exec_driver_sql(explain + plain.replace("%", "%%")).all()
    return [str(row[-1]) for row in rows]


def report(name: str, store: Store, taken: Sequence[int], rounds: int) -> bool:
    """Fill, measure and tell; whether every query keeps the promise."""
    console = Console(width=110)
    fill(store, taken)
    took = measure(store, taken, rounds)
    table = RichTable(title=f"{name}, {len(taken):,} results of one day")
    for column in ("query", "median ms", "longest ms"):
        table.add_column(column)
    for query, each in took.items():
        table.add_row(query, f"{median(each):.2f}", f"{max(each):.2f}")
    page = [sum(each) for each in zip(*took.values(), strict=True)]
    table.add_row("the page", f"{median(page):.2f}", f"{max(page):.2f}", end_section=True)
    console.print(table)
    middle = sorted(taken)[len(taken) // 2]
    for query, ask in QUERIES.items():
        console.print(f"[bold]{query}[/]", *plan(store, ask(0, middle)), sep="\n  ")
    return bool(median(page) < MOST_MS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    wishes = parser.parse_args()
    taken = times(wishes.results, wishes.seed)
    kept: list[bool] = []
    if wishes.only != "postgresql":
        with tempfile.TemporaryDirectory() as data, closing(open_store(Path(data))) as store:
            kept.append(report("SQLite", store, taken, wishes.rounds))
    if wishes.only != "sqlite":
        server = Postgres()
        server.start()
        try:
            with closing(open_store(server.new_database())) as store:
                kept.append(report("PostgreSQL", store, taken, wishes.rounds))
        finally:
            server.stop()
    raise SystemExit(not all(kept))


if __name__ == "__main__":
    main()
