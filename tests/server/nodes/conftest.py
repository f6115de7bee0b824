"""A broker for the tests of several nodes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.nats import Nats


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    broker = Nats()
    broker.start()
    yield broker
    broker.stop()
