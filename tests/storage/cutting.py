"""A proxy before PostgreSQL that breaks connections at a commit, in one of four ways.

`ANSWER`: its answer is lost. `SENT`: the connection breaks while the commit is on its way.
`COMMIT`: the commit is lost. `LATE`: it arrives when the test says so, after the connection of its
client broke. Commits are known by the messages of the protocol: `COMMIT`, or a statement that
inserts entries.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import make_url

ANSWER, SENT, COMMIT, LATE = "answer", "sent", "commit", "late"
WAYS: Final = (ANSWER, SENT, COMMIT, LATE)
_APPENDS: Final = b"INSERT INTO event"


def _nothing() -> str | None:
    return None


class Proxy:
    """Stands before one database; `cut` is asked at each commit whether to break it, and how."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        directory = url.query["host"]
        assert isinstance(directory, str)
        self._server = f"{directory}/.s.PGSQL.{url.query.get('port', 5432)}"
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        here = url.set(host="127.0.0.1", port=port, query={})
        self.database = here.render_as_string(hide_password=False)
        self.cut: Callable[[], str | None] = _nothing
        #: While set, connections are refused; a cut then ends all other connections, too.
        self.away = threading.Event()
        #: Round trips of all clients.
        self.trips = 0
        self.cuts = 0
        self._lines: list[_Line] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def cut_next(self, way: str, *, away: bool = False) -> None:
        """Break the next commit in this way; if `away`, all connections, until `back`."""

        def cut() -> str:
            self.cut = _nothing
            if away:
                self.away.set()
            return way

        self.cut = cut

    def back(self) -> None:
        """Let clients in again."""
        self.away.clear()

    def deliver_late(self) -> None:
        """Pass the late commits on, and wait until the server has answered them or is gone."""
        for line in [*self._lines]:
            line.deliver()

    def end_all_but(self, this: _Line) -> None:
        """The other connections end with it."""
        for line in [*self._lines]:
            if line is not this and line.way is None:
                line.end()

    def close(self) -> None:
        self._listener.close()
        for line in self._lines:
            line.end()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self.away.is_set():
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(self._server)
                except OSError:
                    client.close()
                    continue
                client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                line = _Line(self, client, server)
                self._lines.append(line)
                threading.Thread(target=line.forth, daemon=True).start()
                threading.Thread(target=line.back, daemon=True).start()


@dataclass(eq=False)
class _Line:
    """One client's connection."""

    proxy: Proxy
    client: socket.socket
    server: socket.socket
    begun: bool = False
    appending: set[bytes] = field(default_factory=set)
    marked: bool = False
    #: The late commit, and the way in which the connection was cut.
    held: bytes = b""
    way: str | None = None
    over: threading.Event = field(default_factory=threading.Event)

    def forth(self) -> None:
        """Pass messages on to the server, until a commit is cut."""
        kept = b""
        with suppress(OSError):
            while data := self.client.recv(1 << 16):
                kept += data
                messages, kept = self._split(kept)
                whole = b"".join(messages)
                if any(map(self._commits, messages)):
                    self.way = self.proxy.cut()
                    self.proxy.cuts += self.way is not None
                    if self.proxy.away.is_set():
                        self.proxy.end_all_but(self)
                self.proxy.trips += self.begun and bool(messages)
                if self.way == LATE:
                    self.held = whole
                if self.way in (COMMIT, LATE):
                    self._break()
                    return
                self.server.sendall(whole)
                if self.way == SENT:
                    self._break()
                    return
        if self.way is None:
            self.end()

    def back(self) -> None:
        """Pass answers back, but for one that is lost."""
        with suppress(OSError):
            while data := self.server.recv(1 << 16):
                if self.way == ANSWER:
                    self._break()
                    break
                if self.way is None:
                    self.client.sendall(data)
                elif data[-6:-1] == b"Z\x00\x00\x00\x05":  # ready: it has arrived
                    break
        self.over.set()
        if self.way is None:
            self.end()

    def deliver(self) -> None:
        held, self.held = self.held, b""
        if held:
            with suppress(OSError):
                self.server.sendall(held)
                assert self.over.wait(20)
            self.server.close()

    def _break(self) -> None:
        """The client's side ends; the server notices nothing yet."""
        with suppress(OSError):
            self.client.shutdown(socket.SHUT_RDWR)
        self.client.close()

    def end(self) -> None:
        for each in (self.client, self.server):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _split(self, data: bytes) -> tuple[list[bytes], bytes]:
        """Whole messages, and the rest; the first ones of a connection have no type."""
        messages: list[bytes] = []
        while True:
            head = 1 if self.begun else 0
            if len(data) < head + 4:
                return messages, data
            size = head + int.from_bytes(data[head : head + 4], "big")
            if len(data) < size:
                return messages, data
            message, data = data[:size], data[size:]
            messages.append(message)
            # A request for encryption comes before the real beginning.
            self.begun = self.begun or message[4:8] == b"\x00\x03\x00\x00"

    def _commits(self, message: bytes) -> bool:
        """Whether this stores something; a connection that is being made commits nothing."""
        kind, words = message[:1], message[5:].split(b"\0")
        if kind == b"P":
            appends = _APPENDS in words[1]
            (self.appending.add if appends else self.appending.discard)(words[0])
        self.marked = self.marked or (kind == b"Q" and b"write_mark" in words[0])
        if kind == b"Q":
            return self.marked and words[0] == b"COMMIT"
        return kind == b"B" and words[1] in self.appending
