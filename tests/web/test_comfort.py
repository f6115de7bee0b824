"""What makes playing pleasant: settings over the table, keys, a hint, and what comes next."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, cards, open_table
from tests.web.conftest import Open
from tests.web.looking import violations

LESSONS = '{"done":["cards","rule","nine","third","play"]}'


def test_settings_open_over_the_table_and_the_game_is_not_left(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "SET", players=1)
    expect(page.locator(CARDS)).to_have_count(12)
    address = page.url
    page.get_by_role("link", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("A letter for the colour on each card").check()
    assert violations(page) == []
    dialog.get_by_role("button", name="Back to the table").click()
    expect(dialog).to_have_count(0)
    assert page.url == address
    expect(page.locator(f"{CARDS} svg text")).to_have_count(12)


def test_keys_are_told_at_a_desk_until_the_first_one_is_pressed(open_page: Open) -> None:
    page = open_page("/#/new")
    page.set_viewport_size({"width": 1280, "height": 800})
    open_table(page, "SET", players=1)
    told = page.get_by_text("Keys: every card has a letter")
    expect(told).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(12)
    page.keyboard.press("q")
    expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(1)
    expect(told).to_have_count(0)
    page.reload()
    expect(page.locator(CARDS).first).to_be_visible()
    expect(told).to_have_count(0)


def test_a_solitaire_has_a_clock_a_name_and_a_hint_and_no_chat(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "Solitaire")
    expect(page.locator(CARDS).first).to_be_visible()
    expect(page.get_by_text("three more cards when you see none")).to_be_visible()
    expect(page.get_by_role("definition").last).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    found = find_sets(cards(page))
    page.get_by_role("button", name="A hint").click()
    if found:
        expect(page.get_by_role("button", name=", a hint")).to_have_count(1)
    else:
        expect(page.get_by_text("There is no SET here.").first).to_be_visible()
    hints = page.locator("dl div", has_text="Hints").get_by_role("definition")
    expect(hints).to_have_text("1")
    page.reload()
    expect(hints).to_have_text("1")


def test_after_the_course_comes_a_real_game(open_page: Open) -> None:
    page = open_page("/#/learn")
    page.evaluate("done => localStorage.setItem('tercet.course', done)", LESSONS)
    page.reload()
    expect(page.get_by_role("heading", name="You know the game. Now play!")).to_be_visible()
    order = page.get_by_role("region", name="You know the game").get_by_role("link")
    addresses = order.evaluate_all("all => all.map(each => each.hash)")
    assert addresses[0] == "#/game/classic"
    assert len(set(addresses)) == 8
    assert violations(page) == []
    page.get_by_role("link", name="A first real game").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_the_puzzle_of_another_day_is_not_todays(open_page: Open) -> None:
    page = open_page("/#/puzzle/2026-02-10")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("The puzzle of 10 February 2026")
    expect(page.get_by_text("exactly six SETs among them. The clock starts")).to_be_visible()
