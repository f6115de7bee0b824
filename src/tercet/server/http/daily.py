"""Routes of the daily puzzle, such as `GET /api/puzzle/2026-11-16`, and of the ranked one.

Everybody can read the ranking; the cards are shown to an account once it has begun.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from tercet.practice.puzzle import Puzzle, puzzle_of, read_day
from tercet.programs.protocol import Refused
from tercet.server.daily import DayRanking, JudgedFind, OwnTry
from tercet.server.http.accounts import account_of
from tercet.server.http.api import REFUSALS, AnyRequest, house_of, own_cookie, who_asks

DayPath = Annotated[str, PathParameter(max_length=40)]
CardText = Annotated[str, Meta(max_length=8)]


class ThreeCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Three cards that are thought to be a SET."""

    cards: tuple[CardText, CardText, CardText]


@get(
    "/api/puzzle/{day:str}",
    sync_to_thread=False,
    responses={
        400: ResponseSpec(Refused, description="It is not a date."),
        404: ResponseSpec(Refused, description="That day has no puzzle."),
    },
)
def puzzle(day: DayPath) -> Puzzle:
    """The puzzle of a day (YYYY-MM-DD); it never changes, so it may be kept."""
    return puzzle_of(read_day(day, datetime.now(UTC).date()))


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


#: The ranked puzzle, under `/api`.
DAILY_ROUTES: Final = (ranking, start, find)
