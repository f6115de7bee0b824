"""Players who are missing: called from any page, waited for by a clock; and leaving a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.acting import CARDS, open_table
from tests.web.looking import examine
from tests.web.people import account
from tests.web.stage import Stage, gather, two_at_a_table

CLOCK = re.compile(r"0:\d\d")


def start_without(stage: Stage, ada_name: str, bo_name: str) -> tuple[Page, Page]:
    """Ada starts a rated game for two while Bo is on another page; Bo is called."""
    ada = account(stage, ada_name, "/#/game/classic?with=friends")
    ada.get_by_role("checkbox", name="Rated game").check()
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("1 of 2 seats taken")).to_be_visible()
    bo = account(stage, bo_name, f"/#/t/{ada.url.rsplit('/', 1)[1]}")
    expect(ada.get_by_text("2 of 2 seats taken")).to_be_visible()
    bo.goto(f"{stage.address}/#/rules")
    expect(seat_of(ada, bo_name).get_by_text("away")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    expect(notice(bo, ada_name)).to_be_visible()
    return ada, bo


def seat_of(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def notice(page: Page, name: str) -> Locator:
    invitations = page.get_by_role("region", name="Invitations")
    return invitations.get_by_text(f"{name} waits for you: SET")


def test_an_awaited_player_comes_from_any_page(stage: Stage) -> None:
    ada, bo = start_without(stage, "Agathe", "Balduin")
    expect(ada.get_by_text("The game starts as soon as Balduin is here.")).to_be_visible()
    expect(seat_of(ada, "Balduin").get_by_role("timer")).to_have_text(CLOCK)
    expect(bo.get_by_role("timer")).to_have_text(CLOCK)
    examine(ada)
    examine(bo)
    bo.get_by_role("button", name="Come").click()
    for page in (ada, bo):
        expect(page.locator(CARDS).first).to_be_visible()
    expect(notice(bo, "Agathe")).to_have_count(0)


def test_an_awaited_player_says_no(stage: Stage) -> None:
    ada, bo = start_without(stage, "Aleida", "Bonifaz")
    bo.get_by_role("button", name="No", exact=True).click()
    expect(notice(bo, "Aleida")).to_have_count(0)
    expect(ada.get_by_text("1 of 2 seats taken")).to_be_visible()
    expect(ada.get_by_text("The game starts as soon as")).to_have_count(0)


def test_a_player_who_waits_cancels_the_start(stage: Stage) -> None:
    ada, bo = start_without(stage, "Almuth", "Burkhard")
    ada.get_by_role("button", name="Cancel").click()
    expect(notice(bo, "Almuth")).to_have_count(0)
    expect(ada.get_by_role("button", name="Start the game")).to_be_visible()


@pytest.mark.parametrize("tile", ["SET for beginners", "ChipSet", "SetUp", "SET Dice"])
def test_the_clock_of_an_absent_player_is_shown_in_the_game(stage: Stage, tile: str) -> None:
    ada, ben = gather(stage, tile, "Ben")
    ben.goto(f"{stage.address}/#/rules")
    expect(ada.get_by_text("away")).to_be_visible()
    expect(ada.get_by_text("away").get_by_role("timer")).to_have_text(CLOCK)
    examine(ada)
    ben.go_back()
    expect(ada.get_by_text("away")).to_have_count(0)


def test_to_leave_others_is_asked_first(stage: Stage) -> None:
    ada, ben = two_at_a_table(stage, "SET for beginners", cards=9)
    leave = ada.get_by_role("link", name="Leave")
    leave.press("Enter")
    question = ada.get_by_role("alertdialog", name="Leave the game?")
    expect(question).to_have_accessible_description(re.compile("You give up your place"))
    expect(question.get_by_role("button", name="Stay")).to_be_focused()
    examine(ada)
    ada.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(leave).to_be_focused()
    leave.click()
    question.get_by_role("button", name="Stay").click()
    expect(ada.locator(CARDS).first).to_be_visible()
    leave.click()
    expect(question).to_be_visible()
    heights = question.get_by_role("button").evaluate_all("all => all.map(e => e.offsetHeight)")
    assert min(heights) >= 44
    question.get_by_role("button", name="Leave").click()
    expect(ada.get_by_role("heading", name="Play together").first).to_be_visible()
    # The others go on at once, without a clock and without a question.
    expect(ben.get_by_role("region", name="Story").get_by_text("Ada has left.")).to_be_visible()
    expect(ben.get_by_role("timer")).to_have_count(0)
    ada.go_back()
    expect(ben.get_by_role("region", name="Story").get_by_text("Ada is back.")).to_be_visible()


def test_to_leave_a_rated_game_costs_it(stage: Stage) -> None:
    _ada, bo = start_without(stage, "Adele", "Bodo")
    bo.get_by_role("button", name="Come").click()
    expect(bo.locator(CARDS).first).to_be_visible()
    bo.get_by_role("link", name="Leave").click()
    expect(bo.get_by_role("alertdialog")).to_contain_text("You lose this rated game")
    examine(bo)


def test_to_leave_bots_or_a_game_one_watches_is_not_asked(stage: Stage) -> None:
    (ada,) = gather(stage, "SET for beginners", bots=1)
    ada.get_by_role("link", name="Leave").click()
    expect(ada.get_by_role("heading", name="Play together").first).to_be_visible()
    host = stage.person("/#/new")
    open_table(host, "Solitaire")
    expect(host.locator(CARDS)).to_have_count(12)
    watcher = stage.follow(host, "Ben")
    watcher.get_by_role("link", name="Leave").click()
    expect(watcher.get_by_role("heading", name="Play together").first).to_be_visible()
