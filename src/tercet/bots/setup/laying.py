"""SetUp as numbers: which card to lay so that the next players run out of safe ones first.

Cards are their indices; `dead` is the set of cards, as bits, that would make a SET with two of the
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercet.cards import DECK, THIRD

BIT: Final = tuple(1 << index for index in range(len(DECK)))

#: The rule of thumb adds up two dangers, by weights that were set by hand. By the number of own
#: cards that stay safe, 0, 1, 2, or 3 and more: having to lay a card that makes a SET next time.
_FEW_SAFE: Final = (1, 0.55, 0.15, 0)
#: For the share of unseen cards that stay safe: these are what the others can go on laying.
_OTHERS_SAFE: Final = 4


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

    def danger(card: int) -> float:
        after = dead | killed(card, table)
        own = [other for other in laying.hand if other != card]
        kept = sum(not after & BIT[other] for other in own)
        alive = 1 - (after & unseen).bit_count() / max(1, len(laying.unseen))
        return _FEW_SAFE[min(kept, len(_FEW_SAFE) - 1)] + _OTHERS_SAFE * alive

    return sorted(safe, key=danger)


def as_bits(cards: Sequence[int]) -> int:
    """These cards as bits."""
    return sum(BIT[card] for card in cards)
