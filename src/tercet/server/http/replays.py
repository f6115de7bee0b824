"""Finished games for those who look at them again: frames to play back, the account, and a check.

A frame is what happened by one entry and how the table stood after it, as one viewer saw it; the
view is told as its difference to the frame before. After the end nothing is a secret any more, so
anybody who knows the table may choose through whose eyes to look, and sees all hands. Of a game
that is not over, nothing is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.params import PathParameter, QueryParameter

from tercet.analysis import Analysis
from tercet.analysis.watching import deal_under_way
from tercet.cards import Card
from tercet.engine.events import Event
from tercet.engine.log import Header, Log
from tercet.engine.wire import to_plain
from tercet.errors import TercetError, Unreadable
from tercet.games.scout.terms import ScoutState
from tercet.programs.protocol import Refused, refused
from tercet.server.house import House
from tercet.server.http.api import REFUSALS, AnyRequest, check_caller, client_address, read_body
from tercet.server.table.playback import Playback
from tercet.server.wire.messages import TableInfo
from tercet.tables import load_log, verify
from tercet.words.texts import Texts, pick_language

TableIdPath = Annotated[str, PathParameter(max_length=40)]
#: So many frames are told at once; a longer game comes in several answers.
PAGE: Final = 500
#: No log of a family's game is longer.
MOST_LOG: Final = 512 * 1024
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


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the rules allow every entry of a log; if not, why not."""

    holds: bool
    refusal: Refused | None = None


@get("/tables/{table_id:str}/replay", responses=REFUSALS)
async def replay(
    request: AnyRequest,
    table_id: TableIdPath,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
) -> Replay:
    """A finished game, frame by frame, through the eyes of a seat or of a spectator."""
    info, played = await _house(request).archive.finished(table_id)
    return await asyncio.to_thread(film, info, played, seat, first)


@get("/tables/{table_id:str}/analysis", responses=REFUSALS)
async def analysis(request: AnyRequest, table_id: TableIdPath) -> Analysis:
    """Which SETs lay on the table of a finished game, who found them, and its own figures."""
    return await _house(request).archive.analysis(table_id)


@post("/verify", status_code=200, request_max_body_size=MOST_LOG, responses=REFUSALS)
async def verify_log(request: AnyRequest) -> Verdict:
    """Play a log from a file through, and say whether it holds."""
    house = _house(request)
    house.throttles.codes.check(client_address(request))
    body = await read_body(request)
    try:
        await asyncio.to_thread(lambda: verify(load_log(body)))
    except TercetError as error:
        texts = Texts(pick_language(request.headers.get("accept-language")))
        return Verdict(holds=False, refusal=refused(error, texts))
    return Verdict(holds=True)


def replay_router() -> Router:
    """All of the above under `/api`."""
    return Router(
        "/api",
        route_handlers=[replay, analysis, verify_log],
        before_request=check_caller,
        type_encoders={Card: str},
    )


def film(info: TableInfo, played: Playback, viewer: int | None, first: int) -> Replay:
    """A page of frames, beginning with number `first`."""
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
    """The frames of a log from one number up to another, as a viewer sees them."""
    return _frames(Playback(log), viewer, first, end)


def _frames(played: Playback, viewer: int | None, first: int, end: int) -> Iterator[Frame]:
    view: dict[str, Any] = {}
    hands: Hands = ()
    for step, state in played.moments(first, end):
        before, view = view, to_plain(played.game.view(state, viewer))
        held, hands = hands, _hands(played, state)
        yield Frame(
            seq=step.seq,
            at=step.at,
            events=tuple([event for event in step.events if event.seen_by(viewer)]),
            change=difference(before, view),
            hands=None if hands == held else tuple([tuple(map(str, hand)) for hand in hands]),
        )


def difference(before: dict[str, Any], after: dict[str, Any]) -> Change:
    """What is new; objects with the same fields are compared field by field."""
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


def _hands(played: Playback, state: Any) -> Hands:
    """What everybody holds, where hands are hidden during play; a scout, the sealed cards."""
    if not played.game.facts.hidden:
        return ()
    seats, deal = range(played.log.header.count), deal_under_way(state)
    if isinstance(deal, ScoutState):
        search = deal.search
        return tuple([search.cards[1:] if search and search.scout == s else () for s in seats])
    zones = played.game.zones(state)
    return tuple([zones.get(f"hand {seat}", ()) for seat in seats])


def _house(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house
