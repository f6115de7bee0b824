"""A server in this process and players at it, for the tests of the server.

`async with serving(directory) as server:` and then `player = await server.player("Ada")`.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tercet.cards import Card, find_sets
from tercet.server.guarding.limits import UNHURRIED, Limits
from tercet.server.house import House
from tercet.server.people.sessions import COOKIE
from tercet.server.running.hosting import open_house, server_config

Message = dict[str, Any]
PATIENCE_S = 40.0


class Clock:
    """The time, which tests can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


class Player:
    """A client that speaks the protocol, keeps what it was told, and numbers its acts."""

    def __init__(self, address: str, cookie: str, name: str, *, nonces: bool = False) -> None:
        self.address, self.cookie, self.name = address, cookie, name
        #: Whether it gives nonces by itself; old clients do not.
        self.nonces = nonces
        #: The nonces it has given, by table.
        self.given: dict[str, str] = {}
        #: What proves who it is.
        self.headers = {"Cookie": f"{COOKIE}={cookie}"}
        self.socket: ClientConnection | None = None
        self.heard: list[Message] = []
        self.raw: list[str] = []
        #: Everything in order: an arrow that tells the way, and the text.
        self.wire: list[tuple[str, str]] = []
        self.sent: dict[int | str | None, str] = {}
        self.view: Message = {}
        self.seat: int | None = None
        self.seq = 0
        self.client_seq = 0
        self._ids = 0
        self._replies: dict[int, asyncio.Future[Message]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    async def connect(self, *, hello: bool = True) -> Player:
        url = f"ws://{self.address}/ws"
        self.socket = await connect(url, additional_headers=self.headers, compression=None)
        self._reading = asyncio.create_task(self._read())
        if hello:
            await self.ask("hello", protocol=1, lang="en", nonces=self.nonces)
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self.wire.append(("←", text))
                self._take(json.loads(text))
        except ConnectionClosed:
            pass  # who waits for an answer is told below; anything else is told by `close`
        finally:
            self._news.set()
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("closed"))

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        if message["is"] in ("steps", "joined") and message.get("view"):
            self.view = message["view"]
            self.seq = message["seq"]
        if message["is"] in ("table", "joined"):
            self.seat = message["seat"]
            self._give_nonce(message["info"])
        waiting = self._replies.pop(message.get("id") or 0, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        self._news.set()

    def _give_nonce(self, info: Message) -> None:
        """Give a nonce at a table that waits, once."""
        table, seat = info["table"], self.seat
        lacks = seat is not None and info["seats"][seat].get("nonce") is False
        if self.nonces and lacks and info["status"] == "waiting" and table not in self.given:
            self.given[table] = secrets.token_hex(8)
            answer = self.send("give_nonce", table=table, nonce=self.given[table])
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())

    @property
    def asked(self) -> int:
        """The number of the last request."""
        return self._ids

    async def ask(self, do: str, **fields: Any) -> Message:
        """Send a request and wait for its reply."""
        return await self.send(do, **fields)

    def send(self, do: str, **fields: Any) -> asyncio.Future[Message]:
        """Send a request; the reply comes later."""
        assert self.socket is not None
        if self._reading is None or self._reading.done():
            raise ConnectionError("closed")
        self._ids += 1
        reply: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._replies[self._ids] = reply
        self.sent[self._ids] = text = json.dumps({"do": do, "id": self._ids, **fields})
        self.wire.append(("→", text))
        task = asyncio.create_task(self.socket.send(text))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return asyncio.ensure_future(asyncio.wait_for(reply, PATIENCE_S))

    async def say_raw(self, data: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(data)

    def forget_game(self) -> None:
        """Forget the last game, before the next one."""
        self.view, self.seq = {}, 0

    async def join(self, table: str, seen: int | None = None) -> Message:
        joined = await self.ask("join", table=table, seen=seen)
        if joined["is"] == "joined":
            self.client_seq = max(self.client_seq, joined["client_seq"])
        return joined

    def act(self, table: str, act: Message, **fields: Any) -> asyncio.Future[Message]:
        """Send an act with the next number."""
        self.client_seq += 1
        given = {"client_seq": self.client_seq, "seen": self.seq, **fields}
        return self.send("act", table=table, act=act, **given)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, looking whenever a message has come."""
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def reach(self, seq: int) -> None:
        """Wait until an entry has been seen."""
        await self.until(lambda: self.seq >= seq)

    def told(self, kind: str) -> list[Message]:
        """All messages of a kind."""
        return [message for message in self.heard if message["is"] == kind]

    def lines(self) -> list[Message]:
        """The lines of all seats, as this one was told of them last."""
        seats: list[Message] = self.told("table")[-1]["info"]["seats"]
        return [seat["line"] for seat in seats if "line" in seat]


class Server:
    """A server that runs, and the house inside."""

    def __init__(self, house: House, address: str) -> None:
        self.house, self.address = house, address
        self.http = _http(address)
        # Guests come at the same time: a cookie that one of them gets is not another's.
        self._door = _http(address, CookieJar(DefaultCookiePolicy(allowed_domains=[])))
        self.players: list[Player] = []

    async def close(self) -> None:
        await self.http.aclose()
        await self._door.aclose()

    async def guest(self, name: str, *, nonces: bool = False) -> Player:
        answer = await self._door.post("/api/session", json={"name": name})
        answer.raise_for_status()
        player = Player(self.address, answer.cookies[COOKIE], name, nonces=nonces)
        self.players.append(player)
        return player

    async def player(self, name: str, *, nonces: bool = False) -> Player:
        return await (await self.guest(name, nonces=nonces)).connect()

    async def create(self, host: Player, game: str = "classic", seats: int = 2, **more: Any) -> str:
        answer = await self.http.post(
            "/api/tables",
            json={"game": game, "seats": seats, **more},
            headers={"Cookie": f"{COOKIE}={host.cookie}"},
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def table(
        self, names: list[str], game: str = "classic", **more: Any
    ) -> tuple[str, list[Player]]:
        """People at a table whose game has begun."""
        players = [await self.player(name) for name in names]
        table = await self.create(players[0], game, len(players), **more)
        for player in players:
            await player.join(table)
            await player.ask("sit", table=table, nonce=secrets.token_hex(4))
        started = await players[0].ask("start", table=table)
        assert started["is"] == "done", started
        for player in players:
            await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
        return table, players


def _http(address: str, cookies: CookieJar | None = None) -> httpx.AsyncClient:
    """A client that lets go of idle connections before the server does."""
    return httpx.AsyncClient(
        base_url=f"http://{address}",
        verify=False,
        timeout=60,
        cookies=cookies,
        limits=httpx.Limits(keepalive_expiry=0.5),
    )


class Prompt(uvicorn.Server):
    """Stops as soon as it is told to; uvicorn itself looks only ten times a second."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):  # noqa: ASYNC110 - somebody else sets what it looks at
            await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(
    data: Path,
    limits: Limits = UNHURRIED,
    *,
    database: str | None = None,
    port: int = 0,
    clock: Callable[[], float] = time.monotonic,
    proxies: tuple[str, ...] = (),
    origins: frozenset[str] = frozenset(),
    broker: str | None = None,
    name: str = "",
    host: str = "127.0.0.1",
    accept_unsigned: bool = False,
) -> AsyncIterator[Server]:
    """A server on a free port, over the data in a directory or a database."""
    house = open_house(
        data,
        limits=limits,
        database=database,
        clock=clock,
        proxies=proxies,
        origins=origins,
        broker=broker,
        name=name,
        accept_unsigned=accept_unsigned,
    )
    page = data / "client"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Tercet</title>")
    listener = socket.socket()  # it listens once the server can answer
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    running = Prompt(server_config(house, page))
    running.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(running.serve(sockets=[listener]))
    while not running.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    server = Server(house, f"127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield server
    finally:
        for player in server.players:
            await player.close()
        await server.close()
        running.should_exit = True
        await task


@contextmanager
def served_in_a_thread(data: Path, database: str | None = None) -> Iterator[Server]:
    """A server whose loop is not ours: for clients that block."""
    ready: Queue[Server] = Queue()
    stop: Queue[None] = Queue()

    async def scene() -> None:
        async with serving(data, database=database) as server:
            ready.put(server)
            await asyncio.to_thread(stop.get)

    thread = Thread(target=lambda: asyncio.run(scene()))
    thread.start()
    try:
        yield ready.get(timeout=60)
    finally:
        stop.put(None)
        thread.join()


async def eventually(holds: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Wait until something holds that no message tells of."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - it is looked at from outside
            await asyncio.sleep(0.02)


def a_set(view: Message) -> list[str] | None:
    """The cards of a SET on the table, if there is one."""
    inner = view.get("table")
    cards = inner if isinstance(inner, list) else (inner or {}).get("table", [])
    found = find_sets(tuple(Card.parse(text) for text in cards if text))
    return [str(card) for card in found[0]] if found else None
