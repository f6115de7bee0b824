"""Ratings over HTTP: `GET /api/standings/classic`."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get
from litestar.params import PathParameter

from tercet.games import find_game
from tercet.server.house import House
from tercet.server.http.api import REFUSALS, AnyRequest, check_request, own_cookie
from tercet.server.standing.leaderboard import leaderboard
from tercet.server.wire.bodies import Standing

GameKey = Annotated[str, PathParameter(max_length=40)]


@get("/standings/{game:str}", responses=REFUSALS)
async def standing(request: AnyRequest, game: GameKey) -> Standing:
    """Who is rated how high at a game, and where one stands oneself."""
    find_game(game)
    house: House = request.app.state.house
    who = await house.sessions.recognise(own_cookie(request))
    me = None if who is None else who.person.id
    return await asyncio.to_thread(leaderboard, house.store, game, me)


def standing_router() -> Router:
    """All of the above under `/api`."""
    return Router("/api", route_handlers=[standing], before_request=check_request)
