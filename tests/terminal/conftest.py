"""What all tests of the terminal share."""

from __future__ import annotations

import pytest

from tercet.bots.chipset.strategy import Strategy
from tercet.ready import build_shared


@pytest.fixture(autouse=True)
def built() -> None:
    """Whoever opens a table by itself has built what threads share, as `open_table` does."""
    build_shared(Strategy)
