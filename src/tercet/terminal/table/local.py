"""A table on this machine: a live game, bots in this process, and a person at the first seat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tercet.bots.intent import Intent
from tercet.bots.players import Bot
from tercet.engine.acts import Act, Acts, Leave
from tercet.engine.events import Event, View
from tercet.engine.game import Meaning
from tercet.engine.table import SeenStep, Table
from tercet.errors import TercetError
from tercet.room.bots import BotSeat
from tercet.room.game import LiveGame
from tercet.room.limits import RoomLimits
from tercet.terminal.table.clock import Clock, RunningClock
from tercet.terminal.table.source import Unattended

#: The person sits here; the bots sit to the left.
SEAT: Final = 0
#: The only connection of a table on this machine.
_YOU: Final = "you"
_LIMITS: Final = RoomLimits()


@dataclass(frozen=True, slots=True)
class _LocalBot:
    """A bot, and when it thinks and acts."""

    mind: Bot
    seat: BotSeat


class LocalTable(Unattended):
    """A table that this process hosts. `run` lets time pass, until the end or until cancelled.

    `pace` is how much of the time that they mean to take the bots really take.
    """

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
        self._live = LiveGame[str]("local", table, _LIMITS)
        self._live.audience[_YOU] = SEAT
        self._bots = [_LocalBot(bot, BotSeat(seat, pace)) for seat, bot in bots.items()]
        self._change, self._closed = asyncio.Event(), False
        counted = count_down and table.game.facts.opens_with_race
        wait = _LIMITS.count_down_s * min(1.0, pace) if counted else 0
        self._dealt_at = self._clock.now() + wait
        self._history: list[SeenStep] = []
        self._dealt = False
        if not counted:
            self._deal()

    def _deal(self) -> None:
        self._dealt = True
        self._live.run_clock(self._now_ms())
        self._history = [*(self._live.seen_by(SEAT, -1, self.table.seq + 1) or ())]

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
        return self._live.view(SEAT) if self._dealt else None

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
        """The number of the last entry that the person knows of."""
        return self._live.seq_for(SEAT)

    @property
    def over(self) -> bool:
        """Whether the game has ended, or may not go on."""
        return self._live.outcome is not None or self._live.endless is not None

    def now(self) -> int:
        """Table time in milliseconds."""
        return self._live.time(self._now_ms()) if self._dealt else 0

    def _now_ms(self) -> float:
        return self._clock.now() * 1000

    # --- What one does -----------------------------------------------------------------------

    async def act(self, act: Act, seen: int | None = None) -> None:
        """Act; a refusal is raised."""
        number = self.seq if seen is None else seen
        self.play(SEAT, act, self._live.entry_of(SEAT, number))

    async def legal(self) -> Acts:
        """What the rules allow now."""
        return self._live.legal(SEAT)

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
        async with asyncio.TaskGroup() as thoughts:
            while not (self.over or self._closed):
                change = self._change
                self._ring()
                for bot in self._bots:
                    if bot.seat.thinks_now(self.now(), self._live.stored.seq):
                        thoughts.create_task(self._think(bot))
                if not change.is_set():
                    await self._clock.wait(change, self._wait_s())

    def close(self) -> None:
        """Nobody plays on: what runs beside the person ends."""
        self._closed = True
        self._wake()

    async def _count_down(self) -> None:
        never = asyncio.Event()
        while not self._dealt:
            left = self._dealt_at - self._clock.now()
            if left > 0:
                await self._clock.wait(never, min(1.0, left))
                self.tell()
                continue
            self._deal()
            self.tell(tuple(self._history))

    def _ring(self) -> None:
        """Do what is due: deadlines, then acts of bots."""
        self._live.ring(self._now_ms())
        self._store()
        for bot in [*self._bots]:
            act = bot.seat.acts_now(self.now())
            if act is None:
                continue
            try:
                self.play(bot.seat.seat, act, bot.seat.seen)
            except TercetError:  # another player was faster, or it is too early
                if not bot.seat.was_refused(self.now()):
                    self._gets_up(bot)
            else:
                bot.seat.was_accepted()

    def _gets_up(self, bot: _LocalBot) -> None:
        """Let the game go on without a bot that cannot go on."""
        self._bots.remove(bot)
        self.play(bot.seat.seat, Leave(), None)

    def _wait_s(self) -> float | None:
        """Return the seconds until something is due; None for never."""
        now, time = self._now_ms(), self.now()
        waits = [due - time for bot in self._bots if (due := bot.seat.due) is not None]
        if self._live.due is not None:
            waits.append(self._live.due - now)
        return max(0.0, min(waits)) / 1000 if waits else None

    async def _think(self, bot: _LocalBot) -> None:
        state, now = self._live.stored.state, self.now()
        bot.seat.has_thought(await self._clock.think(self._answer, bot, state, now))
        self._wake()

    def _answer(self, bot: _LocalBot, state: Any, at: int) -> Intent | None:
        game, seat = self.table.game, bot.seat.seat
        return bot.mind.answer(game.view(state, seat), game.legal(state, seat), at)

    def _wake(self) -> None:
        self._change.set()
        self._change = asyncio.Event()

    def play(self, seat: int, act: Act, seen: int | None) -> None:
        """Act from a seat, having seen this entry; a refusal is raised."""
        try:
            self._live.offer(seat, act, self._now_ms(), seen)
        finally:
            self._store()

    def _store(self) -> None:
        """Tell what has happened; a table on this machine is stored nowhere."""
        if not self._live.has_batch:
            return
        self._live.take_batch()
        news = self._live.committed(self._now_ms()).news.get(SEAT)
        for bot in self._bots:
            bot.seat.change(self.now())
        self._wake()
        if news is not None:
            self._history += news.steps
            self.tell(news.steps)
