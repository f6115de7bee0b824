"""A phone in airplane mode: whole games by hand, and afterwards one of them handed in."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web import acting_dice
from tests.web.acting import open_table, play_out
from tests.web.acting_alone import PATIENCE_MS, until_it_works_offline
from tests.web.looking import violations
from tests.web.screens_account import log_in, register
from tests.web.serving import Server
from tests.web.stage import Stage

#: 27 cards, so that it does not take long.
FEW = {"Beginners’ pack": "only solid cards"}


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
def test_games_are_played_by_hand_and_one_is_handed_in(
    phone: Page, context: BrowserContext, server: Server, stage: Stage
) -> None:
    def begin(tile: str, **how: Any) -> None:
        phone.goto(f"{server.address}/#/new")
        open_table(phone, tile, **how)
        expect(phone.get_by_text("In this browser", exact=True)).to_be_visible(timeout=PATIENCE_MS)

    begin("SET", players=2, bots=1, options=FEW)
    play_out(phone)
    begin("SET Dice", options=acting_dice.SHORT)
    acting_dice.play_out(phone)
    begin("Solitaire")
    play_out(phone)
    phone.goto(f"{server.address}/#/games")
    expect(phone.locator(".tiles li")).to_have_count(3)

    phone.get_by_role("link", name="SET", exact=True).click()
    button = phone.get_by_role("button", name="Hand in to my account")
    button.click(timeout=PATIENCE_MS)
    expect(phone.get_by_role("alert")).to_contain_text("server cannot be reached")
    context.set_offline(False)
    assert violations(phone) == []
    button.click()
    expect(phone.locator(".hand-in")).to_contain_text("Handed in: it is with your account")
    phone.goto(f"{server.address}/#/games")
    expect(phone.locator(".tiles li")).to_have_count(3)  # it is shown once

    desk = stage.person("/#/account")
    log_in(desk, "traveller")
    expect(desk.get_by_text("You are logged in as traveller.")).to_be_visible()
    desk.goto(f"{server.address}/#/games")
    expect(desk.locator(".tiles li")).to_contain_text("Played in a browser")
    desk.locator(".tiles li a").click()
    expect(desk.get_by_text("It counts for no rating, record or average.")).to_be_visible()
