"""How long a client that was hit waits until it plays on, by the kind of fault that hit it.

A wait is counted from the end of the last fault that it met: as long as the fault lasts nobody can
be expected to play. A fault is over when what it hit runs again, or its wire is whole.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass
class Fault:
    """Something that was done, from when to when."""

    kind: str
    begun: float = field(default_factory=time.monotonic)
    over: float = float("inf")

    @property
    def lasted(self) -> float:
        return self.over - self.begun


@dataclass(frozen=True)
class Wait:
    """A client that was hit: from when until it was answered, and what it met meanwhile."""

    who: str
    since: float
    until: float
    met: tuple[tuple[float, str], ...] = ()

    @property
    def whole(self) -> float:
        return self.until - self.since

    def after(self, fault: Fault) -> float:
        """How much of it came after a fault was over."""
        return max(0.0, self.until - max(self.since, fault.over))

    def story(self, start: float) -> str:
        met = ", ".join(f"{at - start:.1f} {what}" for at, what in self.met[-12:])
        return f"{self.who} from {self.since - start:.1f} to {self.until - start:.1f}: {met}"


def last_met(wait: Wait, faults: Sequence[Fault]) -> Fault | None:
    """The last fault that began before a wait was over."""
    return next((fault for fault in reversed(faults) if fault.begun < wait.until), None)


def by_kind(waits: Iterable[Wait], faults: Sequence[Fault]) -> dict[str, list[tuple[Wait, Fault]]]:
    """For each kind of fault, the waits that met one of it last."""
    found: dict[str, list[tuple[Wait, Fault]]] = {fault.kind: [] for fault in faults}
    for wait in waits:
        fault = last_met(wait, faults)
        if fault is not None:
            found[fault.kind].append((wait, fault))
    return found


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of sorted values lies."""
    return values[round(part * (len(values) - 1))] if values else 0.0


def table(waits: Sequence[Wait], faults: Sequence[Fault]) -> list[str]:
    """What was measured, a line for each kind and one for all."""
    kinds = by_kind(waits, faults)
    together = [each for met in kinds.values() for each in met]
    lines = [
        "| fault | times | lasted, s | clients hit | waited in all, p50, p99, most"
        " | of it after the fault was over |",
        "|---|---|---|---|---|---|",
    ]
    for kind, met in [*kinds.items(), ("all", together)]:
        theirs = [fault.lasted for fault in faults if kind in (fault.kind, "all")]
        longest = f"{sum(theirs) / len(theirs):.1f}, {max(theirs):.1f}" if theirs else ""
        whole = _figures(wait.whole for wait, _ in met)
        after = _figures(wait.after(fault) for wait, fault in met)
        lines.append(f"| {kind} | {len(theirs)} | {longest} | {len(met)} | {whole} | {after} |")
    return lines


def _figures(values: Iterable[float]) -> str:
    ordered = sorted(values)
    return ", ".join(f"{share(ordered, part):.1f}" for part in (0.5, 0.99, 1.0))
