"""The one connection to a server: hello, requests with answers, news, and reconnecting.

It reconnects by itself, a little later each time. A table, which has to be joined again after a
break, watches the state. The ideas and names are those of the browser's `net/connection.ts`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tercet.client.address import Address
from tercet.client.pace import FRAME_BYTES, Pace
from tercet.client.reading import read
from tercet.client.refusals import Lost, refusal
from tercet.engine.wire import to_json
from tercet.errors import LARGEST, TercetError, Unreadable
from tercet.programs.protocol import Refused, Reply, Request
from tercet.server.wire.messages import PROTOCOL, Hello, News

#: `restarting`: the server said goodbye; `ended`: this connection will not come back.
State = Literal["idle", "connecting", "open", "reconnecting", "restarting", "ended"]
#: An answer, its refusal, or that it did not come before the line broke.
Answer = Reply | TercetError | Lost

_GOING_AWAY: Final = 1001
_NO_SESSION: Final = 4004
_FIRST_WAIT_S: Final = 0.3
_LONGEST_WAIT_S: Final = 8.0
#: Without an answer for so long, the line is dead.
_PATIENCE_S: Final = 15.0
_PARTING_S: Final = 2.0
#: The longest message that is read: a view with two hundred steps is far shorter.
_LONGEST: Final = 8 * 1024 * 1024
#: Trying again would not help.
_FINAL: Final = ("no_session", "token_wrong", "protocol_unknown", "server_not_understood")


def pause_s(tries: int) -> float:
    """How long to wait before another try; spread out, so that not all clients come at once."""
    wait = min(_LONGEST_WAIT_S, _FIRST_WAIT_S * 2.0 ** min(tries, 10))
    return wait * (0.75 + random.random() / 2)  # noqa: S311 - nothing depends on it


def written(request: Request, number: int = LARGEST) -> bytes:
    """A request under its number, as it goes over the wire; refused if no server would read it."""
    text = to_json(msgspec.structs.replace(request, id=number))
    if len(text) > FRAME_BYTES:
        raise Unreadable("message_too_long", most=FRAME_BYTES)
    return text


class _Straight(connect):
    """A connection to this server, never to another one that it names: it carries secrets."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


@dataclass(slots=True)
class _Waiting:
    """A request whose answer is not there yet."""

    answered: Callable[[Answer], None]
    timer: asyncio.TimerHandle | None = None

    def close(self, answer: Answer) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.answered(answer)


class Connection:
    """A line to a server that mends itself.

    `introduce` makes sure that the server knows us and answers with the headers that prove it.
    """

    def __init__(
        self,
        address: Address,
        introduce: Callable[[], Awaitable[dict[str, str]]],
        lang: str,
        pause: Callable[[int], float] = pause_s,
        *,
        bot: bool = False,
    ) -> None:
        self.state: State = "idle"
        #: Why it has ended, if it has.
        self.error: TercetError | Lost | None = None
        self._address, self._introduce, self._lang = address, introduce, lang
        self._pause = pause
        self._pace = Pace(bot=bot)
        self._tries = self._numbers = 0
        self._waiting: dict[int, _Waiting] = {}
        self._outbox: asyncio.Queue[tuple[int, bytes]] | None = None
        self._watchers: dict[Callable[[State], None], None] = {}
        self._listeners: dict[Callable[[News], None], None] = {}
        self._turned = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Connect, if that has not been done."""
        if self._task is None and self.state == "idle":
            self._turn("connecting")
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Say goodbye; who still waits for an answer is told that it is lost."""
        self.error = self.error or Lost("closed")
        task, self._task = self._task, None
        if task is None:
            self._turn("ended")
            return
        task.cancel()
        await asyncio.wait((task,))
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error

    async def ready(self) -> None:
        """Wait until there is a line; raises why there will be none."""
        self.start()
        while self.state != "open":
            if self.error is not None:
                raise self.error
            await self._turned.wait()

    def watch(self, watcher: Callable[[State], None]) -> Callable[[], None]:
        """Be told of every change of state; returns how to stop that."""
        self._watchers[watcher] = None
        return lambda: self._watchers.pop(watcher, None)

    def listen(self, listener: Callable[[News], None]) -> Callable[[], None]:
        """Be told all that the server says unasked; returns how to stop that."""
        self._listeners[listener] = None
        return lambda: self._listeners.pop(listener, None)

    # --- Asking ------------------------------------------------------------------------------

    async def ask(self, request: Request) -> Reply:
        """Ask, and wait for the answer; a refusal or a broken line is an error."""
        await self.ready()
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def answered(message: Answer) -> None:
            if answer.done():
                return
            if isinstance(message, Reply):
                answer.set_result(message)
            else:
                answer.set_exception(message)

        self.post(request, answered)
        return await answer

    def post(self, request: Request, answered: Callable[[Answer], None]) -> None:
        """Send a request; `answered` is called once, before anything that comes later is heard."""
        if self._outbox is None:
            answered(Lost("line_broken"))
            return
        number = self._numbers + 1
        text = written(request, number)
        self._numbers = number
        self._waiting[number] = _Waiting(answered)
        self._outbox.put_nowait((number, text))

    def not_understood(self) -> TercetError:
        """The error for an answer that is none."""
        return Unreadable("server_not_understood", address=str(self._address))

    # --- The line ----------------------------------------------------------------------------

    async def _run(self) -> None:
        """One line after the other, until we stop or it makes no sense any more."""
        try:
            while True:
                code = await self._once()
                if self.error is not None:
                    return
                if code == _NO_SESSION:
                    self._tries = max(self._tries, 1)
                self._tries += 1
                await asyncio.sleep(self._pause(self._tries - 1))
        finally:
            self.error = self.error or Lost("closed")
            self._turn("ended")

    async def _once(self) -> int:
        """A line from its beginning to its end: the code it was closed with, 0 if it was cut."""
        try:
            papers = await self._introduce()
            async with _Straight(
                self._address.ws,
                additional_headers=papers,
                compression=None,
                close_timeout=_PARTING_S,
                max_size=_LONGEST,
            ) as socket:
                return await self._converse(socket)
        except TercetError as error:
            if error.code in _FINAL:
                self.error = error
        except (OSError, WebSocketException):
            pass  # nobody there, or not now: the next try
        return 0

    async def _converse(self, socket: ClientConnection) -> int:
        self._outbox = asyncio.Queue()
        writing = asyncio.create_task(self._write(socket, self._outbox))
        try:
            self.post(Hello(protocol=PROTOCOL, lang=self._lang, nonces=True), self._greeted)
            while True:
                self._hear(await socket.recv())
        except ConnectionClosed:
            return socket.close_code or 0
        finally:
            writing.cancel()
            self._broken(socket.close_code)

    async def _write(
        self, socket: ClientConnection, outbox: asyncio.Queue[tuple[int, bytes]]
    ) -> None:
        """Send what is posted, in its order and not too fast."""
        loop = asyncio.get_running_loop()
        while True:
            number, text = await outbox.get()
            await self._pace.wait()
            try:
                await socket.send(text, text=True)
            except ConnectionClosed:
                return  # who reads is told as well
            if (waiting := self._waiting.get(number)) is not None:
                # No answer for long: the line is dead, so it is cut and opened again.
                waiting.timer = loop.call_later(_PATIENCE_S, socket.transport.abort)

    def _greeted(self, answer: Answer) -> None:
        """Say hello again as older servers know it, if this one cannot read it."""
        if isinstance(answer, TercetError) and answer.code == "message_wrong_shape":
            self.post(Hello(protocol=PROTOCOL, lang=self._lang), self._welcomed)
        else:
            self._welcomed(answer)

    def _welcomed(self, answer: Answer) -> None:
        if isinstance(answer, TercetError):
            raise answer  # to the reader, and so to `_once`
        if isinstance(answer, Reply):
            self._tries = 0
            self._turn("open")

    def _hear(self, text: str | bytes) -> None:
        try:
            message = read(text)
        except TercetError as error:
            raise self.not_understood() from error
        if isinstance(message, News):
            for listener in list(self._listeners):
                listener(message)
        elif message is not None and isinstance(message.id, int):
            waiting = self._waiting.pop(message.id, None)
            if waiting is not None:
                waiting.close(refusal(message) if isinstance(message, Refused) else message)

    def _broken(self, code: int | None) -> None:
        """The line is no more: nothing goes out, and no answer will come."""
        self._outbox = None
        waiting, self._waiting = self._waiting, {}
        for each in waiting.values():
            each.close(Lost("line_broken" if self.error is None else "closed"))
        self._turn("restarting" if code == _GOING_AWAY else "reconnecting")

    def _turn(self, state: State) -> None:
        if state == self.state:
            return
        self.state = state
        turned, self._turned = self._turned, asyncio.Event()
        turned.set()
        for watcher in list(self._watchers):
            watcher(state)
