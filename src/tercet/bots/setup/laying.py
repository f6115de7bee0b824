"""SetUp as numbers: which card to lay so that the next players run out of safe ones first.

Cards are their indices; `dead` is the set of cards, as bits, that would make a SET with two of the
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tercet.cards import DECK, THIRD

BIT = tuple(1 << index for index in range(len(DECK)))


class Laying(NamedTuple):
    """The table, the own hand, and what was never seen."""

    table: tuple[int, ...]
    hand: tuple[int, ...]
    unseen: tuple[int, ...]


def deadly(table: Sequence[int]) -> int:
    """The cards that make a SET with two of the table, as bits."""
    dead = 0
    for at, a in enumerate(table):
        dead |= killed(a, table[:at])
    return dead


def killed(card: int, table: Sequence[int]) -> int:
    """The cards that become deadly when this one is laid, as bits."""
    row, dead = THIRD[card], 0
    for other in table:
        dead |= BIT[row[other]]
    return dead


def by_rule(laying: Laying, safe: Sequence[int]) -> list[int]:
    """Safe cards, the best first: most unseen cards become deadly, few of the own."""
    unseen, table = as_bits(laying.unseen), laying.table
    dead = deadly(table)

    def worth(card: int) -> float:
        after = dead | killed(card, table)
        own = [other for other in laying.hand if other != card]
        kept = sum(not after & BIT[other] for other in own)
        alive = 1 - (after & unseen).bit_count() / max(1, len(laying.unseen))
        return (1, 0.55, 0.15, 0)[min(kept, 3)] + 4 * alive

    return sorted(safe, key=worth)


def as_bits(cards: Sequence[int]) -> int:
    """These cards as bits."""
    return sum(BIT[card] for card in cards)
