"""CoopSet in bulk: a team that overlooks nothing against the pack (COOP-1 to COOP-7).

From each layout the team takes SETs until none is left: one after the other as in the base game,
or (`most`) a choice that makes the most SETs of which no two share a card.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tercet.odds.board import DECK, LAYOUT, close_rank, lay, picked, take
from tercet.odds.chance import shuffle, start
from tercet.odds.compiled import Bytes, Counts, Packed, compiled
from tercet.odds.seeds import MOST, key_of

#: Points for 0, 1, 2, … SETs of a layout (COOP-4); 4 is the most that twelve cards can give.
POINTS = (0, 0, 1, 3, 5)
#: Rows of a tally. Scores may be negative: the column of a score is the score plus SHIFT.
SCORE, SETS, ADDED, LAYOUTS = 0, 1, 2, 3
#: Layouts by the SETs taken from them, and sums of products for the errors of their shares.
BY_SETS, SQUARES, PRODUCTS = 4, 5, 6
SHIFT = 96
ROWS, COLUMNS = 7, 192
#: In a trace: one more card, and "done". All other moves are the three cards of a SET.
ADD, DONE = 0xFFFFFF, 0xFFFFFE


def play(key: np.uint64, first: int, games: int, pick: int) -> Counts:
    """Play the games `first` to `first + games - 1` of a seed; what happened, counted."""
    return _play(key, first, games, pick, np.zeros(0, np.uint8), np.zeros(0, np.uint32))


def trace(pile: Sequence[int], pick: int, seed: int | str = 0) -> tuple[list[int], Counts]:
    """Play one game with a given pile: its moves, and what was counted."""
    moves = np.full(COLUMNS, 0, dtype=np.uint32)
    tally = _play(key_of(seed), 0, 1, pick, np.array(pile, dtype=np.uint8), moves)
    made = int(tally[SETS].argmax() + tally[ADDED].argmax() + tally[LAYOUTS].argmax())
    return [int(move) for move in moves[:made]], tally


@compiled
def _play(
    key: np.uint64, first: int, games: int, pick: int, arranged: Bytes, moves: Packed
) -> Counts:
    """See `tercet.odds.classic` for why this is one function."""
    tally = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    state = np.zeros(4, dtype=np.uint64)
    pile = np.zeros(DECK, dtype=np.uint8)
    table = np.zeros(DECK, dtype=np.uint8)
    place = np.zeros(DECK + 1, dtype=np.uint8)
    on = np.zeros(DECK + 1, dtype=np.uint8)
    sets = np.zeros(256, dtype=np.uint32)
    chosen = np.zeros(8, dtype=np.uint32)
    by_sets = np.zeros(5, dtype=np.int64)
    for game in range(first, first + games):
        start(state, key, game)
        if arranged.size > 0:
            for i in range(DECK):
                pile[i] = arranged[i]
        else:
            shuffle(state, pile)
        for card in range(DECK + 1):
            on[card] = 0
        for n in range(5):
            by_sets[n] = 0
        cards = drawn = found = score = taken = added = layouts = move = 0
        while True:
            while cards < LAYOUT and drawn < DECK:
                found = lay(pile[drawn], cards, cards, table, place, on, sets, found)
                cards += 1
                drawn += 1
            while found == 0 and drawn < DECK:  # COOP-5
                if moves.size > 0:
                    moves[move] = ADD
                move += 1
                found = lay(pile[drawn], cards, cards, table, place, on, sets, found)
                cards += 1
                drawn += 1
                added += 1
                score -= 1
            planned = most_disjoint(sets, found, place, chosen) if pick == MOST else 0
            here = 0
            while found > 0:
                one = chosen[here] if here < planned else picked(pick, sets, found, place, state)
                if moves.size > 0:
                    moves[move] = one
                move += 1
                low, middle, high, found = take(one, table, place, on, sets, found)
                close_rank(low, cards, table, place)
                close_rank(middle, cards, table, place)
                close_rank(high, cards, table, place)
                cards -= 3
                here += 1
            taken += here
            score += POINTS[here]
            layouts += 1
            by_sets[here] += 1
            if moves.size > 0:
                moves[move] = DONE
            move += 1
            if drawn == DECK and (cards < LAYOUT or here == 0):  # COOP-6a
                break
        tally[SCORE, score + SHIFT] += 1
        tally[SETS, taken] += 1
        tally[ADDED, added] += 1
        tally[LAYOUTS, layouts] += 1
        for n in range(5):
            tally[BY_SETS, n] += by_sets[n]
            tally[SQUARES, n] += by_sets[n] * by_sets[n]
            tally[PRODUCTS, n] += by_sets[n] * layouts
    return tally


@compiled
def most_disjoint(sets: Packed, found: int, place: Bytes, best: Packed) -> int:
    """Write the first largest choice of SETs that share no card into `best`; how many."""
    masks = np.zeros(128, dtype=np.int64)
    for i in range(found):
        packed = sets[i]
        masks[i] = (
            np.int64(1) << np.int64(place[packed & 255])
            | np.int64(1) << np.int64(place[packed >> 8 & 255])
            | np.int64(1) << np.int64(place[packed >> 16])
        )
    at = np.zeros(8, dtype=np.int64)
    used = np.zeros(8, dtype=np.int64)
    depth = most = 0
    while depth >= 0:
        if at[depth] == found:
            depth -= 1
            continue
        i = at[depth]
        at[depth] += 1
        if masks[i] & used[depth]:
            continue
        if depth + 1 > most:
            most = depth + 1
            for d in range(most):
                best[d] = sets[at[d] - 1]
        if depth < 5:
            used[depth + 1] = used[depth] | masks[i]
            at[depth + 1] = i + 1
            depth += 1
    return most
