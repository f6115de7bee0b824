"""Pots at table stakes: who can win which chips, and how a pot is shared (CHIP-7b, CHIP-10).

`paid` is what each seat has put in during a deal; those who folded stay in it, for their chips
are in the pot. A player who is all in can win from every other no more than the own stake: what
lies above it makes a side pot for those who paid more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct


class Pot(Struct, frozen=True):
    """Chips in the middle, and the seats that can win them. The main pot comes first."""

    chips: int
    seats: tuple[int, ...]


class Shares(Struct, frozen=True):
    """A pot as it is paid out: `each` winner the same, and the odd chips to one of them."""

    each: int
    odd: int
    odd_to: int


def pots(paid: Sequence[int], still_in: Collection[int]) -> tuple[Pot, ...]:
    """The main pot, even if it is empty, and the side pots: all that was paid (CHIP-7b)."""
    return _pots(tuple(paid), tuple(sorted(still_in)))


@lru_cache(maxsize=512)  # every view of a table asks for the same
def _pots(paid: tuple[int, ...], still_in: tuple[int, ...]) -> tuple[Pot, ...]:
    return tuple(_layers(paid, still_in))


def _layers(paid: Sequence[int], still_in: Sequence[int]) -> Iterator[Pot]:
    levels = sorted({paid[seat] for seat in still_in} - {0}) or [0]
    below = 0
    for level in levels:
        # What folded players paid above the last level has nobody else to go to.
        upto = max(paid) if level == levels[-1] else level
        chips = sum(min(stake, upto) - min(stake, below) for stake in paid)
        yield Pot(chips, tuple(seat for seat in still_in if paid[seat] >= level))
        below = level


def uncalled(paid: Sequence[int], still_in: Collection[int]) -> tuple[int, int] | None:
    """The seat that nobody followed all the way, and the chips that go back to it (CHIP-7b)."""
    second, first = sorted(paid)[-2:]
    seat = paid.index(first)
    return (seat, first - second) if first > second and seat in still_in else None


def share(chips: int, winners: Sequence[int], in_hand: Sequence[int]) -> Shares:
    """Share a pot equally; the odd chips go to the winner with fewest in hand (CHIP-10).

    `winners` stand in the order from the dealer's left: of equals the first gets them (CHIP-10a).
    """
    each, odd = divmod(chips, len(winners))
    return Shares(each, odd, min(winners, key=lambda seat: in_hand[seat]))
