"""What ranking pages ask is found by an index, however many results there are; places add up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bench.standing import DAY, PAGES, fill, plans
from tercet.storage.schema import PUZZLE_TRY
from tercet.storage.standing.puzzles import faster_count, fastest, solved_count
from tercet.storage.store import Store, open_store

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


@pytest.mark.slow
@pytest.mark.parametrize("asked", PAGES)
def test_no_page_looks_through_all_rows(store: Store, asked: str) -> None:
    found = plans(store, PAGES[asked], "p0")
    assert found
    assert not [step for steps in found for step in steps if step.startswith("SCAN")]
