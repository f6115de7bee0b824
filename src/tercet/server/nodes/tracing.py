"""One act across nodes, by an id in the logs of both: for a host who looks for what is slow.

Off unless the variable TERCET_TRACE is set. An id names the client's node, the stream and the
number of the message on it; what comes back on that stream is numbered the other way.
"""

from __future__ import annotations

import logging
import os
from typing import Final

VARIABLE: Final = "TERCET_TRACE"
_log = logging.getLogger("tercet.trace")
#: Looked up once: every message between nodes passes here.
ON: Final = bool(os.environ.get(VARIABLE))


def trace(what: str, by: str, link: int, number: int, **more: str | int) -> None:
    """Say where a message is: `passed_on`, `heard`, `told`, `posted`."""
    told = " ".join(f"{name}={value}" for name, value in more.items())
    _log.warning("%s", f"{what} {by[:8]}.{link}.{number} {told}".rstrip())
