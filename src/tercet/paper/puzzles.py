"""A week of puzzles, two a page with lines to write on; the solutions stand on the last page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from string import ascii_uppercase
from typing import Final

from babel.dates import format_date

from tercet.art.cards import HEIGHT, WIDTH, card_svg
from tercet.cards import Card, find_sets
from tercet.paper.order import Order
from tercet.paper.papers import EDGE, MM
from tercet.paper.sheet import Sheets
from tercet.practice.puzzle import PUZZLE_SETS, puzzle_cards

DAYS: Final = 7
#: A puzzle's cards stand in rows of four, and each has a letter.
ACROSS: Final = 4
_CARD: Final = 22 * MM
_TALL: Final = _CARD * HEIGHT / WIDTH
_GAP: Final = 2.5 * MM
_LETTER: Final = 3.5 * MM
_SMALL: Final = 7.5 * MM
_SMALL_TALL: Final = _SMALL * HEIGHT / WIDTH


def week_up_to(last: date) -> list[date]:
    """The seven days that end with this one: puzzles that everybody has already had."""
    return [last - timedelta(days=back) for back in reversed(range(DAYS))]


def puzzle_sheets(days: Sequence[date], order: Order) -> bytes:
    """The puzzles of these days, then their solutions."""
    sheets = Sheets(order.paper, order.texts.say("paper-title-puzzles"), order.lang)
    half = (sheets.height - 2 * EDGE) / 2
    for at, day in enumerate(days):
        _puzzle(sheets, day, sheets.height - EDGE - at % 2 * half, order)
        if at % 2 or day == days[-1]:
            sheets.turn()
    _solutions(sheets, days, order)
    return sheets.finish()


def _puzzle(sheets: Sheets, day: date, top: float, order: Order) -> None:
    left = EDGE + 6 * MM
    sheets.words(_named(day, order.lang), left, top - 8 * MM, 13, bold=True)
    task = order.texts.say("paper-puzzle-task", count=PUZZLE_SETS)
    sheets.words(task, left, top - 13.5 * MM, 8)
    start = top - 17 * MM
    for at, card in enumerate(puzzle_cards(day)):
        row, column = divmod(at, ACROSS)
        x = left + column * (_CARD + _GAP)
        y = start - row * (_TALL + _LETTER + 1 * MM) - _TALL
        _card(sheets, card, x, y, _CARD, order)
        sheets.words(_letter(at), x + _CARD / 2, y - _LETTER + 0.6 * MM, 8, middle=True)
    _lines(sheets, left + ACROSS * (_CARD + _GAP) + 6 * MM, start)


def _lines(sheets: Sheets, left: float, top: float) -> None:
    """Room to write six SETs down."""
    right = sheets.width - EDGE - 6 * MM
    for number in range(PUZZLE_SETS):
        y = top - (number + 1) * 15 * MM
        sheets.words(f"{number + 1}.", left, y + 1 * MM, 9)
        sheets.line(left + 7 * MM, y, right, y, 0.6)


def _solutions(sheets: Sheets, days: Sequence[date], order: Order) -> None:
    left, y = EDGE + 6 * MM, sheets.height - EDGE - 10 * MM
    sheets.words(order.texts.say("paper-puzzle-solutions"), left, y, 16, bold=True)
    pitch = (sheets.width - 2 * left) / PUZZLE_SETS
    deep = (y - EDGE - 4 * MM) / len(days)
    for at, day in enumerate(days):
        top = y - 6 * MM - at * deep
        sheets.words(_named(day, order.lang), left, top - 3 * MM, 9, bold=True)
        cards = puzzle_cards(day)
        for number, triple in enumerate(find_sets(cards)):
            _solution(sheets, triple, cards, (left + number * pitch, top - 6 * MM), order)
    sheets.turn()


def _solution(
    sheets: Sheets,
    triple: Sequence[Card],
    cards: Sequence[Card],
    corner: tuple[float, float],
    order: Order,
) -> None:
    x, y = corner[0], corner[1] - _SMALL_TALL
    for card in triple:
        _card(sheets, card, x, y, _SMALL, order)
        sheets.words(_letter(cards.index(card)), x + _SMALL / 2, y - 3.2 * MM, 7, middle=True)
        x += _SMALL + 0.7 * MM


def _card(sheets: Sheets, card: Card, x: float, y: float, width: float, order: Order) -> None:
    def face() -> str:
        return card_svg(card, order.edition, order.marks)

    sheets.stamp(f"card-{card}", face, x, y, width)


def _letter(at: int) -> str:
    return ascii_uppercase[at]


def _named(day: date, lang: str) -> str:
    """A day as it is written in this language, with a capital at the beginning of the line."""
    said = format_date(day, "full", locale=lang)
    return said[:1].upper() + said[1:]
