"""The screens of ChipSet and SetUp, each reached as people reach them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tercet.cards import Card, find_sets
from tests.web.betting import (
    gather,
    go_on_until,
    hand_cards,
    laid_cards,
    lay,
    on_turn,
    read,
    safe_card,
)

if TYPE_CHECKING:
    from tests.web.screens import Stage

LIVELY: dict[str, str | bool] = {"Chips everybody pays": "1"}


def chipset(stage: Stage) -> Page:
    """A bet to answer, at a table of four."""
    pages = gather(stage, "ChipSet", "Ben", "Cleo", "Dan", options=LIVELY)
    ada, ben, cleo, dan = pages
    for page in (ben, cleo):
        page.get_by_role("button", name="Check").click()
    dan.get_by_role("button", name="2 chips").click()
    dan.get_by_role("button", name="Bet 2").click()
    expect(ada.get_by_text("Your turn.")).to_be_visible()
    ada.get_by_role("button", name="2 chips").click()
    return ada


def chipset_showdown(stage: Stage) -> Page:
    """The cards are on the table, and somebody has won the pot."""
    pages = gather(stage, "ChipSet", "Ben", "Cleo", options=LIVELY)
    ada, ben, _ = pages
    ben.get_by_role("button", name="3 chips").click()
    ben.get_by_role("button", name="Bet 3").click()
    go_on_until(pages, ada.get_by_role("region", name="How the deal ended"))
    return ada


def chipset_end(stage: Stage) -> Page:
    """The end of a short match, with its last deal."""
    options: dict[str, str | bool] = {
        **LIVELY,
        "Chips for each player": "9",
        "Deals in the match": "3",
    }
    pages = gather(stage, "ChipSet", "Ben", "Cleo", options=options)
    go_on_until(pages, pages[0].locator("#end-heading"))
    expect(pages[0].get_by_role("heading", name="The last deal")).to_be_visible()
    return pages[0]


def setup(stage: Stage) -> Page:
    """One's own turn, with some cards on the table."""
    pages = gather(stage, "SetUp", "Ben", "Cleo", options={"Seconds to look at a card": "0"})
    for _ in range(8):
        _lay_in_turn(pages)
    expect(pages[0].get_by_text("Your turn: lay a card.")).to_be_visible()
    return pages[0]


def setup_challenge(stage: Stage) -> Page:
    """A SET was seen: somebody has to take the table."""
    pages = gather(stage, "SetUp", "Ben", options={"Seconds to look at a card": "0"})
    for _ in range(40):
        layer = _lay_in_turn(pages, careful=False)
        three = _set_with_the_last(pages[0])
        if three:
            other = pages[1] if layer is pages[0] else pages[0]
            for card in three[:2]:
                laid_cards(other).and_(other.locator(f'[data-card="{card}"]')).click()
            break
    expect(pages[0].get_by_role("region", name="The SET that was found")).to_be_visible()
    return pages[0]


def setup_wrong(stage: Stage) -> Page:
    """A challenge that was none, and why."""
    pages = gather(stage, "SetUp", "Ben", options={"Seconds to look at a card": "0"})
    for _ in range(5):
        layer = _lay_in_turn(pages)
    other = pages[1] if layer is pages[0] else pages[0]
    for card in read(laid_cards(other))[:2]:
        laid_cards(other).and_(other.locator(f'[data-card="{card}"]')).click()
    expect(other.get_by_label("The last three cards shown")).to_contain_text("no SET")
    return other


def _lay_in_turn(pages: list[Page], *, careful: bool = True) -> Page:
    """Whoever is in turn lays a card."""
    for _ in range(200):
        for page in pages:
            if on_turn(page):
                before = laid_cards(page).count()
                lay(page, safe_card(page) if careful else read(hand_cards(page))[0])
                for each in pages:
                    expect(laid_cards(each)).to_have_count(before + 1)
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is in turn")


def _set_with_the_last(page: Page) -> list[Card]:
    """The SET that the last card makes: the two others first."""
    lying = read(laid_cards(page))
    for three in find_sets(lying):
        if lying[-1] in three:
            return [*(card for card in three if card is not lying[-1]), lying[-1]]
    return []


SCREENS_BETTING = (chipset, chipset_showdown, chipset_end, setup, setup_challenge, setup_wrong)
