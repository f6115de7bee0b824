"""How much a test tries: less with `--quick`, more with `--hypothesis-profile thorough`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

_USUAL = 100


def tries(count: int, **more: Any) -> settings:
    """Settings for so many examples in a whole run, and in proportion in another."""
    share = settings().max_examples / _USUAL
    return settings(max_examples=max(5, round(count * share)), deadline=None, **more)


def seeds(count: int, quick: int) -> list[Any]:
    """Numbers for `parametrize`, of which only the first few are tried with `--quick`."""
    return quick_first(range(count), quick)


def quick_first(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Values for `parametrize`, of which only the first few are tried with `--quick`."""
    every = list(values)
    return [*every[:quick], *(pytest.param(one, marks=pytest.mark.slow) for one in every[quick:])]
