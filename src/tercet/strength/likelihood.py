"""How likely what was seen is at every strength of the scale, and what follows from it.

A curve holds a log-likelihood for each point of `GRID`; curves of independent observations are
added. The estimate is where a curve is highest. The interval is where it is at most 1.92 lower,
and holds the true strength in 95 of 100 cases if the model is true and there is enough to go by.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import erfc, exp, log, pi, sqrt
from typing import Final

from msgspec import Struct

from tercet.bots.human.skills import SKILLS, STRONGEST, WEAKEST, skill_at
from tercet.strength.ladders import wins
from tercet.strength.looking import Look

Curve = tuple[float, ...]

_STEP: Final = 0.1
#: The points of the scale at which a likelihood is reckoned.
GRID: Final = tuple(
    round(WEAKEST + number * _STEP, 2) for number in range(round((STRONGEST - WEAKEST) / _STEP) + 1)
)
FLAT: Final[Curve] = (0.0,) * len(GRID)
#: Half of the 95 % point of chi squared with one degree of freedom.
_FALL: Final = 1.92
#: Reaction times spread about `t0`, in milliseconds.
_SPREAD: Final = 200.0
#: Those of the bots do not spread: their times have a sharp edge at `t0`, to which a smooth one
#: fits best when it lies later, by so many spreads. A compromise between them and people whose
#: times do spread; what it does to either is in `docs/strength.md`.
EDGE: Final = 0.9
#: So many finds may be luck, made sooner than the model allows.
_LUCK: Final = 0.01
_ROOT_2: Final = sqrt(2)
_ROOT: Final = sqrt(2 * pi)
_SLOWEST_T0_MS: Final = max(skill.t0_ms for skill in SKILLS)


class Estimate(Struct, frozen=True):
    """A strength with its 95 % interval, and on how many finds or results it rests."""

    strength: float
    low: float
    high: float
    seen: int


class _Point(Struct, frozen=True):
    """The model at one strength: how soon one reacts, and the rate of right calls by level."""

    t0: float
    rates: tuple[float, ...]


def sight_curve(games: Iterable[Sequence[Look]]) -> Curve:
    """Of what one player looked at in some games, by the model of find times (`docs/bots.md`).

    Each SET is noticed at a rate of its own and called `t0` later. Of those called, a share of
    `eps` goes wrong, so right calls come at a rate lower by that; after a wrong one all is new.
    """
    return added(FLAT, *(_game_curve(tuple(looks)) for looks in games))


def result_curve(game: str, results: Iterable[tuple[float, float]]) -> Curve:
    """Of results against bots of known strength: 1 for a win, 0 for a loss, a half for a tie."""
    curve = FLAT
    for strength, result in results:
        curve = added(curve, _result(game, strength, result))
    return curve


@lru_cache(maxsize=200)
def prior_curve(middle: float, spread: float) -> Curve:
    """What is believed before anything was seen: a normal distribution."""
    return tuple(-0.5 * ((each - middle) / spread) ** 2 for each in GRID)


def added(*curves: Curve) -> Curve:
    """Of all of these together."""
    return tuple(map(sum, zip(*curves, strict=True)))


def highest(curve: Curve) -> float:
    """Where a curve is highest, between the points of the grid by the parabola through three."""
    at = max(range(len(curve)), key=curve.__getitem__)
    if not 0 < at < len(curve) - 1:
        return GRID[at]
    left, top, right = curve[at - 1 : at + 2]
    bend = left - 2 * top + right
    return GRID[at] + (_STEP * (left - right) / (2 * bend) if bend else 0.0)


def estimate(curve: Curve, seen: int) -> Estimate:
    """The most likely strength and its interval."""
    floor = max(curve) - _FALL
    inside = [at for at, value in enumerate(curve) if value >= floor]
    return Estimate(
        round(highest(curve), 3),
        round(_edge(curve, inside[0], -1, floor), 3),
        round(_edge(curve, inside[-1], 1, floor), 3),
        seen,
    )


def _edge(curve: Curve, at: int, side: int, floor: float) -> float:
    """Where a curve falls below the floor, beside the last point that is above it."""
    if not 0 <= at + side < len(curve):
        return GRID[at]
    above, below = curve[at] - floor, floor - curve[at + side]
    return GRID[at] + side * _STEP * above / (above + below)


@cache
def _point(strength: float) -> _Point:
    skill = skill_at(strength)
    rates = [(1 - skill.eps) / skill.mean_ms(level) for level in range(5)]
    return _Point(skill.t0_s * 1000, tuple(rates))


#: Games are asked for again and again, with one more each time.
@lru_cache(maxsize=1000)
def _game_curve(looks: tuple[Look, ...]) -> Curve:
    long, fresh, others = _parted(looks)
    return tuple(
        sum(_untouched(point, level, *sums) for level, sums in long.items())
        + sum(_fresh(point, look) for look in fresh)
        + sum(_one(point, look) for look in others)
        for point in map(_point, GRID)
    )


def _parted(looks: Sequence[Look]) -> tuple[dict[int, tuple[int, int]], list[Look], list[Look]]:
    """What is simple: long looked at and not found, summed up by level; new; and the rest."""
    lay: defaultdict[int, int] = defaultdict(int)
    count: defaultdict[int, int] = defaultdict(int)
    fresh, others = list[Look](), list[Look]()
    for look in looks:
        if not look.found and look.search >= _SLOWEST_T0_MS + 4 * _SPREAD:
            lay[look.level] += look.lay
            count[look.level] += 1
        else:
            (fresh if look.lay == look.search else others).append(look)
    return {level: (lay[level], count[level]) for level in lay}, fresh, others


def _untouched(point: _Point, level: int, lay: int, count: int) -> float:
    return -point.rates[level] * (lay - count * point.t0)


def _fresh(point: _Point, look: Look) -> float:
    """A SET that came with the last change: nobody can have seen it before."""
    rate, t0, search = point.rates[look.level], point.t0, look.search
    if not look.found:
        return -rate * max(0.0, search - t0)
    by_luck = _LUCK * rate * exp(-rate * search)
    return log((1 - _LUCK) * _late(rate, search - t0, 0.0) + by_luck)


def _one(point: _Point, look: Look) -> float:
    rate, t0 = point.rates[look.level], point.t0
    before = look.lay - look.search
    at_once = look.quick * _above(look.quick, t0 + _SPREAD) if look.quick else 0.0
    unseen = max(0.0, before - look.blind - t0 - at_once)
    if not look.found:
        return log(_survival(rate, t0, look, before, unseen))
    by_luck = _LUCK * rate * exp(-rate * look.lay)
    return log((1 - _LUCK) * _density(rate, t0, look.search, before, unseen) + by_luck)


def _survival(rate: float, t0: float, look: Look, before: float, unseen: float) -> float:
    """That it was not called: not noticed at all, or before the table changed and too late now.

    Who calls another one at once may have seen this one, too.
    """
    not_yet = exp(-rate * (before + max(0.0, look.search - t0)))
    early = exp(-rate * unseen) - exp(-rate * before)
    return not_yet + early * _above(look.search, t0 + (_SPREAD if look.called else 0))


def _density(rate: float, t0: float, search: int, before: float, unseen: float) -> float:
    """Of a find `search` after the table changed: noticed before that, or since."""
    off = (search - t0) / _SPREAD
    early = (exp(-rate * unseen) - exp(-rate * before)) * exp(-off * off / 2) / (_SPREAD * _ROOT)
    return early + _late(rate, search - t0, before)


def _late(rate: float, after: float, before: float) -> float:
    """Noticed since the table changed, so long before the call that is left to react."""
    after -= EDGE * _SPREAD
    seen = rate * exp(-rate * (before + after) + (rate * _SPREAD) ** 2 / 2)
    return seen * (1 - _above(after, rate * _SPREAD**2))


def _above(time: float, middle: float) -> float:
    """How likely a reaction that takes `middle` on average is slower than this."""
    return 0.5 * erfc((time - middle) / (_SPREAD * _ROOT_2))


@lru_cache(maxsize=1000)
def _result(game: str, strength: float, result: float) -> Curve:
    chances = [wins(game, each, strength) for each in GRID]
    return tuple(result * log(p) + (1 - result) * log(1 - p) for p in chances)
