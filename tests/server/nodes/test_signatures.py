"""Signatures alone: what is accepted, and what is not."""

from __future__ import annotations

import pytest

from tercet.server.nodes.signatures import WINDOW_US, BadSignature, Signatures
from tests.server.nodes.forging import trust_everybody

SUBJECT, DATA = "tercet.house.node.n2", b"what is said"
NOW = 1_800_000_000_000_000


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


def pair(clock: Clock, key: bytes = b"key") -> tuple[Signatures, Signatures]:
    return Signatures(key, "n1", clock), Signatures(b"key", "n2", clock)


def test_a_signed_message_is_accepted_and_names_its_sender() -> None:
    ours, theirs = pair(Clock())
    headers = ours.headers(SUBJECT, DATA)
    assert headers.startswith(b"NATS/1.0\r\n")
    assert theirs.check_headers(SUBJECT.encode(), headers, DATA) == "n1"


def forged(value: bytes) -> dict[str, tuple[bytes, bytes | None, bytes]]:
    sender, stamp, mac = value.split(b" ")
    later = b"%d" % (int(stamp) + 1)
    subject = SUBJECT.encode()
    return {
        "unsigned": (subject, None, DATA),
        "empty": (subject, b"", DATA),
        "other payload": (subject, value, DATA + b"!"),
        "other subject": (b"tercet.house.node.n3", value, DATA),
        "other sender": (subject, b" ".join((b"n3", stamp, mac)), DATA),
        "other time": (subject, b" ".join((sender, later, mac)), DATA),
        "no MAC": (subject, b" ".join((sender, stamp)), DATA),
        "moved border": (subject + b"\n" + value.partition(b" ")[0], value, DATA),
    }


KINDS = sorted(forged(b"n1 1 00"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_forged_message_is_refused(kind: str) -> None:
    ours, theirs = pair(Clock())
    subject, value, data = forged(ours.value(SUBJECT, DATA))[kind]
    with pytest.raises(BadSignature):
        theirs.check(subject, value, data)


def test_another_database_has_another_key() -> None:
    ours, theirs = pair(Clock(), b"another key")
    with pytest.raises(BadSignature, match="wrong"):
        theirs.check(SUBJECT.encode(), ours.value(SUBJECT, DATA), DATA)


def test_a_message_is_accepted_once_and_earlier_ones_never_after_it() -> None:
    ours, theirs = pair(Clock())
    first, second = (ours.value(SUBJECT, DATA) for _ in range(2))
    assert first != second, "the clock stood still, and the time stamps differ"
    assert theirs.check(SUBJECT.encode(), second, DATA) == "n1"
    for again in (first, second):
        with pytest.raises(BadSignature, match="before"):
            theirs.check(SUBJECT.encode(), again, DATA)


def test_subjects_do_not_disturb_each_other() -> None:
    """Questions wait in a queue of the library, and parcels do not."""
    ours, theirs = pair(Clock())
    question = ours.value("ask", DATA)
    assert theirs.check(SUBJECT.encode(), ours.value(SUBJECT, DATA), DATA) == "n1"
    assert theirs.check(b"ask", question, DATA) == "n1"


@pytest.mark.parametrize("late", [WINDOW_US + 1, -WINDOW_US - 1])
def test_a_node_that_has_just_started_refuses_what_was_recorded_before(late: int) -> None:
    clock = Clock()
    ours, theirs = pair(clock)
    value = ours.value(SUBJECT, DATA)
    clock.now += late
    with pytest.raises(BadSignature, match="not of now"):
        theirs.check(SUBJECT.encode(), value, DATA)


def test_a_clock_that_is_put_back_stops_nobody() -> None:
    """The database has moved to a machine with another clock."""
    clock = Clock()
    ours, theirs = pair(clock)
    theirs.check(SUBJECT.encode(), ours.value(SUBJECT, DATA), DATA)
    clock.now -= 3_600_000_000
    assert theirs.check(SUBJECT.encode(), ours.value(SUBJECT, DATA), DATA) == "n1"


def test_what_is_remembered_of_senders_is_bounded() -> None:
    clock = Clock()
    theirs = Signatures(b"key", "n2", clock)
    for number in range(2000):
        clock.now += 100_000
        ours = Signatures(b"key", f"n{number}", clock)
        theirs.check(SUBJECT.encode(), ours.value(SUBJECT, DATA), DATA)
    assert len(theirs._last_heard) < 1000


def test_unsigned_messages_are_accepted_with_the_switch_only_and_forged_ones_never() -> None:
    clock = Clock()
    ours, _ = pair(clock)
    lenient = Signatures(b"key", "n2", clock, accept_unsigned=True)
    assert lenient.check_headers(SUBJECT.encode(), None, DATA) is None
    with pytest.raises(BadSignature, match="wrong"):
        lenient.check(SUBJECT.encode(), ours.value(SUBJECT, DATA), DATA + b"!")


def test_a_saboteur_who_trusts_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    trust_everybody(monkeypatch.setattr)
    for kind in KINDS:
        with pytest.raises(pytest.fail.Exception):
            test_a_forged_message_is_refused(kind)
