"""A program at its seat of one table: shown each view, it says what it means to do, and when.

A new view makes the last answer void, as in the arena. A program that thinks longer than the table
stands still misses the views in between, and is shown the newest.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from tercet.bots.arena.programs import LISTED, Intended, Legal, Shown, Sit
from tercet.client.reading import read_act
from tercet.client.refusals import Lost
from tercet.client.table import TableClient
from tercet.engine.chance import SEED_BYTES
from tercet.engine.events import View
from tercet.engine.series import SeriesView
from tercet.errors import TercetError, TooLate
from tercet.netbots.program import Program

#: So often in a row a program may mean what the rules refuse; after that it is taken away.
MOST_REFUSALS: Final = 5
_AFTER_REFUSAL_S: Final = 0.5
_NOTHING: Final = Legal(0, True, ())
_log = logging.getLogger("tercet.netbots")


class ProgramSeat:
    """One program at one table, from the deal to the end."""

    def __init__(self, table: TableClient, program: Program) -> None:
        self._table, self._program = table, program
        self._refusals = 0

    async def play(self) -> None:
        """Play until the game is over; raises what the program did wrong, or why it is gone."""
        table = self._table
        await table.until(lambda t: t.view is not None)
        seat, seats = table.seat or 0, len(table.info.seats)
        seed = secrets.token_hex(SEED_BYTES)
        await self._program.begin(Sit(table.info.settings.game, seat, seats, seed))
        while not table.over:
            await self._once()

    async def _once(self) -> None:
        """Show the newest view, and do what is meant unless something happens before."""
        table = self._table
        await table.until(lambda t: t.joined)
        view, at = table.view, table.now()
        assert view is not None
        legal = await self._legal()
        if table.view is not view or legal is None:
            return
        intended = await self._program.ask(Shown(at, self._as_seen(view), legal))
        if intended.act is not None and legal.count:
            wait_s = (at + max(0, intended.after_ms) - table.now()) / 1000
            if await self._changes(view, max(0.0, wait_s)):
                return
            await self._act(intended, view)
        else:
            await self._changes(view, None)

    async def _legal(self) -> Legal | None:
        """What the seat may do; None where the table has changed, or the line has broken."""
        if not self._table.may_act:
            return _NOTHING
        try:
            told = await self._table.listed(LISTED)
        except (TercetError, Lost):
            await asyncio.sleep(0)
            return None
        return Legal(told.count, told.complete, told.acts)

    def _as_seen(self, view: View) -> View:
        """The view with one's own seat, also where the server tells everybody the same."""
        seat = self._table.seat
        if isinstance(view, SeriesView) and isinstance(view.table, View):
            view = replace(view, table=replace(view.table, seat=seat))
        return replace(view, seat=seat)

    async def _changes(self, view: View, within_s: float | None) -> bool:
        """Whether the table changes before so much time has passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._table.until(lambda t: t.view is not view)
            return True
        return False

    async def _act(self, intended: Intended, view: View) -> None:
        """Act. After a refusal the program is asked again; one that cannot play is taken away."""
        try:
            await self._table.act(read_act(intended.act))
            self._refusals = 0
        except TooLate:
            return  # somebody was quicker
        except TercetError as error:
            _log.warning("the act %s was refused: %s", intended.act, error.code)
            self._refusals += 1
            if self._refusals >= MOST_REFUSALS:
                raise
            await self._changes(view, _AFTER_REFUSAL_S)
