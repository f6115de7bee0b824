"""Figures for the host, as Prometheus reads them: counters, gauges and a few durations."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

#: The steps in which durations are counted, in seconds.
BOUNDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


class Counter:
    """Something that is counted up."""

    __slots__ = ("about", "name", "value")

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about, self.value = name, about, 0

    def add(self, amount: int = 1) -> None:
        """Count up."""
        self.value += amount

    def lines(self) -> Iterator[str]:
        """In Prometheus' text format."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        yield f"{self.name} {self.value}"


class Gauge:
    """Something that is looked up when it is asked for."""

    __slots__ = ("about", "name", "read")

    def __init__(self, name: str, about: str, read: Callable[[], int]) -> None:
        self.name, self.about, self.read = name, about, read

    def lines(self) -> Iterator[str]:
        """In Prometheus' text format."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.read()}"


class Durations:
    """How long something took, counted in steps."""

    __slots__ = ("about", "counts", "name", "total")

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about, self.total = name, about, 0.0
        self.counts = [0] * (len(BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        """Count one that took so many seconds."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        """Time what happens within."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - start)

    def lines(self) -> Iterator[str]:
        """In Prometheus' text format."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bound}"}} {below}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {below}"


class Metrics:
    """All that is counted; the house adds its gauges."""

    def __init__(self) -> None:
        self.acts = Counter("tercet_acts_total", "Acts that were applied and stored.")
        self.refusals = Counter("tercet_refusals_total", "Messages that were refused.")
        self.commits = Counter("tercet_commits_total", "Batches that were written.")
        self.stored = Counter("tercet_events_stored_total", "Events in those batches.")
        self.failures = Counter("tercet_storage_failures_total", "Parts that were not stored.")
        self.unknown = Counter(
            "tercet_outcomes_unknown_total",
            "Commits whose answer was lost and had to be found out.",
        )
        self.slow = Counter("tercet_slow_readers_total", "Connections closed for reading slowly.")
        self.rude = Counter("tercet_rude_total", "Connections closed for being too fast.")
        self.broken = Counter("tercet_internal_errors_total", "Errors that are bugs of ours.")
        self.background_errors = Counter(
            "tercet_background_errors_total", "Unexpected errors of tasks, loops and timers."
        )
        self.opened = Counter("tercet_connections_total", "WebSocket connections that opened.")
        self.verdicts = Counter("tercet_verdicts_total", "Claims that were judged together.")
        self.verdicts_turned = Counter(
            "tercet_verdicts_turned_total", "Of these, those that were not won by who came first."
        )
        self.held_back = Counter(
            "tercet_lines_held_back_total",
            "Connections whose pongs come much later than their kernel answers.",
        )
        self.two_lines = Counter(
            "tercet_lines_two_total",
            "Players at whose table another, much faster connection of their address was.",
        )
        self.verdict_wait = Durations("tercet_verdict_wait_seconds", "How long claims waited.")
        self.commit_seconds = Durations("tercet_commit_seconds", "Time to write one batch.")
        self.gauges: list[Gauge] = []
        self.more: list[Counter] = []

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        """Add a gauge."""
        self.gauges.append(Gauge(name, about, read))

    def counter(self, name: str, about: str) -> Counter:
        """Add a counter."""
        self.more.append(Counter(name, about))
        return self.more[-1]

    def text(self) -> str:
        """All figures in Prometheus' text format."""
        counted = [each for each in vars(self).values() if isinstance(each, (Counter, Durations))]
        lines = [line for each in (*counted, *self.more, *self.gauges) for line in each.lines()]
        return "\n".join(lines) + "\n"
