"""Exact odds of cards dealt at random: every figure is a whole number or a fraction.

`set_free(81)` counts the hands without a SET of every size, `no_set(12)` is the chance that twelve
cards hold none, `expected(12)` the mean number of SETs and `by_sets(12)` its whole distribution.
The counting uses the symmetry of the cards: see `tercet.odds.hands`.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb, perm
from typing import TYPE_CHECKING, Final

from tercet.errors import Unreadable

if TYPE_CHECKING:
    from tercet.odds.compiled import Bytes, Counts
    from tercet.odds.hands import HandClass

#: The two packs: all cards, and those that show one value (BEG-1).
DECKS: Final = (81, 27)
#: How many SETs each pack holds, and how many of them share a given card.
LINES: Final = {81: 1080, 27: 117}
THROUGH: Final = {81: 40, 27: 13}
#: `by_sets` goes up to this many cards; beyond, the hands are too many to walk through.
BY_SETS_LIMIT: Final = 12

# Hands up to this size are sorted into classes; from there on their supersets are walked through.
# Bigger means more sorting and less walking; these sizes are about the quickest.
_CLASSED_SET_FREE: Final = {81: 9, 27: 3}
_CLASSED: Final = {81: 8, 27: 5}


@cache
def set_free(deck: int = 81) -> tuple[int, ...]:
    """How many hands of 0, 1, 2, … cards hold no SET; the last figure is the first zero."""
    from tercet.odds.hands import classes, set_free_supersets

    base = _CLASSED_SET_FREE[_known(deck)]
    found = [sum(c.hands for c in classes(deck, size, set_free=True)) for size in range(base)]
    # A hand of n cards is met once from each of its comb(n, base) parts of that size.
    weighted = _over_classes(
        classes(deck, base, set_free=True), lambda hand: set_free_supersets(hand, deck)
    )
    for size, total in enumerate(weighted[base:], start=base):
        found.append(total // comb(size, base))
        if not total:
            break
    return tuple(found)


def no_set(cards: int, deck: int = 81) -> Fraction:
    """The chance that so many cards dealt at random hold no SET (CARD-6)."""
    counts = set_free(_known(deck))
    _within(cards, deck)
    return Fraction(counts[cards] if cards < len(counts) else 0, comb(deck, cards))


def expected(cards: int, deck: int = 81) -> Fraction:
    """The mean number of SETs among so many cards."""
    _within(cards, _known(deck))
    return LINES[deck] * _all_dealt(3, cards, deck)


def variance(cards: int, deck: int = 81) -> Fraction:
    """The variance of the number of SETs: two SETs share three cards, one, or none."""
    _within(cards, _known(deck))
    lines, meeting = LINES[deck], 3 * (THROUGH[deck] - 1)
    square = lines * (
        _all_dealt(3, cards, deck)
        + meeting * _all_dealt(5, cards, deck)
        + (lines - 1 - meeting) * _all_dealt(6, cards, deck)
    )
    return square - expected(cards, deck) ** 2


@cache
def by_sets(cards: int, deck: int = 81) -> tuple[int, ...]:
    """How many hands of this size hold 0, 1, 2, … SETs, up to `BY_SETS_LIMIT` cards."""
    from tercet.odds.hands import classes, supersets_by_sets

    _within(cards, _known(deck), BY_SETS_LIMIT)
    base = min(cards, _CLASSED[deck])
    weighted = _over_classes(
        classes(deck, base, set_free=False),
        lambda hand: supersets_by_sets(hand, deck, cards)[cards],
    )
    counts = [total // comb(cards, base) for total in weighted]
    while counts[-1] == 0:
        counts.pop()
    return tuple(counts)


def _over_classes(found: list[HandClass], count: Callable[[Bytes], Counts]) -> list[int]:
    """Add up what one hand of each class counts, times the hands of the class, in whole numbers."""
    import numpy as np

    total: list[int] = []
    for hand, hands in found:
        counted = [int(figure) * hands for figure in count(np.array(hand, dtype=np.uint8))]
        total = [a + b for a, b in zip(total or [0] * len(counted), counted, strict=True)]
    return total


def _all_dealt(chosen: int, cards: int, deck: int) -> Fraction:
    """The chance that certain cards are all among those dealt."""
    return Fraction(perm(cards, chosen), perm(deck, chosen))


def _known(deck: int) -> int:
    if deck not in DECKS:
        raise Unreadable("deck_unknown", deck=deck)
    return deck


def _within(cards: int, *limits: int) -> None:
    if not 0 <= cards <= min(limits):
        raise Unreadable("cards_out_of_range", cards=cards, most=min(limits))
