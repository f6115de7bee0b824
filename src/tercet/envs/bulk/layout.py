"""A layout in bulk: cards are laid and taken, and any three of them may be named.

As `tercet.envs.encodings.layout` has it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tercet.envs.bulk.tables import (
    CHANGED,
    DECK,
    DRAWN,
    SHOWN,
    SIZE,
    Ints,
    Tables,
    mark,
    show_table,
)
from tercet.envs.encoding import PLACES, TRIPLES, triples_of
from tercet.odds.compiled import LINE, Bytes, Whole, borrowing

LAYOUT: Final = 12
#: The first actions name three cards; those after them are words.
WORDS: Final = len(TRIPLES)

NAMED: Final[Bytes] = np.array(TRIPLES, dtype=np.uint8)
#: How many triples a table of so many cards has.
TRIPLES_OF: Final[Ints] = np.array([triples_of(n) for n in range(DECK + 1)], dtype=np.int32)


@borrowing
def lay(tables: Tables, t: int, count: int) -> None:
    """Lay cards of the pile behind the others, as far as there are any."""
    facts = tables.facts
    for _ in range(min(count, DECK - facts[t, DRAWN])):
        tables.table[t, facts[t, SIZE]] = tables.pile[t, facts[t, DRAWN]]
        facts[t, SIZE] += 1
        facts[t, DRAWN] += 1


@borrowing
def is_set(tables: Tables, t: int, three: int) -> bool:
    """Whether an action names a SET."""
    table = tables.table
    a, b, c = NAMED[three, 0], NAMED[three, 1], NAMED[three, 2]
    return bool(LINE[table[t, a], table[t, b]] == table[t, c])


@borrowing
def take(tables: Tables, t: int, three: int, refill: bool) -> None:
    """Take three cards off: new ones come in their places, or the last cards (BASE-4a, BASE-8)."""
    table, facts = tables.table, tables.facts
    size, drawn = facts[t, SIZE], facts[t, DRAWN]
    facts[t, SHOWN] = CHANGED
    if refill and size == LAYOUT and drawn < DECK:
        for n in range(3):
            table[t, NAMED[three, n]] = tables.pile[t, drawn + n]
        facts[t, DRAWN] += 3
        return
    for n in range(3):
        table[t, NAMED[three, n]] = DECK
    last = np.int64(size) - 1
    for n in range(3):
        hole = np.int64(NAMED[three, n])
        while last > hole and table[t, last] == DECK:
            last -= 1
        if last > hole:
            table[t, hole] = table[t, last]
            last -= 1
    facts[t, SIZE] -= 3


@borrowing
def has_set(tables: Tables, t: int) -> bool:
    """Whether a SET lies on a table, wherever."""
    table, size = tables.table, tables.facts[t, SIZE]
    low = high = np.uint64(0)
    for place in range(size):
        card = np.uint64(table[t, place])
        if card < np.uint64(64):
            low |= np.uint64(1) << card
        else:
            high |= np.uint64(1) << (card - np.uint64(64))
    for i in range(size):
        for j in range(i):
            third = np.uint64(LINE[table[t, i], table[t, j]])
            word = low if third < np.uint64(64) else high
            if word >> (third & np.uint64(63)) & np.uint64(1):
                return True
    return False


@borrowing
def show_layout(tables: Tables, t: int) -> Whole:
    """Write the table and what is left; where the next number goes."""
    return show_table(tables, t, 0, PLACES)


@borrowing
def mark_threes(tables: Tables, t: int, on: bool) -> None:
    """Allow to name any three cards of the table, while the game is on."""
    mark(tables, t, 0, TRIPLES_OF[tables.facts[t, SIZE]] if on else 0)
