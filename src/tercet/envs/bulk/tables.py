"""What tables in bulk share: their arrays, the frame of a step, who is asked, and what is shown.

A table is a row of each array. Chance is that of `tercet.odds`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tercet.cards import DECK as CARDS
from tercet.odds.chance import shuffle, start
from tercet.odds.compiled import Bytes, Whole, Words, borrowing

Ints = npt.NDArray[np.int32]
Flags = npt.NDArray[np.int8]

DECK: Final = len(CARDS)
NOBODY: Final = -1
#: In place of a number of cards that are shown: none is as it was.
CHANGED: Final = -1

#: The columns of `facts` that every game has: cards on the table and drawn, whose decision it is,
#: who has decided in this round (bits), whether somebody acted in it, its number; how many of the
#: first kind of action the mask allows; how many cards of the table are shown as they lie (one
#: can see more only of what changed); decisions made; how often there was a deal; and the end.
SIZE, DRAWN, ASKED, DECIDED, ACTED, ROUND, MARKED, SHOWN, STEPS, DEALS, OVER = range(11)
#: From here on each game has its own.
OWN: Final = 11
FACTS: Final = 18

VALUES: Final[Ints] = np.array([[v + 1 for v in card.point] for card in CARDS], dtype=np.int32)


class Tables(NamedTuple):
    """All arrays; the first dimension is the table."""

    pile: Bytes
    table: Bytes
    #: What each seat holds (SetUp), and figures of each seat.
    hands: Bytes
    seats: Ints
    facts: Ints
    seen: Ints
    mask: Flags
    rewards: Ints
    terminated: Flags
    truncated: Flags
    #: The generator of the deal that is being dealt.
    state: Words


def new_tables(tables: int, seats: int, numbers: int, actions: int) -> Tables:
    """Tables at which nothing is dealt yet."""

    def zeros(*shape: int, kind: Any = np.int32) -> Any:
        return np.zeros((tables, *shape), dtype=kind)

    return Tables(
        pile=zeros(DECK, kind=np.uint8),
        table=zeros(DECK, kind=np.uint8),
        hands=zeros(seats, 9, kind=np.uint8),
        seats=zeros(seats, 4),
        facts=zeros(FACTS),
        seen=zeros(numbers),
        mask=zeros(actions, kind=np.int8),
        rewards=zeros(seats),
        terminated=zeros(kind=np.int8),
        truncated=zeros(kind=np.int8),
        state=np.zeros(4, dtype=np.uint64),
    )


# --- The frame of a step ----------------------------------------------------------------------


@borrowing
def opened(tables: Tables, t: int, key: np.uint64) -> bool:
    """Begin a step. True: the last one ended a game, and a new pile is shuffled instead."""
    over = bool(tables.terminated[t] or tables.truncated[t])
    for seat in range(tables.rewards.shape[1]):
        tables.rewards[t, seat] = 0
    if over:
        deal(tables, t, key)
        tables.facts[t, STEPS] = -1  # to deal is no decision
    return over


@borrowing
def deal(tables: Tables, t: int, key: np.uint64) -> None:
    """Shuffle a pile for the next deal at a table, and clear what was there."""
    facts = tables.facts
    number = facts[t, DEALS] * facts.shape[0] + t
    marked, deals = facts[t, MARKED], facts[t, DEALS]
    for column in range(FACTS):
        facts[t, column] = 0
    facts[t, MARKED], facts[t, DEALS], facts[t, SHOWN] = marked, deals + 1, CHANGED
    for seat in range(tables.seats.shape[1]):
        for figure in range(4):
            tables.seats[t, seat, figure] = 0
    start(tables.state, key, number)
    shuffle(tables.state, tables.pile[t])


@borrowing
def allowed(tables: Tables, t: int, action: int, wait: int) -> bool:
    """Whether an action is one of the mask; every other is silence, as to wait is."""
    return bool(0 <= action < wait and tables.mask[t, action])


@borrowing
def finish(tables: Tables, t: int, most: int) -> None:
    """Count the decision, and tell whether the game is over or was long enough."""
    facts = tables.facts
    facts[t, STEPS] += 1
    tables.terminated[t] = facts[t, OVER]
    tables.truncated[t] = facts[t, OVER] == 0 and facts[t, STEPS] >= most


# --- Who is asked, and what was said ----------------------------------------------------------


@borrowing
def acts(tables: Tables, t: int, seat: int, action: int, wait: int) -> bool:
    """Note that a seat has decided in this round, and whether it acts."""
    facts = tables.facts
    facts[t, DECIDED] |= 1 << seat
    if not allowed(tables, t, action, wait):
        return False
    facts[t, ACTED] = 1
    return True


@borrowing
def of_all(tables: Tables, said: int) -> bool:
    """Whether all seats have said something, of which each has a bit."""
    return bool(said == (1 << tables.seats.shape[1]) - 1)


@borrowing
def ask_all(tables: Tables, t: int) -> bool:
    """Ask who has not decided in this round; if all have, begin another one and say so.

    Who is asked first changes from round to round.
    """
    facts, seats = tables.facts, tables.seats.shape[1]
    for step in range(seats):
        seat = (facts[t, ROUND] + step) % seats
        if not facts[t, DECIDED] >> seat & 1:
            facts[t, ASKED] = seat
            return False
    next_round(tables, t)
    return True


@borrowing
def next_round(tables: Tables, t: int) -> None:
    """Everybody may decide again."""
    tables.facts[t, DECIDED] = 0
    tables.facts[t, ACTED] = 0
    tables.facts[t, ROUND] += 1


# --- What is shown ----------------------------------------------------------------------------


@borrowing
def show_card(tables: Tables, t: int, at: int, card: int) -> None:
    """Write the four numbers of a card."""
    for n in range(4):
        tables.seen[t, at + n] = VALUES[card, n]


@borrowing
def show_table(tables: Tables, t: int, at: int, places: int) -> Whole:
    """Write the first places and how many cards there are; where the next number goes."""
    facts = tables.facts
    size, shown, end = facts[t, SIZE], facts[t, SHOWN], at + 4 * places
    if shown != size:
        for place in range(max(shown, 0), min(size, places)):
            show_card(tables, t, at + 4 * place, tables.table[t, place])
        last = places if shown == CHANGED else min(shown, places)
        for number in range(at + 4 * min(size, places), at + 4 * last):
            tables.seen[t, number] = 0
        facts[t, SHOWN] = size
    tables.seen[t, end] = size
    tables.seen[t, end + 1] = DECK - facts[t, DRAWN]
    return end + 2


@borrowing
def mark(tables: Tables, t: int, first: int, count: int) -> None:
    """Allow the first `count` actions from `first` on, and of their kind no others."""
    facts, mask = tables.facts, tables.mask
    for action in range(facts[t, MARKED], count):
        mask[t, first + action] = 1
    for action in range(count, facts[t, MARKED]):
        mask[t, first + action] = 0
    facts[t, MARKED] = count
