"""Screens of the games with a hand or a board of one's own: 20/20 and SET Dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tercet.dice.finding import best_turns
from tests.web.acting import CARDS, open_table, press
from tests.web.acting_dice import SHORT, SWIFT, act, place, position

if TYPE_CHECKING:
    from tests.web.screens import Stage


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
    """The race for the opening, with two dice laid."""
    host, _ = two_with_dice(stage)
    for at in (0, 2):
        host.locator(".hand button").nth(at).click()
        press(host, "Place the wild")
    return host


def dice_placing(stage: Stage) -> Page:
    """One's own turn after a few others: dice on the board, what they would score, what fits."""
    people = two_with_dice(stage, SWIFT)
    for _ in range(200):
        for page in people:
            turn = page.get_by_role("button", name="Pass").is_visible()
            lying = len(position(page, "standard").dice)
            found = best_turns(position(page, "standard"), 1) if turn else []
            if lying > 12 and found and len(found[0].turn.placements) > 1:
                page.get_by_role("button", name="Show what fits").click()
                for placement in found[0].turn.placements:
                    place(page, placement)
                expect(page.get_by_role("button", name="Place:")).to_be_visible()
                return page
            act(page, "standard")
        people[0].wait_for_timeout(50)
    raise AssertionError("no turn of two dice")


def dice_end(stage: Stage) -> Page:
    """The scores, the course of the game, and the board."""
    host, guest = two_with_dice(stage, SHORT)
    for _ in range(200):
        if host.locator("#end-heading").is_visible():
            return host
        for page in (host, guest):
            act(page)
    raise AssertionError("the game does not end")


def two_with_dice(stage: Stage, options: dict[str, str | bool] | None = None) -> tuple[Page, Page]:
    """Ada and Ben, who have thrown their dice."""
    host = stage.person("/#/new")
    open_table(host, "SET Dice", players=2, options=options)
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    guest = stage.person(host.url.removeprefix(stage.address))
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Come to the table").click()
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".hand button")).to_have_count(5)
    return host, guest


SCREENS: Final = (twenty, dice_opening, dice_placing, dice_end)
