"""The same race over real sockets, with delay below TCP: the kernel sees it as it sees a long line.

    python -m tests.server.table.fairness.real_lines

The server and each player have a network of their own (a namespace of the kernel, one a thread),
joined by TUN devices whose packets are handed on late. It needs the rights to make both, leaves
nothing behind, and prints what it found as one line of JSON, or why it could not be done.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import json
import os
import select
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tercet.server.people.sessions import COOKIE
from tercet.server.table.room import Room
from tests.server.playing import Server, a_set, eventually, serving

_NEW_NETWORK: Final = 0x40000000
_TUN, _NO_HEADER, _SET_TUN = 0x0001, 0x1000, 0x400454CA
#: Round trips of the two players in milliseconds.
TRIPS: Final = (20, 200)
#: So much earlier the slower player acts, though the message comes later.
EARLIER_S: Final = 0.09
_PORT: Final = 8121
_ROUNDS: Final = 12


class Impossible(Exception):
    """This machine does not let us make networks."""


def own_network() -> None:
    """A network for this thread alone, with nothing in it."""
    if ctypes.CDLL(None, use_errno=True).unshare(_NEW_NETWORK):
        raise Impossible(f"no network of its own: {os.strerror(ctypes.get_errno())}")
    _ip("link", "set", "lo", "up")


def tun(name: str, own: str, peer: str) -> int:
    """A TUN device in this thread's network, from one address to another."""
    try:
        device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(device, _SET_TUN, struct.pack("16sH", name.encode(), _TUN | _NO_HEADER))
    except OSError as error:
        raise Impossible(f"no TUN device: {error.strerror}") from error
    _ip("addr", "add", own, "peer", peer, "dev", name)
    _ip("link", "set", name, "up")
    return device


def _ip(*words: str) -> None:
    try:
        done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    except OSError as error:
        raise Impossible("the command ip is not here") from error
    if done.returncode:
        raise Impossible(f"ip {' '.join(words)}: {done.stderr.strip()}")


def hand_on(one: int, other: int, one_way_s: float) -> None:
    """Hand packets from each device to the other, so much later; for a thread of its own."""
    late: deque[tuple[float, int, bytes]] = deque()
    while True:
        wait = max(0.0, late[0][0] - time.monotonic()) if late else 1.0
        for device in select.select([one, other], [], [], wait)[0]:
            with suppress(BlockingIOError):
                packet = os.read(device, 65536)
                late.append((time.monotonic() + one_way_s, other if device == one else one, packet))
        while late and late[0][0] <= time.monotonic():
            _, device, packet = late.popleft()
            with suppress(OSError):
                os.write(device, packet)


class Racer(threading.Thread):
    """A player in a network of their own, who claims as soon as told after seeing the cards."""

    def __init__(self, seat: int, trip_ms: int) -> None:
        super().__init__(daemon=True)
        self.seat, self.trip_ms = seat, trip_ms
        self.cookie = self.table = ""
        self.delay_s = 0.4
        self.device = -1
        self.failed: Exception | None = None
        self.ready, self.begin = threading.Event(), threading.Event()
        self._number = 0
        self._seen: set[str] = set()

    def run(self) -> None:
        """Make the network, then play."""
        try:
            own_network()
            net = f"10.77.{self.seat}"
            self.device = tun("line", f"{net}.2", f"{net}.1")
        except Impossible as error:
            self.failed = error
        self.ready.set()
        if self.failed is None:
            self.begin.wait()
            asyncio.run(self._play())

    async def _play(self) -> None:
        url = f"ws://10.77.{self.seat}.1:{_PORT}/ws"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
            await self._say(socket, do="hello", protocol=1)
            await self._say(socket, do="join", table=self.table)
            await self._say(socket, do="sit", table=self.table, nonce=f"n{self.seat}")
            with suppress(ConnectionClosed):
                async for text in socket:
                    await self._hear(socket, json.loads(text))

    async def _hear(self, socket: ClientConnection, news: dict[str, Any]) -> None:
        view = news.get("view")
        if not view or view.get("outcome"):
            return
        cards = a_set(view)
        act = {"act": "call", "cards": cards} if cards else {"act": "none_here"}
        key = f"{view['table']} {view['players'][self.seat]['said_none']}"
        if key not in self._seen:
            self._seen.add(key)
            asyncio.get_running_loop().call_later(
                self.delay_s, lambda: asyncio.ensure_future(self._act(socket, act, news["seq"]))
            )

    async def _act(self, socket: ClientConnection, act: dict[str, Any], seen: int) -> None:
        self._number += 1
        with suppress(ConnectionClosed):
            await self._say(
                socket, do="act", table=self.table, act=act, client_seq=self._number, seen=seen
            )

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps({"id": 1, **message}))


async def race(server: Server, racers: list[Racer], fair_lag: str) -> dict[str, Any]:
    """One game: who won what, and what the server measured and took off."""
    guests = [await server.guest(f"R{racer.seat}") for racer in racers]
    host = await guests[0].connect()
    table = await server.create(host, fair_lag=fair_lag)
    room = await server.house.room(table)
    await host.join(table)
    for racer, guest in zip(racers, guests, strict=True):
        racer.cookie, racer.table = guest.cookie, table
        racer.begin.set()
    await eventually(lambda: all(seat.person for seat in room.seats), 60)
    await host.ask("start", table=table)
    await host.close()
    await eventually(lambda: _contests(room) >= _ROUNDS or _is_over(room), 120)
    assert room.mailbox is not None
    entries = [entry for entry in room.mailbox.table.entries if entry.claims]
    return {
        "won": [_won(room, seat) for seat in range(2)],
        "trips": {seat: trip.ms for seat, trip in room._game.lines.trips().items()},
        "why": sorted({claim.why for entry in entries for claim in entry.claims if claim.less}),
        "less": sorted({claim.less for entry in entries for claim in entry.claims}),
        "turned": server.house.metrics.verdicts_turned.value,
    }


def _contests(room: Room) -> int:
    return sum(_won(room, seat) for seat in range(2))


def _won(room: Room, seat: int) -> int:
    return 0 if room.mailbox is None else len(room.mailbox.table.state.players[seat].sets)


def _is_over(room: Room) -> bool:
    return room.mailbox is not None and room.mailbox.outcome is not None


def raced(fair_lag: str = "on") -> dict[str, Any]:
    """Build the networks, run the game, and say how it went."""
    own_network()
    racers = [Racer(seat, trip_ms) for seat, trip_ms in enumerate(TRIPS)]
    racers[0].delay_s += EARLIER_S
    for racer in racers:
        net = f"10.77.{racer.seat}"
        ours = tun(f"to{racer.seat}", f"{net}.1", f"{net}.2")
        racer.start()
        racer.ready.wait()
        if racer.failed is not None:
            raise racer.failed
        line = ours, racer.device, racer.trip_ms / 2000
        threading.Thread(target=hand_on, args=line, daemon=True).start()

    async def scene() -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as data:
            async with serving(Path(data), host="0.0.0.0", port=_PORT) as server:
                return await race(server, racers, fair_lag)

    return asyncio.run(scene())


def main() -> None:
    """Print what was found."""
    try:
        found = raced(*sys.argv[1:])
    except Impossible as why:
        found = {"impossible": str(why)}
    print(json.dumps(found), flush=True)  # noqa: T201
    os._exit(0)  # the threads that hand packets on never end


if __name__ == "__main__":
    main()
