"""Bots think anywhere: nodes put thoughts into a queue of the broker, and workers take them out.

`tercet think` is such a worker; a machine can be added for it alone. Where there is none, or none
in time, a node lets its bots think beside it as always: a worker that dies costs a bot a moment.
What travels is what goes to a process anyway, a bot and the view of its seat, signed with a key
that all nodes share: nobody else at the broker can have anything read.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import pickle
import signal
from concurrent.futures import BrokenExecutor, Executor
from socket import gethostname
from typing import TYPE_CHECKING, Any, Final

from tercet import __version__
from tercet.bots.players import Bot
from tercet.engine.acts import Acts
from tercet.engine.events import View
from tercet.ready import build_shared
from tercet.server.nodes.broker import Broker
from tercet.server.nodes.broker_check import check_broker
from tercet.server.running.host_log import log_as_json
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.table.thinking import Thinkers, Thought
from tercet.storage.ownership import visited

if TYPE_CHECKING:
    from nats.aio.msg import Msg

    from tercet.server.nodes.node import Node

#: So long a worker may take, and so often another is asked when one is busy.
PATIENCE_S: Final = 5.0
_TRIES: Final = 3
_BUSY_S: Final = 0.05
#: The broker takes a megabyte; what is larger is thought here.
_MOST: Final = 900_000
_SIGNATURE: Final = 32
_log = logging.getLogger("tercet.thinking")


class SharedThinkers(Thinkers):
    """Has bots think wherever somebody is free, else in processes of this node."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = node
        self._thinking = 0

    def __len__(self) -> int:
        return self._thinking

    def think(self, bot: Bot, view: View, legal: Acts | None, now: int) -> asyncio.Future[Thought]:
        """Let a bot look and decide."""
        work = self._think_anywhere(bot, view, legal, now)
        return self._node.house.tasks.awaited("a thought", work)

    async def _think_anywhere(self, *asked: Any) -> Thought:
        self._thinking += 1
        try:
            return await self._think(*asked)
        finally:
            self._thinking -= 1

    async def _think(self, bot: Bot, view: View, legal: Acts | None, now: int) -> Thought:
        request = pack((bot, view, legal, now), self._node.key)
        if len(request) < _MOST:
            for _ in range(_TRIES):
                answer = await self._node.broker.think(request, PATIENCE_S)
                if answer is None:
                    break  # nobody is there, or not in time
                if answer:
                    try:
                        thought: Thought = unpack(answer, self._node.key, request)
                    except ValueError:
                        self._node.figures.bad_signatures.add()
                        _log.warning("a thought was dropped: its signature is wrong")
                        break
                    return thought
                await asyncio.sleep(_BUSY_S)
        return await super().think(bot, view, legal, now)


class Worker:
    """Takes thoughts out of the queue, as many at a time as it has processes."""

    def __init__(self, key: bytes, processes: int, executor: Executor | None = None) -> None:
        self._key, self._most = key, 2 * processes
        self._thinkers = Thinkers(executor, processes)
        self._tasks = BackgroundTasks()
        self._waiting = 0
        #: How many thoughts it has taken.
        self.taken = 0

    async def take(self, message: Msg) -> None:
        """Answer with the thought; with nothing, if too much waits here already."""
        if self._waiting >= self._most:
            await message.respond(b"")
            return
        self._waiting += 1
        self.taken += 1
        self._tasks.once("a thought", self._answer(message))

    async def _answer(self, message: Msg) -> None:
        try:
            bot, view, legal, now = unpack(message.data, self._key)
            thought = await self._thinkers.think(bot, view, legal, now)
            answer = pack(thought, self._key, message.data)
            await message.respond(answer if len(answer) < _MOST else b"")
        except BrokenExecutor:
            await message.respond(b"")
        except Exception:
            _log.exception("a thought failed")
            await message.respond(b"")
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the processes."""
        self._thinkers.close()


def work(database: str, broker: str, processes: int = 0, *, open_broker: bool = False) -> None:
    """Think for the nodes at a database and a broker until interrupted."""
    log_as_json(node=f"{gethostname()}, thinking")
    check_broker(broker, open_broker=open_broker)
    build_shared()
    with visited(database, "thinker") as ownership:
        key = thinking_key(ownership.shared("session_key", os.urandom(32)))
        house = ownership.shared("house", os.urandom(6).hex().encode()).decode()
    way = Broker(broker, house, "thinker", open_broker=open_broker)
    asyncio.run(_work(way, key, processes or os.cpu_count() or 1))


async def _work(broker: Broker, key: bytes, processes: int) -> None:
    end, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end.set)
    worker = Worker(key, processes)
    await broker.serve_thoughts(worker.take)
    await end.wait()
    await broker.close()
    worker.close()


def thinking_key(session_key: bytes) -> bytes:
    """The key that signs thoughts, made of the one that all nodes share."""
    return hmac.digest(session_key, f"tercet-thinking-2-{__version__}".encode(), "sha256")


def pack(value: object, key: bytes, request: bytes = b"") -> bytes:
    """A value with its signature in front; an answer is signed for its `request` only."""
    data = pickle.dumps(value)
    return _signature(data, key, request) + data


def unpack(signed: bytes, key: bytes, request: bytes = b"") -> Any:
    """The value, if one of ours of the same version has signed it for this `request`."""
    signature, data = signed[:_SIGNATURE], signed[_SIGNATURE:]
    if not hmac.compare_digest(signature, _signature(data, key, request)):
        raise ValueError("signed by nobody we know")
    return pickle.loads(data)  # noqa: S301 - it was signed by a node


def _signature(data: bytes, key: bytes, request: bytes) -> bytes:
    """A request begins with its own signature, which says which one it is."""
    return hmac.digest(key, request[:_SIGNATURE].rjust(_SIGNATURE, b"\0") + data, "sha256")
