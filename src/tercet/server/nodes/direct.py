"""A client of nats-py that is wary of whom it tells a password, and direct with what is urgent.

The library hands every message through two queues and two tasks on its way in, and one of each on
its way out: right for a program that does other things meanwhile, and a tenth of what it costs to
pass an act on. What is read `at once` goes straight from its parser to us, and what is written at
once straight to its transport. All else is the library's: connecting, TLS, pings, coming back,
questions and answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nats.aio.client import Client
from nats.errors import Error, SecureConnWantedError

from tercet.server.nodes.broker_check import asks_who_comes

#: Called with the subject of a message, its headers (None without any) and its payload.
Heard = Callable[[bytes, bytes | None, bytes], None]


class OpenBrokerError(Error):
    """The broker asks for no password and no certificate."""

    def __str__(self) -> str:
        return "it lets in everybody, without a password"


class DirectClient(Client):
    """Reads some subjects at once, and writes at once."""

    def __init__(self, *, only_protected: bool = False) -> None:
        """With `only_protected`, refuse a broker that asks for no password or certificate."""
        super().__init__()
        self._only_protected = only_protected
        self._at_once: dict[bytes, Heard] = {}

    async def listen_at_once(self, subject: str, heard: Heard) -> None:
        """Have all that comes under a subject read as it comes; `heard` raises nothing."""
        self._at_once[subject.encode()] = heard
        await self.subscribe(subject)

    def publish_at_once(self, messages: Iterable[tuple[str, bytes, bytes, str]]) -> None:
        """Write messages, each a subject, headers, payload, and where to answer; in one piece."""
        parts: list[bytes] = []
        for subject, headers, data, reply in messages:
            to = f"{subject} {reply}" if reply else subject
            of_headers = len(headers)
            start = b"HPUB %b %d %d\r\n" % (to.encode(), of_headers, of_headers + len(data))
            parts += (start, headers, data, b"\r\n")
        if parts and self._transport is not None:
            self._transport.write(b"".join(parts))

    async def _process_msg(
        self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes
    ) -> None:
        heard = self._at_once.get(subject)
        if heard is not None:
            heard(subject, headers, data)
        else:
            await super()._process_msg(sid, subject, reply, data, headers)

    def _connect_command(self) -> bytes:
        """Say no password in plain text to whoever claims not to know TLS.

        nats-py asks the server whether it wants TLS, and does without if it does not, even for an
        address that begins with `tls://`.
        """
        here = self._current_server
        wanted = here is not None and here.uri.scheme == "tls"
        if wanted and not self._server_info.get("tls_required"):
            raise SecureConnWantedError
        if self._only_protected and not asks_who_comes(self._server_info):
            raise OpenBrokerError
        return super()._connect_command()
