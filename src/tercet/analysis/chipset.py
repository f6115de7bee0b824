"""The figures of ChipSet: the chance to win by phase, the best hands that folded, and the bluffs.

The chance is that of a showdown at this moment, as the player could reckon it: with the own cards
and those in the middle known, and the hands of all others still in as likely as any other cards. A
tie counts as its share. Hands are those of the opened log; a game that goes on has no analysis, so
nothing of what was never shown (CHIP-5a) is told before the match is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any, Final

import msgspec

from tercet.cards import DECK, Card, third
from tercet.engine.series import DealEnded, DealStarted
from tercet.engine.table import Step
from tercet.games.chipset.terms import (
    BetRaised,
    ChipsBet,
    Folded,
    GotCard,
    LastOneIn,
    ShowdownAsked,
    TurnedUp,
    own_sets,
)

#: Against more than one other the chance is that of so many random deals; against one it is exact.
DEALS_TRIED: Final = 400
#: So many chances are reckoned in a match, each in some milliseconds; ten deals of four have 120.
MOST_CHANCES: Final = 500

Hand = tuple[Card, ...]


class ChipPhase(msgspec.Struct, frozen=True, kw_only=True):
    """A betting phase with so many cards in the middle.

    For each seat the SETs it held and its chance to win, 0 to 1; None for who was not in it, and a
    chance of None where it was not reckoned.
    """

    seq: int
    at: int
    deal: int
    cards: int
    sets: tuple[int | None, ...]
    chances: tuple[float | None, ...]


class ChipBluff(msgspec.Struct, frozen=True, kw_only=True):
    """A bet or raise by somebody who held no SET; it `worked` if all others folded in that deal."""

    seq: int
    at: int
    deal: int
    seat: int
    worked: bool


class ChipFold(msgspec.Struct, frozen=True, kw_only=True):
    """Who folded in a deal and would have had more SETs at its end than any who stayed in."""

    deal: int
    seq: int
    seat: int
    sets: int
    best: int


class ChipSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player's deals: played and won, folds, winners among them, bluffs, and bluffs that worked.

    `average` is the average chance over the phases in which the player was in.
    """

    deals: int
    won: int
    folds: int
    folded_winners: int
    bluffs: int
    worked: int
    average: float | None


class ChipsetFigures(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="chipset"):
    """All phases, bluffs and folded winners; `cut` when not every chance was reckoned."""

    phases: tuple[ChipPhase, ...]
    bluffs: tuple[ChipBluff, ...]
    folded_winners: tuple[ChipFold, ...]
    seats: tuple[ChipSeat, ...]
    cut: bool


class _Deal(msgspec.Struct):
    """The deal under way; `folded` names the entry of each fold."""

    number: int
    hands: dict[int, Hand] = {}
    table: Hand = ()
    turned: tuple[int, int] = (0, 0)
    shown: int = 0
    folded: dict[int, int] = {}
    bluffs: list[tuple[int, int, int]] = []

    @property
    def still_in(self) -> list[int]:
        return sorted(seat for seat in self.hands if seat not in self.folded)


class ChipsetWatch:
    """Follows the deals of a match by what happens in them."""

    def __init__(self, seats: int) -> None:
        self._deal = _Deal(0)
        self._phases: list[ChipPhase] = []
        self._bluffs: list[ChipBluff] = []
        self._winners: list[ChipFold] = []
        self._played, self._won, self._folds = [0] * seats, [0] * seats, [0] * seats
        self._reckoned = 0

    def note(self, before: Any, step: Step, after: Any) -> None:
        """Deals, cards, bets and folds."""
        for event in step.events:
            self._take(event, step)

    def _take(self, event: object, step: Step) -> None:
        deal = self._deal
        match event:
            case DealStarted(deal=number):
                self._deal = _Deal(number)
            case GotCard(seat=seat, cards=cards):
                deal.hands[seat] = (*deal.hands.get(seat, ()), *cards)
            case TurnedUp(cards=cards):
                deal.table, deal.turned = (*deal.table, *cards), (step.seq, step.at)
            case ChipsBet(seat=seat) | BetRaised(seat=seat):
                self._open_phase()
                if not own_sets(deal.hands[seat], deal.table):
                    deal.bluffs.append((step.seq, step.at, seat))
            case Folded(seat=seat):
                self._open_phase()
                deal.folded[seat] = step.seq
                self._folds[seat] += 1
            case ShowdownAsked() | LastOneIn():
                self._open_phase()
            case DealEnded(outcome=outcome):
                self._end(outcome.winners, outcome.reason == "last_one_in")

    # --- A phase -----------------------------------------------------------------------------

    def _open_phase(self) -> None:
        """Once the first word is spoken, all cards of the phase are dealt."""
        deal = self._deal
        if deal.shown == len(deal.table):
            return
        deal.shown = len(deal.table)
        still, count = deal.still_in, len(self._played)
        sets: list[int | None] = [None] * count
        chances: list[float | None] = [None] * count
        for seat in still:
            sets[seat] = len(own_sets(deal.hands[seat], deal.table))
            if self._reckoned < MOST_CHANCES:
                self._reckoned += 1
                chances[seat] = chance_to_win(deal.hands[seat], deal.table, len(still) - 1)
        self._phases.append(
            ChipPhase(
                seq=deal.turned[0],
                at=deal.turned[1],
                deal=deal.number,
                cards=len(deal.table),
                sets=tuple(sets),
                chances=tuple(chances),
            )
        )

    # --- The end of a deal -------------------------------------------------------------------

    def _end(self, winners: Sequence[int], unseen: bool) -> None:
        deal = self._deal
        for seat in deal.hands:
            self._played[seat] += 1
        for seat in winners:
            self._won[seat] += 1
        for seq, at, seat in deal.bluffs:
            worked = unseen and seat in winners
            self._bluffs.append(
                ChipBluff(seq=seq, at=at, deal=deal.number, seat=seat, worked=worked)
            )
        held = {seat: len(own_sets(hand, deal.table)) for seat, hand in deal.hands.items()}
        best = max(held[seat] for seat in deal.still_in)
        for seat, seq in sorted(deal.folded.items()):
            if held[seat] > best:
                self._winners.append(
                    ChipFold(deal=deal.number, seq=seq, seat=seat, sets=held[seat], best=best)
                )

    def close(self) -> ChipsetFigures:
        """The sums."""
        return ChipsetFigures(
            phases=tuple(self._phases),
            bluffs=tuple(self._bluffs),
            folded_winners=tuple(self._winners),
            seats=tuple(self._seat(seat) for seat in range(len(self._played))),
            cut=self._reckoned >= MOST_CHANCES and self._left_out(),
        )

    def _left_out(self) -> bool:
        pairs = (pair for p in self._phases for pair in zip(p.sets, p.chances, strict=True))
        return any(sets is not None and chance is None for sets, chance in pairs)

    def _seat(self, seat: int) -> ChipSeat:
        own = [bluff for bluff in self._bluffs if bluff.seat == seat]
        known = [c for phase in self._phases if (c := phase.chances[seat]) is not None]
        return ChipSeat(
            deals=self._played[seat],
            won=self._won[seat],
            folds=self._folds[seat],
            folded_winners=sum(fold.seat == seat for fold in self._winners),
            bluffs=len(own),
            worked=sum(bluff.worked for bluff in own),
            average=sum(known) / len(known) if known else None,
        )


def chance_to_win(hand: Hand, table: Hand, others: int) -> float:
    """The share of the pot to expect if all showed now, against so many unknown hands."""
    if not others:
        return 1.0
    count = _Counting(hand, table)
    mine = len(own_sets(hand, table))
    return _against_one(count, mine) if others == 1 else _against_many(count, mine, others)


class _Counting:
    """Counts the SETs of any other hand quickly: each card's own, and that of both cards."""

    def __init__(self, hand: Hand, table: Hand) -> None:
        self.unseen = [card for card in DECK if card not in hand and card not in table]
        self._table = frozenset(table)
        self._single = Counter(third(a, b) for a, b in combinations(table, 2))

    def sets(self, a: Card, b: Card) -> int:
        return self._single[a] + self._single[b] + (third(a, b) in self._table)


def _against_one(count: _Counting, mine: int) -> float:
    """All hands that the other can hold."""
    theirs = [count.sets(a, b) for a, b in combinations(count.unseen, 2)]
    won, tied = sum(sets < mine for sets in theirs), theirs.count(mine)
    return (won + tied / 2) / len(theirs)


def _against_many(count: _Counting, mine: int, others: int) -> float:
    """Random deals, always the same ones for the same cards."""
    chance, total = Random(0), 0.0  # noqa: S311 - a figure, not a secret
    for _ in range(DEALS_TRIED):
        drawn = chance.sample(count.unseen, 2 * others)
        theirs = [count.sets(a, b) for a, b in zip(drawn[::2], drawn[1::2], strict=True)]
        if max(theirs) <= mine:
            total += 1 / (1 + theirs.count(mine))
    return total / DEALS_TRIED
