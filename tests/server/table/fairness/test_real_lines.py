"""The race over real sockets with delay below TCP, where this machine lets us make networks."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.server.table.fairness.real_lines import TRIPS


def found(fair_lag: str) -> dict[str, Any]:
    """What a race in networks of its own found; skips where there can be none."""
    command = [sys.executable, "-m", "tests.server.table.fairness.real_lines", fair_lag]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.stdout, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if "impossible" in told:
        pytest.skip(told["impossible"])
    return told


@pytest.mark.slow
@pytest.mark.campaign
def test_the_kernel_sees_the_line_and_the_slower_player_who_was_earlier_wins() -> None:
    """What is busy here makes lines longer, never shorter: only that side is bounded."""
    told = found("on")
    fast, slow = (told["trips"][str(seat)] for seat in range(2))
    assert fast >= TRIPS[0]
    assert slow >= TRIPS[1]
    assert told["why"] == ["kernel"]
    assert all(ms <= 250 for ms in told["less"])
    assert told["turned"] >= 1, "somebody who came later was first"
    assert told["won"][1] >= 1
