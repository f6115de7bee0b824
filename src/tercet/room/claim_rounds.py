"""Claims that are judged together: how long to wait for others, and who was first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tercet.engine.acts import Act, Claim
from tercet.engine.claims import in_order, moment


class Less(msgspec.Struct, frozen=True):
    """Milliseconds that are taken off a claim for its line, and by which evidence."""

    ms: int = 0
    why: str = "unmeasured"


NOTHING: Final = Less()


@dataclass(slots=True)
class ClaimRound:
    """The claims at one table that are judged together; `less` is what each line is worth."""

    less: Mapping[int, Less]
    claims: dict[int, Claim] = field(default_factory=dict)

    def add(self, seat: int, at: int, act: Act, *, bare: bool = False) -> None:
        """Add a claim; one that names no cards is not corrected."""
        off = Less(0, "bare") if bare else self.less.get(seat, NOTHING)
        self.claims[seat] = Claim(seat, at, off.ms, off.why, act)

    def until(self, rivals: Collection[int]) -> int:
        """Return the moment until which an earlier claim of a rival could still be under way.

        A rival who acted just before the earliest claim here arrives later by what its line is
        worth more. A rival who has claimed already is not waited for.
        """
        earliest = min(map(moment, self.claims.values()))
        open_ = [self.less.get(seat, NOTHING).ms for seat in rivals if seat not in self.claims]
        return max([earliest + ms for ms in open_], default=earliest)

    def verdict(self, seed: bytes, seq: int) -> list[Claim]:
        """Return all claims, the first one first."""
        return in_order(list(self.claims.values()), seed, seq)
