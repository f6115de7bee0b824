"""What a team's result in CoopSet is worth: the verdict, and the comparison with earlier games.

Nothing is stored here (COOP-6b): whoever keeps logs reads a `TeamResult` from each of them and
asks `standing` how a new one compares.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tercet.engine.log import Log

#: The verdicts, each with the least score it needs (COOP-7).
VERDICTS: Final = (
    ("misread", 30),
    ("records", 16),
    ("super", 14),
    ("excellent", 11),
    ("good", 8),
    ("not_bad", 4),
    ("keep_playing", 0),
)


def verdict(score: int) -> str:
    """The verdict on a score, as a code; below 0 is the first of the scale (COOP-7a)."""
    return next((code for code, least in VERDICTS if score >= least), "keep_playing")


Team = tuple[str, ...]
Options = tuple[tuple[str, bool | int | str], ...]


class TeamResult(Struct, frozen=True):
    """One finished game of a team; results are comparable under the same options only."""

    team: Team
    options: Options
    score: int


class Standing(Struct, frozen=True):
    """How a result compares with the team's earlier ones; None where there are none.

    `rank` is 1 where no earlier result was better; equal results share a rank.
    """

    earlier: int
    best: int | None
    average: float | None
    rank: int


def team_key(names: Iterable[str]) -> Team:
    """The same team, whatever the order of its seats and the capitals of its names."""
    return tuple(sorted(" ".join(_folded(name).split()) for name in names))


def result_of(log: Log) -> TeamResult | None:
    """The result in a log, or None: not CoopSet, not over, or an arranged pile."""
    header = log.header
    if header.game != "coopset" or log.end is None or header.piles:
        return None
    options = tuple(sorted(header.options.items()))
    return TeamResult(team_key(header.seats), options, log.end.outcome.scores[0])


def standing(new: TeamResult, earlier: Iterable[TeamResult]) -> Standing:
    """Compare a result with those of the same team under the same options (COOP-6)."""
    scores = [old.score for old in earlier if (old.team, old.options) == (new.team, new.options)]
    if not scores:
        return Standing(0, None, None, 1)
    rank = 1 + sum(score > new.score for score in scores)
    return Standing(len(scores), max(scores), sum(scores) / len(scores), rank)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
