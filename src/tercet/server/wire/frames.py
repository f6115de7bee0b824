"""WebSocket frames (RFC 6455): a small reader for what clients send, and how we write ours.

Nothing in here reads or writes a network. Extensions are never agreed upon, so the reserved bits
are errors; a message is text of a bounded length, in one frame or several.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Iterator
from struct import Struct
from typing import Final

_MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

#: The head of a frame: opcode, and the length in one, two or eight bytes.
_SHORT: Final = Struct(">BB").pack
_MEDIUM: Final = Struct(">BBH").pack
_LONG: Final = Struct(">BBQ").pack

# Reasons to close (RFC 6455, 7.4.1; the 4000s are ours, see `docs/protocol-server.md`).
NORMAL: Final = 1000
GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1003
TOO_BIG: Final = 1009
SERVER_ERROR: Final = 1011
NO_HELLO: Final = 4003
NO_SESSION: Final = 4004


class Broken(Exception):
    """The client breaks the WebSocket protocol; the connection ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


def accept_key(key: bytes) -> bytes:
    """The answer to a client's `Sec-WebSocket-Key`."""
    return base64.b64encode(hashlib.sha1(key + _MAGIC, usedforsecurity=False).digest())


def text_frame(payload: bytes) -> bytes:
    """A text message as one frame."""
    return frame(TEXT, payload)


def frame(opcode: int, payload: bytes) -> bytes:
    """One unmasked frame, as servers send them."""
    size = len(payload)
    if size < 126:
        return _SHORT(0x80 | opcode, size) + payload
    if size < 1 << 16:
        return _MEDIUM(0x80 | opcode, 126, size) + payload
    return _LONG(0x80 | opcode, 127, size) + payload


def close_frame(code: int, reason: str = "") -> bytes:
    """A closing frame."""
    return frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[:120])


def unmask(data: bytes, mask: bytes) -> bytes:
    """Undo a client's mask (and do it: it is its own reverse)."""
    size = len(data)
    long = (mask * (size // 4 + 1))[:size]
    whole = int.from_bytes(data, "little") ^ int.from_bytes(long, "little")
    return whole.to_bytes(size, "little")


def _lone_text(data: bytes, most: int) -> bytes | None:
    """The payload, if this is exactly one whole text message: what clients nearly always send."""
    if len(data) < 8 or data[0] != 0x80 | TEXT or data[1] < 0x80:
        return None
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = data[2] << 8 | data[3], 4
    elif size == 127:
        return None
    if size > most or len(data) != start + 4 + size:
        return None
    return unmask(data[start + 4 :], data[start : start + 4])


class Reader:
    """Takes bytes as they come and yields whole messages as (opcode, payload)."""

    __slots__ = ("_data", "_most", "_parts", "_size")

    def __init__(self, most: int) -> None:
        self._data = b""
        self._most = most
        self._parts: list[bytes] | None = None
        self._size = 0

    def feed(self, data: bytes) -> Iterable[tuple[int, bytes]]:
        """Text messages and control frames, in order; raises `Broken`."""
        if not self._data and self._parts is None:
            text = _lone_text(data, self._most)
            if text is not None:
                return ((TEXT, text),)
        return self._frames(data)

    def _frames(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        data = self._data + data if self._data else data
        at, end = 0, len(data)
        while end - at >= 6:
            first, second = data[at], data[at + 1]
            size, start = second & 0x7F, at + 2
            self._check_head(first, second, size)
            if size == 126:
                if end - at < 8:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if size > self._most:
                raise Broken(TOO_BIG)
            stop = start + 4 + size
            if stop > end:
                break
            payload = unmask(data[start + 4 : stop], data[start : start + 4])
            at = stop
            whole = self._take(first & 0x0F, bool(first & 0x80), payload)
            if whole is not None:
                yield whole
        self._data = data[at:]

    def _check_head(self, first: int, second: int, size: int) -> None:
        opcode = first & 0x0F
        if first & 0x70 or not second & 0x80:
            raise Broken(PROTOCOL_ERROR)  # an extension, or no mask
        if opcode >= CLOSE:
            if size > 125 or not first & 0x80 or opcode > PONG:
                raise Broken(PROTOCOL_ERROR)
        elif opcode > BINARY:
            raise Broken(PROTOCOL_ERROR)
        elif opcode == BINARY:
            raise Broken(NOT_TEXT)
        if size == 127:
            raise Broken(TOO_BIG)

    def _take(self, opcode: int, last: bool, payload: bytes) -> tuple[int, bytes] | None:
        if opcode >= CLOSE:
            return opcode, payload
        if (opcode == CONTINUED) == (self._parts is None):
            raise Broken(PROTOCOL_ERROR)
        if last and self._parts is None:
            return TEXT, payload
        return self._join(last, payload)

    def _join(self, last: bool, payload: bytes) -> tuple[int, bytes] | None:
        parts = self._parts = [] if self._parts is None else self._parts
        parts.append(payload)
        self._size += len(payload)
        # A frame may be empty: their number is bounded, too.
        if self._size > self._most or len(parts) > self._most:
            raise Broken(TOO_BIG)
        if not last:
            return None
        self._parts, self._size = None, 0
        return TEXT, b"".join(parts)
