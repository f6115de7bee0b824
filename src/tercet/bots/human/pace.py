"""How long a player lets others wait: the same at every skill.

In a race the time to see a SET is the strength (`sight`). Everywhere else a weak player overlooks,
guesses and chooses badly, but is no slower than a strong one: nobody waits for long where nothing
can happen without a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tercet.bots.human.draws import Draws

Span = tuple[int, int]

#: A turn of one's own: a bet, a card to lay, dice to place or to throw again; a vote.
TURN_MS: Final[Span] = (1500, 4000)
#: The last word that an agreement waits for, whether or not there is anything to see.
LAST_WORD_MS: Final[Span] = (1500, 3000)
#: A word once all people have spoken, while other bots are still silent.
WORD_MS: Final[Span] = (1500, 4000)
#: Where all people, or all others, have to sit still until somebody has found something.
STILL_MS: Final[Span] = (3000, 4900)
#: A search in Scout is given up by then at the latest (SCOUT-5a); an opening of SET Dice is made.
SEARCH_MS: Final[Span] = (6500, 8500)
OPENING_MS: Final[Span] = (5000, 7500)
#: Nobody reacts more quickly than this, or than the `t0` of the skill if that is less.
REACTION_MS: Final = 900


def within(span: Span, draws: Draws) -> int:
    """A time from this span, each as likely."""
    least, most = span
    return least + draws.below(most - least + 1)


class Pause:
    """A time that is drawn once for what it is about, however often one looks meanwhile."""

    def __init__(self) -> None:
        self._about: object = None
        self._until = 0

    def until(self, about: object, span: Span, at: int, draws: Draws) -> int:
        """When the pause is over; one about something else begins at `at`."""
        if about != self._about:
            self._about, self._until = about, at + within(span, draws)
        return self._until


class Other(Struct, frozen=True):
    """Another player who is asked for a word: a person or not, and whether it was said.

    `still`: the rules make that player sit still for now.
    """

    person: bool
    spoken: bool
    still: bool = False


class Due(Struct, frozen=True):
    """By when a player speaks, and up to when what is noticed counts.

    `last`: all others have spoken, so a call comes at that time, too, and the pause tells nothing.
    `still`: others have to sit still meanwhile.
    """

    at: float
    sees_until: float
    last: bool
    still: bool


class Speaking:
    """When one player says a word that everybody has to say, such as "none here" (BASE-6a)."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._due: Due | None = None

    def due(self, others: Sequence[Other], at: int, table: int, draws: Draws) -> Due | None:
        """When to speak, if anybody waits; `table` is since when it lies as it does."""
        span = _span(others)
        if (key := (span, table)) != self._key:
            self._key, self._due = key, span and _due(span, at, draws)
        return self._due


def _span(others: Sequence[Other]) -> Span | None:
    if not others:
        return None
    if all(other.spoken or other.still for other in others):
        return LAST_WORD_MS if any(other.spoken for other in others) else STILL_MS
    people = [other for other in others if other.person]
    if not people or any(not other.spoken and not other.still for other in people):
        return None
    return WORD_MS if any(other.spoken for other in people) else STILL_MS


def _due(span: Span, at: int, draws: Draws) -> Due:
    """What is seen does not depend on the time drawn, so that the time does not tell it."""
    return Due(
        at=at + within(span, draws),
        sees_until=at + sum(span) / 2,
        last=span is LAST_WORD_MS,
        still=span is STILL_MS,
    )
