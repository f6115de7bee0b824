"""Playing in a page without a server."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tercet.cards import Triple, find_sets
from tests.web.acting import CARDS, cards, choose, patiently, press

#: Until Python has started in a page, on a machine that has much else to do.
PATIENCE_MS = 180_000


def play(page: Page) -> None:
    """From the first page to a table with a bot, in the page."""
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(CARDS)).to_have_count(12, timeout=PATIENCE_MS)


def take_a_set(page: Page) -> None:
    """Wait until there is one, and touch it; where none lies there, say so, as the bot will."""

    def look() -> Triple | None:
        found = find_sets(cards(page))
        if not found:
            press(page, "None here")
        return found[0] if found else None

    choose(page, patiently(page, look))


def until_it_works_offline(page: Page) -> None:
    """The sign on the first page promises it."""
    expect(page.get_by_text("Works without a network, too.")).to_be_visible(timeout=PATIENCE_MS)
