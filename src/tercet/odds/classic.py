"""The base game and its solitaires in bulk: cards only (BASE-1, 4, 6, 8, 9; SOLO-1 to 5).

A game is a shuffled pile and a way to pick one of the SETs on the table. As long as there is a
SET one is taken and, up to twelve cards, replaced; otherwise three more cards are laid; with the
pile empty and no SET it is over. The three solitaires are the same course of cards with other
questions asked of it, so that they are answered on the way.

The loops are in `lockstep`; here stands what they count, and how they are called.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from tercet.odds.kept_code import Kernel
from tercet.odds.seeds import key_of

if TYPE_CHECKING:
    from tercet.odds.compiled import Counts, Packed

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


#: So many games are played in lock step.
GAMES: Final = 32
#: The room that the loops ask for: words, counts and bytes of each game, and bytes of one.
WORDS, KEPT, BYTES, ALONE, LISTED = (6, GAMES), (5, GAMES), (168, GAMES), 288, 512

_NUMBER, _ARRAY = ctypes.c_int64, ctypes.c_void_p
_KERNEL: Final = Kernel(
    "tercet.odds.lockstep", "kernel", (ctypes.c_uint64, *[_NUMBER] * 4, *[_ARRAY] * 8)
)


def play(key: np.uint64, first: int, games: int, pick: int) -> Counts:
    """Play the games `first` to `first + games - 1` of a seed; what happened, counted."""
    return _play(key, first, games, pick, None)[0]


def trace(
    pile: Sequence[int], pick: int, seed: int | str = 0, game: int = 0
) -> tuple[list[int], Counts]:
    """Play game number `game` with a given pile: its moves, and what was counted."""
    tally, moves = _play(key_of(seed), game, 1, pick, pile)
    return [int(move) for move in moves[: int(tally[LENGTH].argmax())]], tally


def _play(
    key: np.uint64, first: int, games: int, pick: int, pile: Sequence[int] | None
) -> tuple[Counts, Packed]:
    """With a pile all games are played with it; then only one makes sense, and it is traced."""
    tally = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    moves = np.zeros(COLUMNS, dtype=np.uint32)
    arrays = (
        np.array(pile or [0], dtype=np.uint8),
        moves,
        tally,
        np.zeros(WORDS, dtype=np.uint64),
        np.zeros(KEPT, dtype=np.int64),
        np.zeros(BYTES, dtype=np.uint8),
        np.zeros(ALONE, dtype=np.uint8),
        np.zeros(LISTED, dtype=np.uint32),
    )
    pointers = [array.ctypes.data for array in arrays]
    _KERNEL(int(key), first, games, pick, pile is not None, *pointers)
    return tally, moves
