"""Screens of the games with a hand or a board of one's own: 20/20 and SET Dice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tercet.dice.finding import best_turns
from tercet.dice.position import Turn
from tests.web.acting import CARDS, Options, open_table, patiently, press, until
from tests.web.acting_dice import SHORT, act, on_turn, place, play_out, position
from tests.web.stage import gather

if TYPE_CHECKING:
    from tests.web.stage import Stage

#: Lays a wild, which asks first what it stands for.
LAY: Final = re.compile("^Lay ")


def twenty(stage: Stage) -> Page:
    """The own hand below the table, two cards chosen, and the keys shown."""
    page = stage.person("/#/new")
    open_table(page, "20/20", players=3, bots=2)
    expect(page.locator(CARDS)).to_have_count(12)
    page.keyboard.press("?")
    page.locator(CARDS).nth(1).click()
    page.locator(CARDS).nth(7).click()
    return page


def dice_opening(stage: Stage) -> Page:
    """The race for the opening, with two dice laid; a bot might be faster."""
    page, _ = two_with_dice(stage, {})
    laid = page.locator(".hand .away")
    for count, at in enumerate((0, 2), 1):
        page.locator(".hand button").nth(at).click()
        until(laid.nth(count - 1), lambda: press(page, LAY))
    expect(laid).to_have_count(2)
    return page


def dice_placing(stage: Stage) -> Page:
    """One's own turn after a few others: dice on the board, what they would score, what fits."""
    pages = two_with_dice(stage, SHORT)
    page, turn = patiently(pages[0], lambda: _turn_of_two_dice(pages))
    page.get_by_role("button", name="Show what fits").click()
    for placement in turn.placements:
        place(page, placement)
    expect(page.get_by_role("button", name="Place:")).to_be_visible()
    return page


def _turn_of_two_dice(pages: list[Page]) -> tuple[Page, Turn] | None:
    """Who could place two dice at least, beside several that lie there; else the game goes on."""
    for page in pages:
        found = best_turns(position(page), 1) if on_turn(page) else []
        if found and len(found[0].turn.placements) > 1 and len(position(page).dice) > 6:
            return page, found[0].turn
        act(page)
    return None


def dice_end(stage: Stage) -> Page:
    """The scores of a game against a bot, the course of it, and the board."""
    page = stage.person("/#/new")
    open_table(page, "SET Dice", players=2, bots=1, options=SHORT)
    expect(page.locator(".hand button")).to_have_count(5)
    play_out(page)
    expect(page.get_by_text("The board at the end")).to_be_visible()
    return page


def two_with_dice(stage: Stage, options: Options) -> list[Page]:
    """Ada and Ben, who have thrown their dice."""
    pages = gather(stage, "SET Dice", "Ben", options=options)
    for page in pages:
        expect(page.locator(".hand button")).to_have_count(5)
    return pages


SCREENS: Final = (twenty, dice_opening, dice_placing)
