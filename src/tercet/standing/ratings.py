"""Ratings: a Bayesian rating for games of two to eight, one a game, from its results in order.

The model is Plackett–Luce of `openskill`, whose version is pinned: with the results in the
store it decides every digit. What people see is one number and how far it may be off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce

#: How many may play a game that counts.
RATED_PLAYERS: Final = range(2, 9)
#: Of one pair so many games a day count.
PAIR_GAMES_A_DAY: Final = 5
#: A rating whose sigma is above this is provisional.
SETTLED_SIGMA: Final = 6.0

_MU: Final = 25.0
_SIGMA: Final = 25.0 / 3.0
_MODEL: Final = PlackettLuce(
    mu=_MU, sigma=_SIGMA, beta=25.0 / 6.0, kappa=0.0001, tau=25.0 / 300.0, limit_sigma=False
)
#: Somebody new is shown as 1500 ± 333; the spread is two sigmas.
_MIDDLE: Final = 1500
_POINTS: Final = 20.0
_DAY_MS: Final = 86_400_000


class Rating(NamedTuple):
    """What is known of a player's strength at one game, and from how many games."""

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0

    @property
    def value(self) -> int:
        """The number that people see."""
        return round(_MIDDLE + _POINTS * (self.mu - _MU))

    @property
    def spread(self) -> int:
        """How far that number may be off, 19 times out of 20."""
        return round(2 * _POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether it is too early to believe it."""
        return self.sigma > SETTLED_SIGMA


NEWCOMER: Final = Rating()


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game that was opened as rated: who stood where, in the order of seats."""

    number: int
    game: str
    ended_ms: int
    players: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def day(self) -> int:
        """The day it ended on (UTC), in days since 1970."""
        return day_of(self.ended_ms)


class Change(NamedTuple):
    """A player's rating before and after a game."""

    player: int
    before: Rating
    after: Rating


Pair = tuple[int, int]


class Ladder:
    """All ratings so far, and how often each pair has met; games are entered in their order."""

    def __init__(
        self,
        ratings: Mapping[tuple[str, int], Rating] | None = None,
        met: Mapping[tuple[int, Pair], int] | None = None,
    ) -> None:
        self.ratings: dict[tuple[str, int], Rating] = dict(ratings or {})
        self._met: Counter[tuple[int, Pair]] = Counter(met or {})

    def rating(self, game: str, player: int) -> Rating:
        """Somebody's rating at a game."""
        return self.ratings.get((game, player), NEWCOMER)

    def enter(self, played: RatedGame) -> tuple[Change, ...] | None:
        """What a game changes; None if it does not count."""
        met = [(played.day, pair) for pair in pairs(played.players)]
        if any(self._met[each] >= PAIR_GAMES_A_DAY for each in met):
            return None
        self._met.update(met)
        before = [self.rating(played.game, player) for player in played.players]
        after = rated(before, played.places)
        for player, rating in zip(played.players, after, strict=True):
            self.ratings[played.game, player] = rating
        return tuple(map(Change, played.players, before, after))


def rated(before: Iterable[Rating], places: Iterable[int]) -> list[Rating]:
    """The ratings of all players after a game in which they took these places."""
    old = list(before)
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in old]
    new = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, was.games + 1) for team, was in zip(new, old, strict=True)
    ]


def pairs(players: Iterable[int]) -> list[Pair]:
    """Everybody who met anybody, each pair once, whoever sat where."""
    return list(combinations(sorted(players), 2))


def day_of(ms: int) -> int:
    """The day of a moment (UTC), in days since 1970."""
    return ms // _DAY_MS
