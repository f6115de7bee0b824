"""What is checked of every page: that everybody can use it, and that it fits the screen."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page


def violations(page: Page) -> list[str]:
    """What axe finds, with the first place of each."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def overflow(page: Page) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
