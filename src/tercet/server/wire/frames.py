"""WebSocket frames (RFC 6455): a small reader for what clients send, and how we write ours.

Nothing in here reads or writes a network. Extensions are never agreed upon, so the reserved bits
are errors; a message is text of a bounded length, in one frame or several. The numbers in comments
are sections of the RFC; `tests/server/wire/test_rfc6455.py` holds us to them.
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

#: A frame of a message that goes on.
PIECE: Final = (CONTINUED, b"")

#: The head of a frame: opcode, and the length in one, two or eight bytes.
_SHORT: Final = Struct(">BB").pack
_MEDIUM: Final = Struct(">BBH").pack
_LONG: Final = Struct(">BBQ").pack
#: Looked up once: a third of the time to unmask a short message.
_number: Final = int.from_bytes

# Reasons to close (RFC 6455, 7.4.1; the 4000s are ours, see `docs/protocol-server.md`).
GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1003
NOT_UTF8: Final = 1007
POLICY: Final = 1008
TOO_BIG: Final = 1009
SERVER_ERROR: Final = 1011
NO_HELLO: Final = 4003
NO_SESSION: Final = 4004

#: What a closing frame may give as its reason: registered codes that are meant for the wire.
_CLOSING_CODES: Final = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))


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


def unmask(data: bytes, mask: bytes) -> bytes:
    """Undo a client's mask (and do it: it is its own reverse)."""
    size = len(data)
    long = (mask * (size // 4 + 1))[:size]
    return (_number(data, "little") ^ _number(long, "little")).to_bytes(size, "little")


def check_close(payload: bytes) -> None:
    """A closing frame is empty, or holds a code that may be sent and a reason in UTF-8 (5.5.1)."""
    if payload and int.from_bytes(payload[:2], "big") not in _CLOSING_CODES:
        raise Broken(PROTOCOL_ERROR)
    _utf8(payload[2:])


def _utf8(text: bytes) -> bytes:
    try:
        text.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_UTF8) from None
    return text


def _lone_text(data: bytes, most: int) -> bytes | None:
    """The payload, if this is exactly one whole text message: what clients nearly always send."""
    if len(data) < 8 or data[0] != 0x80 | TEXT or data[1] < 0x80:
        return None
    size, start = data[1] & 0x7F, 2
    if size >= 126:
        size, start = data[2] << 8 | data[3], 4
        if data[1] == 0xFF or size < 126:
            return None
    if size > most or len(data) != start + 4 + size:
        return None
    return unmask(data[start + 4 :], data[start : start + 4])


class Reader:
    """Takes bytes as they come and yields whole messages as (opcode, payload).

    A piece of a message that goes on is told, too, as `PIECE`: whoever counts frames counts it.
    """

    __slots__ = ("_data", "_most", "_parts", "_size")

    def __init__(self, most: int) -> None:
        self._data = b""
        self._most = most
        self._parts: list[bytes] | None = None
        self._size = 0

    def feed(self, data: bytes) -> Iterable[tuple[int, bytes]]:
        """Text messages and control frames, in order; raises `Broken`.

        What was fed before must have been taken to its end.
        """
        text = self.lone_text(data)
        return self._frames(data) if text is None else ((TEXT, text),)

    def lone_text(self, data: bytes) -> bytes | None:
        """The text, if this is exactly one whole message and nothing came before it that goes on.

        That is what clients nearly always send. Otherwise nothing has happened.
        """
        if self._data or self._parts is not None:
            return None
        text = _lone_text(data, self._most)
        return text if text is None or text.isascii() else _utf8(text)

    def _frames(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        data = self._data + data if self._data else data
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1] & 0x7F, at + 2
            self._check_head(first, data[at + 1])
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = _long_size(data[at + 2 : start])
            if size > self._most:
                raise Broken(TOO_BIG)
            stop = start + 4 + size
            if stop > end:
                break
            payload = unmask(data[start + 4 : stop], data[start : start + 4])
            at = stop
            yield self._take(first & 0x0F, bool(first & 0x80), payload)
        self._data = data[at:]

    def _check_head(self, first: int, second: int) -> None:
        """What two bytes tell (5.2): nothing of a frame that is wrong is waited for."""
        opcode = first & 0x0F
        if first & 0x70 or not second & 0x80:
            raise Broken(PROTOCOL_ERROR)  # an extension, or no mask
        if opcode >= CLOSE:
            # Control frames are short and whole (5.5), and may come within a message (5.4).
            if opcode > PONG or second & 0x7F > 125 or not first & 0x80:
                raise Broken(PROTOCOL_ERROR)
        elif opcode > BINARY or (opcode == CONTINUED) == (self._parts is None):
            raise Broken(PROTOCOL_ERROR)
        elif opcode == BINARY:
            raise Broken(NOT_TEXT)

    def _take(self, opcode: int, last: bool, payload: bytes) -> tuple[int, bytes]:
        if opcode >= CLOSE:
            return opcode, payload
        if last and self._parts is None:
            return TEXT, _utf8(payload)
        return self._join(last, payload)

    def _join(self, last: bool, payload: bytes) -> tuple[int, bytes]:
        parts = self._parts = [] if self._parts is None else self._parts
        parts.append(payload)
        self._size += len(payload)
        # A frame may be empty: their number is bounded, too.
        if self._size > self._most or len(parts) > self._most:
            raise Broken(TOO_BIG)
        if not last:
            return PIECE
        self._parts, self._size = None, 0
        return TEXT, _utf8(b"".join(parts))


def _long_size(digits: bytes) -> int:
    """A length of two or eight bytes, which must need them (5.2)."""
    size = int.from_bytes(digits, "big")
    if size < (126 if len(digits) == 2 else 1 << 16) or size >> 63:
        raise Broken(PROTOCOL_ERROR)
    return size
