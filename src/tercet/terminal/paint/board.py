"""The board of SET Dice: squares with their dice, bonuses and the cursor, and everybody's dice."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from rich.style import Style

from tercet.cards import Attribute
from tercet.dice.faces import LETTERS
from tercet.terminal.paint.canvas import Box, Canvas, fitted, wrapped
from tercet.terminal.paint.palette import Palette
from tercet.terminal.table.games.dice import Board
from tercet.terminal.table.placing import WILD, coordinates, hand_of, square_name
from tercet.terminal.table.state import TableState

_SHAPES: Final = {"o": "●", "w": "≈", "d": "◆"}
_COLOURS: Final = dict(zip(LETTERS[Attribute.COLOUR], ("red", "green", "violet"), strict=True))
#: Numbers of the rows stand before the squares.
_MARGIN: Final = 3
#: What the turn would bring has at least so many lines.
_NOTE: Final = 1


@dataclass(frozen=True, slots=True)
class TouchSquare:
    """A click on a square of the board."""

    square: str


@dataclass(frozen=True, slots=True)
class TouchDie:
    """A click on a die of the own hand."""

    die: str


def die_text(shows: str) -> str:
    """A die as it is drawn: 2r◆, a wild *, a placed wild *2r◆."""
    wild, face = (WILD, shows[1:]) if shows.startswith(WILD) else ("", shows)
    return wild + face[:2] + _SHAPES.get(face[2:], "") if face else wild


def die_style(shows: str, palette: Palette) -> Style:
    """The colour of a die, on paper."""
    face = shows.removeprefix(WILD)
    ink = palette.colours[_COLOURS[face[1]]] if len(face) == 3 else Style(bold=True)
    return palette.paper + ink


def paint_board(canvas: Canvas, state: TableState, palette: Palette) -> None:
    """The board on top, below it everybody's dice, and what the turn would bring."""
    board: Board = state.screen.board
    rows, tall = _rows_shown(board, canvas.height - _NOTE - len(board.view.hands))
    wide = max(4, min(6, (canvas.width - _MARGIN) // board.view.columns))
    left = max(0, (canvas.width - _MARGIN - wide * board.view.columns) // 2)
    _paint_letters(canvas, left, wide, board, palette)
    for at, row in enumerate(rows):
        y = 1 + at * tall
        canvas.put(left, y, f"{row + 1:>2} ", palette.quiet)
        for column in range(board.view.columns):
            box = Box(left + _MARGIN + column * wide, y, wide, tall)
            _paint_square(canvas, box, square_name(row, column), board, palette)
    below = 1 + len(rows) * tall
    gap = below + len(board.view.hands) + _NOTE < canvas.height
    _paint_hands(canvas, below + gap, state, board, palette)


def _rows_shown(board: Board, height: int) -> tuple[range, int]:
    """Which rows of the board are shown, and how high each is.

    Where there is no room for all of them, they are those around the cursor.
    """
    every, room = board.view.rows, max(1, height - 1)
    if room >= every:
        return range(every), 2 if room > every * 2 else 1
    row, _ = coordinates(board.placing.cursor)
    first = max(0, min(row - room // 2, every - room))
    return range(first, first + room), 1


def _paint_letters(canvas: Canvas, left: int, wide: int, board: Board, palette: Palette) -> None:
    for column in range(board.view.columns):
        at = left + _MARGIN + column * wide + (wide - 1) // 2
        canvas.put(at, 0, ascii_lowercase[column], palette.quiet)


def _paint_square(canvas: Canvas, box: Box, square: str, board: Board, palette: Palette) -> None:
    text, style = _square_look(square, board, palette)
    tile = Box(box.x, box.y, box.width - (1 if box.width > 4 else 0), box.height)
    canvas.fill(tile, style)
    canvas.put(tile.x + max(0, (tile.width - len(text)) // 2), tile.y, text, style)
    if square == board.placing.cursor and board.me is not None:
        _paint_cursor(canvas, tile, text, style, palette)
    canvas.spot(box, TouchSquare(square))


def _paint_cursor(canvas: Canvas, tile: Box, text: str, style: Style, palette: Palette) -> None:
    """Brackets around what lies there, so that it is seen without colours, too.

    A die that fills its square has them in the gap before it and in its own last cell.
    """
    before = tile.x - 1 if len(text) > tile.width - 2 else tile.x
    inner = tile.width - 1 - (tile.x - before == 0)
    canvas.put(before, tile.y, "[", palette.cursor)
    canvas.put(before + 1, tile.y, text[:inner].center(inner), style)
    canvas.put(tile.x + tile.width - 1, tile.y, "]", palette.cursor)


def _square_look(square: str, board: Board, palette: Palette) -> tuple[str, Style]:
    view, placing = board.view, board.placing
    mine = next((e for e in placing.laid if e.square == square), None)
    if mine is None and placing.wild is not None and placing.wild.square == square:
        mine = placing.wild
    if mine is not None:
        return die_text(mine.shows), palette.chosen + Style(bold=True, underline=True)
    lying = next((e for e in view.board if e.square == square), None)
    if lying is not None:
        style = die_style(lying.shows, palette)
        if square in board.scores:
            style = palette.chosen + style.without_color
        return die_text(lying.shows), style + Style(underline=square in board.last)
    return _empty_look(square, board, palette)


def _empty_look(square: str, board: Board, palette: Palette) -> tuple[str, Style]:
    view, placing = board.view, board.placing
    style = palette.felt + palette.quiet
    fits = placing.fits is not None and square in placing.fits
    if fits:
        style = palette.fits
    bonus = next((b for b in view.bonuses if b.square == square and not b.taken), None)
    if bonus is not None:
        return f"{'□' if fits else ''}+{bonus.points}", style + Style(bold=True)
    if fits:  # a sign, for those who see no colours
        return "□", style
    lines = view.openings[placing.line] if placing.line < len(view.openings) else ()
    if square in lines:
        return "○", style
    return "◎" if square == view.middle else "·", style


def _paint_hands(canvas: Canvas, y: int, state: TableState, board: Board, palette: Palette) -> None:
    """One's own dice first, with their keys; then those of the others."""
    seats = sorted(range(len(board.view.hands)), key=lambda seat: seat != board.me)
    for seat in seats:
        own = seat == board.me
        label = state.texts.say("dice-hand") if own else state.names[seat]
        x = canvas.put(1, y, fitted(label, 14).ljust(15), palette.strong if own else palette.quiet)
        for number, held in enumerate(board.view.hands[seat], 1):
            x = _paint_held(canvas, x, y, number if own else None, held, board, palette)
        y += 1
    says = [note.say(state.texts) for note in state.screen.notes]
    style = palette.alarm if board.placing.why else palette.good
    for at, line in enumerate(wrapped(says, canvas.width - 2, ", ")[: canvas.height - y]):
        canvas.put(1, y + at, line, style)


def _paint_held(
    canvas: Canvas, x: int, y: int, number: int | None, held: object, board: Board, palette: Palette
) -> int:
    from tercet.games.dice.terms import Held

    assert isinstance(held, Held)
    placing = board.placing
    text = die_text(held.shows).center(4)
    style = die_style(held.shows, palette)
    if number is None:
        return canvas.put(x, y, text, style) + 1
    chosen = held.die in placing.again or held.die == placing.selected
    away = any(e.die == held.die for e in placing.laid)
    if chosen:
        style = palette.chosen + Style(bold=True)
    if away:
        style = palette.felt + palette.quiet
    start = x
    x = canvas.put(x, y, f"{number}", palette.strong)
    x = canvas.put(x, y, "✓" if chosen else " ", palette.strong)
    x = canvas.put(x, y, "····" if away else text, style)
    canvas.spot(Box(start, y, x - start, 1), TouchDie(held.die))
    assert hand_of(board.view, board.me)
    return x + 2
