"""Which wire? `python -m bench.transports`: broadcasts without rules or storage.

Each server sends a message of a view's size to the four clients of a table whenever one of them
speaks. The clients are the same for all, and so is uvloop; what is told is the server's processor
time.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
import uvloop

from bench.server import cpu_seconds, report
from tercet.server.wire import frames
from tests.watched import Watched

ROOT: Final = Path(__file__).parent.parent
SEATS: Final = 4
MESSAGE: Final = b'{"is":"steps"' + b" " * 986 + b"}"
#: Who sits at which table, by the path of the request: `/12` is table 12.
Tables = dict[str, list[Any]]


# --- Servers: each listens on a socket it is given --------------------------------------------


async def by_hand(listener: socket.socket) -> None:
    """An asyncio protocol with the frames of `tercet.server.wire.frames`: what Tercet uses."""
    tables: Tables = {}
    frame = frames.text_frame(MESSAGE)

    class Wire(asyncio.Protocol):
        def __init__(self) -> None:
            self.reader = frames.Reader(4096)
            self.table: list[Any] | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport: Any = transport

        def data_received(self, data: bytes) -> None:
            if self.table is None:
                head = data.decode()
                self.table = tables.setdefault(head.split(" ")[1], [])
                self.table.append(self.transport)
                key = next(x[19:] for x in head.split("\r\n") if x.startswith("Sec-WebSocket-Key"))
                answer = frames.accept_key(key.encode())
                self.transport.write(
                    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                    b"Connection: Upgrade\r\nSec-WebSocket-Accept: " + answer + b"\r\n\r\n"
                )
                return
            for _ in self.reader.feed(data):
                for transport in self.table:
                    transport.write(frame)

    server = await asyncio.get_running_loop().create_server(Wire, sock=listener)
    await server.serve_forever()


async def with_picows(listener: socket.socket) -> None:
    """A WebSocket library in Cython."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
    from picows import ws_create_server as create

    tables: Tables = {}

    class Wire(WSListener):  # type: ignore[misc, unused-ignore]
        def __init__(self, request: WSUpgradeRequest) -> None:
            self.table = tables.setdefault(request.path.decode(), [])

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.table.append(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                for each in self.table:
                    each.send(WSMsgType.TEXT, MESSAGE)

    server = await create(Wire, sock=listener)
    await server.serve_forever()


def with_uvicorn(ws: str) -> Callable[[socket.socket], Awaitable[None]]:
    """An ASGI application, with one of uvicorn's own WebSocket protocols."""
    tables: Tables = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        table = tables.setdefault(scope["path"], [])
        table.append(send)
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            for each in table:
                await each({"type": "websocket.send", "text": MESSAGE.decode()})

    async def serve(listener: socket.socket) -> None:
        config = uvicorn.Config(app, ws=ws, log_config=None, lifespan="off")
        await uvicorn.Server(config).serve(sockets=[listener])

    return serve


SERVERS: Final[dict[str, Callable[[socket.socket], Awaitable[None]]]] = {
    "by hand": by_hand,
    "picows": with_picows,
    "uvicorn sansio": with_uvicorn("websockets-sansio"),
    "uvicorn legacy": with_uvicorn("websockets"),
}


# --- The load ---------------------------------------------------------------------------------


class Table:
    """Four clients; the next move follows when all have heard the last."""

    moves = 0
    going = True

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.heard = 0

    def hear(self) -> None:
        self.heard += 1
        if self.heard == SEATS:
            Table.moves += 1
            self.move()

    def move(self) -> None:
        self.heard = 0
        if Table.going:
            self.clients[Table.moves % SEATS].transport.write(_MOVE)


def _masked(payload: bytes) -> bytes:
    mask = b"abcd"
    return bytes((0x81, 0x80 | len(payload))) + mask + frames.unmask(payload, mask)


_MOVE: Final = _masked(b'{"do":"act","table":"x","act":{"act":"none_here"}}')


class Client(asyncio.Protocol):
    """One client, which only counts frames."""

    def __init__(self, table: Table, path: str) -> None:
        self.table, self.path, self.data = table, path, b""
        self.transport: Any = None
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.ready.done():
            if b"\r\n\r\n" in self.data:
                self.data = self.data.partition(b"\r\n\r\n")[2]
                self.ready.set_result(None)
            return
        while len(self.data) >= 4 + len(MESSAGE):
            self.data = self.data[4 + len(MESSAGE) :]
            self.table.hear()


async def load(port: int, pid: int, name: str, count: int, seconds: float) -> None:
    loop, tables = asyncio.get_running_loop(), [Table() for _ in range(count)]
    for number, table in enumerate(tables):
        for _ in range(SEATS):
            client = Client(table, f"/{number}")
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
            await client.ready
            table.clients.append(client)
    await asyncio.sleep(0.5)
    for table in tables:
        table.move()
    await asyncio.sleep(1)
    Table.moves, before, start = 0, cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, used, took = Table.moves, cpu_seconds(pid) - before, time.perf_counter() - start
    Table.going = False
    report(name, moves, used, took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--serve", choices=SERVERS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        listener = socket.create_server(("127.0.0.1", given.port), backlog=2048)
        uvloop.run(SERVERS[given.serve](listener))  # type: ignore[arg-type]
        return
    for name in SERVERS:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "bench.transports", "--serve", name, "--port", str(port)]
        server = subprocess.Popen(command, cwd=ROOT)
        try:
            _wait_for(port)
            Table.going = True
            uvloop.run(load(port, server.pid, name, given.tables, given.seconds))
        finally:
            Watched(server).kill()


def _wait_for(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    main()
