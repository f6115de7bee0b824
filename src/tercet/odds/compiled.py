"""What the compiled code shares: the decorator, the table of third cards, and bits of a word.

Only modules that hold loops for Numba import this one, and they are imported only when a count
or a simulation is asked for. Compiled code is cached on disk, so the first run alone is slow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from tercet.cards import THIRD
from tercet.odds.kept_code import folder

# Their types know neither all options nor the settings.
_njit: Any = numba.njit
_config: Any = numba.config

F = TypeVar("F", bound=Callable[..., Any])

#: A whole number. Numba tells widths and signs apart, Python and its types need not.
Whole = Any

Bytes = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint64]
Packed = npt.NDArray[np.uint32]
Counts = npt.NDArray[np.int64]


def compiled(function: F) -> F:
    """Compile a function for this machine; it lets go of the interpreter lock while it runs."""
    return _kept(function)


def inlined(function: F) -> F:
    """Compile a small function into each place that calls it."""
    return _kept(function, forceinline=True)


def borrowing(function: F) -> F:
    """Compile a function that borrows its arrays: it makes, keeps and returns none.

    Then nobody counts who holds them. Numba does so at every call and for every field of a tuple,
    by additions that wait for all other cores, which takes longer than what a table's step is
    about; its own sorting goes without in the same way.
    """
    return _kept(function, forceinline=True, _nrt=False)


def part(function: F) -> F:
    """A piece of a kernel (`tercet.odds.kept_code`), which is compiled as a whole."""
    made = _njit(
        forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy"
    )
    return cast("F", made(function))


def _kept(function: F, **how: bool) -> F:
    """Compile, and keep the code where a change in any source of the odds leaves it behind.

    Beside its source, where Numba would keep it, only a change of that one file would be noticed.
    """
    usual = _config.CACHE_DIR
    _config.CACHE_DIR = usual or str(folder() / "numba")
    try:
        made = _njit(cache=True, nogil=True, error_model="numpy", **how)(function)
    finally:
        _config.CACHE_DIR = usual
    return cast("F", made)


#: `LINE[a, b]` is `tercet.cards.THIRD` for compiled code: the third card of two.
LINE: Final[Bytes] = np.array(THIRD, dtype=np.uint8)


@compiled
def ones(word: np.uint64) -> Whole:
    """How many bits of a word are set."""
    word -= (word >> np.uint64(1)) & np.uint64(0x5555555555555555)
    word = (word & np.uint64(0x3333333333333333)) + (
        (word >> np.uint64(2)) & np.uint64(0x3333333333333333)
    )
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def lowest(word: np.uint64) -> Whole:
    """The place of the lowest bit that is set."""
    return ones(~word & (word - np.uint64(1)))
