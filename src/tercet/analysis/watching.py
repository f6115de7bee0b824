"""What every account of a game's own figures needs: the deal under way, and points on a curve."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from tercet.engine.series import SeriesState
from tercet.engine.table import Step


class CurvePoint(msgspec.Struct, frozen=True):
    """A figure of each seat after an entry."""

    seq: int
    at: int
    values: tuple[int, ...]


class Watch(Protocol):
    """Sees every step of a game with the deal before and after it; then it has figures."""

    def note(self, before: Any, step: Step, after: Any) -> None:
        """Take down what happened by one step."""

    def close(self) -> Any:
        """The figures, after the last step."""


def deal_under_way(state: Any) -> Any:
    """The state of the deal: within a match, or the game itself."""
    return state.inner if isinstance(state, SeriesState) else state


def middle(times: Iterable[int]) -> int | None:
    """The median, the lower one of two; None of nothing."""
    ordered = sorted(times)
    return ordered[(len(ordered) - 1) // 2] if ordered else None
