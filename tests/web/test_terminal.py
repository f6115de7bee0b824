"""A friend in the browser and two in terminals, at one table of one server, to the end."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from tercet.engine.events import Outcome
from tercet.terminal.pages.table import TablePage
from tercet.terminal.there import Errand
from tests.terminal.pages.visiting import come_in, play_on, terminal, until
from tests.terminal.play.typing_at import typing
from tests.web.acting import OVER, open_table, patiently, take_or_speak
from tests.web.acting import until as until_shown
from tests.web.stage import Stage


def test_two_terminals_and_a_browser_finish_a_game_together(stage: Stage, tmp_path: Path) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET for beginners", players=3)
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    shown = threading.Event()
    with ThreadPoolExecutor(1) as apart:
        played = apart.submit(asyncio.run, play_there(stage.address, host.url, tmp_path, shown))
        expect(host.get_by_text("3 of 3 seats taken")).to_be_visible(timeout=60_000)
        patiently(host, lambda: shown.is_set() or played.done() or None)
        host.get_by_role("button", name="Start the game").click()
        until_shown(host.locator(OVER), lambda: take_or_speak(host))
        outcome = played.result()  # each of them has patience of its own
    assert len(outcome.scores) == 3
    for name in ("Bo", "Cy"):
        expect(host.get_by_text(name, exact=True).first).to_be_visible()


async def play_there(server: str, link: str, folder: Path, shown: threading.Event) -> Outcome:
    """One on the full screen, which tells when it shows the table, and one in lines."""
    outcome, _ = await asyncio.gather(
        join_and_play(server, link, folder, shown), play_in_lines(server, link, folder)
    )
    return outcome


async def play_in_lines(server: str, link: str, folder: Path) -> None:
    """Read what is printed, and type numbers."""
    async with typing(server, folder / "lines.json", Errand(name="Cy", code=link)) as cy:
        await cy.play_on()


async def join_and_play(server: str, link: str, folder: Path, shown: threading.Event) -> Outcome:
    """Come by the link that the host would send, and play by keys."""
    app, _ = terminal(server, folder / "papers.json", link)
    async with app.run_test(size=(80, 24)) as pilot:
        await come_in(pilot, "Bo")
        await until(pilot, lambda: isinstance(app.screen, TablePage))
        page = app.screen
        assert isinstance(page, TablePage)
        shown.set()
        await until(pilot, lambda: page.source.view is not None)
        return await play_on(pilot, page, None)
