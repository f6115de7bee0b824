"""The wire: a WebSocket as an asyncio protocol that uvicorn hands each upgraded connection to.

Written by hand because it is the hot path, without ASGI in between. It keeps the bounds: who may
connect, how long until hello, frames, silence, and a reader that is too slow.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
from http.cookies import CookieError, SimpleCookie
from typing import Any, ClassVar, Final, cast
from urllib.parse import urlsplit

from tercet.server.guarding.guards import same_origin
from tercet.server.house import House
from tercet.server.people.sessions import COOKIE
from tercet.server.wire import frames
from tercet.server.wire.conversation import Conversation
from tercet.words.texts import pick_language

PATH: Final = "/ws"
#: A goodbye is waited for so long, and then the line is cut.
_PARTING_S: Final = 2.0
_WRONG_VERSION: Final = "426 Upgrade Required\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
_log = logging.getLogger("tercet.socket")


class Connections:
    """All connections of a house, and how many there are from each address."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.all: set[Socket] = set()
        self._by_address: dict[str, int] = {}
        house.metrics.gauge("tercet_connections", "Open connections.", lambda: len(self.all))

    def may_open(self, address: str) -> bool:
        """Whether there is room for one more."""
        limits = self.house.limits
        here = self._by_address.get(address, 0)
        return len(self.all) < limits.connections and here < limits.connections_per_address

    def opened(self, socket: Socket) -> None:
        """Count a connection that was accepted."""
        self.all.add(socket)
        self._by_address[socket.address] = self._by_address.get(socket.address, 0) + 1
        self.house.metrics.opened.add()

    def closed(self, socket: Socket) -> None:
        """Forget a connection that has ended."""
        if socket in self.all:
            self.all.remove(socket)
            left = self._by_address[socket.address] - 1
            if left:
                self._by_address[socket.address] = left
            else:
                del self._by_address[socket.address]

    def hang_up(self) -> None:
        """Close them all: the server stops, clients may come back."""
        for socket in list(self.all):
            socket.hang_up(frames.GOING_AWAY)


class Socket(asyncio.Protocol):
    """One connection; made by `socket_class` for a house."""

    connections: ClassVar[Connections]

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self._server_connections: set[Any] = server_state.connections
        self._house = self.connections.house
        self._reader = frames.Reader(self._house.limits.frame_bytes)
        self._conversation: Conversation | None = None
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = True
        self._request = b""
        self.address = ""

    # --- uvicorn's side ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport is ours from here on."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is not of that class
        self._transport.set_write_buffer_limits(high=self._house.limits.outgoing_bytes)
        self._server_connections.add(self)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._transport = None
        self._server_connections.discard(self)
        self.connections.closed(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._conversation is not None:
            self._conversation.end()

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(frames.GOING_AWAY)

    def data_received(self, data: bytes) -> None:
        """The request to upgrade comes first, then frames."""
        if self._conversation is None:
            self._shake_hands(data)
            return
        if self._transport is None:
            return  # we have said goodbye
        self._heard = True
        try:
            for opcode, payload in self._reader.feed(data):
                if not self._is_open():
                    return  # by what came before
                if opcode == frames.TEXT:
                    self._conversation.hear(payload)
                else:
                    self._control(opcode, payload)
        except frames.Broken as broken:
            self.hang_up(broken.code)
        except Exception:
            _log.exception("while reading a frame")
            self._house.metrics.broken.add()
            self.hang_up(frames.SERVER_ERROR)

    def _is_open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    def _control(self, opcode: int, payload: bytes) -> None:
        if opcode == frames.PING:
            self.post(frames.frame(frames.PONG, payload))
        elif opcode == frames.CLOSE:
            frames.check_close(payload)
            self._part(payload)

    # --- Opening -----------------------------------------------------------------------------

    def _shake_hands(self, data: bytes) -> None:
        self._request += data
        if b"\r\n\r\n" not in self._request:
            return
        head, _, rest = self._request.partition(b"\r\n\r\n")
        request, headers = _read_head(head)
        self.address = self._house.proxies.client(self.address, headers.get("x-forwarded-for"))
        refusal = self._refusal(request, headers)
        if refusal is not None:
            self._refuse(refusal)
            return
        cookie = read_cookie(headers.get("cookie")) or ""
        lang = pick_language(headers.get("accept-language"))
        self._conversation = Conversation(self._house, self, cookie, self.address, lang)
        self.connections.opened(self)
        self._accept(headers["sec-websocket-key"].encode())
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._house.limits.hello_s, self._still_silent)
        if rest:
            self.data_received(rest)

    def _refusal(self, request: str, headers: dict[str, str]) -> str | None:
        """The status to refuse with, and headers it needs; or None."""
        house = self._house
        if urlsplit(request.split(" ")[1]).path != PATH:
            return "404 Not Found"
        if not request.startswith("GET "):
            return "405 Method Not Allowed\r\nAllow: GET"
        if headers.get("sec-websocket-version") != "13":
            return _WRONG_VERSION
        if not is_key(headers.get("sec-websocket-key", "")) or not headers.get("host"):
            return "400 Bad Request"
        if not same_origin(headers.get("origin"), headers.get("host"), house.origins):
            return "403 Forbidden"
        if house.sessions.signed(read_cookie(headers.get("cookie"))) is None:
            return "401 Unauthorized"
        if not self.connections.may_open(self.address):
            return "503 Service Unavailable"
        return None

    def _accept(self, key: bytes) -> None:
        self.post(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + frames.accept_key(key) + b"\r\n\r\n"
        )

    def _refuse(self, status: str) -> None:
        if self._transport is not None:
            head = f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            self._transport.write(head.encode())
            self._transport.close()

    # --- Keeping it alive --------------------------------------------------------------------

    def _still_silent(self) -> None:
        if self._conversation is not None and not self._conversation.greeted:
            self.hang_up(frames.NO_HELLO)
        else:
            self._keep_alive()

    def _keep_alive(self) -> None:
        """A ping now and then; whoever says nothing at all for long is gone."""
        if self._transport is None:
            return
        limits, loop = self._house.limits, asyncio.get_running_loop()
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self.post(frames.frame(frames.PING, b""))
        self._timer = loop.call_later(limits.ping_every_s, self._keep_alive)

    def post(self, frames: bytes) -> None:
        """Send, unless the client is gone."""
        transport = self._transport
        if transport is not None and not transport.is_closing():
            transport.write(frames)

    def pause_writing(self) -> None:
        """The client reads too slowly: it is cut off, and may resume."""
        if self._transport is not None:
            self._house.metrics.slow.add()
            self._transport.abort()

    def hang_up(self, code: int) -> None:
        """Say goodbye and close; a client that does not read it is cut off."""
        self._part(code.to_bytes(2, "big"))

    def _part(self, goodbye: bytes) -> None:
        """The last frame: from here on nothing is sent, and what comes is read and dropped.

        Closing with something unread would reset the connection, and the goodbye might be lost.
        """
        transport, self._transport = self._transport, None
        if transport is None or transport.is_closing():
            return
        transport.write(frames.frame(frames.CLOSE, goodbye))
        transport.write_eof()
        asyncio.get_running_loop().call_later(_PARTING_S, transport.abort)
        if self._conversation is not None:
            self._conversation.end()


def socket_class(connections: Connections) -> type[Socket]:
    """The class that uvicorn makes a connection of, for one house."""
    return type("HouseSocket", (Socket,), {"connections": connections})


def read_cookie(header: str | None) -> str | None:
    """Our cookie among all that a browser sends."""
    try:
        jar = SimpleCookie(header or "")
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


def is_key(text: str) -> bool:
    """Whether this is a `Sec-WebSocket-Key`: sixteen bytes in base64."""
    try:
        return len(base64.b64decode(text, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False


def _read_head(head: bytes) -> tuple[str, dict[str, str]]:
    """The first line and the headers; one that comes twice is a list, as everywhere in HTTP."""
    request, *lines = head.decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(":")
        name, value = name.strip().lower(), value.strip()
        between = "; " if name == "cookie" else ", "
        headers[name] = f"{headers[name]}{between}{value}" if name in headers else value
    return request, headers
