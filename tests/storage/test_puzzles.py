"""What a ranking asks is found by an index, however many results there are; places add up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bench.standing import DAY, QUERIES, fill, plan, times
from tercet.storage.puzzles import faster_count, fastest, solved_count
from tercet.storage.store import open_store

RESULTS = 300


@pytest.mark.slow
def test_places_are_those_of_the_times(tmp_path: Path) -> None:
    taken = times(RESULTS, seed=1)
    store = open_store(tmp_path)
    fill(store, taken)
    assert solved_count(store, DAY) == RESULTS
    for ms in random.Random(1).sample(taken, 40):
        assert faster_count(store, DAY, ms) == sum(other < ms for other in taken)
    assert [row.ms for row in fastest(store, DAY)] == sorted(taken)[:10]
    for name, query in QUERIES.items():
        steps = plan(store, query(0, taken[0]))
        assert not [step for step in steps if step.startswith("SCAN")], name
    store.close()
