"""Tables that another node owns, on the side of a client's node: streams to their owners.

What a client says is passed on as it came, and what its table says is passed back without a look
inside. Both ways are numbered. Where a number is missing, the owner has changed, or is silent for
two seconds, the client is sent away and comes back by itself: then it joins wherever the table is.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from itertools import count
from typing import TYPE_CHECKING, Final

from tercet.engine.wire import to_json
from tercet.server.nodes.parcels import Ended, Said, Tally, Told
from tercet.server.running import tracing
from tercet.server.wire.frames import GOING_AWAY
from tercet.storage.ownership import Held
from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node
    from tercet.server.table.fairness.trips import Trip
    from tercet.server.wire.conversation import Conversation
    from tercet.server.wire.messages import Join

#: What is not answered within this time is not answered.
EXPIRY_S: Final = 2.0
#: So long a client waits for a table whose owner is gone, before it is sent away to try again.
SETTLED_S: Final = 8.0
_AGAIN_S: Final = 0.1
#: How long the line of a client is, its table is told so often: the kernel is asked for it.
_LINE_TOLD_S: Final = 2.5
#: Ways for a stream to end that the client knows of.
_KNOWN: Final = frozenset(("refused", "shown_out", "left"))
_log = logging.getLogger("tercet.away")


class Elsewhere(Exception):
    """Another node owns the table."""

    def __init__(self, held: Held) -> None:
        super().__init__(held.node)
        self.held: Final = held


class Unsettled(Exception):
    """Nobody can say now who owns the table."""


class Link:
    """One client's stream to the owner of one table."""

    __slots__ = (
        "_away",
        "began",
        "client",
        "epoch",
        "first",
        "heard",
        "line_due",
        "number",
        "over",
        "owner",
        "said",
        "table",
    )

    def __init__(self, away: Away, number: int, held: Held, table: str, who: Conversation) -> None:
        self._away, self.number, self.table, self.client = away, number, table, who
        self.owner, self.epoch = held.node, held.epoch
        self.said = self.heard = 0
        self.line_due = 0.0
        self.over = False
        loop = asyncio.get_running_loop()
        self.began = loop.time()
        self.first: asyncio.Future[str] = loop.create_future()

    def say(self, data: bytes) -> None:
        """Pass on what the client has said, with whatever else goes to that node."""
        away = self._away
        self.said += 1
        if tracing.ON:
            id_ = tracing.message_id(away.node.id, self.number, self.said)
            tracing.trace("passed_on", id_, at=away.node.name, table=self.table)
        away.forwarded.value += 1
        away.said[self.owner].append((self.number, self.said, data))
        away.broker.wake()

    def close(self) -> None:
        """The client looks away, or is gone."""
        self._away.close(self)


class Away:
    """All streams that clients of this node have to other nodes."""

    def __init__(self, node: Node) -> None:
        self.node = node
        #: At hand, because every message of every client needs them.
        self.broker, self.forwarded = node.broker, node.figures.forwarded
        #: What clients have said and was not sent yet, by owner.
        self.said: defaultdict[str, list[tuple[int, int, bytes]]] = defaultdict(list)
        self._links: dict[int, Link] = {}
        self._numbers = count(1)
        node.broker.gather.append(self.send_gathered)

    def __len__(self) -> int:
        return len(self._links)

    # --- Coming to a table -------------------------------------------------------------------

    async def join(self, who: Conversation, message: Join) -> Link | None:
        """Bring a client to the owner of a table, who answers; None when that is this node."""
        deadline = asyncio.get_running_loop().time() + SETTLED_S
        why: object = None
        while True:
            try:
                await self.node.house.room(message.table)
                return None
            except Elsewhere as found:
                link = await self._begin(who, found.held, message)
                if link is not None:
                    return link
                why = found.held
            except StorageFailed as error:
                why = error
            self.node.forget(message.table)
            if asyncio.get_running_loop().time() > deadline or who.is_over:
                _log.warning("nobody answers for table %s: %r", message.table, why)
                raise Unsettled
            await asyncio.sleep(_AGAIN_S)

    async def _begin(self, who: Conversation, held: Held, message: Join) -> Link | None:
        if not self.node.broker.is_there:
            return None
        link = Link(self, next(self._numbers), held, message.table, who)
        self._links[link.number] = link
        opened = who.opened(self.node.id, link.number, message.table, to_json(message))
        self.node.broker.send(held.node, opened, certain=True)
        try:
            async with asyncio.timeout(EXPIRY_S):
                answer = await link.first
        except TimeoutError:
            self.close(link)
            return None
        return link if answer == "open" else None

    def send_gathered(self) -> int:
        """Hand what clients have said to the broker; tells how many messages that were."""
        if not self.said:
            return 0
        said, self.said = self.said, defaultdict(list)
        for owner, messages in said.items():
            self.node.broker.send(owner, Said(self.node.id, messages))
        return sum(map(len, said.values()))

    def close(self, link: Link) -> None:
        """Tell the owner that nobody is at this end any more."""
        if not link.over:
            self._forget(link)
            self.send_gathered()
            ended = Ended(self.node.id, link.number, "left", theirs=False)
            self.node.broker.send(link.owner, ended)

    # --- What owners say ---------------------------------------------------------------------

    def told(self, parcel: Told) -> None:
        """Frames for clients of ours; those that are late or from another epoch are dropped."""
        links, by, where = self._links, parcel.by, self.node.where
        for frames, places in parcel.frames:
            table, known = "", None  # mostly all of them are at one
            for number, heard in places:
                link = links.get(number)
                if link is None or link.owner != by:
                    continue
                if link.table != table:
                    table = link.table
                    known = where.get(table)
                if heard != link.heard + 1 or (known is not None and known.epoch > link.epoch):
                    self._break(link)
                    continue
                link.heard = heard
                link.client.post(frames)
                if heard == 1 and not link.first.done():
                    link.first.set_result("open")
        if tracing.ON:
            self._trace(parcel)

    def _trace(self, parcel: Told) -> None:
        for number, told, id_ in parcel.acts:
            link = self._links.get(number)
            if link is not None and link.owner == parcel.by and link.heard >= told:
                at = self.node.name
                tracing.trace("posted", id_, at=at, table=link.table, stream=number)

    def ended(self, parcel: Ended) -> None:
        """The owner has ended a stream of ours."""
        link = self._links.get(parcel.link)
        if link is None or link.owner != parcel.by:
            return
        if not link.first.done():
            self._forget(link)
            link.first.set_result(parcel.why)
        elif parcel.why in _KNOWN:
            self._forget(link)
            link.client.left_behind(link)
        else:
            self._break(link)

    def tallied(self, parcel: Tally) -> None:
        """How much an owner has sent on our streams: what has not come is lost."""
        for number, sent in parcel.kept:
            link = self._links.get(number)
            if link is None:
                ended = Ended(self.node.id, number, "left", theirs=False)
                self.node.broker.send(parcel.by, ended)
            elif link.heard < sent and link.first.done():
                self._break(link)

    def taken(self, table: str, epoch: int) -> None:
        """A table has a new owner."""
        self._break_all(e for e in self._links.values() if e.table == table and e.epoch < epoch)

    def nobody(self, node: str) -> None:
        """A node is not at the broker."""
        self._break_all(each for each in self._links.values() if each.owner == node)

    def silent(self, nodes: Iterable[str], now: float) -> None:
        """These nodes have not been heard of for long."""
        gone = {*nodes}
        late = now - EXPIRY_S
        old = (each for each in self._links.values() if each.owner in gone and each.began < late)
        self._break_all(old)

    def lost(self) -> None:
        """The broker is away: none of our streams goes on."""
        self._break_all(self._links.values())

    def tally(self) -> dict[str, list[tuple[int, int]]]:
        """How much was sent on each stream, by owner."""
        self.send_gathered()
        sent: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for link in self._links.values():
            sent[link.owner].append((link.number, link.said))
        return sent

    def trips(self, owner: str, now: float) -> dict[int, Trip]:
        """How long the lines of our clients to the tables of a node are, if it is to be told."""
        told: dict[int, Trip] = {}
        for link in self._links.values():
            if link.owner == owner and link.line_due <= now:
                trip = link.client.trip
                if trip is not None:
                    link.line_due = now + _LINE_TOLD_S
                    told[link.number] = trip
        return told

    def _break_all(self, links: Iterable[Link]) -> None:
        for link in list(links):
            self._break(link)

    def _break(self, link: Link) -> None:
        """Something of this stream is missing: its client comes again."""
        if link.over:
            return
        self.node.figures.broken.add()
        self.close(link)
        self.node.forget(link.table)
        if link.first.done():
            link.client.come_again(GOING_AWAY)
        else:
            link.first.set_result("broken")

    def _forget(self, link: Link) -> None:
        link.over = True
        self._links.pop(link.number, None)
