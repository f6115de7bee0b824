"""A thousand clients that play real games over raw sockets, as cheaply as Python can.

At each table a driver looks at the view and lets somebody act: a SET when there is one, else all
say that there is none. The next move follows when all clients at the table have heard of the last
one (or, at a given rate, when its time has come).
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tercet.cards import Card, find_sets
from tercet.server.wire.frames import PING, PONG, TEXT, unmask

_SEQ = re.compile(rb'"seq":(\d+),"now"')


class Client(asyncio.Protocol):
    """One WebSocket: counts what it hears, and remembers the last view if it drives."""

    def __init__(self, table: TableRun, seat: int, cookie: str) -> None:
        self.table, self.seat, self.cookie = table, seat, cookie
        self.data = b""
        self.open = False
        self.number = 0
        self.joined = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: tercet_session={self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.data + data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            assert b" 101 " in head, head
            if not found:
                return
            self.open = True
            self.say({"do": "hello", "protocol": 1})
            self.say({"do": "join", "table": self.table.id})
        self.data = self.frames(data)

    def frames(self, data: bytes) -> bytes:
        at = 0
        while len(data) - at >= 4:
            size, start = data[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if len(data) < start + size:
                break
            opcode = data[at] & 0x0F
            if opcode == TEXT:
                self.hear(data[start : start + size])
            elif opcode == PING:
                self.write(PONG, data[start : start + size])
            at = start + size
        return data[at:]

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b'{"is":"steps"'):
            found = _SEQ.search(payload)
            assert found is not None
            self.table.heard(self, int(found[1]), payload)
        elif payload.startswith(b'{"is":"joined"'):
            self.table.heard(self, 0, payload)
            if not self.joined.done():
                self.joined.set_result(None)
        elif payload.startswith(b'{"is":"done"'):
            self.table.done(msgspec.json.decode(payload).get("seq"))
        elif payload.startswith(b'{"is":"error"'):
            self.table.refused(payload)

    def say(self, message: Any) -> None:
        self.write(TEXT, msgspec.json.encode(message))

    def write(self, opcode: int, payload: bytes) -> None:
        size, mask = len(payload), os.urandom(4)
        first = bytes((0x80 | opcode, 0x80 | min(size, 126)))
        head = first if size < 126 else first + size.to_bytes(2, "big")
        self.transport.write(head + mask + unmask(payload, mask))


@dataclass
class TableRun:
    """One table: its clients, the last view, and when the move on its way was sent."""

    id: str
    run: Run
    clients: list[Client] = field(default_factory=list)
    view: Any = None
    sent: float = 0.0
    seen: dict[int, int] = field(default_factory=dict)
    base: int = 0
    target: int | None = None
    waiting: bool = False
    queue: list[tuple[int, dict[str, Any]]] = field(default_factory=list)

    def heard(self, client: Client, seq: int, payload: bytes) -> None:
        if client.seat == 0:
            self.view = payload
        first = self.seen.get(client.seat, 0) <= self.base < seq
        self.seen[client.seat] = max(seq, self.seen.get(client.seat, 0))
        if self.waiting and self.run.measuring and first:
            self.run.latencies.append(time.perf_counter() - self.sent)
        self.finish()

    def done(self, seq: int | None) -> None:
        self.target = seq
        self.finish()

    def finish(self) -> None:
        """The move is done when everybody at the table has heard of it."""
        if not self.waiting or self.target is None or min(self.seen.values()) < self.target:
            return
        self.waiting = False
        self.run.moves += 1
        if self.run.pace is None:
            self.move()

    def refused(self, payload: bytes) -> None:
        self.run.refusals += 1
        self.queue.clear()
        self.waiting = False
        if self.run.pace is None and self.run.going:
            asyncio.get_running_loop().call_later(0.01, self.move)

    def move(self) -> None:
        if not self.run.going or self.waiting:
            return
        if not self.queue:
            self.queue = self.plan()
        seat, act = self.queue.pop(0)
        client = self.clients[seat]
        client.number += 1
        self.waiting, self.target, self.sent = True, None, time.perf_counter()
        self.base = max(self.seen.values())
        client.say({"do": "act", "table": self.id, "act": act, "client_seq": client.number})

    def plan(self) -> list[tuple[int, dict[str, Any]]]:
        """Who does what next, by the last view."""
        deal = msgspec.json.decode(self.view)["view"]["table"]
        sets = find_sets([Card.parse(card) for card in deal["table"]])
        if sets:
            call = {"act": "call", "cards": [str(card) for card in random.choice(sets)]}
            return [(random.randrange(len(self.clients)), call)]
        silent = [seat for seat, it in enumerate(deal["players"]) if not it["said_none"]]
        return [(seat, {"act": "none_here"}) for seat in silent] or [(0, {"act": "ready"})]


@dataclass
class Run:
    """What is measured; `pace` is moves a second at one table, or as fast as it goes."""

    pace: float | None = None
    going: bool = False
    measuring: bool = False
    moves: int = 0
    refusals: int = 0
    latencies: list[float] = field(default_factory=list)


async def connect(run: Run, port: int, rows: list[dict[str, Any]]) -> list[TableRun]:
    """All clients at their tables."""
    loop, tables = asyncio.get_running_loop(), []
    for row in rows:
        table = TableRun(row["table"], run)
        for seat, cookie in enumerate(row["cookies"]):
            client = Client(table, seat, cookie)
            table.clients.append(client)
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
        tables.append(table)
    await asyncio.gather(*(client.joined for table in tables for client in table.clients))
    return tables


async def as_fast_as_possible(run: Run, tables: list[TableRun], seconds: float) -> None:
    """Closed loops at all tables."""
    run.pace, run.going = None, True
    for table in tables:
        table.waiting = False
        table.queue.clear()
        table.move()
    await asyncio.sleep(seconds)
    run.going = False
    await asyncio.sleep(1)


async def at_a_rate(run: Run, tables: list[TableRun], total: float, seconds: float) -> None:
    """So many moves a second in all, spread evenly; latencies are kept."""
    run.pace, run.going, run.measuring = total / len(tables), True, True
    run.latencies.clear()
    for table in tables:
        table.waiting = False
        table.queue.clear()
    start, due = time.perf_counter(), 0
    while (passed := time.perf_counter() - start) < seconds:
        while due < passed * total:
            tables[due % len(tables)].move()
            due += 1
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0.5)
    run.going = run.measuring = False
