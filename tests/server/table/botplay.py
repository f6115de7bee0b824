"""Games that bots play over WebSockets, as clients: they see what clients see.

Nobody waits: whoever would act first acts at once, and when nobody wants to, the clock is put
forward to the next deadline.
"""

from __future__ import annotations

from typing import Any

from tercet.bots.players import new_bot
from tercet.engine.wire import to_plain
from tercet.server.table.mailbox import Mailbox
from tests.server.playing import Clock, Player, Server, eventually

#: What plays: any act that is allowed, but for a game that would never end so.
BOTS = {"twenty": "expert"}


class BotPlay:
    """One game; `run` plays it."""

    def __init__(
        self, server: Server, clock: Clock, game: str, names: list[str], bot: str | None = None
    ) -> None:
        self.server, self.clock, self.game, self.names = server, clock, game, names
        self._key = bot or BOTS.get(game, "random")
        self.id = ""
        self.players: list[Player] = []
        self._bots: list[Any] = []

    async def sit_down(self, **more: Any) -> None:
        """Open the table and start."""
        self.id, self.players = await self.server.table(self.names, self.game, **more)
        seats = range(len(self.names))
        self._bots = [new_bot(self.game, self._key, bytes([seat]) * 32) for seat in seats]

    async def run(self, moves: int) -> None:
        """Play to the end, or so many moves."""
        for move in range(moves):
            if self.mailbox.outcome is not None:
                break
            await self.move()
            await self.between(move)
        for player in self.players:
            await player.reach(self.mailbox.seq_for(player.seat))

    async def between(self, move: int) -> None:
        """What else happens, after each move."""

    @property
    def mailbox(self) -> Mailbox:
        """The game on the server."""
        found = self.server.house.rooms[self.id].mailbox
        assert found is not None
        return found

    async def move(self) -> None:
        """Whoever is first acts, or time runs out."""
        box = self.mailbox
        seats = sorted(box.table.may_act())
        plans = [(self._bots[s].answer(box.view(s), box.legal(s), box.now()), s) for s in seats]
        able = [(plan.after_ms, seat, plan.act) for plan, seat in plans if plan is not None]
        if able:
            _, seat, act = min(able, key=lambda each: each[:2])
            answer = await self.players[seat].act(self.id, to_plain(act))
            await self.players[seat].reach(answer.get("seq", 0))
        else:
            due = box.table.deadline
            assert due is not None
            self.clock.ahead += (due.at - box.now()) / 1000
            box._ring()
            await eventually(lambda: box.stored.seq == box.table.seq)
