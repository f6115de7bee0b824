"""The view of a deal, with or without a match around it."""

from __future__ import annotations

from typing import Any

from tercet.engine.events import View
from tercet.engine.series import SeriesView


def deal_of(view: View) -> Any:
    """The view of the game itself, without the match around it."""
    return view.table if isinstance(view, SeriesView) else view
