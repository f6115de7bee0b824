"""Places are sums over a tally that is as right as the ratings it counts, whoever changed them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from tercet.standing.ratings import Rating
from tercet.storage.rows import Part
from tercet.storage.schema import COUNTER, RATING, RATING_TALLY
from tercet.storage.standing.recomputing import recompute
from tercet.storage.standing.results import all_ratings, ended_game
from tercet.storage.standing.tallies import (
    is_tallied,
    places,
    stored_tally,
    tally_of,
)
from tercet.storage.store import Store, open_store
from tests.storage.standing.test_results import ended, rate

PEOPLE = [f"p{number}" for number in range(6)]


@pytest.fixture
def store(tmp_path: Path, database: str | None) -> Iterator[Store]:
    """One of each kind, in which some are rated and some are provisional."""
    with closing(open_store(database or tmp_path)) as store:
        play(store, range(1, 60), PEOPLE[:5])
        play(store, range(60, 63), PEOPLE[4:])
        yield store


def play(store: Store, tables: range, people: list[str]) -> None:
    chance = Random(tables.start)
    games = [ended(table, *chance.sample(people, 2), day=table) for table in tables]
    assert store.write([ended_game(game) for game in games]) == [None] * len(games)
    rate(store)


def places_by_height(store: Store) -> dict[float, int | None]:
    return {one.mu: places(store, "classic", one)[1] for one in settled(store)}


def rated_count(store: Store, game: str) -> int:
    return places(store, game, None)[0]


def settled(store: Store) -> list[Rating]:
    return [one for one in all_ratings(store).values() if not one.provisional]


def counted_through(store: Store) -> dict[float, int]:
    heights = [one.mu for one in settled(store)]
    return {mu: 1 + sum(other > mu for other in heights) for mu in heights}


def test_the_tally_is_kept_with_the_ratings(store: Store) -> None:
    assert is_tallied(store)
    assert stored_tally(store) == tally_of(all_ratings(store))
    assert 3 < rated_count(store, "classic") == len(settled(store)) < len(all_ratings(store))
    assert rated_count(store, "scout") == 0
    early = next(one for one in all_ratings(store).values() if one.provisional)
    assert places(store, "classic", early)[1] is None
    assert places_by_height(store) == counted_through(store)


def test_of_equals_within_a_step_each_has_the_place_of_its_own(store: Store) -> None:
    part = Part()
    for number, (_, player) in enumerate(sorted(all_ratings(store))):
        close = update(RATING).where(RATING.c.player == player)
        part.add(close.values(mu=30 + number // 2 / 1000, sigma=3.0, settled=True))
    behind = update(COUNTER).where(COUNTER.c.name == "tallied").values(last=0)
    assert store.write([part.add(behind)]) == [None]
    rate(store)
    assert list(stored_tally(store).values()) == [len(PEOPLE)]
    assert sorted(map(int, filter(None, places_by_height(store).values()))) == [1, 3, 5]


def test_where_ratings_went_on_without_it_they_are_counted_until_it_is_made_anew(
    store: Store,
) -> None:
    """A node of the version before has applied a result."""
    wrong = update(RATING_TALLY).values(settled=1000)
    behind = update(COUNTER).where(COUNTER.c.name == "tallied").values(last=1)
    assert store.write([Part().add(wrong).add(behind)]) == [None]
    assert not is_tallied(store)
    assert places_by_height(store) == counted_through(store)
    assert rated_count(store, "classic") == len(settled(store))
    rate(store)
    assert is_tallied(store)
    assert stored_tally(store) == tally_of(all_ratings(store))


def test_computing_anew_puts_a_wrong_tally_right(store: Store) -> None:
    assert store.write([Part().add(update(RATING_TALLY).values(settled=1000))]) == [None]
    assert rated_count(store, "classic") >= 1000
    assert recompute(store).holds
    assert stored_tally(store) == tally_of(all_ratings(store))
