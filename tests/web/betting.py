"""What people do at the tables of ChipSet and SetUp, through the page alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Locator, Page, expect

from tercet.cards import Card, find_sets
from tests.web.acting import CARDS, names, open_table, press

if TYPE_CHECKING:
    from tests.web.screens import Stage

#: In this order: show what there is, and stay in without paying more than needed.
_WORDS: Final = re.compile(r"^(Show|Keep hidden|Check|Call \d|Ready)")


def gather(
    stage: Stage,
    tile: str,
    *guests: str,
    bots: int = 0,
    options: dict[str, str | bool] | None = None,
) -> list[Page]:
    """Ada opens a table, the others follow the link, and the game begins."""
    host = stage.person("/#/new")
    open_table(host, tile, players=1 + len(guests) + bots, bots=bots, options=options)
    pages = [host]
    for guest in guests:
        expect(host.get_by_role("button", name="Start the game")).to_be_visible()
        page = stage.person(host.url.removeprefix(stage.address))
        page.get_by_role("textbox", name="Your name").fill(guest)
        page.get_by_role("button", name="Come to the table").click()
        pages.append(page)
    if guests:
        expect(host.get_by_text(re.compile(r"^(\d) of \1 seats taken"))).to_be_visible()
        host.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.get_by_role("list", name="Players")).to_be_visible()
    return pages


# --- ChipSet ---------------------------------------------------------------------------------


def speak(page: Page) -> bool:
    """Say what keeps the game going, if one is asked; whether anything was said."""
    return press(page, _WORDS)


def go_on_until(pages: list[Page], sight: Locator, most: int = 600) -> None:
    """Everybody speaks when asked, until something is to be seen."""
    for _ in range(most):
        if sight.is_visible():
            return
        for page in pages:
            speak(page)
        pages[0].wait_for_timeout(40)
    raise AssertionError("it does not come to that")


def shown_cards(page: Page, where: str) -> list[Card]:
    """The cards in a list of this name, as a screen reader names them."""
    drawn = page.get_by_role("list", name=where).get_by_role("img")
    labels: list[str] = drawn.evaluate_all("all => all.map(each => each.ariaLabel)")
    return [names()[label] for label in labels]


# --- SetUp -----------------------------------------------------------------------------------


def hand_cards(page: Page) -> Locator:
    """The buttons of one's own hand."""
    return page.get_by_role("group", name="Your hand").locator(CARDS)


def laid_cards(page: Page) -> Locator:
    """The buttons of the cards on the table."""
    return page.get_by_role("group", name="Cards on the table").locator(CARDS)


def read(buttons: Locator) -> list[Card]:
    """Cards by their spoken names."""
    labels: list[str] = buttons.evaluate_all("all => all.map(each => each.ariaLabel.split(',')[0])")
    return [names()[label] for label in labels]


def safe_card(page: Page) -> Card:
    """A card of the hand that makes no SET with those on the table, if there is one."""
    hand, lying = read(hand_cards(page)), read(laid_cards(page))
    known = len(find_sets(lying))
    return next((card for card in hand if len(find_sets([*lying, card])) == known), hand[0])


def lay(page: Page, card: Card) -> None:
    """Lay a card of one's hand."""
    button = hand_cards(page).and_(page.locator(f'[data-card="{card}"]'))
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    expect(button).to_have_count(0)


def on_turn(page: Page) -> bool:
    """Whether one may lay a card now."""
    return hand_cards(page).first.get_attribute("aria-disabled") == "false"
