"""Results have numbers without gaps in the order of commits, and ratings are a function of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Barrier, Thread

import pytest
from sqlalchemy import delete, select, update

from tercet.storage.rows import EventRow, Part
from tercet.storage.schema import COUNTER, PLACING, PLAYER, RATING, RESULT
from tercet.storage.standing.recomputing import recompute
from tercet.storage.standing.results import (
    all_ratings,
    applied_results,
    ended_game,
    last_result,
    rated_games,
    rated_until,
)
from tercet.storage.standing.standings import placed_at
from tercet.storage.store import StaleOwner, Store, Unmet, open_store
from tests.postgres import Postgres
from tests.storage.standing.rating import ended, rate
from tests.storage.standing.simulated import simulate


@pytest.fixture
def store(tmp_path: Path, database: str | None) -> Iterator[Store]:
    """One of each kind."""
    with closing(open_store(database or tmp_path)) as store:
        yield store


def numbers(store: Store) -> list[tuple[int, int]]:
    rows = select(RESULT.c.number, RESULT.c.table_id).order_by(RESULT.c.number)
    with store._reader.connect() as connection:
        return [(number, table) for number, table in connection.execute(rows)]


def test_results_are_numbered_without_gaps_whatever_fails(store: Store) -> None:
    event = EventRow(9, 1, 0, 0, 0, "{}")
    assert (
        store.write([ended_game(ended(5, "a", "b")), ended_game(ended(3, "a", "c"))]) == [None] * 2
    )
    assert store.write([Part([event])]) == [None]
    (failed,) = store.write([Part([event], last=ended_game(ended(9, "a", "b")).last)])
    assert isinstance(failed, StaleOwner)
    assert store.write([ended_game(ended(4))]) == [None]
    assert numbers(store) == [(1, 5), (2, 3), (3, 4)]
    assert [game.number for game in rated_games(store, 0, 3)] == [1, 2]


def test_a_table_has_one_result_however_often_it_ends(store: Store) -> None:
    for _ in range(2):
        assert store.write([ended_game(ended(5, "a", "b"))]) == [None]
    assert numbers(store) == [(1, 5)]
    assert last_result(store) == 1
    assert len(placed_at(store, 5)) == 2


@pytest.mark.slow
def test_several_writers_number_results_in_the_order_of_their_commits(postgres: Postgres) -> None:
    """Whoever has a higher number was committed later: a reader who knows one knows all below."""
    address = postgres.new_database()
    stores = [open_store(address) for _ in range(3)]
    gate = Barrier(3)
    holes: list[list[int]] = []

    def write(which: int) -> None:
        gate.wait()
        for at in range(30):
            person = f"w{which}"
            made = stores[which].write([ended_game(ended(1000 * which + at + 1, person, "all"))])
            assert made == [None]
            seen = [number for number, _ in numbers(stores[which])]
            if seen != list(range(1, len(seen) + 1)):
                holes.append(seen)

    threads = [Thread(target=write, args=(which,)) for which in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not holes
    assert len(numbers(stores[0])) == 90
    for each in stores:
        each.close()


def test_ratings_follow_results_and_can_be_computed_anew(store: Store) -> None:
    store.write([ended_game(ended(n, "a", "b")) for n in (1, 2)])
    rate(store)
    assert rated_until(store) == 2
    assert len(all_ratings(store)) == 2
    assert recompute(store).holds
    winner, loser = placed_at(store, 2)
    assert winner.counted
    assert (winner.mu or 0) > (winner.mu_before or 0)
    assert (loser.mu or 0) < (loser.mu_before or 0)


def test_what_was_tampered_with_is_found_and_put_right(store: Store) -> None:
    store.write([ended_game(ended(n, "a", "b")) for n in range(1, 9)])
    rate(store)
    right = all_ratings(store)
    wrong = update(RATING).values(mu=RATING.c.mu + 1e-12)
    more = update(PLACING).where(PLACING.c.result == 3, PLACING.c.seat == 0).values(mu=99.0)
    never = update(PLACING).where(PLACING.c.result == 7).values(mu_before=1.0, mu=2.0, sigma=3.0)
    assert store.write([Part().add(wrong).add(more).add(never)]) == [None]
    found = recompute(store)
    assert (found.differing_ratings, found.differing_games) == (2, 2)
    assert (found.games, found.counted) == (8, 5)  # one pair, one day
    assert all_ratings(store) == right
    assert recompute(store).holds


def test_whoever_rates_second_changes_nothing(store: Store) -> None:
    store.write([ended_game(ended(1, "a", "b"))])
    late = applied_results(0, 1, [])
    rate(store)
    (failed,) = store.write([late])
    assert isinstance(failed, Unmet)
    assert recompute(store).holds


def test_ratings_stay_as_they_are_when_somebody_is_forgotten(store: Store) -> None:
    store.write([ended_game(ended(n, "a", "b", day=n)) for n in range(1, 5)])
    rate(store)
    before = all_ratings(store)
    store.write([Part().add(update(PLAYER).where(PLAYER.c.person == "b").values(person=None))])
    assert recompute(store).holds
    assert all_ratings(store) == before


def test_the_comparison_can_fail(store: Store) -> None:
    """A result that goes missing is noticed by the ratings it made."""
    store.write([ended_game(ended(n, "a", "b")) for n in (1, 2)])
    rate(store)
    store.write([Part().add(delete(PLACING).where(PLACING.c.result == 1))])
    assert not recompute(store).holds
    assert store.count(select(COUNTER.c.last).where(COUNTER.c.name == "rated")) == 2


@pytest.mark.campaign
def test_simulated_games_give_the_order_of_strengths(store: Store) -> None:
    """The long form is `python -m tests.storage.standing.simulated`."""
    found = simulate(store, 240, 12)
    assert found.recomputed.holds
    assert found.recomputed.counted > 100
    assert found.correlation > 0.85
