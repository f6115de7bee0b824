"""Legal acts are a sequence, whatever groups they come in."""

from __future__ import annotations

import pytest

from tercet.engine.acts import Acts, Leave


def test_acts_are_indexed_like_a_list() -> None:
    every = [Leave() for _ in range(6)]
    acts = Acts(every[:2], (), every[2:5], rare=every[5:])
    assert len(acts) == 6
    assert all(acts[at] is every[at] for at in range(-6, 6))
    assert list(acts[1:4]) == every[1:4]
    for outside in (6, -7):
        with pytest.raises(IndexError):
            acts[outside]
