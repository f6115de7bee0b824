"""The bot that wins about every second game against somebody, and how strong that person is.

In the races the find times say most. What they leave out (a hand that is slow on glass, many wrong
calls) shows in the results, so both count. In the games of thought, and in 20/20, there are only
results; there a person is first believed to be about as strong as in the races.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from tercet.bots.human.skills import SKILL_KEYS, WEAKEST, strength_key, strength_of
from tercet.strength.ladders import STEPS
from tercet.strength.likelihood import (
    FLAT,
    Curve,
    Estimate,
    added,
    estimate,
    highest,
    prior_curve,
    result_curve,
    sight_curve,
)
from tercet.strength.looking import RACES, Look

#: Who gets better is followed: only the last games count, races and results.
RACES_COUNTED: Final = 10
RESULTS_COUNTED: Final = 20
#: With fewer finds than these nothing is said yet.
LEAST_FINDS: Final = 5
#: How far somebody's strength in one game may be from that in the races, or from a newcomer's.
_SPREAD: Final = 1.0
_SPREAD_UNKNOWN: Final = 1.5


class Rival(Struct, frozen=True):
    """A bot at the same table, and how one did against it: 1 better, 0 worse, a half the same."""

    bot: str
    result: float


class Played(Struct, frozen=True):
    """A finished game of one person: what was looked at, and how it went against each bot."""

    game: str
    looks: Sequence[Look] = ()
    rivals: Sequence[Rival] = ()


def sight_of(games: Iterable[Played]) -> Estimate | None:
    """How quickly a person sees, by the last races; `games` begin with the newest."""
    looks = _looks(games)
    finds = sum(look.found for look in looks)
    return estimate(sight_curve(looks), finds) if finds >= LEAST_FINDS else None


def results_of(game: str, games: Iterable[Played]) -> Estimate | None:
    """How strong a person is in one game by its results alone; None before the first."""
    results = _results(game, games)
    return estimate(result_curve(game, results), len(results)) if results else None


def strength_for(game: str, games: Sequence[Played]) -> float:
    """How strong the bot for a person's next game should be; a newcomer gets the weakest."""
    curve = result_curve(game, _results(game, games)) if game in STEPS else FLAT
    return highest(added(curve, _known_before(game, games)))


def bot_for(game: str, games: Sequence[Played]) -> str:
    """The key of that bot, for `add_bot`; `games` begin with the newest."""
    strength = round(strength_for(game, games), 2)
    named = strength.is_integer()
    return SKILL_KEYS[int(strength) - 1] if named else strength_key(strength)


def _known_before(game: str, games: Iterable[Played]) -> Curve:
    """What the races say of a game, its own results aside."""
    looks = _looks(games)
    if sum(look.found for look in looks) < LEAST_FINDS:
        return prior_curve(WEAKEST, _SPREAD_UNKNOWN)
    seen = sight_curve(looks)
    return seen if game in RACES else prior_curve(round(highest(seen), 1), _SPREAD)


def _looks(games: Iterable[Played]) -> list[Look]:
    races = (played for played in games if played.game in RACES and played.looks)
    return [look for played in islice(races, RACES_COUNTED) for look in played.looks]


def _results(game: str, games: Iterable[Played]) -> list[tuple[float, float]]:
    own = (played for played in games if played.game == game and played.rivals)
    counted = RACES_COUNTED if game in RACES else RESULTS_COUNTED
    return [
        (strength, rival.result)
        for played in islice(own, counted)
        for rival in played.rivals
        if (strength := strength_of(rival.bot)) is not None
    ]
