"""A person or a program at a server: who one is, what is on offer, and the tables one is at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tercet.client.address import is_code, read_address, table_in_link
from tercet.client.api import Api
from tercet.client.connection import Connection, State
from tercet.client.nonces import OwnNonces
from tercet.client.papers import Papers
from tercet.client.refusals import Lost
from tercet.client.table import TableClient
from tercet.errors import IllegalAction, TercetError
from tercet.server.wire.bodies import (
    Blocked,
    BotHere,
    MadeToken,
    Me,
    NewBlock,
    NewTable,
    NewToken,
    OwnBot,
    Played,
    Scope,
)
from tercet.server.wire.messages import (
    Awaited,
    AwaitedOver,
    ChallengedBy,
    ChallengePerson,
    Decline,
    Lobby,
    News,
    RematchAt,
    TableInfo,
    WatchLobby,
)
from tercet.tables import load_log
from tercet.words.catalogue import GameEntry


class Client:
    """Somebody at a server: `async with Client.connect("http://127.0.0.1:8000") as me`.

    `keep` is a file for the session, readable for its owner only: whoever connects with it again
    is still the same. A password goes to another machine over `https://` only, unless
    `plain_password` allows it. With a `token` one is a bot, and needs no other introduction; a
    token is a password.
    """

    def __init__(
        self,
        url: str,
        *,
        keep: Path | None = None,
        lang: str = "en",
        plain_password: bool = False,
        token: str | None = None,
    ) -> None:
        self.address = read_address(url)
        #: Who one is here; None before `be_guest` or `login`, unless a kept session is known.
        self.who: Me | None = None
        self._lang = lang
        #: Whether a password may go to another machine where others can read along.
        self.plain_password = plain_password
        self._papers = Papers(self.address, keep, token)
        self._bot = token is not None
        if self._bot:
            self._check_private()
        self._api = Api(self.address, self._papers, lang)
        self._introducing = asyncio.Lock()
        #: The tables that wait for this player, by id.
        self.awaiting: dict[str, Awaited] = {}
        self._connection = self._new_connection()
        self._tables: dict[str, TableClient] = {}
        self._nonces = OwnNonces()

    @classmethod
    @asynccontextmanager
    async def connect(
        cls,
        url: str,
        *,
        keep: Path | None = None,
        lang: str = "en",
        plain_password: bool = False,
        token: str | None = None,
    ) -> AsyncIterator[Client]:
        """Come to a server, and leave it cleanly at the end; seats are kept."""
        client = cls(url, keep=keep, lang=lang, plain_password=plain_password, token=token)
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
            try:
                await line.ask(WatchLobby())
            except Lost:
                if line.error is not None:
                    raise  # else it is asked again on the next line
            while True:
                yield await news.get()
        finally:
            for stop in stops:
                stop()
            if line.state == "open":
                line.post(WatchLobby(watch=False), lambda _: None)

    async def bots_here(self) -> list[BotHere]:
        """The programs that are here and can be challenged."""
        return await self._api.bots_here()

    # --- Challenges --------------------------------------------------------------------------

    async def challenge(self, name: str, game: str, *, rated: bool = False) -> TableClient:
        """Ask somebody to play; comes to the table where both are expected."""
        line = await self._line()
        request = ChallengePerson(name=name, game=game, rated=rated)
        answer = await line.ask(request)
        if not isinstance(answer, RematchAt):
            raise line.not_understood()
        return await self._come_to(answer.table)

    async def decline(self, table: str) -> None:
        """Say no to a challenge, or to a table that waits for one."""
        await (await self._line()).ask(Decline(table=table))

    async def challenges(self) -> AsyncIterator[ChallengedBy]:
        """Everybody who asks one to play, until the line is gone for good."""
        line = await self._line()
        heard: asyncio.Queue[ChallengedBy | None] = asyncio.Queue()

        def hear(said: News) -> None:
            if isinstance(said, ChallengedBy):
                heard.put_nowait(said)

        def turned(state: State) -> None:
            if state == "ended":
                heard.put_nowait(None)

        stops = line.listen(hear), line.watch(turned)
        try:
            while (one := await heard.get()) is not None:
                yield one
        finally:
            for stop in stops:
                stop()
        if line.error is not None:
            raise line.error

    async def awaited(self) -> AsyncIterator[tuple[Awaited, ...]]:
        """Yield the tables that wait for this player, at first and after every change."""
        line = await self._line()
        news, told = asyncio.Event(), None
        stops = line.listen(lambda _: news.set()), line.watch(lambda _: news.set())
        try:
            while line.error is None:
                news.clear()
                if told != self.awaiting:
                    told = dict(self.awaiting)
                    yield tuple(told.values())
                await news.wait()
        finally:
            for stop in stops:
                stop()
        raise line.error

    async def block(self, name: str = "", *, table: str | None = None) -> None:
        """Block the sender of a challenge, or an account by name."""
        await self._api.block(NewBlock(name, table))

    async def blocks(self) -> list[Blocked]:
        """List the people you have blocked."""
        return await self._api.blocks()

    async def unblock(self, key: str) -> None:
        """Unblock a person, by the key of the block."""
        await self._api.unblock(key)

    # --- Bots of one's own -------------------------------------------------------------------

    async def own_bots(self) -> list[OwnBot]:
        """One's own bots, with their tokens."""
        return await self._api.own_bots()

    async def make_bot(self, name: str) -> OwnBot:
        """A new bot of one's own; it plays once it has a token."""
        return await self._api.make_bot(name)

    async def remove_bot(self, bot: str) -> None:
        """Remove a bot of one's own for good, by its key."""
        await self._api.remove_bot(bot)

    async def make_token(self, bot: str, label: str = "", scope: Sequence[Scope] = ()) -> MadeToken:
        """A token for a bot of one's own; the server tells it this once."""
        return await self._api.make_token(bot, NewToken(label, ("play", *scope)))

    async def revoke_token(self, bot: str, key: str) -> None:
        """Revoke a token of a bot of one's own."""
        await self._api.revoke_token(bot, key)

    # --- What was played ---------------------------------------------------------------------

    async def open_seats(self) -> list[str]:
        """The tables at which one sits and which are not over, the newest first."""
        return await self._api.open_seats()

    async def history(self, before_ms: int | None = None) -> tuple[Played, ...]:
        """One's finished games, fifty at a time, the newest first."""
        return await self._api.history(before_ms)

    async def log(self, table: str) -> str:
        """The log of a finished game, as text; `tercet.tables.load_log` reads it."""
        return await self._api.log(table)

    async def check_deal(self, table: TableClient) -> bool | None:
        """Check that a finished game was dealt with this client's nonce, from the same seed.

        None if this client has given no nonce at the table. `tercet.tables.verify` checks the rest.
        """
        own = self._nonces.given_at(table.id)
        if own is None or table.seat is None:
            return None
        return own.holds(load_log(await self.log(table.id)).header, table.seat)

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
        rated: bool = False,
    ) -> TableClient:
        """Open a table, be its host, and come to it; `sit` is another step."""
        wanted = NewTable(
            game=game,
            seats=seats,
            edition=edition,
            options=dict(options or {}),
            match=dict(match or {}),
            public=public,
            rated=rated,
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
            known = self._tables[id_] = TableClient(id_, self._connection, nonces=self._nonces)
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
        connection = Connection(self.address, self._introduce, self._lang, bot=self._bot)
        connection.listen(self._note_awaited)
        connection.watch(lambda _: self.awaiting.clear())  # the server repeats them
        return connection

    def _note_awaited(self, said: News) -> None:
        if isinstance(said, Awaited):
            self.awaiting[said.table] = said
        elif isinstance(said, AwaitedOver):
            self.awaiting.pop(said.table, None)

    async def _introduce(self) -> dict[str, str]:
        """What a new line needs: a server that knows us, and the newest papers."""
        async with self._introducing:
            self.who = await self._api.session()
            return self._papers.session
