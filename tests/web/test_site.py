"""A static site in a real browser: every game in the page, under any path, with no server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from tercet.page.files import CLIENT
from tests.web.acting import CARDS, cards, patiently
from tests.web.acting_alone import PATIENCE_MS, play, take_a_set
from tests.web.conftest import Open
from tests.web.looking import violations
from tests.web.sites import served, write_plain

#: Put before the worker's own code.
NO_MEMORY = """WebAssembly.instantiateStreaming = async () => {
    throw new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory");
};
"""
#: The last entry that this browser keeps, which is taken out of its database, and put back.
TAKE_LAST = """() => new Promise((resolve) => {
    indexedDB.open("tercet").onsuccess = ({ target: { result } }) => {
        const entries = result.transaction("entries", "readwrite").objectStore("entries");
        entries.openCursor(null, "prev").onsuccess = ({ target: { result: last } }) => {
            last.delete().onsuccess = () => resolve(last.value);
        };
    };
})"""
PUT_BACK = """(line) => new Promise((resolve) => {
    indexedDB.open("tercet").onsuccess = ({ target: { result } }) => {
        const writing = result.transaction("entries", "readwrite");
        writing.oncomplete = () => resolve();
        writing.objectStore("entries").add(line);
    };
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    write_plain(folder)
    with served(folder) as address:
        yield address


@pytest.fixture
def address(site: str) -> str:
    return site


def test_a_game_outlives_a_reload_a_crash_and_another_tab(open_page: Open) -> None:
    page = open_page("")
    expect(page.get_by_role("heading", name="Play together")).to_have_count(0)
    play(page)
    expect(page.get_by_text("In this browser", exact=True)).to_be_visible()
    assert violations(page) == []
    take_a_set(page)
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_text("Ada")).not_to_have_count(0)
    told = story.inner_text().splitlines()[-1]
    page.reload()
    expect(page.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    expect(story).to_contain_text(told)

    [worker] = page.workers
    worker.evaluate("setTimeout(() => { throw new Error('crash') })")
    patiently(page, lambda: page.workers != [worker] or None)
    before = story.inner_text()
    take_a_set(page)
    patiently(page, lambda: story.inner_text() != before or None)  # another worker plays on
    expect(story).to_contain_text(told)

    newest = open_page(page.url.partition("/games/tercet/")[2])
    expect(newest.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(CARDS)).not_to_have_count(0)
    expect(newest.get_by_role("button", name="Play here")).to_be_visible()


def test_what_the_tab_before_wrote_last_is_read_before_one_plays_on(open_page: Open) -> None:
    """It may write what it was about to when its table is taken: the newest has read too early."""
    page = open_page("#/game/solitaire")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    lying = cards(page)
    take_a_set(page)
    patiently(page, lambda: cards(page) != lying or None)
    address = page.url.partition("/games/tercet/")[2]
    page.close()

    beside = open_page("#/rules")
    late = beside.evaluate(TAKE_LAST)
    newest = open_page(address)
    expect(newest.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    assert cards(newest) == lying
    beside.evaluate(PUT_BACK, late)
    [worker] = newest.workers
    take_a_set(newest)
    patiently(newest, lambda: newest.workers != [worker] or None)
    expect(newest.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    expect(newest.get_by_role("button", name="Play here")).to_have_count(0)
    lying = cards(newest)
    take_a_set(newest)
    patiently(newest, lambda: cards(newest) != lying or None)
    lying = cards(newest)
    newest.reload()
    expect(newest.locator(CARDS)).not_to_have_count(0, timeout=PATIENCE_MS)
    assert cards(newest) == lying, "what is kept is what was seen"


def test_a_prompt_runs_the_readme_and_reaches_nothing(open_page: Open) -> None:
    frame = (CLIENT / "console.html").read_text()
    assert "default-src 'none'; script-src 'sha256-" in frame, "nothing is ever fetched from there"
    page = open_page("#/rules")
    page.get_by_role("link", name="a Python prompt with the library").click()
    page.get_by_role("button", name="Start Python").click()
    line, said = page.get_by_label("A line of Python"), page.get_by_role("log")
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_enabled(timeout=PATIENCE_MS)
    assert violations(page) == []
    page.get_by_role("button", name="Run example 2").click()
    expect(said).to_contain_text("['Called', 'Taken', 'Dealt']")
    for entered, told in (
        ("import js; js.self.origin", "'null'"),
        ("js.indexedDB.open('tercet')", "SecurityError"),
    ):
        line.fill(entered)
        line.press("Enter")
        expect(said).to_contain_text(told)
    line.fill("while True: pass")
    line.press("Enter")
    expect(page.locator("form label")).to_contain_text("...")  # it may go on
    line.press("Enter")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_enabled(timeout=PATIENCE_MS)


def test_nothing_there_needs_a_server_and_a_browser_without_webassembly_is_told(
    open_page: Open, context: BrowserContext
) -> None:
    context.add_init_script("delete globalThis.WebAssembly")
    page = open_page("")
    for path, there in (
        ("#/settings", page.get_by_role("heading", name="Without a network")),
        ("#/games", page.get_by_role("heading", name="My games")),
        ("#/game/classic", page.get_by_role("button", name="Start the game")),
        ("#/", page.get_by_role("button", name="Play now")),
    ):
        page.evaluate("hash => (location.hash = hash)", path)
        expect(there).to_be_visible()
        for needs in ("account", "seek", "standing", "me", "new?with=friends"):
            expect(page.locator(f'a[href^="#/{needs}"]')).to_have_count(0)
    expect(page.locator("#join-code")).to_have_count(0)
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    told = page.get_by_text("WebAssembly is missing or switched off. Update the browser")
    expect(told).to_be_visible()
    page.get_by_role("link", name="Practice").first.click()
    expect(page.get_by_role("heading", name="Practice").first).to_be_visible()


def test_too_little_memory_is_said_and_tried_again(site: str, context: BrowserContext) -> None:
    def without_memory(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_MEMORY + answer.text())

    context.route("**/assets/python-*.js", without_memory)
    page = context.new_page()
    page.goto(site)
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("There is too little memory to run the rules here.")).to_be_visible(
        timeout=PATIENCE_MS
    )
    context.unroute("**/assets/python-*.js")
    play(page)
