"""SetUp in real browsers: a whole game against a bot, challenges between people, by keyboard."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.acting import names, open_by_keyboard, open_table, until
from tests.web.betting import (
    AT_ONCE,
    hand_cards,
    laid_cards,
    lay,
    lay_in_turn,
    name_cards,
    on_turn,
    rash_card,
    read,
    safe_card,
    two_with_the_last,
)
from tests.web.conftest import Open
from tests.web.looking import SMALL_PHONE, examine, overflow
from tests.web.screens_betting import setup_wrong
from tests.web.serving import Server
from tests.web.stage import Stage, gather


@pytest.fixture
def address(brisk_server: Server) -> str:
    """Bots that do not take their time."""
    return brisk_server.address


def taken(page: Page, name: str) -> Locator:
    line = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return line.locator(".score [aria-hidden]")


def verdict(page: Page) -> Locator:
    return page.get_by_label("The last three cards shown")


def lay_by_turns(pages: list[Page], count: int) -> None:
    """So many cards are laid, each by whoever is in turn; they make no SET if that can be."""
    for _ in range(count):
        lay_in_turn(pages)


def test_a_person_plays_a_whole_game_against_bots(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "SetUp", players=4, bots=3, options={**AT_ONCE, "Cards in a hand": "9"})
    expect(hand_cards(page)).to_have_count(9)
    until(page.locator("#end-heading"), partial(challenge_or_lay, page))
    expect(page.get_by_role("columnheader", name="SETs spotted")).to_be_visible()
    result = page.get_by_role("table").filter(has=page.get_by_text("SETs spotted")).first
    points = result.locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert sum(int(each.replace("−", "-")) for each in points) >= -81
    assert len(points) == 4


def challenge_or_lay(page: Page) -> None:
    """As fast as the page allows: the table may change at any moment."""
    two = two_with_the_last(page) if may_challenge(page) else []
    for card in two:
        touch(page, laid_cards(page), str(card))
    if not two and on_turn(page):
        touch(page, hand_cards(page), str(safe_card(page)))


def may_challenge(page: Page) -> bool:
    return laid_cards(page).and_(page.locator(".last[aria-disabled=false]")).count() > 0


def touch(page: Page, among: Locator, card: str) -> None:
    """Touch a card if it is there right now."""
    found = among.and_(page.locator(f'[data-card="{card}"]'))
    found.evaluate_all("all => all[0]?.click()")


def test_nobody_sees_what_others_hold_before_it_is_laid(stage: Stage) -> None:
    pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    watcher = stage.follow(pages[0], "Cleo")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    spoken = {card: name for name, card in names().items()}
    for _ in range(6):
        for page in pages:
            expect(hand_cards(page)).to_have_count(4)
            hand = read(hand_cards(page))
            for other in {*pages, watcher} - {page}:
                content = other.content()
                assert not [each for each in hand if spoken[each] in content]
                assert not [each for each in hand if str(each) in content]
        lay_by_turns(pages, 1)
        expect(laid_cards(watcher)).to_have_count(laid_cards(pages[0]).count())


def test_a_wrong_challenge_costs_one_try_and_is_explained(stage: Stage) -> None:
    setup_wrong(stage)
    ada, ben, _ = stage.pages
    examine(ben, "setup_wrong")
    expect(verdict(ada)).to_contain_text("Ben: no SET")
    expect(ben.get_by_text("You have had your try at this card.")).to_be_visible()
    expect(laid_cards(ben).first).to_have_attribute("aria-disabled", "true")
    expect(laid_cards(ada).first).to_have_attribute("aria-disabled", "false")
    lay(ada, safe_card(ada))
    expect(laid_cards(ben).first).to_have_attribute("aria-disabled", "false")


def test_a_right_challenge_empties_the_table(stage: Stage) -> None:
    pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    ada, ben = pages
    page = lay_in_turn(pages)
    while not (two := two_with_the_last(page)):
        page = lay_in_turn(pages, rash_card)
    count = laid_cards(page).count()
    other, finder, layer = (ben, "Ben", "Ada") if page is ada else (ada, "Ada", "Ben")
    name_cards(other, *two)
    expect(other.get_by_text("Well spotted: a SET!")).to_be_visible()
    expect(page.get_by_text(f"{finder} saw a SET!")).to_be_visible()
    expect(page.get_by_text(f"You take the whole table: {count} cards.")).to_be_visible()
    examine(page, "setup_challenge")
    for each in pages:
        expect(laid_cards(each)).to_have_count(0)
        expect(taken(each, layer)).to_have_text(f"−{count}")
        expect(taken(each, finder)).to_have_text("0")
    lay_by_turns(pages, 1)
    expect(page.get_by_text("You take the whole table")).to_be_hidden()


def test_it_is_played_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/#/new?game=setup")
    open_by_keyboard(page, AT_ONCE)
    expect(hand_cards(page)).to_have_count(4)
    page.keyboard.press("?")
    expect(hand_cards(page).first.locator("kbd")).to_have_text("1")
    for lying in (2, 4):  # the bot leads, and is given nothing to challenge
        expect(page.get_by_text(re.compile("^Your turn"))).to_be_visible()
        expect(laid_cards(page)).to_have_count(lying - 1)
        card = safe_card(page)
        page.keyboard.press(str(read(hand_cards(page)).index(card) + 1))
        mine = laid_cards(page).and_(page.locator(f'[data-card="{card}"]'))
        expect(mine).to_be_visible()
    expect(laid_cards(page)).to_have_count(5)
    page.keyboard.press("q")
    expect(laid_cards(page).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(laid_cards(page).first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("q")
    page.keyboard.press("a")
    expect(verdict(page)).to_be_visible()


def test_with_a_second_thought_before_each_card(stage: Stage) -> None:
    """Who asked for it confirms what is laid and what is said."""
    ada, ben = pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    lay_by_turns(pages, 4)
    ben.get_by_role("link", name="Settings").click()
    ben.get_by_label("Ask before three chosen cards are sent").check()
    ben.go_back()
    expect(laid_cards(ben)).to_have_count(4)
    expect(ben.get_by_text("Your turn: lay a card.")).to_be_visible()
    examine(ben, "setup")
    first, second, *_ = read(laid_cards(ben))
    name_cards(ben, first, second)
    expect(ben.get_by_role("button", name="That is a SET!")).to_be_visible()
    ben.get_by_role("button", name="Choose again").click()
    card = read(hand_cards(ben))[0]
    hand_cards(ben).first.click()
    expect(laid_cards(ada)).to_have_count(4)
    ben.get_by_role("button", name="Lay this card").click()
    expect(laid_cards(ada)).to_have_count(5)
    assert read(laid_cards(ada))[-1] is card


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    def test_nine_cards_in_a_hand_fit_on_it(self, open_page: Open) -> None:
        page = open_page("/#/new")
        open_table(page, "SetUp", players=4, bots=3, options={**AT_ONCE, "Cards in a hand": "9"})
        for _ in range(3):
            expect(page.get_by_text(re.compile("^Your turn"))).to_be_visible()
            assert overflow(page) <= 0
            sizes = hand_cards(page).evaluate_all(
                "all => all.map(each => Math.min(each.offsetHeight, each.offsetWidth))"
            )
            assert min(sizes) >= 44
            lay(page, safe_card(page))
