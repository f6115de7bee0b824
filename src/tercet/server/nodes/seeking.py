"""People who look for an opponent at any node: one node pairs for all of them.

That is the first of those that live, by its id. The others tell it every second who looks at them,
so that it makes no difference if a message gets lost or another node becomes the first; it tells
them whom it has brought together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol, cast

from msgspec.structs import replace

from tercet.engine.wire import to_json
from tercet.server.nodes.parcels import Found, Looking
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.standing.matchmaking import BotFor, Matchmaker, OpenFor, Seeker, ValueOf
from tercet.server.standing.seeking import Seek
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import Matched, News

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node

#: Who was not told of for so long looks no more.
_FORGOTTEN_S: Final = 5.0


class Posting(Protocol):
    """A connection to which frames are sent as they are."""

    def post(self, frames: bytes) -> None:
        """Send frames that are ready to go."""


class SeekerElsewhere:
    """Somebody who looks at another node."""

    def __init__(self, node: Node, by: str, looking: tuple[str, str, bool, str]) -> None:
        self._node, self.by = node, by
        self.person, self.name, self.account, self.address = looking
        self.heard = 0.0

    def tell(self, news: News) -> None:
        """Have it told by that node."""
        frame = text_frame(to_json(news))
        found = Found(self.person, frame, isinstance(news, Matched))
        self._node.broker.send(self.by, found)


class SharedMatchmaker(Matchmaker):
    """All who look here; and where this node is the first, all who look anywhere."""

    def __init__(
        self,
        node: Node,
        value_of: ValueOf,
        bot_for: BotFor,
        open_for: OpenFor,
        clock: Callable[[], float],
        tasks: BackgroundTasks,
    ) -> None:
        super().__init__(value_of, bot_for, open_for, clock, tasks)
        self._node = node

    def stop(self, seeker: Seeker) -> None:
        """Look no more, and let whoever pairs know at once."""
        super().stop(seeker)
        if not self._pairs():
            self._tell_who_looks()

    async def match(self) -> None:
        """Pair, or tell who pairs."""
        if self._pairs():
            self._forget_gone()
            await super().match()
        else:
            for person in [p for p, (s, _) in self._seeks.items() if is_elsewhere(s)]:
                self._forget(person)
            self._tell_who_looks()

    def hear_looking(self, parcel: Looking) -> None:
        """These look at another node now, and no others."""
        if not self._pairs():
            return
        now, told = self._clock(), {each[0]: each for each in parcel.seeks}
        for person, (seeker, _) in list(self._seeks.items()):
            if isinstance(seeker, SeekerElsewhere) and seeker.by == parcel.by:
                seeker.heard = now
                if person not in told:
                    self._forget(person)
        for person, name, account, address, game, rated, value, waited_ms in told.values():
            known = self._seeks.get(person)
            if known is None or (known[1].game, known[1].rated) != (game, rated):
                seeker = SeekerElsewhere(self._node, parcel.by, (person, name, account, address))
                seeker.heard = now
                seek = Seek(person, game, rated, value, now - waited_ms / 1000)
                seek = replace(seek, blocks=frozenset(parcel.blocks.get(person, ())))
                self._forget(person)
                self._seeks[person] = seeker, seek
        self._go_on()

    def hear_found(self, parcel: Found) -> None:
        """Whoever pairs has something to tell to somebody here."""
        found = self._seeks.get(parcel.person)
        if found is None or is_elsewhere(found[0]):
            return
        cast("Posting", found[0]).post(parcel.frame)
        if parcel.matched:
            self._forget(parcel.person)

    def _pairs(self) -> bool:
        """Whether this node pairs for all."""
        others = [each.id for each in self._node.living() if not each.draining]
        return not self._node.broker.is_there or self._node.id <= min(others, default="~")

    def _tell_who_looks(self) -> None:
        now = self._clock()
        seeks = [
            (
                *(seeker.person, seeker.name, seeker.account, seeker.address),
                *(seek.game, seek.rated, seek.value, round(seek.waited(now) * 1000)),
            )
            for seeker, seek in self._seeks.values()
            if not is_elsewhere(seeker)
        ]
        here = [seek for seeker, seek in self._seeks.values() if not is_elsewhere(seeker)]
        blocks = {seek.person: sorted(seek.blocks) for seek in here if seek.blocks}
        others = [each.id for each in self._node.living() if not each.draining]
        if others:
            self._node.broker.send(min(others), Looking(self._node.id, seeks, blocks))

    def _forget_gone(self) -> None:
        late = self._clock() - _FORGOTTEN_S
        for person, (seeker, _) in list(self._seeks.items()):
            if isinstance(seeker, SeekerElsewhere) and seeker.heard < late:
                self._forget(person)


def is_elsewhere(seeker: Seeker) -> bool:
    """Whether somebody looks at another node."""
    return isinstance(seeker, SeekerElsewhere)
