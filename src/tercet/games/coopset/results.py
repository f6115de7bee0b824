"""What a team's result in CoopSet is worth: the verdict, and the comparison with earlier games.

Nothing is stored here (COOP-6b): a server keeps its games and the terminal a file of results, and
both ask how a new one compares.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
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


#: So many earlier results are told one by one (COOP-6b).
LAST: Final = 5

Team = tuple[str, ...]
Options = tuple[tuple[str, bool | int | str], ...]


class TeamResult(Struct, frozen=True):
    """One finished game of a team; results are comparable under the same options only."""

    team: Team
    options: Options
    score: int


class TeamStanding(Struct, frozen=True):
    """How a result compares with the team's earlier ones; None where there are none.

    `last` are the latest of them, the newest first. `rank` is 1 where no earlier result was better;
    equal results share a rank.
    """

    score: int
    earlier: int
    last: tuple[int, ...]
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
    return TeamResult(team_key(log.names), options, log.end.outcome.scores[0])


def standing(new: TeamResult, earlier: Iterable[TeamResult]) -> TeamStanding:
    """Compare a result with those of the same team under the same options, the newest first."""
    key = new.team, new.options
    return compared(new.score, [old.score for old in earlier if (old.team, old.options) == key])


def compared(score: int, earlier: Sequence[int]) -> TeamStanding:
    """A score beside earlier ones of the same kind, the newest first (COOP-6)."""
    return TeamStanding(
        score=score,
        earlier=len(earlier),
        last=tuple(earlier[:LAST]),
        best=max(earlier, default=None),
        average=sum(earlier) / len(earlier) if earlier else None,
        rank=1 + sum(old > score for old in earlier),
    )


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
