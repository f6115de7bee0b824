"""Bytes that a client may send, right or wrong, and the verdict on them by RFC 6455.

The numbers are sections of the RFC. Where we differ from the `websockets` library on purpose, the
case says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercet.server.wire.frames import BINARY, CLOSE, PING, PONG, TEXT
from tests.server.wire.rfc6455 import MOST, NO_CODE, Verdict, close, frame, more, text

#: How each case ends unless it has ended before: whatever stands here after an error is ignored.
GOODBYE: Final = close(1000, b"done")


def fine(*texts: str | bytes, pongs: tuple[bytes, ...] = ()) -> Verdict:
    """Nothing was wrong: it ends with our goodbye, which comes back."""
    return Verdict(texts, pongs, 1000, "done")


def wrong(code: int, *texts: str, pongs: tuple[bytes, ...] = ()) -> Verdict:
    """After these texts the connection was failed."""
    return Verdict(texts, pongs, code)


PROTOCOL_ERROR, NOT_TEXT, NOT_UTF8, TOO_BIG = (wrong(code) for code in (1002, 1003, 1007, 1009))


@dataclass(frozen=True)
class Case:
    """Bytes, our verdict, and the library's where it is another one on purpose."""

    about: str
    sent: bytes
    verdict: Verdict
    library: Verdict | None = None


EURO = "€".encode()

FRAGMENTS = (
    Case("a text in one frame", text("Hello"), fine("Hello")),
    Case("an empty text", text(""), fine("")),
    Case("several texts", text("a") + text("") + text("b"), fine("a", "", "b")),
    Case("two fragments", text("Hel", last=False) + more("lo", last=True), fine("Hello")),
    Case(
        "five fragments",
        text("H", last=False) + more("e") + more("l") + more("l") + more("o", last=True),
        fine("Hello"),
    ),
    Case(
        "empty fragments",
        text("", last=False) + more("") + more("x") + more("") + more("", last=True),
        fine("x"),
    ),
    Case("only empty ones", text("", last=False) + more("", last=True), fine("")),
    Case(
        "a text after one in fragments",
        text("a", last=False) + more("b", last=True) + text("c"),
        fine("ab", "c"),
    ),
    Case("a continuation of nothing", more("x", last=True), PROTOCOL_ERROR),
    Case("a continuation that goes on, of nothing", more("x"), PROTOCOL_ERROR),
    Case(
        "a continuation after the end",
        text("a", last=False) + more("b", last=True) + more("c", last=True),
        wrong(1002, "ab"),
    ),
    Case("a text within a text", text("a", last=False) + text("b"), PROTOCOL_ERROR),
    Case(
        "another begins within a text",
        text("a", last=False) + text("b", last=False),
        PROTOCOL_ERROR,
    ),
    Case("bytes within a text", text("a", last=False) + frame(BINARY, b"b"), PROTOCOL_ERROR),
    Case(
        "control frames between fragments",
        text("a", last=False)
        + frame(PING, b"1")
        + more("b")
        + frame(PONG, b"2")
        + frame(PING)
        + more("c", last=True),
        fine("abc", pongs=(b"1", b"")),
    ),
    Case(
        "a goodbye between fragments: 5.4 allows it, the library calls the text incomplete",
        text("a", last=False) + close(1001),
        wrong(1001),
        library=PROTOCOL_ERROR,
    ),
)

CONTROL = (
    *(
        Case(
            f"a ping of {size} bytes",
            frame(PING, bytes(range(size))),
            fine(pongs=(bytes(range(size)),)),
        )
        for size in (0, 1, 4, 124, 125)
    ),
    Case("a ping is not text", frame(PING, b"\xff\xfe"), fine(pongs=(b"\xff\xfe",))),
    Case("many pings", frame(PING, b"x") * 50, fine(pongs=(b"x",) * 50)),
    *(
        Case(f"an unasked pong of {size} bytes", frame(PONG, bytes(size)) + text("a"), fine("a"))
        for size in (0, 1, 125)
    ),
    *(
        Case(f"a control frame of 126 bytes: {opcode}", frame(opcode, bytes(126)), PROTOCOL_ERROR)
        for opcode in (CLOSE, PING, PONG)
    ),
    Case(
        "a control frame over the limit: the library looks at the limit first",
        frame(PING, bytes(MOST + 1)),
        PROTOCOL_ERROR,
        library=TOO_BIG,
    ),
    *(
        Case(f"a control frame in fragments: {opcode}", frame(opcode, last=False), PROTOCOL_ERROR)
        for opcode in (CLOSE, PING, PONG)
    ),
)

MASKS = (
    *(
        Case(f"masked with {mask.hex()}", text("Hello, World!", mask=mask), fine("Hello, World!"))
        for mask in (bytes(4), b"\xff" * 4, b"\x00\x00\x00\x01", b"\x80\x00\x00\x00", b"abcd")
    ),
    Case("each its own mask", text("a", mask=b"1234") + text("b", mask=b"4321"), fine("a", "b")),
    *(
        Case(f"no mask: {opcode}", frame(opcode, payload, mask=None), PROTOCOL_ERROR)
        for opcode in (TEXT, PING, PONG)
        for payload in (b"", b"x", b"x" * 100)
    ),
    Case("no mask on a goodbye", frame(CLOSE, b"\x03\xe8", mask=None), PROTOCOL_ERROR),
    Case("no mask on a second frame", text("a") + frame(TEXT, b"b", mask=None), wrong(1002, "a")),
)

RESERVED = (
    *(
        Case(
            f"reserved bits {bits:03b} on {opcode}",
            frame(opcode, b"", reserved=bits),
            PROTOCOL_ERROR,
        )
        for bits in range(1, 8)
        for opcode in (TEXT, PING)
    ),
    *(
        Case(f"reserved opcode {opcode:x}", frame(opcode, b"x"), PROTOCOL_ERROR)
        for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
    ),
    Case(
        "bytes: the protocol is text, and says so before they have come",
        frame(BINARY, b"\x00\xff"),
        NOT_TEXT,
        library=fine(b"\x00\xff"),
    ),
    Case(
        "bytes in fragments",
        frame(BINARY, b"a", last=False) + more("b", last=True),
        NOT_TEXT,
        library=fine(b"ab"),
    ),
)

LENGTHS = (
    *(
        Case(f"a text of {size} bytes", text("x" * size), fine("x" * size))
        for size in (1, 124, 125, 126, 127, 128, 255, 256, MOST - 1, MOST)
    ),
    *(
        Case(
            f"{size} bytes told in {digits}: 5.2 wants as few as will do, the library does not",
            frame(TEXT, b"x" * size, digits=digits),
            PROTOCOL_ERROR,
            library=fine("x" * size),
        )
        for size, digits in ((0, 2), (5, 2), (125, 2), (0, 8), (5, 8), (126, 8), (MOST, 8))
    ),
    Case(
        "the highest bit of eight bytes: 5.2 wants 0, the library finds it too big",
        bytes((0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 1)) + bytes(4),
        PROTOCOL_ERROR,
        library=TOO_BIG,
    ),
    Case("one byte over the limit", text("x" * (MOST + 1)), TOO_BIG),
    Case("far over the limit", text("x" * 70_000), TOO_BIG),
    Case("as far as it goes", bytes((0x81, 0xFF, 0x7F)) + b"\xff" * 7 + bytes(4), TOO_BIG),
    Case(
        "at the limit in fragments",
        text("x" * 4000, last=False) + more("y" * 96, last=True),
        fine("x" * 4000 + "y" * 96),
    ),
    Case(
        "over the limit in fragments",
        text("x" * 4000, last=False) + more("y" * 97, last=True),
        TOO_BIG,
    ),
    Case("a text before one that is too big", text("a") + text("x" * 9999), wrong(1009, "a")),
)

UTF8 = (
    Case("many scripts", text("κόσμε – 日本 – 🂡"), fine("κόσμε – 日本 – 🂡")),
    Case(
        "zero, the last of the plane, the last of all",
        text("\0\uffff\U0010ffff"),
        fine("\0\uffff\U0010ffff"),
    ),
    *(
        Case(
            f"a character cut after {cut} bytes by a border",
            text(EURO[:cut], last=False) + more(EURO[cut:], last=True),
            fine("€"),
        )
        for cut in range(4)
    ),
    Case(
        "a ping within a character",
        text(EURO[:1], last=False) + frame(PING, b"x") + more(EURO[1:], last=True),
        fine("€", pongs=(b"x",)),
    ),
    *(
        Case(f"not UTF-8: {bad.hex()}", text(b"ok " + bad), NOT_UTF8)
        for bad in (
            b"\xff",
            b"\x80",
            b"\xc0\x80",
            b"\xe2\x82",
            b"\xed\xa0\x80",
            b"\xf4\x90\x80\x80",
            b"\xf8\x88\x80\x80\x80",
        )
    ),
    Case(
        "not UTF-8 in the last fragment", text("a", last=False) + more(b"\xff", last=True), NOT_UTF8
    ),
    Case(
        "half a character at the end", text("a", last=False) + more(EURO[:2], last=True), NOT_UTF8
    ),
    Case(
        "halves that do not fit, across a border",
        text(EURO[:2], last=False) + more("a", last=True),
        NOT_UTF8,
    ),
    Case("not UTF-8 after a text", text("fine") + text(b"\xfe"), wrong(1007, "fine")),
)

GOODBYES = (
    Case("no code", close(None), Verdict(code=NO_CODE)),
    *(
        Case(f"code {code}", close(code), wrong(code))
        for code in (1000, 1001, 1002, 1003, *range(1007, 1015), 3000, 3999, 4000, 4999)
    ),
    *(
        Case(f"code {code} is not for the wire", close(code), PROTOCOL_ERROR)
        for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)
    ),
    Case("a reason", close(1000, "adiós".encode()), Verdict(code=1000, reason="adiós")),
    Case("the longest reason", close(1000, b"x" * 123), Verdict(code=1000, reason="x" * 123)),
    Case("half a code", frame(CLOSE, b"\x03"), PROTOCOL_ERROR),
    Case("a reason that is not UTF-8", close(1000, b"\xff"), NOT_UTF8),
    Case("nothing is heard after it", close(1000) + text("late") + frame(PING), wrong(1000)),
    Case("nor is anything found wrong after it", close(1001) + b"\xff" * 20, wrong(1001)),
    Case("a second one is ignored", close(1000) + close(1001), wrong(1000)),
    Case("nothing is heard after an error", more("x") + text("late"), PROTOCOL_ERROR),
)

CASES = (*FRAGMENTS, *CONTROL, *MASKS, *RESERVED, *LENGTHS, *UTF8, *GOODBYES)
