"""ChipSet as it was before, so that old logs replay to the same end.

In version 1 everybody had to answer the showdown question, also without a SET, and it was closed
as soon as all had answered (CHIP-9a).
"""

from __future__ import annotations

from msgspec.structs import replace

from tercet.engine.acts import Entry
from tercet.engine.chance import Chance
from tercet.engine.game import Events
from tercet.games.chipset.chipset import Chipset, go_on
from tercet.games.chipset.showdown import resolve
from tercet.games.chipset.terms import ChipsetState


class Chipset1(Chipset):
    """Version 1: a question lasts until all have answered, and no longer than its time."""

    facts = replace(Chipset.facts, version=1, players=(2, 8))

    def asked(self, state: ChipsetState) -> frozenset[int]:
        """All still in, with a SET or without."""
        return state.unanswered

    def on_act(self, state: ChipsetState, entry: Entry, seat: int) -> tuple[ChipsetState, Events]:
        """As now; the last answer closes the question."""
        return _close_answered(super().on_act(state, entry, seat), entry.at)

    def on_timeout(
        self, state: ChipsetState, entry: Entry, label: str
    ) -> tuple[ChipsetState, Events]:
        """As now; nobody may be left to ask in the next phase."""
        return _close_answered(super().on_timeout(state, entry, label), entry.at)

    def on_absence(self, state: ChipsetState, entry: Entry) -> tuple[ChipsetState, Events]:
        """As now; nobody waits for the answer of one who has left."""
        return _close_answered(super().on_absence(state, entry), entry.at)

    def scramble(
        self, state: ChipsetState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> ChipsetState:
        """All but the answers: how many there were could be told from when a question closed."""
        return super().scramble(state, viewer, keep | self.sealed(state), chance)


def _close_answered(after: tuple[ChipsetState, Events], at: int) -> tuple[ChipsetState, Events]:
    state, events = after
    while state.phase == "ask" and state.present and not state.unanswered:
        state, more = go_on(*resolve(state), at)
        events += more
    return state, events


CHIPSET_1 = Chipset1()
