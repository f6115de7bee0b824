"""Boards: their squares, their bonuses, and the lines of three neighbours that can hold a SET.

A square is written `g7`: column g, row 7, counted from the top left corner. Boards are data
(DICE-1a): `tercet.dice.loading` reads them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from tercet.errors import Unreadable

_SQUARE: Final = re.compile(r"([a-z])([1-9][0-9]?)")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

#: Three neighbouring squares of one row or column, as indices (DICE-5, DICE-5a).
Window = tuple[int, int, int]


class Square(NamedTuple):
    """A square by row and column, both counted from 1: `Square.parse("g7")` is `Square(7, 7)`."""

    row: int
    column: int

    @classmethod
    def parse(cls, text: str) -> Square:
        """Read `g7`; whether it lies on the board is the board's question."""
        return _read_square(text)

    def __str__(self) -> str:
        return f"{_LETTERS[self.column - 1]}{self.row}"


@lru_cache(maxsize=1024)
def _read_square(text: str) -> Square:
    match = _SQUARE.fullmatch(text.strip().lower())
    if match is None:
        raise Unreadable("square_unreadable", text=text[:40])
    return Square(int(match[2]), _LETTERS.index(match[1]) + 1)


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus square and what its first occupant gets (DICE-15)."""

    square: Square
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    """A board: its size, the middle square with the logo, and its bonus squares."""

    name: str
    rows: int
    columns: int
    middle: Square
    bonuses: tuple[Bonus, ...] = ()

    def __contains__(self, square: object) -> bool:
        return (
            isinstance(square, Square)
            and 1 <= square.row <= self.rows
            and 1 <= square.column <= self.columns
        )

    def index(self, square: Square) -> int:
        """The number of a square, row by row from 0."""
        return (square.row - 1) * self.columns + square.column - 1

    def square(self, index: int) -> Square:
        """The square with this number."""
        row, column = divmod(index, self.columns)
        return Square(row + 1, column + 1)

    @property
    def windows(self) -> tuple[Window, ...]:
        """Every line of three neighbours: the rows first, then the columns."""
        return _windows(self.rows, self.columns)

    @property
    def windows_at(self) -> tuple[tuple[Window, ...], ...]:
        """For each square, the lines of three it lies in: up to six."""
        return _windows_at(self.rows, self.columns)

    @property
    def openings(self) -> tuple[tuple[Square, Square, Square], ...]:
        """Where the opening SET may lie: across the middle, in the row or the column (DICE-3a)."""
        row, column = self.middle
        return (
            (Square(row, column - 1), self.middle, Square(row, column + 1)),
            (Square(row - 1, column), self.middle, Square(row + 1, column)),
        )


@lru_cache
def _windows(rows: int, columns: int) -> tuple[Window, ...]:
    across = [(at, at + 1, at + 2) for at in range(rows * columns) if at % columns < columns - 2]
    down = [(at, at + columns, at + 2 * columns) for at in range((rows - 2) * columns)]
    return (*across, *down)


@lru_cache
def _windows_at(rows: int, columns: int) -> tuple[tuple[Window, ...], ...]:
    every = _windows(rows, columns)
    return tuple(tuple(window for window in every if at in window) for at in range(rows * columns))
