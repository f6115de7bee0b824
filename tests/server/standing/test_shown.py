"""A name leads to somebody's figures where they chose so, and tells of nobody else who did not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import finish, in_a_loop
from tests.server.playing import Player, Server, serving
from tests.server.standing.people import account, cookie, rated_table, until_rated


async def told(server: Server, who: Player, path: str) -> Any:
    answer = await server.http.get(f"/api{path}", headers=cookie(who))
    return answer.json()


async def prefer(server: Server, who: Player, **what: bool) -> None:
    answer = await server.http.put("/api/account/preferences", json=what, headers=cookie(who))
    assert answer.is_success, answer.text


@pytest.mark.slow
@in_a_loop
async def test_names_lead_to_figures_that_are_shown_and_tell_of_nobody_else(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = players = [await account(server, name) for name in ("Ada", "Bo")]
        cy = await server.player("Cy")
        table = await rated_table(server, players)
        await finish(table, players)
        await until_rated(ada)

        async def seen() -> tuple[Any, list[Any], Any]:
            standing = await told(server, cy, "/standings/classic")
            at_table = (await told(server, cy, f"/figures?tables=nowhere,{table}"))["tables"]
            hers = await told(server, cy, "/people/Ada/figures")
            lines = [(line["name"], line["shown"]) for line in standing["provisional"]]
            return at_table, lines, hers

        at_table, lines, hers = await seen()
        assert (at_table, lines) == ({}, [(None, False), (None, False)])
        assert hers["code"] == "figures_hidden"

        await prefer(server, ada, figures_shown=True)
        at_table, lines, hers = await seen()
        assert at_table == {table: {"0": "Ada"}}
        assert lines == [(None, False), (None, False)], "in rankings she is not named"
        assert [(row["name"], row["shown"]) for row in hers["opponents"]] == [("", False)]
        assert {row["table"] for row in hers["records"]} == {""}
        own = await told(server, ada, "/me/figures")
        assert [(row["name"], row["shown"]) for row in own["opponents"]] == [("Bo", False)]
        assert {row["table"] for row in own["records"]} == {table}

        assert [(row["game"], row["provisional"]) for row in hers["ratings"]] == [("classic", True)]

        await prefer(server, ada, figures_shown=True, named_in_rankings=True)
        await prefer(server, bo, figures_shown=True)
        at_table, lines, hers = await seen()
        assert at_table == {table: {"0": "Ada", "1": "Bo"}}
        assert lines == [("Ada", True), (None, False)]
        assert [(row["name"], row["shown"]) for row in hers["opponents"]] == [("Bo", True)]
