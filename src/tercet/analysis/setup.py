"""The figures of SetUp: was there a safe card in the hand, and was a SET on the table missed?

A card is safe when it makes no SET with two of those that lie there (SETUP-2). One that makes a SET
is caught by a right challenge, or slips through.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec
from msgspec.structs import replace

from tercet.analysis.finding import Found
from tercet.analysis.watching import CurvePoint
from tercet.cards import Card, third
from tercet.engine.game import Events
from tercet.engine.table import Step
from tercet.games.setup import CardLaid, Challenged, Collected
from tercet.games.shared.race import Wrong


class SetUpLay(msgspec.Struct, frozen=True, kw_only=True):
    """A card that was laid: how many of the `hand` were `safe`, and how many SETs it made.

    `caught` is who challenged it rightly. `late` when it was laid by chance, time being up.
    """

    seq: int
    at: int
    seat: int
    card: Card
    hand: int
    safe: int
    sets: int
    late: bool
    caught: int | None = None


class SetUpSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What a player laid and challenged.

    Of the lays, `safe` made no SET, `needless` made one though a safe card was in the hand, and
    `forced` made one for want of a safe card; of the latter two, `caught` were challenged. `taken`
    are the cards taken for it.
    """

    lays: int
    safe: int
    needless: int
    forced: int
    caught: int
    taken: int
    right: int
    wrong: int


class SetUpFigures(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="setup"):
    """Every card laid, the sums of each player, and the cards taken over time.

    `made` are the cards that made a SET, `missed` those of them that nobody challenged rightly.
    """

    lays: tuple[SetUpLay, ...]
    seats: tuple[SetUpSeat, ...]
    made: int
    missed: int
    curve: tuple[CurvePoint, ...]


class SetUpWatch:
    """Follows the cards that are laid."""

    def __init__(self, seats: int) -> None:
        self._lays: list[SetUpLay] = []
        self._taken, self._right, self._wrong = [0] * seats, [0] * seats, [0] * seats
        self._curve = [CurvePoint(0, 0, (0,) * seats)]

    def note(self, before: Any, step: Step, after: Any) -> None:
        """A card was laid, or challenged."""
        for event in step.events:
            match event:
                case CardLaid(seat=seat, card=card, late=late):
                    self._lay(before, step, seat, card, late)
                case Collected(seat=seat, by=by, cards=cards):
                    self._lays[-1] = replace(self._lays[-1], caught=by)
                    self._right[by] += 1
                    self._taken[seat] += len(cards)
                    self._curve.append(CurvePoint(step.seq, step.at, tuple(self._taken)))
                case Wrong(seat=seat):
                    self._wrong[seat] += 1

    def _lay(self, before: Any, step: Step, seat: int, card: Card, late: bool) -> None:
        hand, lying = before.hands[seat], before.table
        made = {each: sets_with(each, lying) for each in hand}
        self._lays.append(
            SetUpLay(
                seq=step.seq,
                at=step.at,
                seat=seat,
                card=card,
                hand=len(hand),
                safe=sum(not sets for sets in made.values()),
                sets=made[card],
                late=late,
            )
        )

    def close(self) -> SetUpFigures:
        """The sums."""
        made = [lay for lay in self._lays if lay.sets]
        return SetUpFigures(
            lays=tuple(self._lays),
            seats=tuple(self._seat(seat) for seat in range(len(self._taken))),
            made=len(made),
            missed=sum(lay.caught is None for lay in made),
            curve=tuple(self._curve),
        )

    def _seat(self, seat: int) -> SetUpSeat:
        own = [lay for lay in self._lays if lay.seat == seat]
        return SetUpSeat(
            lays=len(own),
            safe=sum(not lay.sets for lay in own),
            needless=sum(bool(lay.sets and lay.safe) for lay in own),
            forced=sum(bool(lay.sets and not lay.safe) for lay in own),
            caught=sum(lay.caught is not None for lay in own),
            taken=self._taken[seat],
            right=self._right[seat],
            wrong=self._wrong[seat],
        )


def sets_with(card: Card, lying: Sequence[Card]) -> int:
    """How many SETs a card makes with two of these."""
    return sum(third(a, b) is card for a, b in combinations(lying, 2))


def setup_finds(events: Events) -> Iterator[Found]:
    """A SET that the last card laid made with two others (SETUP-3, SETUP-5)."""
    if any(isinstance(event, Collected) for event in events):
        for event in events:
            if isinstance(event, Challenged):
                yield Found(event.seat, (event.card, *event.cards))
