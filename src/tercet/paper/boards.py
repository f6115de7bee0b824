"""SET Dice on paper: the board, the dice to cut out and fold, and a score pad.

A folded die is as large as a drawn one: it fits the squares of the board it is printed with.
"""

from __future__ import annotations

from typing import Final

from tercet.art.dice import NET_HEIGHT, NET_WIDTH, SQUARE, board_size, board_svg, net_svg
from tercet.dice.board import Board
from tercet.dice.loading import load_kit
from tercet.dice.position import Position
from tercet.paper.order import Order
from tercet.paper.papers import EDGE, MM
from tercet.paper.sheet import Sheets

#: Squares are no larger: dice would be clumsy.
_LARGEST_SQUARE: Final = 18 * MM
#: Between two nets.
_GAP: Final = 4 * MM
#: What the score pad has room for.
PLAYERS: Final = 6
ROUNDS: Final = 20


def dice_sheets(board: Board, order: Order) -> bytes:
    """A whole game: the board, the nets of all dice, the score pad."""
    texts = order.texts
    sheets = Sheets(order.paper, texts.say("game-dice-name"), order.lang)
    unit = _board_page(sheets, Position(board, (), ((), ())), order)
    _nets(sheets, unit, order)
    score_pad(sheets, order)
    return sheets.finish()


def position_sheet(position: Position, order: Order) -> bytes:
    """One position on a page."""
    sheets = Sheets(order.paper, order.texts.say("game-dice-name"), order.lang)
    _board_page(sheets, position, order)
    return sheets.finish()


def _board_page(sheets: Sheets, position: Position, order: Order) -> float:
    """Draw a page with a board; how many points the unit of the drawing has become."""
    wide, tall = board_size(position)
    room = sheets.width - 2 * EDGE - 4 * MM, sheets.height - 2 * EDGE - 12 * MM
    unit = min(_LARGEST_SQUARE / SQUARE, room[0] / wide, room[1] / tall)
    left, bottom = (sheets.width - wide * unit) / 2, (sheets.height - tall * unit) / 2
    sheets.picture(board_svg(position, order.dice_marks), left, bottom, wide * unit)
    title = order.texts.say("game-dice-name")
    sheets.words(title, sheets.width / 2, bottom + tall * unit + 4 * MM, 11, bold=True, middle=True)
    sheets.turn()
    return unit


def _nets(sheets: Sheets, unit: float, order: Order) -> None:
    """All dice, as many a page as there is room for."""
    wide, tall = NET_WIDTH * unit, NET_HEIGHT * unit
    head = 8 * MM
    columns = int((sheets.width - 2 * EDGE + _GAP) // (wide + _GAP))
    rows = int((sheets.height - 2 * EDGE - head + _GAP) // (tall + _GAP))
    left = (sheets.width - columns * (wide + _GAP) + _GAP) / 2
    top = sheets.height - EDGE - head
    kit = load_kit().dice
    for start in range(0, len(kit), columns * rows):
        hint = order.texts.say("paper-nets-hint")
        sheets.words(hint, sheets.width / 2, top + 3 * MM, 8, middle=True)
        for at, sides in enumerate(kit[start : start + columns * rows]):
            row, column = divmod(at, columns)
            x, y = left + column * (wide + _GAP), top - row * (tall + _GAP) - tall
            sheets.picture(net_svg(sides, order.dice_marks), x, y, wide)
        sheets.turn()


def score_pad(sheets: Sheets, order: Order) -> None:
    """A page to write scores on, for any of the games."""
    texts, first = order.texts, 24 * MM
    left, right = EDGE + 8 * MM, sheets.width - EDGE - 8 * MM
    top, bottom = sheets.height - EDGE - 16 * MM, EDGE + 8 * MM
    rows = ROUNDS + 2
    deep, wide = (top - bottom) / rows, (right - left - first) / PLAYERS
    title = texts.say("paper-title-scores")
    sheets.words(title, sheets.width / 2, top + 6 * MM, 14, bold=True, middle=True)
    for row in range(rows + 1):
        strong = row in (0, 1, rows - 1, rows)
        sheets.line(left, top - row * deep, right, top - row * deep, 1.2 if strong else 0.4)
    for x in (left, *(left + first + at * wide for at in range(PLAYERS + 1))):
        sheets.line(x, top, x, bottom, 0.6)
    names = texts.say("paper-scores-name"), *map(str, range(1, ROUNDS + 1))
    for row, name in enumerate((*names, texts.say("paper-scores-total"))):
        strong = row in (0, rows - 1)
        sheets.words(name, left + 2 * MM, top - (row + 0.5) * deep - 1 * MM, 8, bold=strong)
    sheets.turn()
