"""A table on a server, through `tercet.client`: to a page the same as one on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from tercet.cards import Card
from tercet.client import Lost, TableClient
from tercet.editions import DEFAULT_EDITION
from tercet.engine.acts import Act, Acts
from tercet.engine.events import Event, View
from tercet.engine.game import Meaning
from tercet.engine.series import Series
from tercet.engine.table import SeenStep
from tercet.errors import TercetError
from tercet.games import find_game
from tercet.games.coopset.results import TeamStanding
from tercet.server.wire.messages import TableInfo
from tercet.terminal.harmless import one_line
from tercet.terminal.table.games import Situation
from tercet.terminal.table.offers import by_kind, offered, playing_seat
from tercet.terminal.table.screen import Action, phrase
from tercet.terminal.table.source import Cost, Room, Said, Seat, Watched

#: Who sits down where nobody in particular is asked for.
USUAL_BOT: Final = "regular"
#: So many turns of dice are asked for.
_TURNS: Final = 1000


#: Checks that a finished game was dealt with this client's nonce; returns None if unknown.
Check = Callable[[TableClient], Awaitable[bool | None]]


class RemoteTable(Watched):
    """A table where the server is. `run` listens, until the table is gone for us."""

    def __init__(self, client: TableClient, check: Check | None = None) -> None:
        super().__init__()
        self.client: Final = client
        self._check, self._checked = check, False
        self.deal_is_wrong = False
        #: When the wait for absent players ends, by seat, in the time of the loop.
        self._absent: dict[int, float] = {}
        self._known: TableInfo | None = None
        settings = client.info.settings
        self.game = settings.game
        self.edition = settings.edition or DEFAULT_EDITION
        self.options: Mapping[str, object] = settings.options
        self._heard = len(client.history)
        self._starts: float | None = None
        #: Why the table is gone, if it is.
        self.gone: TercetError | Lost | None = None

    # --- What is known -----------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(one_line(seat.name or "") for seat in self.client.info.seats)

    @property
    def seat(self) -> int | None:
        """One's own seat."""
        return self.client.seat

    @property
    def view(self) -> View | None:
        """What one may know."""
        return self.client.view

    @property
    def history(self) -> Sequence[SeenStep]:
        """What happened so far."""
        return self.client.history

    @property
    def chat(self) -> tuple[Said, ...] | None:
        """What was said."""
        chat = self.client.chat
        return tuple(Said(one_line(said.name), one_line(said.text), said.line) for said in chat)

    @property
    def online(self) -> bool:
        """Whether the line is there."""
        return self.client.joined or self.gone is not None

    @property
    def starts_in_ms(self) -> int | None:
        """How long until the cards are dealt."""
        if self._starts is None or self.view is not None:
            return None
        return max(0, round((self._starts - asyncio.get_running_loop().time()) * 1000))

    @property
    def touches(self) -> Mapping[int, tuple[Card, ...]]:
        """The cards that partners' fingers are on."""
        return {seat: tuple(map(Card.parse, c)) for seat, c in self.client.touches.items() if c}

    @property
    def partner(self) -> bool:
        """Whether another person sits here, where partners see each other's fingers."""
        if not find_game(self.game).facts.shares_touch:
            return False
        seats = enumerate(self.client.info.seats)
        return any(s.name and not s.bot and s.present and at != self.seat for at, s in seats)

    @property
    def standing(self) -> TeamStanding | None:
        """What a team has reached, beside its earlier results (COOP-6b)."""
        return self.client.info.standing

    @property
    def awaits(self) -> bool:
        """Whether the game starts as soon as all players are there."""
        return self.client.info.awaits

    @property
    def absent(self) -> Mapping[int, int]:
        """The seats of absent players, and for how long they are waited for."""
        self._note_absent()
        now = asyncio.get_running_loop().time()
        return {seat: max(0, round((due - now) * 1000)) for seat, due in self._absent.items()}

    @property
    def leaving_costs(self) -> Cost | None:
        """The seat before the start; the game, or its rating, among people."""
        info, own = self.client.info, self.seat
        over = info.status not in ("waiting", "playing")
        others = [s for at, s in enumerate(info.seats) if s.name and not s.bot and at != own]
        if own is None or over or not others or self.gone is not None:
            return None
        if info.status == "waiting":
            return "seat"
        return "rating" if info.settings.rated else "game"

    @property
    def room(self) -> Room | None:
        """Before the start: who is there, how others come, and what one may do."""
        info = self.client.info
        if self.view is not None or info.starts_in_ms is not None:
            return None
        seats = tuple(
            Seat(one_line(s.name) if s.name else None, s.bot is not None, s.present, s.host)
            for s in info.seats
        )
        return Room(seats, info.code, tuple(self._room_actions()))

    def _room_actions(self) -> list[Action]:
        info, host = self.client.info, self.client.host
        free = any(seat.name is None for seat in info.seats)
        taken = sum(seat.name is not None for seat in info.seats)
        least = find_game(self.game).facts.players[0]
        found = []
        if info.awaits and self.seat is not None:
            found.append(Action(None, phrase("play-cancel-start"), key="c", wish="cancel"))
        elif host:
            start = phrase("room-start")
            found.append(Action(None, start, main=True, key="s", wish="start", off=taken < least))
        if host:
            found.append(Action(None, phrase("room-add-bot"), key="b", wish="bot", off=not free))
            others = any(s.name and at != self.seat for at, s in enumerate(info.seats))
            found.append(Action(None, phrase("room-remove"), key="x", wish="away", off=not others))
        if self.seat is None:
            found.append(Action(None, phrase("room-sit"), key="t", wish="sit", off=not free))
        else:
            found.append(Action(None, phrase("room-stand"), key="t", wish="stand"))
        return found

    def now(self) -> int:
        """Table time in milliseconds."""
        return self.client.now()

    # --- What one does -----------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry that one knows of."""
        return self.client.seq

    async def act(self, act: Act, seen: int | None = None) -> None:
        """Act; after a broken line it is sent again under its own number."""
        await self.client.act(act, seen)

    async def legal(self) -> Acts:
        """What the screen offers; turns of dice are asked for."""
        view = self.view
        if view is None or not self.client.may_act:
            return Acts()
        if self.game == "dice":
            return by_kind(await self.client.legal(_TURNS))
        return offered(view, Situation(playing_seat(view, self.seat), self.names))

    def read_act(self, text: str) -> Act:
        """An act of any game as JSON."""
        return Series(find_game(self.game)).read_act(text)

    async def preview(self, act: Act) -> tuple[Event, ...]:
        """What an act would bring."""
        return await self.client.preview(act)

    async def hints(self, act: Act) -> tuple[str, ...]:
        """What may be added to an act."""
        return await self.client.hints(act)

    async def meanings(self, act: Act) -> tuple[Meaning, ...]:
        """What a wild may stand for."""
        return await self.client.meanings(act)

    async def touch(self, cards: Sequence[Card]) -> None:
        """Show partners where one's fingers are."""
        await self.client.touch(cards)

    async def say(self, text: str) -> None:
        """Say something to all at the table."""
        await self.client.say(text)

    async def wish(self, name: str, detail: str = "") -> None:
        """What one may do before the start; which bot comes, who is sent away."""
        match name:
            case "start":
                await self.client.start()
            case "cancel":
                await self.client.stop_start()
            case "bot":
                await self.client.add_bot(detail or USUAL_BOT)
            case "away":
                await self._send_away(int(detail) - 1)
            case "sit":
                await self.client.sit()
            case "stand":
                await self.client.stand()

    async def _send_away(self, seat: int) -> None:
        seats = self.client.info.seats
        if 0 <= seat < len(seats) and seats[seat].bot is None:
            await self.client.kick(seat)
        else:
            await self.client.remove_bot(seat)

    def close(self) -> None:
        """The seat is kept; the line is the client's to close."""

    # --- Listening ---------------------------------------------------------------------------

    async def run(self) -> None:
        """Tell those who watch of every change."""
        try:
            while True:
                await self.client.changed()
                self._note_start()
                self._note_absent()
                new = self.client.history[self._heard :]
                self._heard += len(new)
                self.tell(new)
                await self._check_deal()
        except (TercetError, Lost) as why:
            self.gone = why
            self.tell()

    def _note_absent(self) -> None:
        """Keep the clocks of absent players, as the server has told them last."""
        info = self.client.info
        if info is not self._known:
            self._known, now = info, asyncio.get_running_loop().time()
            left = ((seat, each.away_ms) for seat, each in enumerate(info.seats))
            self._absent = {seat: now + ms / 1000 for seat, ms in left if isinstance(ms, int)}

    async def _check_deal(self) -> None:
        """Check once, after the end, that the deal holds this player's nonce."""
        if self._check is None or self._checked or self.client.info.status != "over":
            return
        self._checked = True
        with suppress(TercetError):  # the log cannot be had just now
            if await self._check(self.client) is False:
                self.deal_is_wrong = True
                self.tell()

    def _note_start(self) -> None:
        left = self.client.info.starts_in_ms
        if left is None:
            self._starts = None
        elif self._starts is None:
            self._starts = asyncio.get_running_loop().time() + left / 1000
