"""Sixteen clients race for the same SET, a thousand times: one wins, fifteen are too late."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.errors import TooLate
from tercet.games import classic
from tests.server.playing import Message, Player, Server, a_set, serving

RACES = 1000
RACERS = 16


@pytest.fixture
def sixteen_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The base game is for eight; a race of sixteen is harder on the server."""
    wide = replace(classic.CLASSIC.facts, players=(1, RACERS))
    monkeypatch.setattr(classic.CLASSIC, "facts", wide)


async def race(table: str, players: list[Player]) -> list[Message] | None:
    """Everybody calls the same SET at once; None when there is none."""
    found = a_set(players[0].view)
    if found is None:
        for player in players:
            await player.act(table, {"act": "none_here"})
        await everybody(players)
        return None
    act = {"act": "call", "cards": found}
    answers = await asyncio.gather(*(player.act(table, act) for player in players))
    await everybody(players)
    return list(answers)


async def everybody(players: list[Player]) -> None:
    """Wait until all have seen the newest entry."""
    newest = max(player.seq for player in players)
    for player in players:
        await player.reach(newest)


async def races(server: Server, count: int) -> Counter[str]:
    """Run races at as many tables as it takes; count the answers."""
    names = [f"R{n}" for n in range(RACERS)]
    match = {"form": "deals", "deals": 100, "pause_ms": 0}
    table, players = await server.table(names, match=match)
    total: Counter[str] = Counter()
    run = 0
    while run < count:
        answers = await race(table, players)
        if answers is not None:
            run += 1
            total.update(verdict(answer) for answer in answers)
            assert sum(answer["is"] == "done" for answer in answers) == 1
        await asyncio.sleep(0)
    scores = [sum(player["wrong"] for player in each.view["table"]["players"]) for each in players]
    assert scores == [0] * RACERS, "being late costs nothing"
    return total


def verdict(answer: Message) -> str:
    """Done, too late, or the code of any other refusal."""
    kind = str(answer.get("kind", answer["is"]))
    return kind if kind in ("done", "too_late") else str(answer["code"])


@pytest.mark.slow
@pytest.mark.rule("BASE-3b")
def test_one_wins_and_the_others_are_too_late(data: Path, sixteen_seats: None) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            total = await races(server, RACES)
            assert total == {"done": RACES, "too_late": RACES * (RACERS - 1)}

    asyncio.run(scene())


def test_a_server_that_punishes_the_late_is_caught(
    data: Path, sixteen_seats: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The saboteur takes what came too late for a wrong call."""
    real = classic.CLASSIC.on_act

    def on_act(state: object, entry: object, seat: int) -> object:
        try:
            return real(state, entry, seat)  # type: ignore[arg-type]
        except TooLate:
            return state, ()

    monkeypatch.setattr(classic.CLASSIC, "on_act", on_act)

    async def scene() -> None:
        async with serving(data) as server:
            with pytest.raises(AssertionError):
                await races(server, 5)

    asyncio.run(scene())
