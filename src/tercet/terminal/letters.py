"""Cards in notation, for where there is no colour; nothing has to be loaded to print them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.cards import Card

#: A table has three rows; drawn where that is too wide, it has three columns instead.
ROWS: Final = 3


def in_rows(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """The rows of a table, to which cards are added by columns."""
    return [cards[row::ROWS] for row in range(min(ROWS, len(cards)))]


def letters(rows: Sequence[Sequence[Card]]) -> str:
    """Rows of cards as lines of notation."""
    return "\n".join("  ".join(map(str, row)) for row in rows)
