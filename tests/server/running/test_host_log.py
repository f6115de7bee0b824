"""Logs for the host: one JSON object a line, and never more than a disk can hold."""

from __future__ import annotations

import json
import logging

import pytest

from tercet.server.running.host_log import (
    MOST_SAID,
    MOST_TRACE,
    OF_A_KIND,
    OF_ALL,
    Bounded,
    JsonLines,
)


def record(message: str, *details: object, name: str = "tercet.app") -> logging.LogRecord:
    return logging.LogRecord(name, logging.ERROR, "", 0, message, details, None)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_same_thing_is_said_a_few_times_and_then_now_and_then() -> None:
    clock = Clock()
    bounded = Bounded(clock)
    said = [bounded.filter(record("while answering %s", number)) for number in range(1000)]
    assert sum(said) == OF_A_KIND.burst
    assert bounded.filter(record("something else")), "nothing else is kept back by it"
    clock.now += 1 / OF_A_KIND.per_second
    later = record("while answering %s", "it")
    assert bounded.filter(later)
    line = json.loads(JsonLines().format(later))
    assert line["unsaid"] == 1000 - OF_A_KIND.burst
    assert line["what"] == "while answering it"


def test_where_several_write_into_one_log_each_says_who_it_is() -> None:
    assert json.loads(JsonLines("a-node").format(record("here")))["node"] == "a-node"
    assert "node" not in json.loads(JsonLines().format(record("here")))


def test_what_means_nothing_is_not_said() -> None:
    """What asyncio says whenever a connection with TLS ends."""
    noise = "returning true from eof_received() has no effect when using ssl"
    assert not Bounded(Clock()).filter(record(noise, name="asyncio"))


def test_everything_together_is_bounded_and_so_is_what_is_remembered() -> None:
    clock = Clock()
    bounded = Bounded(clock)
    said = sum(bounded.filter(record(f"number {number}")) for number in range(5000))
    assert said == OF_ALL.burst
    assert len(bounded._kinds) <= 200
    assert len(bounded._unsaid) <= 200
    clock.now += 86_400
    day = sum(bounded.filter(record(f"number {number}")) for number in range(5000))
    assert day == OF_ALL.burst


def test_lines_are_bounded_too() -> None:
    try:
        raise ValueError("x" * 100_000)
    except ValueError as error:
        long = record("at %s", "a" * 100_000)
        long.exc_info = (type(error), error, error.__traceback__)
    line = json.loads(JsonLines().format(long))
    assert len(line["what"]) == MOST_SAID
    assert len(line["trace"]) == MOST_TRACE


@pytest.mark.parametrize("name", ["tercet.app", "uvicorn.error", "asyncio"])
def test_a_line_says_when_how_bad_where_and_what(name: str) -> None:
    line = json.loads(JsonLines().format(record("broken", name=name)))
    assert {*line} == {"at", "level", "from", "what"}
    assert (line["level"], line["from"], line["what"]) == ("error", name, "broken")
