"""A table in real time: the clock runs, bots think and act, and a person may act at any moment.

A bot thinks in a thread; when it acts is told by `tercet.bots.seat`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from tercet.bots.intent import Intent
from tercet.bots.players import Bot
from tercet.bots.seat import RealTimeSeat
from tercet.engine.acts import Act
from tercet.engine.table import Step, Table
from tercet.errors import TercetError
from tercet.terminal.table.clock import Clock, RunningClock

#: A bot whose act was refused (it came too early) waits so long before it thinks again.
_AGAIN_S: Final = 0.1


class Sitting:
    """A table with bots at some of its seats. `told` is called with every step as it happens.

    `pace` is how much of the time they mean to take the bots really take.
    """

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        told: Callable[[Sequence[Step]], None],
        pace: float = 1.0,
        clock: Clock | None = None,
    ) -> None:
        self.table, self._bots, self._told = table, bots, told
        self._plans = {seat: RealTimeSeat(pace) for seat in bots}
        self._clock = clock or RunningClock()
        self._begun = self._clock.now()
        self._change = asyncio.Event()
        self._closed = False

    def now(self) -> int:
        """Table time in milliseconds."""
        return max(self.table.at, int((self._clock.now() - self._begun) * 1000))

    def begin(self) -> None:
        """Let table time begin now."""
        self._begun = self._clock.now()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    def act(self, seat: int, act: Act, seen: int) -> None:
        """Play an act, or refuse it; time that has run out before comes first."""
        now = self.now()
        self._happened(self.table.tick(now))
        self._happened([self.table.act(seat, act, now, seen)])

    def jobs(self) -> list[Coroutine[Any, Any, None]]:
        """What runs beside the person: the clock, and each bot."""
        return [self._run_clock(), *map(self._run_bot, self._bots)]

    def close(self) -> None:
        """Nobody plays on: what runs beside the person ends.

        Cancelling it is not enough: one who is told of a change at that moment may miss it.
        """
        self._closed = True

    async def changed(self, since: int, within_s: float | None = None) -> bool:
        """Wait until something has happened after an entry; False when the time is over first."""
        if self.table.seq != since:
            return True
        return await self._clock.wait(self._change, within_s) or self.table.seq != since

    def _happened(self, steps: Sequence[Step]) -> None:
        if not steps:
            return
        self._told(steps)
        for plan in self._plans.values():
            plan.change()
        self._change.set()
        self._change = asyncio.Event()

    async def _run_clock(self) -> None:
        while not (self.over or self._closed):
            seq, due = self.table.seq, self.table.deadline
            wait = None if due is None else max(0, due.at - self.now()) / 1000
            if not await self.changed(seq, wait):
                self._happened(self.table.tick(self.now()))

    async def _run_bot(self, seat: int) -> None:
        plan = self._plans[seat]
        while not (self.over or self._closed):
            seq, now = self.table.seq, self.now()
            plan.begin(now)
            intent = await self._clock.think(self._think, seat, self.table.state, now)
            if not plan.end(intent) or await self.changed(seq, plan.wait_s(self.now())):
                continue
            try:
                self.act(seat, plan.act(), seq)
            except TercetError:
                await self._clock.wait(self._change, _AGAIN_S)

    def _think(self, seat: int, state: Any, at: int) -> Intent | None:
        game = self.table.game
        return self._bots[seat].answer(game.view(state, seat), game.legal(state, seat), at)
