"""How quick and heavy Python in the page is, against its limits: `python -m bench.page`.

A site of plain files at the end of a line of 50 Mbit/s, and Chromium. Somebody who has never been
there opens it and plays at once (cold); then everything is kept, and the page is opened again
(warm). Wall times grow with what else the machine does, so its load is printed, and the warm start
is also told as a share of the cold one of the same run.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bench.web import Figure, show
from tercet.cards import Triple, find_sets
from tests.web.acting import CARDS, cards, choose, open_table, patiently, press
from tests.web.acting_alone import PATIENCE_MS, until_it_works_offline
from tests.web.serving import BROWSER_FLAGS
from tests.web.sites import FOLDER, Quiet, served, write_plain

#: Visits by somebody new; the best counts, because the machine can only add to it.
VISITS: Final = 2
ACTS: Final = 6
#: How many bytes a second the line carries.
LINE: Final = 50_000_000 / 8
#: What a web space sends compressed.
_TEXTS: Final = frozenset((".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest"))
#: What a page tells by itself: when its first card was drawn, by the clock that began with it.
_WATCH_CARD: Final = """new MutationObserver((_, watcher) => {
    if (!document.querySelector("[data-card]")) return;
    watcher.disconnect();
    requestAnimationFrame(() => (window.card = performance.now()));
}).observe(document, { childList: true, subtree: true })"""
#: From the finger on the third card to the frame in which the table is another one.
_WATCH_ACT: Final = """selector => {
    const all = () => [...document.querySelectorAll(selector)];
    const lying = () => all().map(each => each.dataset.card).join();
    let last = 0;
    window.acted = null;
    const touched = event => (last = event.timeStamp);
    addEventListener("click", touched, true);
    const before = lying();
    const look = () => requestAnimationFrame(() => {
        if (lying() === before) return look();
        removeEventListener("click", touched, true);
        window.acted = performance.now() - last;
    });
    look();
}"""


def main() -> None:
    """Measure everything, print it, and fail when a limit does not hold."""
    with _site() as (folder, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(BROWSER_FLAGS)
        )
        visits = [visit(browser, address) for _ in range(VISITS)]
        figures = [*starts(visits), *once(browser, folder, address)]
        browser.close()
    show(figures, "Python in the page")
    sys.exit(0 if all(figure.holds for figure in figures) else 1)


@contextmanager
def _site() -> Iterator[tuple[Path, str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_plain(folder)
        with served(folder, _Line) as address:
            yield folder / FOLDER, address


class _Line(Quiet):
    """Sends files one piece after the other, as fast as the line carries them."""

    _free = Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(16_384):
            with self._free:
                time.sleep(len(piece) / LINE)
            outputfile.write(piece)


def somebody(browser: Browser, **how: Any) -> BrowserContext:
    """A person who has never been here, on a phone's screen and without movement."""
    how |= {"locale": "en", "viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}
    context = browser.new_context(**how)
    context.add_init_script(_WATCH_CARD)
    return context


# --- Starting --------------------------------------------------------------------------------


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """The time to the first card at a first visit, and once everything is kept."""
    context = somebody(browser)
    page = context.new_page()
    page.goto(f"{address}#/game/solitaire")
    cold = first_card(page)
    page.goto(f"{address}#/")
    until_it_works_offline(page)
    page.close()
    page = context.new_page()
    page.goto(f"{address}#/game/solitaire")
    warm = first_card(page)
    context.close()
    return cold, warm


def first_card(page: Page) -> float:
    """Play at once, alone; tells the time from opening the page to its first card."""
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_function("() => window.card", timeout=PATIENCE_MS)
    return float(page.evaluate("window.card"))


def starts(visits: list[tuple[float, float]]) -> list[Figure]:
    """Cold, warm, and the one as a share of the other."""
    cold, warm = (min(times) for times in zip(*visits, strict=True))
    return [
        Figure("first card, first visit", cold, "ms", 10_000),
        Figure("first card, everything kept", warm, "ms", 8000),
        Figure("… as a share of the first visit", warm / cold, "", 1),
    ]


# --- Weight, memory, acts --------------------------------------------------------------------


def once(browser: Browser, folder: Path, address: str) -> list[Figure]:
    """What goes over the wire up to a table, what Python takes, and how soon an act is seen."""
    context = somebody(browser, service_workers="block")  # nothing but what this game needs
    page = context.new_page()
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url))
    page.goto(f"{address}#/new")
    expect(page.get_by_role("link", name="SET", exact=True)).to_be_visible()
    before = resident(browser)
    open_table(page, "SET", players=1)
    expect(page.locator(CARDS)).to_have_count(12, timeout=PATIENCE_MS)
    wire = sum(weight(folder / url.removeprefix(address).partition("#")[0]) for url in asked)
    times = [act(page) for _ in range(ACTS)]
    memory = resident(browser) - before
    context.close()
    return [
        Figure("on the wire up to a table", wire / 1e6, "MB", 7.5),
        Figure("act to screen, median", statistics.median(times), "ms", 100),
        Figure("memory for Python and a game", memory / 1e6, "MB", 200),
    ]


def weight(file: Path) -> int:
    """The bytes of a file as a web space sends it."""
    found = file / "index.html" if file.is_dir() else file
    content = found.read_bytes()
    return len(gzip.compress(content)) if found.suffix in _TEXTS else len(content)


def act(page: Page) -> float:
    """Take a SET; tells the time from the last touch to the next table."""

    def look() -> Triple | None:
        found = find_sets(cards(page))
        if not found:
            press(page, "None here")
        return found[0] if found else None

    found = patiently(page, look)
    page.evaluate(_WATCH_ACT, CARDS)
    choose(page, found)
    page.wait_for_function("() => window.acted")
    return float(page.evaluate("window.acted"))


def resident(browser: Browser) -> int:
    """The memory of the pages' processes, in bytes."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(_own(each["id"]) for each in told if each["type"] == "renderer")


def _own(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("RssAnon:"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    main()
