"""The short form of `python -m tests.server.crash`."""

from __future__ import annotations

import pytest

from tests.server.crash import crash

#: As long as a test may take on a busy machine with two cores.
pytestmark = pytest.mark.slow


def test_what_was_acknowledged_survives_kill_9(data_root: str) -> None:
    notes, wrong = crash(kills=10, tables=50, directory=data_root)
    assert wrong == []
    assert len(notes.promised) >= 1000
    assert notes.resent > 0


@pytest.mark.parametrize("saboteur", ["acknowledge_first", "forget_numbers"])
def test_the_saboteur_is_caught(saboteur: str, data_root: str) -> None:
    _, wrong = crash(kills=2, tables=5, saboteur=saboteur, directory=data_root)
    assert wrong
