"""Playing in a page without a server."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, cards, choose, patiently

#: Until Python has started in a page, on a machine that has much else to do.
PATIENCE_MS = 180_000


def play(page: Page) -> None:
    """From the first page to a table with a bot, in the page."""
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(CARDS)).to_have_count(12, timeout=PATIENCE_MS)


def take_a_set(page: Page) -> None:
    """Wait until there is one, and touch it."""
    choose(page, patiently(page, lambda: next(iter(find_sets(cards(page))), None)))
