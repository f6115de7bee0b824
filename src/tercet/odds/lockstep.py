"""The base game in lock step: 32 games a batch, every table of twelve looked at together.

While the pile lasts every game takes one SET and draws three cards in each round: a table without
a SET is given its three cards first, and then a SET of fifteen is taken. So all games of a batch
are at the same card of their piles, and rows of cards are dealt. Tables of fifteen are looked at
one by one, and a game that comes to eighteen falls out of step and is played to its end alone
(`alone`). With the piles empty, tables of twelve, nine, six and three are looked at together again.

`bench/odds.c` has the same in C.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numba
import numpy as np
from numba import types

from tercet.odds import classic
from tercet.odds.alone import BEFORE, MORE, PENALTIES, Work, packed, play_fifteen, sum_up
from tercet.odds.chance import DRAWN, draw_all, from_word, shuffle_all, start_all
from tercet.odds.classic import GAMES, NONE_12, SEEN_12
from tercet.odds.compiled import Whole, lowest, ones, part
from tercet.odds.rows import (
    CODE,
    DECK,
    LAYOUT,
    NOWHERE,
    ROUNDS,
    chooser,
    closer,
    finder,
    looker,
    replace,
    zeros,
)
from tercet.odds.seeds import EASIEST, FIRST

carray: Any = numba.carray  # type: ignore[attr-defined]
_pointer: Any = types.CPointer
_BYTES, _WORDS = _pointer(types.uint8), _pointer(types.uint64)
_PACKED, _COUNTS = _pointer(types.uint32), _pointer(types.int64)
#: Of `kernel`, as `classic` calls it.
SIGNATURE: Final = types.void(
    *(types.uint64, types.int64, types.int64, types.int64, types.int64),
    *(_BYTES, _PACKED, _COUNTS, _WORDS, _COUNTS, _BYTES, _BYTES, _PACKED),
)


def kernel(
    key: Any,
    first: Any,
    games: Any,
    pick: Any,
    traced: Any,
    arranged: Any,
    moves: Any,
    tally: Any,
    words: Any,
    kept: Any,
    rows: Any,
    alone: Any,
    sets: Any,
) -> None:
    """Play games `first` to `first + games - 1`; with a pile that is `arranged`, if `traced`.

    Batches begin at every 32nd game. What is not asked for in them is played and not counted.
    """
    by_game, one_game = carray(rows, classic.BYTES), carray(alone, (classic.ALONE,))
    chance = carray(words, classic.WORDS)
    work = Work(
        tally=carray(tally, (classic.ROWS, classic.COLUMNS)),
        moves=carray(moves, (classic.COLUMNS,)),
        traced=traced != 0,
        pick=pick,
        chance=chance[:5],
        places=chance[5],
        kept=carray(kept, classic.KEPT),
        pile=by_game[:81],
        table=by_game[81:93],
        hits=by_game[93:159],
        found=by_game[159:160],
        picks=by_game[160:161],
        where=by_game[161:164],
        alone=one_game[:32],
        at=one_game[32:],
        sets=carray(sets, (classic.LISTED,)),
    )
    pack = carray(arranged, (DECK,))
    for batch in range(first - first % GAMES, first + games, GAMES):
        start_all(work.chance, key, batch)
        if work.traced:
            for i in range(DECK):
                for game in range(GAMES):
                    work.pile[i, game] = CODE[pack[i]]
        else:
            shuffle_all(work.chance, CODE, work.pile, work.places)
        counted = np.uint64(0)
        for game in range(GAMES):
            counted |= np.uint64(first <= batch + game < first + games) << np.uint64(game)
        _play_batch(work, counted)


@part
def _play_batch(work: Work, counted: np.uint64) -> None:
    """Play the games of a batch to their ends. Those to be counted are bits."""
    for game in range(GAMES):
        for row in range(BEFORE):
            work.kept[row, game] = 0
        work.kept[BEFORE, game] = -1
        for place in range(LAYOUT):
            work.table[place, game] = work.pile[place, game]
    in_step = counted
    for turn in range(ROUNDS):
        none = _take_12(work) & in_step
        work.tally[SEEN_12, turn] += ones(in_step)
        work.tally[NONE_12, turn] += ones(none)
        _note(work, in_step, turn)
        drawn = LAYOUT + 3 * turn
        replace(work.table, work.where, work.pile[drawn : drawn + 3])
        while none:
            game = lowest(none)
            none &= none - np.uint64(1)
            if play_fifteen(work, game, turn):
                in_step &= ~(np.uint64(1) << np.uint64(game))
    work.tally[SEEN_12, ROUNDS] += ones(in_step)
    still = _last_12(work, in_step)
    work.tally[NONE_12, ROUNDS] += ones(in_step) - ones(still)
    _over(work, _last_3(work, _last_6(work, _last_9(work, still))), 0)


@part
def _over(work: Work, games: np.uint64, left: int) -> None:
    """Sum up games that were in step to their ends: all their tables had 12 or 15 cards."""
    extra = (LAYOUT - left) // 3
    while games:
        game = lowest(games)
        games &= games - np.uint64(1)
        more, owed = work.kept[MORE, game], work.kept[PENALTIES, game]
        work.kept[PENALTIES, game] = max(owed - extra, 0)  # SOLO-4
        positions = (ROUNDS + 1, more + (left == LAYOUT), more, 0)
        sum_up(work, game, ROUNDS + extra, left, positions)


@part
def _note(work: Work, in_step: np.uint64, taken: int) -> None:
    """Write down the SET that is taken in the game that is traced: the only one in step."""
    if not work.traced or not in_step:
        return
    game = lowest(in_step)
    a, b, c = work.where[0, game], work.where[1, game], work.where[2, game]
    if a != NOWHERE:
        cards = packed(work.table[a, game], work.table[b, game], work.table[c, game])
        work.moves[taken + work.kept[MORE, game]] = cards


@part
def _pick(work: Work) -> None:
    """The number of the SET that each game takes, of those that were found."""
    draw_all(work.chance)
    again = np.uint64(0)
    for game in range(GAMES):
        limit = np.uint64(work.found[0, game])
        product = (work.chance[DRAWN, game] >> np.uint64(32)) * limit
        work.picks[0, game] = product >> np.uint64(32)
        again |= np.uint64(product & np.uint64(0xFFFFFFFF) < limit)
    if again:  # hardly ever
        for game in range(GAMES):
            if work.found[0, game] > 0:
                work.picks[0, game] = from_word(work.chance, game, work.found[0, game])
    if work.pick == FIRST:
        for game in range(GAMES):
            work.picks[0, game] = 0


# --- Tables of 12, 9, 6 and 3 cards, each with loops of its own -------------------------------


def _taker(cards: int) -> Callable[[Work], Whole]:
    """Find a SET of each table of so many cards; the games without one are bits."""
    look, leave_easiest, find = looker(cards), chooser(cards), finder(cards)

    @part
    def take(work: Work) -> Whole:
        look(work.table, work.hits, work.found)
        none = np.uint64(zeros(work.found))
        if work.pick == EASIEST:
            leave_easiest(work.table, work.hits, work.found)
        _pick(work)
        find(work.table, work.hits, work.picks, work.where)
        return none

    return take


def _last(cards: int, take: Callable[[Work], Whole]) -> Callable[[Work, Whole], Whole]:
    """With the piles empty take a SET of each table of so many cards; the games that go on."""
    close = closer(cards)

    @part
    def play(work: Work, in_step: np.uint64) -> Whole:
        none = take(work) & in_step
        _over(work, none, cards)
        in_step &= ~none
        _note(work, in_step, ROUNDS + (LAYOUT - cards) // 3)
        for game in range(GAMES):
            for row in range(3):
                if work.where[row, game] != NOWHERE:
                    work.table[work.where[row, game], game] = 0
        close(work.table)
        return in_step

    return play


_take_12 = _taker(12)
_last_12, _last_9 = _last(12, _take_12), _last(9, _taker(9))
_last_6, _last_3 = _last(6, _taker(6)), _last(3, _taker(3))
