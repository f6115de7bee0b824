"""A plugin of pytest that writes down how long each test took that passed."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

_seconds: Counter[str] = Counter()
_failed: set[str] = set()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration  # type: ignore[assignment]
    if not report.passed:
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # one that distributes the tests, or runs them
        passed = {name: took for name, took in _seconds.items() if name not in _failed}
        Path(os.environ["MUTATION_TESTS"]).write_text(json.dumps(passed))
