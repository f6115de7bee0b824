"""What the kernel knows of a connection: how long it takes until its bytes are acknowledged.

A client can answer a ping late; its kernel acknowledges what has come by itself.
"""

from __future__ import annotations

import socket
import struct
from typing import Any, Final

#: Where `struct tcp_info` (Linux) has the smoothed round trip, in microseconds.
_RTT_AT: Final = 68
_LENGTH: Final = 104
_TCP_INFO: Final[int | None] = getattr(socket, "TCP_INFO", None)


def kernel_trip_ms(line: Any) -> float | None:
    """The round trip of a socket by its kernel; None where it does not tell."""
    if _TCP_INFO is None or line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, _TCP_INFO, _LENGTH)
    except (OSError, AttributeError, NotImplementedError):
        return None
    if len(told) < _RTT_AT + 4:
        return None
    (microseconds,) = struct.unpack_from("@I", told, _RTT_AT)
    return microseconds / 1000 if microseconds else None
