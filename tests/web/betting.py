"""What people do at the tables of ChipSet and SetUp, through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tercet.cards import Card, find_sets
from tests.web.acting import CARDS, Options, names, patiently, press, until

# --- ChipSet ---------------------------------------------------------------------------------

#: Nothing happens because somebody takes long, but for the question, which always lasts its time.
UNHURRIED: Final[Options] = {
    "Seconds to think about a bet": "600",
    "Seconds that the question": "3",
    "Seconds between two deals": "600",
    "Chips everybody pays": "0",
}
#: The same, and everybody pays a chip before each deal.
LIVELY: Final[Options] = {**UNHURRIED, "Chips everybody pays": "1"}
#: In this order: show what there is, and stay in without paying more than needed.
_STAY: Final = re.compile(r"^(Show|Keep hidden|Check|Call \d)")
#: The same, and on to the next deal.
_STAY_AND_GO_ON: Final = re.compile(rf"{_STAY.pattern}|^Ready")


def stay_until(pages: list[Page], sight: Locator) -> None:
    """Everybody stays in when asked, until something is to be seen in this deal."""
    until(sight, lambda: [press(page, _STAY) for page in pages])


def go_on_until(pages: list[Page], sight: Locator) -> None:
    """Everybody stays in when asked, deal after deal, until something is to be seen."""
    until(sight, lambda: [press(page, _STAY_AND_GO_ON) for page in pages])


def shown_cards(page: Page, where: str) -> list[Card]:
    """The cards in a list of this name, as a screen reader names them."""
    drawn = page.get_by_role("list", name=where).get_by_role("img")
    labels: list[str] = drawn.evaluate_all("all => all.map(each => each.ariaLabel)")
    return [names()[label] for label in labels]


# --- SetUp -----------------------------------------------------------------------------------

#: Nobody has to wait before the next card is laid.
AT_ONCE: Final[Options] = {
    "Seconds to look at a card": "0",
    "Seconds to look at the last card": "1",
}


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


def rash_card(page: Page) -> Card:
    """A card of the hand that does make a SET with those on the table, if there is one."""
    hand, lying = read(hand_cards(page)), read(laid_cards(page))
    known = len(find_sets(lying))
    return next((card for card in hand if len(find_sets([*lying, card])) > known), hand[0])


def two_with_the_last(page: Page) -> list[Card]:
    """Two cards on the table that make a SET with the last one laid, if there are any."""
    lying = read(laid_cards(page))
    found = (three for three in find_sets(lying) if lying[-1] in three)
    return [card for card in next(found, ()) if card is not lying[-1]]


def on_turn(page: Page) -> bool:
    """Whether one may lay a card now; a hand that has just been emptied may not."""
    return bool(hand_cards(page).evaluate_all("all => all[0]?.ariaDisabled === 'false'"))


def lay(page: Page, card: Card) -> None:
    """Lay a card of one's hand."""
    button = hand_cards(page).and_(page.locator(f'[data-card="{card}"]'))
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    expect(button).to_have_count(0)


def lay_in_turn(pages: list[Page], choice: Callable[[Page], Card] = safe_card) -> Page:
    """Whoever is in turn lays a card, and all see it; who that was."""
    page = patiently(pages[0], lambda: next(filter(on_turn, pages), None))
    before = laid_cards(page).count()
    lay(page, choice(page))
    for each in pages:
        expect(laid_cards(each)).to_have_count(before + 1)
    return page


def name_cards(page: Page, *cards: Card) -> None:
    """Touch cards on the table, as those that make a SET with the last one."""
    for card in cards:
        laid_cards(page).and_(page.locator(f'[data-card="{card}"]')).click()
