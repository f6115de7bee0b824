"""The hand-written WebSocket is held to RFC 6455, with the `websockets` library as the judge.

Each case is some bytes and the verdict on them: what is heard, which pings are answered, how it
ends. Our reader, our server and the library must agree; where we differ on purpose, it says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from tercet.server.people.sessions import COOKIE
from tercet.server.wire.conversation import Conversation
from tercet.server.wire.frames import CONTINUED, PING, PONG, TEXT
from tests.server.playing import served_in_a_thread
from tests.server.wire.rfc6455 import (
    KEY,
    Line,
    Verdict,
    by_our_reader,
    by_our_server,
    by_the_library,
    frame,
    request,
    text,
)
from tests.server.wire.rfc6455_cases import CASES, GOODBYE, TOO_BIG, Case

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.about)


def whole(sent: bytes) -> Iterator[bytes]:
    """All at once."""
    yield sent


def byte_by_byte(sent: bytes) -> Iterator[bytes]:
    """One after the other."""
    return (sent[at : at + 1] for at in range(len(sent)))


@every_case
def test_the_library_and_our_reader_agree(case: Case) -> None:
    sent = case.sent + GOODBYE
    for split in (whole, byte_by_byte):
        assert by_our_reader(split(sent)) == case.verdict
        assert by_the_library(split(sent)) == (case.library or case.verdict)


# A server that runs


@dataclass(frozen=True)
class Listening:
    """A server whose conversations only listen."""

    address: str
    cookie: str
    heard: list[bytes]

    def judges(self, chunks: Iterator[bytes]) -> Verdict:
        return by_our_server(self.address, self.cookie, self.heard, chunks)

    def answers(self, sent: bytes) -> str:
        """The head of the answer to a request."""
        with Line(self.address) as line:
            line.socket.sendall(sent)
            return line.head()


@pytest.fixture(scope="module")
def listening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    heard: list[bytes] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Conversation, "hear", lambda _, data: heard.append(data))
        with served_in_a_thread(tmp_path_factory.mktemp("data")) as server:
            answer = httpx.post(f"http://{server.address}/api/session", json={"name": "Ada"})
            yield Listening(server.address, answer.cookies[COOKIE], heard)
            assert server.house.metrics.broken.value == 0


@every_case
def test_our_server_gives_the_same_verdict(listening: Listening, case: Case) -> None:
    sent = case.sent + GOODBYE
    assert listening.judges(whole(sent)) == case.verdict
    if len(sent) < 200:
        assert listening.judges(byte_by_byte(sent)) == case.verdict


@pytest.mark.slow
def test_a_goodbye_reaches_a_client_that_still_sends(listening: Listening) -> None:
    """Closing while something is unread would reset the connection, and lose what was said."""
    big = text("x" * 4_000_000)
    assert listening.judges(big[at : at + 4000] for at in range(0, 400_000, 4000)) == TOO_BIG


@pytest.mark.parametrize(
    ("changes", "status", "header"),
    [
        ({}, "101 Switching Protocols", "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="),
        ({"upgrade": "WebSocket"}, "101", "Upgrade: websocket"),
        ({"connection": "upgrade"}, "101", "Connection: Upgrade"),
        ({"sec_websocket_version": "8"}, "426", "Sec-WebSocket-Version: 13"),
        ({"sec_websocket_version": "13, 8"}, "426", "Sec-WebSocket-Version: 13"),
        ({"sec_websocket_version": None}, "426", "Upgrade: websocket"),
        ({"sec_websocket_key": None}, "400", "Connection: close"),
        ({"sec_websocket_key": ""}, "400", "Connection: close"),
        ({"sec_websocket_key": "dGhlIHNhbXBsZSBub25j"}, "400", "Connection: close"),
        ({"sec_websocket_key": KEY[:-4] + "ZXg="}, "400", "Connection: close"),
        ({"sec_websocket_key": "!" + KEY[1:]}, "400", "Connection: close"),
        ({"sec_websocket_key": "x" * 24}, "400", "Connection: close"),
        ({"host": None}, "400", "Connection: close"),
        # A request that does not ask for a WebSocket is one for a page, which is not there.
        ({"upgrade": None}, "404", ""),
        ({"upgrade": "h2c"}, "404", ""),
        ({"connection": None}, "404", ""),
        ({"connection": "keep-alive"}, "404", ""),
    ],
)
def test_hands_are_shaken_as_the_rfc_says(
    listening: Listening, changes: dict[str, str | None], status: str, header: str
) -> None:
    answer = listening.answers(request(listening.address, listening.cookie, **changes))
    assert answer.startswith(f"HTTP/1.1 {status}")
    assert header in answer


@pytest.mark.parametrize("line", ["Sec-WebSocket-Key: " + KEY, "Sec-WebSocket-Version: 13"])
def test_a_header_that_must_not_come_twice(listening: Listening, line: str) -> None:
    asked = request(listening.address, listening.cookie)
    answer = listening.answers(asked.replace(b"\r\n\r\n", f"\r\n{line}\r\n\r\n".encode()))
    assert answer.startswith("HTTP/1.1 4")


def test_a_cookie_may_come_among_others_in_several_lines(listening: Listening) -> None:
    asked = request(listening.address, listening.cookie)
    assert " 101 " in listening.answers(asked.replace(b"\r\nCookie", b"\r\nCookie: a=b\r\nCookie"))


@pytest.mark.parametrize("first", ["POST /ws HTTP/1.1", "PUT /ws HTTP/1.1", "GET /ws HTTP/1.0"])
def test_only_get_in_http_1_1_leads_to_a_websocket(listening: Listening, first: str) -> None:
    asked = request(listening.address, listening.cookie)
    answer = listening.answers(asked.replace(b"GET /ws HTTP/1.1", first.encode()))
    assert answer.startswith("HTTP/1.1 400" if first.startswith("GET") else "HTTP/1.1 405")


def test_no_extension_and_no_subprotocol_is_agreed_upon(listening: Listening) -> None:
    offers = {
        "sec_websocket_extensions": "permessage-deflate; client_max_window_bits",
        "sec_websocket_protocol": "chat",
    }
    answer = listening.answers(request(listening.address, listening.cookie, **offers))
    assert answer.startswith("HTTP/1.1 101")
    assert "Extensions" not in answer
    assert "Protocol:" not in answer


def test_the_library_accepts_what_we_say_to_its_offer(listening: Listening) -> None:
    key = {"Cookie": f"{COOKIE}={listening.cookie}"}
    listening.heard.clear()
    with connect(f"ws://{listening.address}/ws", additional_headers=key) as client:
        client.send(iter(["Hel", "", "lo"]))  # in fragments
        client.ping(b"x").wait()
        client.close(4321, "so long")
    assert listening.heard == [b"Hello"]
    assert (client.close_code, client.close_reason) == (4321, "so long")


# Anything


#: Characters of one byte, two, three and four.
SAID = st.text(st.sampled_from("\0a é\u07ff€\uffff🂡\U0010ffff"), max_size=90)
CONTROL_FRAMES = st.tuples(st.sampled_from((PING, PONG)), st.binary(max_size=125))


@st.composite
def legal_frames(draw: st.DrawFn) -> bytes:
    """A message in fragments that may cut characters, and control frames between them."""
    said = draw(SAID).encode()
    cuts = sorted(draw(st.lists(st.integers(0, len(said)), max_size=5)))
    parts = [said[start:stop] for start, stop in pairwise([0, *cuts, len(said)])]
    sent = b""
    for number, part in enumerate(parts):
        mask, last = draw(st.binary(min_size=4, max_size=4)), number == len(parts) - 1
        sent += frame(CONTINUED if number else TEXT, part, last=last, mask=mask)
        for opcode, payload in draw(st.lists(CONTROL_FRAMES, max_size=2)):
            sent += frame(opcode, payload, mask=mask)
    return sent


def split_at(sent: bytes, cuts: list[int]) -> list[bytes]:
    """The bytes as a network might bring them."""
    edges = [0, *sorted(cut % (len(sent) + 1) for cut in cuts), len(sent)]
    return [sent[start:stop] for start, stop in pairwise(edges)]


@settings(deadline=None)
@given(st.lists(legal_frames(), max_size=4), st.lists(st.integers(0, 5000), max_size=12))
def test_legal_frames_deliver_the_same_however_they_are_split(
    messages: list[bytes], cuts: list[int]
) -> None:
    sent = b"".join(messages) + GOODBYE
    ours = by_our_reader(split_at(sent, cuts))
    assert ours == by_the_library(split_at(sent, cuts)) == by_the_library([sent])
    assert (len(ours.texts), ours.code) == (len(messages), 1000)


@st.composite
def any_frame(draw: st.DrawFn) -> bytes:
    """Any first byte and any short content; bytes and goodbyes have cases of their own."""
    known = [TEXT, CONTINUED, PING, PONG]
    opcode = draw(st.sampled_from(known * 5 + [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))
    reserved = draw(st.sampled_from([0] * 15 + [1]))
    content = st.one_of(SAID.map(str.encode), st.binary(max_size=125))
    return frame(opcode, draw(content), last=draw(st.booleans()), reserved=reserved)


@settings(deadline=None)
@given(st.lists(any_frame(), max_size=8))
def test_any_frames_get_the_verdict_of_the_library(sent: list[bytes]) -> None:
    assert by_our_reader(sent) == by_the_library(sent)
