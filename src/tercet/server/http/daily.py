"""The ranked puzzle over HTTP: its ranking for everybody, its cards for whoever has begun it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from tercet.practice.puzzle import read_day
from tercet.server.daily import DayRanking, JudgedFind, OwnTry
from tercet.server.http.accounts import account_of
from tercet.server.http.api import REFUSALS, AnyRequest, house_of, own_cookie, who_asks

DayPath = Annotated[str, PathParameter(max_length=40)]


CardText = Annotated[str, Meta(max_length=8)]


class ThreeCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Three cards that are thought to be a SET."""

    cards: tuple[CardText, CardText, CardText]


@get("/daily/{day:str}", responses=REFUSALS)
async def ranking(request: AnyRequest, day: DayPath) -> DayRanking:
    """The ranking of a day, and one's own go; cards only for who has begun, or when it is over."""
    house = house_of(request)
    who = await house.sessions.recognise(own_cookie(request))
    person = None if who is None or who.person.login is None else who.person
    return await house.daily.ranking(read_day(day, house.daily.today), person)


@post("/daily/{day:str}/start", status_code=201, responses=REFUSALS)
async def start(request: AnyRequest, day: DayPath) -> OwnTry:
    """Be shown the cards, once for each account; the server's clock runs from here on."""
    person = account_of(await who_asks(request))
    daily = house_of(request).daily
    return await daily.start(person, read_day(day, daily.today))


@post("/daily/{day:str}/find", status_code=200, responses=REFUSALS)
async def find(request: AnyRequest, day: DayPath, data: JSONBody[ThreeCards]) -> JudgedFind:
    """Have three cards judged."""
    person = account_of(await who_asks(request))
    daily = house_of(request).daily
    return await daily.find(person, read_day(day, daily.today), data.cards)


#: All of the above, under `/api`.
DAILY_ROUTES: Final = (ranking, start, find)
