"""SetUp in bulk: as `tercet.envs.encodings.setup` has it, with its usual options."""

from __future__ import annotations

from typing import Final

import numpy as np

from tercet.envs.bulk.tables import (
    ASKED,
    DECIDED,
    DECK,
    DRAWN,
    NOBODY,
    OVER,
    OWN,
    SIZE,
    Ints,
    Tables,
    acts,
    finish,
    mark,
    opened,
    show_card,
    show_table,
)
from tercet.envs.encodings.setup import HAND, PAIRS, TABLE
from tercet.odds.compiled import LINE, Bytes, borrowing
from tercet.odds.setup import HAND as DEALT
from tercet.odds.setup import deal, lay

WAIT: Final = HAND + len(PAIRS)
#: Who laid the last card, who lays next, whether it may be challenged, who did so in vain (bits).
LAYER, TURN, QUESTION, BARRED = range(OWN, OWN + 4)
#: Of a seat: cards taken.
TAKEN: Final = 0
_PAIRS: Final[Bytes] = np.array(PAIRS, dtype=np.uint8)


@borrowing
def step(tables: Tables, actions: Ints, key: np.uint64, most: int, _form: int) -> None:
    """One decision at each table; where a game is over, a new one is dealt."""
    for t in range(actions.size):
        if opened(tables, t, key):
            _deal_hands(tables, t)
        else:
            _decide(tables, t, tables.facts[t, ASKED], actions[t])
        _ask(tables, t)
        finish(tables, t, most)
        _show(tables, t, tables.facts[t, ASKED])


@borrowing
def _deal_hands(tables: Tables, t: int) -> None:
    """Clockwise from the dealer's left (SETUP-1)."""
    facts, seats = tables.facts, tables.seats.shape[1]
    deal(tables.pile[t], tables.hands[t], 1)
    facts[t, DRAWN] = seats * DEALT
    facts[t, LAYER] = NOBODY
    facts[t, TURN] = 1 % seats


@borrowing
def _decide(tables: Tables, t: int, seat: int, action: int) -> None:
    if not acts(tables, t, seat, action, WAIT):
        return
    if action < HAND:
        _lay(tables, t, seat, action)
    else:
        _challenge(tables, t, seat, action - HAND)


@borrowing
def _lay(tables: Tables, t: int, seat: int, place: int) -> None:
    """A card comes on the table and one is drawn; from the third on there is a question."""
    facts = tables.facts
    drawn = tables.pile[t, facts[t, DRAWN]]
    lay(tables.hands[t, seat], place, tables.table[t], facts[t, SIZE], drawn)
    facts[t, DRAWN] += 1
    facts[t, SIZE] += 1
    facts[t, LAYER], facts[t, TURN] = seat, (seat + 1) % tables.seats.shape[1]
    facts[t, BARRED] = facts[t, DECIDED] = 0
    facts[t, QUESTION] = facts[t, SIZE] >= 3
    if not facts[t, QUESTION]:
        _close(tables, t)


@borrowing
def _challenge(tables: Tables, t: int, seat: int, pair: int) -> None:
    """A right one gives the whole table to who laid the last card (SETUP-5)."""
    facts, table = tables.facts, tables.table
    size, layer = facts[t, SIZE], facts[t, LAYER]
    third = LINE[table[t, _PAIRS[pair, 0]], table[t, _PAIRS[pair, 1]]]
    if third != table[t, size - 1]:
        facts[t, BARRED] |= 1 << seat
        return
    tables.seats[t, layer, TAKEN] += size
    tables.rewards[t, layer] -= size
    facts[t, SIZE] = facts[t, BARRED] = 0
    facts[t, LAYER] = NOBODY
    _close(tables, t)


@borrowing
def _close(tables: Tables, t: int) -> None:
    """The next card may be laid; with the pile drawn it is over (SETUP-7)."""
    tables.facts[t, QUESTION] = 0
    tables.facts[t, OVER] = tables.facts[t, DRAWN] == DECK


@borrowing
def _ask(tables: Tables, t: int) -> None:
    """Everybody who may challenge, once, from the layer's left; then who lays (SETUP-3)."""
    facts, seats = tables.facts, tables.seats.shape[1]
    if facts[t, QUESTION]:
        done = facts[t, DECIDED] | facts[t, BARRED]
        for step in range(1, seats):
            seat = (facts[t, LAYER] + step) % seats
            if not done >> seat & 1:
                facts[t, ASKED] = seat
                return
        _close(tables, t)
    if not facts[t, OVER]:
        facts[t, ASKED] = facts[t, TURN]


@borrowing
def _show(tables: Tables, t: int, seat: int) -> None:
    facts, seats, seen = tables.facts, tables.seats.shape[1], tables.seen
    size, on = facts[t, SIZE], facts[t, OVER] == 0
    for n in range(DEALT):
        show_card(tables, t, 4 * n, tables.hands[t, seat, n])
    at = show_table(tables, t, 4 * HAND, TABLE)
    layer = facts[t, LAYER]
    seen[t, at] = 0 if layer == NOBODY else (layer - seat) % seats + 1
    seen[t, at + 1] = (facts[t, TURN] - seat) % seats + 1
    seen[t, at + 2] = facts[t, QUESTION]
    for step in range(seats):
        other = (seat + step) % seats
        seen[t, at + 3 + step] = tables.seats[t, other, TAKEN]
        seen[t, at + 3 + seats + step] = facts[t, BARRED] >> other & 1
    asks = facts[t, QUESTION] != 0
    mark(tables, t, HAND, (size - 1) * (size - 2) // 2 if asks else 0)
    for place in range(DEALT):
        tables.mask[t, place] = on and not asks
    tables.mask[t, WAIT] = asks or not on
