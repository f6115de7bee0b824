"""The strength of a ChipSet hand, by counting: SETs now, cards that help, and what others can hold.

`strength` counts over all pairs of unseen cards that an opponent could hold, without going through
them one by one. It is plain Python over lists, and the same source is compiled for simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

#: Numbers of SETs told apart, the last for that many and more, and buckets for each of them.
CLASSES: Final = 5
IN_CLASS: Final = (2, 2, 2, 1, 1)
BUCKETS: Final = sum(IN_CLASS)
FIRST_OF_CLASS: Final = (0, 2, 4, 6, 7)
#: Cuts between the buckets of a class, at most.
CUTS: Final = 1
#: How much of what it does not beat yet a hand gains by a card that helps: set by hand.
IMPROVED: Final = 0.5
#: No hand makes more SETs than this with a table of any size.
_MOST: Final = 128

Numbers = Any


def strength(line: Numbers, cards: Numbers, count: int, work: Numbers) -> tuple[int, float, float]:
    """SETs with an own card, the share of opponents' hands beaten, and the chance to improve.

    `cards` begins with the two own ones, then those of the table, `count` in all; `line[a][b]` is
    the third card of two; `work` are 81 + 81 + 2 × 128 numbers to write on. A tie counts half.
    """
    places, ways, by_ways, by_sets = 0, 81, 162, 162 + _MOST
    for i in range(162 + 2 * _MOST):
        work[i] = 0
    for i in range(count):
        work[places + cards[i]] = i + 1
    sets = 0
    helping = 0
    for i in range(2):
        for j in range(i + 1, count):
            place = work[places + line[cards[i]][cards[j]]]
            if place > j + 1:
                sets += 1
            elif place == 0:
                work[places + line[cards[i]][cards[j]]] = -1
                helping += 1
    for i in range(2, count):
        for j in range(i + 1, count):
            work[ways + line[cards[i]][cards[j]]] += 1
    unseen = 81 - count
    for card in range(81):
        if work[places + card] <= 0:
            work[by_ways + work[ways + card]] += 1
    top = 0
    for k in range(_MOST // 2):
        if work[by_ways + k]:
            top = k
    for k in range(top + 1):
        here = work[by_ways + k]
        work[by_sets + 2 * k] += here * (here - 1) // 2
        for m in range(k + 1, top + 1):
            work[by_sets + k + m] += here * work[by_ways + m]
    for i in range(2, count):
        for card in range(81):
            other = line[cards[i]][card]
            if other > card and work[places + card] <= 0 and work[places + other] <= 0:
                both = work[ways + card] + work[ways + other]
                work[by_sets + both] -= 1
                work[by_sets + both + 1] += 1
    beaten = 0
    for k in range(min(sets, 2 * top + 2)):
        beaten += work[by_sets + k]
    tied = work[by_sets + sets] if sets <= 2 * top + 1 else 0
    pairs = unseen * (unseen - 1) // 2
    return sets, (2 * beaten + tied) / (2 * pairs), helping / unseen


WORK: Final = 162 + 2 * _MOST


def score(share: float, improving: float, last: bool) -> float:
    """How good a hand is among those with as many SETs: what it beats now, and what may come."""
    return share if last else share + IMPROVED * (1.0 - share) * improving


def bucket(sets: int, points: float, cuts: Numbers) -> int:
    """The bucket of a hand; `cuts[class]` are the borders of this phase, in rising order."""
    kind = min(sets, CLASSES - 1)
    place = FIRST_OF_CLASS[kind]
    for i in range(IN_CLASS[kind] - 1):
        if points >= cuts[kind][i]:
            place += 1
    return place


def hand_strength(
    line: Sequence[Sequence[int]], hand: Sequence[int], table: Sequence[int]
) -> tuple[int, float, float]:
    """`strength` for the indices of some cards."""
    cards = [*hand, *table]
    return strength(line, cards, len(cards), [0] * WORK)
