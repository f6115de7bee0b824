"""The short form of `python -m tests.server.people.racing`, and houses that take no care."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Executable, Select

from tercet.server.people.sessions import Sessions, _remember
from tercet.storage.people.persons import changed_person
from tercet.storage.rows import Params, Part, PersonRow
from tests.server.people.racing import race
from tests.server.playing import serving

ROUNDS = 60


@pytest.fixture(autouse=True)
def always_renew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every cookie is old: a session is renewed whenever it may be."""
    monkeypatch.setattr("tercet.server.people.sessions.RENEWED_AFTER_MS", -1)


def raced(data: Path, rounds: int, seed: int, database: str | None = None) -> Any:
    async def scene() -> tuple[list[str], Counter[str]]:
        async with serving(data, database=database) as server:
            return await race(server, rounds, seed)

    return asyncio.run(scene())


@pytest.mark.campaign
def test_whatever_happens_at_once_nobody_gets_lost(data: Path, database: str | None) -> None:
    wrong, answers = raced(data, ROUNDS, 1, database)
    assert wrong == []
    assert answers["done"] > ROUNDS, "most of it is done, not refused"


def rely_on_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts are stored whatever has happened since they were thought of."""
    real = Part.add

    def add(self: Part, statement: Executable, params: Params | None = None) -> Part:
        return self if isinstance(statement, Select) else real(self, statement, params)

    monkeypatch.setattr(Part, "add", add)


def put_back_what_was_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new name is remembered with all that was known when it was asked for."""

    async def rename(self: Any, person: PersonRow, name: str) -> PersonRow:
        held: PersonRow = await self.person(person.id)
        await self._journal.write(changed_person(person.id, {"name": name}))
        named = replace(held, name=name)
        _remember(self._people, person.id, named)
        return named

    monkeypatch.setattr(Sessions, "rename", rename)


@pytest.mark.campaign
@pytest.mark.parametrize("saboteur", [rely_on_nothing, put_back_what_was_held])
def test_a_house_that_takes_no_care_is_caught(
    data: Path, saboteur: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    saboteur(monkeypatch)
    wrong, _ = raced(data, 20 * ROUNDS, 1)
    assert wrong
