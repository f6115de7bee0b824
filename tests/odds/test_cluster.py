"""A Dask cluster of two worker processes, one of which is killed in the middle of the work."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from tercet.errors import Unreadable
from tercet.odds import simulate, simulation

#: Compiling takes a while, and so do honest numbers.
pytestmark = pytest.mark.slow

distributed: Any = pytest.importorskip("distributed")


@pytest.fixture
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as running:
        yield running


def test_a_lost_worker_changes_nothing(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    here = simulate("classic", 150_000, "cluster", workers=1)
    monkeypatch.setattr(simulation, "_CHUNK_SECONDS", 0.01)  # 38 chunks
    pids = [worker.pid for worker in cluster.workers.values()]
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed and done > 20_000:
            killed.append(pids[0])
            os.kill(pids[0], signal.SIGKILL)

    there = simulate(
        "classic", 150_000, "cluster", scheduler=cluster.scheduler_address, progress=kill_one
    )
    assert killed
    assert there.sums == here.sums


def test_no_scheduler_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "_ANSWER_SECONDS", 0.5)
    with pytest.raises(Unreadable, match="scheduler_unreachable"):
        simulate("classic", 10, 1, scheduler="tcp://127.0.0.1:9")
