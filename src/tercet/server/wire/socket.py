"""The wire: a WebSocket as an asyncio protocol that uvicorn hands each upgraded connection to.

Written by hand because it is the hot path, without ASGI in between. It keeps the bounds: who may
connect, how long until hello, frames, silence, and a reader that is too slow.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, ClassVar, Final, cast
from urllib.parse import urlsplit

from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TercetError
from tercet.programs.protocol import refused
from tercet.server.house import House
from tercet.server.people.cookies import session_cookie
from tercet.server.people.tokens import bearer_token, session_of
from tercet.server.table.fairness.tcp_info import kernel_trip_ms
from tercet.server.table.fairness.trips import TripMeter
from tercet.server.wire import frames
from tercet.server.wire.conversation import Conversation
from tercet.words.texts import Texts, pick_language

PATH: Final = "/ws"
#: Here a trusted proxy tells the round trip to its client: nginx's `$tcpinfo_rtt`.
REPORTED: Final = "x-tcpinfo-rtt"
#: A goodbye is waited for so long, and then the line is cut.
_PARTING_S: Final = 2.0
_KEPT_BY_THE_SYSTEM: Final = 128 * 1024
_READ_AFTER_GOODBYE: Final = 64 * 1024
_FOREIGN: Final = {"host_foreign": "421 Misdirected Request", "origin_foreign": "403 Forbidden"}
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
        self._measuring: asyncio.TimerHandle | None = None
        self._meter: TripMeter | None = None
        self._heard = True
        self._request = b""
        self._turns = self._house.turns.frames
        self._frames: Iterator[tuple[int, bytes]] = iter(())
        #: A frame that waits for its turn.
        self._held: tuple[int, bytes] | None = None
        #: What has come and was not fed to the reader yet.
        self._unread = b""
        #: Whether frames wait for their turn, and whether reading was paused for that: only when
        #: more comes meanwhile, because nearly always nothing does.
        self._in_line = self._paused = False
        #: The transport after our goodbye, and how much is still read from it.
        self._gone: asyncio.Transport | None = None
        self._patience = _READ_AFTER_GOODBYE
        self._session = ""
        self.address = ""
        #: Whether it was counted that this client holds its pongs back.
        self._noticed = False

    # --- uvicorn's side ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport is ours from here on."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is not of that class
        self._transport.set_write_buffer_limits(high=self._house.limits.outgoing_bytes)
        _keep_little(transport)
        self._server_connections.add(self)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._transport = None
        self._server_connections.discard(self)
        self.connections.closed(self)
        for timer in (self._timer, self._measuring):
            if timer is not None:
                timer.cancel()
        if self._conversation is not None:
            self._conversation.end()

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(frames.GOING_AWAY)

    def data_received(self, data: bytes) -> None:
        """The request to upgrade comes first, then frames."""
        if self._conversation is None:
            self._shake_hands(data)
        elif self._transport is None:
            self._after_goodbye(data)
        elif not self._conversation.pace.bytes(len(data)):
            self._conversation.too_fast()
            self._show_the_door()
        else:
            self._heard = True
            if self._in_line:
                self._wait_with(data)
            else:  # all that came before has been taken
                self._read_on(data)

    def _wait_with(self, data: bytes) -> None:
        """More has come while earlier frames wait: that is enough for now."""
        self._unread += data
        if not self._paused and self._transport is not None:
            self._transport.pause_reading()
            self._paused = True

    def _its_our_turn(self) -> None:
        self._in_line = False
        self._read_on(ours=True)

    def _read_on(self, data: bytes = b"", *, ours: bool = False) -> None:
        """What has come, or what has waited for its turn."""
        try:
            text = self._reader.lone_text(data) if data else None
            if text is None:
                self._unread += data
                self._frame_by_frame(ours)
            elif self._turns.take(self.address):
                self._take(frames.TEXT, text)
            else:
                self._stand_in_line((frames.TEXT, text))
        except frames.Broken as broken:
            self.hang_up(broken.code)
        except Exception:
            _log.exception("while reading a frame")
            self._house.metrics.broken.add()
            self.hang_up(frames.SERVER_ERROR)

    def _frame_by_frame(self, ours: bool) -> None:
        """Frame after frame, as long as it is our turn."""
        while self._is_open():
            frame = self._next_frame()
            if frame is None:
                if self._paused:
                    self._resume()
                return
            if not ours and not self._turns.take(self.address):
                self._stand_in_line(frame)
                return
            self._take(*frame)
            ours = False

    def _next_frame(self) -> tuple[int, bytes] | None:
        held, self._held = self._held, None
        frame = held or next(self._frames, None)
        if frame is None and self._unread:  # all that was fed before has been taken
            data, self._unread = self._unread, b""
            self._frames = iter(self._reader.feed(data))
            frame = next(self._frames, None)
        return frame

    def _take(self, opcode: int, payload: bytes) -> None:
        conversation = self._conversation
        assert conversation is not None
        if not conversation.pace.frame():
            if conversation.pace.warn():
                conversation.too_fast(payload)
            else:
                self._show_the_door()
        elif opcode == frames.TEXT:
            conversation.hear(payload)
        else:
            self._control(opcode, payload)

    def _stand_in_line(self, frame: tuple[int, bytes]) -> None:
        self._in_line, self._held = True, frame
        self._turns.wait(self.address, self._its_our_turn)

    def _resume(self) -> None:
        if self._transport is not None:
            self._transport.resume_reading()
            self._paused = False

    def _show_the_door(self) -> None:
        """Too fast in spite of having been told: this session waits before it comes back."""
        self._house.metrics.rude.add()
        self._house.penalties.strike(self._session, self.address)
        self.hang_up(frames.POLICY)

    def _after_goodbye(self, data: bytes) -> None:
        """Read on for a while, so that the goodbye arrives; who still pours is not read at all."""
        self._patience -= len(data)
        if self._patience < 0 and self._gone is not None:
            self._gone.pause_reading()

    def _is_open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    def _control(self, opcode: int, payload: bytes) -> None:
        if opcode == frames.PING:
            self.post(frames.frame(frames.PONG, payload))
        elif opcode == frames.PONG:
            self._measured(payload)
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
        proxied = self._house.proxies.trusts(self.address)
        told = [headers.get("x-forwarded-for", "")]
        self.address = self._house.proxies.client(self.address, told)
        try:
            refusal = self._refusal(request, headers)
        except IllegalAction as error:  # a foreign host or page
            self._refuse(_FOREIGN[error.code], error, headers.get("accept-language"))
            return
        except (TercetError, ValueError):
            refusal = "400 Bad Request"  # an address or an origin that is none
        if refusal is not None:
            self._refuse(refusal)
            return
        cookie = session_cookie([headers.get("cookie", "")]) or ""
        token = bearer_token(headers.get("authorization"))
        self._session = self._session_in(headers) or ""
        lang = pick_language(headers.get("accept-language"))
        self._conversation = Conversation(self._house, self, cookie, self.address, lang, token)
        self._vouch(proxied, headers.get(REPORTED, ""))
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
        self._check_meant(headers["host"], headers.get("origin"))
        session = self._session_in(headers)
        if session is None:
            return "401 Unauthorized"
        if wait := house.penalties.wait_s(session):
            return f"429 Too Many Requests\r\nRetry-After: {wait}"
        if not self.connections.may_open(self.address):
            return "503 Service Unavailable"
        return None

    def _check_meant(self, host: str, origin: str | None) -> None:
        hosts = self._house.hosts
        here = self._transport.get_extra_info("sockname") if self._transport else None
        if not hosts.knows([host], str(here[0]) if here else ""):
            raise IllegalAction("host_foreign", host=host[:80])
        if not hosts.is_own_page(origin, host):
            raise IllegalAction("origin_foreign")

    def _session_in(self, headers: dict[str, str]) -> str | None:
        """The id of the session that a bot's token or a cookie names; a token counts first."""
        token = bearer_token(headers.get("authorization"))
        if token is not None:
            return session_of(token)
        return self._house.sessions.signed(session_cookie([headers.get("cookie", "")]))

    def _accept(self, key: bytes) -> None:
        self.post(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + frames.accept_key(key) + b"\r\n\r\n"
        )

    def _refuse(
        self, status: str, error: TercetError | None = None, languages: str | None = None
    ) -> None:
        """Refuse the connection; the body holds the error in the language of the client."""
        if self._transport is None:
            return
        body = b""
        if error is not None:
            body = to_json(refused(error, Texts(pick_language(languages))))
            status += "\r\nContent-Type: application/json"
        head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        self._transport.write(head.encode() + body)
        self._transport.close()

    # --- Measuring ---------------------------------------------------------------------------

    def _vouch(self, proxied: bool, reported: str) -> None:
        """Begin to know the line: our kernel measures it, behind a proxy the proxy's kernel."""
        assert self._transport is not None
        assert self._conversation is not None
        line = self._transport.get_extra_info("socket")
        self._meter = TripMeter(
            self._house.clock,
            proxied=proxied,
            reported_ms=_reported_ms(reported) if proxied else None,
            kernel=partial(kernel_trip_ms, line),
        )
        self._conversation.meter = self._meter
        self._conversation.has_joined = self._measure

    def _measure(self, after: Sequence[float] = (1.0, 2.0)) -> None:
        """Who comes to a table is measured at once, so that a figure is there; then now and then.

        From there on the pings that keep the line alive do it.
        """
        if self._measuring is not None:
            self._measuring.cancel()
            self._measuring = None
        self._ping()
        if after:
            wait, *rest = after
            loop = asyncio.get_running_loop()
            self._measuring = loop.call_later(wait, self._measure, rest)

    def _ping(self) -> None:
        """At a table with a nonce that measures the line."""
        conversation, meter, nonce = self._conversation, self._meter, b""
        if conversation is not None and conversation.at_tables and meter is not None:
            nonce = meter.ping()
        self.post(frames.frame(frames.PING, nonce))

    def _measured(self, payload: bytes) -> None:
        meter, conversation = self._meter, self._conversation
        if meter is None or conversation is None or not meter.pong(payload):
            return
        if meter.holds_back and not self._noticed:
            self._noticed = True
            self._house.metrics.held_back.add()
        conversation.was_measured()

    # --- Keeping it alive --------------------------------------------------------------------

    def _still_silent(self) -> None:
        if self._conversation is not None and not self._conversation.greeted:
            self.hang_up(frames.NO_HELLO)
        else:
            self._keep_alive()

    def _keep_alive(self) -> None:
        """A ping now and then; whoever says nothing at all from one to the next is gone."""
        if self._transport is None:
            return
        limits, loop = self._house.limits, asyncio.get_running_loop()
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._ping()
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
        with suppress(OSError):  # the other side is gone already
            transport.write_eof()
        self._gone = transport
        if self._paused:
            transport.resume_reading()
        asyncio.get_running_loop().call_later(_PARTING_S, transport.abort)
        if self._conversation is not None:
            self._conversation.end()


def socket_class(connections: Connections) -> type[Socket]:
    """The class that uvicorn makes a connection of, for one house."""
    return type("HouseSocket", (Socket,), {"connections": connections})


def _reported_ms(text: str) -> float | None:
    """What a proxy tells of its client, in microseconds as nginx has it; None where it does not."""
    microseconds = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    return microseconds / 1000 if microseconds else None


def _keep_little(transport: asyncio.BaseTransport) -> None:
    """The system keeps little for a slow reader, too: left alone, it would keep megabytes."""
    line = transport.get_extra_info("socket")
    if line is not None:
        line.setsockopt(SOL_SOCKET, SO_SNDBUF, _KEPT_BY_THE_SYSTEM)


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
