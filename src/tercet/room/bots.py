"""A bot's seat: when it thinks, and when it acts. The host lets it think, wherever it likes."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from tercet.bots.intent import Intent
from tercet.engine.acts import Act

#: A bot whose acts are refused so often in a row leaves.
MAX_REFUSALS: Final = 100
#: A bot whose act was refused, because it came too early, thinks again after this time.
_AGAIN_MS: Final = 100


class BotSeat:
    """One thought at a time, and a plan that any change of the table drops.

    `pace` scales the time that a bot means to take. All times are table time.
    """

    def __init__(self, seat: int, pace: float = 1.0) -> None:
        self.seat: Final = seat
        self._pace = pace
        #: Whether it is to think; changes of the table that it sees later, by the time.
        self._curious = True
        self._later: list[int] = []
        #: When the thought under way began; whether the table has changed since.
        self._since: int | None = None
        self._outdated = False
        self._plan: Act | None = None
        self._act_at = 0.0
        self._refusals = 0
        #: The number of the last entry that it has seen.
        self.seen = 0

    def change(self, time: int, late: int = 0) -> None:
        """The table has changed; the bot sees that so many milliseconds late."""
        if late:
            heappush(self._later, time + late)
        else:
            self._plan = None
            self._curious = self._outdated = True

    def _catch_up(self, time: int) -> None:
        while self._later and self._later[0] <= time:
            heappop(self._later)
            self.change(time)

    @property
    def due(self) -> float | None:
        """When it wants to see a change, to think or to act; None for never."""
        moments: list[float] = [float(at) for at in self._later[:1]]
        if self._since is None and self._curious:
            moments.append(0)
        elif self._plan is not None:
            moments.append(self._act_at)
        return min(moments, default=None)

    def thinks_now(self, time: int, seq: int) -> bool:
        """Begin to think about the table after this entry, if there is anything new."""
        self._catch_up(time)
        if self._since is not None or not self._curious:
            return False
        self._since, self._plan = time, None
        self._curious = self._outdated = False
        self.seen = seq
        return True

    def has_thought(self, intent: Intent | None) -> None:
        """End a thought; what it means to do counts only if the table is still the same."""
        since, self._since = self._since, None
        assert since is not None, "a thought that ends has begun"
        if intent is not None and not self._outdated:
            self._plan, self._act_at = intent.act, since + intent.after_ms * self._pace

    def acts_now(self, time: int) -> Act | None:
        """Return what it does now, if its time has come."""
        self._catch_up(time)
        if self._plan is None or time < self._act_at:
            return None
        act, self._plan = self._plan, None
        return act

    def was_accepted(self) -> None:
        """Its act is an entry."""
        self._refusals = 0

    def was_refused(self, time: int) -> bool:
        """Think again; False if it was refused too often to go on."""
        self._refusals += 1
        self.change(time, _AGAIN_MS)
        return self._refusals <= MAX_REFUSALS
