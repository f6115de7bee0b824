"""What ranking pages ask is found by an index, however many results there are; places add up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert

from bench.standing import DAY, PAGES, fill, plans
from tercet.storage.rows import Part, PersonRow, TryRow
from tercet.storage.schema import PERSON, PUZZLE_TRY
from tercet.storage.standing.puzzles import (
    begun_try,
    changed_try,
    faster_count,
    fastest,
    solved_count,
    try_of,
)
from tercet.storage.store import Store, Unmet, open_store

RESULTS = 2000


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(open_store(Path(tmp_path_factory.mktemp("standing")))) as opened:
        fill(opened, RESULTS)
        yield opened


@pytest.mark.slow
def test_places_are_those_of_the_times(store: Store) -> None:
    taken: list[int] = store.column(PUZZLE_TRY.select().with_only_columns(PUZZLE_TRY.c.ms))
    day = str(DAY)
    assert solved_count(store, day) == RESULTS
    for ms in taken[::50]:
        assert faster_count(store, day, ms) == sum(other < ms for other in taken)
    assert [row.ms for row in fastest(store, day)] == sorted(taken)[:10]


def test_what_two_have_judged_by_the_same_try_counts_once(
    tmp_path: Path, database: str | None
) -> None:
    with closing(open_store(database or tmp_path)) as store:
        store.write([Part().add(insert(PERSON), asdict(PersonRow("p", "Ada", 0, login="ada")))])
        begun = TryRow("2026-01-01", "p", 1)
        assert store.write([begun_try(begun)]) == [None]
        wrong = replace(begun, mistakes=1)
        found = replace(wrong, found='["a"]')
        solved = replace(found, ms=9000)
        for before, after in ((begun, wrong), (wrong, found), (found, solved)):
            other = replace(before, found='["b"]', ms=1000)
            first, second = store.write([changed_try(before, each) for each in (after, other)])
            assert first is None
            assert isinstance(second, Unmet)
            assert try_of(store, begun.day, "p") == after
        (late,) = store.write([changed_try(solved, replace(solved, ms=1000))])
        assert isinstance(late, Unmet)
        assert solved_count(store, begun.day) == 1


@pytest.mark.slow
@pytest.mark.parametrize("asked", PAGES)
def test_no_page_looks_through_all_rows(store: Store, asked: str) -> None:
    found = plans(store, PAGES[asked], "p0")
    assert found
    assert not [step for steps in found for step in steps if step.startswith("SCAN")]
