"""The bot that wins about every second game against somebody, and how strong that person is.

In the races the find times say most. What they leave out (a hand that is slow on glass, many wrong
calls) shows in the results, so both count. In the games of thought, and in 20/20, there are only
results; there a person is first believed to be about as strong as in the races. Of whom nothing is
known the bot grows step by step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from tercet.bots.human.skills import SKILL_KEYS, WEAKEST, strength_key, strength_of
from tercet.strength.ladders import LADDERS
from tercet.strength.likelihood import (
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
#: With fewer finds or results than these nothing is said yet.
LEAST_FINDS: Final = 5
LEAST_RESULTS: Final = 5
#: How far somebody's strength in one game may be from that in the races.
_SPREAD: Final = 1.0
#: Anybody may come: few results must be able to lead to either end of the scale. But nobody is
#: sent from a first timer to a champion by one game: the next bot is at most so much stronger than
#: any that was met.
_ANYBODY: Final = (3.0, 8.0)
_CLIMB: Final = 1.5


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
    races = _races(games)
    finds = _finds(races)
    return estimate(sight_curve(races), finds) if finds >= LEAST_FINDS else None


def results_of(game: str, games: Iterable[Played]) -> Estimate | None:
    """How strong a person is in one game by its results alone; None where these are too few."""
    results = _results(game, games)
    count = len(results)
    return estimate(result_curve(game, results), count) if count >= LEAST_RESULTS else None


def strength_for(game: str, games: Sequence[Played]) -> float:
    """How strong the bot for a person's next game should be; a newcomer gets the weakest."""
    results = _results(game, games) if game in LADDERS else []
    known = _known_before(game, games)
    if known is not None:
        return highest(added(result_curve(game, results), known))
    if not results:
        return WEAKEST
    climb = max(strength for strength, _ in results) + _CLIMB
    return min(climb, highest(added(result_curve(game, results), prior_curve(*_ANYBODY))))


def bot_for(game: str, games: Sequence[Played]) -> str:
    """The key of that bot, for `add_bot`; `games` begin with the newest."""
    return key_of(strength_for(game, games))


def key_of(strength: float) -> str:
    """The key of the bot of a strength: its name, where it has one."""
    strength = round(strength, 2)
    return SKILL_KEYS[int(strength) - 1] if strength.is_integer() else strength_key(strength)


def _known_before(game: str, games: Iterable[Played]) -> Curve | None:
    """What the races say of a game, its own results aside; None where they say too little."""
    races = _races(games)
    if _finds(races) < LEAST_FINDS:
        return None
    seen = sight_curve(races)
    return seen if game in RACES else prior_curve(round(highest(seen), 1), _SPREAD)


def _races(games: Iterable[Played]) -> list[Sequence[Look]]:
    """What was looked at in the last races, game by game."""
    looks = (played.looks for played in games if played.game in RACES and played.looks)
    return list(islice(looks, RACES_COUNTED))


def _finds(races: Iterable[Sequence[Look]]) -> int:
    return sum(look.found for looks in races for look in looks)


def _results(game: str, games: Iterable[Played]) -> list[tuple[float, float]]:
    own = (played for played in games if played.game == game and played.rivals)
    counted = RACES_COUNTED if game in RACES else RESULTS_COUNTED
    return [
        (strength, rival.result)
        for played in islice(own, counted)
        for rival in played.rivals
        if (strength := strength_of(rival.bot)) is not None
    ]
