"""People at tables who come back whatever happens, and write down what they were promised."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.server.crash import choose
from tests.server.nodes.cluster import Cluster
from tests.server.nodes.waits import Wait
from tests.server.playing import Player, Server

MATCH = {"form": "deals", "deals": 100, "pause_ms": 0}
#: Games that are played as many deals, so that a table lasts.
ROUNDS = ("classic", "scout", "setup")
#: So long a client waits for a table, and for an answer, before it looks elsewhere.
JOIN_S, PATIENCE_S = 10.0, 6.0
#: Who was answered within this time was not hit.
UNHURT_S = 1.0


@dataclass
class Notes:
    """What clients were promised, and how long they waited after a break."""

    promised: dict[tuple[str, int, int], int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    #: Acts that were refused: none of them may be stored.
    denied: dict[tuple[str, int, int], str] = field(default_factory=dict)
    resent: int = 0
    #: Whether waits of acts that nothing happened to are noted, too.
    every_wait: bool = False

    async def more(self, count: int, seconds: float = 60) -> bool:
        """Wait until so many more acts were acknowledged; whether they were."""
        wanted, until = len(self.promised) + count, time.monotonic() + seconds
        while len(self.promised) < wanted:
            if time.monotonic() > until:
                return False
            await asyncio.sleep(0.02)
        return True


class Client:
    """One person at one table."""

    def __init__(
        self, cluster: Cluster, table: str, player: Player, game: str, notes: Notes, think_s: float
    ) -> None:
        self._cluster, self._table, self._game, self._notes = cluster, table, game, notes
        self.player, self._think_s = player, think_s
        self._luck = random.Random(player.name)
        self._pending: tuple[int, dict[str, Any]] | None = None
        self._highest = 0
        #: Since when this client waits for an answer, or to come back to its table.
        self.waits_since: float | None = None
        self._met: list[tuple[float, str]] = []

    async def play(self, stop: asyncio.Event) -> None:
        """Act, note what was promised, come back after each break, and send again what was not."""
        while not stop.is_set():
            try:
                async with asyncio.timeout(JOIN_S):
                    joined = await self._come()
                while not stop.is_set():
                    async with asyncio.timeout(PATIENCE_S):
                        await self._act(joined["seat"])
                    await self._think()
            except Exception as error:  # whatever a dying node does to a client
                self._notes.resent += self._pending is not None
                self._meet(f"{type(error).__name__} {error}".strip())
                await self._leave()
                await asyncio.sleep(0.1 + self._luck.random() * 0.2)
        await self._leave()

    async def _come(self) -> dict[str, Any]:
        self.player.address = self._luck.choice(self._cluster.nodes).address
        await self.player.connect()
        joined = await self.player.join(self._table, self.player.seq)
        if joined["is"] != "joined":
            raise ConnectionError(joined.get("code"))
        if joined["seq"] < self._highest:
            lost = f"{self.player.name}: {self._highest} was promised, {joined['seq']} is left"
            self._notes.broken.append(lost)
        return joined

    async def _leave(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await self.player.close()
        reading, self.player._reading = self.player._reading, None
        if reading is not None:
            reading.cancel()

    async def _think(self) -> None:
        """Look at the cards for a while, and notice when the connection is gone."""
        reading = self.player._reading
        if reading is not None:
            await asyncio.wait((reading,), timeout=self._luck.random() * 2 * self._think_s)
        self._forget_what_was_heard()

    def _forget_what_was_heard(self) -> None:
        """A test of minutes would keep gigabytes, and stand still while Python looks for more."""
        for kept in (self.player.heard, self.player.raw, self.player.wire, self.player.sent):
            kept.clear()

    async def _act(self, seat: int) -> None:
        if self._pending is None:
            act = await self._choose()
            if act is None:
                self.waits_since = None
                return
            self.player.client_seq += 1
            self._pending = self.player.client_seq, act
        self.waits_since = self.waits_since or time.monotonic()
        number, act = self._pending
        answer = await self.player.act(self._table, act, client_seq=number)
        self.player.client_seq = max(number, self.player.client_seq - 1)
        self._pending = None
        if answer["is"] == "done":
            self._highest = max(self._highest, answer["seq"])
            self._notes.promised[self._table, seat, number] = answer["seq"]
            self._played_on()
            return
        self._notes.refused[answer["code"]] += 1
        # This one says that the number was used: perhaps by the act itself, before a break.
        if answer["code"] != "client_seq_old":
            self._notes.denied[self._table, seat, number] = answer["code"]
        if answer["code"] == "storage_failed":
            self._meet(answer["code"])  # an answer, but nobody plays on by it
        else:
            self._played_on()

    def _meet(self, what: str) -> None:
        now = time.monotonic()
        self.waits_since = self.waits_since or now
        self._met.append((now, what))

    def _played_on(self) -> None:
        wait = Wait(self.player.name, self.waits_since or 0.0, time.monotonic(), tuple(self._met))
        if wait.whole > UNHURT_S or wait.met or self._notes.every_wait:
            self._notes.waits.append(wait)
        self.waits_since, self._met = None, []

    def told(self) -> str:
        """Who waits, where, and what it met."""
        wait = Wait(self.player.name, self.waits_since or 0.0, time.monotonic(), tuple(self._met))
        return f"{self._game} {wait.story(time.monotonic())}"

    async def _choose(self) -> dict[str, Any] | None:
        if self._game == "classic":
            return choose(self.player, self._luck)
        legal = await self.player.ask("legal", table=self._table, limit=20)
        acts = legal.get("acts") or []
        return self._luck.choice(acts) if acts else None


async def seat(server: Server, number: int, game: str, with_bot: bool) -> tuple[str, list[Player]]:
    """A table of two, one of them a bot now and then, whose game has begun."""
    names = [f"{number}a"] if with_bot else [f"{number}a", f"{number}b"]
    players = [await server.player(name) for name in names]
    table = await server.create(players[0], game, 2, match=MATCH if game in ROUNDS else {})
    for player in players:
        await player.join(table)
        await player.ask("sit", table=table)
    if with_bot:
        await players[0].ask("add_bot", table=table, bot="random")
    started = await players[0].ask("start", table=table)
    assert started["is"] == "done", started
    for player in players:
        await player.close()
    return table, players
