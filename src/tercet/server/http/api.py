"""The HTTP side: sessions and accounts, the lobby, tables, histories, logs, and figures.

What is said here is small; play itself goes over the WebSocket. Refusals are the messages of the
protocol, with a status that fits their kind.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from tercet.engine.events import Outcome
from tercet.engine.log import write_log
from tercet.engine.wire import from_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.programs.protocol import Refused, refused
from tercet.server.guarding.guards import clean_name, same_origin
from tercet.server.house import House
from tercet.server.people.sessions import COOKIE, KEPT_S, Recognised
from tercet.server.wire.messages import Settings, TableInfo
from tercet.storage.rows import PersonRow, SeatRow, TableRow
from tercet.words.texts import Texts, pick_language

AnyRequest = Request[Any, Any, Any]
_HISTORY: Final = 50
_STATUS: Final = {
    "no_session": 401,
    "too_fast": 429,
    "table_unknown": 404,
    "not_found": 404,
    "puzzle_unknown": 404,
    "method_unknown": 405,
    "origin_foreign": 403,
    "storage_failed": 503,
    "house_full": 503,
    "body_too_big": 413,
    "internal": 500,
}
_BY_KIND: Final = {"unreadable": 400, "illegal": 409, "too_late": 409}
#: What every route may answer besides its own, for the OpenAPI document.
REFUSALS: Final = {
    status: ResponseSpec(Refused, description=about)
    for status, about in (
        (400, "It cannot be read."),
        (401, "There is no session."),
        (403, "Another site asks."),
        (404, "There is no such thing, or it is not for you."),
        (409, "It is not allowed now."),
        (413, "It is too long."),
        (429, "Too fast."),
        (503, "It cannot be stored, or the house is full."),
    )
}
ShortText = Annotated[str, Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who one is; `login` is None for a guest."""

    name: str
    login: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: ShortText


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: ShortText
    password: ShortText


class NewTable(Settings, frozen=True, forbid_unknown_fields=True):
    """A table to open; a private one is found by its link or its code only."""

    public: bool = True


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in one's history."""

    table: str
    game: str
    seats: tuple[str, ...]
    seat: int | None
    outcome: Outcome
    ended_ms: int


# --- Sessions and accounts -------------------------------------------------------------------


@get("/session", responses=REFUSALS)
async def session(request: AnyRequest) -> Response[Me]:
    """Who am I? Renews the cookie when it is old."""
    who = await _house(request).sessions.recognise(request.cookies.get(COOKIE), renew=True)
    if who is None:
        raise IllegalAction("no_session")
    return _with_cookie(request, who)


@post("/session", status_code=200, responses=REFUSALS)
async def name_oneself(request: AnyRequest, data: JSONBody[NewName]) -> Response[Me]:
    """Become a guest with a name, or take another name."""
    house = _house(request)
    name = clean_name(data.name, house.limits.name_length)
    who = await house.sessions.recognise(request.cookies.get(COOKIE), renew=True)
    if who is None:
        house.throttles.guests.check(_address(request))
        return _with_cookie(request, await house.sessions.guest(name))
    person = await house.sessions.rename(who.person, name)
    return _with_cookie(request, Recognised(who.session, person, who.cookie))


@delete("/session", responses=REFUSALS)
async def leave(request: AnyRequest) -> None:
    """End this session; a guest's seats and history are out of reach then."""
    who = await _who(request)
    await _house(request).leave(who.session)


@post("/account", status_code=201, responses=REFUSALS)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Me:
    """Make an account of the guest one is; name and history stay."""
    house, who = _house(request), await _who(request)
    house.throttles.logins.check(_address(request))
    return _me(await house.accounts.register(who.person, data.login, data.password))


@post("/login", status_code=200, responses=REFUSALS)
async def enter(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account; the games of the guest one was go with it."""
    house = _house(request)
    house.throttles.logins.check(_address(request))
    cookie = request.cookies.get(COOKIE)
    return _with_cookie(request, await house.enter(data.login, data.password, cookie))


# --- Tables ----------------------------------------------------------------------------------


@get("/tables", sync_to_thread=False, responses=REFUSALS)
def lobby(request: AnyRequest) -> tuple[TableInfo, ...]:
    """The public tables that wait for people or are being played."""
    return _house(request).public_tables()


@post("/tables", responses=REFUSALS)
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table and be its host."""
    house, who = _house(request), await _who(request)
    fields = Settings.__struct_fields__
    settings = Settings(**{name: getattr(data, name) for name in fields})
    room = await house.create(who.person.id, settings, public=data.public)
    return room.info()


@get("/tables/{table_id:str}", responses=REFUSALS)
async def table(
    request: AnyRequest, table_id: Annotated[str, PathParameter(max_length=40)]
) -> TableInfo:
    """One table, for whoever knows its id."""
    house = _house(request)
    return await house.archive.info(table_id) or (await house.room(table_id)).info()


@get("/codes/{code:str}", sync_to_thread=False, responses=REFUSALS)
def by_code(request: AnyRequest, code: Annotated[str, PathParameter(max_length=40)]) -> TableInfo:
    """The table with this short code."""
    house = _house(request)
    house.throttles.codes.check(_address(request))
    return house.by_code(code).info()


@get("/tables/{table_id:str}/log", media_type="application/x-ndjson", responses=REFUSALS)
async def log(request: AnyRequest, table_id: Annotated[str, PathParameter(max_length=40)]) -> str:
    """The log of a finished game, seed included, for `tercet verify`."""
    _, played = await _house(request).archive.finished(table_id)
    return await asyncio.to_thread(write_log, played.log)


@get("/history", responses=REFUSALS)
async def history(
    request: AnyRequest,
    before_ms: Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53)] = None,
) -> list[Played]:
    """The games one has finished, the newest first, fifty at a time."""
    who = await _who(request)
    store = _house(request).store
    rows = await asyncio.to_thread(store.history, who.person.id, _HISTORY, before_ms)
    return [_played(row, seats, who.person.id) for row, seats in rows]


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, responses=REFUSALS)
def metrics(request: AnyRequest) -> str:
    """Figures for Prometheus, for this machine only and not through a proxy."""
    near = _peer(request) in ("127.0.0.1", "::1", "testclient")
    if not near or "x-forwarded-for" in request.headers:
        raise Unreadable("not_found")
    return _house(request).metrics.text()


def api_router() -> Router:
    """All of the above under `/api`."""
    return Router(
        "/api",
        route_handlers=[
            *(session, name_oneself, leave, register, enter),
            *(lobby, create, table, by_code, log, history, metrics),
        ],
        before_request=check_request,
    )


# --- What the routes share -------------------------------------------------------------------


def refusal(request: AnyRequest, error: TercetError) -> Response[Refused]:
    """A coded error as an answer in the reader's language."""
    texts = Texts(pick_language(request.headers.get("accept-language")))
    status = _STATUS.get(error.code) or _BY_KIND.get(error.kind, 400)
    return Response(refused(error, texts), status_code=status, media_type=MediaType.JSON)


async def check_request(request: AnyRequest) -> None:
    """Before any route: not too fast, and nothing that another site sends."""
    house = _house(request)
    house.throttles.requests.check(_address(request))
    origin, host = request.headers.get("origin"), request.headers.get("host")
    safe = request.method in ("GET", "HEAD")
    if not safe and not same_origin(origin, host, house.origins):
        raise IllegalAction("origin_foreign")


def _house(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def _address(request: AnyRequest) -> str:
    peer, forwarded = _peer(request), request.headers.get("x-forwarded-for")
    return _house(request).proxies.client(peer, forwarded)


def _peer(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _is_secure(request: AnyRequest) -> bool:
    told = request.headers.get("x-forwarded-proto", "")
    by_proxy = _house(request).proxies.trusts(_peer(request)) and told == "https"
    return by_proxy or request.url.scheme == "https"


async def _who(request: AnyRequest) -> Recognised:
    who = await _house(request).sessions.recognise(request.cookies.get(COOKIE))
    if who is None:
        raise IllegalAction("no_session")
    return who


def _me(person: PersonRow) -> Me:
    return Me(person.name, person.login)


def _with_cookie(request: AnyRequest, who: Recognised) -> Response[Me]:
    cookies = []
    if who.cookie is not None:
        cookies.append(
            Cookie(
                key=COOKIE,
                value=who.cookie,
                max_age=KEPT_S,
                httponly=True,
                samesite="strict",
                secure=_is_secure(request),
            )
        )
    return Response(_me(who.person), cookies=cookies)


def _played(row: TableRow, seats: tuple[SeatRow, ...], person: str) -> Played:
    settings: Settings = from_json(row.settings, Settings)
    return Played(
        table=row.id,
        game=settings.game,
        seats=tuple(seat.name for seat in seats),
        seat=next((seat.seat for seat in seats if seat.person == person), None),
        outcome=from_json(row.outcome or "", Outcome),
        ended_ms=row.ended_ms or 0,
    )
