"""What a person does at a table, through the page alone: read the cards, find a SET, touch it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, TypeVar

from playwright.sync_api import Locator, Page, expect

from tercet.cards import DECK, Card, Triple, find_sets
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.words.texts import Texts

T = TypeVar("T")
Options = dict[str, str | bool]

#: Cards that lie on the table; one that is just being taken is marked, one that leaves is inert.
CARDS: Final = "div:not([inert]) > button[data-card]:not(.going)"
#: Seen when the game has ended, or a deal of a match.
OVER: Final = "#end-heading, .series .main"
#: What opens the options of a new table.
_MORE: Final = "Players, edition, match and other options"
#: The forms of a solitaire stand as buttons on its page.
FORM: Final = "Form"
#: The buttons that say that there is no SET, or no more of them.
_NO_SET: Final = re.compile(r"^(None here|Done|One more card|Really\?)")


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


def choose(page: Page, chosen: Iterable[Card]) -> None:
    """Touch cards, one after the other."""
    for each in chosen:
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
    options: Options | None = None,
) -> None:
    """Fill the form for a new table as a person would, and open it."""
    page.get_by_role("link", name=tile, exact=True).click()
    page.get_by_role("textbox", name="Your name").fill(name)
    if players is not None or options:
        page.get_by_text(_MORE).click()
    if players is not None:
        _fill_number(page, "Players", players)
        if players > 1:
            _fill_number(page, "Of these, bots", bots)
    for label, value in (options or {}).items():
        if label == FORM:
            page.get_by_role("radio", name=str(value)).check()
        else:
            _set_option(page.locator("details").get_by_label(label), value)
    page.get_by_role("button", name="Start the game").or_(
        page.get_by_role("button", name="Open the table")
    ).click()


def open_by_keyboard(page: Page, options: Options | None = None) -> None:
    """Fill the form for the game that is chosen there and open the table, by keys alone."""
    page.get_by_role("textbox", name="Your name").focus()
    page.keyboard.type("Ada")
    if options:
        page.get_by_text(_MORE).focus()
        page.keyboard.press("Enter")
    for label, value in (options or {}).items():
        page.locator("details").get_by_label(label).focus()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(str(value))
    page.get_by_role("textbox", name="Your name").focus()
    page.keyboard.press("Enter")


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


def patiently(page: Page, ask: Callable[[], T | None], *, seconds: int = 300) -> T:
    """Ask until there is an answer; a slow machine gets its time."""
    end = time.monotonic() + seconds
    while (answer := ask()) is None:
        assert time.monotonic() < end, "it never comes to that"
        page.wait_for_timeout(20)
    return answer


def comes_to_show(page: Page, lying: Iterable[Card | str]) -> None:
    """Wait until just these cards lie on the table, in this order."""
    wanted = [str(card) for card in lying]
    patiently(page, lambda: [str(card) for card in cards(page)] == wanted or None, seconds=30)


def until(sight: Locator, step: Callable[[], object]) -> None:
    """One step after the other, until something is to be seen."""

    def look() -> bool | None:
        if sight.is_visible():
            return True
        step()
        return None

    patiently(sight.page, look)


def play_out(page: Page) -> None:
    """Take SETs until the game or the deal is over; where there is none, say so."""
    until(page.locator(OVER), lambda: take_or_speak(page))


def take_or_speak(page: Page) -> None:
    """A SET if one is seen; else what this game has to say about that."""
    found = find_sets(cards(page))
    if found:
        _try(page, found[0])
    else:
        press(page, _NO_SET)


def press(page: Page, name: str | re.Pattern[str]) -> bool:
    """Press the first button with such words, if there is one at this very moment.

    Found and pressed in one go: the next moment the same button may mean something else.
    """
    words = re.escape(name) if isinstance(name, str) else name.pattern
    return bool(
        page.evaluate(
            """words => {
                const fits = (button) => button.checkVisibility() &&
                    new RegExp(words).test(button.textContent.trim());
                const found = [...document.querySelectorAll("button")].find(fits);
                found?.click();
                return Boolean(found);
            }""",
            words,
        )
    )


def _try(page: Page, three: Triple) -> None:
    """Touch three cards in one moment, if they still lie there; the next moment they may not."""
    page.evaluate(
        """names => {
            const found = names.map((name) =>
                document.querySelector(`div:not([inert]) > button[data-card="${name}"]`));
            if (!found.every(Boolean)) return;
            for (const button of found) if (button.ariaPressed !== "true") button.click();
        }""",
        [str(each) for each in three],
    )
    page.wait_for_function(
        """([name, over]) => {
            const here = `div:not([inert]) > button[data-card="${name}"][aria-pressed="true"]`;
            return document.querySelector(over) || !document.querySelector(here);
        }""",
        arg=[str(three[2]), OVER],
    )


def agreed_set(*pages: Page) -> Triple:
    """A SET that all see on the table; while there is none, they agree on three more cards."""
    while not (found := find_sets(cards(pages[0]))):
        lying = pages[0].locator(CARDS).count()
        for page in pages:
            page.get_by_role("button", name="None here").click()
        for page in pages:
            expect(page.locator(CARDS)).to_have_count(lying + 3)
    return found[0]
