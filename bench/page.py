"""How quick and heavy Python in the page is, against its limits: `python -m bench.page`.

A site of plain files at the end of a line of 50 Mbit/s, and Chromium with a folder of its own, as
people have it. Somebody who has never been there opens it and plays at once (cold); then everything
is kept, and the page is opened again (warm), and once more, when the browser has kept its machine
code, too. Wall times grow with what else the machine does, so its load is printed, and each start
is told in processor time, too.
"""

from __future__ import annotations

import gzip
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, expect, sync_playwright

from bench.web import Figure, show
from tercet.cards import Triple, find_sets
from tests.web.acting import CARDS, cards, choose, open_table, patiently, press
from tests.web.acting_alone import PATIENCE_MS, until_it_works_offline
from tests.web.serving import BROWSER_FLAGS
from tests.web.sites import FOLDER, Quiet, served, write_plain

#: Visits by somebody new; the best counts, because the machine can only add to it.
VISITS: Final = 2
ACTS: Final = 6
#: Until the browser has written down what it has compiled; it does so when it has time.
SETTLED_MS: Final = 4000
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
        visits = [visit(playwright, address) for _ in range(VISITS)]
        figures = [*starts(visits), *once(playwright, folder, address)]
    show(figures, f"Python in the page, load {os.getloadavg()[0]:.1f}")
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


@contextmanager
def somebody(playwright: Playwright, **how: Any) -> Iterator[BrowserContext]:
    """A person who has never been here, on a phone's screen and without movement."""
    how |= {"locale": "en", "viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=shutil.which("chromium"), args=list(BROWSER_FLAGS), **how
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(_WATCH_CARD)
        yield context
        context.close()


# --- Starting --------------------------------------------------------------------------------


class Start(NamedTuple):
    """The milliseconds from opening a page to its first card, by the clock and of the processor."""

    clock: float
    processor: float


def visit(playwright: Playwright, address: str) -> tuple[Start, Start, Start]:
    """A start at a first visit, once everything is kept, and once it is compiled, too."""
    with somebody(playwright) as context:
        page, cold = first_card(context, address)
        page.goto(f"{address}#/")
        until_it_works_offline(page)
        page.close()
        page, warm = first_card(context, address)
        page.wait_for_timeout(SETTLED_MS)
        page.close()
        _, again = first_card(context, address)
    return cold, warm, again


def first_card(context: BrowserContext, address: str) -> tuple[Page, Start]:
    """Open a page and play at once, alone."""
    page = context.new_page()
    before = processor_ms()
    page.goto(f"{address}#/game/solitaire")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_function("() => window.card", polling=20)
    return page, Start(float(page.evaluate("window.card")), processor_ms() - before)


def starts(visits: list[tuple[Start, Start, Start]]) -> list[Figure]:
    """The best of each, by the clock and of the processor."""
    names = ("first visit", "everything kept", "kept and compiled")
    limits = ((10_000, 6000), (8000, 6000), (6000, 4000))
    return [
        Figure(f"first card, {name}{of}", min(start[at] for start in times), "ms", limit[at])
        for name, times, limit in zip(names, zip(*visits, strict=True), limits, strict=True)
        for at, of in enumerate(("", ", processor"))
    ]


# --- Weight, memory, acts --------------------------------------------------------------------


def once(playwright: Playwright, folder: Path, address: str) -> list[Figure]:
    """What goes over the wire up to a table, what Python takes, and how soon an act is seen."""
    # Without a service worker: nothing but what this game needs.
    with somebody(playwright, service_workers="block") as context:
        page = context.new_page()
        asked: set[str] = set()
        context.on("request", lambda request: asked.add(request.url))
        page.goto(f"{address}#/new")
        expect(page.get_by_role("link", name="SET", exact=True)).to_be_visible()
        before = resident()
        open_table(page, "SET", players=1)
        expect(page.locator(CARDS)).to_have_count(12, timeout=PATIENCE_MS)
        wire = sum(weight(folder / url.removeprefix(address).partition("#")[0]) for url in asked)
        times = [act(page) for _ in range(ACTS)]
        memory = resident() - before
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


# --- The processes of the pages --------------------------------------------------------------


def resident() -> int:
    """Their memory, in bytes."""
    lines = (path.joinpath("status").read_text("ascii").splitlines() for path in _pages())
    own = (line for status in lines for line in status if line.startswith("RssAnon:"))
    return sum(int(line.split()[1]) * 1024 for line in own)


def processor_ms() -> float:
    """The processor time that they have taken."""
    ticks = sum(sum(map(int, _stat(path)[11:13])) for path in _pages())
    return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def _pages() -> list[Path]:
    """The processes of Chromium that show pages, among the descendants of this one."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            parents[path] = int(_stat(path)[1])
    ours, size = {os.getpid()}, 0
    while size < len(ours):
        size = len(ours)
        ours |= {int(path.name) for path, parent in parents.items() if parent in ours}
    return [path for path in parents if int(path.name) in ours and _shows_pages(path)]


def _stat(path: Path) -> list[str]:
    return path.joinpath("stat").read_text().rpartition(")")[2].split()


def _shows_pages(path: Path) -> bool:
    return b"--type=renderer" in path.joinpath("cmdline").read_bytes()


if __name__ == "__main__":
    main()
