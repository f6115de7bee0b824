"""Who is paired with whom: by rating, with a window that opens with time. No clock, no network.

`Matchmaker` (`matchmaking`) gives it the time and the people; others could do so over a broker.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec

#: How far apart two ratings may be at first, and how much more with every second.
FIRST_WINDOW: Final = 100
PER_SECOND: Final = 15
#: After so many seconds anybody will do.
OPEN_AFTER_S: Final = 60.0
#: After so many seconds a bot is offered.
BOT_AFTER_S: Final = 20.0


class Seek(msgspec.Struct, frozen=True):
    """Somebody who looks for an opponent, since a moment in seconds."""

    person: str
    game: str
    rated: bool
    value: int
    since: float
    #: The ids of everybody that this person has blocked.
    blocks: frozenset[str] = frozenset()

    def waited(self, now: float) -> float:
        """For how many seconds it has been looked."""
        return max(0.0, now - self.since)

    def window(self, now: float) -> int | None:
        """How far an opponent's rating may be from this one; None is as far as you like."""
        waited = self.waited(now)
        if waited >= OPEN_AFTER_S:
            return None
        return FIRST_WINDOW + int(PER_SECOND * waited)

    def accepts(self, other: Seek, now: float) -> bool:
        """Whether the other one is near enough by now, and not blocked."""
        if other.person in self.blocks:
            return False
        window = self.window(now)
        return window is None or abs(self.value - other.value) <= window


Couple = tuple[Seek, Seek]


def couples(seeks: Iterable[Seek], now: float) -> list[Couple]:
    """Who plays now: whoever has waited longest chooses first, and takes whoever is nearest.

    Both must accept each other, so that nobody is pulled out of a narrow window by another's wide
    one; rated and other games are never mixed.
    """
    pools: defaultdict[tuple[str, bool], list[Seek]] = defaultdict(list)
    for seek in sorted(seeks, key=lambda each: each.since):
        pools[seek.game, seek.rated].append(seek)
    return [couple for pool in pools.values() for couple in _paired(pool, now)]


def _paired(pool: list[Seek], now: float) -> list[Couple]:
    found: list[Couple] = []
    waiting = list(pool)
    while waiting:
        first = waiting.pop(0)
        near = [each for each in waiting if _fit(first, each, now)]
        if near:
            second = min(near, key=lambda each: (abs(each.value - first.value), each.since))
            waiting.remove(second)
            found.append((first, second))
    return found


def _fit(one: Seek, other: Seek, now: float) -> bool:
    return one.person != other.person and one.accepts(other, now) and other.accepts(one, now)
