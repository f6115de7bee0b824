"""What the cards do in the abstracted ChipSet game, measured on many deals of the real one.

Each player's hand wanders from bucket to bucket as cards are turned up. The abstraction takes the
two walks as independent, and lets the buckets alone decide how likely a hand is to win; then what
one player can know of the other comes from the betting only, and a best response can be computed.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tercet.bots.chipset import strength as chipset_strength
from tercet.bots.chipset.strength import BUCKETS, CLASSES, CUTS, FIRST_OF_CLASS, IN_CLASS, WORK
from tercet.bots.chipset.tree import PHASES
from tercet.odds.chance import shuffle, start
from tercet.odds.compiled import LINE, Counts, compiled
from tercet.odds.seeds import key_of

Reals = npt.NDArray[np.float64]

strength: Final = compiled(chipset_strength.strength)
score: Final = compiled(chipset_strength.score)
#: The least number of deals that a figure is trusted from.
_FEW: Final = 20


class Chances(Struct, frozen=True):
    """Cuts between buckets; how hands begin, how they change, and who is ahead.

    `cuts[phase, class]`, `begin[bucket]`, `change[phase, bucket, bucket after]`, and
    `ahead[phase, own, other]`, the chance to win less the chance to lose.
    """

    cuts: Reals
    begin: Reals
    change: Reals
    ahead: Reals


def measure(deals: int, seed: int | str) -> Chances:
    """Deal so often, and count."""
    sets, points = _deal(key_of(seed), deals)
    cuts = _cuts(sets, points)
    places = _buckets(sets, points, cuts)
    begin = np.bincount(places[:, :, 0].ravel(), minlength=BUCKETS) / (2.0 * deals)
    change = np.stack([_change(places[:, :, t], places[:, :, t + 1]) for t in range(PHASES - 1)])
    ahead = np.stack([_ahead(places[:, :, t], sets[:, :, t]) for t in range(PHASES)])
    return Chances(cuts, begin, change, ahead)


@compiled
def _deal(key: np.uint64, deals: int) -> tuple[Counts, Reals]:
    """For each deal, player and phase: the SETs, and the score among hands with as many."""
    sets = np.zeros((deals, 2, PHASES), dtype=np.int64)
    points = np.zeros((deals, 2, PHASES), dtype=np.float64)
    state = np.zeros(4, dtype=np.uint64)
    pile = np.zeros(81, dtype=np.uint8)
    cards = np.zeros(2 + PHASES + 1, dtype=np.int64)
    work = np.zeros(WORK, dtype=np.int64)
    for deal in range(deals):
        start(state, key, deal)
        shuffle(state, pile)
        for player in range(2):
            cards[0], cards[1] = pile[2 * player], pile[2 * player + 1]
            for i in range(PHASES + 1):
                cards[2 + i] = pile[4 + i]
            for phase in range(PHASES):
                own, share, improving = strength(LINE, cards, phase + 4, work)
                sets[deal, player, phase] = own
                points[deal, player, phase] = score(share, improving, phase == PHASES - 1)
    return sets, points


def _cuts(sets: Counts, points: Reals) -> Reals:
    """Within a number of SETs each bucket gets the same share of hands."""
    cuts = np.full((PHASES, CLASSES, CUTS), np.inf)
    for phase in range(PHASES):
        kinds = np.minimum(sets[:, :, phase], CLASSES - 1)
        for kind, count in enumerate(IN_CLASS):
            among = points[:, :, phase][kinds == kind]
            if among.size >= _FEW:
                shares = np.arange(1, count) / count
                cuts[phase, kind, : count - 1] = np.quantile(among, shares)
    return cuts


def _buckets(sets: Counts, points: Reals, cuts: Reals) -> Counts:
    kinds = np.minimum(sets, CLASSES - 1)
    places = np.array(FIRST_OF_CLASS)[kinds]
    for i in range(CUTS):
        border = cuts[np.arange(PHASES)[None, None, :], kinds, i]
        places = places + (points >= border)
    return places


def _change(now: Counts, later: Counts) -> Reals:
    counts = np.zeros((BUCKETS, BUCKETS))
    np.add.at(counts, (now.ravel(), later.ravel()), 1.0)
    for bucket in range(BUCKETS):
        if not counts[bucket].any():
            counts[bucket, bucket] = 1.0
    return counts / counts.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def _ahead(places: Counts, sets: Counts) -> Reals:
    """Rare encounters lean towards what the numbers of SETs alone say."""
    kinds = np.repeat(np.arange(CLASSES), IN_CLASS)
    guess = np.sign(kinds[:, None] - kinds[None, :]).astype(np.float64)
    won, count = guess * _FEW, np.full((BUCKETS, BUCKETS), float(_FEW))
    for own, other in ((0, 1), (1, 0)):
        sign = np.sign(sets[:, own] - sets[:, other])
        np.add.at(won, (places[:, own], places[:, other]), sign)
        np.add.at(count, (places[:, own], places[:, other]), 1.0)
    ahead: Reals = won / count
    return ahead
