"""A phone in airplane mode: pages, games by hand, and afterwards one of them handed in."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web import acting_dice
from tests.web.acting import CARDS, Options, open_table, play_out, until
from tests.web.acting_alone import PATIENCE_MS, until_it_works_offline
from tests.web.looking import violations
from tests.web.screens_account import log_in, register
from tests.web.serving import Server
from tests.web.stage import Stage

#: 27 cards, so that it does not take long.
FEW: Options = {"Beginners’ pack": "only solid cards"}


@pytest.fixture
def browser_context_args() -> dict[str, Any]:
    """A phone, whose browser may keep the page."""
    size = {"width": 390, "height": 844}
    return {"locale": "en", "reduced_motion": "reduce", "viewport": size, "has_touch": True}


@pytest.fixture
def phone(context: BrowserContext, server: Server) -> Page:
    """Somebody with an account, who has just gone offline."""
    page = context.new_page()
    page.goto(f"{server.address}/#/account")
    register(page, "traveller")
    page.goto(f"{server.address}/#/")
    until_it_works_offline(page)
    context.set_offline(True)
    return page


@pytest.mark.campaign
def test_a_journey_without_a_network_and_a_game_handed_in_after_it(
    phone: Page, context: BrowserContext, server: Server, stage: Stage
) -> None:
    here = phone.get_by_text("In this browser", exact=True)
    phone.reload()
    for address, heading in (("learn", "Learn"), ("rules", "Rules"), ("practice", "Practice")):
        phone.goto(f"{server.address}/#/{address}")
        expect(phone.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
    phone.goto(f"{server.address}/#/puzzle")
    phone.get_by_role("button", name="Show the cards").click(timeout=PATIENCE_MS)
    expect(phone.locator(CARDS)).to_have_count(12)

    phone.goto(f"{server.address}/#/new")
    open_table(phone, "SET", players=2, bots=1, options=FEW)
    expect(here).to_be_visible(timeout=PATIENCE_MS)
    play_out(phone)
    phone.goto(f"{server.address}/#/new")
    open_table(phone, "SET Dice", options=acting_dice.SHORT)
    expect(here).to_be_visible(timeout=PATIENCE_MS)
    mine = phone.locator("[role=gridcell][data-shows]")
    until(mine.nth(5), lambda: acting_dice.act(phone))  # somebody has opened, somebody has placed
    table = phone.url
    phone.goto(f"{server.address}/#/games")
    expect(phone.locator(".tiles li")).to_have_count(1)

    phone.get_by_role("link", name="SET", exact=True).click()
    button = phone.get_by_role("button", name="Hand in to my account")
    button.click(timeout=PATIENCE_MS)
    expect(phone.get_by_role("alert")).to_contain_text("server cannot be reached")
    context.set_offline(False)
    assert violations(phone) == []
    button.click()
    expect(phone.locator(".hand-in")).to_contain_text("Handed in: it is with your account")
    phone.goto(f"{server.address}/#/games")
    expect(phone.locator(".tiles li")).to_have_count(1)  # it is shown once
    phone.goto(table)
    expect(mine.nth(5)).to_be_visible(timeout=PATIENCE_MS)
    expect(here).to_be_visible()

    desk = stage.person("/#/account")
    log_in(desk, "traveller")
    expect(desk.get_by_text("You are logged in as traveller.")).to_be_visible()
    desk.goto(f"{server.address}/#/games")
    expect(desk.locator(".tiles li")).to_contain_text("Played in a browser")
    desk.locator(".tiles li a").click()
    expect(desk.get_by_text("It counts for no rating, record or average.")).to_be_visible()
