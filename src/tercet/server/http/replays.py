"""Finished games for those who look at them again: frames to play back, the account, and a check.

Anybody who knows the table may choose through whose eyes to look. Of a game that is not over,
nothing is told.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import PathParameter, QueryParameter

from tercet.analysis import Analysis
from tercet.cards import Card
from tercet.errors import TercetError
from tercet.programs.protocol import refused
from tercet.replay.pages import Replay, replay_page
from tercet.server.house import House
from tercet.server.http.accounts import account_of
from tercet.server.http.api import (
    REFUSALS,
    AnyRequest,
    check_caller,
    client_address,
    read_body,
    who_asks,
)
from tercet.server.wire.bodies import HandedIn, Verdict
from tercet.tables import load_log, verify
from tercet.words.texts import Texts, pick_language

TableIdPath = Annotated[str, PathParameter(max_length=40)]
#: No log of a family's game is longer.
MOST_LOG: Final = 512 * 1024


@get("/tables/{table_id:str}/replay", responses=REFUSALS)
async def replay(
    request: AnyRequest,
    table_id: TableIdPath,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
) -> Replay:
    """A finished game, frame by frame, through the eyes of a seat or of a spectator."""
    info, played = await _house(request).archive.finished(table_id)
    return await asyncio.to_thread(replay_page, info, played, seat, first)


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


@post("/handed", status_code=201, request_max_body_size=MOST_LOG, responses=REFUSALS)
async def hand_in(
    request: AnyRequest,
    seat: Annotated[int, QueryParameter(ge=0, le=99)],
    ended_ms: Annotated[int, QueryParameter(name="ended", ge=0, le=2**53)],
) -> HandedIn:
    """Take a log of a game that was played in a page into one's account; it counts for nothing."""
    house, who = _house(request), account_of(await who_asks(request))
    house.throttles.hand_ins.check(who.id)
    return await house.handed.hand_in(who.id, await read_body(request), seat, ended_ms)


def replay_router() -> Router:
    """All of the above under `/api`."""
    return Router(
        "/api",
        route_handlers=[replay, analysis, verify_log, hand_in],
        before_request=check_caller,
        type_encoders={Card: str},
    )


def _house(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house
