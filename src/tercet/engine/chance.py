"""Chance as a value: a seed and a counter behind HMAC-SHA256, so that any deal can be checked.

Version 1 of the scheme, which other programs can repeat:

- block *k* is HMAC-SHA256(seed, "tercet-chance-1" ‖ *k* as 8 bytes, big-endian); a block holds
  eight words of 32 bits, big-endian, and words are used in order;
- a number below *n* is a word modulo *n*; words ≥ ⌊2³² / n⌋ · n are passed over;
- a shuffle is Fisher–Yates from the last place down to the second, swapping place *i* with
  a place below *i* + 1.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from struct import unpack
from typing import Final, TypeVar

import msgspec

from tercet.errors import Unreadable

T = TypeVar("T")

#: The version of the scheme above; it stands in every log.
CHANCE_VERSION: Final = 1
SEED_BYTES: Final = 32
_WORDS: Final = 8
_SPAN: Final = 1 << 32


class Chance(msgspec.Struct, frozen=True):
    """A stream of chance at one point: `number, chance = chance.below(6)`.

    `piles` are arranged packs (lists in notation): each shuffle takes the next of them, if any.
    """

    seed: bytes
    used: int = 0
    piles: tuple[tuple[str, ...], ...] = ()

    def below(self, n: int) -> tuple[int, Chance]:
        """A number from 0 to n − 1, each as likely, and the stream after it."""
        words = _Words(self.seed, self.used)
        number = words.below(n)
        return number, self._after(words)

    def pick(self, items: Sequence[T]) -> tuple[T, Chance]:
        """One of the items, each as likely, and the stream after it."""
        number, chance = self.below(len(items))
        return items[number], chance

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The items in a new order, or as the next arranged pile gives them."""
        if self.piles:
            return self._arranged(items)
        words = _Words(self.seed, self.used)
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = words.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return tuple(mixed), self._after(words)

    def _arranged(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        known = {str(item): item for item in items}
        pile, *rest = self.piles
        for text in pile:
            if text not in known:
                raise Unreadable("card_not_in_deck", card=text[:40])
        if len(set(pile)) < len(pile):
            twice = next(text for text in pile if pile.count(text) > 1)
            raise Unreadable("card_doubled", card=twice)
        return tuple(known[text] for text in pile), Chance(self.seed, self.used, tuple(rest))

    def _after(self, words: _Words) -> Chance:
        return Chance(self.seed, words.used, self.piles)


class _Words:
    """The words of a stream from one point on; lives only within one draw."""

    def __init__(self, seed: bytes, used: int) -> None:
        self.seed, self.used = seed, used
        self.block: tuple[int, ...] = ()

    def next(self) -> int:
        at = self.used % _WORDS
        if not self.block or at == 0:
            counter = (self.used // _WORDS).to_bytes(8, "big")
            block = hmac.digest(self.seed, b"tercet-chance-1" + counter, "sha256")
            self.block = unpack(">8I", block)
        self.used += 1
        return self.block[at]

    def below(self, n: int) -> int:
        limit = _SPAN - _SPAN % n
        while (word := self.next()) >= limit:
            pass
        return word % n


def commitment(seed: bytes) -> str:
    """What is published before the first card: the seed can be checked against it, not guessed."""
    return hashlib.sha256(b"tercet-seed-1" + seed).hexdigest()


def mixed_seed(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The seed of the deal: the committed one mixed with what each player added to it."""
    words = b"\0".join(nonce.encode() for nonce in nonces)
    return hmac.digest(seed, b"tercet-nonces-1" + words, "sha256")


def read_seed(text: str) -> bytes:
    """A seed from hexadecimal; short ones are filled up with zeros on the left."""
    digits = text.strip().lower().removeprefix("0x")
    if not digits or len(digits) > 2 * SEED_BYTES or set(digits) - set("0123456789abcdef"):
        raise Unreadable("seed_unreadable", text=text[:80])
    return bytes.fromhex(digits.zfill(2 * SEED_BYTES))
