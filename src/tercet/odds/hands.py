"""Hands of cards up to symmetry: the classes of small hands, and what grows out of each class.

The cards are the points of an affine space over three elements and the SETs are its lines, so
every affine map carries SETs to SETs. Two hands that such a map carries into one another have the
same future. There are 3.2 * 10^10 hands of eight cards but only a few dozen classes of them;
looking at one hand of each class is looking at all of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tercet.odds.compiled import LINE, Bytes, Counts, compiled, lowest, ones

#: The biggest hand without a SET has 20 cards; one more place for the zero that ends the table.
LARGEST = 21
OUTSIDE = 255


class HandClass(NamedTuple):
    """All hands that the symmetries carry to `hand`, and how many there are."""

    hand: tuple[int, ...]
    hands: int


def classes(deck: int, size: int, *, set_free: bool) -> list[HandClass]:
    """The classes of hands of one size, all of them or only those without a SET.

    A class grows from smaller ones: each (n+1)-card hand arises n+1 times from an n-card hand and
    one more card, so that (n+1) * hands of the new class = sum over the old ones of
    hands * how many cards lead from it to the new class.
    """
    found = [HandClass((), 1)]
    for cards in range(1, size + 1):
        found = _grow(found, deck, cards, set_free=set_free)
    return found


def _grow(old: list[HandClass], deck: int, cards: int, *, set_free: bool) -> list[HandClass]:
    ways: dict[int, int] = {}
    for hand, hands in old:
        held = np.array(hand, dtype=np.uint8)
        for card in range(deck):
            if card in hand or (set_free and completes(held, card)):
                continue
            low, high = canonical(np.append(held, np.uint8(card)))
            key = int(high) << 64 | int(low)
            ways[key] = ways.get(key, 0) + hands
    assert all(count % cards == 0 for count in ways.values()), "a class was counted in part"
    return [HandClass(_cards(key), count // cards) for key, count in sorted(ways.items())]


def _cards(bits: int) -> tuple[int, ...]:
    return tuple(card for card in range(81) if bits >> card & 1)


@compiled
def completes(hand: Bytes, card: int) -> bool:
    """Whether a card makes a SET with two of a hand."""
    for a in range(hand.size):
        third = LINE[hand[a], card]
        for b in range(a + 1, hand.size):
            if hand[b] == third:
                return True
    return False


@compiled
def sets_in(hand: Bytes) -> int:
    """The number of SETs in a hand."""
    found = 0
    for b in range(1, hand.size):
        for a in range(b):
            third = LINE[hand[a], hand[b]]
            for c in range(b + 1, hand.size):
                if hand[c] == third:
                    found += 1
    return found


@compiled
def canonical(hand: Bytes) -> tuple[np.uint64, np.uint64]:
    """The one hand that stands for the class of this hand, as a set of bits in two words.

    Every way of choosing a frame (a card, then cards that each lie outside the span of those
    before) gives coordinates to all cards of the hand. Of the frames whose spans hold most cards
    of the hand, first on the line, then in the plane, then in the solid, the one is taken whose
    coordinates, read as a number, are smallest.
    """
    size = hand.size
    best_low = best_high = ~np.uint64(0)
    richest = np.zeros(6, dtype=np.int64)
    at = np.full(6, -1, dtype=np.int64)
    # spans[d] lists the 3^d points spanned by the first d + 1 cards of the frame, in the order
    # of their coordinates; code[d] is the way back, OUTSIDE for all other points.
    spans = np.zeros((5, 81), dtype=np.uint8)
    code = np.zeros((5, 81), dtype=np.uint8)
    depth = 0
    while depth >= 0:
        at[depth] += 1
        if at[depth] == size:
            at[depth] = -1
            depth -= 1
            continue
        card = hand[at[depth]]
        if depth > 0 and code[depth - 1, card] != OUTSIDE:
            continue
        _span(spans, code, depth, card)
        low, high, inside = _image(hand, code[depth])
        if inside < richest[depth]:
            continue
        if inside > richest[depth]:
            richest[depth] = inside
            for deeper in range(depth + 1, 6):
                richest[deeper] = 0
            best_low = best_high = ~np.uint64(0)
        if inside < size:
            depth += 1
        elif high < best_high or (high == best_high and low < best_low):
            best_low, best_high = low, high
    return best_low, best_high


@compiled
def _span(spans: Bytes, code: Bytes, depth: int, card: int) -> None:
    """Add one card to the frame: the span grows threefold."""
    for point in range(81):
        code[depth, point] = OUTSIDE
    if depth == 0:
        spans[0, 0] = card
        code[0, card] = 0
        return
    origin = spans[0, 0]
    third = 3 ** (depth - 1)
    for i in range(third):
        point = spans[depth - 1, i]
        # third(third(p, q), r) = p + q - r
        once = LINE[LINE[point, card], origin]
        twice = LINE[LINE[point, origin], card]
        spans[depth, i] = point
        spans[depth, third + i] = once
        spans[depth, 2 * third + i] = twice
        code[depth, point] = i
        code[depth, once] = third + i
        code[depth, twice] = 2 * third + i


@compiled
def _image(hand: Bytes, code: Bytes) -> tuple[np.uint64, np.uint64, int]:
    """The coordinates of the cards in the span as bits, and how many cards those are."""
    low = high = np.uint64(0)
    inside = 0
    for card in hand:
        place = code[card]
        if place != OUTSIDE:
            inside += 1
            low |= np.uint64(place < 64) << np.uint64(place & 63)
            high |= np.uint64(place >= 64) << np.uint64(place & 63)
    return low, high, inside


@compiled
def set_free_supersets(hand: Bytes, deck: int) -> Counts:
    """By size, the hands without a SET that hold all cards of this one (which has none itself)."""
    found = np.zeros(LARGEST + 1, dtype=np.int64)
    start = hand.size
    held = np.zeros(LARGEST + 1, dtype=np.uint8)
    low = np.zeros(LARGEST + 1, dtype=np.uint64)
    high = np.zeros(LARGEST + 1, dtype=np.uint64)
    for i in range(start):
        held[i] = hand[i]
    for card in range(deck):
        used = completes(hand, card)
        for c in hand:
            used |= c == card
        if not used:
            low[start] |= np.uint64(card < 64) << np.uint64(card & 63)
            high[start] |= np.uint64(card >= 64) << np.uint64(card & 63)
    found[start] = 1
    found[start + 1] = ones(low[start]) + ones(high[start])
    size = start
    # low and high hold the cards that may still come: later in the pack than the last one taken,
    # so that each superset is met once, and on no line with two cards held.
    while size >= start:
        a, b = low[size], high[size]
        if a == 0 and b == 0:
            size -= 1
            continue
        if a != 0:
            card = lowest(a)
            a &= a - np.uint64(1)
        else:
            card = 64 + lowest(b)
            b &= b - np.uint64(1)
        low[size], high[size] = a, b
        row = LINE[card]
        for i in range(size):
            third = row[held[i]]
            bit = np.uint64(1) << np.uint64(third & 63)
            if third < 64:
                a &= ~bit
            else:
                b &= ~bit
        following = ones(a) + ones(b)
        found[size + 2] += following
        if following > 1:
            held[size] = card
            size += 1
            low[size], high[size] = a, b
    return found


@compiled
def supersets_by_sets(hand: Bytes, deck: int, largest: int) -> Counts:
    """`[size, sets]`: the hands up to `largest` cards that hold all cards of this one."""
    found = np.zeros((largest + 1, largest * largest + 1), dtype=np.int64)
    start = hand.size
    held = np.zeros(largest + 1, dtype=np.uint8)
    sets = np.zeros(largest + 1, dtype=np.int64)
    inside = np.zeros(deck, dtype=np.bool_)
    # pairs[c]: how many pairs of the hand have c as their third card
    pairs = np.zeros(deck, dtype=np.int64)
    cursor = np.zeros(largest + 1, dtype=np.int64)
    for i in range(start):
        held[i] = hand[i]
        inside[hand[i]] = True
        for j in range(i):
            pairs[LINE[hand[i], hand[j]]] += 1
    sets[start] = sets_in(hand)
    found[start, sets[start]] = 1
    size = start
    while start < largest:
        card = cursor[size]
        if card == deck:
            size -= 1
            if size < start:
                return found
            card = held[size]
            inside[card] = False
            for i in range(size):
                pairs[LINE[card, held[i]]] -= 1
            continue
        cursor[size] = card + 1
        if inside[card]:
            continue
        now = sets[size] + pairs[card]
        found[size + 1, now] += 1
        if size + 1 < largest:
            for i in range(size):
                pairs[LINE[card, held[i]]] += 1
            held[size] = card
            inside[card] = True
            size += 1
            sets[size] = now
            cursor[size] = card + 1
    return found
