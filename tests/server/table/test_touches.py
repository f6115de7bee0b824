"""Partners see fingers: told to this table alone, bounded, gone with the connection."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tercet.server.guarding.limits import Limits, Rate
from tests.server.playing import Clock, Player, serving


def touched(player: Player) -> list[tuple[int, list[str]]]:
    return [(news["seat"], news["cards"]) for news in player.told("touched")]


def test_partners_and_spectators_see_fingers_and_nobody_else_does(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"], "coopset")
            _, (elsewhere,) = await server.table(["Cy"], "coopset")
            watcher = await server.player("Di")
            await watcher.join(table)
            seen = ada.seq
            assert (await ada.ask("touch", table=table, cards=["1rso", "2rso"]))["is"] == "done"
            for other in (bo, watcher):
                await other.until(lambda other=other: touched(other) == [(0, ["1rso", "2rso"])])  # type: ignore[misc]
            assert (touched(ada), touched(elsewhere)) == ([], [])
            assert (ada.seq, ada.told("steps")[1:]) == (seen, []), "it is presence, not an act"
            await ada.close()
            await bo.until(lambda: touched(bo)[-1] == (0, []))

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (["1rso", "1rso"], "card_doubled"),
        (["1rso", "2rso", "3rso", "1gso"], None),
        (["nono"], None),
        (["1rso" * 50], None),
        ("1rso", None),
        ([["1rso"]], None),
    ],
)
def test_fingers_are_on_three_different_cards_at_most(
    data: Path, cards: Any, code: str | None
) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"], "coopset")
            answer = await ada.ask("touch", table=table, cards=cards)
            assert (answer["is"], answer["kind"]) == ("error", "unreadable")
            assert code is None or answer["code"] == code
            await bo.ask("ping")
            assert touched(bo) == []

    asyncio.run(scene())


def test_other_games_share_nothing_and_who_watches_touches_nothing(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"], "classic")
            refused = await ada.ask("touch", table=table, cards=["1rso"])
            assert refused["code"] == "touch_unshared"
            team, _ = await server.table(["Cy", "Di"], "coopset")
            await ada.join(team)
            assert (await ada.ask("touch", table=team, cards=["1rso"]))["is"] == "error"
            await bo.ask("ping")
            assert touched(bo) == []

    asyncio.run(scene())


@pytest.mark.slow
def test_fingers_are_bounded_a_second(data: Path) -> None:
    async def scene() -> None:
        clock, limits = Clock(), Limits(touches_per_person=Rate(4, 2))
        async with serving(data, limits, clock=clock) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"], "coopset")
            codes = [(await ada.ask("touch", table=table, cards=[])).get("code") for _ in range(3)]
            assert codes == [None, None, "too_fast"]
            await bo.ask("ping")
            assert len(touched(bo)) == 2

    asyncio.run(scene())
