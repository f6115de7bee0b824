"""One of several nodes: what it owns, where other tables are, and that it lives.

A thread says every second, to the database, that this node lives; whether another may take its
tables is decided there. The broker only carries: if it is silent, clients come again, and tables
stay where they are.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from tercet import __version__
from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.server.nodes.awaiting import SharedAwaitedPlayers
from tercet.server.nodes.away import EXPIRY_S, Away, Elsewhere, Unsettled
from tercet.server.nodes.broker import Broker
from tercet.server.nodes.challenging import SharedChallenges
from tercet.server.nodes.fencing import FencedJournal
from tercet.server.nodes.guests import Guests
from tercet.server.nodes.parcels import (
    AnyParcel,
    Asked,
    Ended,
    IsHere,
    Opened,
    Said,
    Take,
    Taken,
    Tally,
    Told,
)
from tercet.server.nodes.seeking import SharedMatchmaker
from tercet.server.nodes.sharing import Sharing
from tercet.server.nodes.thinking import SharedThinkers
from tercet.server.running.metrics import Counter, Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.services import Services
from tercet.server.standing.matchmaking import BotFor, OpenFor, ValueOf
from tercet.storage.ownership import RENEW_S, Held, NodeRow, Ownership
from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.house import House
    from tercet.server.table.room import Room

#: So often nodes tell each other how much they have sent.
_TALLY_S: Final = 0.5
#: So many whereabouts of tables are remembered.
_REMEMBERED: Final = 50_000
_log = logging.getLogger("tercet.node")
T = TypeVar("T")


@dataclass(frozen=True)
class Figures:
    """What is counted of a node among others."""

    forwarded: Counter
    takeovers: Counter
    stale: Counter
    broken: Counter
    handed: Counter
    bad_signatures: Counter

    @staticmethod
    def among(metrics: Metrics) -> Figures:
        """Counters that the metrics tell, too."""
        return Figures(
            metrics.counter("tercet_forwarded_total", "Messages passed on to other nodes."),
            metrics.counter("tercet_takeovers_total", "Tables taken over from other nodes."),
            metrics.counter("tercet_stale_total", "Tables lost to other nodes."),
            metrics.counter("tercet_streams_broken_total", "Streams whose clients came again."),
            metrics.counter("tercet_handed_over_total", "Tables handed to other nodes."),
            metrics.counter(
                "tercet_bad_signatures_total",
                "Messages dropped for bad signatures.",
            ),
        )


class Node:
    """This process among others; made before its house, and opened by it."""

    def __init__(self, ownership: Ownership, broker: Broker, name: str, key: bytes) -> None:
        self.ownership, self.broker, self.name = ownership, broker, name
        #: What nodes and thinkers sign thoughts with.
        self.key: Final = key
        self.id: Final = ownership.node
        self.draining = False
        #: In which epoch we own the tables whose rooms are here.
        self.epochs: dict[str, int] = {}
        #: Who owns tables that are elsewhere, and since which epoch, as far as that was heard.
        self.where: OrderedDict[str, Held] = OrderedDict()
        self._heard: dict[str, float] = {}
        self._silent_from: dict[str, float] = {}
        self._living: dict[str, NodeRow] = {}
        self._broker_away = self._closing = False

    def thinkers(self) -> SharedThinkers:
        """Where the bots of this node think."""
        return SharedThinkers(self)

    def matchmaker(
        self,
        value_of: ValueOf,
        bot_for: BotFor,
        open_for: OpenFor,
        clock: Callable[[], float],
        tasks: BackgroundTasks,
    ) -> SharedMatchmaker:
        """What brings together who looks for an opponent, at whatever node."""
        return SharedMatchmaker(self, value_of, bot_for, open_for, clock, tasks)

    def challenges(self, house: House) -> SharedChallenges:
        """The challenges of a house, wherever its people are."""
        return SharedChallenges(self, house)

    def awaited(self, house: House) -> SharedAwaitedPlayers:
        """The awaited players of a house, at whatever node they are."""
        return SharedAwaitedPlayers(self, house)

    async def open(self, house: House) -> None:
        """Live: claim nothing yet, and let others know."""
        self.house = house
        self._loop = asyncio.get_running_loop()
        self.figures = Figures.among(house.metrics)
        self.away, self.guests = Away(self), Guests(self)
        self.sharing = Sharing(self)
        gauge, broker = house.metrics.gauge, self.broker
        gauge("tercet_streams_out", "Clients here at tables of other nodes.", self.away.__len__)
        gauge("tercet_streams_in", "Clients of other nodes at tables here.", self.guests.__len__)
        thinkers = house.thinkers
        if isinstance(thinkers, SharedThinkers):
            gauge("tercet_thoughts", "Thoughts of bots that are waited for.", thinkers.__len__)
        gauge("tercet_owned", "Tables of which this node has the room.", self.epochs.__len__)
        gauge("tercet_nodes", "Nodes that live, as far as this one knows.", self._count_living)
        gauge("tercet_broker_there", "1 while the broker answers.", lambda: int(broker.is_there))
        await asyncio.to_thread(self.ownership.enlist, self.name, __version__)
        self._living = {each.id: each for each in await self._ask(self.ownership.living)}
        broker.heard, broker.asked = self._hear, self._answer
        broker.nobody, broker.lost = self.away.nobody, self._lost
        broker.back, broker.refused = self._back, self.figures.bad_signatures.add
        broker.open()
        house.tasks.loop("tallies", _TALLY_S, self._tick)
        self._pulse = Pulse(self.ownership, self._loop, self._renewed, lambda: self.draining)
        self._pulse.start()
        self.sharing.open()

    async def close(self) -> None:
        """Be no more; whatever is still owned can be taken at once."""
        self._closing = True
        self._pulse.stop()
        self.away.lost()
        self.guests.lost()
        await self.broker.close()
        try:
            await asyncio.to_thread(self.ownership.resign)
        except StorageFailed:
            _log.warning("the database was not told that this node ends: its lease will run out")
        self.ownership.close()

    # --- Owning ------------------------------------------------------------------------------

    async def claim(self, id_: str) -> Held | None:
        """Own a table, or learn by `Elsewhere` who does; None when there is no such table."""
        known = self.where.get(id_)
        if known is not None:
            raise Elsewhere(known)
        if self.draining:
            return await self._ask(lambda: self._owned_elsewhere(id_))
        held = await self._ask(lambda: self.ownership.claim(id_))
        if held is None:
            return None
        if held.node != self.id:
            self._note(id_, held)
            raise Elsewhere(held)
        self.epochs[id_] = held.epoch
        if held.epoch > 1:
            self.figures.takeovers.add()
            self.broker.tell_all(Taken(id_, self.id, held.epoch))
        return held

    def _owned_elsewhere(self, id_: str) -> Held | None:
        """Who drains takes nothing more: another node is named as the owner."""
        held = self.ownership.owner(id_)
        if held is None:
            return None
        if held.node in ("", self.id) or held.node not in {n.id for n in self.ownership.living()}:
            other = self.heir()
            if other is None:
                raise StorageFailed("there is no other node")
            held = Held(held.number, other, held.epoch)
        raise Elsewhere(held)

    def services(self, services: Services, id_: str, number: int) -> Services:
        """What the room of a table needs here: a journal that writes in its epoch only."""
        epoch = self.epochs[id_]
        journal = FencedJournal(services.journal, (number, epoch), lambda: self.lose(id_, epoch))
        return replace(services, journal=journal)

    def forget(self, id_: str) -> None:
        """Where a table was may be out of date: ask again."""
        self.where.pop(id_, None)

    async def owner_elsewhere(self, id_: str) -> str | None:
        """The living node that owns a table, if that is another one."""
        if id_ in self.where:
            return self.where[id_].node
        held = await self._ask(lambda: self.ownership.owner(id_))
        return held.node if held and held.node != self.id and held.node in self._living else None

    def put_away(self, room: Room) -> None:
        """A room is not needed any more; the table stays ours until somebody else asks."""
        self.epochs.pop(room.id, None)

    def heir(self) -> str | None:
        """Another node that lives and takes tables, the one with the fewest."""
        others = [n for n in self._living.values() if n.id != self.id and not n.draining]
        return min((each.id for each in others), key=self.sharing.tables_of, default=None)

    def living(self) -> tuple[NodeRow, ...]:
        """The nodes that were alive a second ago."""
        return tuple(self._living.values())

    def _note(self, id_: str, held: Held) -> None:
        self.where[id_] = held
        self.where.move_to_end(id_)
        if len(self.where) > _REMEMBERED:
            self.where.popitem(last=False)

    def lose(self, id_: str, epoch: int | None = None) -> None:
        """Another node owns this table by now: our room is out of date."""
        room = self.house.rooms.get(id_)
        if room is not None and (epoch is None or self.epochs.get(id_) == epoch):
            self.figures.stale.add()
            room.lose()

    async def hand_over(self, room: Room, to: str) -> bool:
        """Give a table to another node; its people come again, and find it there."""
        epoch = self.epochs.get(room.id)
        if epoch is None:
            return False
        given = await self._ask(lambda: self.ownership.hand_over(room.row.number, epoch, to))
        if given is None:
            self.lose(room.id, epoch)
            return False
        self.figures.handed.add()
        self.sharing.given[to] += 1
        self._note(room.id, Held(room.row.number, to, given))
        self.broker.send(to, Take(room.id))
        room.lose()
        return True

    # --- Living ------------------------------------------------------------------------------

    def _renewed(self, lived: bool, living: list[NodeRow]) -> None:
        gone = {*self._living} - {each.id for each in living}
        self._tell_host_of(gone)
        self._living = {each.id: each for each in living}
        self.guests.gone(gone)
        for node in gone:
            self.where = OrderedDict((k, v) for k, v in self.where.items() if v.node != node)
        self.sharing.keep_only(self._living)
        if not lived:
            _log.warning("this node was taken for dead: others may have its tables by now")
            self.house.tasks.once("holdings", self._compare())

    def _tell_host_of(self, gone: set[str]) -> None:
        """Nodes that are gone without having said so; who was drained is missed by nobody."""
        for row in (self._living[node] for node in gone - {self.id}):
            told = self.sharing.standings.get(row.id)
            if not (row.draining or (told is not None and told.draining)):
                _log.warning("node %s is gone: whoever asks for its tables opens them", row.name)

    def _count_living(self) -> int:
        return len(self._living)

    async def _compare(self) -> None:
        """We were taken for dead: let go of what others own by now."""
        try:
            mine = await self._ask(self.ownership.holdings)
        except StorageFailed:
            return
        for id_, room in list(self.house.rooms.items()):
            if id_ in self.epochs and mine.get(room.row.number) != self.epochs[id_]:
                self.lose(id_)

    async def _ask(self, question: Callable[[], T]) -> T:
        return await asyncio.to_thread(question)

    # --- Streams -----------------------------------------------------------------------------

    def _tick(self) -> None:
        """Tell each node how much it was sent, and give up on those that say nothing."""
        begun, kept = self.away.tally(), self.guests.tally()
        now = self._loop.time()
        for node in {*begun, *kept}:
            trips = self.away.trips(node, now)
            tally = Tally(self.id, begun.get(node, []), kept.get(node, []), trips)
            self.broker.send(node, tally, certain=True)
            self._silent_from.setdefault(node, now)
        for node in {*self._silent_from} - {*begun, *kept}:
            del self._silent_from[node]
        late = now - EXPIRY_S
        silent = [n for n, at in self._silent_from.items() if max(at, self._since(n)) < late]
        self.away.silent(silent, now)
        self.guests.gone(silent)

    def _since(self, node: str) -> float:
        return self._heard.get(node, 0.0)

    def _hear(self, parcel: AnyParcel) -> None:
        by = getattr(parcel, "by", None)
        if by is not None:
            self._listen_to(by)
        read = _READ.get(type(parcel))
        if read is not None:
            read(self, parcel)
        else:
            self.sharing.hear(parcel)

    def _listen_to(self, node: str) -> None:
        """A node that was silent for long has old things to say: its streams are over first."""
        now = self._loop.time()
        if now - self._heard.get(node, now) > EXPIRY_S and node in self._silent_from:
            self.guests.gone([node])
            self.away.silent([node], now)
        self._heard[node] = now

    def _ended(self, parcel: Ended) -> None:
        (self.away if parcel.theirs else self.guests).ended(parcel)

    def _tallied(self, parcel: Tally) -> None:
        self._silent_from.setdefault(parcel.by, self._loop.time())
        self.guests.tallied(parcel)
        self.away.tallied(parcel)

    def _take(self, parcel: Take) -> None:
        self.forget(parcel.table)
        self.house.tasks.once("a table given to us", self._open_early(parcel.table))

    async def _open_early(self, table: str) -> None:
        try:
            await self.house.room(table)
        except (TercetError, StorageFailed, Elsewhere, Unsettled):
            return  # whoever comes there asks again

    def _taken(self, parcel: Taken) -> None:
        known = self.where.get(parcel.table)
        mine, theirs = self.epochs.get(parcel.table, 0), 0 if known is None else known.epoch
        if parcel.epoch <= max(mine, theirs):
            return  # it comes late: a later owner is known
        self.lose(parcel.table)
        self._note(parcel.table, Held(0, parcel.node, parcel.epoch))
        self.away.taken(parcel.table, parcel.epoch)

    def _answer(self, parcel: AnyParcel) -> bytes:
        challenges = self.house.challenges
        if isinstance(parcel, IsHere) and isinstance(challenges, SharedChallenges):
            return challenges.answer(parcel)
        room = self.house.rooms.get(parcel.table) if isinstance(parcel, Asked) else None
        return b"" if room is None else to_json(room.info())

    def _back(self) -> None:
        if self._broker_away:
            _log.warning("the broker is there again")
        self._broker_away = False
        self.sharing.catch_up()

    def _lost(self) -> None:
        if not (self._broker_away or self._closing):
            _log.warning("the broker is away: tables go on for clients of their own node only")
            self._broker_away = True
        self._heard.clear()
        self._silent_from.clear()
        self.away.lost()
        self.guests.lost()


_READ: Final[dict[type, Callable[[Node, AnyParcel], None]]] = {
    Said: lambda node, parcel: node.guests.said(parcel),  # type: ignore[arg-type]
    Told: lambda node, parcel: node.away.told(parcel),  # type: ignore[arg-type]
    Opened: lambda node, parcel: node.guests.opened(parcel),  # type: ignore[arg-type]
    Ended: Node._ended,  # type: ignore[dict-item]
    Tally: Node._tallied,  # type: ignore[dict-item]
    Take: Node._take,  # type: ignore[dict-item]
    Taken: Node._taken,  # type: ignore[dict-item]
}


class Pulse(threading.Thread):
    """Says every second that this node lives, and tells the loop who else does."""

    def __init__(
        self,
        ownership: Ownership,
        loop: asyncio.AbstractEventLoop,
        told: Callable[[bool, list[NodeRow]], None],
        draining: Callable[[], bool],
    ) -> None:
        super().__init__(name="tercet-pulse", daemon=True)
        self._ownership, self._loop, self._told, self._draining = ownership, loop, told, draining
        self._over = threading.Event()

    def stop(self) -> None:
        """Say it no more."""
        self._over.set()
        self.join(timeout=5)

    def run(self) -> None:
        """Renew the lease until the end; a database that is away is asked again."""
        away = False
        while not self._over.wait(RENEW_S):
            try:
                lived = self._ownership.renew(draining=self._draining())
                living = self._ownership.living()
            except StorageFailed as error:
                if not away:
                    _log.error("the database is away: nothing is acknowledged (%s)", error)
                away = True
                continue
            except Exception:
                _log.exception("the lease was not renewed")
                continue
            if away:
                _log.warning("the database is there again")
                away = False
            if not self._over.is_set():
                self._loop.call_soon_threadsafe(self._told, lived, living)
