"""The figures of 20/20: SETs by the number of own cards in them, and the cards held over time.

A SET may lie in one's own cards and the table together (TW-2), so what lies on the table alone says
little: one may take three of the table (TW-2), but gets rid of no card by it. So the word that
there is none is wrong only where its speaker could have shown a SET with an own card.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.analysis.watching import CurvePoint
from tercet.cards import Card, find_sets
from tercet.engine.table import Step
from tercet.games.shared.race import SaidNone, Taken, Wrong
from tercet.games.twenty import ExtraCard, TableSwapped, TwentyState


class TwentySwap(msgspec.Struct, frozen=True, kw_only=True):
    """The table was swapped (TW-2a); `could` are those who had a SET with an own card."""

    seq: int
    at: int
    could: tuple[int, ...]


class TwentySeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player's SETs with none, one, two and three own cards, and the own cards that went so.

    `asked` and `penalty` are the cards that came; `false_none` are the words "none here" said with
    a SET of at least one own card within reach.
    """

    sets: tuple[int, int, int, int]
    own: int
    asked: int
    penalty: int
    wrong: int
    false_none: int


class TwentyFigures(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="twenty"):
    """The sums of each player, the swaps, and how many cards each held over time."""

    seats: tuple[TwentySeat, ...]
    swaps: tuple[TwentySwap, ...]
    curve: tuple[CurvePoint, ...]


class TwentyWatch:
    """Follows the hands."""

    def __init__(self, seats: int) -> None:
        self._sets = [[0, 0, 0, 0] for _ in range(seats)]
        self._asked, self._penalty = [0] * seats, [0] * seats
        self._wrong, self._false_none = [0] * seats, [0] * seats
        self._swaps: list[TwentySwap] = []
        self._curve: list[CurvePoint] = []

    def note(self, before: Any, step: Step, after: Any) -> None:
        """SETs, cards that came, and words."""
        for event in step.events:
            match event:
                case Taken(seat=seat, cards=cards):
                    self._sets[seat][sum(card in before.hands[seat] for card in cards)] += 1
                case ExtraCard(seat=seat, reason=reason, card=Card()):
                    (self._asked if reason == "asked" else self._penalty)[seat] += 1
                case Wrong(seat=seat):
                    self._wrong[seat] += 1
                case SaidNone(seat=seat):
                    self._false_none[seat] += bool(useful_sets(before, seat))
                case TableSwapped():
                    could = tuple(s for s in before.seats.playing if useful_sets(before, s))
                    self._swaps.append(TwentySwap(seq=step.seq, at=step.at, could=could))
        held = tuple(map(len, after.hands))
        if not self._curve or held != self._curve[-1].values:
            self._curve.append(CurvePoint(step.seq, step.at, held))

    def close(self) -> TwentyFigures:
        """The sums."""
        return TwentyFigures(
            seats=tuple(self._seat(seat) for seat in range(len(self._sets))),
            swaps=tuple(self._swaps),
            curve=tuple(self._curve),
        )

    def _seat(self, seat: int) -> TwentySeat:
        none, one, two, three = self._sets[seat]
        return TwentySeat(
            sets=(none, one, two, three),
            own=one + 2 * two + 3 * three,
            asked=self._asked[seat],
            penalty=self._penalty[seat],
            wrong=self._wrong[seat],
            false_none=self._false_none[seat],
        )


def useful_sets(state: TwentyState, seat: int) -> int:
    """How many SETs with at least one own card a player could show."""
    hand = set(state.hands[seat])
    return sum(not hand.isdisjoint(three) for three in find_sets(state.within_reach(seat)))
