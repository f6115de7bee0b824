"""Playing back: any stretch of a game, and no entry twice for those who read on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tercet.engine.acts import Timeout
from tercet.errors import Unreadable
from tercet.replay import log_replay
from tercet.replay.log_replay import LogReplay
from tests.server.finished import played_by_chance


@pytest.mark.parametrize("game", ["classic", "twenty", "chipset"])
def test_any_stretch_is_part_of_the_whole(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_replay, "EVERY", 10)
    table = played_by_chance(game, 3)
    whole = list(LogReplay(table.log()).moments(0, table.seq + 1))
    assert [step for step, _ in whole] == table.steps
    assert whole[-1][1] == table.state
    played = LogReplay(table.log())
    for first in (*range(45, 0, -1), 0, table.seq):
        for many in (1, 12):
            assert list(played.moments(first, first + many)) == whole[first : first + many]


def test_nothing_is_played_twice_by_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_replay, "EVERY", 20)
    table, applied = played_by_chance("chipset", 3), list[int]()
    played, apply = LogReplay(table.log()), table.game.apply

    def counted(state: Any, entry: Any) -> Any:
        applied.append(entry.seq)
        return apply(state, entry)

    monkeypatch.setattr(played.game, "apply", counted)
    for first in range(0, table.seq + 1, 20):
        list(played.moments(first, min(first + 20, table.seq + 1)))
    assert applied == list(range(1, table.seq + 1))
    applied.clear()
    list(played.moments(60, 80))
    assert applied == list(range(60, 80))


def test_a_log_with_a_missing_entry_or_time_that_runs_backwards_is_refused() -> None:
    log = played_by_chance("classic", 3).log()
    first, second, *rest = log.entries
    for entries, code in (
        ((first, *rest), "log_entry_missing"),
        ((replace(first, at=second.at + 1), second, *rest), "time_backwards"),
        ((replace(first, act=Timeout("none")), second, *rest), "log_entry_refused"),
    ):
        with pytest.raises(Unreadable, match=code):
            list(LogReplay(replace(log, entries=entries)).moments(0, len(entries) + 1))
