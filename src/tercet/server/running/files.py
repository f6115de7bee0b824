"""How many files the process may open, and how many connections fit into that.

Each connection is a file. A part is kept in reserve for the store and its like, and WebSockets and
other connections have shares of their own: whoever says nothing at the door cannot use up what
those who play need.
"""

from __future__ import annotations

import logging
from typing import Final

from msgspec.structs import replace

from tercet.server.guarding.limits import Limits

#: For the store, its threads, the pages' files, and connections that are being turned away.
RESERVE: Final = 160
#: More than all limits together could need.
_WANTED: Final = 65_536
_log = logging.getLogger("tercet.files")


def raise_file_limit() -> int:
    """Ask for as many files as this process may have; how many it has."""
    try:
        import resource
    except ImportError:  # not a system with such limits
        return _WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return _WANTED if soft == resource.RLIM_INFINITY else soft


def fitted(limits: Limits, files: int) -> Limits:
    """The same limits, with no more connections than there are files: a third for the doors."""
    room = max(60, files - RESERVE)
    if limits.connections + limits.doors <= room:
        return limits
    doors = min(limits.doors, room // 3)
    sockets = min(limits.connections, room - doors)
    _log.warning("only %s files may be open: %s can play at once", files, sockets)
    return replace(
        limits,
        doors=doors,
        doors_per_address=min(limits.doors_per_address, max(1, doors // 2)),
        connections=sockets,
    )
