"""The trained ChipSet strategy as it is shipped: a small file, and what to do at each spot of it.

For every line there is a row of shares, in 127ths: how often to fold and to push (bet or raise) at
each spot with each bucket, and how often to show.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from tercet.bots.chipset.strength import BUCKETS
from tercet.bots.chipset.tree import FOLD, PASS, PUSH
from tercet.engine.wire import decoder

#: Shares are whole numbers up to this.
WHOLE: Final = 127
#: By spot, the column of the share of folding and of pushing, or -1; then those of showing.
FOLDING: Final = (-1, -1, 2, 4, 6, 7, 9, 11)
PUSHING: Final = (0, 1, 3, 5, -1, 8, 10, -1)
SHOWING: Final = (12, 13)
COLUMNS: Final = 14
_FILE: Final = "chipset.strategy"

Numbers = Any


class Strategy(Struct, frozen=True):
    """A trained strategy.

    `curve` tells the exploitability in the abstraction, in chips a deal, after so many iterations;
    `exploitability` is that of the strategy as it stands here, rounded.
    """

    ante: float
    bet: float
    iterations: int
    curve: tuple[tuple[int, float], ...]
    exploitability: float
    cuts: tuple[tuple[tuple[float, ...], ...], ...]
    shares: bytes


def save(strategy: Strategy) -> bytes:
    """The strategy as bytes."""
    packed = msgspec.msgpack.encode(strategy)
    return lzma.compress(packed, preset=9 | lzma.PRESET_EXTREME)


def load(data: bytes) -> Strategy:
    """A strategy from its bytes."""
    decoder(Strategy)  # builds msgspec's type under the lock; terminals let bots think in threads
    return msgspec.msgpack.decode(lzma.decompress(data), type=Strategy)


@cache
def shipped() -> Strategy:
    """The strategy that comes with Tercet."""
    return load(files("tercet.bots.chipset").joinpath("data", _FILE).read_bytes())


#: In a pot that is smaller than in training by such a part, weak hands give up half of that part of
#: what they would have called; set by hand.
_GIVES_UP: Final = 0.5


# --- One source for the bot and for the compiled simulation ------------------------------------


def share_at(shares: Numbers, line: int, column: int, bucket: int) -> float:
    """How often, from 0 to 1; columns that do not exist mean never."""
    return shares[(line * COLUMNS + column) * BUCKETS + bucket] / WHOLE if column >= 0 else 0.0


def choose(fold: float, push: float, draw: float) -> int:
    """An act by chance: `draw` is from 0 up to, but not, 1."""
    if draw < fold:
        return FOLD
    return PUSH if draw >= 1.0 - push else PASS


def weigh(fold: float, push: float, weak: bool, ratio: float) -> tuple[float, float]:
    """The shares when the pot is `ratio` times what the abstraction has.

    A larger pot gives better odds, so that one folds less; in a smaller one there is less to gain
    by weak hands: they bluff less, and give up what they would have called.
    """
    if ratio > 1.0:
        return fold / ratio, push
    if not weak:
        return fold, push
    return fold + (1.0 - ratio) * (1.0 - fold) * _GIVES_UP, push * ratio
