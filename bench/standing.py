"""How long ranking pages take with a million results: `python -m bench.standing [--results N]`.

The store is worse than any real one: a million people have solved one day's puzzle, and the results
are all of two kinds, rated games of two at one game and solitaires of one form, with ten games a
person and a thousand of one. Each page is asked as the server asks for it, for people from first to
last, on SQLite and on a PostgreSQL of its own; told are the median and the longest in milliseconds
by the clock, the median of those that this process was busy, and the plan of every query. To add a
page: a line in `PAGES`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple, cast

from rich.console import Console
from rich.table import Table as RichTable
from sqlalchemy import event, text

from tercet.figures.game import VERSION
from tercet.server.daily import Daily
from tercet.server.journal import Journal
from tercet.server.standing.leaderboard import leaderboard
from tercet.server.standing.records import records_of
from tercet.storage.rows import PersonRow
from tercet.storage.standing.figures import own_games, seats_at
from tercet.storage.standing.results import retallied
from tercet.storage.standing.standings import own_ratings
from tercet.storage.store import Store, open_store
from tests.postgres import Postgres

DAY: Final = date(2026, 11, 17)
_NOON_MS: Final = 1_794_916_800_000
#: What a ranking page promises.
MOST_MS: Final = 50.0
#: How many games a person has, but for the first, who has so many.
GAMES_EACH, MOST_GAMES = 10, 1000

Page = Callable[[Store, str], object]


def puzzle_page(store: Store, person: str) -> object:
    """The ranking of a day."""
    daily = Daily(store, cast("Journal", None), lambda: _NOON_MS)
    return daily._ranking(DAY, PersonRow(person, person, 1, login=person))


def person_page(store: Store, person: str) -> object:
    """What is read for somebody's figures: their ratings, their last games, who was there."""
    games = own_games(store, person, VERSION, MOST_GAMES)
    return own_ratings(store, person), seats_at(store, [game.number for game in games])


PAGES: Final[dict[str, Page]] = {
    "ratings of a game": lambda store, person: leaderboard(store, "classic", person),
    "records of a kind": lambda store, person: records_of(store, "solitaire-patience", person),
    "puzzle of a day": puzzle_page,
    "a person": person_page,
}

# --- A store -----------------------------------------------------------------------------------

_NUMBERS: Final = (
    "WITH RECURSIVE n(i) AS "
    "(SELECT CAST(0 AS bigint) UNION ALL SELECT i + 1 FROM n WHERE i < {last})"
)
#: Something that looks like chance in every database alike: 0 to 9,999 by a number.
_CHANCE: Final = "((i * 7919 + 104729) % 10007 % 10000)"
#: Whose game it is: the first person has the first thousand, the others ten each.
_WHO: Final = "(CASE WHEN i < {most} THEN 0 ELSE (i - {most}) / {each} + 1 END)"


def statements(results: int) -> Iterator[str]:
    """What fills a store; each statement makes as many rows as there are results, or fewer."""
    rated = results // 2
    who = _WHO.format(most=MOST_GAMES, each=GAMES_EACH)
    other = f"({who} * 3 + i % 97 + 1)"
    wins = '{"winners":[0],"scores":[9,4],"reason":"agreed"}'
    people = results
    classic = '{"game":"classic","seats":2,"rated":true}'
    patience = '{"game":"solitaire","seats":1}'

    def rows(into: str, columns: str, values: str, count: int = results) -> str:
        numbers = _NUMBERS.format(last=count - 1)
        return f"INSERT INTO {into} ({columns}) {numbers} SELECT {values} FROM n"

    shows = """'{"named_in_rankings":true,"figures_shown":true}'"""
    yield rows(
        "person",
        "id, name, login, created_ms, preferences",
        f"'p' || i, 'Person ' || i, 'p' || i, 1, {shows}",
        people,
    )
    yield rows("player", "number, person", "i, 'p' || i", people)
    yield rows(
        "tables",
        "number, id, public, host, status, settings, commitment, outcome, created_ms, ended_ms, "
        "aided",
        f"i, 't' || i, true, 'p' || {who}, 'over', CASE WHEN i % 2 = 0 THEN '{classic}' "
        f"ELSE '{patience}' END, 'c' || i, '{wins}', i, i, false",
    )
    seat = "table_id, seat, person, name, nonce, won, points"
    yield rows("seat", seat, f"i, 0, 'p' || {who}, 'Person', '', 0, 0")
    yield rows("seat", seat, f"2 * i, 1, 'p' || {other}, 'Person', '', 0, 0", rated)
    yield rows(
        "result",
        "number, table_id, game, ended_ms, rated, counted, record, score, ms, merit",
        "i + 1, i, CASE WHEN i % 2 = 0 THEN 'classic' ELSE 'solitaire' END, i, i % 2 = 0, "
        "CASE WHEN i % 2 = 0 THEN true END, "
        "CASE WHEN i % 2 = 1 THEN 'solitaire-patience' END, "
        f"CASE WHEN i % 2 = 1 THEN 20 END, CASE WHEN i % 2 = 1 THEN {_CHANCE} * 100 END, "
        f"CASE WHEN i % 2 = 1 THEN {_CHANCE} * 100 + i % 10 END",
    )
    yield rows(
        "rating",
        "game, player, mu, sigma, games, settled",
        f"'classic', i, 25 + ({_CHANCE} - 5000) / 1000.0, 3.0, {GAMES_EACH}, i % 10 < 9",
        max(1, results // GAMES_EACH),
    )
    took = f"(20000 + {_CHANCE} * 60 + i % 60)"
    yield rows(
        "puzzle_try",
        "day, person, begun_ms, found, mistakes, ms",
        f"'{DAY}', 'p' || i, i, '[]', i % 3, {took}",
        people,
    )
    yield (
        "INSERT INTO puzzle_tally (day, second, solved) SELECT day, ms / 1000, count(*) "
        "FROM puzzle_try GROUP BY day, ms / 1000"
    )
    yield f"INSERT INTO puzzle_day (day, seed) VALUES ('{DAY}', {{seed}})"


def fill(store: Store, results: int) -> None:
    """A store with so many results."""
    postgresql = store._writer.dialect.name == "postgresql"
    seed = "'\\x" + "00" * 32 + "'" if postgresql else "x'" + "00" * 32 + "'"
    for statement in statements(results):
        with store._writer.begin() as connection:
            said = statement.replace("{seed}", seed)
            connection.exec_driver_sql(said.replace("%", "%%") if postgresql else said)
    tidy = "VACUUM ANALYZE" if postgresql else "ANALYZE"
    (failed,) = store.write([retallied(store, 0)])
    assert failed is None
    with store._writer.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(text(tidy))


# --- Measuring ---------------------------------------------------------------------------------


class Took(NamedTuple):
    """Milliseconds of a page, and those that this process itself was busy."""

    wall: float
    busy: float


def took(store: Store, page: Page, people: list[str]) -> list[Took]:
    """What it takes for each of these people; whoever asks first warms it up."""
    page(store, people[-1])
    times = []
    for person in people:
        begun, busy = perf_counter(), process_time()
        page(store, person)
        times.append(Took((perf_counter() - begun) * 1000, (process_time() - busy) * 1000))
    return times


@contextmanager
def heard(store: Store) -> Iterator[list[tuple[str, Any]]]:
    """The statements that are asked meanwhile, with their values."""
    found: list[tuple[str, Any]] = []

    def hear(_c: Any, _u: Any, statement: str, values: Any, *_: Any) -> None:
        found.append((statement, values))

    event.listen(store._reader, "before_cursor_execute", hear)
    try:
        yield found
    finally:
        event.remove(store._reader, "before_cursor_execute", hear)


def _selects(asked: list[tuple[str, Any]]) -> int:
    return sum(query.lstrip().upper().startswith("SELECT") for query, _ in asked)


def plans(store: Store, page: Page, person: str) -> list[list[str]]:
    """How the database goes about each query of a page."""
    with heard(store) as asked:
        page(store, person)
    sqlite = store._reader.dialect.name == "sqlite"
    explain = "EXPLAIN QUERY PLAN " if sqlite else "EXPLAIN (ANALYZE, COSTS OFF) "
    with store._reader.connect() as connection:
        return [
            [str(row[-1])[:160] for row in connection.exec_driver_sql(explain + query, values)]
            for query, values in asked
            if query.lstrip().upper().startswith("SELECT")
        ]


def report(name: str, store: Store, results: int, rounds: int) -> bool:
    """Fill, measure and tell; whether every page keeps the promise."""
    console = Console(width=130)
    begun = process_time()
    fill(store, results)
    people = results // GAMES_EACH - 1
    asked = [f"p{round(place * people / (rounds - 1))}" for place in range(rounds)]
    table = RichTable(title=f"{name}, {results:,} results")
    columns = ("page", "median ms", "longest ms", "busy", "who has 1,000 games", "busy", "queries")
    for column in columns:
        table.add_column(column)
    kept = True
    for page, ask in PAGES.items():
        each, most = took(store, ask, asked[1:]), took(store, ask, ["p0"] * 5)
        wall, busy = ([time[at] for time in each] for at in (0, 1))
        of_most, busy_of_most = (median(time[at] for time in most) for at in (0, 1))
        kept = kept and max(median(wall), of_most) < MOST_MS
        figures = (median(wall), max(wall), median(busy), of_most, busy_of_most)
        with heard(store) as queries:
            ask(store, "p0")
        table.add_row(page, *(f"{figure:.2f}" for figure in figures), str(_selects(queries)))
    console.print(table)
    for page, ask in PAGES.items():
        console.print(f"[bold]{page}[/]")
        for lines in plans(store, ask, "p0"):
            console.print(*lines, sep="\n    ", markup=False, highlight=False)
    console.print(f"{process_time() - begun:.0f} s of processor time here")
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    wishes = parser.parse_args()
    kept: list[bool] = []
    if wishes.only != "postgresql":
        with tempfile.TemporaryDirectory() as data, closing(open_store(Path(data))) as store:
            kept.append(report("SQLite", store, wishes.results, wishes.rounds))
    if wishes.only != "sqlite":
        server = Postgres()
        server.start()
        try:
            with closing(open_store(server.new_database())) as store:
                kept.append(report("PostgreSQL", store, wishes.results, wishes.rounds))
        finally:
            server.stop()
    raise SystemExit(not all(kept))


if __name__ == "__main__":
    main()
