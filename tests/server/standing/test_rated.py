"""Rated tables: who may open one and play there, and what the end changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.storage.standing.recomputing import recompute
from tests.server.finished import finish, in_a_loop
from tests.server.playing import Player, Server, serving
from tests.server.standing.people import account, cookie, rated_table, until_rated


async def opened(server: Server, host: Player, **asked: Any) -> tuple[int, str]:
    """What opening a rated table is answered: the status, and the code of a refusal."""
    body = {"game": "classic", "seats": 2, "rated": True, **asked}
    answer = await server.http.post("/api/tables", json=body, headers=cookie(host))
    return answer.status_code, "" if answer.status_code == 201 else answer.json()["code"]


@pytest.mark.slow
@in_a_loop
async def test_only_accounts_open_rated_tables_by_the_editions_own_options(data: Path) -> None:
    async with serving(data) as server:
        guest, ada = await server.player("Guest"), await account(server, "Ada")
        assert await opened(server, guest) == (409, "rated_account")
        assert await opened(server, ada, options={"penalty": "point"}) == (409, "rated_options")
        assert await opened(server, ada, match={"form": "deals"}) == (409, "rated_options")
        assert await opened(server, ada, seats=1) == (409, "rated_seats")
        assert await opened(server, ada, game="coopset") == (409, "rated_not_offered")
        assert await opened(server, ada, game="solitaire", seats=1) == (409, "rated_not_offered")
        assert await opened(server, ada, options={"penalty": "aside"}) == (201, "")
        assert await opened(server, ada, edition="italian") == (201, "")
        assert len(server.house.rooms) == 2


@in_a_loop
async def test_at_a_rated_table_sit_people_with_accounts_only(data: Path) -> None:
    async with serving(data) as server:
        guest, ada = await server.player("Guest"), await account(server, "Ada")
        table = await server.create(ada, "classic", 3, rated=True)
        for player in (ada, guest):
            await player.join(table)
        assert (await guest.ask("sit", table=table))["code"] == "rated_account"
        assert (await ada.ask("add_bot", table=table, bot="easy"))["code"] == "rated_no_bots"
        await ada.ask("sit", table=table)
        assert (await ada.ask("start", table=table))["code"] == "rated_alone"


@pytest.mark.slow
@in_a_loop
async def test_who_wins_goes_up_and_who_leaves_is_last(data: Path) -> None:
    async with serving(data) as server:
        ada, bo, cy = players = [await account(server, name) for name in ("Ada", "Bo", "Cy")]
        table = await rated_table(server, players)
        await bo.act(table, {"act": "leave"})
        await finish(table, [ada, cy])
        info = await until_rated(ada)
        assert info["counted"]
        first, last, second = info["ratings"]
        assert first["value"] > second["value"] > last["value"]
        assert first["change"] == first["value"] - 1500 > 0 > last["change"]
        assert all(each["provisional"] for each in info["ratings"])

        answer = await server.http.get("/api/standings/classic", headers=cookie(cy))
        standing = answer.json()
        assert [each["name"] for each in standing["provisional"]] == [None, "Cy", None]
        assert [each["me"] for each in standing["provisional"]] == [False, True, False]
        assert standing["best"] == []
        assert standing["me"]["value"] == second["value"]
        assert (await server.http.get("/api/standings/chess")).status_code == 400
        assert recompute(server.house.store).holds


@pytest.mark.slow
@in_a_loop
async def test_results_that_ended_before_a_crash_are_rated_at_the_next_start(data: Path) -> None:
    async with serving(data) as server:
        server.house.rater.catch_up = _never  # type: ignore[method-assign]
        players = [await account(server, name) for name in ("Ada", "Bo")]
        await finish(await rated_table(server, players), players)
    async with serving(data) as server:
        await server.house.rater.catch_up()
        answer = await server.http.get("/api/standings/classic")
        assert len(answer.json()["provisional"]) == 2


async def _never() -> None:
    return
