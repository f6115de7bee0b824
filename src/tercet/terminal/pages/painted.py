"""A part of the screen that is painted by hand, and told what was clicked."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tercet.terminal.paint.canvas import Canvas


class Painted(Widget):
    """Shows a canvas; a click on something there is a `Touched`."""

    class Touched(Message):
        """Something on the canvas was clicked."""

        def __init__(self, target: Any) -> None:
            super().__init__()
            self.target = target

    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self._canvas: Canvas | None = None

    def paint(self, width: int, height: int) -> Canvas:
        """The picture in this size."""
        return Canvas(width, height)

    @property
    def canvas(self) -> Canvas:
        """The picture as it is shown."""
        width, height = self.size
        known = self._canvas
        if known is None or (known.width, known.height) != (width, height):
            known = self._canvas = self.paint(width, height)
        return known

    def repaint(self) -> None:
        """Paint it again: something has changed."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the picture."""
        if y >= self.canvas.height:
            return Strip.blank(self.size.width)
        return Strip(self.canvas.row(y), self.canvas.width).apply_style(self.rich_style)

    def on_click(self, event: events.Click) -> None:
        """Tell what lies there."""
        target = self.canvas.at(event.x, event.y)
        if target is not None:
            self.post_message(self.Touched(target))
