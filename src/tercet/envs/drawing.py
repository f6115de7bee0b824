"""A table as a picture of pixels: cards in rows of three, or the board of SET Dice with all hands.

Drawn with nothing but arrays, so that an environment needs no library for pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tercet.cards import Card
from tercet.dice.board import Square
from tercet.dice.faces import Die
from tercet.dice.position import HAND
from tercet.games.dice.terms import DiceView

Pixels = NDArray[np.uint8]

#: The colours of the cards in the order of their values, and of what lies around them.
_INKS: Final = ((214, 40, 57), (0, 132, 70), (106, 50, 159))
_CLOTH: Final = (32, 78, 60)
_PAPER: Final = (252, 251, 247)
_BONUS: Final = (240, 214, 140)
_SQUARE: Final = (205, 214, 205)
_WILD: Final = (225, 170, 30)
#: A card, a die and a symbol on a card: height and width.
_CARD: Final = (60, 44)
_DIE: Final = 30
_SYMBOL: Final = (14, 34)
_ROWS: Final = 3
#: So many columns there always are: 21 cards.
_COLUMNS: Final = 7


def draw_view(view: Any) -> Pixels:
    """The table of any game, as a spectator sees it."""
    if isinstance(view, DiceView):
        return _dice_table(view)
    return _card_table(view.table)


def _card_table(cards: Sequence[Card | None]) -> Pixels:
    """Cards in columns of three, as they lie on every table (BASE-1)."""
    columns = max(_COLUMNS, -(-len(cards) // _ROWS))
    height, width = _CARD[0] + 6, _CARD[1] + 6
    table = _filled(_ROWS * height + 6, columns * width + 6, _CLOTH)
    for place, card in enumerate(cards):
        if card is not None:
            column, row = divmod(place, _ROWS)
            _put(table, row * height + 6, column * width + 6, draw_card(card))
    return table


@lru_cache(maxsize=128)
def draw_card(card: Card) -> Pixels:
    """One card: its symbols below each other."""
    number, colour, filling, shape = card.point
    paper = _filled(*_CARD, _PAPER)
    _symbols(paper, number + 1, _INKS[colour], filling, shape, _SYMBOL)
    return paper


@lru_cache(maxsize=128)
def draw_die(die: Die) -> Pixels:
    """One die; a wild has a golden frame, and no symbol until it means something."""
    side = _filled(_DIE, _DIE, _PAPER)
    if die.wild:
        for edge in (side[:3], side[-3:], side[:, :3], side[:, -3:]):
            edge[...] = _WILD
    if die.face is not None:
        number, colour, shape = die.face.point
        _symbols(side, number + 1, _INKS[colour], 0, shape, (7, 18))
    return side


def _dice_table(view: DiceView) -> Pixels:
    """The board, and below it the dice before each player."""
    step, gap = _DIE + 2, 8
    height = (view.rows + len(view.hands)) * step + 3 * gap
    table = _filled(height, max(view.columns, HAND) * step + 2 * gap, _CLOTH)
    bonuses = {bonus.square for bonus in view.bonuses if not bonus.taken}
    for row in range(view.rows):
        for column in range(view.columns):
            free = str(Square(row + 1, column + 1)) in bonuses
            square = _filled(_DIE, _DIE, _BONUS if free else _SQUARE)
            _put(table, gap + row * step, gap + column * step, square)
    for lying in view.board:
        row, column = Square.parse(lying.square)
        die = draw_die(Die.parse(lying.shows))
        _put(table, gap + (row - 1) * step, gap + (column - 1) * step, die)
    below = 2 * gap + view.rows * step
    for seat, hand in enumerate(view.hands):
        for slot, held in enumerate(hand):
            _put(table, below + seat * step, gap + slot * step, draw_die(Die.parse(held.shows)))
    return table


def _filled(height: int, width: int, colour: tuple[int, int, int]) -> Pixels:
    return np.full((height, width, 3), colour, np.uint8)


def _put(onto: Pixels, top: int, left: int, what: Pixels) -> None:
    onto[top : top + what.shape[0], left : left + what.shape[1]] = what


def _symbols(
    onto: Pixels,
    count: int,
    ink: tuple[int, int, int],
    filling: int,
    shape: int,
    size: tuple[int, int],
) -> None:
    """One to three symbols below each other, in the middle."""
    inked = _symbol(shape, filling, size)
    height, width = size
    step = height + max(1, height // 4)
    top = (onto.shape[0] - (count - 1) * step - height) // 2
    left = (onto.shape[1] - width) // 2
    for number in range(count):
        start = top + number * step
        onto[start : start + height, left : left + width][inked] = ink


@lru_cache(maxsize=64)
def _symbol(shape: int, filling: int, size: tuple[int, int]) -> NDArray[np.bool_]:
    """Which pixels have ink: an oval, a wave or a diamond, solid, hatched or empty (CARD-1)."""
    height, width = size
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    match shape:
        case 0:
            away = (x**4 + y**4) ** 0.25
        case 1:
            away = np.maximum(np.abs(x), np.abs(y - 0.45 * np.sin(np.pi * x)) / 0.55)
        case _:
            away = np.abs(x) + np.abs(y)
    inside: NDArray[np.bool_] = away <= 1.0
    line = inside & (away > 1.0 - 6.0 / width - 1.0 / height)
    hatched = inside & (np.arange(width) % 4 < 1)
    return (inside, line | hatched, line)[filling]
