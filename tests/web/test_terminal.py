"""A friend in the browser and one in a terminal, at one table of one server, to the end."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from tercet.engine.events import Outcome
from tercet.terminal.pages.table import TablePage
from tests.terminal.pages.visiting import come_in, play_on, terminal, until
from tests.web.acting import OVER, open_table, take_or_speak
from tests.web.acting import until as until_shown
from tests.web.stage import Stage


def test_a_terminal_and_a_browser_finish_a_game_together(stage: Stage, tmp_path: Path) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET for beginners", players=2)
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    with ThreadPoolExecutor(1) as apart:
        played = apart.submit(asyncio.run, join_and_play(stage.address, host.url, tmp_path))
        expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
        host.get_by_role("button", name="Start the game").click()
        until_shown(host.locator(OVER), lambda: take_or_speak(host))
        outcome = played.result(60)
    assert len(outcome.scores) == 2
    expect(host.get_by_text("Bo", exact=True).first).to_be_visible()


async def join_and_play(server: str, link: str, folder: Path) -> Outcome:
    """Come by the link that the host would send, and play by keys."""
    app, _ = terminal(server, folder / "papers.json", link)
    async with app.run_test(size=(80, 24)) as pilot:
        await come_in(pilot, "Bo")
        await until(pilot, lambda: isinstance(app.screen, TablePage))
        page = app.screen
        assert isinstance(page, TablePage)
        await until(pilot, lambda: page.source.view is not None)
        return await play_on(pilot, page, None)
