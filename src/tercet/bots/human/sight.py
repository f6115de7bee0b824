"""How a person looks at cards: when each SET is noticed, when the search is given up, what slips.

The model of `docs/bots.md`: each SET is noticed after an exponential time of its own, counted from
the moment its last card came; time already spent is not lost when only a part of the table
changes. Where one card is given (a finger on it, the card just laid) only pairs have to be gone
through, and the times shrink in the proportion of pairs to the 220 triples of twelve cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from msgspec import Struct

from tercet.bots.human.draws import Draws
from tercet.bots.human.skills import Skill
from tercet.cards import DECK, THIRD, Card, Triple, level

#: Triples among twelve cards: what the figures of the model are about.
_TRIPLES: Final = comb(12, 3)


class Noticed(Struct, frozen=True):
    """A SET, when it is noticed, and whether the hand then goes to a wrong card."""

    cards: Triple
    at: float
    slips: bool


class Sight:
    """What one player has seen lying there since when, and which SETs will be noticed when."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self.changed = 0
        self._since: dict[Card, int] = {}
        self.tries = 0
        self._noticed: dict[frozenset[Card], Noticed] = {}

    def look(self, cards: Iterable[Card], at: int, tries: int = 0) -> None:
        """Look at these cards. After a wrong call (one more of `tries`) everything is new."""
        here = dict.fromkeys(cards)
        if here.keys() != self._since.keys():
            self.changed = at
        self._since = {card: self._since.get(card, at) for card in here}
        if tries != self.tries:
            self.tries, self.changed = tries, at
            self._noticed.clear()

    def notice(self, sets: Iterable[Triple], draws: Draws, scale: float = 1.0) -> list[Noticed]:
        """When each of these SETs is noticed, the earliest first."""
        known = {frozenset(three): three for three in sets}
        kept = {key: one for key, one in self._noticed.items() if key in known}
        for key, three in known.items():
            if key not in kept:
                kept[key] = self._draw(three, draws, scale)
        self._noticed = kept
        return sorted(kept.values(), key=lambda one: one.at)

    def _draw(self, three: Triple, draws: Draws, scale: float) -> Noticed:
        skill = self.skill
        complete = max(self._since.get(card, self.changed) for card in three)
        if self.tries:
            complete = max(complete, self.changed)
        wait = draws.exponential(skill.mean_ms(level(three[0], three[1])) * scale)
        return Noticed(three, complete + wait, draws.share() < skill.eps)

    def call_at(self, noticed: Noticed) -> float:
        """When the player calls: after reacting to the table as it now is."""
        return max(noticed.at, self.changed) + self.skill.t0_ms

    def gives_up_at(self, scale: float = 1.0) -> float:
        """When the player has looked long enough; what was looked at before counts in part."""
        enough = self._begun() + self.skill.giveup * self.skill.theta_s * 1000 * scale
        return max(enough, self.changed) + self.skill.t0_ms

    def _begun(self) -> float:
        """Since when the triples on the table have lain there, on average."""
        times = sorted(self._since.values())
        if len(times) < 3:
            return float(self.changed)
        weighed = sum(comb(before, 2) * time for before, time in enumerate(times))
        return weighed / comb(len(times), 3)


def with_one_given(cards: int) -> float:
    """The scale of times when one of so many cards is known to be in the SET."""
    return comb(max(cards - 1, 2), 2) / _TRIPLES


def among(cards: int) -> float:
    """The scale of times among so many cards or dice, fewer than a table of twelve."""
    return comb(max(cards, 3), 3) / _TRIPLES


def slip(three: Triple, cards: Sequence[Card], draws: Draws) -> Triple | None:
    """A natural mistake: two cards of the SET and a third that breaks just one attribute."""
    near = [
        (a, b, c)
        for a, b in combinations(three, 2)
        for c in near_misses(a, b)
        if c in cards and c not in three
    ]
    return draws.pick(near) if near else None


def near_misses(a: Card, b: Card) -> Iterator[Card]:
    """The cards that make an almost-SET with two cards: one attribute is broken."""
    right = DECK[THIRD[a.index][b.index]]
    place = 27
    for value in right.point:
        rest = right.index - place * value
        for other in range(3):
            card = DECK[rest + place * other]
            if other != value and card is not a and card is not b:
                yield card
        place //= 3
