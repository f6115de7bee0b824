"""Today's client continues games that a released version kept in a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.fixtures import VERSIONS
from tests.fixtures.browser import kept
from tests.web.acting import CARDS, patiently
from tests.web.acting_alone import PATIENCE_MS, take_a_set
from tests.web.conftest import Open
from tests.web.sites import served, write_plain

#: Puts what was kept into a browser that has kept nothing yet.
KEEP = """({ localStorage: texts, indexedDB: { name, version, games, entries } }) =>
    new Promise((resolve) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
            opening.result.createObjectStore("games", { keyPath: "id" });
            opening.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
        };
        opening.onsuccess = () => {
            const writing = opening.result.transaction(["games", "entries"], "readwrite");
            for (const row of games) writing.objectStore("games").put(row);
            for (const line of entries) writing.objectStore("entries").put(line);
            writing.oncomplete = () => { opening.result.close(); resolve(); };
        };
    })"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("released")
    write_plain(folder)
    with served(folder) as address:
        yield address


@pytest.fixture
def address(site: str) -> str:
    return site


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_games_and_settings_of_a_released_version_are_there(folder: Path, open_page: Open) -> None:
    found = kept(folder)
    rows = [json.loads(row["text"]) for row in found["indexedDB"]["games"]]
    over = [row for row in rows if row.get("status") == "over"]
    [table] = [
        row["id"]
        for row in rows
        if row.get("status") == "playing" and row["settings"]["game"] == "classic"
    ]
    page = open_page("favicon.svg")  # of the same origin, and without the client
    page.evaluate(KEEP, found)
    page.goto(page.url.replace("favicon.svg", "#/settings"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_label("Touches des cartes")).to_have_value("alphabet")
    page.evaluate("localStorage.setItem('tercet.language', 'en')")
    page.evaluate("localStorage.removeItem('tercet.settings')")  # it asks before cards are sent
    page.reload()
    page.evaluate("location.hash = '#/games'")
    expect(page.locator(".tiles li")).to_have_count(len(over))
    page.evaluate("(table) => { location.hash = `#/t/${table}` }", table)
    expect(page.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    story = page.get_by_role("region", name="Story")
    before = story.inner_text()
    take_a_set(page)
    patiently(page, lambda: story.inner_text() != before or None)
