"""Without a network: what was visited once is there, and an update waits until it is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tercet.games import GAMES
from tests.web.acting import CARDS
from tests.web.acting_alone import PATIENCE_MS, play, take_a_set, until_it_works_offline
from tests.web.serving import Server
from tests.web.sites import served, write_hurried


@pytest.fixture
def browser_context_args() -> dict[str, Any]:
    """A phone, whose browser may keep the page."""
    size = {"width": 390, "height": 844}
    return {"locale": "en", "reduced_motion": "reduce", "viewport": size, "has_touch": True}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("hurried")
    site = write_hurried(folder)
    with served(folder) as address:
        yield address, site


def test_a_first_visit_to_a_server_then_no_network(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto(server.address)
    until_it_works_offline(page)
    context.set_offline(True)
    page.reload()
    play(page)
    expect(page.get_by_text("In this browser", exact=True)).to_be_visible()
    take_a_set(page)
    table = page.url
    for address, heading in (
        ("#/learn", "Learn"),
        ("#/rules", "Rules"),
        ("#/practice", "Practice"),
    ):
        page.goto(f"{server.address}/{address}")
        expect(page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
    page.goto(f"{server.address}/#/puzzle")
    page.get_by_role("button", name="Show the cards").click(timeout=PATIENCE_MS)
    expect(page.locator(CARDS)).to_have_count(12)
    context.set_offline(False)
    page.goto(table)
    expect(page.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    expect(page.get_by_text("In this browser", exact=True)).to_be_visible()


@pytest.mark.campaign
def test_a_whole_game_of_each_kind_without_a_network(
    context: BrowserContext, hurried: tuple[str, Path]
) -> None:
    address, _ = hurried
    page = context.new_page()
    page.goto(address)
    until_it_works_offline(page)
    context.set_offline(True)
    for key in (game.facts.key for game in GAMES):
        page.goto(f"{address}#/game/{key}")
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator("#end-heading")).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{address}#/games")
    expect(page.locator(".tiles li")).to_have_count(len(GAMES))
    page.locator(".tiles li a").first.click()
    expect(page.get_by_role("region", name="Share and keep")).to_be_visible(timeout=PATIENCE_MS)


def test_an_update_is_offered_and_never_forced(
    context: BrowserContext, hurried: tuple[str, Path]
) -> None:
    address, site = hurried
    page = context.new_page()
    page.goto(address)
    until_it_works_offline(page)
    worker, index = site / "sw.js", site / "index.html"
    before = worker.read_text(), index.read_text()
    try:
        worker.write_text(worker.read_text() + "\n// A newer version.")
        page.reload()
        offer = page.get_by_role("button", name="Use it now")
        expect(offer).to_be_visible(timeout=PATIENCE_MS)
        expect(page.get_by_role("heading", name="Tercet")).to_be_visible()
        offer.click()
        expect(offer).to_have_count(0, timeout=PATIENCE_MS)
        expect(page.get_by_role("heading", name="Tercet")).to_be_visible(timeout=PATIENCE_MS)
    finally:
        worker.write_text(before[0])
        index.write_text(before[1])
