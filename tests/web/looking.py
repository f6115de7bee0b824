"""What is checked of every page: that everybody can use it, and that it fits the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize

if TYPE_CHECKING:
    from tests.web.stage import Stage

PHONE_SIZE: Final = ViewportSize(width=390, height=844)
#: How a context becomes a phone, and the smallest one that is still in use. Nothing is kept there
#: for times without a network: that would be fetched behind a test's back.
PHONE: Final[dict[str, Any]] = {
    "viewport": PHONE_SIZE,
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
SMALL_PHONE: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 320, "height": 568}}


def examine(page: Page, *screens: str) -> None:
    """As on a phone, by day and by night: nobody is shut out, and nothing sticks out.

    `screens` are those of `tests.web.screens` that this page shows.
    """
    before = page.viewport_size
    page.set_viewport_size(PHONE_SIZE)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], (screens, scheme)
    assert overflow(page) <= 0, screens
    page.set_viewport_size(before or PHONE_SIZE)


#: Notes what is shown for a moment, so that a test need not be quick to see it.
_NOTE_MOMENTS: Final = """
window.moments = [];
new MutationObserver(() => {
    for (const each of document.querySelectorAll(".moment")) {
        if (!moments.includes(each.innerText)) moments.push(each.innerText);
    }
}).observe(document, { childList: true, subtree: true });
"""


def noting(stage: Stage) -> None:
    """From now on, whoever comes notes what is shown for a moment; `moments` reads it."""
    listen = stage.listen

    def listen_and_note(context: BrowserContext) -> None:
        listen(context)
        context.add_init_script(_NOTE_MOMENTS)

    stage.listen = listen_and_note


def moments(page: Page) -> list[str]:
    """What this page has shown for a moment, once there is any."""
    page.wait_for_function("window.moments.length")
    return [text.replace("\n", " ") for text in page.evaluate("window.moments")]


def violations(page: Page) -> list[str]:
    """What axe finds, with the first place of each."""
    # The prompt's frame has no origin and shows nothing: axe would knock there in vain.
    found = Axe().run(page, options={"iframes": False}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def overlapping(found: Locator) -> list[list[int]]:
    """Which of these lie over each other, two by two."""
    pairs: list[list[int]] = found.evaluate_all(
        """all => {
            const boxes = all.map((each) => each.getBoundingClientRect());
            const touch = (a, b) => a.left < b.right && b.left < a.right
                && a.top < b.bottom && b.top < a.bottom;
            return boxes.flatMap((a, i) => boxes.slice(0, i)
                .flatMap((b, j) => touch(a, b) ? [[j, i]] : []));
        }"""
    )
    return pairs


def overflow(page: Page) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
