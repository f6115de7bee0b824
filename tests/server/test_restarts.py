"""The short form of `python -m tests.server.restarts`, and that it counts a server that dies."""

from __future__ import annotations

import pytest

from tests.server.restarts import campaign

pytestmark = pytest.mark.campaign


def test_no_server_dies_when_everybody_comes_back_at_once(data_root: str) -> None:
    figures = campaign(restarts=4, clients=24, directory=data_root)
    assert figures.stories == []
    assert figures.restarts == 4
    assert figures.acts == 4 * 24


def test_a_server_that_dies_of_it_is_counted(data_root: str) -> None:
    figures = campaign(restarts=2, clients=4, saboteur="crash", directory=data_root)
    assert figures.deaths == {"SIGSEGV": 2}
    assert "Fatal Python error" in figures.stories[0]
