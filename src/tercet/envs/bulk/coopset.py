"""CoopSet in bulk: as `tercet.envs.encodings.coopset` has it, with its usual options."""

from __future__ import annotations

from typing import Final

import numpy as np

from tercet.envs.bulk.tables import (
    ACTED,
    ASKED,
    DECIDED,
    DECK,
    DRAWN,
    LAYOUT,
    OVER,
    OWN,
    SIZE,
    TRIPLES_OF,
    Ints,
    Tables,
    ask_all,
    finish,
    is_set,
    lay,
    mark,
    opened,
    show_table,
    take,
)
from tercet.envs.encoding import PLACES, TRIPLES
from tercet.odds.compiled import compiled, inlined
from tercet.odds.coopset import POINTS

DONE: Final = len(TRIPLES)
ADD, UNSAY, WAIT = DONE + 1, DONE + 2, DONE + 3
#: The team's figures, in the order in which they are seen; and who has said "done" or "add" (bits).
SCORE, LAYOUTS, SETS, ADDED, WRONG, SAID, SAID_ADD = range(OWN, OWN + 7)


@compiled
def step(tables: Tables, actions: Ints, key: np.uint64, most: int, _form: int) -> None:
    """One decision at each table; where a game is over, a new one is dealt."""
    for t in range(actions.size):
        if opened(tables, t, key):
            lay(tables, t, LAYOUT)
            tables.facts[t, LAYOUTS] = 1
        else:
            _decide(tables, t, tables.facts[t, ASKED], actions[t])
        while not tables.facts[t, OVER] and ask_all(tables, t):
            pass
        finish(tables, t, most)
        _show(tables, t, tables.facts[t, ASKED])


@inlined
def _decide(tables: Tables, t: int, seat: int, action: int) -> None:
    facts = tables.facts
    facts[t, DECIDED] |= 1 << seat
    if action < 0 or action >= WAIT or not tables.mask[t, action]:
        return
    facts[t, ACTED] = 1
    if action == UNSAY:
        facts[t, SAID] &= ~(1 << seat)
        facts[t, SAID_ADD] &= ~(1 << seat)
    elif action >= DONE:
        facts[t, SAID] |= 1 << seat
        if action == ADD:
            facts[t, SAID_ADD] |= 1 << seat
        if facts[t, SAID] == (1 << tables.seats.shape[1]) - 1:
            _agree(tables, t)
    elif is_set(tables, t, action):
        take(tables, t, action, False)
        facts[t, SETS] += 1
        facts[t, SAID] = facts[t, SAID_ADD] = 0
    else:
        facts[t, WRONG] += 1


@inlined
def _agree(tables: Tables, t: int) -> None:
    """All have said one of the words: a card is added (COOP-5), or the layout scored (COOP-3)."""
    facts = tables.facts
    adds = facts[t, SAID_ADD] != 0 and facts[t, DRAWN] < DECK
    facts[t, SAID] = facts[t, SAID_ADD] = 0
    if adds:
        lay(tables, t, 1)
        facts[t, ADDED] += 1
        _score(tables, t, -1)
        return
    _score(tables, t, POINTS[min(facts[t, SETS], 4)])
    due = LAYOUT - facts[t, SIZE]
    if facts[t, DRAWN] == DECK and (due > 0 or facts[t, SETS] == 0):  # COOP-6a
        facts[t, OVER] = 1
        return
    lay(tables, t, due)
    facts[t, LAYOUTS] += 1
    facts[t, SETS] = facts[t, ADDED] = 0


@inlined
def _score(tables: Tables, t: int, points: int) -> None:
    """The team's points are everybody's."""
    tables.facts[t, SCORE] += points
    for seat in range(tables.rewards.shape[1]):
        tables.rewards[t, seat] += points


@inlined
def _show(tables: Tables, t: int, seat: int) -> None:
    facts, seats, mask = tables.facts, tables.seats.shape[1], tables.mask
    at = show_table(tables, t, 0, PLACES)
    for figure in range(5):
        tables.seen[t, at + figure] = facts[t, SCORE + figure]
    for step in range(seats):
        tables.seen[t, at + 5 + step] = facts[t, SAID] >> ((seat + step) % seats) & 1
    word, on = facts[t, SAID] >> seat & 1, not facts[t, OVER]
    mark(tables, t, 0, TRIPLES_OF[facts[t, SIZE]] if on else 0)
    mask[t, DONE] = on and not word and (facts[t, SETS] > 0 or facts[t, DRAWN] == DECK)
    mask[t, ADD] = on and not word and facts[t, SETS] == 0
    mask[t, UNSAY] = on and word
    mask[t, WAIT] = not on or seats > 1
