"""What goes out: events with an audience, outcomes, and the frame of every view."""

from __future__ import annotations

import msgspec

from tercet import drawn
from tercet.engine.acts import snake
from tercet.engine.wire import Whole


class Event(
    msgspec.Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="event",
    tag=snake,
    omit_defaults=True,
):
    """Something that happened. Without `only` and `but` everybody may know it.

    `only` names the one seat that may know it, `but` the one that may not (it gets its own).
    Fields called `seat` or `by` hold a seat, `seats` several: texts show names there. One called
    `ms` holds how long something took: texts show it as a clock does.
    """

    only: int | None = None
    but: int | None = None

    def seen_by(self, viewer: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        if self.only is not None:
            return viewer == self.only
        return self.but is None or viewer != self.but


class Left(Event, frozen=True):
    """A player went away."""

    seat: int


class Returned(Event, frozen=True):
    """A player came back."""

    seat: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: a score for each seat, who shares the win, and the reason as a code."""

    scores: tuple[Whole, ...]
    winners: tuple[Whole, ...]
    reason: str


class Over(Event, frozen=True):
    """The game has ended."""

    outcome: Outcome


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """When time runs out (table time, ms) and for what."""

    at: int
    label: str


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="game", tag=snake):
    """What one viewer may know. `seat` is None for a spectator; each game adds its own fields."""

    seat: int | None
    may_act: tuple[int, ...]
    away: tuple[int, ...]
    deadline: Deadline | None
    outcome: Outcome | None

    def _repr_svg_(self) -> str | None:
        """What lies on the table and in the own hand, as a notebook shows it."""
        return drawn.svg(self)

    def _repr_html_(self) -> str | None:
        """The same with a line below it: the game, the seat, the pile."""
        return drawn.html(self)


def highest(scores: tuple[int, ...], playing: tuple[int, ...]) -> tuple[int, ...]:
    """Who among those playing has the highest score; ties share the win (SCORE-1a)."""
    best = max(scores[seat] for seat in playing)
    return tuple(seat for seat in playing if scores[seat] == best)
