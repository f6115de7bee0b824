"""Cards to cut out: nine a sheet, fronts and backs in turn, with cut marks on both.

Backs lie where their fronts are when the sheet is turned over its long edge: the columns in the
other order. The grid stands in the middle of the paper, so cut marks of both sides meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.art.cards import HEIGHT, WIDTH, back_svg, card_svg
from tercet.cards import Card
from tercet.paper.order import Order
from tercet.paper.papers import MM
from tercet.paper.sheet import Sheets

#: The size of a card as it is cut.
CARD_WIDTH: Final = 60 * MM
CARD_HEIGHT: Final = CARD_WIDTH * HEIGHT / WIDTH
COLUMNS: Final = 3
ROWS: Final = 3
PER_SHEET: Final = COLUMNS * ROWS


def card_sheets(cards: Sequence[Card], order: Order) -> bytes:
    """All these cards, front and back."""
    title = order.texts.say("paper-title-cards", edition=order.edition_name)
    sheets = Sheets(order.paper, title, order.lang)
    packs = [cards[at : at + PER_SHEET] for at in range(0, len(cards), PER_SHEET)]
    for number, pack in enumerate(packs, 1):
        _fronts(sheets, pack, order)
        sheets.words(f"{title} · {number}/{len(packs)}", *_below(sheets), 6, middle=True)
        _grid(sheets)
        sheets.turn()
        _backs(sheets, len(pack))
        _grid(sheets)
        sheets.turn()
    return sheets.finish()


def _fronts(sheets: Sheets, pack: Sequence[Card], order: Order) -> None:
    for at, card in enumerate(pack):
        row, column = divmod(at, COLUMNS)
        x, y = _place(sheets, row, column)

        def face(card: Card = card) -> str:
            return card_svg(card, order.edition, order.marks, bare=True)

        sheets.stamp(f"card-{card}", face, x, y, CARD_WIDTH)


def _backs(sheets: Sheets, count: int) -> None:
    for at in range(count):
        row, column = divmod(at, COLUMNS)
        x, y = _place(sheets, row, COLUMNS - 1 - column)
        sheets.stamp("back", back_svg, x, y, CARD_WIDTH)


def _place(sheets: Sheets, row: int, column: int) -> tuple[float, float]:
    """The lower left corner of a card; rows count from the top."""
    left, bottom = _corner(sheets)
    return left + column * CARD_WIDTH, bottom + (ROWS - 1 - row) * CARD_HEIGHT


def _corner(sheets: Sheets) -> tuple[float, float]:
    left = (sheets.width - COLUMNS * CARD_WIDTH) / 2
    return left, (sheets.height - ROWS * CARD_HEIGHT) / 2


def _grid(sheets: Sheets) -> None:
    left, bottom = _corner(sheets)
    across = [left + at * CARD_WIDTH for at in range(COLUMNS + 1)]
    sheets.cut_marks(across, [bottom + at * CARD_HEIGHT for at in range(ROWS + 1)])


def _below(sheets: Sheets) -> tuple[float, float]:
    """Below the middle column, between its cut marks."""
    return sheets.width / 2, _corner(sheets)[1] - 4.5 * MM
