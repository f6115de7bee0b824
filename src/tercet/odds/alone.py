"""One game of a batch by itself: tables of more than twelve cards, and what is counted of a game.

`lockstep` comes here with a table of twelve that holds no SET. Cards are as in `rows`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tercet.odds.chance import DRAWN, draw, from_word
from tercet.odds.classic import (
    ADD,
    ADDED,
    FORM_FIRST,
    FORM_PATIENCE,
    FORM_PENALTY,
    LEFTOVER,
    LENGTH,
    MADE_FIRST,
    MADE_PENALTY,
    MOMENTS,
    NONE_12,
    NONE_15,
    NONE_18,
    SEEN_12,
    SEEN_15,
    SEEN_18,
    SETS,
    WON,
)
from tercet.odds.compiled import Bytes, Counts, Packed, Whole, Words, part
from tercet.odds.rows import DECK, INDEX, LAYOUT, ROUNDS, THIRD_CODE
from tercet.odds.seeds import EASIEST, RANDOM

#: What is kept of each game: three more cards were laid so often; SETs kept in the form with
#: penalties, counted up to so many taken; penalties; SETs before the first table without one.
MORE, KEPT, KEPT_AT, PENALTIES, BEFORE = 0, 1, 2, 3, 4


class Work(NamedTuple):
    """Everything that a batch is played in. Rows of bytes have a column for each game."""

    tally: Counts
    #: The moves of the one game that is traced, if `traced`.
    moves: Packed
    traced: bool
    pick: int
    chance: Words
    places: Words
    kept: Counts
    pile: Bytes
    table: Bytes
    #: What looking finds (`rows.looker`), which SET is picked, and where it lies.
    hits: Bytes
    found: Bytes
    picks: Bytes
    where: Bytes
    #: The table of a game alone, where each card lies on it, and its SETs as three places.
    alone: Bytes
    at: Bytes
    sets: Packed


@part
def play_fifteen(work: Work, game: int, turn: int) -> bool:
    """Give a table of twelve without a SET three cards and take a SET of fifteen.

    Without one again the game is played to its end: whether it fell out of step.
    """
    table = work.alone
    for place in range(LAYOUT):
        table[place] = work.table[place, game]
    for n in range(3):
        table[LAYOUT + n] = work.pile[LAYOUT + 3 * turn + n, game]
    more_cards(work, game, turn)
    found = _list_sets(table, LAYOUT, LAYOUT + 3, work.at, work.sets)
    work.tally[SEEN_15, turn] += 1
    if found == 0:
        work.tally[NONE_15, turn] += 1
        _play_to_the_end(work, game, turn)
        return True
    _take(_picked(work, game, turn, found), LAYOUT + 3, table)
    if turn == ROUNDS - 1:
        work.kept[PENALTIES, game] -= 1  # SOLO-4
    for place in range(LAYOUT):
        work.table[place, game] = table[place]
    return False


@part
def _play_to_the_end(work: Work, game: int, taken: int) -> None:
    """From fifteen cards without a SET on. A word for the next pick is drawn already."""
    table, tally, kept = work.alone, work.tally, work.kept
    more = np.int64(kept[MORE, game])
    seen_12, none_12, seen_15, none_15 = np.int64(taken + 1), more, more, np.int64(1)
    cards = known = LAYOUT + 3
    drawn = LAYOUT + 3 * taken + 3
    while True:
        found = _list_sets(table, known, cards, work.at, work.sets)
        none = np.int64(found == 0)
        if cards == LAYOUT:
            seen_12 += 1
            none_12 += none
            tally[SEEN_12, taken] += 1
            tally[NONE_12, taken] += none
        elif cards == LAYOUT + 3 and known < cards:
            seen_15 += 1
            none_15 += none
            tally[SEEN_15, taken] += 1
            tally[NONE_15, taken] += none
        elif cards > LAYOUT + 3:
            tally[SEEN_18, taken] += 1
            tally[NONE_18, taken] += none
        if found > 0:
            chosen = _picked(work, game, taken, found)
            work.chance[DRAWN, game] = draw(work.chance, game)
            taken += 1
            known = 0
            if drawn == DECK and kept[PENALTIES, game] > 0:  # SOLO-4
                kept[PENALTIES, game] -= 1
            if cards == LAYOUT and drawn < DECK:
                for n in range(3):
                    table[_place(chosen, n)] = work.pile[drawn + n, game]
                drawn += 3
            else:
                _take(chosen, cards, table)
                cards -= 3
        elif drawn == DECK:
            break
        else:
            more_cards(work, game, taken)
            known = cards
            for n in range(3):
                table[cards + n] = work.pile[drawn + n, game]
            cards += 3
            drawn += 3
    sum_up(work, game, taken, cards, (seen_12, none_12, seen_15, none_15))


@part
def more_cards(work: Work, game: int, taken: int) -> None:
    """Three more cards are laid: what that is in the forms of solitaire."""
    kept = work.kept
    if work.traced:
        work.moves[taken + kept[MORE, game]] = ADD
    if kept[BEFORE, game] < 0:  # SOLO-1
        kept[BEFORE, game] = taken
    kept[MORE, game] += 1
    kept[PENALTIES, game] += 1  # SOLO-3
    now = kept[KEPT, game] + taken - kept[KEPT_AT, game]
    kept[KEPT, game] = now - (now > 0)
    kept[KEPT_AT, game] = taken


@part
def sum_up(
    work: Work, game: int, taken: int, left: int, positions: tuple[Whole, Whole, Whole, Whole]
) -> None:
    """Count a game that is over; `positions` are those with 12 and 15 cards, and without a SET."""
    tally, kept = work.tally, work.kept
    more, before = kept[MORE, game], kept[BEFORE, game]
    seen_12, none_12, seen_15, none_15 = positions
    tally[ADDED, more] += 1
    tally[LEFTOVER, left] += 1
    tally[SETS, taken] += 1
    tally[LENGTH, taken + more] += 1
    tally[WON, FORM_FIRST] += before < 0
    tally[WON, FORM_PATIENCE] += left == 0
    tally[WON, FORM_PENALTY] += kept[PENALTIES, game] == 0
    tally[MADE_FIRST, taken if before < 0 else before] += 1
    tally[MADE_PENALTY, kept[KEPT, game] + taken - kept[KEPT_AT, game]] += 1
    tally[MOMENTS, 0] += none_12 * none_12
    tally[MOMENTS, 1] += none_12 * seen_12
    tally[MOMENTS, 2] += seen_12 * seen_12
    tally[MOMENTS, 3] += none_15 * none_15
    tally[MOMENTS, 4] += none_15 * seen_15
    tally[MOMENTS, 5] += seen_15 * seen_15


# --- SETs of one table, packed as three places, the lowest in front ---------------------------


@part
def _list_sets(table: Bytes, known: int, cards: int, at: Bytes, sets: Packed) -> Whole:
    """List the SETs of a table of which the first `known` cards hold none; how many there are.

    `at` holds one more than the place of each card that lies there, and is left empty.
    """
    found = np.uint64(0)
    for place in range(known):
        at[table[place]] = place + 1
    for high in range(known, cards):
        card = table[high]
        for middle in range(1, high):
            low = at[THIRD_CODE[card, table[middle]]]
            # Written in any case and kept only if it is a SET: no branch to foretell.
            sets[found] = (
                np.uint32(low - 1) << np.uint32(16)
                | np.uint32(middle) << np.uint32(8)
                | np.uint32(high)
            )
            found += np.uint64((low > 0) & (low <= middle))
        at[card] = high + 1
    for place in range(cards):
        at[table[place]] = 0
    return np.int64(found)


@part
def _place(chosen: Whole, n: int) -> Whole:
    """The lowest, the middle or the highest place of a SET."""
    return chosen >> (16 - 8 * n) & 255


@part
def _picked(work: Work, game: int, taken: int, found: int) -> Whole:
    """One of the SETs that were listed."""
    sets = work.sets
    if work.pick == RANDOM:
        chosen = np.int64(sets[from_word(work.chance, game, found)])
    elif work.pick == EASIEST:
        chosen = _easiest(work, game, found)
    else:
        chosen = np.int64(sets[0])
        for i in range(1, found):
            chosen = min(chosen, np.int64(sets[i]))
    if work.traced:
        a, b, c = _place(chosen, 0), _place(chosen, 1), _place(chosen, 2)
        cards = packed(work.alone[a], work.alone[b], work.alone[c])
        work.moves[taken + work.kept[MORE, game]] = cards
    return chosen


@part
def _easiest(work: Work, game: int, found: int) -> Whole:
    """One of the SETs in which fewest attributes differ, by chance if there are several."""
    table, sets = work.alone, work.sets
    least, ties = 5, 0
    for i in range(found):
        differ = differences(table[_place(sets[i], 0)], table[_place(sets[i], 1)])
        if differ < least:
            least, ties = differ, 0
        ties += differ == least
    skip = from_word(work.chance, game, ties)
    for i in range(found):
        if differences(table[_place(sets[i], 0)], table[_place(sets[i], 1)]) == least:
            if skip == 0:
                return np.int64(sets[i])
            skip -= 1
    return np.int64(sets[0])


@part
def differences(one: Whole, other: Whole) -> Whole:
    """In how many attributes two cards differ."""
    both = one ^ other
    both = (both | both >> 1) & 0x55
    return (both & 1) + (both >> 2 & 1) + (both >> 4 & 1) + (both >> 6 & 1)


@part
def packed(a: Whole, b: Whole, c: Whole) -> Whole:
    """A move of a trace: three cards by their indices."""
    return (
        np.uint32(INDEX[a])
        | np.uint32(INDEX[b]) << np.uint32(8)
        | np.uint32(INDEX[c]) << np.uint32(16)
    )


@part
def _take(chosen: Whole, cards: int, table: Bytes) -> None:
    """Take a SET off, and move the last cards into the holes before them (BASE-4a)."""
    for n in range(3):
        table[_place(chosen, n)] = 0
    last = cards - 1
    for n in range(3):
        hole = _place(chosen, n)
        while last > hole and table[last] == 0:
            last -= 1
        if last > hole:
            table[hole] = table[last]
            table[last] = 0
