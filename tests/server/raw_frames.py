"""A WebSocket by hand, for clients that do what no library would."""

from __future__ import annotations

from tercet.server.people.sessions import COOKIE
from tercet.server.wire.frames import TEXT, unmask


def upgrade(address: str, cookie: str) -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()


def masked(payload: bytes) -> bytes:
    mask = b"abcd"
    assert len(payload) < 126
    return bytes((0x80 | TEXT, 0x80 | len(payload))) + mask + unmask(payload, mask)
