"""Clients of other nodes at tables of this one: each is a conversation over a stream of parcels.

A guest is told whatever a client here would be told, in frames that are ready for its wire. What is
to be said in one round of the loop is gathered for each node; what all are told travels once.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.programs.protocol import id_of
from tercet.server.nodes.away import Elsewhere, Unsettled
from tercet.server.nodes.parcels import Ended, Opened, Said, Tally, Told
from tercet.server.people.sessions import Recognised
from tercet.server.running import tracing
from tercet.server.table.fairness.trips import Trip
from tercet.server.wire.conversation import Conversation
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import Join
from tercet.storage.rows import PersonRow
from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node
    from tercet.server.table.room import Room

#: Bytes of frames in one parcel: the broker takes a megabyte.
_MOST: Final = 500_000
#: Frames, and on which streams they go under which numbers.
Entry = tuple[bytes, list[tuple[int, int]]]
_log = logging.getLogger("tercet.guests")


class Guest(Conversation):
    """A client of another node, at one table of ours."""

    def __init__(self, guests: Guests, parcel: Opened) -> None:
        self.node, self.link, self._table = parcel.by, parcel.link, parcel.table
        self.heard_to = self.told_to = 0
        #: How long the line to its client is, as its node has measured.
        self.told_trip: Trip | None = None
        self._guests = guests
        line = _Line(guests, self)
        super().__init__(guests.node.house, line, "", parcel.address, parcel.lang)
        who = parcel.person
        person = PersonRow(who.id, who.name, who.created_ms, who.login)
        self._who = Recognised(parcel.session, person)
        self._who.owner = parcel.owner
        self.nonces = parcel.nonces

    @property
    def trip(self) -> Trip | None:
        """The round trip of the client's line; the way between nodes is short beside it."""
        return self.told_trip

    def has_a_line(self, trip: Trip) -> None:
        """Its node has measured the line to it."""
        self.told_trip = trip
        self.was_measured()

    async def come_in(self, data: bytes) -> None:
        """The first message: come to the table, if it is ours."""
        try:
            message = self._read(data)
            assert isinstance(message, Join)
            room = await self._house.room(message.table)
            if self._over:
                return
            joined = room.visit(self, message.seen, message.id)
            self._rooms[room.id] = room
            self.post(text_frame(to_json(joined)))
        except (Elsewhere, Unsettled, StorageFailed):
            self._guests.node.forget(self._table)  # whoever sent them here may know better
            self._guests.end(self, "moved")
        except TercetError as error:
            self._refuse(error, id_of(data))
            self._guests.end(self, "refused")
        except Exception:
            _log.exception("while a guest came in")
            self._guests.end(self, "moved")

    def shown_out(self, room: Room, error: TercetError) -> None:
        """The room does not know this guest any more."""
        super().shown_out(room, error)
        self._guests.end(self, "shown_out")

    def _part(self) -> None:
        """Whether the session goes on is known at the client's node."""


class _Line:
    """The way to a guest."""

    def __init__(self, guests: Guests, guest: Guest) -> None:
        self._guests, self._guest = guests, guest

    def post(self, frames: bytes) -> None:
        self._guests.tell(self._guest, frames)

    def hang_up(self, code: int) -> None:
        self._guests.end(self._guest, "moved")


class Guests:
    """All guests of a node, by their nodes and streams."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._all: dict[tuple[str, int], Guest] = {}
        self._frames: defaultdict[str, list[Entry]] = defaultdict(list)
        #: Where acts are traced, what was told of which, by node.
        self._acts: defaultdict[str, list[tuple[int, int, str]]] = defaultdict(list)
        node.broker.gather.append(self.send_gathered)

    def __len__(self) -> int:
        return len(self._all)

    # --- What guests' nodes say --------------------------------------------------------------

    def opened(self, parcel: Opened) -> None:
        """Somebody comes."""
        guest = self._all[parcel.by, parcel.link] = Guest(self, parcel)
        self.node.house.tasks.once("a guest", guest.come_in(parcel.data))

    def said(self, parcel: Said) -> None:
        """The next messages of guests; one that is missing ends its stream."""
        for link, number, data in parcel.messages:
            guest = self._all.get((parcel.by, link))
            if guest is None:
                continue
            if number != guest.heard_to + 1:
                self.end(guest, "gap")
                continue
            guest.heard_to = number
            if tracing.ON:
                id_ = tracing.message_id(parcel.by, link, number)
                with tracing.ACTS.read(id_, at=self.node.name):
                    self._hear(guest, data)
            else:
                self._hear(guest, data)

    def _hear(self, guest: Guest, data: bytes) -> None:
        """A message; an unexpected exception ends this stream, and no other."""
        try:
            guest.hear(data)
        except Exception as error:
            self.node.house.tasks.report("while reading a guest's message", error)
            self.end(guest, "moved")

    def ended(self, parcel: Ended) -> None:
        """A guest has gone."""
        guest = self._all.pop((parcel.by, parcel.link), None)
        if guest is not None:
            guest.end()

    def tallied(self, parcel: Tally) -> None:
        """How much was said on each stream, and which ones there are."""
        for number, said in parcel.begun:
            guest = self._all.get((parcel.by, number))
            if guest is None:
                self._tell_end(parcel.by, number, "unknown")
            elif guest.heard_to < said:
                self.end(guest, "gap")
            elif number in parcel.trips:
                guest.has_a_line(parcel.trips[number])
        known = {number for number, _ in parcel.begun}
        self._leave(g for g in self._all.values() if g.node == parcel.by and g.link not in known)

    # --- What is told ------------------------------------------------------------------------

    def tell(self, guest: Guest, frames: bytes) -> None:
        """Send frames that are ready to go, with whatever else goes to that node."""
        key = (guest.node, guest.link)
        if self._all.get(key) is not guest:
            return
        guest.told_to += 1
        if tracing.ON:
            self._trace(guest)
        gathered = self._frames[guest.node]
        place = guest.link, guest.told_to
        if gathered and gathered[-1][0] is frames:  # all at a table are told the same
            gathered[-1][1].append(place)
        else:
            gathered.append((frames, [place]))
        self.node.broker.wake()

    def _trace(self, guest: Guest) -> None:
        for id_ in tracing.ACTS.telling:
            at = self.node.name
            tracing.trace("told", id_, at=at, to=guest.node[:8], stream=guest.link)
            self._acts[guest.node].append((guest.link, guest.told_to, id_))

    def send_gathered(self) -> int:
        """Hand all that was told to the broker; tells how many messages that were."""
        messages = sum(map(len, self._frames.values()))
        for node in list(self._frames):
            self._send(node)
        return messages

    def _send(self, node: str) -> None:
        some: list[Entry] = []
        size = 0
        for entry in self._frames.pop(node, []):
            if some and size + len(entry[0]) > _MOST:
                self.node.broker.send(node, Told(self.node.id, some))
                some, size = [], 0
            some.append(entry)
            size += len(entry[0])
        if some:
            self.node.broker.send(node, Told(self.node.id, some, self._acts.pop(node, [])))

    def end(self, guest: Guest, why: str) -> None:
        """End a stream from this side."""
        if self._all.get((guest.node, guest.link)) is not guest:
            return
        self._send(guest.node)
        del self._all[guest.node, guest.link]
        self._tell_end(guest.node, guest.link, why)
        guest.end()

    def _tell_end(self, node: str, link: int, why: str) -> None:
        self.node.broker.send(node, Ended(self.node.id, link, why, theirs=True))

    # --- Who is gone -------------------------------------------------------------------------

    def gone(self, nodes: Iterable[str]) -> None:
        """These nodes have not been heard of for long: their clients are not here any more."""
        absent = {*nodes}
        self._leave(guest for guest in self._all.values() if guest.node in absent)

    def lost(self) -> None:
        """The broker is away: nobody hears us."""
        self._frames.clear()
        self._acts.clear()
        self._leave(self._all.values())

    def tally(self) -> dict[str, list[tuple[int, int]]]:
        """How much was told on each stream, by node."""
        self.send_gathered()
        told: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for guest in self._all.values():
            told[guest.node].append((guest.link, guest.told_to))
        return told

    def _leave(self, guests: Iterable[Guest]) -> None:
        for guest in list(guests):
            self._all.pop((guest.node, guest.link), None)
            guest.end()
