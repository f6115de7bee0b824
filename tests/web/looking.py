"""What is checked of every page: that everybody can use it, and that it fits the screen."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize

PHONE_SIZE: Final = ViewportSize(width=390, height=844)
#: How a context becomes a phone, and the smallest one that is still in use.
PHONE: Final[dict[str, Any]] = {"viewport": PHONE_SIZE, "has_touch": True, "is_mobile": True}
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


def violations(page: Page) -> list[str]:
    """What axe finds, with the first place of each."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def overflow(page: Page) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
