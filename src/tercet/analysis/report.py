"""The account of a game: every SET that lay there, every find, every mistake, and the times.

What else there is to say of a game stands in its own figures (`tercet.analysis.figures`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from tercet.analysis.figures import ACCOUNTS, Figures
from tercet.analysis.finding import (
    Found,
    Mistake,
    has_pointed,
    mistakes_in,
    search_over,
)
from tercet.analysis.watching import deal_under_way, middle
from tercet.cards import Card, Triple, find_sets
from tercet.engine.log import Log
from tercet.engine.series import DealEnded, DealStarted
from tercet.engine.table import Step, Table
from tercet.tables import replay_entry, replay_start

Fate = Literal["taken", "broken", "cleared", "left"]
#: In how many attributes the cards of a SET can differ (CARD-2).
DIFFERENCES: Final = (1, 2, 3, 4)


class LaidSet(msgspec.Struct, frozen=True, kw_only=True):
    """A SET that lay on the table, from entry `first` until `gone` (None: to the very end).

    `lay` is how long it lay there while the game went on, in milliseconds; one that a scout pointed
    at, until then. It was `taken` by `seat`, `broken` when another SET took a card of it, `cleared`
    away with the whole table, or `left` when the game or the deal was over. `overlooked` says that
    the players gave it up.
    """

    cards: Triple
    differs: int
    first: int
    at: int
    gone: int | None
    lay: int
    fate: Fate
    seat: int | None = None
    overlooked: bool = False


class Find(msgspec.Struct, frozen=True, kw_only=True):
    """A SET that somebody found. `search` counts from the last change of the table.

    In Scout it ends when the scout points, and that of a second player begins then. `lay` counts
    from the moment the SET first lay there; None when a hand was part of it.
    """

    seq: int
    at: int
    seat: int
    cards: Triple
    differs: int
    search: int
    lay: int | None


class Miss(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake; `there` is how many SETs the player could have shown at that moment."""

    seq: int
    at: int
    seat: int
    kind: Literal["wrong", "slow", "barred", "none_here"]
    there: int
    cards: tuple[Card, ...] = ()


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """The SETs that differ in so many attributes; `middle` is the median time they lay there."""

    differs: int
    lay: int
    found: int
    middle: int | None


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What one player found and missed; `middle` is the median time of search."""

    finds: int
    misses: int
    middle: int | None


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to say of a finished game; `sought` when SETs were looked for on its table.

    `whole` when every SET that was sought lay there with nothing else, so that the SETs and finds
    tell the whole game. `figures` are the game's own, where it has any.
    """

    sought: bool
    whole: bool
    end: int
    sets: tuple[LaidSet, ...]
    finds: tuple[Find, ...]
    misses: tuple[Miss, ...]
    differences: tuple[Difference, ...]
    seats: tuple[SeatFigures, ...]
    figures: Figures | None = None


class _Open(msgspec.Struct):
    """A SET that lies on the table now."""

    cards: Triple
    first: int
    at: int
    overlooked: bool = False


def analyse(log: Log) -> Analysis:
    """The account of a finished log."""
    table = replay_start(log)
    accountant = Accountant(table)
    for entry in log.entries:
        accountant.note(replay_entry(table, entry))
    return accountant.close()


class Accountant:
    """Watches a table as it is played back; `note` each step after it was applied."""

    def __init__(self, table: Table) -> None:
        self._table, self._sought = table, table.game.facts.sought
        self._cards: tuple[Card, ...] = ()
        self._open: dict[frozenset[Card], _Open] = {}
        #: When the table last changed, and when a deal ended whose cards still lie there.
        self._changed = 0
        self._stopped: int | None = None
        #: When a scout pointed whose search is not over (SCOUT-1).
        self._pointed: int | None = None
        self._before = deal_under_way(table.state)
        self._account = ACCOUNTS[table.game.facts.key]
        watch = self._account.watch
        self._watch = watch(table.header.count) if watch else None
        self._sets: list[LaidSet] = []
        self._finds: list[Find] = []
        self._misses: list[Miss] = []
        self.note(table.steps[0])

    def note(self, step: Step) -> None:
        """Take down what happened by one step."""
        before, self._before = self._before, deal_under_way(self._table.state)
        if self._watch is not None:
            self._watch.note(before, step, self._before)
        if self._sought:
            self._note_sets(before, step)

    def _note_sets(self, before: Any, step: Step) -> None:
        self._note_misses(before, step)
        if has_pointed(step.events):
            self._pointed = step.at
        if any(isinstance(event, DealStarted) for event in step.events):
            self._close_all(step)
            self._cards = ()
        if self._account.gave_up(step.events):
            for each in self._open.values():
                each.overlooked = True
        finds = list(self._account.finds(step.events))
        for found in finds:
            self._note_find(step, found)
        self._note_table(step, finds)
        if self._pointed is not None and search_over(step.events):
            self._pointed, self._changed = None, step.at
        if any(isinstance(event, DealEnded) for event in step.events):
            self._stopped = step.at

    def close(self) -> Analysis:
        """The whole account, after the last step."""
        last = self._table.steps[-1]
        for key in list(self._open):
            self._shut(key, None, last.at, "left")
        sets = tuple(sorted(self._sets, key=lambda each: (each.first, each.cards)))
        return Analysis(
            sought=self._sought,
            whole=self._sought and not self._account.in_part,
            end=last.at,
            sets=sets,
            finds=tuple(self._finds),
            misses=tuple(self._misses),
            differences=_differences(sets),
            seats=self._seat_figures(),
            figures=None if self._watch is None else self._watch.close(),
        )

    # --- One step ----------------------------------------------------------------------------

    def _note_misses(self, before: Any, step: Step) -> None:
        for mistake in mistakes_in(step.events):
            there = self._within_reach(before, mistake)
            if mistake.kind == "none_here" and not there:
                continue  # quite right
            self._misses.append(
                Miss(
                    seq=step.seq,
                    at=step.at,
                    seat=mistake.seat,
                    kind=mistake.kind,
                    there=there,
                    cards=mistake.cards,
                )
            )

    def _within_reach(self, before: Any, mistake: Mistake) -> int:
        """The SETs on the table; in 20/20 those with an own card, which are of use (TW-2)."""
        reach = self._account.reach
        return len(self._open) if reach is None else reach(before, mistake.seat)

    def _note_find(self, step: Step, found: Found) -> None:
        lying = self._open.get(frozenset(found.cards))
        since, until = self._changed, step.at
        if self._pointed is not None:
            since, until = (since, self._pointed) if found.scout else (self._pointed, until)
        self._finds.append(
            Find(
                seq=step.seq,
                at=step.at,
                seat=found.seat,
                cards=found.cards,
                differs=differing(found.cards),
                search=until - since,
                lay=None if lying is None else until - lying.at,
            )
        )

    def _note_table(self, step: Step, finds: Sequence[Found]) -> None:
        cards = _on_table(self._table)
        if cards == self._cards:
            return
        taken = {frozenset(found.cards): found for found in finds}
        moved = {card for found in finds for card in found.cards}
        for key in [key for key in self._open if not key <= set(cards)]:
            fate: Fate = "taken" if key in taken else "broken" if key & moved else "cleared"
            self._shut(key, step.seq, self._until(step, taken.get(key)), fate, taken.get(key))
        for triple in find_sets(cards):
            self._open.setdefault(frozenset(triple), _Open(triple, step.seq, step.at))
        self._cards, self._changed = cards, step.at

    def _until(self, step: Step, found: Found | None) -> int:
        pointed = self._pointed if found is not None and found.scout else None
        return step.at if pointed is None else pointed

    def _close_all(self, step: Step) -> None:
        until = step.at if self._stopped is None else self._stopped
        for key in list(self._open):
            self._shut(key, step.seq, until, "left")
        self._stopped = None

    def _shut(
        self, key: frozenset[Card], gone: int | None, at: int, fate: Fate, by: Found | None = None
    ) -> None:
        each = self._open.pop(key)
        self._sets.append(
            LaidSet(
                cards=each.cards,
                differs=differing(each.cards),
                first=each.first,
                at=each.at,
                gone=gone,
                lay=at - each.at,
                fate=fate,
                seat=None if by is None else by.seat,
                overlooked=fate != "taken" and (each.overlooked or fate == "left"),
            )
        )

    def _seat_figures(self) -> tuple[SeatFigures, ...]:
        return tuple(
            SeatFigures(
                finds=sum(find.seat == seat for find in self._finds),
                misses=sum(miss.seat == seat for miss in self._misses),
                middle=middle(find.search for find in self._finds if find.seat == seat),
            )
            for seat in range(self._table.header.count)
        )


def differing(cards: Triple) -> int:
    """In how many attributes the cards of a SET differ."""
    first, second, _ = cards
    return sum(a != b for a, b in zip(first.point, second.point, strict=True))


def _differences(sets: Sequence[LaidSet]) -> tuple[Difference, ...]:
    figures = []
    for differs in DIFFERENCES:
        lay = [each for each in sets if each.differs == differs]
        found = [each.lay for each in lay if each.fate == "taken"]
        figures.append(
            Difference(differs=differs, lay=len(lay), found=len(found), middle=middle(found))
        )
    return tuple(figures)


def _on_table(table: Table) -> tuple[Card, ...]:
    zone = table.game.zones(table.state).get("table", ())
    return tuple(card for card in zone if isinstance(card, Card))
