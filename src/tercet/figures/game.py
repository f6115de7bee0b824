"""What one finished game tells of its players: finds, mistakes, and what was overlooked.

It names nobody: seats stand for those who sat there, so that it may be kept beside the log.
Attributes are told as a number with a bit for each, in the order of `ATTRIBUTES`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from tercet.analysis.figures import ACCOUNTS
from tercet.analysis.watching import deal_under_way
from tercet.cards import Card, explain, find_sets
from tercet.engine.log import Log
from tercet.engine.table import Step, Table
from tercet.games.shared.race import Wrong
from tercet.strength.looking import WATCHED, FoundSet, Look, Looker
from tercet.tables import replay_entry, replay_start

#: Rises whenever what is read from a log changes: what was kept before is then read again.
VERSION: Final = 2


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """One player: the SETs found, the attributes broken by each wrong call, and all looked at."""

    finds: tuple[FoundSet, ...] = ()
    wrong: tuple[int, ...] = ()
    looks: tuple[Look, ...] = ()


class GameSeen(Struct, frozen=True, omit_defaults=True):
    """A game: how long it took, its players, and in what the SETs differ that all overlooked."""

    length: int
    seats: tuple[SeatSeen, ...]
    overlooked: tuple[int, ...] = ()


def seen_in(log: Log) -> GameSeen:
    """Read a finished game."""
    table = replay_start(log)
    if not table.game.facts.sought:
        last = log.entries[-1].at if log.entries else 0
        return GameSeen(last, (SeatSeen(),) * log.header.count)
    reader = _Reader(table)
    for entry in log.entries:
        reader.note(replay_entry(table, entry))
    return reader.close()


class _Reader:
    """Watches a table as it is played back."""

    def __init__(self, table: Table) -> None:
        self._table, self._looker = table, Looker(table)
        self._wrong: list[list[int]] = [[] for _ in range(table.header.count)]
        self._overlooked: list[int] = []
        self._lay = _on_table(table)

    def note(self, step: Step) -> None:
        self._looker.note(step)
        for event in step.events:
            if isinstance(event, Wrong) and event.cards is not None:
                self._wrong[event.seat].append(broken_in(event.cards))
        key = self._table.game.facts.key
        if key in WATCHED and ACCOUNTS[key].gave_up(step.events):
            self._overlooked += [differing_in(three) for three in find_sets(self._lay)]
        self._lay = _on_table(self._table)

    def close(self) -> GameSeen:
        looks = self._looker.close()
        seats = zip(self._looker.finds, self._wrong, looks, strict=True)
        return GameSeen(
            self._table.steps[-1].at,
            tuple(SeatSeen(tuple(finds), tuple(wrong), seen) for finds, wrong, seen in seats),
            tuple(self._overlooked),
        )


def differing_in(cards: Iterable[Card]) -> int:
    """The attributes in which the cards of a SET differ."""
    return _mask(cards, "different")


def broken_in(cards: Iterable[Card]) -> int:
    """The attributes for which three cards are no SET."""
    return _mask(cards, "broken")


def _mask(cards: Iterable[Card], verdict: str) -> int:
    a, b, c = cards
    return sum(1 << at for at, one in enumerate(explain(a, b, c)) if one.verdict == verdict)


def _on_table(table: Table) -> tuple[Card, ...]:
    deal: Any = deal_under_way(table.state)
    zone = getattr(deal, "table", ())
    return tuple(card for card in zone if isinstance(card, Card))
