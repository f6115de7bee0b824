"""Figures with their standard errors, made from whole counts.

Simulations only ever add up whole numbers, so partial results merge exactly; what people read is
computed from the sums at the very end, here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple


class Figure(NamedTuple):
    """An estimate and its standard error; both None where nothing was seen."""

    value: float | None
    error: float | None


NOTHING = Figure(None, None)

#: A result by name: a figure, a row of figures, or figures by what was counted.
Figures = dict[str, Figure | list[Figure] | dict[str, Figure]]
Json = float | int | str | None | list["Json"] | dict[str, "Json"]


def share(hits: int, seen: int) -> Figure:
    """The share of independent trials that hit."""
    if seen == 0:
        return NOTHING
    # Half a hit is added under the root, so that no hit in n trials does not claim to be certain.
    likely = (hits + 0.5) / (seen + 1)
    return Figure(hits / seen, sqrt(likely * (1 - likely) / seen))


def mean(counts: Sequence[int]) -> Figure:
    """The mean of a histogram: `counts[x]` games had the value x."""
    return weighted_mean(dict(enumerate(counts)))


def weighted_mean(counts: Mapping[int, int]) -> Figure:
    """The mean of values that may be negative, by how many games had each."""
    seen = sum(counts.values())
    if seen == 0:
        return NOTHING
    total = sum(value * count for value, count in counts.items())
    square = sum(value * value * count for value, count in counts.items())
    return mean_of_sums(seen, total, square)


def mean_of_sums(seen: int, total: int, square: int) -> Figure:
    """The mean of so many values from their sum and the sum of their squares."""
    # n * sum of squares - square of sums, in whole numbers: nothing is lost
    spread = seen * square - total * total
    error = sqrt(spread / (seen - 1)) / seen if seen > 1 else None
    return Figure(total / seen, error)


def ratio(games: int, hits: int, seen: int, moments: Sequence[int]) -> Figure:
    """Hits per trial when the trials of one game hang together.

    `moments` are the sums over games of hits², hits * seen and seen²; the error is that of a
    ratio of two means (first order).
    """
    if seen == 0:
        return NOTHING
    value = hits / seen
    squares, products, trials = moments
    spread = squares - 2 * value * products + value * value * trials
    if games < 2:
        return Figure(value, None)
    # Where all trials or none hit there is no spread to see, which does not make it certain.
    seen_error = sqrt(max(spread, 0.0)) / seen
    return Figure(value, seen_error or share(hits, seen).error)


def shares(counts: Mapping[int, int]) -> dict[str, Figure]:
    """The share of each value that occurred, the smallest value first."""
    seen = sum(counts.values())
    return {str(value): share(count, seen) for value, count in sorted(counts.items()) if count}


def histogram(row: Sequence[int], first: int = 0) -> dict[int, int]:
    """A row of counts as a mapping, without the empty places."""
    return {first + at: int(count) for at, count in enumerate(row) if count}


def values(figures: Figures) -> dict[str, Json]:
    """The estimates alone, ready for JSON."""
    return {name: _pick(figure, 0) for name, figure in figures.items()}


def errors(figures: Figures) -> dict[str, Json]:
    """The standard errors alone, in the same shape."""
    return {name: _pick(figure, 1) for name, figure in figures.items()}


def _pick(figure: Figure | list[Figure] | dict[str, Figure], place: int) -> Json:
    if isinstance(figure, Figure):
        return figure[place]
    if isinstance(figure, dict):
        return {key: value[place] for key, value in figure.items()}
    return [value[place] for value in figure]
