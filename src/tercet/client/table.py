"""One table as this client knows it: joined, resumed after a break, acted at exactly once.

Acts carry a number of their own and the last entry seen, so that repeating one after a break never
plays it twice. The ideas and names are those of the browser's `net/live-table.ts`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from tercet.cards import Card
from tercet.client.connection import Answer, Connection, State, written
from tercet.client.nonces import OwnNonces
from tercet.client.reading import read_act
from tercet.client.refusals import Lost
from tercet.engine.acts import Act
from tercet.engine.events import Deadline, Event, View
from tercet.engine.game import Meaning
from tercet.engine.series import Ready
from tercet.engine.table import SeenStep
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TercetError, TooLate
from tercet.programs.protocol import Legal, Reply, Request
from tercet.server.wire import messages as wire

#: An act that no server has heard for so long is not repeated: it may no longer be what is wanted.
STALE_S: Final = 6.0
#: A server that is asked too fast for a place at the table is asked again after so long.
_AGAIN_S: Final = 1.0
R = TypeVar("R", bound=Reply)


@dataclass(slots=True)
class _Pending:
    """An act that is not answered yet."""

    request: wire.ActRequest
    since: float
    answer: asyncio.Future[int]

    def end(self, outcome: int | TercetError | Lost) -> None:
        if self.answer.done():
            return
        if isinstance(outcome, int):
            self.answer.set_result(outcome)
        else:
            self.answer.set_exception(outcome)


class TableClient:
    """A table; made by `Client.join` and `Client.open_table`.

    What is known of it stands in its attributes, always the newest; `steps`, `views` and `until`
    wait for more. Requests wait while the line is broken.
    """

    info: wire.TableInfo

    def __init__(
        self,
        id_: str,
        connection: Connection,
        clock: Callable[[], float] = time.monotonic,
        nonces: OwnNonces | None = None,
    ) -> None:
        self.id: Final = id_
        #: One's own seat; None for a spectator.
        self.seat: int | None = None
        self.host = False
        #: The number of the last entry that one knows of; 0 is the deal.
        self.seq = 0
        #: What one may know now; None before the start.
        self.view: View | None = None
        #: Everything told so far, and whether nothing is missing in it.
        self.history: list[SeenStep] = []
        self.whole = True
        self.chat: tuple[wire.ChatLine, ...] = ()
        #: The cards that others' fingers are on, by seat, where the game shares that.
        self.touches: dict[int, tuple[str, ...]] = {}
        #: Whether the server has us at the table just now; False while the line is broken.
        self.joined = False
        #: Why the table is gone, if it is.
        self.why: TercetError | Lost | None = None
        self._connection, self._clock = connection, clock
        self._nonces, self._giving = nonces or OwnNonces(), False
        self._number = self._offset = 0
        self._last = -1
        self._joining = False
        self._pending: dict[int, _Pending] = {}
        self._changed = asyncio.Event()
        self._stops = [connection.listen(self._hear), connection.watch(self._turned)]

    # --- What is known -----------------------------------------------------------------------

    def now(self) -> int:
        """Table time, in milliseconds."""
        return round(self._clock() * 1000) + self._offset

    @property
    def deadline(self) -> Deadline | None:
        """When time runs out (table time), and for what."""
        return None if self.view is None else self.view.deadline

    @property
    def seconds_left(self) -> float | None:
        """How long until the deadline; None where there is none."""
        due = self.deadline
        return None if due is None else max(0, due.at - self.now()) / 1000

    @property
    def may_act(self) -> bool:
        """Whether one's own seat may act now."""
        return self.view is not None and self.seat is not None and self.seat in self.view.may_act

    @property
    def over(self) -> bool:
        """Whether the game has an outcome."""
        return self.view is not None and self.view.outcome is not None

    async def until(self, holds: Callable[[TableClient], bool]) -> None:
        """Wait until something holds, looking at every change; raises `why` if the table goes."""
        while not holds(self):
            await self._change()

    async def changed(self) -> None:
        """Wait until anything at all is different; raises `why` if the table goes."""
        await self._change()

    async def steps(self, after: int = -1) -> AsyncIterator[SeenStep]:
        """Every step after this number, from the deal on if none is given, until the game is over.

        None is told twice or left out, however slowly they are read and however often the line
        breaks; only where `whole` is False the server did not have them any more.
        """
        place = 0
        while True:
            while place == len(self.history):
                if self.over:
                    return
                await self._change()
            step = self.history[place]
            place += 1
            if step.seq > after:
                yield step

    async def views(self) -> AsyncIterator[View]:
        """The newest view, now and after every change, until the game is over.

        Who reads slowly misses those in between, and never sees an old one.
        """
        last: View | None = None
        while last is None or last.outcome is None:
            while self.view is None or self.view is last:
                await self._change()
            last = self.view
            yield last

    async def _change(self) -> None:
        if self.why is not None:
            raise self.why
        await self._changed.wait()

    # --- What one does -----------------------------------------------------------------------

    async def act(self, act: Act, seen: int | None = None) -> int:
        """Act from one's seat; the number of the entry, once it is stored and the view shows it.

        `seen` is the last entry one knew of when one decided, unless that is the newest.
        A refusal is raised. After a broken line the act is sent again under its own number, which
        never plays it twice; one that was not heard for six seconds is dropped (`act_stale`).
        """
        if self.why is not None:
            raise self.why
        pending = self._new_act(act, self.seq if seen is None else seen)
        number = pending.request.client_seq
        self._pending[number] = pending
        try:
            if self.joined:
                self._send(pending)
            seq = await pending.answer
        finally:
            self._pending.pop(number, None)
        await self.until(lambda _: self.seq >= seq or self.why is not None)
        return seq

    async def ready(self) -> int:
        """Between two deals of a match: ready for the next one."""
        return await self.act(Ready())

    async def sit(self, seat: int | None = None, nonce: str = "") -> None:
        """Take a seat before the start, any or this one; a nonce is drawn if none is given."""
        own = self._nonces.at(self.id, self.info.commitment)
        own.text, own.sent = nonce or own.text, True
        await self._do(wire.Sit(table=self.id, seat=seat, nonce=own.text))
        own.given = True

    async def stand(self) -> None:
        """Give the seat back before the start."""
        await self._do(wire.Stand(table=self.id))

    async def start(self) -> None:
        """As the host, start the game with those who sit."""
        await self._do(wire.Start(table=self.id))

    async def stop_start(self) -> None:
        """Cancel the count-down, as the host, or a start that waits for others, as a player."""
        await self._do(wire.StopStart(table=self.id))

    async def add_bot(self, bot: str = "regular", seat: int | None = None) -> None:
        """As the host, let a bot of the server's sit down; the catalogue names them."""
        await self._do(wire.AddBot(table=self.id, bot=bot, seat=seat))

    async def remove_bot(self, seat: int) -> None:
        """As the host, send a bot away before the start."""
        await self._do(wire.RemoveBot(table=self.id, seat=seat))

    async def kick(self, seat: int) -> None:
        """As the host, free a seat before the start."""
        await self._do(wire.Kick(table=self.id, seat=seat))

    async def say(self, text: str) -> None:
        """Say something to all at the table."""
        await self._do(wire.Say(table=self.id, text=text))

    async def remove_chat(self, line: int) -> None:
        """As the host, remove a line of chat."""
        await self._do(wire.RemoveChat(table=self.id, line=line))

    async def mute(self, line: int, *, muted: bool = True) -> None:
        """As the host, silence whoever wrote a line, or let them speak again."""
        await self._do(wire.Mute(table=self.id, line=line, muted=muted))

    async def rematch(self) -> str:
        """As the host, after the end: the id of the next table (`info.next` tells the others)."""
        return (await self._ask(wire.Rematch(table=self.id), wire.RematchAt)).table

    async def legal(self, limit: int = 100) -> tuple[Act, ...]:
        """What one's seat may do now; at most so many acts."""
        return tuple(read_act(act) for act in (await self.listed(limit)).acts)

    async def listed(self, limit: int = 100) -> Legal:
        """The same as the server lists it: how many there are, whether all, and as plain values."""
        return await self._ask(wire.MyActs(table=self.id, limit=limit), Legal)

    async def preview(self, act: Act) -> tuple[Event, ...]:
        """What an act would bring, where that is no secret; nothing happens."""
        request = wire.Preview(table=self.id, act=msgspec.Raw(to_json(act)))
        return (await self._ask(request, wire.Previewed)).events

    async def hints(self, act: Act) -> tuple[str, ...]:
        """What may be added to an act that was begun."""
        request = wire.Hints(table=self.id, act=msgspec.Raw(to_json(act)))
        return (await self._ask(request, wire.Hinted)).more

    async def meanings(self, act: Act) -> tuple[Meaning, ...]:
        """What the one open thing of an act may stand for, the most points first."""
        request = wire.Meanings(table=self.id, act=msgspec.Raw(to_json(act)))
        return (await self._ask(request, wire.Meant)).meanings

    async def touch(self, cards: Sequence[Card]) -> None:
        """Show partners which cards one's fingers are on."""
        await self._do(wire.Touch(table=self.id, cards=tuple(map(str, cards))))

    async def depart(self) -> None:
        """Look away from this table; a seat is kept."""
        if self.why is None:
            await self._do(wire.Depart(table=self.id))
            self._leave(Lost("closed"))

    # --- Asking ------------------------------------------------------------------------------

    async def arrive(self) -> None:
        """Come to the table: waits for the line, and for the server to let us in."""
        await self._connection.ready()
        self._join()
        await self.until(lambda _: self.joined)

    async def _do(self, request: Request) -> None:
        await self._ask(request, wire.Done)

    async def _ask(self, request: Request, kind: type[R]) -> R:
        await self.until(lambda _: self.joined)
        answer = await self._connection.ask(request)
        if not isinstance(answer, kind):
            raise self._connection.not_understood()
        return answer

    def _new_act(self, act: Act, seen: int) -> _Pending:
        request = wire.ActRequest(
            table=self.id,
            act=msgspec.Raw(to_json(act)),
            client_seq=self._number + 1,
            seen=None if self.view is None else seen,
        )
        written(request)  # refuses what is too long, before the number is taken
        self._number += 1
        return _Pending(request, self._clock(), asyncio.get_running_loop().create_future())

    def _send(self, pending: _Pending) -> None:
        def answered(answer: Answer) -> None:
            if isinstance(answer, wire.Done):
                pending.end(answer.seq or 0)
            elif isinstance(answer, TercetError):
                pending.end(answer)
            # Else the line broke: it is sent again when we are back.

        self._connection.post(pending.request, answered)

    def _repeat(self, heard: int) -> None:
        """After a break: what was on its way is sent again under its own number.

        What the server has heard of (`heard` is the highest number) is asked for however old it
        is: the answer is there. What it has not heard of was never played, and may be stale.
        """
        now = self._clock()
        for number, pending in sorted(self._pending.items()):
            if number > heard and now - pending.since > STALE_S:
                pending.end(TooLate("act_stale", seconds=int(STALE_S)))
            elif not pending.answer.done():
                self._send(pending)

    # --- Hearing -----------------------------------------------------------------------------

    def _turned(self, state: State) -> None:
        self.joined = False
        if state == "open":
            self._join()
        elif state == "ended":
            self._leave(self._connection.error or Lost("closed"))
        self._wake()

    def _join(self) -> None:
        """Ask for our place, unless we have it or have asked."""
        waits = self.joined or self._joining or self.why is not None
        if self._connection.state == "open" and not waits:
            self._joining = True
            seen = None if self.view is None else self.seq
            self._connection.post(wire.Join(table=self.id, seen=seen), self._answered)

    def _answered(self, answer: Answer) -> None:
        self._joining = False
        if isinstance(answer, wire.Joined):
            self._arrive(answer)
        elif isinstance(answer, TercetError) and answer.code == "too_fast":
            asyncio.get_running_loop().call_later(_AGAIN_S, self._join)
        elif isinstance(answer, TercetError):
            self._leave(answer)
        # Else the line broke again; the next one joins again.

    def _arrive(self, joined: wire.Joined) -> None:
        self.joined = True
        self._number = max(self._number, joined.client_seq)
        self.info, self.seat, self.host = joined.info, joined.seat, joined.host
        self.chat = joined.chat
        self._tick(joined.now)
        if joined.steps is None:
            self.whole, self._last = False, joined.seq
        self._go_on(joined.seq, joined.view, joined.steps or ())
        self._give_nonce()
        self._repeat(joined.client_seq)

    def _hear(self, news: wire.News) -> None:
        match news:
            case wire.TableChanged(info=info, seat=seat, host=host) if info.table == self.id:
                self.info, self.seat, self.host = info, seat, host
                self._give_nonce()
                self._wake()
            case wire.Steps(table=self.id) if self.joined:
                self._tick(news.now)
                self._go_on(news.seq, news.view, news.steps)
            case wire.Chat(table=self.id, line=line) if self.joined:
                self.chat = (*self.chat, line)
                self._wake()
            case wire.ChatRemoved(table=self.id, line=number) if self.joined:
                self.chat = tuple(line for line in self.chat if line.line != number)
                self._wake()
            case wire.Touched(table=self.id, seat=seat, cards=cards) if self.joined:
                self.touches = {**self.touches, seat: cards}
                self._wake()
            case wire.Bye(table=self.id, code=code, text=text):
                error = IllegalAction(code)
                error.add_note(text)
                self._leave(error)

    def _give_nonce(self) -> None:
        """Add a nonce to the deal, where one's seat has none yet."""
        info, seat = self.info, self.seat
        lacks = seat is not None and info.seats[seat].nonce is False
        if seat is not None and info.seats[seat].nonce is True:
            self._nonces.noted(self.id)
        if not lacks or info.status != "waiting" or self._giving:
            return
        own = self._nonces.at(self.id, info.commitment)

        def answered(answer: Answer) -> None:
            self._giving = False
            own.given = own.given or isinstance(answer, wire.Done)

        self._giving = own.sent = True
        self._connection.post(wire.GiveNonce(table=self.id, nonce=own.text), answered)

    def _go_on(self, seq: int, view: View | None, steps: tuple[SeenStep, ...]) -> None:
        self.seq, self.view = seq, view
        for step in steps:
            if step.seq > self._last:
                self._last = step.seq
                self.history.append(step)
        self._wake()

    def _leave(self, why: TercetError | Lost) -> None:
        """The table is gone for us; whoever waits for something of it is told."""
        self.joined = False
        self.why = self.why or why
        for stop in self._stops:
            stop()
        for pending in self._pending.values():
            pending.end(why)
        self._wake()

    def _tick(self, now: int) -> None:
        self._offset = now - round(self._clock() * 1000)

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
