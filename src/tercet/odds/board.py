"""The open cards of a table in bulk: laying, taking, and the list of SETs that follows them.

A board is four arrays that one game after the other uses: `table` holds the cards by place, in the
places of `tercet.games.shared.layout`; `place` and `on` say where a card lies and whether it does;
`sets` lists the SETs, three cards packed into a word. How many cards and SETs there are goes in
and out of the functions as numbers, which is what makes them fast. A new card can only make SETs
with the cards around it, so the list is never made anew.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tercet.cards import DECK as CARDS
from tercet.cards import level
from tercet.odds.chance import below, start
from tercet.odds.compiled import LINE, Bytes, Packed, Whole, Words, compiled, inlined
from tercet.odds.seeds import FIRST, RANDOM

DECK: Final = 81
#: Cards on the table (BASE-1).
LAYOUT: Final = 12
#: Stands where no card lies. It makes no SET with anything.
NO_CARD: Final = 81


def _ordered() -> Bytes:
    """`LINE`, but NO_CARD where the third card comes before the second: each SET is met once."""
    ordered = np.full((DECK + 1, DECK + 1), NO_CARD, dtype=np.uint8)
    ordered[:DECK, :DECK] = np.where(np.arange(DECK)[None, :] < LINE, LINE, NO_CARD)
    return ordered


ORDERED: Final = _ordered()
LEVEL: Final[Bytes] = np.array([[level(a, b) for b in CARDS] for a in CARDS], dtype=np.uint8)


@inlined
def lay(
    card: np.uint8,
    at: int,
    cards: int,
    table: Bytes,
    place: Bytes,
    on: Bytes,
    sets: Packed,
    found: int,
) -> Whole:
    """Lay a card at a place and list the SETs it makes with those in `cards` places.

    Returns the new number of SETs.
    """
    end = np.uint64(found)
    for i in range(cards):
        other = table[i]
        third = ORDERED[card, other]
        # Written in any case and kept only if the third card is there: no branch to foretell.
        sets[end] = (
            np.uint32(card) | np.uint32(other) << np.uint32(8) | np.uint32(third) << np.uint32(16)
        )
        end += on[third]
    table[at] = card
    place[card] = at
    on[card] = 1
    return np.int64(end)


@inlined
def take(
    chosen: int, table: Bytes, place: Bytes, on: Bytes, sets: Packed, found: int
) -> tuple[Whole, Whole, Whole, Whole]:
    """Take a SET off; its places are holes until they are filled or closed.

    Returns the three places, the lowest first, and the number of SETs that are left.
    """
    a, b, c = np.uint8(chosen), np.uint8(chosen >> 8), np.uint8(chosen >> 16)
    x, y, z = np.int64(place[a]), np.int64(place[b]), np.int64(place[c])
    low, high = min(x, y, z), max(x, y, z)
    middle = x + y + z - low - high
    table[x] = table[y] = table[z] = NO_CARD
    on[a] = on[b] = on[c] = 0
    left = np.uint64(0)
    for i in range(found):
        packed = sets[i]
        sets[left] = packed
        left += on[np.uint8(packed)] & on[np.uint8(packed >> 8)] & on[np.uint8(packed >> 16)]
    return low, middle, high, np.int64(left)


@inlined
def close_rank(hole: int, cards: int, table: Bytes, place: Bytes) -> None:
    """Move the last card of the table into a hole, if there is one behind it (BASE-4a)."""
    last = cards - 1
    while last > hole and table[last] == NO_CARD:
        last -= 1
    if last > hole:
        table[hole] = table[last]
        place[table[hole]] = hole
        table[last] = NO_CARD


@inlined
def picked(pick: int, sets: Packed, found: int, place: Bytes, state: Words) -> Whole:
    """One of the SETs on the table; there must be one."""
    if pick == RANDOM:
        return sets[below(state, found)]
    return _first(sets, found, place) if pick == FIRST else _easiest(sets, found, state)


@compiled
def _first(sets: Packed, found: int, place: Bytes) -> Whole:
    """The SET that one meets first, going from place to place as `find_sets` does."""
    best, where = 0, np.int64(1) << 40
    for i in range(found):
        packed = sets[i]
        x = np.int64(place[packed & 255])
        y = np.int64(place[packed >> 8 & 255])
        z = np.int64(place[packed >> 16])
        low, high = min(x, y, z), max(x, y, z)
        rank = low << 16 | (x + y + z - low - high) << 8 | high
        if rank < where:
            best, where = i, rank
    return sets[best]


@compiled
def _easiest(sets: Packed, found: int, state: Words) -> Whole:
    """One of the SETs in which fewest attributes differ, by chance if there are several."""
    least, ties = 5, 0
    for i in range(found):
        steps = LEVEL[sets[i] & 255, sets[i] >> 8 & 255]
        if steps < least:
            least, ties = steps, 0
        ties += steps == least
    skip = below(state, ties)
    for i in range(found):
        if LEVEL[sets[i] & 255, sets[i] >> 8 & 255] == least:
            if skip == 0:
                return sets[i]
            skip -= 1
    return sets[0]


@compiled
def random_boards(key: np.uint64, boards: int, cards: int) -> Bytes:
    """Boards of so many different cards each, dealt at random; a row is a board."""
    dealt = np.zeros((boards, cards), dtype=np.uint8)
    state = np.zeros(4, dtype=np.uint64)
    pile = np.zeros(DECK, dtype=np.uint8)
    start(state, key, 0)
    for row in range(boards):
        for card in range(DECK):
            pile[card] = card
        for i in range(cards):
            at = i + below(state, DECK - i)
            pile[i], pile[at] = pile[at], pile[i]
            dealt[row, i] = pile[i]
    return dealt


@compiled
def count_sets(boards: Bytes) -> Bytes:
    """The number of SETs on each of many boards; a row is a board, of different cards."""
    found = np.zeros(boards.shape[0], dtype=np.uint8)
    on = np.zeros(DECK + 1, dtype=np.uint8)
    if boards.shape[1] == LAYOUT:
        # The usual number once more, because loops of a known length are unrolled.
        for row in range(boards.shape[0]):
            found[row] = _sets_on(boards, row, LAYOUT, on)
    else:
        for row in range(boards.shape[0]):
            found[row] = _sets_on(boards, row, boards.shape[1], on)
    return found


@inlined
def _sets_on(boards: Bytes, row: int, cards: int, on: Bytes) -> int:
    found = 0
    for i in range(cards):
        card = boards[row, i]
        for j in range(i):
            found += on[ORDERED[card, boards[row, j]]]
        on[card] = 1
    for i in range(cards):
        on[boards[row, i]] = 0
    return found
