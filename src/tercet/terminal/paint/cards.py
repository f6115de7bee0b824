"""Cards as sheets of paper on the felt: the key and the notation on top, the symbols below.

The notation says in letters what the colour says, so that colour is never the only sign.
"""

from __future__ import annotations

from typing import Final

from rich.style import Style

from tercet.cards import Card
from tercet.editions import Edition
from tercet.terminal.paint.canvas import Box, Canvas
from tercet.terminal.paint.palette import Palette
from tercet.terminal.paint.symbols import symbol
from tercet.terminal.table.screen import Mark

#: A card is at least so wide where there is a choice.
NARROWEST: Final = 8
#: Three symbols have room in it; a card that is narrower is only its notation.
_BARE: Final = 6
WIDEST: Final = 20
#: With its upper line.
LOWEST: Final = 4
HIGHEST: Final = 8
_MARKS: Final[dict[Mark, str]] = {
    "finger": "☞",
    "sealed": "◇",
    "last": "▼",
    "hint": "*",
    "own": "•",
    "won": "★",
}
_CHOSEN: Final = "✓"
#: By how many cells the space for the symbols must exceed this, each symbol gets a cell more.
_WIDTHS: Final = ((17, 5), (14, 4), (11, 3), (6, 2))


def paint_card(
    canvas: Canvas,
    box: Box,
    card: Card,
    edition: Edition,
    palette: Palette,
    *,
    key: str | None = None,
    chosen: bool = False,
    mark: Mark | None = None,
    fresh: bool = False,
    faded: bool = False,
) -> None:
    """Draw a card as large as its box allows."""
    paper = palette.chosen if chosen else palette.paper
    canvas.fill(box, paper)
    _paint_top(canvas, box, card, palette, key, chosen, mark, fresh)
    face = edition.face(card)
    ink = palette.colours[face["colour"]]
    if faded:
        ink += Style(dim=True)
    if box.height < LOWEST or box.width < _BARE:
        return
    count = ("one", "two", "three").index(face["number"]) + 1
    _paint_symbols(canvas, box, face, count, ink)


def paint_back(canvas: Canvas, box: Box, palette: Palette) -> None:
    """A card that lies face down."""
    canvas.fill(box, palette.button, "░")


def paint_hole(canvas: Canvas, box: Box, palette: Palette) -> None:
    """A place where no card lies."""
    canvas.put(box.x + box.width // 2, box.y + box.height // 2, "·", palette.quiet)


def _paint_top(
    canvas: Canvas,
    box: Box,
    card: Card,
    palette: Palette,
    key: str | None,
    chosen: bool,
    mark: Mark | None,
    fresh: bool,
) -> None:
    name = str(card)
    left = f"{key.upper() if key else ''}{_CHOSEN if chosen else ''}"
    style = palette.key
    if chosen and palette.depth == "none":
        style += Style(reverse=True)
    canvas.put(box.x + (1 if box.width > NARROWEST - 1 else 0), box.y, left, style)
    sign = _MARKS[mark] if mark else "+" if fresh else ""
    at = box.x + box.width - len(name) - (1 if box.width > NARROWEST else 0)
    if sign:
        canvas.put(at - 1 - (box.width > NARROWEST + 1), box.y, sign, palette.key)
    canvas.put(at, box.y, name, palette.edge)


def _paint_symbols(canvas: Canvas, box: Box, face: dict[str, str], count: int, ink: Style) -> None:
    inner = box.width - 2
    width = next((size for least, size in _WIDTHS if inner >= least), 2)
    gap = 1 if inner >= 3 * width + 2 else 0
    height = min(box.height - 1, _tallest(width))
    x = box.x + (box.width - (count * width + (count - 1) * gap)) // 2
    y = box.y + 1 + (box.height - 1 - height) // 2
    for _ in range(count):
        for line, text in enumerate(symbol(face["shape"], face["filling"], width, height)):
            canvas.put(x, y + line, text, ink)
        x += width + gap


def _tallest(width: int) -> int:
    return {2: 3, 3: 4, 4: 6}.get(width, 7)
