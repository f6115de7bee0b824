"""A table on this machine: the engine, bots in this process, and a person at the first seat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from tercet.bots.players import Bot
from tercet.engine.acts import Act, Acts
from tercet.engine.events import Event, View
from tercet.engine.game import Meaning
from tercet.engine.table import SeenStep, Step, Table
from tercet.terminal.play.sitting import Sitting
from tercet.terminal.table.clock import Clock, RunningClock
from tercet.terminal.table.source import Unattended

#: The person sits here; the bots sit to the left.
SEAT: Final = 0
#: Seconds before a race begins (BASE-1a).
COUNT_DOWN: Final = 3


class LocalTable(Unattended):
    """A table that this process plays. `run` lets time pass, until the end or until cancelled."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        names: Sequence[str],
        *,
        clock: Clock | None = None,
        pace: float = 1.0,
        count_down: bool = True,
    ) -> None:
        super().__init__()
        self.table: Final = table
        self.game, self.edition = table.header.game, table.header.edition
        self.options: Mapping[str, object] = table.header.options
        self._names = tuple(names)
        self._clock = clock or RunningClock()
        self._sitting = Sitting(table, bots, self._happened, pace, self._clock)
        counted = count_down and table.game.facts.opens_with_race
        self._dealt_at = self._clock.now() + (COUNT_DOWN * min(1.0, pace) if counted else 0)
        self._dealt = not counted
        self._history = [*table.seen_by(SEAT)] if self._dealt else []

    # --- What is known -----------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._names

    @property
    def seat(self) -> int | None:
        """The person's seat."""
        return SEAT

    @property
    def view(self) -> View | None:
        """What the person may know; no card is shown before the count-down is over."""
        return self.table.view(SEAT) if self._dealt else None

    @property
    def history(self) -> Sequence[SeenStep]:
        """What happened so far."""
        return self._history

    @property
    def starts_in_ms(self) -> int | None:
        """How long until the cards are dealt."""
        if self._dealt:
            return None
        return max(0, round((self._dealt_at - self._clock.now()) * 1000))

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.table.seq

    def now(self) -> int:
        """Table time in milliseconds."""
        return self._sitting.now() if self._dealt else 0

    # --- What one does -----------------------------------------------------------------------

    async def act(self, act: Act, seen: int | None = None) -> None:
        """Act; a refusal is raised."""
        self._sitting.act(SEAT, act, self.table.seq if seen is None else seen)

    async def legal(self) -> Acts:
        """What the rules allow now."""
        return self.table.legal(SEAT)

    def read_act(self, text: str) -> Act:
        """An act of this game as JSON."""
        return self.table.game.read_act(text)

    async def preview(self, act: Act) -> tuple[Event, ...]:
        """What an act would bring."""
        return self.table.game.preview(self.table.state, SEAT, act)

    async def hints(self, act: Act) -> tuple[str, ...]:
        """What may be added to an act."""
        return await self._clock.think(self.table.game.hints, self.table.state, SEAT, act)

    async def meanings(self, act: Act) -> tuple[Meaning, ...]:
        """What a wild may stand for."""
        return await self._clock.think(self.table.game.meanings, self.table.state, SEAT, act)

    # --- Time --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Count down if there is a race, then let the clock and the bots go on."""
        await self._count_down()
        async with asyncio.TaskGroup() as group:
            for job in self._sitting.jobs():
                group.create_task(job)

    def close(self) -> None:
        """Nobody plays on: what runs beside the person ends."""
        self._sitting.close()

    async def _count_down(self) -> None:
        never = asyncio.Event()
        while not self._dealt:
            left = self._dealt_at - self._clock.now()
            if left > 0:
                await self._clock.wait(never, min(1.0, left))
                self.tell()
                continue
            self._dealt = True
            self._sitting.begin()
            self._history = [*self.table.seen_by(SEAT)]
            self.tell(tuple(self._history))

    def _happened(self, steps: Sequence[Step]) -> None:
        """A word in secret changes nothing for anybody else, not even a clock (CHIP-9a)."""
        seen = [known for step in steps if (known := step.seen_by(SEAT)) is not None]
        if seen:
            self._history += seen
            self.tell(seen)
