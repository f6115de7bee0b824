"""What goes out: events with an audience, outcomes, and the frame of every view."""

from __future__ import annotations

import msgspec

from tercet.engine.acts import snake


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
    Fields called `seat` or `by` hold a seat, `seats` several: texts show names there.
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

    scores: tuple[int, ...]
    winners: tuple[int, ...]
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


def highest(scores: tuple[int, ...], playing: tuple[int, ...]) -> tuple[int, ...]:
    """Who among those playing has the highest score; ties share the win (SCORE-1a)."""
    best = max(scores[seat] for seat in playing)
    return tuple(seat for seat in playing if scores[seat] == best)
