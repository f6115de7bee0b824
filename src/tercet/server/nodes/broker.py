"""The way to the other nodes: NATS, with what is to be sent in one line, and nothing kept.

While the broker is away nothing is sent and nothing waits: who relied on it is told by `lost`, and
comes again. A message to a node that nobody serves as comes back at once (`nobody`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from tercet.server.nodes.broker_check import is_on_this_machine
from tercet.server.nodes.parcels import AnyParcel, Parcel, packed, unpacked
from tercet.server.nodes.signatures import HEADER, BadSignature, Signatures
from tercet.server.running.tasks import BackgroundTasks, Delayed

if TYPE_CHECKING:
    from nats.aio.msg import Msg

    from tercet.server.nodes.direct import DirectClient

#: The broker is asked whether it is there so often, and is gone after two silences.
_PING_S: Final = 1
_RECONNECT_S: Final = 0.2
#: After sending, so long is gathered before the next: a parcel costs as much as several acts, and
#: what comes alone never waits. The more is said in a second, the longer, because then the
#: processor is what all wait for: parcels are fewer and larger (as are batches of the journal).
_SPACING_S: Final = 0.001
_SPACING_PER_RATE_S: Final = 1.5e-6
_MOST_SPACING_S: Final = 0.006
#: How much of what was sent lately counts at the next sending.
_REMEMBERED: Final = 0.8
#: How long an answer to a question is waited for.
ANSWER_S: Final = 2.0
_log = logging.getLogger("tercet.broker")


class Broker:
    """One node's connection; `house` keeps several houses at one broker apart.

    Without `signatures` it neither sends nor receives parcels: it only serves thoughts.
    """

    def __init__(
        self,
        address: str,
        house: str,
        node: str,
        signatures: Signatures | None = None,
        *,
        open_broker: bool = False,
    ) -> None:
        self._address, self._credentials = without_credentials(address)
        self._only_protected = not (open_broker or is_on_this_machine(address))
        self._node = node
        self._signatures = signatures
        self._root: Final = f"tercet.{house}"
        self._client: DirectClient | None = None
        #: Messages to send: subject, headers, payload, and the subject for replies.
        self._line: deque[tuple[str, bytes, bytes, str]] = deque()
        self._tasks = BackgroundTasks()
        #: Sends the line when that is due; never before `_not_before`.
        self._sending = Delayed(self._tasks.report, self._send_on)
        self._not_before = 0.0
        #: When it was sent last, and how many messages have gone out lately in how many seconds.
        self._sent_at = self._lately = 0.0
        self._within = 1.0
        self._thinks: Callable[[Msg], Awaitable[None]] | None = None
        #: Called before the line is sent: whoever gathers what it has to say adds it here, and
        #: tells how many messages that are.
        self.gather: list[Callable[[], int]] = []
        self.heard: Callable[[AnyParcel], None] = lambda _: None
        self.asked: Callable[[AnyParcel], bytes] = lambda _: b""
        self.nobody: Callable[[str], None] = lambda _: None
        self.lost: Callable[[], None] = lambda: None
        self.back: Callable[[], None] = lambda: None
        #: Called for each message that is dropped because of its signature.
        self.refused: Callable[[], None] = lambda: None

    @property
    def is_there(self) -> bool:
        """Whether parcels can be sent now."""
        return self._client is not None and self._client.is_connected

    def open(self) -> None:
        """Begin to connect; the node serves its own clients meanwhile."""
        self._loop = asyncio.get_running_loop()
        self._tasks.once("connecting to the broker", self._connect())

    async def close(self) -> None:
        """Say what is left, and go."""
        await asyncio.sleep(0)
        self._tasks.close()
        self._sending.cancel()
        self._gather()
        self._send_line()
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):
                await asyncio.wait_for(client.flush(), 1)
            with suppress(Exception):
                await asyncio.wait_for(client.close(), 1)

    # --- Saying ------------------------------------------------------------------------------

    def send(self, node: str, parcel: Parcel, *, certain: bool = False) -> None:
        """To one node; `certain` asks to be told if there is nobody (see `nobody`)."""
        reply = f"{self._root}.nobody.{self._node}.{node}" if certain else ""
        self._put(f"{self._root}.node.{node}", parcel, reply)

    def tell_all(self, parcel: Parcel) -> None:
        """To every other node."""
        self._put(f"{self._root}.all", parcel, "")

    def wake(self) -> None:
        """Somebody has something gathered to be sent."""
        self._sending.soon(self._not_before - self._loop.time())

    async def ask(self, node: str, parcel: Parcel) -> bytes | None:
        """A question to one node; None when there is no answer in time."""
        client = self._client
        if client is None or self._signatures is None or not client.is_connected:
            return None
        subject, question = f"{self._root}.ask.{node}", packed(parcel)
        headers = self._signed(self._signatures, subject, question)
        try:
            answer = await client.request(subject, question, timeout=ANSWER_S, headers=headers)
        except Exception:
            return None
        return answer.data if self._is_signed(answer) else None

    async def think(self, request: bytes, timeout: float) -> bytes | None:  # noqa: ASYNC109
        """Have somebody think; None when nobody does in time."""
        client = self._client
        if client is None or not client.is_connected:
            return None
        try:
            answer = await client.request(f"{self._root}.think", request, timeout=timeout)
        except Exception:
            return None
        return answer.data

    async def serve_thoughts(self, take: Callable[[Msg], Awaitable[None]]) -> None:
        """Take thoughts out of the queue, beside whoever else does."""
        self._thinks = take
        self.open()

    def _put(self, subject: str, parcel: Parcel, reply: str) -> None:
        if self.is_there and self._signatures is not None:
            data = packed(parcel)
            self._line.append((subject, self._signatures.headers(subject, data), data, reply))
            self.wake()

    def _send_on(self) -> None:
        """Send what was gathered; what comes after it waits a little."""
        messages = self._gather()
        self._send_line()
        now = self._loop.time()
        self._lately = _REMEMBERED * self._lately + messages
        self._within = _REMEMBERED * self._within + max(now - self._sent_at, _SPACING_S)
        self._sent_at = now
        wanted = max(self._lately / self._within * _SPACING_PER_RATE_S, _SPACING_S)
        self._not_before = now + min(wanted, _MOST_SPACING_S)

    def _gather(self) -> int:
        return sum(gather() for gather in self.gather)

    def _send_line(self) -> None:
        """Send all that is in the line."""
        client, line = self._client, self._line
        if client is None or not line:
            return
        most, longest = client.max_payload, max(map(_size, line))
        try:
            client.publish_at_once(each for each in line if _size(each) <= most)
        except Exception as error:
            _log.warning("%s parcels were not sent", len(line), exc_info=_ours(error))
        if longest > most:
            _log.warning("a parcel of %s bytes was not sent", longest)
        line.clear()

    # --- Connecting --------------------------------------------------------------------------

    async def _connect(self) -> None:
        from tercet.server.nodes.direct import DirectClient  # only where there are several nodes

        while True:
            client = DirectClient(only_protected=self._only_protected)
            try:
                await client.connect(
                    self._address,
                    **self._credentials,
                    name=self._node,
                    no_echo=True,
                    ping_interval=_PING_S,
                    max_outstanding_pings=2,
                    connect_timeout=2,
                    reconnect_time_wait=_RECONNECT_S,  # type: ignore[arg-type]
                    max_reconnect_attempts=-1,
                    disconnected_cb=self._gone,
                    reconnected_cb=self._again,
                    error_cb=_said,
                )
                await self._listen(client)
            except Exception as error:
                _log.warning("the broker does not answer: %s", _told(error))
                with suppress(Exception):
                    await client.close()
                await asyncio.sleep(1)
                continue
            self._client = client
            self.back()
            return

    async def _listen(self, client: DirectClient) -> None:
        if self._thinks is not None:
            await client.subscribe(f"{self._root}.think", queue="thinkers", cb=self._thinks)
        if self._signatures is not None:
            await self._listen_to_nodes(client)
        await client.flush()

    async def _listen_to_nodes(self, client: DirectClient) -> None:
        mine = self._node
        await client.listen_at_once(f"{self._root}.node.{mine}", self._hear)
        await client.listen_at_once(f"{self._root}.all", self._hear)
        await client.subscribe(f"{self._root}.nobody.{mine}.*", cb=self._hear_of_nobody)
        await client.subscribe(f"{self._root}.ask.{mine}", cb=self._answer)

    def _hear(self, subject: bytes, headers: bytes | None, data: bytes) -> None:
        try:
            self._hear_parcel(subject, headers, data)
        except Exception as error:
            self._tasks.report("while reading a parcel", error)

    def _hear_parcel(self, subject: bytes, headers: bytes | None, data: bytes) -> None:
        assert self._signatures is not None
        try:
            sender = self._signatures.check_headers(subject, headers, data)
        except BadSignature as error:
            self._refuse(subject.decode(), error)
            return
        parcel = unpacked(data)
        if parcel is None:
            return
        if sender is not None and getattr(parcel, "by", sender) != sender:
            self._refuse(subject.decode(), BadSignature("another node has signed it"))
            return
        self.heard(parcel)

    async def _hear_of_nobody(self, message: Msg) -> None:
        self.nobody(message.subject.rpartition(".")[2])

    async def _answer(self, message: Msg) -> None:
        assert self._signatures is not None
        parcel = unpacked(message.data) if self._is_signed(message) else None
        answer = b"" if parcel is None else self.asked(parcel)
        headers = self._signed(self._signatures, message.reply, answer)
        if self._client is not None and message.reply:
            with suppress(Exception):
                await self._client.publish(message.reply, answer, headers=headers)

    def _signed(self, signatures: Signatures, subject: str, data: bytes) -> dict[str, str]:
        """The headers of a question or an answer."""
        return {HEADER: signatures.value(subject, data).decode()}

    def _is_signed(self, message: Msg) -> bool:
        """Whether a question or an answer is of a node; if not, it is noted."""
        assert self._signatures is not None
        value = (message.headers or {}).get(HEADER)
        try:
            signed = None if value is None else value.encode()
            self._signatures.check(message.subject.encode(), signed, message.data)
        except BadSignature as error:
            self._refuse(message.subject, error)
            return False
        return True

    def _refuse(self, subject: str, error: BadSignature) -> None:
        self.refused()
        kind = subject.removeprefix(f"{self._root}.").partition(".")[0]
        _log.warning("a message between nodes was dropped (%s): %s", kind, error)

    async def _gone(self) -> None:
        self._line.clear()
        self.lost()

    async def _again(self) -> None:
        self.back()


async def _said(error: Exception) -> None:
    _log.warning("the broker: %s", _told(error), exc_info=_ours(error))


def _ours(error: Exception) -> Exception | None:
    """The error, if it is not one of the network, so that its trace is logged."""
    from nats.errors import Error  # only where there are several nodes

    return None if isinstance(error, (Error, OSError)) else error


def _told(error: Exception) -> str:
    return f"{type(error).__name__} {error}"[:200].rstrip()


def without_credentials(address: str) -> tuple[str, dict[str, Any]]:
    """An address without what nobody else should see, and that, as nats-py wants it.

    In an address anything but letters and digits is written with `%`, which nats-py leaves so.
    """
    parts = urlsplit(address)
    where = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
    if not parts.username:
        return where, {}
    if parts.password is None:
        return where, {"token": unquote(parts.username)}
    return where, {"user": unquote(parts.username), "password": unquote(parts.password)}


def _size(message: tuple[str, bytes, bytes, str]) -> int:
    """Bytes of a message as the broker counts them."""
    return len(message[1]) + len(message[2])
