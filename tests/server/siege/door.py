"""How somebody comes to a server from outside: plain HTTP and WebSockets by hand.

No library stands between, because a rude guest does what none would let them do. On loopback
everybody can have an address of their own (127.0.0.2, 127.0.0.3 …): `source` is theirs.
"""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tercet.server.people.sessions import COOKIE
from tercet.server.wire.frames import CLOSE, TEXT, unmask

Message = dict[str, Any]
#: What a server may say in one frame; more is no answer of ours.
_MOST: int = 1 << 22


def masked(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send it."""
    mask, size = os.urandom(4), len(payload)
    first = (0x80 if last else 0) | opcode
    if size < 126:
        head = bytes((first, 0x80 | size))
    else:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + mask + unmask(payload, mask)


def said(do: str, **fields: Any) -> bytes:
    """A message as one frame."""
    return masked(TEXT, json.dumps({"do": do, **fields}).encode())


@dataclass(frozen=True)
class Answer:
    """What an HTTP request brought."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        """The session that this answer sets."""
        return self.headers["set-cookie"].split("=", 1)[1].split(";")[0]


@dataclass(frozen=True)
class Door:
    """Where a server answers, and from which address one comes to it."""

    host: str
    port: int
    source: str | None = None

    @property
    def name(self) -> str:
        """What stands in `Host`."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which nothing was said yet."""
        here = None if self.source is None else (self.source, 0)
        return await asyncio.open_connection(self.host, self.port, local_addr=here, limit=_MOST)

    def request(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        """The bytes of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.name}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        if body or method != "GET":
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode() + body

    async def ask(self, method: str, path: str, data: Any = None, **headers: str) -> Answer:
        """One request on a connection of its own."""
        reader, writer = await self.open()
        try:
            body = b"" if data is None else json.dumps(data).encode()
            writer.write(self.request(method, path, body, Connection="close", **headers))
            return _answer(await reader.read(-1))
        finally:
            writer.close()

    async def guest(self, name: str) -> str:
        """Become a guest; the cookie to show from now on."""
        answer = await self.ask("POST", "/api/session", {"name": name})
        if answer.status != 200:
            raise ConnectionRefusedError(answer.status)
        return answer.cookie

    async def table(self, cookie: str, game: str, seats: int = 1, **more: Any) -> str:
        """Open a table; its id."""
        settings = {"game": game, "seats": seats, **more}
        answer = await self.ask("POST", "/api/tables", settings, Cookie=f"{COOKIE}={cookie}")
        if answer.status != 201:
            raise ConnectionRefusedError(answer.status, answer.body)
        return str(answer.json["table"])

    async def wire(self, cookie: str, *, hello: bool = True, **headers: str) -> Wire:
        """A WebSocket; `ConnectionRefusedError` has the status if there is none."""
        reader, writer = await self.open()
        wanted = {"Cookie": f"{COOKIE}={cookie}", **_UPGRADE, **headers}
        writer.write(self.request("GET", "/ws", b"", **wanted))
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ")[1])
        if status != 101:
            writer.close()
            raise ConnectionRefusedError(status)
        wire = Wire(reader, writer)
        if hello:
            await wire.ask("hello", protocol=1)
        return wire


_UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec_WebSocket_Version": "13",
    "Sec_WebSocket_Key": "A" * 22 + "==",
}


@dataclass
class Wire:
    """One WebSocket: what is said is written at once, what is heard is read when asked for."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    #: The code that the server has closed with, once it has been heard.
    closed: int | None = None
    heard: list[Message] = field(default_factory=list)
    _ids: int = 0

    async def ask(self, do: str, **fields: Any) -> Message:
        """Say something and wait for its answer."""
        self._ids += 1
        self.writer.write(said(do, id=self._ids, **fields))
        while (message := await self.hear()).get("id") != self._ids:
            pass
        return message

    async def hear(self) -> Message:
        """The next message; `ConnectionError` when there is none any more."""
        while True:
            opcode, payload = await self._frame()
            if opcode == CLOSE:
                self.closed = int.from_bytes(payload[:2], "big") if payload else 1005
                raise ConnectionAbortedError(self.closed)
            if opcode == TEXT:
                message: Message = json.loads(payload)
                self.heard.append(message)
                del self.heard[:-50]
                return message
            self.writer.write(masked(0xA, payload))

    async def _frame(self) -> tuple[int, bytes]:
        try:
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return first & 0x0F, await self.reader.readexactly(size)
        except asyncio.IncompleteReadError as error:
            raise ConnectionResetError from error

    async def pour(self, frames: bytes, seconds: float) -> int:
        """Write the same frames again and again, as fast as they are taken; how many bytes."""
        poured, loop = 0, asyncio.get_running_loop()
        end = loop.time() + seconds
        with suppress(ConnectionError, TimeoutError):
            while loop.time() < end and not self.writer.is_closing():
                self.writer.write(frames)
                poured += len(frames)
                async with asyncio.timeout(max(0.01, end - loop.time())):
                    await self.writer.drain()
                await asyncio.sleep(0)
        return poured

    async def ending(self) -> int | None:
        """Listen until the server has hung up, and tell its code."""
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(5):
                while True:
                    await self.hear()
        return self.closed

    def close(self) -> None:
        self.writer.close()


def _answer(raw: bytes) -> Answer:
    if not raw:
        raise ConnectionResetError
    head, _, body = raw.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.split(":", 1) for line in lines)
    return Answer(int(first.split(" ")[1]), {a.strip().lower(): b.strip() for a, b in pairs}, body)
