"""The HTTP side: sessions and accounts, the lobby, tables, histories, logs, and figures.

What is said here is small; play itself goes over the WebSocket. Refusals are the messages of the
protocol, with a status that fits their kind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, post, route
from litestar.datastructures import Cookie
from litestar.enums import HttpMethod, MediaType
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from tercet.engine.events import Outcome
from tercet.engine.log import write_log
from tercet.engine.wire import from_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.programs.protocol import Refused, refused
from tercet.server.guarding.guards import check_depth, clean_name
from tercet.server.house import House
from tercet.server.http.front import UNREADABLE
from tercet.server.people import devices
from tercet.server.people.accounts import Caller
from tercet.server.people.browsers import browser_label
from tercet.server.people.cookies import cookie_named, session_cookie
from tercet.server.people.sessions import COOKIE, KEPT_S, Recognised
from tercet.server.people.tokens import bearer_token
from tercet.server.wire.bodies import Credentials, Me, NewName, NewTable, Played, Scope
from tercet.server.wire.messages import Settings, TableInfo
from tercet.storage.people.bots import open_seats_of
from tercet.storage.rows import SeatRow, TableRow
from tercet.words.texts import Texts, pick_language

AnyRequest = Request[Any, Any, Any]
_HISTORY: Final = 50
#: Headers that only proxies write.
_BY_PROXIES: Final = frozenset(
    {"forwarded", "via", "x-real-ip", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"}
)
_STATUS: Final = {
    "no_session": 401,
    "token_wrong": 401,
    "token_scope": 403,
    "token_unknown": 404,
    "bot_absent": 404,
    "block_unknown": 404,
    "too_fast": 429,
    "table_unknown": 404,
    "not_found": 404,
    "puzzle_unknown": 404,
    "method_unknown": 405,
    "origin_foreign": 403,
    "host_foreign": 421,
    "storage_failed": 503,
    "house_full": 503,
    "logins_busy": 503,
    "login_slowed": 429,
    "session_unknown": 404,
    "table_damaged": 503,
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
        (403, "Another site asks, or a token that does not allow this."),
        (404, "There is no such thing, or it is not for you."),
        (409, "It is not allowed now."),
        (413, "It is too long."),
        (421, "This server has another name."),
        (429, "Too fast."),
        (503, "It cannot be stored, the house is full, or the table is damaged."),
    )
}


# --- Sessions and accounts -------------------------------------------------------------------


@get("/session", responses=REFUSALS)
async def session(request: AnyRequest) -> Response[Me]:
    """Who am I? Renews the cookie when it is old."""
    if bearer_token(request.headers.get("authorization")) is not None:
        return Response(_me(await player_asks(request, "play")))
    who = await house_of(request).sessions.recognise(own_cookie(request), renew=True)
    if who is None:
        raise IllegalAction("no_session")
    return with_cookie(request, who)


@post("/session", status_code=200, responses=REFUSALS)
async def name_oneself(request: AnyRequest, data: JSONBody[NewName]) -> Response[Me]:
    """Become a guest with a name, or take another name."""
    house = house_of(request)
    name = clean_name(data.name, house.limits.name_length)
    who = await house.sessions.recognise(own_cookie(request), renew=True)
    if who is None:
        house.penalties.check_newcomer(client_address(request))
        house.throttles.guests.check(client_address(request))
        return with_cookie(request, await house.sessions.guest(name))
    person = await house.accounts.rename(who.person, name)
    return with_cookie(request, Recognised(who.session, person, who.cookie))


@delete("/session", responses=REFUSALS)
async def leave(request: AnyRequest) -> None:
    """End this session; a guest's seats and history are out of reach then."""
    who = await who_asks(request)
    await house_of(request).entrance.leave(who.session)


@post("/account", status_code=201, responses=REFUSALS)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account of the guest one is; name and history stay, the cookie is a new one."""
    door, who = house_of(request).entrance, await who_asks(request)
    made = await door.register(who, data.login, data.password, caller_of(request))
    return with_cookie(request, made, status=201)


@post("/login", status_code=200, responses=REFUSALS)
async def enter(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account; the games of the guest one was go with it."""
    door = house_of(request).entrance
    return with_cookie(request, await door.enter(data.login, data.password, caller_of(request)))


# --- Tables ----------------------------------------------------------------------------------


@get("/tables", sync_to_thread=False, responses=REFUSALS)
def lobby(request: AnyRequest) -> tuple[TableInfo, ...]:
    """The public tables that wait for people or are being played."""
    return house_of(request).public_tables()


@post("/tables", responses=REFUSALS)
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table and be its host."""
    house, who = house_of(request), await player_asks(request, "open")
    fields = Settings.__struct_fields__
    settings = Settings(**{name: getattr(data, name) for name in fields})
    room = await house.create(
        who.person.id,
        settings,
        public=data.public,
        address=client_address(request),
        account=who.person.login is not None,
    )
    return room.info()


@get("/tables/{table_id:str}", responses=REFUSALS)
async def table(
    request: AnyRequest, table_id: Annotated[str, PathParameter(max_length=40)]
) -> TableInfo:
    """One table, for whoever knows its id."""
    return await house_of(request).info(table_id)


@get("/codes/{code:str}", responses=REFUSALS)
async def by_code(
    request: AnyRequest, code: Annotated[str, PathParameter(max_length=40)]
) -> TableInfo:
    """The table with this short code."""
    house = house_of(request)
    house.throttles.codes.check(client_address(request))
    return await house.by_code(code)


@get("/tables/{table_id:str}/log", media_type="application/x-ndjson", responses=REFUSALS)
async def log(request: AnyRequest, table_id: Annotated[str, PathParameter(max_length=40)]) -> str:
    """The log of a finished game, seed included, for `tercet verify`."""
    return await asyncio.to_thread(write_log, await house_of(request).archive.log(table_id))


@get("/history", responses=REFUSALS)
async def history(
    request: AnyRequest,
    before_ms: Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53)] = None,
) -> list[Played]:
    """The games one has finished, here or handed in, the newest first, fifty at a time."""
    house, person = house_of(request), (await player_asks(request, "play")).person.id
    asked = person, _HISTORY, before_ms
    rows = await asyncio.to_thread(house.store.history, *asked)
    handed = await asyncio.to_thread(house.handed.history, *asked)
    games = [_played(house, row, seats, person) for row, seats in rows]
    all_ = [*handed, *(game for game in games if game is not None)]
    return sorted(all_, key=lambda game: -game.ended_ms)[:_HISTORY]


@get("/history/open", responses=REFUSALS)
async def open_seats(request: AnyRequest) -> list[str]:
    """The tables at which one sits and which are not over, the newest first."""
    who = await player_asks(request, "play")
    return await asyncio.to_thread(open_seats_of, house_of(request).store, who.person.id)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, responses=REFUSALS)
def metrics(request: AnyRequest) -> str:
    """Figures for Prometheus, for this machine only and not through a proxy."""
    near = _peer(request) in ("127.0.0.1", "::1", "testclient")
    if not near or not _BY_PROXIES.isdisjoint(request.headers.keys()):
        raise Unreadable("not_found")
    return house_of(request).metrics.text()


@route(UNREADABLE, http_method=list(HttpMethod), sync_to_thread=False, include_in_schema=False)
def unreadable() -> None:
    """Refuse what cannot be meant; see `front`."""
    raise Unreadable("request_wrong")


def api_router(*more: HTTPRouteHandler) -> Router:
    """All of the above under `/api`, and more routes of other files."""
    return Router(
        "/api",
        route_handlers=[
            *(session, name_oneself, leave, register, enter),
            *(
                lobby,
                create,
                table,
                by_code,
                log,
                history,
                open_seats,
                metrics,
                unreadable,
            ),
            *more,
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
    """Before a route that reads JSON: all of the below, and nothing that no reader should get."""
    await check_caller(request)
    if request.method != "GET":
        check_body(await read_body(request), house_of(request).limits.json_depth)


async def check_caller(request: AnyRequest) -> None:
    """Before any route: not too fast, and nothing that another site sends."""
    check_rate(request)
    house = house_of(request)
    origin, host = request.headers.get("origin"), request.headers.get("host")
    if request.method != "GET" and not house.hosts.is_own_page(origin, host):
        raise IllegalAction("origin_foreign")


def check_rate(request: AnyRequest) -> None:
    """Refuse a client that asks too often."""
    house_of(request).throttles.requests.check(client_address(request))


def check_body(body: bytes, most_depth: int) -> None:
    """Refuse what nests too deeply, or is no text."""
    check_depth(body, most_depth)
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise Unreadable("request_wrong") from error


async def read_body(request: AnyRequest) -> bytes:
    """All that a request says; refused when its client has gone before the end."""
    try:
        return await request.body()
    except InternalServerException as error:
        raise Unreadable("request_wrong") from error


def by_https(origins: Iterable[str]) -> bool:
    """Whether browsers reach this server under `https://`, as its host says."""
    return any(origin.startswith("https://") for origin in origins)


def house_of(request: AnyRequest) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house


def client_address(request: AnyRequest) -> str:
    """Whose request this is: the client's, not the proxy's."""
    told = request.headers.getall("x-forwarded-for", [])
    return house_of(request).proxies.client(_peer(request), told)


def own_cookie(request: AnyRequest) -> str | None:
    """Our cookie, whatever else the browser sends beside it."""
    return session_cookie(request.headers.getall("cookie", []))


def caller_of(request: AnyRequest) -> Caller:
    """Where a login comes from, and by which browser."""
    device = cookie_named(devices.COOKIE, request.headers.getall("cookie", []))
    browser = browser_label(request.headers.get("user-agent", ""))
    return Caller(client_address(request), own_cookie(request), device, browser)


def _peer(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _is_secure(request: AnyRequest) -> bool:
    house, told = house_of(request), request.headers.get("x-forwarded-proto", "")
    by_proxy = house.proxies.trusts(_peer(request)) and told == "https"
    return by_proxy or request.url.scheme == "https" or by_https(house.origins)


async def player_asks(request: AnyRequest, scope: Scope) -> Recognised:
    """Whose request it is: a person's by the cookie, or a bot's whose token allows this much."""
    token = bearer_token(request.headers.get("authorization"))
    if token is None:
        return await who_asks(request)
    house = house_of(request)
    house.throttles.token_tries.check(client_address(request))
    bot = await house.sessions.by_token(token)
    if bot is None:
        raise IllegalAction("token_wrong")
    house.throttles.token_requests.check(bot.session)
    if bot.scope is None or scope not in bot.scope:
        raise IllegalAction("token_scope", scope=scope)
    return bot


async def who_asks(request: AnyRequest) -> Recognised:
    """Whose request it is; refused without a session. A bot's token is none here."""
    who = await house_of(request).sessions.recognise(own_cookie(request))
    if who is None:
        raise IllegalAction("no_session")
    return who


def _me(who: Recognised) -> Me:
    person = who.person
    return Me(person.name, person.login, who.recovery, who.owner, person.lost_name)


def with_cookie(request: AnyRequest, who: Recognised, status: int = 200) -> Response[Me]:
    """Who one is from now on, with the cookies that prove it."""
    given = [
        (COOKIE, who.cookie, KEPT_S, "/"),
        (devices.COOKIE, who.device, devices.KEPT_S, "/api"),
    ]
    cookies = [
        Cookie(
            key=name,
            value=value,
            max_age=kept,
            path=path,
            httponly=True,
            samesite="strict",
            secure=_is_secure(request),
        )
        for name, value, kept, path in given
        if value is not None
    ]
    return Response(_me(who), cookies=cookies, status_code=status)


def _played(house: House, row: TableRow, seats: tuple[SeatRow, ...], person: str) -> Played | None:
    """A line of somebody's history; None for a table that is damaged."""
    try:
        settings: Settings = from_json(row.settings, Settings)
        outcome: Outcome = from_json(row.outcome or "", Outcome)
    except TercetError as error:
        house.set_aside.add(row, error)
        return None
    return Played(
        table=row.id,
        game=settings.game,
        seats=tuple(seat.name for seat in seats),
        seat=next((seat.seat for seat in seats if seat.person == person), None),
        outcome=outcome,
        ended_ms=row.ended_ms or 0,
    )
