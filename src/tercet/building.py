"""One lock for building what all threads share: decoders, editions, boards, catalogues.

msgspec crashes the process when two threads build its information about the same struct at once
(docs/decisions/0015-msgspec-and-threads.md). A host that starts threads builds everything before
(`tercet.ready`); the lock protects what was forgotten, and programs that use Tercet as a library.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

#: Set to 1, this variable makes a late build an error instead of a short wait. Tests set it.
REFUSE_LATE: Final = "TERCET_REFUSE_LATE_BUILDS"
#: Late builds that were refused, for the tests to check.
late: Final[list[str]] = []

_lock: Final = threading.RLock()
_complete: Final = threading.Event()
_allowed: Final = threading.local()


class LateBuild(RuntimeError):
    """A thread builds something that should have been built before it started."""


@contextmanager
def building(what: object) -> Iterator[None]:
    """Hold the lock while a shared value is built; for use below `functools.cache`."""
    if _complete.is_set():
        _check(what)
    with _lock:
        yield


def finish_building() -> None:
    """Declare that everything is built: from now on, only this and the main thread may add to it.

    They run the event loop, whose own values no other thread reads.
    """
    _allowed.here = True
    _complete.set()


def _check(what: object) -> None:
    thread = threading.current_thread()
    if thread is threading.main_thread() or getattr(_allowed, "here", False):
        return
    if os.environ.get(REFUSE_LATE) == "1":
        text = f"late build of {what!r} on thread {thread.name!r}: add it to build_shared()"
        late.append(text)
        sys.stderr.write(text + "\n")
        raise LateBuild(text)
