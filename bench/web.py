"""How light and quick the browser client is, against its limits: `python -m bench.web`.

A real server and Chromium on this machine. Weights are what is loaded up to the first page and up
to the first table, compressed. Times are the best of several tries, because what else the machine
does can only add to them; tasks are measured in processor time, which does not depend on that. The
load of the machine is printed below.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from tercet.cards import find_sets
from tests.web.acting import CARDS, cards, choose, open_table, play_now
from tests.web.serving import BROWSER_FLAGS, Server

TRIES: Final = 3
#: A frame at sixty a second, and what counts as a long task.
FRAME_MS: Final = 1000 / 60
LONG_MS: Final = 50
_KINDS: Final = (".js", ".css")


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured, its unit, and what it must stay within."""

    name: str
    value: float
    unit: str
    limit: float

    @property
    def holds(self) -> bool:
        """Whether it stays within its limit."""
        return self.value <= self.limit


def main() -> None:
    """Measure everything, print it, and fail when a limit does not hold."""
    data = Path(tempfile.mkdtemp())
    with Server(data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(BROWSER_FLAGS)
        )
        figures = [
            *weights(browser, server.address),
            best("first page drawn", "ms", 1000, lambda: first_paint(browser, server.address)),
            best("… with its words", "ms", 1000, lambda: first_words(browser, server.address)),
            best("click to chosen card", "frames", 1, lambda: clicks(browser, server.address)[0]),
            best("… from the finger", "ms", 50, lambda: clicks(browser, server.address)[1]),
            best("21 cards, longest task", "ms", LONG_MS, lambda: long(browser, server.address)),
        ]
        browser.close()
    shutil.rmtree(data)
    show(figures)
    sys.exit(0 if all(figure.holds for figure in figures) else 1)


def best(name: str, unit: str, limit: float, measure: Callable[[], float]) -> Figure:
    """The best of several tries."""
    return Figure(name, min(measure() for _ in range(TRIES)), unit, limit)


def person(browser: Browser, **how: Any) -> Page:
    """Somebody who has never been here, with movement switched on."""
    given: dict[str, Any] = {"locale": "en", "viewport": {"width": 1280, "height": 800}, **how}
    return browser.new_context(reduced_motion="no-preference", **given).new_page()


# --- Weight ----------------------------------------------------------------------------------


def weights(browser: Browser, address: str) -> list[Figure]:
    """What is loaded, compressed, up to the first page and up to the first table."""
    page, answers = person(browser), list[Response]()
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address, wait_until="networkidle")
    first = _weight(answers)
    play_now(page, "Ada")
    page.wait_for_load_state("networkidle")
    table = _weight(answers)
    page.context.close()
    return [
        Figure("first page, JavaScript and CSS", first, "kB gzip", 100),
        Figure("up to the first table", table, "kB gzip", 120),
    ]


def _weight(answers: list[Response]) -> float:
    files = {each.url: each.body() for each in answers if each.url.endswith(_KINDS) and each.ok}
    return sum(len(gzip.compress(body)) for body in files.values()) / 1000


# --- Time ------------------------------------------------------------------------------------


def first_paint(browser: Browser, address: str) -> float:
    """From the address to the first content drawn, nothing kept from before."""
    page = person(browser)
    page.goto(address)
    drawn = page.evaluate(
        """() => new Promise(done => new PerformanceObserver(list => {
            const found = list.getEntriesByName("first-contentful-paint")[0];
            if (found) done(found.startTime);
        }).observe({ type: "paint", buffered: true }))"""
    )
    page.context.close()
    return float(drawn)


def first_words(browser: Browser, address: str) -> float:
    """From the address to the heading of the first page."""
    page = person(browser)
    page.add_init_script(
        """new MutationObserver((_, watcher) => {
            if (!document.querySelector("h1")) return;
            watcher.disconnect();
            requestAnimationFrame(() => (window.words = performance.now()));
        }).observe(document, { childList: true, subtree: true })"""
    )
    page.goto(address)
    page.wait_for_function("() => window.words")
    drawn = page.evaluate("window.words")
    page.context.close()
    return float(drawn)


def clicks(browser: Browser, address: str) -> tuple[float, float]:
    """The worst of several clicks: frames until the card is chosen, and time to that frame."""
    page = person(browser)
    page.goto(address)
    play_now(page, "Ada")
    page.wait_for_timeout(1000)  # the cards have arrived
    page.evaluate(_WATCH_CLICKS)
    for _ in range(5):
        for place in (0, 1, 1, 0):
            page.locator(CARDS).nth(place).click()
            page.wait_for_timeout(30)
    page.wait_for_timeout(200)
    found: list[dict[str, float]] = page.evaluate("window.clicked")
    assert len(found) == 20, f"{len(found)} clicks were seen"
    page.context.close()
    return max(each["frames"] for each in found), max(each["ms"] for each in found)


#: Count the frames from a click until its card looks chosen, or no longer so.
_WATCH_CLICKS: Final = """() => {
    window.clicked = [];
    addEventListener("click", event => {
        const card = event.target.closest("[data-card]");
        if (!card) return;
        const before = card.ariaPressed;
        let frames = 0;
        const look = () => requestAnimationFrame(() => {
            frames += 1;
            if (card.ariaPressed === before && frames < 30) return look();
            window.clicked.push({ frames, ms: performance.now() - event.timeStamp });
        });
        look();
    }, true);
}"""


def long(browser: Browser, address: str) -> float:
    """The longest task while cards are laid up to 21, a SET is taken, and the rest moves up."""
    page = person(browser)
    page.goto(f"{address}/#/new")
    open_table(page, "SET", players=1)
    expect(page.locator(CARDS)).to_have_count(12)
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=list(_TRACED))
    for count in (15, 18, 21):
        page.get_by_role("button", name="None here").click()
        expect(page.locator(CARDS)).to_have_count(count)
        page.wait_for_timeout(500)
    for _ in range(3):
        choose(page, find_sets(cards(page))[0])
        page.wait_for_timeout(800)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return longest_task(events)


_TRACED: Final = ("toplevel", "disabled-by-default-devtools.timeline", "__metadata")


def longest_task(events: list[dict[str, Any]]) -> float:
    """The processor time of the longest task of a page's own thread, from a trace of Chromium."""
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", event.get("dur", 0)) / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in pages
    ]
    assert tasks, "nothing was traced"
    return float(max(tasks))


def show(figures: list[Figure], title: str = "The browser client") -> None:
    """All figures beside their limits, and what else the machine was doing."""
    load, cores = os.getloadavg()[0], os.cpu_count()
    table = Table(title=title, caption=f"load {load:.1f} on {cores} cores")
    for column, justify in (("", "left"), ("measured", "right"), ("limit", "right"), ("", "left")):
        table.add_column(column, justify=justify)  # type: ignore[arg-type]
    for each in figures:
        verdict = "holds" if each.holds else "FAILS"
        table.add_row(
            each.name,
            f"{each.value:{'.1f' if each.unit else '.2f'}} {each.unit}",
            f"{each.limit:g} {each.unit}",
            verdict,
        )
    Console().print(table)


if __name__ == "__main__":
    main()
