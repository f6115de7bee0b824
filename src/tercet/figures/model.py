"""The find times of the human model, to set beside somebody's own.

On a table of twelve cards SETs are noticed at rates of their own, so the first call comes after
`t0` and an exponential time, whichever SET it is. Averaged over tables that are always the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from tercet.bots.human.skills import Skill, skill_at
from tercet.cards import DECK, find_sets, level

#: So many tables with a SET.
_TABLES: Final = 300
_LONGEST_MS: Final = 3_600_000.0
#: So many SETs and more are told together.
MOST_THERE: Final = 6

Levels = tuple[int, ...]
#: How much a table with these SETs counts.
Weight = Callable[[Levels], float]


def shares(strength: float, edges: Sequence[int]) -> list[float]:
    """The share of finds before each of these times in milliseconds, and after the last."""
    skill = skill_at(strength)
    below = [_before(skill, edge, lambda _: 1.0) for edge in edges]
    return [b - a for a, b in zip([0.0, *below], [*below, 1.0], strict=True)]


@lru_cache(maxsize=500)
def median_by_difference(strength: float, differs: int) -> int:
    """The median of finds of SETs that differ in so many attributes."""
    skill = skill_at(strength)

    def share(levels: Levels) -> float:
        """How likely the first SET noticed is one of these."""
        return levels.count(differs) / skill.mean_ms(differs) / _rate(levels, skill)

    return _median(skill, share)


@lru_cache(maxsize=500)
def median_by_number(strength: float, there: int) -> int:
    """The median of finds where so many SETs lie on the table; the last number is "or more"."""
    return _median(skill_at(strength), lambda levels: min(len(levels), MOST_THERE) == there)


def _rate(levels: Levels, skill: Skill) -> float:
    return sum(1 / skill.mean_ms(each) for each in levels)


def _before(skill: Skill, ms: float, weight: Weight) -> float:
    """The share of finds before a time."""
    wait = max(0.0, ms - skill.t0_ms)
    weights = [weight(levels) for levels in _tables()]
    found = [
        each * (1 - exp(-wait * _rate(levels, skill)))
        for each, levels in zip(weights, _tables(), strict=True)
    ]
    return sum(found) / sum(weights)


def _median(skill: Skill, weight: Weight) -> int:
    low, high = 0.0, _LONGEST_MS
    while high - low > 5:
        middle = (low + high) / 2
        low, high = (middle, high) if _before(skill, middle, weight) < 0.5 else (low, middle)
    return round(high)


@lru_cache(maxsize=1)
def _tables() -> tuple[Levels, ...]:
    """The differences of the SETs on each table of twelve."""
    chance = Random(0)  # noqa: S311 - the same tables each time
    found: list[Levels] = []
    while len(found) < _TABLES:
        sets = find_sets(chance.sample(DECK, 12))
        if sets:
            found.append(tuple(level(a, b) for a, b, _ in sets))
    return tuple(found)
