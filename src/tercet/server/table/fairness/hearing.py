"""Claims that wait for a verdict: how long, and who was first. Values in and out, no clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tercet.engine.acts import Act, Claim
from tercet.engine.claims import in_order, moment
from tercet.server.table.fairness.scales import NOTHING, Less


@dataclass(slots=True)
class Hearing:
    """The claims at one table that are judged together; `less` is what each line is worth."""

    less: Mapping[int, Less]
    claims: dict[int, Claim] = field(default_factory=dict)

    def add(self, seat: int, at: int, act: Act, *, bare: bool = False) -> None:
        """A claim has arrived; one that names no cards is not corrected."""
        off = Less(0, "bare") if bare else self.less.get(seat, NOTHING)
        self.claims[seat] = Claim(seat, at, off.ms, off.why, act)

    def until(self, rivals: Collection[int]) -> int:
        """Up to this moment an earlier claim of one of these could still be under way.

        One that acted a moment before the earliest claim here arrives later by what its line is
        worth more; whoever has claimed already is waited for no longer.
        """
        earliest = min(map(moment, self.claims.values()))
        open_ = [self.less.get(seat, NOTHING).ms for seat in rivals if seat not in self.claims]
        return max([earliest + ms for ms in open_], default=earliest)

    def verdict(self, seed: bytes, seq: int) -> list[Claim]:
        """All claims, the first one first."""
        return in_order(list(self.claims.values()), seed, seq)
