"""Every HTTP request of a client: sessions, accounts, tables, the catalogue, finished games."""

from __future__ import annotations

from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Final, TypeVar
from urllib.parse import quote

import httpx

from tercet.client.address import Address
from tercet.client.papers import Papers
from tercet.client.refusals import refusal
from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError, Unreadable
from tercet.programs.protocol import Refused
from tercet.server.wire.bodies import (
    Blocked,
    BotHere,
    Credentials,
    MadeToken,
    Me,
    NewBlock,
    NewBot,
    NewName,
    NewTable,
    NewToken,
    OwnBot,
    Played,
)
from tercet.server.wire.messages import TableInfo
from tercet.words.catalogue import GameEntry

#: A login may have to wait for its turn.
_PATIENCE_S: Final = 40.0
#: Connections that rest are let go before a server does it.
_KEPT_S: Final = 2.0
T = TypeVar("T")


class Api:
    """The HTTP side of one server, for whoever the papers are of."""

    def __init__(self, address: Address, papers: Papers, lang: str) -> None:
        self._address, self._papers = address, papers
        self._http = httpx.AsyncClient(
            base_url=address.http,
            verify=address.scheme == "https",  # else certificates would be read for nothing
            timeout=_PATIENCE_S,
            headers={"Accept-Language": lang},
            limits=httpx.Limits(keepalive_expiry=_KEPT_S),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),  # `Papers` keeps them
        )

    async def close(self) -> None:
        """Let go of every connection."""
        await self._http.aclose()

    async def session(self) -> Me:
        """Who am I? Renews the cookie when it is old."""
        return await self._me("GET", "/api/session")

    async def name(self, name: str) -> Me:
        """Become a guest with this name, or take this name."""
        return await self._me("POST", "/api/session", NewName(name))

    async def register(self, login: str, password: str) -> Me:
        """Make an account of the guest one is."""
        return await self._me("POST", "/api/account", Credentials(login, password))

    async def enter(self, login: str, password: str) -> Me:
        """Come back to an account."""
        return await self._me("POST", "/api/login", Credentials(login, password))

    async def leave(self) -> None:
        """End the session."""
        await self._ask("DELETE", "/api/session")
        self._papers.drop_session()

    async def games(self) -> tuple[GameEntry, ...]:
        """The games on offer."""
        return await self._read("GET", "/api/games", tuple[GameEntry, ...])

    async def tables(self) -> tuple[TableInfo, ...]:
        """The lobby."""
        return await self._read("GET", "/api/tables", tuple[TableInfo, ...])

    async def create(self, table: NewTable) -> TableInfo:
        """Open a table."""
        return await self._read("POST", "/api/tables", TableInfo, table)

    async def by_code(self, code: str) -> TableInfo:
        """The table with a short code."""
        return await self._read("GET", f"/api/codes/{quote(code, safe='')}", TableInfo)

    async def history(self, before_ms: int | None = None) -> tuple[Played, ...]:
        """One's finished games, fifty at a time, the newest first."""
        query = "" if before_ms is None else f"?before={before_ms}"
        return await self._read("GET", f"/api/history{query}", tuple[Played, ...])

    async def open_seats(self) -> list[str]:
        """The tables at which one sits and which are not over."""
        return await self._read("GET", "/api/history/open", list[str])

    async def bots_here(self) -> list[BotHere]:
        """The programs that can be challenged."""
        return await self._read("GET", "/api/bots", list[BotHere])

    async def blocks(self) -> list[Blocked]:
        """List the people you have blocked."""
        return await self._read("GET", "/api/account/blocked", list[Blocked])

    async def block(self, whom: NewBlock) -> None:
        """Block a person."""
        await self._ask("POST", "/api/account/blocked", whom)

    async def unblock(self, key: str) -> None:
        """Unblock a person."""
        await self._ask("DELETE", f"/api/account/blocked/{quote(key, safe='')}")

    async def own_bots(self) -> list[OwnBot]:
        """One's own bots."""
        return await self._read("GET", "/api/account/bots", list[OwnBot])

    async def make_bot(self, name: str) -> OwnBot:
        """A new bot of one's own."""
        return await self._read("POST", "/api/account/bots", OwnBot, NewBot(name))

    async def remove_bot(self, bot: str) -> None:
        """Remove a bot of one's own for good."""
        await self._ask("DELETE", f"/api/account/bots/{quote(bot, safe='')}")

    async def make_token(self, bot: str, wanted: NewToken) -> MadeToken:
        """A token for a bot of one's own."""
        path = f"/api/account/bots/{quote(bot, safe='')}/tokens"
        return await self._read("POST", path, MadeToken, wanted)

    async def revoke_token(self, bot: str, key: str) -> None:
        """A token of a bot of one's own is worth nothing any more."""
        path = f"/api/account/bots/{quote(bot, safe='')}/tokens/{quote(key, safe='')}"
        await self._ask("DELETE", path)

    async def log(self, table: str) -> str:
        """The log of a finished game, as text."""
        answer = await self._ask("GET", f"/api/tables/{quote(table, safe='')}/log")
        return answer.text

    async def _me(self, method: str, path: str, body: object = None) -> Me:
        return await self._read(method, path, Me, body)

    async def _read(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        answer = await self._ask(method, path, body)
        try:
            read: T = from_json(answer.content, kind)
        except TercetError as error:
            raise self._not_understood() from error
        return read

    async def _ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = self._papers.every
        content = None if body is None else to_json(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise Unreadable("server_unreachable", address=str(self._address)) from error
        if not answer.is_success:
            raise self._refusal(answer)
        self._papers.take(dict(answer.cookies))
        return answer

    def _refusal(self, answer: httpx.Response) -> TercetError:
        try:
            return refusal(from_json(answer.content, Refused))
        except TercetError:
            return self._not_understood()

    def _not_understood(self) -> TercetError:
        return Unreadable("server_not_understood", address=str(self._address))
