"""Without a network: what was visited once is there, and an update waits until it is taken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tercet.games import GAMES
from tests.web.acting import patiently
from tests.web.acting_alone import PATIENCE_MS, until_it_works_offline
from tests.web.sites import Quiet, served, write_hurried

#: Cuts every file of Python short that is kept, but for the list of them; tells how many.
TRUNCATE = """async () => {
    const cache = await caches.open("tercet-python");
    const files = (await cache.keys()).filter(({ url }) => !url.endsWith("index.json"));
    for (const file of files) {
        const answer = await cache.match(file);
        const short = (await answer.arrayBuffer()).slice(0, 5000);
        await cache.put(file, new Response(short, { headers: answer.headers }));
    }
    return files.length;
}"""

#: Whether a service worker is in charge of the page.
KEPT = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)"


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


def test_what_was_kept_broken_is_said_and_fetched_anew(
    context: BrowserContext, hurried: tuple[str, Path]
) -> None:
    address, _ = hurried
    page = context.new_page()
    page.goto(f"{address}#/game/classic")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#end-heading")).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{address}#/games")
    page.locator(".tiles li a").first.click()
    replay = page.get_by_role("region", name="Share and keep")
    expect(replay).to_be_visible(timeout=PATIENCE_MS)
    page.evaluate("location.hash = '#/'")
    until_it_works_offline(page)
    page.go_back()
    assert page.evaluate(TRUNCATE) == 6
    context.set_offline(True)
    page.reload()
    told = page.get_by_text("What is needed to play without a server could not be loaded.")
    expect(told.first).to_be_visible(timeout=PATIENCE_MS)
    context.set_offline(False)
    page.reload()
    expect(replay).to_be_visible(timeout=PATIENCE_MS)


class Stumbling(Quiet):
    """Fails once, for a file that nobody but the service worker asks for at first."""

    stumbled = False

    def do_GET(self) -> None:  # noqa: N802
        if self.path.endswith("console.html") and not Stumbling.stumbled:
            Stumbling.stumbled = True
            self.send_error(503)
        else:
            super().do_GET()


def test_an_install_that_failed_is_tried_again_while_the_page_is_open(
    context: BrowserContext, hurried: tuple[str, Path]
) -> None:
    _, site = hurried
    with served(site.parents[1], Stumbling) as address:
        page = context.new_page()
        page.goto(address)
        patiently(page, lambda: page.evaluate(KEPT) or None)
        assert Stumbling.stumbled
        page.close()


@pytest.mark.campaign
def test_a_whole_game_of_each_kind_and_a_prompt_without_a_network(
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
    use_the_prompt(page, address)


def use_the_prompt(page: Page, address: str) -> None:
    """Plain files have no headers of ours: the service worker takes the frame's origin away."""
    page.goto(f"{address}#/console")
    page.get_by_role("button", name="Start Python").click()
    line, said = page.get_by_label("A line of Python"), page.get_by_role("log")
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_enabled(timeout=PATIENCE_MS)
    for entered, told in (
        ("from tercet.cards import DECK; len(DECK)", "81"),
        ("import js; js.self.origin", "'null'"),
        ("js.indexedDB.open('tercet')", "SecurityError"),
    ):
        line.fill(entered)
        line.press("Enter")
        expect(said).to_contain_text(told)


def test_an_update_is_offered_and_never_forced(
    context: BrowserContext, hurried: tuple[str, Path]
) -> None:
    address, site = hurried
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
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
