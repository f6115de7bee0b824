"""Many draws from one point of chance, for one decision: times, samples, orders of a pile.

`Chance` is exact and checkable but slow, one HMAC a block. A decision that goes through thousands
of futures takes one key from it and stretches that with SHAKE-256: the same chance still gives the
same decision, on any machine.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Sequence
from typing import Final, TypeVar

from tercet.bots.human.arithmetic import log
from tercet.engine.chance import Chance

T = TypeVar("T")

_WORDS: Final = 256
_SPAN: Final = 1 << 32


class Draws:
    """A stream of numbers that lives within one decision."""

    __slots__ = ("_at", "_block", "_key", "_words")

    def __init__(self, chance: Chance) -> None:
        self._key = chance.seed + chance.used.to_bytes(8, "big")
        self._block = 0
        self._words: array[int] = array("I")
        self._at = 0

    def _refill(self) -> None:
        seed = b"tercet-bots-1" + self._key + self._block.to_bytes(8, "big")
        words = array("I", hashlib.shake_256(seed).digest(4 * _WORDS))
        if sys.byteorder == "big":
            words.byteswap()
        self._words, self._at = words, 0
        self._block += 1

    def word(self) -> int:
        """32 bits."""
        if self._at == len(self._words):
            self._refill()
        self._at += 1
        return self._words[self._at - 1]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; for the small n of these games as good as evenly spread."""
        return self.word() * n >> 32

    def share(self) -> float:
        """A number from 0 up to, but not, 1."""
        return self.word() / _SPAN

    def exponential(self, mean: float) -> float:
        """A waiting time."""
        return -mean * log((self.word() + 1) / _SPAN)

    def pick(self, items: Sequence[T]) -> T:
        """One of these, each as likely."""
        return items[self.below(len(items))]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """So many of these, in an order by chance."""
        pool = list(items)
        for i in range(min(count, len(pool) - 1)):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]
