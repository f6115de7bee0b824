"""A table of people on unequal lines, in virtual time, for the tests of fairness."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

import msgspec

from tercet.cards import find_sets
from tercet.engine.acts import Act, Entry
from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.programs.protocol import Reply, refused
from tercet.room.claim_rounds import Less
from tercet.server.guarding.limits import UNHURRIED
from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.table.mailbox import Mailbox
from tercet.server.wire.messages import ActRequest
from tercet.tables import new_table
from tercet.words.texts import Texts
from tests.games.piles import SEED
from tests.server.table.fairness.simulation import _AtOnce
from tests.server.table.fairness.virtual import VirtualLoop, run_virtually

FAR = {1: Less(180, "kernel")}


class Client:
    """Somebody at the table: keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def post(self, frames: bytes) -> None:
        self.told.append(frames)

    def refusal(self, error: TercetError, id_: int | str | None) -> Reply:
        return refused(error, Texts("en"), id_)

    def heard(self, word: str) -> bool:
        return any(word.encode() in each for each in self.told)


class Scene:
    """A table for two or more in virtual time; seat 0 has the fastest line."""

    def __init__(
        self, loop: VirtualLoop, less: Mapping[int, Less], seats: int = 2, **options: Any
    ) -> None:
        self.loop = loop
        fair = options.pop("fair_lag", True)
        self.table = new_table("classic", seats, SEED, options=options, fair_lag=fair)
        self.metrics = Metrics()
        journal = cast("Journal", _AtOnce(loop))
        self.box = Mailbox("t", 1, self.table, journal, self.metrics, loop.time, UNHURRIED)
        self.box.game.claims.weigh = lambda: less
        self.clients = [Client() for _ in range(seats)]
        self.spectator = Client()
        for seat, client in enumerate(self.clients):
            self.box.audience[client] = seat
        self.box.audience[self.spectator] = None
        self.box.run_clock()
        self.numbers = [0] * seats

    @property
    def cards(self) -> Any:
        return find_sets(self.table.state.table)[0]

    def act(self, seat: int, act: Act, number: int | None = None) -> None:
        self.numbers[seat] += number is None
        request = ActRequest(
            id=1,
            table="t",
            act=msgspec.Raw(to_json(act)),
            client_seq=number or self.numbers[seat],
            seen=self.box.stored.seq,
        )
        self.box.act(self.clients[seat], seat, request)

    async def pass_ms(self, ms: float) -> None:
        await asyncio.sleep(ms / 1000)

    @property
    def last(self) -> Entry:
        entry = self.table.steps[-1].entry
        assert entry is not None
        return entry


def played(
    scene: Callable[[Scene], Awaitable[None]], less: Mapping[int, Less] = FAR, **options: Any
) -> Scene:
    """Play a scene; the table after it."""

    async def run(loop: VirtualLoop) -> Scene:
        stage = Scene(loop, less, **options)
        await stage.pass_ms(1000)
        await scene(stage)
        await stage.pass_ms(1000)
        return stage

    stage: Scene = run_virtually(run)
    return stage
