"""Cards drawn with characters: shape, number and filling visible, colour where there is colour.

Where the output has no colour, a table is printed in notation, which says everything in letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tercet.cards import Card
from tercet.editions import Edition
from tercet.terminal.console import colour_of
from tercet.terminal.letters import ROWS, in_rows, letters, speaks_unicode

#: Each shape in three lines; the hash marks are its filling.
_SHAPES: Final = {
    "oval": ("╭────╮", "│####│", "╰────╯"),
    "bean": ("╭───╮ ", "╰╮##╰╮", " ╰───╯"),
    "wave": ("╭───╮ ", "╰╮##╰╮", " ╰───╯"),
    "bar": ("┌────┐", "│####│", "└────┘"),
    "diamond": ("  ╱╲  ", " ⟨##⟩ ", "  ╲╱  "),
}
_FILLINGS: Final = {"solid": "█", "striped": "▒", "hatched": "▒", "half": "▄", "empty": " "}
_WIDTH: Final = 24
#: Without blanks between its symbols a card is narrower: four of them fit in 80 columns.
_NARROW: Final = 20
#: So few cards lie side by side.
_FEW: Final = 4


def draw_card(card: Card, edition: Edition, label: str | None = None, width: int = _WIDTH) -> Panel:
    """One card in a frame, with its notation below, and above it how it is called at the table."""
    face = edition.face(card)
    count = ("one", "two", "three").index(face["number"]) + 1
    fill = _FILLINGS[face["filling"]]
    gap = "" if width < _WIDTH else " "
    rows = (gap.join([line.replace("#", fill)] * count) for line in _SHAPES[face["shape"]])
    # Centred by hand: rich would strip the blanks that belong to a shape.
    lines = [row.center(width - 2) for row in rows]
    body = Text("\n".join(lines), style=colour_of(card, edition), no_wrap=True)
    title = None if label is None else Text(f" {label} ", style="bold not dim")
    return Panel(body, width=width, title=title, subtitle=str(card), border_style="dim", padding=0)


def draw_cards(cards: Sequence[Card], edition: Edition, console: Console) -> RenderableType:
    """A table of cards, drawn or in letters, as the console allows."""
    plain = _is_plain(console)
    fits = max(1, console.width // _WIDTH)
    columns = -(-len(cards) // ROWS)
    if plain or fits >= columns:
        rows = in_rows(cards)
    else:
        across = min(ROWS, fits)
        rows = [cards[at : at + across] for at in range(0, len(cards), across)]
    if plain:
        return Text(letters(rows))
    return Group(*(_row([draw_card(card, edition) for card in row]) for row in rows))


def draw_row(cards: Sequence[Card], edition: Edition, console: Console) -> RenderableType:
    """A few cards side by side, drawn or in letters, as the console allows."""
    plain = _is_plain(console)
    if plain or len(cards) * _WIDTH > console.width:
        return Text("  ".join(map(str, cards)))
    return _row([draw_card(card, edition) for card in cards])


def draw_places(
    places: Sequence[tuple[str | None, Card]], edition: Edition, console: Console
) -> RenderableType:
    """Cards in the order in which people read, each with the label to choose it by."""
    across = len(places) if len(places) <= _FEW else max(ROWS, -(-len(places) // ROWS))
    if _is_plain(console):
        lines = (
            "   ".join(f"{label or '':>2} {card}" for label, card in places[at : at + across])
            for at in range(0, len(places), across)
        )
        return Text("\n".join(lines))
    width = _WIDTH if across * _WIDTH <= console.width else _NARROW
    across = max(1, min(across, console.width // width))
    panels = [draw_card(card, edition, label, width) for label, card in places]
    return Group(*(_row(panels[at : at + across]) for at in range(0, len(panels), across)))


def _is_plain(console: Console) -> bool:
    """Whether letters are all it can show: no colours, or no signs to draw with."""
    return console.color_system is None or console.no_color or not speaks_unicode(console.file)


def _row(panels: list[Panel]) -> Table:
    grid = Table.grid(padding=0)
    grid.add_row(*panels)
    return grid
