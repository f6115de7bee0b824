"""A person or a program at a server: who one is, what is on offer, and the tables one is at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from tercet.client.address import is_code, read_address, table_in_link
from tercet.client.api import Api
from tercet.client.connection import Connection, State
from tercet.client.papers import Papers
from tercet.client.table import TableClient
from tercet.errors import IllegalAction, TercetError
from tercet.server.wire.bodies import Me, NewTable, Played
from tercet.server.wire.messages import Lobby, News, TableInfo, WatchLobby
from tercet.words.catalogue import GameEntry


class Client:
    """Somebody at a server: `async with Client.connect("http://127.0.0.1:8000") as me`.

    `keep` is a file for the session, readable for its owner only: whoever connects with it again
    is still the same. A password goes to another machine over `https://` only, unless
    `plain_password` allows it.
    """

    def __init__(
        self,
        url: str,
        *,
        keep: Path | None = None,
        lang: str = "en",
        plain_password: bool = False,
    ) -> None:
        self.address = read_address(url)
        #: Who one is here; None before `be_guest` or `login`, unless a kept session is known.
        self.who: Me | None = None
        self._lang = lang
        #: Whether a password may go to another machine where others can read along.
        self.plain_password = plain_password
        self._papers = Papers(self.address, keep)
        self._api = Api(self.address, self._papers, lang)
        self._introducing = asyncio.Lock()
        self._connection = self._new_connection()
        self._tables: dict[str, TableClient] = {}

    @classmethod
    @asynccontextmanager
    async def connect(
        cls,
        url: str,
        *,
        keep: Path | None = None,
        lang: str = "en",
        plain_password: bool = False,
    ) -> AsyncIterator[Client]:
        """Come to a server, and leave it cleanly at the end; seats are kept."""
        client = cls(url, keep=keep, lang=lang, plain_password=plain_password)
        try:
            await client.look_who()
            yield client
        finally:
            await client.close()

    async def close(self) -> None:
        """Close every connection; whoever still waits gets `Lost`."""
        try:
            await self._connection.stop()
        finally:
            await self._api.close()

    # --- Who one is --------------------------------------------------------------------------

    async def be_guest(self, name: str) -> Me:
        """Become a guest with this name, or take this name."""
        async with self._introducing:
            return self._is(await self._api.name(name))

    async def login(self, login: str, password: str) -> Me:
        """Come back to an account; the games of the guest one was go with it."""
        self._check_private()
        async with self._introducing:
            return self._is(await self._api.enter(login, password))

    async def register(self, login: str, password: str) -> Me:
        """Make an account of the guest one is."""
        self._check_private()
        async with self._introducing:
            return self._is(await self._api.register(login, password))

    async def logout(self) -> None:
        """End the session; a guest's seats and history are out of reach then."""
        async with self._introducing:
            await self._api.leave()
            self.who = None

    def _is(self, who: Me) -> Me:
        self.who = who
        return who

    def _check_private(self) -> None:
        if not self.address.private and not self.plain_password:
            raise IllegalAction("password_in_the_open", address=str(self.address))

    async def look_who(self) -> None:
        """Whether the server is there, and knows us from before."""
        try:
            self.who = await self._api.session()
        except TercetError as error:
            if error.code != "no_session":
                raise

    # --- What is on offer --------------------------------------------------------------------

    async def games(self) -> tuple[GameEntry, ...]:
        """The games on offer: players, options, editions, match forms, bots."""
        return await self._api.games()

    async def lobby(self) -> tuple[TableInfo, ...]:
        """The public tables that wait for people or are being played."""
        return await self._api.tables()

    async def lobbies(self) -> AsyncIterator[tuple[TableInfo, ...]]:
        """The public tables, now and whenever they change, for as long as one asks."""
        line = await self._line()
        news: asyncio.Queue[tuple[TableInfo, ...]] = asyncio.Queue()

        def hear(said: News) -> None:
            if isinstance(said, Lobby):
                news.put_nowait(said.tables)

        def again(state: State) -> None:
            if state == "open":
                line.post(WatchLobby(), lambda _: None)

        stops = line.listen(hear), line.watch(again)
        try:
            yield await self.lobby()
            await line.ask(WatchLobby())
            while True:
                yield await news.get()
        finally:
            for stop in stops:
                stop()
            if line.state == "open":
                line.post(WatchLobby(watch=False), lambda _: None)

    async def history(self, before_ms: int | None = None) -> tuple[Played, ...]:
        """One's finished games, fifty at a time, the newest first."""
        return await self._api.history(before_ms)

    async def log(self, table: str) -> str:
        """The log of a finished game, as text; `tercet.tables.load_log` reads it."""
        return await self._api.log(table)

    # --- Tables ------------------------------------------------------------------------------

    async def open_table(
        self,
        game: str,
        seats: int,
        *,
        edition: str | None = None,
        options: Mapping[str, bool | int | str] | None = None,
        match: Mapping[str, int | str] | None = None,
        public: bool = False,
    ) -> TableClient:
        """Open a table, be its host, and come to it; `sit` is another step."""
        wanted = NewTable(
            game=game,
            seats=seats,
            edition=edition,
            options=dict(options or {}),
            match=dict(match or {}),
            public=public,
        )
        return await self._come_to((await self._api.create(wanted)).table)

    async def join(self, table: str) -> TableClient:
        """Come to a table by its id, its link or its short code."""
        text = table.strip()
        linked = table_in_link(text)
        if linked is None and is_code(text):
            linked = (await self._api.by_code(text)).table
        return await self._come_to(linked or text)

    async def _come_to(self, id_: str) -> TableClient:
        await self._line()
        self._tables = {key: each for key, each in self._tables.items() if each.why is None}
        known = self._tables.get(id_)
        if known is None:
            known = self._tables[id_] = TableClient(id_, self._connection)
        await known.arrive()
        return known

    async def _line(self) -> Connection:
        """The line of whoever one is; a new one where the last has ended with its session."""
        if self.who is None:
            raise IllegalAction("no_session")
        if self._connection.state == "ended":
            self._connection = self._new_connection()
        await self._connection.ready()
        return self._connection

    def _new_connection(self) -> Connection:
        return Connection(self.address, self._introduce, self._lang)

    async def _introduce(self) -> str:
        """What a new line needs: a server that knows us, and the newest cookie."""
        async with self._introducing:
            self.who = await self._api.session()
            return self._papers.session
