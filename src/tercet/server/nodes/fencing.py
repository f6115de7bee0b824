"""A journal for the room of one table, in one epoch: what it writes is refused in any other."""

from __future__ import annotations

from collections.abc import Callable

from tercet.errors import IllegalAction
from tercet.server.journal import Contributor, Journal
from tercet.storage.rows import Part
from tercet.storage.store import StaleOwner, StorageFailed


class FencedJournal(Journal):
    """Stands before the journal of the node; `stale` is called when the epoch is over."""

    def __init__(self, journal: Journal, fence: tuple[int, int], stale: Callable[[], None]) -> None:
        self._whole, self._fence, self._stale = journal, fence, stale
        self._known: dict[Contributor, Fenced] = {}

    def note(self, who: Contributor) -> None:
        """This contributor has something for the next batch."""
        fenced = self._known.get(who)
        if fenced is None:
            fenced = self._known[who] = Fenced(who, self._fence)
        self._whole.note(fenced)

    async def write(self, part: Part) -> None:
        """Store one part, if the table is still ours."""
        part.fence = self._fence
        try:
            await self._whole.write(part)
        except IllegalAction as error:
            if isinstance(error.__cause__, StaleOwner):
                self._stale()
            raise


class Fenced:
    """A contributor whose parts name its epoch."""

    __slots__ = ("_fence", "_who")

    def __init__(self, who: Contributor, fence: tuple[int, int]) -> None:
        self._who, self._fence = who, fence

    def cut(self) -> Part:
        """The part, with its fence."""
        part = self._who.cut()
        part.fence = self._fence
        return part

    def settled(self, failed: StorageFailed | None) -> None:
        """It is stored, or nothing of it is."""
        self._who.settled(failed)

    def broke(self, error: Exception) -> None:
        """It is not known what is stored."""
        self._who.broke(error)
