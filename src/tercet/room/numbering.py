"""How a viewer counts: what one is told is numbered without gaps, whatever was sealed in between.

A gap in the numbers would tell that somebody has acted in secret, and how many did (CHIP-9a). On
the wire an entry therefore has the number that its viewer knows it by; in here and in the log it
has its own. Number 0 is the deal.
"""

from __future__ import annotations

from bisect import bisect_right

from tercet.engine.table import SeenStep, Step, Table


class Numbering:
    """The numbers of a table's entries, for each viewer."""

    def __init__(self, table: Table) -> None:
        self._table = table
        #: Of a game without secrets everybody is told every step, by its own number.
        self._hides = table.game.facts.hidden
        #: By viewer, the entries so far of which nothing is told, and how far was looked.
        self._unseen: dict[int | None, list[int]] = {}
        self._looked: dict[int | None, int] = {}

    def number(self, viewer: int | None, seq: int) -> int:
        """The number of an entry, or of the last one before it that the viewer knows of."""
        return seq - bisect_right(self._unseen_by(viewer), seq) if self._hides else seq

    def seq(self, viewer: int | None, number: int) -> int:
        """The entry that a viewer knows by this number."""
        seq = number
        for unseen in self._unseen_by(viewer):
            if unseen > seq:
                break
            seq += 1
        return seq

    def seen(self, viewer: int | None, steps: list[Step]) -> tuple[SeenStep, ...]:
        """What a viewer may know of these steps, by the viewer's numbers."""
        records = [step.seen_by(viewer) for step in steps]
        seen = [record for record in records if record is not None]
        if not self._unseen_by(viewer):
            return tuple(seen)
        return tuple([SeenStep(self.number(viewer, x.seq), x.at, x.events) for x in seen])

    def forget_after(self, seq: int) -> None:
        """What came after this entry has not happened."""
        for viewer, unseen in self._unseen.items():
            del unseen[bisect_right(unseen, seq) :]
            self._looked[viewer] = min(self._looked[viewer], seq + 1)

    def _unseen_by(self, viewer: int | None) -> list[int]:
        if not self._hides:
            return []
        unseen = self._unseen.setdefault(viewer, [])
        steps, looked = self._table.steps, self._looked.get(viewer, 0)
        if looked < len(steps):
            unseen += [s.seq for s in steps[looked:] if s.seen_by(viewer) is None]
            self._looked[viewer] = len(steps)
        return unseen
