"""CoopSet in bulk: as `tercet.envs.encodings.coopset` has it, with its usual options."""

from __future__ import annotations

import numpy as np

from tercet.envs.bulk.layout import LAYOUT, WORDS, is_set, lay, mark_threes, show_layout, take
from tercet.envs.bulk.tables import (
    ASKED,
    DECK,
    DRAWN,
    OVER,
    OWN,
    SIZE,
    Ints,
    Tables,
    acts,
    ask_all,
    finish,
    of_all,
    opened,
)
from tercet.odds.compiled import borrowing
from tercet.odds.coopset import POINTS

DONE, ADD, UNSAY, WAIT = range(WORDS, WORDS + 4)
#: The team's figures, in the order in which they are seen; and who has said "done" or "add" (bits).
SCORE, LAYOUTS, SETS, ADDED, WRONG, SAID, SAID_ADD = range(OWN, OWN + 7)


@borrowing
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


@borrowing
def _decide(tables: Tables, t: int, seat: int, action: int) -> None:
    facts = tables.facts
    if not acts(tables, t, seat, action, WAIT):
        return
    if action == UNSAY:
        facts[t, SAID] &= ~(1 << seat)
        facts[t, SAID_ADD] &= ~(1 << seat)
    elif action >= DONE:
        facts[t, SAID] |= 1 << seat
        if action == ADD:
            facts[t, SAID_ADD] |= 1 << seat
        if of_all(tables, facts[t, SAID]):
            _agree(tables, t)
    elif is_set(tables, t, action):
        take(tables, t, action, False)
        facts[t, SETS] += 1
        facts[t, SAID] = facts[t, SAID_ADD] = 0
    else:
        facts[t, WRONG] += 1


@borrowing
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


@borrowing
def _score(tables: Tables, t: int, points: int) -> None:
    """The team's points are everybody's."""
    tables.facts[t, SCORE] += points
    for seat in range(tables.rewards.shape[1]):
        tables.rewards[t, seat] += points


@borrowing
def _show(tables: Tables, t: int, seat: int) -> None:
    facts, seats, mask = tables.facts, tables.seats.shape[1], tables.mask
    at = show_layout(tables, t)
    for figure in range(5):
        tables.seen[t, at + figure] = facts[t, SCORE + figure]
    for step in range(seats):
        tables.seen[t, at + 5 + step] = facts[t, SAID] >> ((seat + step) % seats) & 1
    word, on = facts[t, SAID] >> seat & 1, not facts[t, OVER]
    mark_threes(tables, t, on)
    mask[t, DONE] = on and not word and (facts[t, SETS] > 0 or facts[t, DRAWN] == DECK)
    mask[t, ADD] = on and not word and facts[t, SETS] == 0
    mask[t, UNSAY] = on and word
    mask[t, WAIT] = not on or seats > 1
