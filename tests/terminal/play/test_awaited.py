"""In lines: a table that waits, absent players, what leaving costs, and a deal without a nonce."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.server.table import game
from tercet.terminal.there import Errand
from tests.client.scenes import run_scene
from tests.server.playing import eventually, serving
from tests.server.standing.people import last_info
from tests.terminal.awaiting import LIMITS, is_connected, person_called, table_that_waits
from tests.terminal.play.typing_at import typing


@pytest.mark.slow
def test_who_is_awaited_is_told_and_comes_or_says_no(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(data, LIMITS) as server,
            typing(f"http://{server.address}", tmp_path / "bo", Errand(name="Bo")) as bo,
        ):
            ada = await server.player("Ada")
            await bo.until("No public table is open.")
            await eventually(lambda: is_connected(server, "Bo"))
            who = person_called(server, "Bo"), "Bo"
            await table_that_waits(server, ada, *who)
            await bo.until("Ada waits for you: SET")
            await bo.until("“come” takes you there, and “no” gives up your seat")
            bo.type("no")
            await ada.until(lambda: last_info(ada)["seats"][1]["name"] is None)
            second = await table_that_waits(server, ada, *who)
            await bo.until("Ada waits for you: SET")
            bo.type("come")
            await ada.until(lambda: bool(ada.view))
            assert last_info(ada)["table"] == second
            await ada.close()
            await bo.until("Ada is away and has 600 seconds to come back")
            bo.type("q")
            await bo.until("the others go on without you.\nType q again to leave")
            bo.type("q")
            await bo.until("You have left the table")

    run_scene(scene())


@pytest.mark.slow
def test_a_start_that_waits_is_cancelled_by_a_word(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(data, LIMITS) as server,
            typing(f"http://{server.address}", tmp_path / "bo", Errand(name="Bo")) as bo,
        ):
            ada = await server.player("Ada")
            await eventually(lambda: is_connected(server, "Bo"))
            await table_that_waits(server, ada, person_called(server, "Bo"), "Bo")
            await bo.until("Ada waits for you")
            await ada.ask("depart", table=last_info(ada)["table"])
            bo.type("come")
            await bo.until("The game starts when all players are here")
            bo.type("cancel")
            await bo.until("The host starts the game")

    run_scene(scene())


@pytest.mark.slow
@pytest.mark.parametrize("cheats", [False, True])
def test_a_deal_without_ones_nonce_is_told(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheats: bool
) -> None:
    honest = game.deal

    def deal(settings: Any, seats: Any, *given: Any, **named: Any) -> Any:
        changed = tuple(replace(seat, nonce="0" * 32) for seat in seats)
        return honest(settings, changed if cheats else seats, *given, **named)

    monkeypatch.setattr(game, "deal", deal)

    async def scene() -> None:
        async with serving(data) as server:
            url = f"http://{server.address}"
            async with typing(url, tmp_path / "ada", Errand(name="Ada")) as ada:
                await ada.until("No public table is open.")
                ada.type("new classic", "fixed=s", "seats=2", "open")
                code = (await ada.until(r"Code (\w+)"))[1]
                async with typing(url, tmp_path / "bo", Errand(name="Bo", code=code)) as bo:
                    await ada.until("2 of 2 seats taken")
                    ada.type("start")
                    await asyncio.gather(ada.play_on(), bo.play_on())
                    if cheats:
                        await ada.until("was not dealt with your random number")
                    bo.type("again")
                    ada.type("again")
                    await ada.until("2 of 2 seats taken")
                    printed = ada.screen.getvalue()
                    assert printed.count("was not dealt with your random number") == cheats

    run_scene(scene())
