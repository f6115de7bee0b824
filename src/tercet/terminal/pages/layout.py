"""Where the parts of a table stand: beside each other or below, as the terminal is wide and high.

The classes that are set here are those of `pages.tcss`.
"""

from __future__ import annotations

from typing import Any, Final

from textual.screen import Screen

from tercet.terminal.table.screen import Screen as Shown

#: From this width on the story has room; below the other there is none beside the cards.
_WIDE: Final = 110
_NARROW: Final = 72
#: From this height on a long sentence has two lines.
_TALL: Final = 30


def lay_out(page: Screen[Any], shown: Shown) -> None:
    """Set the order of a page for the size that the terminal has now, and for what is shown."""
    width, height = page.app.size
    page.set_class(width < _NARROW, "narrow")
    page.set_class(width >= _WIDE, "wide")
    page.set_class(shown.keyed == "rows" and width < _WIDE, "stacked")
    page.set_class(height >= _TALL, "high")
    page.set_class(height < _TALL and shown.outcome is not None, "over")


def beside(page: Screen[Any]) -> int:
    """How wide the players beside the cards may be."""
    return 38 if page.has_class("wide") else 33 if page.has_class("stacked") else 20
