"""Races on the same pack: an invitation, a ghost that tells nothing too early, and no records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.storage.schema import RESULT
from tests.server.finished import in_a_loop
from tests.server.playing import Clock, Message, Player, Server, a_set, serving
from tests.server.standing.people import cookie, last_info

FORM = {"form": "patience"}


async def alone(server: Server, player: Player, **options: Any) -> str:
    """A solitaire that has begun."""
    asked = {"options": {**FORM, **options}, "public": False}
    table = await server.create(player, "solitaire", 1, **asked)
    await player.join(table)
    await player.ask("sit", table=table)
    await player.ask("start", table=table)
    await player.until(lambda: bool(player.view))
    return table


async def solve(player: Player, table: str, clock: Clock | None = None, most: int = 99) -> None:
    """Take every SET, a second each, and say the word; or only so many."""
    for _ in range(most):
        if player.view["outcome"]:
            return
        if clock is not None:
            clock.ahead += 1
        found = a_set(player.view)
        act = {"act": "take", "cards": found} if found else {"act": "none_here"}
        answer = await player.act(table, act)
        await player.reach(answer["seq"])


async def post(server: Server, player: Player, path: str) -> tuple[int, Message]:
    answer = await server.http.post(path, headers=cookie(player))
    return answer.status_code, answer.json()


async def records(server: Server, player: Player, kind: str = "solitaire-patience") -> Message:
    answer = await server.http.get(f"/api/records/{kind}", headers=cookie(player))
    found: Message = answer.json()
    return found


@pytest.mark.slow
@in_a_loop
async def test_a_friend_races_against_a_ghost_that_tells_only_what_was_seen(data: Path) -> None:
    clock = Clock()
    async with serving(data, clock=clock) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        table = await alone(server, ada)
        dealt = ada.view["table"]
        await solve(ada, table, clock)
        sets = ada.view["sets"]
        assert (await post(server, bo, f"/api/tables/{table}/race"))[0] == 404  # not his
        made = (await post(server, ada, f"/api/tables/{table}/race"))[1]["race"]
        assert (await post(server, ada, f"/api/tables/{table}/race"))[1]["race"] == made
        told = (await server.http.get(f"/api/races/{made}")).text
        assert '"name":"Ada"' in told
        assert table not in told  # whoever knew the table could read its log

        _, info = await post(server, bo, f"/api/races/{made}")
        raced = info["table"]
        assert not info["public"]
        await bo.join(raced)
        await bo.until(lambda: bool(bo.view))
        assert bo.view["table"] == dealt
        await bo.until(lambda: last_info(bo)["race"] is not None)
        race = last_info(bo)["race"]
        assert (race["name"], race["found"]) == ("Ada", [])
        clock.ahead += 3.5  # Ada had found two or three by now, and Bo nothing
        await bo.until(lambda: len(last_info(bo)["race"]["found"]) >= 2)
        assert [find["cards"] for find in last_info(bo)["race"]["found"]] == [[]] * len(
            last_info(bo)["race"]["found"]
        )  # they lie before him, or in the pile
        clock.ahead += 1000
        await bo.until(lambda: len(last_info(bo)["race"]["found"]) == sets)
        assert not any(find["cards"] for find in last_info(bo)["race"]["found"])
        first = a_set(bo.view)
        await solve(bo, raced, most=1)
        told_cards = [find["cards"] for find in bo.told("table")[-1]["info"]["race"]["found"]]
        assert first is None or all(not each or {*each} == {*first} for each in told_cards)
        await solve(bo, raced)
        assert (await records(server, bo))["own"] == []  # arranged
        assert len((await records(server, ada))["own"]) == 1
        log = (await server.http.get(f"/api/tables/{raced}/log")).text
        assert '"piles":[[' in log.splitlines()[0]


@in_a_loop
async def test_the_race_of_somebody_who_has_gone_names_nobody(data: Path) -> None:
    """Neither the link, nor a race that goes on meanwhile, nor one that begins later."""
    async with serving(data) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        table = await alone(server, ada)
        await solve(ada, table)
        race = (await post(server, ada, f"/api/tables/{table}/race"))[1]["race"]
        running = (await post(server, bo, f"/api/races/{race}"))[1]["table"]
        await bo.join(running)
        await bo.until(lambda: (last_info(bo)["race"] or {}).get("name") == "Ada")
        gone = await server.http.post(
            "/api/account/delete", headers=cookie(ada), json={"password": ""}
        )
        assert gone.status_code == 204
        await bo.until(lambda: last_info(bo)["race"]["name"] == "")
        assert (await server.http.get(f"/api/races/{race}")).json()["name"] is None
        later = (await post(server, bo, f"/api/races/{race}"))[1]["table"]
        await bo.join(later)
        await bo.until(lambda: last_info(bo)["table"] == later and last_info(bo)["race"])
        assert last_info(bo)["race"]["name"] == ""


@in_a_loop
async def test_races_that_do_not_exist_or_are_not_offered_are_refused(data: Path) -> None:
    async with serving(data) as server:
        ada = await server.player("Ada")
        table = await alone(server, ada)
        assert (await post(server, ada, f"/api/tables/{table}/race"))[1][
            "code"
        ] == "race_not_offered"
        assert (await post(server, ada, "/api/races/nothing"))[1]["code"] == "race_unknown"
        assert (await server.http.get("/api/races/nothing")).status_code == 400


@pytest.mark.slow
@in_a_loop
async def test_records_are_timed_by_the_server_and_help_sets_none(data: Path) -> None:
    async with serving(data) as server:
        ada = await server.player("Ada")
        helped = await alone(server, ada)
        hint = await ada.ask("hints", table=helped, act={"act": "none_here"})
        assert hint["is"] == "hinted"
        await solve(ada, helped)
        told = await alone(server, ada, tell=True)
        await solve(ada, told)
        given_up = await alone(server, ada)
        await ada.act(given_up, {"act": "stop"})
        assert (await records(server, ada))["own"] == []
        table = await alone(server, ada)
        await solve(ada, table)
        found = await records(server, ada)
        (own,) = found["own"]
        assert found["own_best"] == own
        assert (own["table"], own["score"]) == (table, ada.view["score"])
        assert own["ms"] >= ada.view["ms"]
        (best,) = found["best"]
        assert (best["names"], best["me"], best["table"]) == (["Ada"], True, None)
        assert (await records(server, ada, "solitaire-first"))["own"] == []
        assert server.house.store.column(RESULT.select().with_only_columns(RESULT.c.number)) == [
            *range(1, 5)
        ]
