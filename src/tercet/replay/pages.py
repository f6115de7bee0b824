"""Pages of frames of a finished game; a frame holds the events of an entry and the view after.

A view is told as its difference to the frame before. After the end nothing is secret: a viewer may
look from any seat, and sees all hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tercet.engine.claims import Judged, judged
from tercet.engine.events import Event
from tercet.engine.log import Header, Log
from tercet.engine.wire import to_plain
from tercet.errors import Unreadable
from tercet.replay.log_replay import LogReplay
from tercet.server.wire.messages import TableInfo

#: Frames of one page; a longer game comes in several answers.
PAGE: Final = 500
Hands = tuple[tuple[object, ...], ...]


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one object differs from the one before: fields with new values, and fields within."""

    new: dict[str, Any] = {}
    within: dict[str, Change] = {}


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry. `hands` are the cards in everybody's hand, or sealed by a scout, when changed."""

    seq: int
    at: int
    events: tuple[Event, ...]
    change: Change
    hands: tuple[tuple[str, ...], ...] | None = None
    #: What was judged with this entry, on unequal lines.
    judged: tuple[Judged, ...] = ()


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a finished game; `more` is the number of the next frame, if there is one.

    The first frame of each answer stands for itself: all fields of its view are new.
    """

    info: TableInfo
    header: Header
    viewer: int | None
    last: int
    more: int | None
    frames: tuple[Frame, ...]


def replay_page(info: TableInfo, played: LogReplay, viewer: int | None, first: int) -> Replay:
    """Return a page of frames, beginning with number `first`."""
    log = played.log
    last, seats = len(log.entries), log.header.count
    if first > last:
        raise Unreadable("not_found")
    if viewer is not None and viewer >= seats:
        raise Unreadable("seat_unknown", seat=viewer, seats=seats)
    frames = tuple(_frames(played, viewer, first, min(first + PAGE, last + 1)))
    more = frames[-1].seq + 1
    return Replay(
        info=info,
        header=log.header,
        viewer=viewer,
        last=last,
        more=more if more <= last else None,
        frames=frames,
    )


def frames_of(log: Log, viewer: int | None, first: int, end: int) -> Iterator[Frame]:
    """Return the frames of a log from one number up to another, as a viewer sees them."""
    return _frames(LogReplay(log), viewer, first, end)


def _frames(played: LogReplay, viewer: int | None, first: int, end: int) -> Iterator[Frame]:
    view: dict[str, Any] = {}
    hands: Hands = ()
    for step, state in played.moments(first, end):
        before, view = view, to_plain(played.game.view(state, viewer))
        held, hands = hands, played.game.hands(state)
        yield Frame(
            seq=step.seq,
            at=step.at,
            events=tuple([event for event in step.events if event.seen_by(viewer)]),
            change=difference(before, view),
            hands=None if hands == held else tuple([tuple(map(str, hand)) for hand in hands]),
            judged=judged(step.entry) if step.entry is not None else (),
        )


def difference(before: dict[str, Any], after: dict[str, Any]) -> Change:
    """Return what is new; objects with the same fields are compared field by field."""
    new, within = {}, {}
    for name, value in after.items():
        old = before.get(name)
        if name in before and old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict) and old.keys() == value.keys():
            within[name] = difference(old, value)
        else:
            new[name] = value
    return Change(new, within)
