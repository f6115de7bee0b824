"""The short form of `python -m tests.server.planted`, and that it catches a server that stops."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.planted import campaign as module
from tests.server.planted import scene
from tests.server.planted.campaign import OneProcess, campaign

pytestmark = pytest.mark.campaign

#: Each of these has stopped a whole server, or a table, by one exception.
ONCE_FATAL = (
    "tercet.server.table.mailbox:Mailbox.cut",
    "tercet.room.game:LiveGame.take_batch",
    "tercet.server.journal:_Once.cut",
    "tercet.server.journal:Journal._begin",
    "tercet.server.journal:Writer.write",
    "tercet.server.guarding.turns:Turns._next_round",
    "tercet.server.workshop:Workshop.do",
)


def test_one_exception_harms_one_table_at_most() -> None:
    verdicts = asyncio.run(campaign(OneProcess(), ONCE_FATAL))
    assert [each.key for each in verdicts if not each.fired] == []
    assert [str(each) for each in verdicts if each.harm] == []


def test_a_server_that_stops_after_an_exception_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name in ((scene, "ACT_S"), (scene, "ACTION_S"), (module, "NEW_S")):
        monkeypatch.setattr(where, name, 6.0)
    monkeypatch.setattr(module, "HEALING", 1)
    (verdict,) = asyncio.run(campaign(OneProcess("fragile"), ONCE_FATAL[:1]))
    assert any(each.startswith("no new table") for each in verdict.harm)
    assert any("stuck" in each and "journal" in each for each in verdict.harm)
