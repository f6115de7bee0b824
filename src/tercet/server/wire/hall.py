"""Where everybody arrives: HTTP connections, counted and timed before anything reads them.

uvicorn parses, we keep the bounds: how many connections wait here (in all and of one address), how
long a request's head may be and how long it may take to come, how long its body and its answer,
and how many requests of one address are looked at. A connection that becomes a WebSocket leaves.

When there is no room, whoever has said nothing for longest goes, of the address that has the most
connections here: those who come to play are let in however many silent ones there are.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from httptools import HttpParserError, HttpParserUpgrade
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tercet.server.house import House
from tercet.server.running.tasks import Loop

#: So often connections are looked at that take too long.
_LOOK_S: Final = 1.0
#: Requests that may follow on the same connection before the first was answered.
_PIPELINED: Final = 8
#: Bytes of a body that are read and dropped after an early answer, so that the answer arrives.
_DROPPED: Final = 8 * 1024 * 1024


class Hall:
    """Everybody who is connected and is no WebSocket."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._by_address: dict[str, dict[Arrival, None]] = {}
        self._count = 0
        self._looking: Loop | None = None
        house.metrics.gauge("tercet_doors", "Connections that are no WebSockets.", self._size)

    def _size(self) -> int:
        return self._count

    def enter(self, arrival: Arrival) -> bool:
        """Let somebody in; whether there was room, or could be made."""
        here = self._by_address.setdefault(arrival.address, {})
        fits = self._make_room(arrival.address, here)
        if fits:
            here[arrival] = None
            self._count += 1
            self._watch()
        elif not here:
            del self._by_address[arrival.address]
        return fits

    def leave(self, arrival: Arrival) -> None:
        """Forget somebody who is gone, or plays now."""
        here = self._by_address.get(arrival.address, {})
        if arrival in here:
            del here[arrival]
            self._count -= 1
        if not here:
            self._by_address.pop(arrival.address, None)

    def _make_room(self, address: str, here: dict[Arrival, None]) -> bool:
        limits = self.house.limits
        # Behind a proxy are many; it keeps its own clients in check.
        proxy = self.house.proxies.trusts(address)
        if len(here) >= limits.doors_per_address and not proxy:
            return self._send_away_from(here)
        if self._count >= limits.doors:
            return self._send_away_from(max(self._by_address.values(), key=len))
        return True

    def _send_away_from(self, arrivals: dict[Arrival, None]) -> bool:
        silent = next((arrival for arrival in arrivals if arrival.is_waiting), None)
        if silent is None:
            return False
        self.leave(silent)
        silent.send_away()
        return True

    def _watch(self) -> None:
        if self._looking is None:
            self._looking = self.house.tasks.loop("connections", _LOOK_S, self._look)

    def _look(self) -> None:
        """Send away all whose time is over."""
        now = self.house.clock()
        for arrival in [each for here in self._by_address.values() for each in here]:
            if arrival.due is not None and arrival.due < now:
                self.leave(arrival)
                arrival.send_away()


class Arrival(HttpToolsProtocol):
    """One connection in the hall; made by `arrival_class` for a house."""

    hall: ClassVar[Hall]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._house = self.hall.house
        #: Whether a head is being read, or is waited for, and how many bytes of it have come.
        self._in_head, self._head = True, 0
        #: Whether a body is being read; whether its request was answered before its end, and how
        #: many bytes of it are still read.
        self._in_body = self._answered_early = False
        self._dropped = 0
        #: When this connection has taken too long.
        self.due: float | None = self._house.clock() + self._house.limits.head_s
        self.address = ""
        self._handed_over = False

    def connection_made(self, transport: Any) -> None:
        """Somebody has come."""
        super().connection_made(transport)
        self.address = self._house.proxies.client(self.client[0] if self.client else "", None)
        if not self.hall.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.hall.leave(self)
        super().connection_lost(exc)

    @property
    def is_waiting(self) -> bool:
        """Whether it is the client's turn to say something."""
        return self._in_head

    def send_away(self) -> None:
        """Somebody else needs the place, or the time is over."""
        self.transport.abort()

    # --- The head ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head has become too long."""
        self._unset_keepalive_if_required()
        if self.due is None:  # after an answer; until now uvicorn looked at the time
            self.due = self._house.clock() + self._house.limits.head_s
        room = self._house.limits.head_bytes - self._head
        if self._in_head and len(data) > room:
            self._parse(data[:room])
            if self._in_head:
                self._refuse("431 Request Header Fields Too Large")
                return
            data = data[room:]
        if self._in_head:
            self._head += len(data)
        if self._answered_early:
            self._dropped -= len(data)
            if self._dropped < 0:
                self.transport.abort()
                return
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        if self.transport.is_closing() or self._handed_over:
            return
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except HttpParserError as error:
            self._refuse_unparsed(error)

    def _refuse_unparsed(self, error: HttpParserError) -> None:
        """Answer 400 to what cannot be parsed, and 500 if a callback of the parser has raised."""
        ours = error.__context__
        if not isinstance(ours, Exception) or isinstance(ours, BufferError):
            self._refuse("400 Bad Request")
            return
        self._house.tasks.report("while reading a request", ours)
        self._refuse("500 Internal Server Error")

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= _PIPELINED:
            raise BufferError("too many requests before the first was answered")
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self.due = self._house.clock() + self._house.limits.head_s

    def on_headers_complete(self) -> None:
        """All is known but the body."""
        self._in_head, self._in_body, self._answered_early = False, True, False
        self.due = self._house.clock() + self._house.limits.request_s
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of a request has come."""
        self._in_body = False
        super().on_message_complete()
        if self._answered_early:
            self._await_next()

    def on_response_complete(self) -> None:
        """The answer was sent; the next request may begin, or uvicorn hangs up after a while."""
        if self._in_body:
            # The body is too big or not needed. Closing now could destroy the answer on its way,
            # so the rest of the body is dropped; the time limit of the request still holds.
            self._answered_early, self._dropped = True, _DROPPED
        elif not self.pipeline:
            self._await_next()
        super().on_response_complete()

    def _await_next(self) -> None:
        self._answered_early = False
        self._in_head, self._head, self.due = True, 0, None

    # --- The request -------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Answer in turn, unless this client has asked too often."""
        client = self._client(cycle)
        if not self._house.throttles.web.allows(client):
            self._refuse("429 Too Many Requests\r\nRetry-After: 10")
        elif self._house.turns.pages.take(client):
            super()._start_asgi_task(cycle, app)
        else:
            self._house.turns.pages.wait(client, lambda: self._start_late(cycle, app))

    def _start_late(self, cycle: RequestResponseCycle, app: Any) -> None:
        if not self.transport.is_closing():
            super()._start_asgi_task(cycle, app)

    def _client(self, cycle: RequestResponseCycle) -> str:
        told = [value.decode("latin-1") for name, value in cycle.scope["headers"] if name == _FOR]
        return self._house.proxies.client(self.client[0] if self.client else "", told)

    def _refuse(self, status: str) -> None:
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            self.transport.write(head.encode())
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, unless it speaks an older version (RFC 6455, 4.1)."""
        if self.scope["http_version"] == "1.1":
            self.hall.leave(self)
            self._handed_over = True
            super().handle_websocket_upgrade()
        else:
            self.send_400_response("A WebSocket needs HTTP/1.1.")


_FOR: Final = b"x-forwarded-for"


def arrival_class(hall: Hall) -> type[Arrival]:
    """The class that uvicorn makes a connection of, for one house."""
    return type("HouseArrival", (Arrival,), {"hall": hall})
