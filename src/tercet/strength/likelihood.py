"""How likely what was seen is at every strength of the scale, and what follows from it.

A curve holds a log-likelihood for each point of `GRID`; curves of independent observations are
added. The estimate is where a curve is highest. The interval is where it is at most 1.92 lower,
and holds the true strength in 95 of 100 cases if the model is true and there is enough to go by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import groupby
from math import erfc, exp, log, log1p, pi, sqrt
from typing import Final

from msgspec import Struct

from tercet.bots.human.skills import SKILLS, STRONGEST, WEAKEST, Skill, skill_at
from tercet.strength.ladders import wins
from tercet.strength.looking import Look

Curve = tuple[float, ...]

_STEP: Final = 0.1
#: The points of the scale at which a likelihood is reckoned.
GRID: Final = tuple(
    round(WEAKEST + number * _STEP, 2) for number in range(round((STRONGEST - WEAKEST) / _STEP) + 1)
)
FLAT: Final[Curve] = (0.0,) * len(GRID)
#: The root of half the 95 % point of chi squared with one degree of freedom.
_FALL: Final = sqrt(1.92)
#: So many finds may be luck, made sooner than the model allows.
_LUCK: Final = 0.01
_ROOT_2: Final = sqrt(2)
_ROOT: Final = sqrt(2 * pi)


class Estimate(Struct, frozen=True):
    """A strength with its 95 % interval, and on how many finds or results it rests."""

    strength: float
    low: float
    high: float
    seen: int


class Hand(Struct, frozen=True):
    """How reaction times spread about `t0`, in milliseconds.

    A sharp edge is best met by a smooth one that lies later, by so many spreads: `late` for what
    was noticed since the table changed; `tied` after a stop in which both could notice something,
    and react at once when it ends, so that chance chooses one of them.
    """

    spread: float
    late: float = 0.0
    tied: float = 0.0


#: Bots always need the same time to react, people are now quicker, now slower. Which of these
#: somebody is like follows from the games; how well that works is in `docs/strength.md`.
STEADY, CALM, UNSTEADY = HANDS = (Hand(60.0, 0.9, 0.25), Hand(100.0), Hand(200.0))
#: In so long a search everybody has reacted to what was seen before it.
_LONG_MS: Final = max(skill.t0_ms for skill in SKILLS) + 4 * UNSTEADY.spread


class _Point(Struct, frozen=True):
    """The model at one strength: how soon one reacts, and the rate of right calls by level."""

    t0: float
    hand: Hand
    rates: tuple[float, ...]


def sight_curve(games: Iterable[Sequence[Look]]) -> Curve:
    """Of what one player looked at in some games, by the model of find times (`docs/bots.md`).

    Each SET is noticed at a rate of its own and called `t0` later. Of those called, a share of
    `eps` goes wrong, so right calls come at a rate lower by that; after a wrong one all is new.
    The hand may be steady or not, which is the same in all games.
    """
    played = [tuple(looks) for looks in games]
    by_hand = [added(FLAT, *(_game_curve(looks, hand) for looks in played)) for hand in HANDS]
    return tuple(reduce(_log_sum, values) for values in zip(*by_hand, strict=True))


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
    return _peak(curve)[0]


def estimate(curve: Curve, seen: int) -> Estimate:
    """The most likely strength and its interval."""
    top, height = _peak(curve)
    falls = [sqrt(max(0.0, height - value)) for value in curve]
    low, high = _edge(falls, top, -1), _edge(falls, top, 1)
    return Estimate(round(top, 3), round(low, 3), round(high, 3), seen)


def _peak(curve: Curve) -> tuple[float, float]:
    """Where a curve is highest, and how high."""
    at = max(range(len(curve)), key=curve.__getitem__)
    if not 0 < at < len(curve) - 1:
        return GRID[at], curve[at]
    left, top, right = curve[at - 1 : at + 2]
    bend = left - 2 * top + right
    if not bend:
        return GRID[at], top
    return GRID[at] + _STEP * (left - right) / (2 * bend), top - (left - right) ** 2 / (8 * bend)


def _edge(falls: Sequence[float], top: float, side: int) -> float:
    """Where a curve has fallen too low on one side; the roots of falls grow evenly from the top."""
    beyond = [at for at, each in enumerate(GRID) if (each - top) * side > 0]
    inside = [at for at in beyond if falls[at] <= _FALL]
    near = (max if side > 0 else min)(inside) if inside else None
    start, fallen = (top, 0.0) if near is None else (GRID[near], falls[near])
    after = [at for at in beyond if (GRID[at] - start) * side > 0]
    if not after:
        return start
    nearest = (min if side > 0 else max)(after)
    return start + (GRID[nearest] - start) * (_FALL - fallen) / (falls[nearest] - fallen)


@cache
def _points(hand: Hand) -> tuple[_Point, ...]:
    return tuple(_point(skill_at(strength), hand) for strength in GRID)


def _point(skill: Skill, hand: Hand) -> _Point:
    t0 = skill.t0_s * 1000
    rates = [(1 - skill.eps) / skill.mean_ms(level) for level in range(5)]
    return _Point(t0, hand, tuple(rates))


#: Games are asked for again and again, with one more each time.
@lru_cache(maxsize=3000)
def _game_curve(looks: tuple[Look, ...], hand: Hand) -> Curve:
    searches = list(_searches(looks))
    lain = _untouched(search for search in searches if search.long)
    others = [search for search in searches if not search.long]
    return tuple(
        sum(-point.rates[level] * (lay - n * point.t0) for level, (lay, n) in lain.items())
        + sum(_searched(point, search) for search in others)
        for point in _points(hand)
    )


class _Search(Struct, frozen=True):
    """All SETs that were gone after one search; the one that was found stands first.

    `old` is one of those that had lain there before the table changed; the stops before that are
    the same for all of them.
    """

    looks: tuple[Look, ...]
    old: Look | None

    @property
    def long(self) -> bool:
        """Nobody found anything, and there was time enough to call whatever was seen before."""
        return not self.looks[0].found and self.looks[0].search >= _LONG_MS


def _searches(looks: Sequence[Look]) -> Iterator[_Search]:
    for _, same in groupby(looks, lambda look: look.number):
        group = sorted(same, key=lambda look: not look.found)
        yield _Search(tuple(group), next((one for one in group if one.lay > one.search), None))


def _untouched(searches: Iterable[_Search]) -> dict[int, tuple[int, int]]:
    """By level, how long SETs lay in long searches, and how many."""
    lay: Counter[int] = Counter()
    count: Counter[int] = Counter()
    for look in (look for search in searches for look in search.looks):
        lay[look.level] += look.lay
        count[look.level] += 1
    return {level: (lay[level], count[level]) for level in lay}


def _searched(point: _Point, search: _Search) -> float:
    """Each SET may have been noticed before the table changed (`early`), or since.

    Whoever has noticed any calls as soon as one reacts: that is one chance for all of them.
    """
    first = search.looks[0]
    most = _hidden(point, search.old) if search.old else 0.0
    late = max(0.0, first.search - point.t0)
    unseen = early = since = 0.0
    for look in search.looks:
        rate, before = point.rates[look.level], look.lay - look.search
        hidden = min(before, most)
        unseen += rate * (before - hidden)
        early += rate * hidden
        since += rate * late
    if first.found:
        own = point.rates[first.level] * min(first.lay - first.search, most)
        return _found(point, first, (own, early, since)) - unseen
    too_late = (1 - exp(-early)) * _slower(point, first.search - _tie(point, first))
    return log(exp(-early - since) + too_late) - unseen


def _found(point: _Point, look: Look, seen: tuple[float, float, float]) -> float:
    """Of a find: noticed early, and before all others; or since, and no other early; or luck.

    `seen` is how much of this one may have been noticed early, of all, and of all since then.
    """
    own, early, since = seen
    rate, spread, after = point.rates[look.level], point.hand.spread, look.search - point.t0
    edge = point.hand.late * spread
    in_time = exp(rate * (edge + rate * spread**2 / 2 + max(0.0, -after)))
    in_time *= 1 - _above(after - edge, rate * spread**2, spread)
    rest = log(rate * ((1 - _LUCK) * in_time + _LUCK)) - early - since
    if not own:
        return rest
    first = own / early * (1 - exp(-early))
    at_once = (1 - _LUCK) * first * _density(after - _tie(point, look), spread)
    return _log_sum(rest, log(at_once)) if at_once else rest


def _hidden(point: _Point, look: Look) -> float:
    """For how long before the last change a SET may have been noticed and not called."""
    time, chance = point.t0 + look.blind, 1.0
    for short in look.earlier:
        chance *= _slower(point, short.open - (point.hand.spread if short.own else 0))
        time += chance * (short.open + short.blind)
    return time


def _slower(point: _Point, time: float) -> float:
    """How likely one has not reacted by then."""
    return _above(time, point.t0, point.hand.spread)


def _tie(point: _Point, look: Look) -> float:
    return point.hand.tied * point.hand.spread if look.blind else 0.0


def _above(time: float, middle: float, spread: float) -> float:
    return 0.5 * erfc((time - middle) / (spread * _ROOT_2))


def _density(off: float, spread: float) -> float:
    return exp(-((off / spread) ** 2) / 2) / (spread * _ROOT)


def _log_sum(a: float, b: float) -> float:
    """The logarithm of the sum of two numbers that are given by theirs."""
    return max(a, b) + log1p(exp(-abs(a - b)))


@lru_cache(maxsize=1000)
def _result(game: str, strength: float, result: float) -> Curve:
    chances = [wins(game, each, strength) for each in GRID]
    return tuple(result * log(p) + (1 - result) * log(1 - p) for p in chances)
