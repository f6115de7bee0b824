"""Sixteen clients race for the same SET: one wins, fifteen are too late. The long form:

python -m tests.server.table.racing --races 1000
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from msgspec.structs import replace

from tercet.games import classic
from tests.server.playing import Message, Player, Server, a_set, serving

RACERS = 16
#: The base game is for eight; a race of sixteen is harder on the server.
WIDE = replace(classic.CLASSIC.facts, players=(1, RACERS))


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


def main() -> None:
    """The long form, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=1000)
    count = parser.parse_args().races
    classic.CLASSIC.facts = WIDE

    async def scene() -> None:
        with tempfile.TemporaryDirectory() as directory:
            async with serving(Path(directory)) as server:
                print(dict(await races(server, count)))  # noqa: T201

    asyncio.run(scene())


if __name__ == "__main__":
    main()
