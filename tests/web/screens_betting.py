"""The screens of ChipSet and SetUp, each reached as people reach them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tests.web.acting import Options
from tests.web.betting import (
    AT_ONCE,
    LIVELY,
    go_on_until,
    laid_cards,
    lay_in_turn,
    name_cards,
    rash_card,
    read,
    stay_until,
    two_with_the_last,
)
from tests.web.stage import gather

if TYPE_CHECKING:
    from tests.web.stage import Stage


def chipset(stage: Stage) -> Page:
    """A bet to answer, at a table of four."""
    ada, ben, cleo, dan = gather(stage, "ChipSet", "Ben", "Cleo", "Dan", options=LIVELY)
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
    stay_until(pages, ada.get_by_role("region", name="How the deal ended"))
    return ada


def chipset_end(stage: Stage) -> Page:
    """The end of a short match against a bot, with its last deal."""
    options: Options = {**LIVELY, "Chips for each player": "6", "Deals in the match": "2"}
    (page,) = gather(stage, "ChipSet", bots=1, options=options)
    go_on_until([page], page.locator("#end-heading"))
    expect(page.get_by_role("heading", name="The last deal")).to_be_visible()
    return page


def setup(stage: Stage) -> Page:
    """One's own turn, with some cards on the table."""
    pages = gather(stage, "SetUp", "Ben", "Cleo", options=AT_ONCE)
    for _ in range(8):
        lay_in_turn(pages)
    expect(pages[0].get_by_text("Your turn: lay a card.")).to_be_visible()
    return pages[0]


def setup_challenge(stage: Stage) -> Page:
    """A SET was seen: somebody has to take the table."""
    pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    layer = lay_in_turn(pages)
    while not (two := two_with_the_last(layer)):
        layer = lay_in_turn(pages, rash_card)
    name_cards(_other(pages, layer), *two)
    expect(pages[0].get_by_role("region", name="The SET that was found")).to_be_visible()
    return pages[0]


def setup_wrong(stage: Stage) -> Page:
    """A challenge that was none, and why."""
    pages = gather(stage, "SetUp", "Ben", "Cleo", options=AT_ONCE)
    for _ in range(5):  # Ben, Cleo, Ada, Ben, Cleo
        lay_in_turn(pages)
    ben = pages[1]
    name_cards(ben, *read(laid_cards(ben))[:2])
    expect(ben.get_by_label("The last three cards shown")).to_contain_text("Ben: no SET")
    return ben


def _other(pages: list[Page], layer: Page) -> Page:
    return next(page for page in pages if page is not layer)


SCREENS_BETTING: Final = (chipset, chipset_showdown, setup, setup_challenge, setup_wrong)
