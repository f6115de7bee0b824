"""What a person does at a table, through the page alone: read the cards, find a SET, touch it."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tercet.cards import DECK, Card, Triple, find_sets
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.texts import Texts

#: Cards that lie on the table; one that is just leaving it is inert.
CARDS: Final = "div:not([inert]) > button[data-card]"
#: The buttons that say that there is no SET, or no more of them.
_NO_SET: Final = re.compile(r"^(None here|Three more cards|Done|One more card)")


@cache
def names(lang: str = "en", edition: str = DEFAULT_EDITION) -> dict[str, Card]:
    """Every card by its spoken name."""
    texts, faces = Texts(lang), find_edition(edition)
    return {texts.say("card-name", **faces.face(card)): card for card in DECK}


def cards(page: Page, edition: str = DEFAULT_EDITION) -> list[Card]:
    """The cards on the table as a screen reader names them."""
    labels: list[str] = page.locator(CARDS).evaluate_all(
        "all => all.map(each => each.ariaLabel.split(',')[0])"
    )
    return [names(edition=edition)[label] for label in labels]


def card(page: Page, which: Card) -> Locator:
    """The button of a card."""
    return page.locator(f'{CARDS}[data-card="{which}"]')


def choose(page: Page, three: Triple | list[Card]) -> None:
    """Touch cards, one after the other."""
    for each in three:
        card(page, each).click()


def not_a_set(lying: list[Card]) -> list[Card]:
    """Three cards on the table that are no SET."""
    sets = {frozenset(three) for three in find_sets(lying)}
    return next(
        [lying[0], lying[1], each]
        for each in lying[2:]
        if frozenset((lying[0], lying[1], each)) not in sets
    )


def play_now(page: Page, name: str) -> None:
    """From the first page to a table with a bot."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(CARDS)).to_have_count(12)


def open_table(
    page: Page,
    tile: str = "SET",
    *,
    name: str = "Ada",
    players: int | None = None,
    bots: int = 0,
    options: dict[str, str | bool] | None = None,
) -> None:
    """Fill the form for a new table as a person would, and open it."""
    page.get_by_role("radio", name=tile, exact=False).first.check()
    page.get_by_role("textbox", name="Your name").fill(name)
    if players is not None:
        _fill_number(page, "Players", players)
        if players > 1:
            _fill_number(page, "Of these, bots", bots)
    if options:
        page.get_by_text("Edition, match and other options").click()
        for label, value in options.items():
            _set_option(page.locator("details").get_by_label(label), value)
    page.get_by_role("button", name="Start the game").or_(
        page.get_by_role("button", name="Open the table")
    ).click()


def _fill_number(page: Page, label: str, value: int) -> None:
    field = page.get_by_role("spinbutton", name=label, exact=True)
    field.fill(str(value))
    field.blur()


def _set_option(field: Locator, value: str | bool) -> None:
    if isinstance(value, bool):
        field.set_checked(value)
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(label=value)
    else:
        field.fill(value)
        field.blur()


def play_out(page: Page, most: int = 400) -> None:
    """Take SETs until the game or the deal is over; where there is none, say so."""
    for _ in range(most):
        if is_over(page):
            return
        take_or_speak(page)
    raise AssertionError("the game does not end")


def is_over(page: Page) -> bool:
    """Whether the game has ended, or a deal of a match."""
    return page.locator("#end-heading, .series .main").is_visible()


def take_or_speak(page: Page) -> None:
    """A SET if one is seen; else what this game has to say about that."""
    found = find_sets(cards(page))
    if found:
        _try(page, found[0])
        return
    press(page, _NO_SET)
    page.wait_for_timeout(60)


def press(page: Page, name: str | re.Pattern[str]) -> bool:
    """Press a button if it is there right now; it may be gone the next moment."""
    found = page.get_by_role("button", name=name)
    return bool(found.evaluate_all("all => all.length > 0 && (all[0].click(), true)"))


def _try(page: Page, three: Triple) -> None:
    """Touch three cards as fast as the page allows; a bot may be faster."""
    page.evaluate(
        """names => {
            for (const name of names) {
                const here = `div:not([inert]) > button[data-card="${name}"]`;
                const button = document.querySelector(here);
                if (button && button.ariaPressed !== "true") button.click();
            }
        }""",
        [str(each) for each in three],
    )
    page.wait_for_function(
        """name => {
            const here = `div:not([inert]) > button[data-card="${name}"][aria-pressed="true"]`;
            const over = document.querySelector("#end-heading, .series .main");
            return over || !document.querySelector(here);
        }""",
        arg=str(three[2]),
    )
