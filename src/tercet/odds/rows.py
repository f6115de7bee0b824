"""Rows: one byte of each of 32 games, and what is done with all of them at once.

A table in lock step is a row for each place. In a row a card is four pairs of bits from 1 to 3;
zero is no card. The third card of two is then, pair by pair, the same if both are the same and
their exclusive or if they differ: a few operations for 32 games.

These functions are written in the instructions of LLVM, which any processor has for vectors of
some length: a loop over games inside a loop over pairs of places is more than its optimiser makes
vectors of by itself, and here the places stay in registers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from tercet.cards import DECK as CARDS
from tercet.odds.classic import GAMES
from tercet.odds.compiled import Bytes

DECK: Final = len(CARDS)
#: Cards on the table (BASE-1); more are looked at one game at a time.
LAYOUT: Final = 12
#: So often three cards can be drawn.
ROUNDS: Final = (DECK - LAYOUT) // 3
#: Two places whose third card lies behind them, in the order in which SETs are met.
PAIRS: Final = tuple(combinations(range(LAYOUT), 2))
#: Stands for a place where nothing is taken from.
NOWHERE: Final = 255

ROW: Final = ir.VectorType(ir.IntType(8), GAMES)


def _codes() -> Bytes:
    return np.array(
        [sum((value + 1) << 2 * n for n, value in enumerate(card.point)) for card in CARDS],
        dtype=np.uint8,
    )


#: A card as rows have it, by its index; the index by that; and the third card of any two.
CODE: Final[Bytes] = _codes()
INDEX: Final[Bytes] = np.zeros(256, dtype=np.uint8)
INDEX[CODE] = np.arange(len(CARDS), dtype=np.uint8)
_SAME: Final = ~(((np.arange(256) | np.arange(256) >> 1) & 0x55) * 3)
_BOTH: Final = np.arange(256)[:, None] ^ np.arange(256)[None, :]
THIRD_CODE: Final[Bytes] = (_BOTH | np.arange(256)[:, None] & _SAME[_BOTH]).astype(np.uint8)


# --- Writing with vectors ---------------------------------------------------------------------


class _Rows:
    """A pen for LLVM: rows in arrays, and the operations on rows that are needed here."""

    def __init__(self, context: Any, builder: Any, kinds: Any, arrays: Any) -> None:
        self.builder = builder
        self._starts = [
            builder.bitcast(
                context.make_array(kind)(context, builder, array).data, ROW.as_pointer()
            )
            for kind, array in zip(kinds, arrays, strict=True)
        ]

    def get(self, array: int, row: int) -> Any:
        return self.builder.load(self._at(array, row), align=1)

    def put(self, array: int, row: int, value: Any) -> None:
        self.builder.store(value, self._at(array, row), align=1)

    def every(self, byte: int) -> Any:
        return ir.Constant(ROW, [byte] * GAMES)

    def same(self, one: Any, other: Any) -> Any:
        """Yes or no, for each game."""
        return self.builder.icmp_unsigned("==", one, other)

    def choose(self, which: Any, yes: Any, no: Any) -> Any:
        return self.builder.select(which, yes, no)

    def differ(self, both: Any) -> Any:
        """The pairs of bits in which two cards differ, of their exclusive or."""
        b = self.builder
        return b.and_(b.or_(both, b.lshr(both, self.every(1))), self.every(0x55))

    def third(self, one: Any, other: Any) -> Any:
        b = self.builder
        both = b.xor(one, other)
        differ = self.differ(both)
        differ = b.or_(differ, b.add(differ, differ))
        return b.or_(both, b.and_(one, b.not_(differ)))

    def level(self, one: Any, other: Any) -> Any:
        """In how many attributes two cards differ."""
        b = self.builder
        differ = self.differ(b.xor(one, other))
        for shift, kept in ((2, 0x33), (4, 0x0F)):
            above = b.and_(b.lshr(differ, self.every(shift)), self.every(kept))
            differ = b.add(b.and_(differ, self.every(kept)), above)
        return differ

    def any_of(self, flags: Iterator[Any]) -> Any:
        found = next(flags)
        for flag in flags:
            found = self.builder.or_(found, flag)
        return found

    def _at(self, array: int, row: int) -> Any:
        return self.builder.gep(self._starts[array], [ir.IntType(64)(row)])


def _written(write: Callable[[_Rows], Any]) -> Callable[..., Any]:
    """What Numba calls to have a function on arrays of bytes written."""

    def codegen(context: Any, builder: Any, signature: Any, arrays: Any) -> Any:
        made = write(_Rows(context, builder, signature.args, arrays))
        return context.get_dummy_value() if made is None else made

    return codegen


def _pairs(cards: int) -> Iterator[tuple[int, int, int]]:
    """The pairs of the first `cards` places behind which there is a third, and their number."""
    return ((n, i, j) for n, (i, j) in enumerate(PAIRS) if j < cards - 1)


# --- Looking, and finding what was picked -----------------------------------------------------


def looker(cards: int) -> Any:
    """Look at the first `cards` places of all tables, in the order of `PAIRS`.

    `hits` is told of each pair whether its third card lies behind it, `found` how many do.
    """

    def write(rows: _Rows) -> None:
        places = [rows.get(0, place) for place in range(cards)]
        found = rows.every(0)
        for pair, i, j in _pairs(cards):
            third = rows.third(places[i], places[j])
            hit = rows.any_of(rows.same(third, place) for place in places[j + 1 :])
            hit = rows.builder.sext(hit, ROW)
            rows.put(1, pair, hit)
            found = rows.builder.sub(found, hit)
        rows.put(2, 0, found)

    @intrinsic
    def look(_typing: Any, table: Any, hits: Any, found: Any) -> Any:
        return types.void(table, hits, found), _written(write)

    return look


def chooser(cards: int) -> Any:
    """Of the SETs that were found leave only those in which fewest attributes differ."""

    def write(rows: _Rows) -> None:
        b = rows.builder
        places = [rows.get(0, place) for place in range(cards)]
        least, found = rows.every(NOWHERE), rows.every(0)
        levels = {}
        for pair, i, j in _pairs(cards):
            hit = rows.same(rows.get(1, pair), rows.every(255))
            level = rows.choose(hit, rows.level(places[i], places[j]), rows.every(NOWHERE))
            least = rows.choose(b.icmp_unsigned("<", level, least), level, least)
            levels[pair] = level
        for pair, level in levels.items():
            hit = b.and_(rows.get(1, pair), b.sext(rows.same(level, least), ROW))
            rows.put(1, pair, hit)
            found = b.sub(found, hit)
        rows.put(2, 0, found)

    @intrinsic
    def choose(_typing: Any, table: Any, hits: Any, found: Any) -> Any:
        return types.void(table, hits, found), _written(write)

    return choose


def finder(cards: int) -> Any:
    """Where the SETs lie that were picked by their numbers: `where` is told the three places.

    Where there is no SET these are `NOWHERE`.
    """

    def write(rows: _Rows) -> None:
        b = rows.builder
        pick, zero = rows.get(2, 0), rows.every(0)
        low = middle = high = rows.every(NOWHERE)
        for pair, i, j in _pairs(cards):
            hit = rows.get(1, pair)
            this = b.and_(rows.same(pick, zero), rows.same(hit, rows.every(255)))
            pick = b.add(pick, hit)
            low = rows.choose(this, rows.every(i), low)
            middle = rows.choose(this, rows.every(j), middle)
        one = other = zero
        for place in range(cards):
            card = rows.get(0, place)
            one = rows.choose(rows.same(low, rows.every(place)), card, one)
            other = rows.choose(rows.same(middle, rows.every(place)), card, other)
        # Without a SET both are zero, and so is their third: no card of the table.
        last = rows.third(one, other)
        for place in range(cards):
            high = rows.choose(rows.same(last, rows.get(0, place)), rows.every(place), high)
        for row, value in enumerate((low, middle, high)):
            rows.put(3, row, value)

    @intrinsic
    def find(_typing: Any, table: Any, hits: Any, pick: Any, where: Any) -> Any:
        return types.void(table, hits, pick, where), _written(write)

    return find


def _replace(rows: _Rows) -> None:
    where = [rows.get(1, row) for row in range(3)]
    new = [rows.get(2, row) for row in range(3)]
    for place in range(LAYOUT):
        card = rows.get(0, place)
        for hole, instead in zip(where, new, strict=True):
            card = rows.choose(rows.same(hole, rows.every(place)), instead, card)
        rows.put(0, place, card)


def _typed_replace(_typing: Any, table: Any, where: Any, new: Any) -> Any:
    return types.void(table, where, new), _written(_replace)


#: Lay three rows of `new` cards `where` SETs were taken from the `table`.
replace: Any = intrinsic(_typed_replace)


def closer(cards: int) -> Any:
    """Move the last cards of tables of `cards` into the holes before them (BASE-4a)."""

    def write(rows: _Rows) -> None:
        zero = rows.every(0)
        table = [rows.get(0, place) for place in range(cards)]
        for last in range(cards - 1, cards - 4, -1):
            card = table[last]
            done = rows.same(card, zero)
            for place in range(cards - 3):
                hole = rows.builder.and_(rows.same(table[place], zero), rows.builder.not_(done))
                table[place] = rows.choose(hole, card, table[place])
                done = rows.builder.or_(done, hole)
            table[last] = zero
        for place, card in enumerate(table):
            rows.put(0, place, card)

    @intrinsic
    def close(_typing: Any, table: Any) -> Any:
        return types.void(table), _written(write)

    return close


def _zeros(rows: _Rows) -> Any:
    return rows.builder.bitcast(rows.same(rows.get(0, 0), rows.every(0)), ir.IntType(GAMES))


def _typed_zeros(_typing: Any, row: Any) -> Any:
    return types.uint32(row), _written(_zeros)


#: A bit for each game of a row that is zero.
zeros: Any = intrinsic(_typed_zeros)
