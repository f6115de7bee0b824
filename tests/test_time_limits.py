"""A test that hangs fails with a trace of all threads and tasks, and the next test is run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGING = """
import asyncio, threading, time
import pytest

async def for_ever():
    await asyncio.Event().wait()

async def waits():
    await asyncio.gather(asyncio.create_task(for_ever(), name="a task that waits"))

def test_task():
    threading.Thread(target=time.sleep, args=(3,), name="a thread that sleeps").start()
    asyncio.run(waits())

async def hangs_twice():
    try:
        await for_ever()
    finally:
        threading.Event().wait()

def test_cleanup():
    asyncio.run(hangs_twice())

@pytest.fixture
def late():
    yield
    time.sleep(100)

def test_fixture(late):
    pass

@pytest.mark.limit(0.2)
def test_own_limit():
    time.sleep(0.9)

@pytest.mark.campaign
def test_campaign():
    time.sleep(1.5)

def test_next():
    pass
"""
STUBBORN = """
import time

def test_stubborn():
    while True:
        try:
            time.sleep(100)
        except BaseException:
            pass

def test_next():
    pass
"""


def run(tmp_path: Path, source: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest with one file of tests and a limit of a second."""
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = campaign")
    (tmp_path / "test_hanging.py").write_text(source)
    command = [sys.executable, "-m", "pytest", "-rA", "-p", "tests.time_limits", "--limit=1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        [*command, *options], cwd=tmp_path, env=environment, text=True, capture_output=True
    )


@pytest.mark.slow
def test_a_test_that_hangs_fails_and_the_next_one_is_run(tmp_path: Path) -> None:
    said = run(tmp_path, HANGING).stdout
    for name in ("task", "cleanup", "own_limit"):
        assert f"FAILED test_hanging.py::test_{name} - tests.time_limits.TookTooLong" in said
    assert "ERROR test_hanging.py::test_fixture - tests.time_limits.TookTooLong" in said
    assert "3 failed, 3 passed, 1 error" in said
    first = said.partition("test_cleanup ____")[0]
    assert "thread MainThread" in first
    assert "thread a thread that sleeps" in first
    trace = first.partition("task a task that waits")[2]
    assert "in for_ever" in trace.partition("in Event.wait")[0]


@pytest.mark.slow
def test_a_process_that_cannot_be_stopped_ends_with_a_trace(tmp_path: Path) -> None:
    ran = run(tmp_path, STUBBORN, "-p", "xdist.plugin", "-n", "1")
    assert "Timeout (0:00:04" in ran.stderr
    assert 'test_hanging.py", line' in ran.stderr
    assert "crashed while running" in ran.stdout
    assert "1 failed, 1 passed" in ran.stdout
