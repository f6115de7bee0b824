"""Structured logs for the host: one JSON object a line, on standard error, and bounded.

Only what our own code says is in them: no cookies, no seeds, no views, no names of people. What
strangers can cause can fill a disk, so the same thing is said a few times and then once a minute,
with the number of times that it was not said; all things together are bounded, too, and so is the
length of a line.
"""

from __future__ import annotations

import faulthandler
import json
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tercet.server.guarding.guards import Bucket
from tercet.server.guarding.limits import Rate

#: The same thing, and everything together: some 3,000 and 30,000 lines a day.
OF_A_KIND: Final = Rate(1 / 30, 10)
OF_ALL: Final = Rate(1 / 3, 200)
#: Characters of what is said, and of a trace, whose end tells most.
MOST_SAID: Final = 1000
MOST_TRACE: Final = 4000
_KINDS: Final = 200
#: What a host has asked for on purpose, and switches off again.
UNBOUNDED: Final = ("tercet.trace",)
#: What asyncio says of every TLS connection to the broker that ends; it means nothing.
_NOISE: Final = "returning true from eof_received() has no effect when using ssl"


class JsonLines(logging.Formatter):
    """A record as one line of JSON; where several nodes write into one log, with their names."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node: Final = node

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, where, and what; `unsaid` is how often it was kept back before."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, str | int] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            **({"node": self._node} if self._node else {}),
            "from": record.name,
            "what": record.getMessage()[:MOST_SAID],
        }
        unsaid = getattr(record, "unsaid", 0)
        if unsaid:
            line["unsaid"] = unsaid
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-MOST_TRACE:]
        # All but ASCII is escaped: a log is looked at in a terminal, which a text could steer.
        return json.dumps(line)


class Bounded(logging.Filter):
    """Lets the first few records of a kind through, and then one now and then.

    A kind is where a record comes from and what it says, before the details are filled in.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._all = Bucket(OF_ALL, clock())
        self._kinds: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._unsaid: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is said."""
        if record.name in UNBOUNDED:
            return True
        if record.msg == _NOISE:
            return False
        kind = (record.name, str(record.msg)[:MOST_SAID])
        now = self._clock()
        if not (self._bucket(kind, now).take(now) and self._all.take(now)):
            self._unsaid[kind] = self._unsaid.get(kind, 0) + 1
            return False
        record.unsaid = self._unsaid.pop(kind, 0)
        return True

    def _bucket(self, kind: tuple[str, str], now: float) -> Bucket:
        bucket = self._kinds.setdefault(kind, Bucket(OF_A_KIND, now))
        self._kinds.move_to_end(kind)
        if len(self._kinds) > _KINDS:
            forgotten, _ = self._kinds.popitem(last=False)
            self._unsaid.pop(forgotten, None)
        return bucket


def log_as_json(level: int = logging.WARNING, node: str = "") -> None:
    """Send all logs of this process to standard error as JSON lines, with the name of its node."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(node))
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    trace_fatal_signals()


def trace_fatal_signals() -> None:
    """Have a fatal signal, such as SIGSEGV, write a trace of every thread to standard error."""
    with suppress(OSError, RuntimeError):  # a stream without a file, or none
        faulthandler.enable(sys.stderr)
