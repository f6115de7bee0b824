"""Ratings, records and races over HTTP: `GET /api/standings/classic`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated

from litestar import Router, get, post
from litestar.params import PathParameter

from tercet.errors import IllegalAction
from tercet.games import find_game
from tercet.server.house import House
from tercet.server.http.api import REFUSALS, AnyRequest, check_request, client_address, own_cookie
from tercet.server.standing import races
from tercet.server.standing.leaderboard import leaderboard
from tercet.server.standing.records import records_of
from tercet.server.wire.bodies import RaceInvitation, RaceMade, Records, Standing
from tercet.server.wire.messages import News, TableInfo

GameKey = Annotated[str, PathParameter(max_length=40)]
TableKey = Annotated[str, PathParameter(max_length=40)]


@get("/standings/{game:str}", responses=REFUSALS)
async def standing(request: AnyRequest, game: GameKey) -> Standing:
    """Who is rated how high at a game, and where one stands oneself."""
    find_game(game)
    house: House = request.app.state.house
    who = await house.sessions.recognise(own_cookie(request))
    me = None if who is None else who.person.id
    return await asyncio.to_thread(leaderboard, house.store, game, me)


@get("/records/{kind:str}", responses=REFUSALS)
async def records(request: AnyRequest, kind: GameKey) -> Records:
    """The best of all against the pack (`solitaire-patience`, `coopset-3`), and one's own."""
    house: House = request.app.state.house
    who = await house.sessions.recognise(own_cookie(request))
    me = None if who is None else who.person.id
    return await asyncio.to_thread(records_of, house.store, kind, me)


@post("/tables/{table_id:str}/race", status_code=200, responses=REFUSALS)
async def make_race(request: AnyRequest, table_id: TableKey) -> RaceMade:
    """An invitation to beat one's own finished solitaire on its own pack."""
    house: House = request.app.state.house
    who = await _somebody(request)
    return RaceMade(await races.invite(house, who.person, table_id))


@get("/races/{race:str}", responses=REFUSALS)
async def invitation(request: AnyRequest, race: TableKey) -> RaceInvitation:
    """What there is to beat."""
    return await races.invitation(request.app.state.house, race)


@post("/races/{race:str}", responses=REFUSALS)
async def take_race(request: AnyRequest, race: TableKey) -> TableInfo:
    """A table of one's own with the same pack; the other game is there as a ghost."""
    room = await races.open_race(request.app.state.house, await _somebody(request), race)
    return room.info()


@dataclass(frozen=True)
class _Somebody:
    """Whoever asks, as the house knows them."""

    person: str
    name: str
    account: bool
    address: str

    def tell(self, news: News) -> None:
        """Over HTTP nothing is told unasked."""


async def _somebody(request: AnyRequest) -> _Somebody:
    house: House = request.app.state.house
    who = await house.sessions.recognise(own_cookie(request))
    if who is None:
        raise IllegalAction("no_session")
    person = who.person
    account = person.login is not None
    return _Somebody(person.id, person.name, account, client_address(request))


def standing_router() -> Router:
    """All of the above under `/api`."""
    routes = [standing, records, make_race, invitation, take_race]
    return Router("/api", route_handlers=routes, before_request=check_request)
