"""A sheet of characters with styles, and what lies where on it for whoever points at it.

Pictures are painted here without any screen: a full-screen page shows the sheet, a test reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from tercet.terminal.harmless import one_line

PLAIN: Final = Style()


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Spot:
    """What a click on these cells means."""

    box: Box
    target: Any


class Canvas:
    """So many cells, each a character and its style; what is painted outside is cut off."""

    def __init__(self, width: int, height: int, style: Style = PLAIN) -> None:
        self.width, self.height = max(0, width), max(0, height)
        self._cells = [[(" ", style)] * self.width for _ in range(self.height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write in one line; returns the column after it. A wide character takes two cells."""
        for letter in one_line(text):
            size = cell_len(letter)
            if size == 0:
                continue
            if 0 <= y < self.height and x >= 0 and x + size <= self.width:
                self._cells[y][x] = (letter, self._cells[y][x][1] + style)
                if size == 2:
                    self._cells[y][x + 1] = ("", style)
            x += size
        return x

    def fill(self, box: Box, style: Style, letter: str = " ") -> None:
        """Colour a rectangle."""
        for y in range(max(0, box.y), min(self.height, box.y + box.height)):
            for x in range(max(0, box.x), min(self.width, box.x + box.width)):
                self._cells[y][x] = (letter, style)

    def frame(self, box: Box, signs: str, style: Style) -> None:
        """Draw a border with these eight signs, clockwise from the upper left corner."""
        left_up, top, right_up, right, right_low, bottom, left_low, left = tuple(signs)
        inner = box.width - 2
        last = box.y + box.height - 1
        self.put(box.x, box.y, left_up + top * inner + right_up, style)
        for y in range(box.y + 1, last):
            self.put(box.x, y, left, style)
            self.put(box.x + box.width - 1, y, right, style)
        self.put(box.x, last, left_low + bottom * inner + right_low, style)

    def spot(self, box: Box, target: Any) -> None:
        """A click there means this."""
        self.spots.append(Spot(box, target))

    def at(self, x: int, y: int) -> Any:
        """What a click means; None where nothing is meant. What was painted last lies on top."""
        found = (spot.target for spot in reversed(self.spots) if spot.box.holds(x, y))
        return next(found, None)

    def row(self, y: int) -> list[Segment]:
        """One line as pieces of the same style."""
        pieces: list[Segment] = []
        text, style = "", PLAIN
        for letter, own in self._cells[y]:
            if own != style and text:
                pieces.append(Segment(text, style))
                text = ""
            text, style = text + letter, own
        return [*pieces, Segment(text, style)] if text else pieces

    def lines(self) -> list[str]:
        """The characters alone."""
        return ["".join(letter for letter, _ in row).rstrip() for row in self._cells]

    def text(self) -> Text:
        """The sheet as rich text."""
        whole = Text(no_wrap=True)
        for y in range(self.height):
            for piece in self.row(y):
                whole.append(piece.text, piece.style)
            if y + 1 < self.height:
                whole.append("\n")
        return whole


def fitted(text: str, width: int) -> str:
    """A text cut to so many cells, with an ellipsis where something is missing."""
    text = one_line(text)
    if cell_len(text) <= width:
        return text
    kept, used = "", 1
    for letter in text:
        used += cell_len(letter)
        if used > width:
            break
        kept += letter
    return f"{kept}…" if width > 0 else ""


def whole(parts: Sequence[str], width: int, joint: str = " · ") -> str:
    """As many parts as fit unbroken into so many cells; a sign stands for those that do not."""
    for count in range(len(parts), 0, -1):
        rest = ("…",) if count < len(parts) else ()
        line = joint.join((*parts[:count], *rest))
        if cell_len(line) <= width:
            return one_line(line)
    return fitted(parts[0], width) if parts else ""


def wrapped(parts: Iterable[str], width: int, joint: str = " ") -> list[str]:
    """Parts in lines of at most so many cells, each unbroken where it has room in one.

    A longer one is broken between its words, and only a word that is too long is cut.
    """
    lines: list[str] = []
    for part in parts:
        tried = f"{lines[-1]}{joint}{part}" if lines else part
        if lines and cell_len(tried) <= width:
            lines[-1] = tried
        elif cell_len(part) > width and " " in part:
            lines += wrapped(part.split(), width)
        else:
            lines.append(fitted(part, width))
    return lines
