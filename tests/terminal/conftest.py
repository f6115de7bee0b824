"""Fixtures of all tests of the terminal."""

from __future__ import annotations

import pytest

from tercet.bots.chipset.strategy import Strategy
from tercet.ready import build_shared


@pytest.fixture(autouse=True)
def built() -> None:
    """Build shared values first, as `open_table` does."""
    build_shared(Strategy)
