"""A bot's seat in real time: one thought at a time, and a plan that any change of the table drops.

It has no clock, no threads and no event loop of its own. Whoever runs it (a server, the terminal)
says what time it is and when the table has changed, and asks how long to wait.
"""

from __future__ import annotations

from tercet.bots.intent import Intent
from tercet.engine.acts import Act


class RealTimeSeat:
    """When a bot thinks, and when it does what it means to do.

    `pace` is how much of the time that a bot means to take it really takes; tests make it short.
    """

    def __init__(self, pace: float = 1.0) -> None:
        self._pace = pace
        #: When the thought under way began, in table time.
        self._since: int | None = None
        self._outdated = False
        self._plan: Act | None = None
        self._due = 0.0

    def change(self) -> None:
        """The table has changed: what was meant for it as it was is dropped."""
        self._plan = None
        self._outdated = True

    def begin(self, now: int) -> bool:
        """Begin to think about the table as it is; False while another thought is under way."""
        if self._since is not None:
            return False
        self._since, self._outdated, self._plan = now, False, None
        return True

    def end(self, intent: Intent | None) -> bool:
        """A thought has ended; False when the table has changed since it began: think again."""
        since, self._since = self._since, None
        assert since is not None, "a thought that ends has begun"
        if intent is not None and not self._outdated:
            self._plan, self._due = intent.act, since + intent.after_ms * self._pace
        return not self._outdated

    def wait_s(self, now: int) -> float | None:
        """How long to wait before acting, or None while there is nothing to do."""
        return None if self._plan is None else max(0.0, self._due - now) / 1000

    def act(self) -> Act:
        """What the bot does now; a plan is carried out once."""
        act, self._plan = self._plan, None
        assert act is not None, "nothing is planned"
        return act
