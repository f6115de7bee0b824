"""A finished game played back from its log, from any number on.

A state is kept every so many entries: whoever asks for a stretch in the middle waits for that
stretch only, and nothing is played twice for those who ask for one stretch after the other. The
states in between are not kept; they would be most of the memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from tercet.analysis import Analysis, analyse
from tercet.engine.log import Log
from tercet.engine.table import Step
from tercet.tables import replay_start

#: So many entries lie between two states that are kept.
EVERY: Final = 500


class Playback:
    """The game of one log. Threads may share it: a state that two of them keep is the same."""

    def __init__(self, log: Log) -> None:
        table = replay_start(log)
        self.log, self.game = log, table.game
        self._deal = table.steps[0]
        #: By the number of the entry after which it stood so.
        self._states: dict[int, Any] = {0: table.state}

    @cached_property
    def analysis(self) -> Analysis:
        """The account of the game."""
        return analyse(self.log)

    @property
    def analysed(self) -> bool:
        """Whether the account has been made already."""
        return "analysis" in self.__dict__

    def moments(self, first: int, end: int) -> Iterator[tuple[Step, Any]]:
        """What happened from one number up to another, each with the state after it."""
        if first == 0:
            yield self._deal, self._states[0]
        seq = self._nearest(first)
        state = self._states[seq]
        for entry in self.log.entries[seq : max(end - 1, 0)]:
            state, events = self.game.apply(state, entry)
            if (entry.seq + 1) % EVERY == 0:
                self._states[entry.seq] = state
            if entry.seq >= first:
                yield Step(entry.seq, entry.at, entry, events), state

    def _nearest(self, first: int) -> int:
        """The last kept state before an entry."""
        seq = max(first // EVERY * EVERY - 1, 0)
        while seq not in self._states:
            seq = max(seq - EVERY, 0)
        return seq
