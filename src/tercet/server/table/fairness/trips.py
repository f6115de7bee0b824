"""How long a line is: the least round trip of the last minute, and who vouches for it.

A pong can be given late, but not early, and a nonce cannot be guessed; the kernel answers for
itself. So the least of both is never shorter than the line, and a client cannot make it longer.
Behind a proxy the kernel sees only the proxy: then it takes a proxy that tells what its own kernel
sees, and without one nobody but the client vouches for the line.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

import msgspec

#: So long a measurement counts.
WINDOW_S: Final = 60.0
#: Pings that were not answered yet; older ones are forgotten.
_MOST_OPEN: Final = 16
#: A client whose pongs all come so much later than its kernel answers holds them back.
LATE_MS: Final = 60.0
_NONCE_BYTES: Final = 8
#: The kernel is not asked again so soon.
_FRESH_S: Final = 1.0

Evidence = Literal["kernel", "proxy", "unproven"]
Sign = Literal["good", "slow", "poor"]
#: From here on a line is slow, and poor.
SLOW_MS: Final = 100
POOR_MS: Final = 250


class Trip(msgspec.Struct, frozen=True):
    """The round trip of a line in milliseconds, and who vouches for it."""

    ms: int
    why: Evidence

    @property
    def sign(self) -> Sign:
        """The line in a word."""
        return "good" if self.ms < SLOW_MS else "slow" if self.ms < POOR_MS else "poor"


class Least:
    """The least of what was measured in the last minute.

    Kept are only those that some later moment may look for: whatever is followed by something less
    is never the least again. So they rise, and the first one is the answer.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: deque[tuple[float, float]] = deque()

    def add(self, now: float, ms: float) -> None:
        """Something was measured."""
        kept = self._kept
        while kept and kept[-1][1] >= ms:
            kept.pop()
        kept.append((now, ms))

    def at(self, now: float) -> float | None:
        """The least as it counts now."""
        kept, since = self._kept, now - WINDOW_S
        while kept and kept[0][0] < since:
            kept.popleft()
        return kept[0][1] if kept else None

    def is_fresh(self, now: float) -> bool:
        """Whether something was measured just now."""
        return bool(self._kept) and now - self._kept[-1][0] < _FRESH_S


class TripMeter:
    """Measures one connection; `kernel` tells what the kernel says of it at the moment.

    `proxied` says whether the kernel's peer is only a proxy, `reported_ms` what that one told.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        *,
        proxied: bool = False,
        reported_ms: float | None = None,
        kernel: Callable[[], float | None] = lambda: None,
    ) -> None:
        self._clock, self._proxied, self._reported_ms = clock, proxied, reported_ms
        self._ask_kernel = kernel
        self._open: dict[bytes, float] = {}
        self._pings, self._kernel = Least(), Least()

    def ping(self) -> bytes:
        """What to send with a ping now."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        self._open[nonce] = self._clock()
        while len(self._open) > _MOST_OPEN:
            del self._open[next(iter(self._open))]
        return nonce

    def pong(self, payload: bytes) -> bool:
        """A pong has come; one that answers no ping says nothing. Whether it told anything."""
        sent = self._open.pop(payload, None)
        if sent is None:
            return False
        now = self._clock()
        self._pings.add(now, (now - sent) * 1000)
        self._look(now)
        return True

    def _look(self, now: float) -> None:
        """Ask the kernel, unless it was asked just now."""
        if not self._kernel.is_fresh(now):
            ms = self._ask_kernel()
            if ms is not None:
                self._kernel.add(now, ms)

    @property
    def trip(self) -> Trip | None:
        """The line as far as it is known, at this moment."""
        now = self._clock()
        self._look(now)
        pinged, kernel = self._pings.at(now), self._kernel.at(now)
        if self._proxied:
            return self._behind_proxy(pinged, kernel)
        if kernel is None:
            return None if pinged is None else Trip(round(pinged), "unproven")
        return Trip(round(kernel if pinged is None else min(pinged, kernel)), "kernel")

    @property
    def holds_back(self) -> bool:
        """Whether every pong comes much later than the kernel answers for the same line."""
        now = self._clock()
        pinged, vouched = self._pings.at(now), self._kernel.at(now)
        if self._proxied:
            vouched = self._vouched(vouched)
        return pinged is not None and vouched is not None and pinged - vouched > LATE_MS

    def _behind_proxy(self, pinged: float | None, kernel: float | None) -> Trip | None:
        vouched = self._vouched(kernel)
        if vouched is None:
            return None if pinged is None else Trip(round(pinged), "unproven")
        return Trip(round(vouched if pinged is None else min(pinged, vouched)), "proxy")

    def _vouched(self, kernel: float | None) -> float | None:
        """From us to the proxy, and from the proxy to its client."""
        return None if self._reported_ms is None else self._reported_ms + (kernel or 0.0)
