"""The solitaires in bulk: as `tercet.envs.encodings.solitaire` has them, in all three forms."""

from __future__ import annotations

from typing import Final

import numpy as np

from tercet.envs.bulk.layout import LAYOUT, WORDS, is_set, lay, mark_threes, show_layout, take
from tercet.envs.bulk.tables import (
    DECK,
    DRAWN,
    OVER,
    OWN,
    SIZE,
    Ints,
    Tables,
    allowed,
    finish,
    opened,
)
from tercet.odds.compiled import borrowing

NONE, STOP, WAIT = range(WORDS, WORDS + 3)
SETS, DEBT, PENALTIES, WRONG, SCORE = range(OWN, OWN + 5)
#: The option `form`, by its number.
FORMS: Final = ("first", "patience", "penalty")
FIRST, PENALTY = 0, 2


@borrowing
def step(tables: Tables, actions: Ints, key: np.uint64, most: int, form: int) -> None:
    """One decision at each table; where a game is over, a new one is dealt."""
    for t in range(actions.size):
        if opened(tables, t, key):
            lay(tables, t, LAYOUT)
        else:
            _decide(tables, t, actions[t], form)
        finish(tables, t, most)
        _show(tables, t)


@borrowing
def _decide(tables: Tables, t: int, action: int, form: int) -> None:
    facts = tables.facts
    if not allowed(tables, t, action, WAIT):
        return
    if action == STOP:
        facts[t, OVER] = 1
    elif action == NONE:
        _say_none(tables, t, form)
    elif is_set(tables, t, action):
        _take(tables, t, action)
    else:
        facts[t, WRONG] += 1
        if form == PENALTY:  # PEN-4, PEN-4a
            facts[t, DEBT] += facts[t, SETS] == 0
            facts[t, SETS] -= facts[t, SETS] > 0
    score = facts[t, SETS] - (facts[t, WRONG] if form == FIRST else 0)
    tables.rewards[t, 0] = score - facts[t, SCORE]
    facts[t, SCORE] = score


@borrowing
def _take(tables: Tables, t: int, three: int) -> None:
    facts = tables.facts
    if facts[t, DEBT] > 0:  # PEN-4
        facts[t, DEBT] -= 1
    else:
        facts[t, SETS] += 1
    if facts[t, DRAWN] == DECK and facts[t, PENALTIES] > 0:  # SOLO-4
        facts[t, PENALTIES] -= 1
    take(tables, t, three, True)
    facts[t, OVER] = facts[t, SIZE] == 0


@borrowing
def _say_none(tables: Tables, t: int, form: int) -> None:
    facts = tables.facts
    if form == FIRST or facts[t, DRAWN] == DECK:  # SOLO-1, BASE-9
        facts[t, OVER] = 1
        return
    if form == PENALTY:  # SOLO-3
        facts[t, PENALTIES] += 1
        facts[t, SETS] -= facts[t, SETS] > 0
    lay(tables, t, 3)


@borrowing
def _show(tables: Tables, t: int) -> None:
    facts, mask = tables.facts, tables.mask
    at = show_layout(tables, t)
    tables.seen[t, at] = facts[t, SCORE]
    for figure in range(3):
        tables.seen[t, at + 1 + figure] = facts[t, DEBT + figure]
    on = facts[t, OVER] == 0
    mark_threes(tables, t, on)
    mask[t, NONE] = on
    mask[t, STOP] = on
    mask[t, WAIT] = not on
