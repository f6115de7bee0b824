"""The base game and its solitaires in bulk: cards only (BASE-1, 4, 6, 8, 9; SOLO-1 to 5).

A game is a shuffled pile and a way to pick one of the SETs on the table. As long as there is a
SET one is taken and, up to twelve cards, replaced; otherwise three more cards are laid; with the
pile empty and no SET it is over. The three solitaires are the same course of cards with other
questions asked of it, so that they are answered on the way.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tercet.odds.board import DECK, LAYOUT, close_rank, lay, picked, take
from tercet.odds.chance import key_of, shuffle, start
from tercet.odds.compiled import Bytes, Counts, Packed, compiled

#: The rows of a tally. In the first six, a column is the number of SETs taken before.
SEEN_12, NONE_12, SEEN_15, NONE_15, SEEN_18, NONE_18 = 0, 1, 2, 3, 4, 5
ADDED, LEFTOVER, SETS, LENGTH = 6, 7, 8, 9
#: Sums over games of products, for the errors of chances that sum over positions of one game.
MOMENTS = 10
#: Solitaire: in WON a column is a form; in the others, the SETs made in it.
WON, MADE_FIRST, MADE_PENALTY = 11, 12, 13
FORM_FIRST, FORM_PATIENCE, FORM_PENALTY = 0, 1, 2
ROWS, COLUMNS = 14, 64
#: In a trace: three more cards were laid. All other moves are the three cards of a SET.
ADD = 0xFFFFFF


def play(key: np.uint64, first: int, games: int, pick: int) -> Counts:
    """Play the games `first` to `first + games - 1` of a seed; what happened, counted."""
    return _play(key, first, games, pick, np.zeros(0, np.uint8), np.zeros(0, np.uint32))


def trace(pile: Sequence[int], pick: int, seed: int | str = 0) -> tuple[list[int], Counts]:
    """Play one game with a given pile: its moves, and what was counted."""
    moves = np.zeros(COLUMNS, dtype=np.uint32)
    tally = _play(key_of(seed), 0, 1, pick, np.array(pile, dtype=np.uint8), moves)
    return [int(move) for move in moves[: int(tally[LENGTH].argmax())]], tally


@compiled
def _play(
    key: np.uint64, first: int, games: int, pick: int, arranged: Bytes, moves: Packed
) -> Counts:
    """All games in one loop: with a function for one game Numba would count references in it.

    `arranged` is a pile to use instead of shuffling, `moves` has room for the moves of a game.
    """
    tally = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    state = np.zeros(4, dtype=np.uint64)
    pile = np.zeros(DECK, dtype=np.uint8)
    table = np.zeros(32, dtype=np.uint8)
    place = np.zeros(DECK + 1, dtype=np.uint8)
    on = np.zeros(DECK + 1, dtype=np.uint8)
    sets = np.zeros(256, dtype=np.uint32)
    for game in range(first, first + games):
        start(state, key, game)
        if arranged.size > 0:
            for i in range(DECK):
                pile[i] = arranged[i]
        else:
            shuffle(state, pile)
        seen_12 = none_12 = seen_15 = none_15 = 0
        taken = added = kept = penalties = found = 0
        made_first = -1
        for card in range(DECK + 1):
            on[card] = 0
        for i in range(LAYOUT):
            found = lay(pile[i], i, i, table, place, on, sets, found)
        cards = drawn = LAYOUT
        while True:
            if cards == 12:
                seen_12 += 1
                none_12 += found == 0
                tally[SEEN_12, taken] += 1
                tally[NONE_12, taken] += found == 0
            elif cards == 15:
                seen_15 += 1
                none_15 += found == 0
                tally[SEEN_15, taken] += 1
                tally[NONE_15, taken] += found == 0
            elif cards > 15:
                tally[SEEN_18, taken] += 1
                tally[NONE_18, taken] += found == 0
            if found > 0:
                chosen = picked(pick, sets, found, place, state)
                if moves.size > 0:
                    moves[taken + added] = chosen
                low, middle, high, found = take(chosen, table, place, on, sets, found)
                taken += 1
                kept += 1
                if drawn == DECK and penalties > 0:  # SOLO-4
                    penalties -= 1
                if cards == LAYOUT and drawn < DECK:
                    for hole in (low, middle, high):
                        found = lay(pile[drawn], hole, cards, table, place, on, sets, found)
                        drawn += 1
                else:
                    for hole in (low, middle, high):
                        close_rank(hole, cards, table, place)
                    cards -= 3
                continue
            if made_first < 0:  # SOLO-1
                made_first = taken
                tally[WON, FORM_FIRST] += drawn == DECK
            if drawn == DECK:
                break
            if moves.size > 0:
                moves[taken + added] = ADD
            for _ in range(3):
                found = lay(pile[drawn], cards, cards, table, place, on, sets, found)
                drawn += 1
                cards += 1
            added += 1
            penalties += 1  # SOLO-3
            kept -= kept > 0
        tally[ADDED, added] += 1
        tally[LEFTOVER, cards] += 1
        tally[SETS, taken] += 1
        tally[LENGTH, taken + added] += 1
        tally[WON, FORM_PATIENCE] += cards == 0
        tally[WON, FORM_PENALTY] += penalties == 0
        tally[MADE_FIRST, made_first] += 1
        tally[MADE_PENALTY, kept] += 1
        tally[MOMENTS, 0] += none_12 * none_12
        tally[MOMENTS, 1] += none_12 * seen_12
        tally[MOMENTS, 2] += seen_12 * seen_12
        tally[MOMENTS, 3] += none_15 * none_15
        tally[MOMENTS, 4] += none_15 * seen_15
        tally[MOMENTS, 5] += seen_15 * seen_15
    return tally
