"""On the full screen: a table that waits asks on every page, and leaving says what it costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.terminal.pages.dialogs import Choose
from tercet.terminal.pages.remote import LobbyPage
from tercet.terminal.pages.surroundings import players_text
from tercet.terminal.pages.table import TablePage
from tests.client.scenes import run_scene
from tests.server.playing import eventually, serving
from tests.server.standing.people import last_info
from tests.terminal.awaiting import LIMITS, is_connected, person_called, table_that_waits
from tests.terminal.pages.visiting import come_in, terminal, until


@pytest.mark.slow
def test_a_table_that_waits_asks_and_leaving_it_says_what_it_costs(
    data: Path, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with serving(data, LIMITS) as server:
            ada = await server.player("Ada")
            app, _ = terminal(f"http://{server.address}", tmp_path / "bo.json")
            async with app.run_test(size=(100, 32)) as pilot:
                await come_in(pilot, "Bo")
                await eventually(lambda: is_connected(server, "Bo"))
                who = person_called(server, "Bo"), "Bo"
                await table_that_waits(server, ada, *who)
                await until(pilot, lambda: isinstance(app.screen, Choose))
                await pilot.press("2")  # no
                await until(pilot, lambda: last_info(ada)["seats"][1]["name"] is None)
                await table_that_waits(server, ada, *who)
                await until(pilot, lambda: isinstance(app.screen, Choose))
                await pilot.press("1")  # come
                await until(pilot, lambda: isinstance(app.screen, TablePage))
                page = app.screen
                assert isinstance(page, TablePage)
                await until(pilot, lambda: page.source.view is not None)
                await ada.close()
                await until(pilot, lambda: 0 in page.source.absent)
                shown = players_text(page.state, app.palette, 30).plain
                assert "away, 600 s" in shown or "away, 599 s" in shown
                await until(pilot, lambda: page.source.leaving_costs == "game")
                page._leave()
                await until(pilot, lambda: isinstance(app.screen, Choose))
                await pilot.press("1")  # stay
                await until(pilot, lambda: app.screen is page)
                page._leave()
                await until(pilot, lambda: isinstance(app.screen, Choose))
                await pilot.press("2")
                await until(pilot, lambda: isinstance(app.screen, LobbyPage))

    run_scene(scene())


@pytest.mark.slow
def test_the_question_goes_when_nobody_waits_any_more(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(data, LIMITS) as server:
            ada = await server.player("Ada")
            app, _ = terminal(f"http://{server.address}", tmp_path / "bo.json")
            async with app.run_test(size=(100, 32)) as pilot:
                await come_in(pilot, "Bo")
                await eventually(lambda: is_connected(server, "Bo"))
                table = await table_that_waits(server, ada, person_called(server, "Bo"), "Bo")
                await until(pilot, lambda: isinstance(app.screen, Choose))
                assert (await ada.ask("stop_start", table=table))["is"] == "done"
                await until(pilot, lambda: isinstance(app.screen, LobbyPage))

    run_scene(scene())
