"""Frames as any client may send them, right or wrong, and what servers make of the bytes.

Three judges give a verdict on the same bytes: the `websockets` library, our reader of frames, and
a server that runs, over TCP. What it sends is read by the library again.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Protocol
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from tercet.server.people.sessions import COOKIE
from tercet.server.wire import frames

#: The most bytes of a message, for all three.
MOST = 4096
MASK = b"\x37\xfa\x21\x3d"
NO_CODE = 1005  # what an empty closing frame stands for
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
PATIENCE_S = 20.0


@dataclass(frozen=True)
class Verdict:
    """What a server made of some bytes: messages heard, pings answered, and how it closed."""

    texts: tuple[str | bytes, ...] = ()
    pongs: tuple[bytes, ...] = ()
    code: int | None = None
    reason: str = ""


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    last: bool = True,
    reserved: int = 0,
    mask: bytes | None = MASK,
    digits: int | None = None,
) -> bytes:
    """One frame; the length in 0, 2 or 8 bytes after the second, whether that fits or not."""
    size = len(payload)
    if digits is None:
        digits = 0 if size < 126 else 2 if size < 1 << 16 else 8
    first = last << 7 | reserved << 4 | opcode
    second = (mask is not None) << 7 | {0: size, 2: 126, 8: 127}[digits]
    head = bytes((first, second)) + (size.to_bytes(digits, "big") if digits else b"")
    return head + (payload if mask is None else mask + masked(payload, mask))


def masked(payload: bytes, mask: bytes) -> bytes:
    """The mask of RFC 6455, 5.3, as it is written there: one byte after the other."""
    return bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def text(said: str | bytes, *, last: bool = True, mask: bytes = MASK) -> bytes:
    """A text, or its beginning."""
    payload = said.encode() if isinstance(said, str) else said
    return frame(frames.TEXT, payload, last=last, mask=mask)


def more(said: str | bytes, *, last: bool = False) -> bytes:
    """A text goes on."""
    return frame(frames.CONTINUED, said.encode() if isinstance(said, str) else said, last=last)


def close(code: int | None = 1000, reason: bytes = b"") -> bytes:
    """A goodbye."""
    return frame(frames.CLOSE, b"" if code is None else code.to_bytes(2, "big") + reason)


# The library


def by_the_library(chunks: Iterable[bytes]) -> Verdict:
    """The verdict of `websockets`, whose protocol leaves UTF-8 in messages to its callers."""
    protocol = ServerProtocol(state=OPEN, max_size=MOST)
    texts: list[str | bytes] = []
    pongs: list[bytes] = []
    parts: list[Frame] = []
    for chunk in chunks:
        protocol.receive_data(chunk)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            if event.opcode is Opcode.PING:
                pongs.append(bytes(event.data))
            if event.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                continue
            parts.append(event)
            if event.fin:
                try:
                    texts.append(_joined(parts))
                except UnicodeDecodeError:
                    return Verdict(tuple(texts), tuple(pongs), frames.NOT_UTF8)
                parts = []
    sent = protocol.close_sent
    if sent is None:
        return Verdict(tuple(texts), tuple(pongs))
    echoed = sent.reason if sent == protocol.close_rcvd else ""  # not its words for an error
    return Verdict(tuple(texts), tuple(pongs), sent.code, echoed)


def _joined(parts: list[Frame]) -> str | bytes:
    whole = b"".join(bytes(part.data) for part in parts)
    return whole.decode() if parts[0].opcode is Opcode.TEXT else whole


# Our reader


def by_our_reader(chunks: Iterable[bytes]) -> Verdict:
    """The verdict of `frames.Reader`, without a network."""
    reader = frames.Reader(MOST)
    texts: list[str | bytes] = []
    pongs: list[bytes] = []
    try:
        for opcode, payload in (found for chunk in chunks for found in reader.feed(chunk)):
            if opcode == frames.TEXT:
                texts.append(payload.decode())
            elif opcode == frames.PING:
                pongs.append(payload)
            elif opcode == frames.CLOSE:
                frames.check_close(payload)
                code = int.from_bytes(payload[:2], "big") if payload else NO_CODE
                return Verdict(tuple(texts), tuple(pongs), code, payload[2:].decode())
    except frames.Broken as broken:
        return Verdict(tuple(texts), tuple(pongs), broken.code)
    return Verdict(tuple(texts), tuple(pongs))


# Our server


class Line:
    """A TCP connection to our server, on which bytes are sent as they are."""

    def __init__(self, address: str) -> None:
        host, port = address.split(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def head(self) -> str:
        """The answer to a request, without its body."""
        got = b""
        while b"\r\n\r\n" not in got:
            got += self.socket.recv(1) or b"\r\n\r\n"
        return got.decode()

    def until_the_end(self) -> bytes:
        """All that comes until the server is done."""
        return b"".join(iter(lambda: self.socket.recv(1 << 16), b""))


def request(address: str, cookie: str, **changes: str | None) -> bytes:
    """A request to upgrade, with other headers or without some: `sec_websocket_key=None`."""
    headers: dict[str, str | None] = {
        "Host": address,
        "Upgrade": "websocket",
        "Connection": "keep-alive, Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
        "Cookie": f"{COOKIE}={cookie}",
        **{
            name.replace("_", "-").title().replace("Websocket", "WebSocket"): value
            for name, value in changes.items()
        },
    }
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join(["GET /ws HTTP/1.1", *lines, "", ""]).encode()


def by_our_server(
    address: str, cookie: str, heard: list[bytes], chunks: Iterator[bytes]
) -> Verdict:
    """The verdict of a server that runs; `heard` is where it puts the messages."""
    heard.clear()
    with Line(address) as line:
        line.socket.sendall(request(address, cookie))
        assert line.head().startswith("HTTP/1.1 101 ")
        for chunk in chunks:
            line.socket.sendall(chunk)
        answer = _read_by_the_library(line.until_the_end())
    found = [event for event in answer.events_received() if isinstance(event, Frame)]
    pongs = tuple(bytes(event.data) for event in found if event.opcode is Opcode.PONG)
    texts = tuple(message.decode() for message in heard)
    assert answer.close_rcvd is not None, "it ends with a goodbye"
    return Verdict(texts, pongs, answer.close_rcvd.code, answer.close_rcvd.reason)


def _read_by_the_library(sent: bytes) -> Protocol:
    client = ClientProtocol(parse_uri("ws://here/"), state=OPEN)
    client.receive_data(sent)
    assert client.parser_exc is None, "the library reads whatever our server sends"
    return client
