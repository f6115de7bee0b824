"""People with a browser each, and how they meet at a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.acting import CARDS, Options, open_table

_ALL_SEATED: Final = re.compile(r"^(\d) of \1 seats taken")


class Stage:
    """A browser with one context a person; the first is Ada's."""

    def __init__(self, browser: Browser, address: str, how: dict[str, Any]) -> None:
        self.browser, self.address, self._how = browser, address, how
        self.contexts: list[BrowserContext] = []
        #: Told of every new context, so that a test can hear what its pages complain of.
        self.listen: Callable[[BrowserContext], None] = lambda _: None

    def person(self, path: str = "/", remembering: Any = None) -> Page:
        """Somebody with a page of their own: new here, or with what a browser has kept."""
        context = self.browser.new_context(**self._how, storage_state=remembering)
        self.contexts.append(context)
        self.listen(context)
        page = context.new_page()
        page.goto(self.address + path)
        return page

    def follow(self, host: Page, name: str) -> Page:
        """Somebody comes to a table by its link: to sit down, or to watch."""
        page = self.person(host.url.removeprefix(self.address))
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Come to the table").click()
        return page

    @property
    def pages(self) -> list[Page]:
        """Everybody's page, in the order in which they came."""
        return [context.pages[0] for context in self.contexts]

    def close(self) -> None:
        """Everybody goes."""
        for context in self.contexts:
            context.close()


def gather(
    stage: Stage, tile: str, *guests: str, bots: int = 0, options: Options | None = None
) -> list[Page]:
    """Ada opens a table, the others follow the link, and the game begins."""
    host = stage.person("/#/new")
    open_table(host, tile, players=1 + len(guests) + bots, bots=bots, options=options)
    start = host.get_by_role("button", name="Start the game")
    pages = [host]
    if guests:
        expect(start).to_be_visible()
        pages += [stage.follow(host, guest) for guest in guests]
        expect(host.get_by_text(_ALL_SEATED)).to_be_visible()
        start.click()
    for page in pages:
        expect(page.get_by_role("list", name="Players")).to_be_visible()
    return pages


def two_at_a_table(
    stage: Stage, tile: str, cards: int = 12, options: Options | None = None
) -> tuple[Page, Page]:
    """Ada and Ben, with the cards dealt."""
    host, guest = gather(stage, tile, "Ben", options=options)
    for page in (host, guest):
        expect(page.locator(CARDS)).to_have_count(cards)
    return host, guest
