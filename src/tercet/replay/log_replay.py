"""Replay a finished game from its log, from any entry on.

Every 500th state is kept, so that a page in the middle does not replay the whole game. The states
in between are not kept; they would be most of the memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from tercet.analysis import Analysis, analyse
from tercet.engine.acts import Entry
from tercet.engine.game import Events
from tercet.engine.log import Log
from tercet.engine.table import Step
from tercet.errors import TercetError, Unreadable
from tercet.tables import replay_start

#: Entries between two states that are kept.
EVERY: Final = 500


class LogReplay:
    """The game of one log. Threads may share it: a state that two of them keep is the same."""

    def __init__(self, log: Log) -> None:
        table = replay_start(log)
        _check_order(log)
        self.log, self.game = log, table.game
        self._deal = table.steps[0]
        #: By the number of the entry after which it stood so.
        self._states: dict[int, Any] = {0: table.state}

    @cached_property
    def analysis(self) -> Analysis:
        """The analysis of the game."""
        return analyse(self.log)

    @property
    def analysed(self) -> bool:
        """Whether the analysis has been made already."""
        return "analysis" in self.__dict__

    def moments(self, first: int, end: int) -> Iterator[tuple[Step, Any]]:
        """Return what happened from one number up to another, each with the state after it."""
        if first == 0:
            yield self._deal, self._states[0]
        seq = self._nearest(first)
        state = self._states[seq]
        for entry in self.log.entries[seq : max(end - 1, 0)]:
            state, events = self._applied(state, entry)
            if (entry.seq + 1) % EVERY == 0:
                self._states[entry.seq] = state
            if entry.seq >= first:
                yield Step(entry.seq, entry.at, entry, events), state

    def _applied(self, state: Any, entry: Entry) -> tuple[Any, Events]:
        try:
            return self.game.apply(state, entry)
        except TercetError as error:
            raise Unreadable("log_entry_refused", seq=entry.seq, why=error.code) from error

    def _nearest(self, first: int) -> int:
        """Return the number of the last kept state before an entry."""
        seq = max(first // EVERY * EVERY - 1, 0)
        while seq not in self._states:
            seq = max(seq - EVERY, 0)
        return seq


def _check_order(log: Log) -> None:
    """Refuse a log with a missing entry, or one whose time runs backwards."""
    at = 0
    for expected, entry in enumerate(log.entries, 1):
        if entry.seq != expected:
            raise Unreadable("log_entry_missing", expected=expected, found=entry.seq)
        if entry.at < at:
            raise Unreadable("time_backwards", at=entry.at, now=at)
        at = entry.at
