"""What matches between bots say: shares of wins with intervals, and ratings on a ladder.

Games come in blocks: the same deal, with the players moved round by one seat each time. Players
are told by their place in the list. The blocks are independent of each other, so intervals are
computed from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log10, sqrt
from typing import Final

from msgspec import Struct

#: 95 of 100 such intervals hold the true value.
_SIGMAS: Final = 1.96
#: The ladder starts from here, as is the custom; 400 points are odds of ten to one.
MIDDLE: Final = 1500


class GameResult(Struct, frozen=True):
    """One game: by player the points and the share of the win, and how long it took at table."""

    block: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    table_ms: int
    entries: int


class Figure(Struct, frozen=True):
    """A mean and half the width of its 95 % interval."""

    value: float
    within: float


class Standing(Struct, frozen=True):
    """A player at the end: share of wins, points a game, and the place on the ladder."""

    player: str
    wins: Figure
    score: Figure
    rating: Figure


class Pair(Struct, frozen=True):
    """Two players: how often the first did better in the same game (or deal); a tie is a half."""

    first: str
    second: str
    better: Figure


class ArenaResult(Struct, frozen=True):
    """A whole contest."""

    game: str
    seed: str
    games: int
    seconds: float
    table_s: float
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


def figure(blocks: Sequence[float]) -> Figure:
    """The mean over blocks, with its interval."""
    count = len(blocks)
    mean = sum(blocks) / count
    spread = sum((value - mean) ** 2 for value in blocks) / max(1, count - 1)
    return Figure(mean, _SIGMAS * sqrt(spread / count))


def sum_up(
    game: str, seed: str, players: Sequence[str], results: Sequence[GameResult], seconds: float
) -> ArenaResult:
    """The contest in figures."""
    blocks = _by_block(results)
    pairs = [
        Pair(players[a], players[b], figure([_better(block, a, b) for block in blocks]))
        for a, b in combinations(range(len(players)), 2)
    ]
    ratings = _ladder(len(players), [pair.better for pair in pairs], len(blocks))
    standings = tuple(
        Standing(
            name,
            figure([_mean(block, lambda one, at=at: one.wins[at]) for block in blocks]),
            figure([_mean(block, lambda one, at=at: float(one.scores[at])) for block in blocks]),
            ratings[at],
        )
        for at, name in enumerate(players)
    )
    table_s = sum(one.table_ms for one in results) / 1000 / len(results)
    return ArenaResult(game, seed, len(results), seconds, table_s, standings, tuple(pairs))


def _by_block(results: Sequence[GameResult]) -> list[list[GameResult]]:
    blocks: dict[int, list[GameResult]] = {}
    for one in results:
        blocks.setdefault(one.block, []).append(one)
    return [blocks[number] for number in sorted(blocks)]


def _mean(block: Sequence[GameResult], of: object) -> float:
    return sum(of(one) for one in block) / len(block)  # type: ignore[operator]


def _better(block: Sequence[GameResult], a: int, b: int) -> float:
    def one(game: GameResult) -> float:
        if game.wins[a] != game.wins[b]:
            return float(game.wins[a] > game.wins[b])
        return 0.5 + 0.5 * ((game.scores[a] > game.scores[b]) - (game.scores[a] < game.scores[b]))

    return sum(map(one, block)) / len(block)


def _ladder(players: int, shares: Sequence[Figure], blocks: int) -> list[Figure]:
    """Elo-like ratings that explain the pairs best (Bradley–Terry), with rough intervals."""
    strength = [1.0] * players
    wins = [[0.0] * players for _ in range(players)]
    for (a, b), share in zip(combinations(range(players), 2), shares, strict=True):
        # Half a game for each side keeps a clean sheet from being worth infinity.
        wins[a][b] = share.value * blocks + 0.5
        wins[b][a] = (1 - share.value) * blocks + 0.5
    for _ in range(500):
        strength = [_improved(strength, wins, at) for at in range(players)]
        middle = sum(map(log10, strength)) / players
        strength = [value / 10**middle for value in strength]
    return [
        Figure(MIDDLE + 400 * log10(value), _rating_error(shares, players, at))
        for at, value in enumerate(strength)
    ]


def _improved(strength: Sequence[float], wins: Sequence[Sequence[float]], at: int) -> float:
    others = [other for other in range(len(strength)) if other != at]
    if not others:
        return 1.0
    won = sum(wins[at][other] for other in others)
    met = sum(
        (wins[at][other] + wins[other][at]) / (strength[at] + strength[other]) for other in others
    )
    return won / met


def _rating_error(shares: Sequence[Figure], players: int, at: int) -> float:
    """From the interval of this player's mean share, through the slope of the rating curve."""
    mine = [
        share
        for pair, share in zip(combinations(range(players), 2), shares, strict=True)
        if at in pair
    ]
    if not mine:
        return 0.0
    slopes = [400 / (2.302585 * max(0.02, s.value * (1 - s.value))) * s.within for s in mine]
    return sqrt(sum(slope * slope for slope in slopes)) / len(mine)
