"""Scrambling what a viewer may not know, for the proof that no view and no event depends on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tercet.engine.chance import Chance

T = TypeVar("T")


def mix_hidden(
    zones: Sequence[tuple[T, ...]], keep: frozenset[object], chance: Chance
) -> list[tuple[T, ...]]:
    """The same zones with their cards mixed among them, but for the cards to keep in place."""
    free = [card for zone in zones for card in zone if card not in keep]
    mixed, _ = chance.shuffle(free)
    fresh = iter(mixed)
    return [tuple(card if card in keep else next(fresh) for card in zone) for zone in zones]
