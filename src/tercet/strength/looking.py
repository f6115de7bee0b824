"""What each player of a race had before the eyes: every SET, for how long, and who found it.

A SET that somebody else took first is not missing: the player looked at it for so long without
finding it. Read from the base game and from Scout, where whoever sees a SET first has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from tercet.analysis.figures import ACCOUNTS
from tercet.analysis.finding import has_pointed, search_over
from tercet.analysis.watching import deal_under_way
from tercet.cards import Card, find_sets, level
from tercet.engine.log import Log
from tercet.engine.series import DealEnded, DealStarted
from tercet.engine.table import Step, Table
from tercet.games.shared.race import Called, Wrong
from tercet.tables import replay_entry, replay_start

#: The games in which finding a SET first is all there is to do.
RACES: Final = frozenset({"classic", "scout"})
#: Where every SET is looked for on the table: there finds can be told, too.
WATCHED: Final = RACES | {"solitaire"}
#: After ten minutes nobody is thought to be looking any more.
MOST_MS: Final = 600_000
#: A search that ended so soon may have been too short to call what had been seen before it; the
#: slowest react after 2.5 s, give or take. So many of them in a row are remembered.
_SHORT_MS: Final = 3_300
_MOST_SHORT: Final = 3

Seen = Mapping[frozenset[Card], int]


class Short(Struct, frozen=True, array_like=True, gc=False):
    """A search of `open` milliseconds, after `blind` ones in which nobody could act.

    Too short, maybe, to call what was seen before it: another was quicker, or the player called an
    `own` SET and may have seen others, too.
    """

    open: int
    blind: int
    own: bool


class Look(Struct, frozen=True, array_like=True):
    """A SET with so many differing attributes lay before a player for `lay` milliseconds.

    For the last `search` of them the table was as it is and the player could act; in the `blind`
    ones before that no act could have told what was seen. Then the player `found` it, or did not;
    looks with the same `number` ended with the same search. `earlier` are short searches before
    that, the last one first.
    """

    level: int
    lay: int
    search: int
    blind: int
    found: bool
    number: int = 0
    earlier: tuple[Short, ...] = ()


class FoundSet(Struct, frozen=True, array_like=True, gc=False):
    """A find `search` milliseconds after the table had changed.

    The SET differed in so many attributes, in these (a bit for each), and so many lay there.
    """

    differs: int
    there: int
    search: int
    attributes: int


def looks_of(log: Log) -> tuple[tuple[Look, ...], ...]:
    """By seat, what was looked at in a finished game; nothing where it is no race."""
    table = replay_start(log)
    looker = Looker(table)
    for entry in log.entries:
        looker.note(replay_entry(table, entry))
    return looker.close()


class Looker:
    """Watches a table as it is played back; `note` each step after it was applied."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._watches = table.game.facts.key in WATCHED
        #: By seat, the SETs found.
        self.finds: list[list[FoundSet]] = [[] for _ in range(table.header.count)]
        self._cards: tuple[Card, ...] = ()
        #: Since when a call or a scout's finger has stopped the race.
        self._stopped: int | None = None
        self._eyes = [_Eyes() for _ in range(table.header.count)]
        self.note(table.steps[0])

    def note(self, step: Step) -> None:
        """Take down what everybody has seen by one step."""
        if not self._watches:
            return
        if self._stopped is None and _stops(step):
            self._stopped = step.at
        until = step.at if self._stopped is None else self._stopped
        if search_over(step.events) or not _is_stopped(self._table):
            self._stopped = None
        self._note_wrong(step, until)
        self._note_table(step, until)

    def close(self) -> tuple[tuple[Look, ...], ...]:
        """Everything that was looked at, by seat, after the last step."""
        last = self._table.steps[-1].at
        for eyes in self._eyes:
            eyes.restart(last, last)
        return tuple(tuple(eyes.looks) for eyes in self._eyes)

    def _note_wrong(self, step: Step, until: int) -> None:
        """After a mistake one begins to look anew."""
        for event in step.events:
            if isinstance(event, Wrong):
                self._eyes[event.seat].restart(until, step.at)

    def _note_table(self, step: Step, until: int) -> None:
        cards = self._on_table(step)
        begins = any(isinstance(event, DealStarted) for event in step.events)
        moved = begins or cards != self._cards or until != step.at
        found = {frozenset(each.cards): each.seat for each in _first(self._table, step)}
        for key, seat in found.items():
            self.finds[seat].append(self._eyes[seat].find(key, until))
        sets = {frozenset(three): level(three[0], three[1]) for three in find_sets(cards)}
        able = self._able()
        for seat, eyes in enumerate(self._eyes):
            if moved:
                eyes.see(sets, until, step.at, [key for key, by in found.items() if by == seat])
            if able is not None:
                eyes.open(seat in able, until, step.at)
        self._cards = cards

    def _on_table(self, step: Step) -> tuple[Card, ...]:
        if any(isinstance(event, DealEnded) for event in step.events):
            return ()
        if self._cards == () and not _deals(step):
            return ()  # between two deals the old cards still lie there
        zone = self._table.game.zones(self._table.state).get("table", ())
        return tuple(card for card in zone if isinstance(card, Card))

    def _able(self) -> frozenset[int] | None:
        """Who may call or point; None while a call or a search is open."""
        if self._stopped is not None or not self._cards:
            return None
        return self._table.game.may_act(self._table.state)


class _Eyes:
    """One player: since when each SET has lain there, and since when an act could tell."""

    def __init__(self) -> None:
        self.looks: list[Look] = []
        self._since: dict[frozenset[Card], int] = {}
        self._level: Seen = {}
        self._changed = self._ready = 0
        self._blind = self._number = 0
        self._earlier: tuple[Short, ...] = ()
        self._shut_at: int | None = None

    def see(self, sets: Seen, until: int, at: int, found: Sequence[frozenset[Card]]) -> None:
        """The table has changed, and until `until` nobody could act on it as it was."""
        for key in [key for key in self._since if key not in sets or key in found]:
            self._look(key, until, key in found)
            del self._since[key]
        self._since = {key: self._since.get(key, at) for key in sets}
        self._level = sets
        self._number += 1
        self._earlier = self._shorts(max(0, until - self._ready), bool(found))
        self._changed = self._ready = at
        self._blind = at - until

    def _shorts(self, searched: int, own: bool) -> tuple[Short, ...]:
        """The short searches in a row that end with this one."""
        if not 0 < searched <= _SHORT_MS:
            return () if searched else self._earlier
        this = Short(searched, min(self._blind, MOST_MS), own)
        return (this, *self._earlier)[:_MOST_SHORT]

    def find(self, key: frozenset[Card], until: int) -> FoundSet:
        """A SET that this player finds."""
        a, b, _ = key
        differing = [x != y for x, y in zip(a.point, b.point, strict=True)]
        attributes = sum(1 << at for at, differs in enumerate(differing) if differs)
        search = max(0, until - self._changed)
        return FoundSet(sum(differing), max(1, len(self._since)), search, attributes)

    def restart(self, until: int, at: int) -> None:
        """What was seen so far counts; from now on everything is new."""
        for key in self._since:
            self._look(key, until, found=False)
        self._since = dict.fromkeys(self._since, at)
        self._number += 1
        self._ready, self._blind, self._earlier = at, 0, ()

    def open(self, able: bool, until: int, at: int) -> None:
        """Whether the player may act: not while locked out, sitting out a search, or away."""
        if not able and self._shut_at is None:
            self.restart(until, at)
            self._shut_at = at
        elif able and self._shut_at is not None:
            self._ready, self._blind, self._earlier = at, at - self._shut_at, ()
            self._shut_at = None

    def _look(self, key: frozenset[Card], until: int, found: bool) -> None:
        lay = until - self._since[key]
        if lay <= 0 or self._shut_at is not None:
            return
        search = min(lay, max(0, until - self._ready))
        in_time = lay <= MOST_MS
        self.looks.append(
            Look(
                self._level[key],
                min(lay, MOST_MS),
                min(search, MOST_MS),
                min(self._blind, MOST_MS),
                found and in_time,
                self._number,
                self._earlier if lay > search else (),
            )
        )


def _stops(step: Step) -> bool:
    return has_pointed(step.events) or any(isinstance(event, Called) for event in step.events)


def _is_stopped(table: Table) -> bool:
    deal: Any = deal_under_way(table.state)
    return getattr(deal, "caller", None) is not None or getattr(deal, "search", None) is not None


def _deals(step: Step) -> bool:
    return step.entry is None or any(isinstance(event, DealStarted) for event in step.events)


def _first(table: Table, step: Step) -> list[Any]:
    """The SETs that were found in the race; in Scout not those of a second finger."""
    key = table.game.facts.key
    return [each for each in ACCOUNTS[key].finds(step.events) if each.scout or key != "scout"]
