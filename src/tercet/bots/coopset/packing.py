"""CoopSet as numbers: which SETs to take from a layout so that the rest of the pack brings most.

Cards are their indices. A packing is a choice of SETs of which no two share a card; what it is
worth is what it scores now and what simple play makes of the next layouts, on average over orders
of the cards that are still unseen, and a guess for all that comes later. That guess makes far
fewer futures enough: most of the luck of a game lies beyond what a choice can change.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from tercet.bots.human.draws import Draws
from tercet.cards import DECK, THIRD

Line = tuple[int, int, int]
Packing = tuple[Line, ...]

#: Points for 0, 1, 2, … SETs of a layout (COOP-4), as the sheet has them.
POINTS: Final = (0, 0, 1, 3, 5, 5, 5, 5)
SIZE: Final = 12
#: So many layouts of a future are played out.
DEEP: Final = 2
#: Points to come by simple play, fitted to 12,000 games of it: for each card of the pile, for each
#: card that lies there without a SET, and for each pair that one of the next cards completes.
_PILE_CARD, _LYING_CARD, _COMPLETED_PAIR = 0.108, -0.12, 0.75
#: What a SET counts in a quick guess beside those of the next layout: set by hand.
_SET_NOW: Final = 2


def lines(cards: Sequence[int]) -> list[Line]:
    """The SETs among these cards."""
    here = _NOWHERE.copy()
    for at, card in enumerate(cards):
        here[card] = at
    found = []
    at = 0
    for a in cards:
        row, j = THIRD[a], at
        at += 1
        for b in cards[at:]:
            j += 1
            if here[row[b]] > j:
                found.append((a, b, row[b]))
    return found


_NOWHERE: Final = [-1] * len(DECK)


def packings(found: Sequence[Line]) -> list[Packing]:
    """Every choice of at least one of these SETs that share no card."""
    every: list[Packing] = []
    _extend(found, (), every)
    return every


def _extend(rest: Sequence[Line], chosen: Packing, every: list[Packing]) -> None:
    for at, (a, b, c) in enumerate(rest):
        packing = (*chosen, rest[at])
        every.append(packing)
        free = [s for s in rest[at + 1 :] if a not in s and b not in s and c not in s]
        if free:
            _extend(free, packing, every)


def remaining(cards: Sequence[int], packing: Packing) -> list[int]:
    """The cards that a packing leaves."""
    gone = {card for three in packing for card in three}
    return [card for card in cards if card not in gone]


def promise(cards: Sequence[int], unseen: set[int], drawn: int) -> float:
    """How many SETs the next layout holds, on average, when so many unseen cards join these."""
    count = len(unseen)
    if not count:
        return 0.0
    pairs = sum(THIRD[a][b] in unseen for a, b in combinations(cards, 2))
    singles = sum(_pairs_of(a, unseen) for a in cards)
    one = min(drawn, count) / count
    two = one * max(0, drawn - 1) / max(1, count - 1)
    return pairs * one + singles * two


def _pairs_of(card: int, unseen: set[int]) -> int:
    """How many pairs of unseen cards make a SET with this one."""
    row = THIRD[card]
    return sum(row[a] in unseen for a in unseen) // 2


def future(cards: list[int], pile: list[int], layouts: int = DEEP) -> float:
    """What simple play scores from here: a largest packing so many times, then a guess."""
    score, at, most = 0, 0, len(pile)
    unseen = [0] * len(DECK)
    for card in pile:
        unseen[card] = 1
    for _ in range(layouts):
        new = pile[at : at + max(0, SIZE - len(cards))]
        found = lines(cards := cards + new)
        at += len(new)
        while not found and at < most:  # COOP-5
            cards, new = [*cards, pile[at]], [*new, pile[at]]
            at, score = at + 1, score - 1
            found = lines(cards)
        if not found:
            return score
        for card in new:
            unseen[card] = 0
        chosen = _good(cards, found, unseen)
        score += POINTS[len(chosen)]
        cards = remaining(cards, chosen)
        if at == most and len(cards) < SIZE:  # COOP-6a
            return score
    return score + guess(cards, unseen, most - at)


def guess(cards: Sequence[int], unseen: Sequence[int], pile: int) -> float:
    """Points to come by simple play.

    Every card of the pile brings points; cards that lie there without a SET cost some, unless many
    of their pairs are completed by one of the cards laid next.
    """
    if not pile:
        return 0.0
    drawn = min(max(0, SIZE - len(cards)), pile)
    completed = _COMPLETED_PAIR * _open_pairs(cards, unseen) * drawn / pile
    return _PILE_CARD * pile + _LYING_CARD * len(cards) + completed


def _good(cards: Sequence[int], found: Sequence[Line], unseen: Sequence[int]) -> Packing:
    """Of the largest packings the one that leaves most pairs to complete."""
    if len(found) == 1:
        return (found[0],)
    every = packings(found)
    most = max(map(len, every))
    best = [packing for packing in every if len(packing) == most]
    if len(best) == 1 or 3 * most == len(cards):
        return best[0]
    return max(best, key=lambda packing: _open_pairs(remaining(cards, packing), unseen))


def _open_pairs(cards: Sequence[int], unseen: Sequence[int]) -> int:
    pairs = at = 0
    for a in cards:
        row = THIRD[a]
        at += 1
        for b in cards[at:]:
            pairs += unseen[row[b]]
    return pairs


class Layout(NamedTuple):
    """What is to be decided: the cards, the SETs seen among them, and those taken before.

    `unseen` are the cards that may still come, of which `pile` are left.
    """

    cards: Sequence[int]
    found: Sequence[Line]
    unseen: Sequence[int]
    pile: int
    taken: int = 0


def best_packing(layout: Layout, samples: int, draws: Draws) -> Packing:
    """The packing that promises most points, going through so many futures.

    With none, any of the largest packings; with one, that which promises most. Otherwise of the
    packings that are compared the worse half is dropped again and again, so that most of
    the futures are spent on those between which it is hard to choose.
    """
    every = packings(layout.found)
    if layout.taken:
        every.append(())
    most = max(map(len, every))
    best = [packing for packing in every if len(packing) == most]
    if samples == 0:
        return draws.pick(best)
    if samples == 1:
        unseen = set(layout.unseen)
        return max(best, key=lambda packing: hope(layout.cards, packing, unseen))
    race = [_Runner(layout, packing) for packing in _shortlist(layout, every)]
    rounds = max(1, (len(race) - 1).bit_length())
    while len(race) > 1:
        for _ in range(max(1, samples // rounds // len(race))):
            order = draws.some(layout.unseen, layout.pile)
            for runner in race:
                runner.total += runner.points + future(runner.left, order)
        race.sort(key=lambda runner: -runner.total)
        race = race[: (len(race) + 1) // 2]
    return race[0].packing


class _Runner:
    """A packing in the comparison: what it scores at once and leaves, and its total so far."""

    __slots__ = ("left", "packing", "points", "total")

    def __init__(self, layout: Layout, packing: Packing) -> None:
        self.packing, self.points = packing, POINTS[layout.taken + len(packing)]
        self.left, self.total = remaining(layout.cards, packing), 0.0


def _shortlist(layout: Layout, every: Sequence[Packing]) -> list[Packing]:
    """Packings worth going through: the largest and those one SET smaller that promise most."""
    most, unseen = max(map(len, every)), set(layout.unseen)
    worth = (packing for packing in every if len(packing) >= most - 1)
    return sorted(worth, key=lambda packing: -hope(layout.cards, packing, unseen))[:MOST_PACKINGS]


def hope(cards: Sequence[int], packing: Packing, unseen: set[int]) -> float:
    """A quick guess: the SETs taken, and the SETs to be expected in the next layout."""
    left = remaining(cards, packing)
    return _SET_NOW * len(packing) + promise(left, unseen, SIZE - len(left)) + len(lines(left))


#: So many packings of a layout are compared at most.
MOST_PACKINGS: Final = 8
