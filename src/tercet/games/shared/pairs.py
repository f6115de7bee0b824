"""Acts that name two cards beside a third that all can see: the challenges of SetUp."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from tercet.cards import Card, is_set
from tercet.engine.acts import Act, Naming

Pair = tuple[Card, Card]


class Pairs(Naming[Pair]):
    """Acts that name one of these pairs, in either order; built on demand."""

    __slots__ = ()

    def __contains__(self, act: object) -> bool:
        named = getattr(act, "cards", None)
        if not isinstance(named, tuple) or len(named) != 2:
            return False
        a, b = named
        return act == self.make((a, b)) and ((a, b) in self.named or (b, a) in self.named)


def naming_two(
    make: Callable[[Pair], Act], cards: Sequence[Card], with_: Card
) -> tuple[Sequence[Act], ...]:
    """The two kinds of acts that name two of these cards: SETs with the third, and all others."""
    right: list[Pair] = []
    wrong: list[Pair] = []
    for a, b in combinations(cards, 2):
        (right if is_set(a, b, with_) else wrong).append((a, b))
    return Pairs(make, right), Pairs(make, wrong)
