"""The base game in bulk: as `tercet.envs.encodings.classic` has it, with its usual options."""

from __future__ import annotations

from typing import Final

import numpy as np

from tercet.envs.bulk.layout import (
    LAYOUT,
    WORDS,
    has_set,
    is_set,
    lay,
    mark_threes,
    show_layout,
    take,
)
from tercet.envs.bulk.tables import (
    ACTED,
    ASKED,
    DECIDED,
    DECK,
    DRAWN,
    NOBODY,
    OVER,
    OWN,
    Ints,
    Tables,
    acts,
    ask_all,
    finish,
    next_round,
    of_all,
    opened,
)
from tercet.odds.compiled import borrowing

CALL, NONE, TAKE_BACK, WAIT = range(WORDS, WORDS + 4)
#: Who has called, and who has said that there is none (bits).
CALLER, SAID = OWN, OWN + 1
SCORE: Final = 0


@borrowing
def step(tables: Tables, actions: Ints, key: np.uint64, most: int, _form: int) -> None:
    """One decision at each table; where a game is over, a new one is dealt."""
    for t in range(actions.size):
        if opened(tables, t, key):
            lay(tables, t, LAYOUT)
            tables.facts[t, CALLER] = NOBODY
        else:
            _decide(tables, t, tables.facts[t, ASKED], actions[t])
        if not tables.facts[t, OVER]:
            _ask(tables, t)
        finish(tables, t, most)
        _show(tables, t, tables.facts[t, ASKED])


@borrowing
def _decide(tables: Tables, t: int, seat: int, action: int) -> None:
    facts = tables.facts
    if not acts(tables, t, seat, action, WAIT):
        return
    if action == CALL:
        facts[t, CALLER] = seat
    elif action == NONE:
        facts[t, SAID] |= 1 << seat
        if of_all(tables, facts[t, SAID]):
            _lay_three(tables, t)
    elif action == TAKE_BACK:
        facts[t, SAID] &= ~(1 << seat)
    else:
        facts[t, CALLER] = NOBODY
        if is_set(tables, t, action):
            _score(tables, t, seat, 3)  # SCORE-2
            take(tables, t, action, True)
            facts[t, SAID] = 0
            _end_if_done(tables, t)
        else:
            _penalise(tables, t, seat)


@borrowing
def _score(tables: Tables, t: int, seat: int, points: int) -> None:
    tables.seats[t, seat, SCORE] += points
    tables.rewards[t, seat] += points


@borrowing
def _penalise(tables: Tables, t: int, seat: int) -> None:
    """A SET is set aside, if there is one (PEN-2, PEN-2a)."""
    if tables.seats[t, seat, SCORE] > 0:
        _score(tables, t, seat, -3)


@borrowing
def _lay_three(tables: Tables, t: int) -> None:
    """All have said that there is none (BASE-6a); without a pile that is the end (BASE-9)."""
    facts = tables.facts
    facts[t, SAID] = 0 if facts[t, DRAWN] < DECK else facts[t, SAID]
    if facts[t, DRAWN] == DECK:
        facts[t, OVER] = 1
        return
    lay(tables, t, 3)
    _end_if_done(tables, t)


@borrowing
def _end_if_done(tables: Tables, t: int) -> None:
    if tables.facts[t, DRAWN] == DECK and not has_set(tables, t):  # BASE-9
        tables.facts[t, OVER] = 1


@borrowing
def _ask(tables: Tables, t: int) -> None:
    """After a call the caller; else everybody, once a round."""
    facts = tables.facts
    while True:
        caller = facts[t, CALLER]
        if caller == NOBODY:
            if not ask_all(tables, t):
                return
        elif not facts[t, DECIDED] >> caller & 1:
            facts[t, ASKED] = caller
            return
        else:
            if not facts[t, ACTED]:  # who is silent runs out of time (BASE-3a)
                facts[t, CALLER] = NOBODY
                _penalise(tables, t, caller)
            next_round(tables, t)


@borrowing
def _show(tables: Tables, t: int, seat: int) -> None:
    facts, seats, mask = tables.facts, tables.seats.shape[1], tables.mask
    at = show_layout(tables, t)
    caller, over = facts[t, CALLER], facts[t, OVER]
    tables.seen[t, at] = 0 if caller == NOBODY else (caller - seat) % seats + 1
    for step in range(seats):
        other = (seat + step) % seats
        tables.seen[t, at + 1 + step] = tables.seats[t, other, SCORE]
        tables.seen[t, at + 1 + seats + step] = facts[t, SAID] >> other & 1
    said, free = facts[t, SAID] >> seat & 1, not over and caller == NOBODY
    mark_threes(tables, t, not over)
    mask[t, CALL] = free
    mask[t, NONE] = free and not said
    mask[t, TAKE_BACK] = free and said
    mask[t, WAIT] = over or (free and seats > 1)
