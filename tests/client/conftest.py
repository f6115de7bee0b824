"""What the tests of the client share with those of the server, and short waits."""

from __future__ import annotations

import pytest

from tercet.client import connection
from tercet.server.table import bots
from tests.server.conftest import cheap_passwords, data

__all__ = ["cheap_passwords", "data"]


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not hesitate, and clients come back at once."""
    monkeypatch.setattr(bots, "PACE", 0.0)
    monkeypatch.setattr(connection, "_FIRST_WAIT_S", 0.01)
    monkeypatch.setattr(connection, "_LONGEST_WAIT_S", 0.2)
