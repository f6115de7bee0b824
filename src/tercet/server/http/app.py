"""The web application: the built client, the games on offer, and the house's HTTP side."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

from litestar import Litestar, Request, Response, Router, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import QueryParameter
from litestar.static_files import create_static_files_router
from litestar.types import PathType

from tercet import __version__
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.page.files import CLIENT
from tercet.server.house import House
from tercet.server.http.accounts import ACCOUNT_ROUTES
from tercet.server.http.api import AnyRequest, api_router, by_https, check_rate, refusal
from tercet.server.http.bots import BOT_ROUTES
from tercet.server.http.daily import DAILY_ROUTES, puzzle
from tercet.server.http.departures import DEPARTURE_ROUTES
from tercet.server.http.figures import FIGURE_ROUTES
from tercet.server.http.front import FOREIGN
from tercet.server.http.headers import headers_hook
from tercet.server.http.python import file, index
from tercet.server.http.replays import replay_router
from tercet.server.http.standings import standing_router
from tercet.server.wire.bodies import SESSION_COOKIE
from tercet.storage.store import is_away
from tercet.words.catalogue import GameEntry, describe_games
from tercet.words.texts import pick_language

#: No request says more than this.
MOST_BODY: Final = 16 * 1024
#: Files that are compressed already.
_PACKED: Final = r"\.(gz|zip|whl)$"
#: The picture that stands beside a shared link, as the built page names it.
PREVIEW: Final = "./preview.png"
#: They are removed when the process ends.
_FOLDERS: Final[list[TemporaryDirectory[str]]] = []
_log = logging.getLogger("tercet.app")


def create_app(client: Path = CLIENT, house: House | None = None) -> Litestar:
    """The application over a built client; refuses to start without one."""
    check_client(client)
    # The page with the address that others know it by is looked for before the one that was built.
    named = [] if house is None else named_page(client, house.origins)
    pages: list[PathType] = [*named, client]
    files = create_static_files_router("/", directories=pages, html_mode=True, name="client")
    return Litestar(
        route_handlers=[
            *(games, health, puzzle, index, file, files),
            *(_house_routes() if house else []),
        ],
        before_send=[headers_hook(https=house is not None and by_https(house.origins))],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=[_PACKED]
        ),
        openapi_config=_OPENAPI if house else None,
        exception_handlers={
            TercetError: refusal,
            HTTPException: _http_refusal,
            Exception: _broken,
        },
        request_max_body_size=MOST_BODY,
        lifespan=[partial(_open_house, house)] if house else [],
        state=State({"house": house, "client": client}),
        logging_config=None,
    )


def _house_routes() -> list[Router | HTTPRouteHandler]:
    own = (
        *(*ACCOUNT_ROUTES, *BOT_ROUTES, *DAILY_ROUTES),
        *(*DEPARTURE_ROUTES, *FIGURE_ROUTES),
    )
    return [socket_description, foreign, api_router(*own), replay_router(), standing_router()]


async def _check_rate(request: AnyRequest) -> None:
    check_rate(request)


@route(
    FOREIGN,
    http_method=list(HttpMethod),
    sync_to_thread=False,
    include_in_schema=False,
    before_request=_check_rate,
)
def foreign(request: Request[Any, Any, Any]) -> None:
    """Refuse a request for another server; see `front`."""
    raise IllegalAction("host_foreign", host=request.headers.get("host", "")[:80])


def named_page(client: Path, origins: Collection[str]) -> list[Path]:
    """A directory with the page as it is known under `https://`, if the host has told that.

    Whoever shows a preview of a link wants the whole address of its picture. The page cannot know
    it, and whatever a request says its host is might be anybody's.
    """
    public = sorted(origin.rstrip("/") for origin in origins if origin.startswith("https://"))
    if not public:
        return []
    page = (client / "index.html").read_text("utf-8")
    folder = TemporaryDirectory(prefix="tercet-page-")
    _FOLDERS.append(folder)
    whole = page.replace(f'content="{PREVIEW}"', f'content="{public[0]}{PREVIEW[1:]}"')
    (Path(folder.name) / "index.html").write_text(whole, "utf-8")
    return [Path(folder.name)]


def check_client(client: Path) -> None:
    """Refuse to serve a client that has not been built."""
    if not (client / "index.html").is_file():
        raise Unreadable("client_missing")


@asynccontextmanager
async def _open_house(house: House, _app: Litestar) -> AsyncIterator[None]:
    await house.open()
    try:
        yield
    finally:
        await house.close()


@get("/api/games", sync_to_thread=False)
def games(
    request: Request[Any, Any, Any],
    lang: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> list[GameEntry]:
    """The games on offer, in the language asked for or in the browser's."""
    return describe_games(pick_language(lang or request.headers.get("accept-language")))


@get("/api/health", sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> Response[dict[str, str | list[str]]]:
    """Say that the server is alive; a node that hands its tables over answers 503.

    So does a server that makes no progress; `stuck` says where. `store` is `away` while all
    writes wait until the outcome of a commit is known.
    """
    house: House | None = request.app.state.house
    if house is not None and house.node is not None and house.node.draining:
        return Response({"status": "draining"}, status_code=503)
    if house is not None and (stuck := house.stuck()):
        return Response({"status": "stuck", "stuck": stuck}, status_code=503)
    if house is not None and house.store.outcomes.waiting:
        return Response({"status": "ok", "store": "away"})
    return Response({"status": "ok"})


_CODES: Final[Mapping[int, str]] = {404: "not_found", 405: "method_unknown", 413: "body_too_big"}


def _http_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, said as we say it; a path outside the API has no body."""
    if error.status_code >= 500:
        return _broken(request, error)
    code = _CODES.get(error.status_code, "request_wrong")
    answer = refusal(request, Unreadable(code))
    answer.status_code = error.status_code
    return answer


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if is_away(error):
        return refusal(request, IllegalAction("storage_failed"))
    _log.error("while answering %s", request.url.path[:80], exc_info=error)
    house: House | None = request.app.state.house
    if house is not None:
        house.metrics.broken.add()
    return refusal(request, IllegalAction("internal"))


@get(
    "/api/asyncapi.json",
    sync_to_thread=True,
    media_type="application/json",
    include_in_schema=False,  # it is a schema itself
)
def socket_description() -> bytes:
    """What goes over the WebSocket, as AsyncAPI."""
    from tercet.server.wire.asyncapi import asyncapi

    return asyncapi()


_OPENAPI: Final = OpenAPIConfig(
    title="Tercet",
    version=__version__,
    description="The HTTP side of a Tercet server; play itself goes over the WebSocket at /ws.",
    path="/api/openapi",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "session": SecurityScheme(
                type="apiKey",
                name=SESSION_COOKIE,
                security_scheme_in="cookie",
                description="A person, after POST /api/session or /api/login.",
            ),
            "bot": SecurityScheme(
                type="http",
                scheme="bearer",
                description="A bot's token: for /api/session, /api/history and POST /api/tables.",
            ),
        }
    ),
)
